/* melody.h -- a few notes that come back, never quite the same. */
#ifndef SOUND_MELODY_H
#define SOUND_MELODY_H

#include "base/rng.h"
#include "sound/chord.h"

enum { MELODY_STEPS = 16, MELODY_REST = -1 };

typedef struct Melody {
    int places[MELODY_STEPS]; /* on the mood's pentatonic ladder, or MELODY_REST */
} Melody;

/* A new one. */
void melody_compose(Melody *melody, int liveliness, Rng *rng);
/* Changes a note or two. */
void melody_vary(Melody *melody, Rng *rng);
/* The pitch at a step, moved to the next that suits the chord; or MELODY_REST. */
int melody_pitch(const Melody *melody, int step, const Mood *mood, const Chord *chord);

#endif
