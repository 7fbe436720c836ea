/* mood.c -- key, chords and pace of a minute of music: one row for each. */
#include "sound/mood.h"

#include <assert.h>

#define MAJOR                \
    {                        \
        0, 2, 4, 5, 7, 9, 11 \
    }
#define LYDIAN               \
    {                        \
        0, 2, 4, 6, 7, 9, 11 \
    }
#define MIXOLYDIAN           \
    {                        \
        0, 2, 4, 5, 7, 9, 10 \
    }
#define DORIAN               \
    {                        \
        0, 2, 3, 5, 7, 9, 10 \
    }
#define MINOR                \
    {                        \
        0, 2, 3, 5, 7, 8, 10 \
    }
#define BRIGHT        \
    {                 \
        0, 2, 4, 7, 9 \
    }
#define DARK           \
    {                  \
        0, 3, 5, 7, 10 \
    }

/* Every key here contains c d e g a, of which the effects are made: a bell
 * never rings against the music. */
static const Mood moods[MOOD_COUNT] = {
    {.tonic = 0,
     .scale = MAJOR,
     .tune = BRIGHT,
     .progressions = {{0, 5, 3, 4}, {0, 2, 3, 4}, {3, 0, 1, 5}},
     .step = 0.40F,
     .lead = TIMBRE_PIANO,
     .liveliness = 100},
    {.tonic = 9,
     .scale = MINOR,
     .tune = DARK,
     .progressions = {{0, 5, 2, 6}, {0, 3, 5, 6}, {5, 6, 0, 0}},
     .step = 0.44F,
     .lead = TIMBRE_BELL,
     .liveliness = 80},
    {.tonic = 5,
     .scale = LYDIAN,
     .tune = BRIGHT,
     .progressions = {{0, 1, 0, 1}, {0, 4, 1, 0}, {0, 2, 5, 1}},
     .step = 0.46F,
     .lead = TIMBRE_MALLET,
     .liveliness = 90},
    {.tonic = 7,
     .scale = MAJOR,
     .tune = BRIGHT,
     .progressions = {{0, 3, 5, 3}, {0, 5, 1, 4}, {5, 3, 0, 4}},
     .step = 0.38F,
     .lead = TIMBRE_MALLET,
     .liveliness = 110},
    {.tonic = 2,
     .scale = DORIAN,
     .tune = DARK,
     .progressions = {{0, 3, 0, 3}, {0, 6, 3, 0}, {0, 2, 3, 6}},
     .step = 0.42F,
     .lead = TIMBRE_PIANO,
     .liveliness = 90},
    {.tonic = 5,
     .scale = MAJOR,
     .tune = BRIGHT,
     .progressions = {{3, 4, 2, 5}, {0, 5, 1, 4}, {0, 3, 0, 4}},
     .step = 0.41F,
     .lead = TIMBRE_BELL,
     .liveliness = 90},
    {.tonic = 7,
     .scale = MIXOLYDIAN,
     .tune = BRIGHT,
     .progressions = {{0, 6, 3, 0}, {0, 3, 6, 3}, {0, 4, 6, 3}},
     .step = 0.43F,
     .lead = TIMBRE_PIANO,
     .liveliness = 90},
    {.tonic = 4,
     .scale = MINOR,
     .tune = DARK,
     .progressions = {{0, 5, 2, 6}, {0, 2, 5, 3}, {5, 2, 3, 0}},
     .step = 0.45F,
     .lead = TIMBRE_MALLET,
     .liveliness = 80},
};

const Mood *mood_of(int number)
{
    assert(number >= 0 && number < MOOD_COUNT);
    return &moods[number];
}
