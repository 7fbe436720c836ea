/* melody.c -- a few notes that come back, never quite the same. */
#include "sound/melody.h"

enum { OCTAVE = 12, TUNE_LOWEST = 60, PLACE_MAX = 8 };

/* In percent at liveliness 100: on the bar, on a beat, between beats. */
static int likelihood(int step)
{
    if (step % 8 == 0) return 50;
    return step % 2 == 0 ? 32 : 16;
}

static int walked(int place, Rng *rng)
{
    static const int strides[] = {-2, -1, -1, 0, 1, 1, 2, 3};
    int next = place + strides[rng_below(rng, sizeof strides / sizeof strides[0])];
    if (next < 0) return -next;
    return next > PLACE_MAX ? 2 * PLACE_MAX - next : next;
}

void melody_compose(Melody *melody, int liveliness, Rng *rng)
{
    int place = 2 + (int)rng_below(rng, 4);
    for (int step = 0; step < MELODY_STEPS; step++) {
        melody->places[step] = MELODY_REST;
        /* The last steps are left for breathing. */
        if (step >= MELODY_STEPS - 3) continue;
        if ((int)rng_below(rng, 10000) >= likelihood(step) * liveliness) continue;
        place = walked(place, rng);
        melody->places[step] = place;
    }
}

void melody_vary(Melody *melody, Rng *rng)
{
    for (int n = 0; n < 4; n++) {
        int *place = &melody->places[rng_below(rng, MELODY_STEPS)];
        if (*place != MELODY_REST) *place = walked(*place, rng);
    }
}

static int ladder_pitch(const Mood *mood, int place)
{
    /* The ladder begins with the lowest tonic that is not too low. */
    int lowest = TUNE_LOWEST + (mood->tonic + OCTAVE * OCTAVE - TUNE_LOWEST) % OCTAVE;
    return lowest + place / MOOD_TUNE * OCTAVE + mood->tune[place % MOOD_TUNE];
}

int melody_pitch(const Melody *melody, int step, const Mood *mood, const Chord *chord)
{
    int place = melody->places[step % MELODY_STEPS];
    if (place == MELODY_REST) return MELODY_REST;
    int pitch = ladder_pitch(mood, place);
    return chord_suits(chord, pitch) ? pitch : ladder_pitch(mood, place + 1);
}
