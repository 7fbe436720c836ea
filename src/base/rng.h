/* rng.h -- seedable random numbers with explicit state. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

/* xoshiro256**; the same numbers on every platform. */
typedef struct Rng {
    uint64_t state[4];
} Rng;

/* Stream number `stream` of the family `seed`: streams are independent, so
 * game n of a series uses rng_seed(seed, n). */
Rng rng_seed(uint64_t seed, uint64_t stream);

/* The next 64 random bits. These two are inline: a simulation spends much of
 * its time here. */
static inline uint64_t rng_next(Rng *rng)
{
    uint64_t *s = rng->state;
    uint64_t five = s[1] * 5;
    uint64_t result = ((five << 7) | (five >> 57)) * 9;
    uint64_t shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = (s[3] << 45) | (s[3] >> 19);
    return result;
}

/* A number from 0 to bound - 1, each equally likely. `bound` is at least 1. */
static inline uint32_t rng_below(Rng *rng, uint32_t bound)
{
    /* Lemire: the high half of a product is the number; the few low halves
     * that would make some numbers likelier are thrown again. */
    uint64_t product = (rng_next(rng) >> 32) * bound;
    if ((uint32_t)product < bound) {
        uint32_t surplus = (0U - bound) % bound;
        while ((uint32_t)product < surplus) {
            product = (rng_next(rng) >> 32) * bound;
        }
    }
    return (uint32_t)(product >> 32);
}

#endif
