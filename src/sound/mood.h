/* mood.h -- key, chords and pace of a minute of music. */
#ifndef SOUND_MOOD_H
#define SOUND_MOOD_H

#include "sound/timbre.h"

enum { MOOD_COUNT = 8, MOOD_PROGRESSIONS = 3, MOOD_CHORDS = 4, MOOD_SCALE = 7, MOOD_TUNE = 5 };

typedef struct Mood {
    int tonic;             /* semitones above c */
    int scale[MOOD_SCALE]; /* semitones above the tonic; chords are built on it */
    int tune[MOOD_TUNE];   /* the pentatonic scale of the melody */
    int progressions[MOOD_PROGRESSIONS][MOOD_CHORDS]; /* degrees, from 0 */
    float step;                                       /* seconds of an eighth note */
    TimbreKind lead;                                  /* plays the melody */
    int liveliness;                                   /* of the melody, percent */
} Mood;

/* `number` is 0 to MOOD_COUNT - 1. */
const Mood *mood_of(int number);

#endif
