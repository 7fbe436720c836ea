/* choir.h -- a bounded number of voices; a new note takes the quietest. */
#ifndef SOUND_CHOIR_H
#define SOUND_CHOIR_H

#include "base/rng.h"
#include "sound/voice.h"

enum { CHOIR_VOICES = 28 };

typedef struct Choir {
    int rate;
    Rng rng; /* for noise and for looseness */
    Voice voices[CHOIR_VOICES];
    float leftover[2]; /* what interrupted voices leave, led to zero */
    float leftover_decay;
} Choir;

void choir_start(Choir *choir, int rate, uint64_t seed);
void choir_play(Choir *choir, const Note *note);
/* Adds the next frames to `stereo`. */
void choir_render(Choir *choir, float *stereo, int frames);

#endif
