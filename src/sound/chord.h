/* chord.h -- four notes and a bass that go together. */
#ifndef SOUND_CHORD_H
#define SOUND_CHORD_H

#include <stdbool.h>

#include "sound/mood.h"

enum { CHORD_TONES = 4 };

typedef struct Chord {
    int tones[CHORD_TONES]; /* pitches of the hand, rising */
    int root, fifth;        /* pitches of the bass */
} Chord;

/* The chord on a degree of the mood's scale. */
Chord chord_of(const Mood *mood, int degree);
/* May a melody dwell on this pitch while the chord sounds? */
bool chord_suits(const Chord *chord, int pitch);

#endif
