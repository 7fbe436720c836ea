/* rng.c -- seedable random numbers with explicit state. */
#include "base/rng.h"

static uint64_t splitmix_next(uint64_t *state)
{
    *state += UINT64_C(0x9E3779B97F4A7C15);
    uint64_t z = *state;
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

Rng rng_seed(uint64_t seed, uint64_t stream)
{
    /* Both are scrambled before they meet the counter: neighbouring seeds or
     * streams would otherwise share some of their state words. */
    uint64_t family = splitmix_next(&seed);
    uint64_t member = family ^ stream;
    uint64_t counter = splitmix_next(&member);
    Rng rng;
    for (int i = 0; i < 4; i++) {
        rng.state[i] = splitmix_next(&counter);
    }
    return rng;
}
