/* music.h -- quiet, endless, generated music. */
#ifndef SOUND_MUSIC_H
#define SOUND_MUSIC_H

#include "sound/choir.h"
#include "sound/melody.h"

/* Time is counted in eighth notes: eight to a chord, four chords to a phrase,
 * a few phrases to a mood; a mood ends with its tonic and a pause. */
typedef struct Music {
    Choir choir;
    Rng rng;
    double until; /* frames to the next step */
    const Mood *mood;
    int mood_number;
    int phrase, bar, step;  /* where we are */
    int progression;        /* of the mood */
    const int *hand, *bass; /* patterns of this phrase */
    bool sings, swells;     /* is there a melody, a pad in this phrase? */
    Chord chord;
    Melody melody;
} Music;

void music_start(Music *music, int rate, uint64_t seed);
/* Adds the next frames to `stereo`. */
void music_render(Music *music, float *stereo, int frames);

#endif
