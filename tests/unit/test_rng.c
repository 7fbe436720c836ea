/* test_rng.c -- the random numbers: known answers, and fair. */
#include "base/rng.h"

#include "check.h"

static void xoshiro_gives_the_published_numbers(void)
{
    Rng rng = {{1, 2, 3, 4}};
    CHECK_INT(11520, rng_next(&rng));
    CHECK_INT(0, rng_next(&rng));
    CHECK_INT(1509978240, rng_next(&rng));
    CHECK_INT(1215971899390074240, rng_next(&rng));
    CHECK_INT(1216172134540287360, rng_next(&rng));
    CHECK_INT(607988272756665600, rng_next(&rng));
}

/* The answers below were computed by a separate program in another language. */
static void seeds_give_known_states(void)
{
    static const struct {
        uint64_t seed, stream, state[4], first, second;
    } known[] = {
        {0,
         0,
         {0x238275bc38fcbe91, 0xf89a2566b5822c54, 0x47200e1d9780fa44, 0xe710dc7a64e2470a},
         0x8c4986f3f0e565d5,
         0xf4547fdf5c2f56b6},
        {42,
         7,
         {0x55be888977820bef, 0x62cd1d983d0525e0, 0x8e84170f6aab06eb, 0xe9b758b15aa0d753},
         0x0719e15cf3d4342f,
         0x40efa5d3e1980cd0},
        {UINT64_MAX,
         UINT64_MAX,
         {0xf14a310831123e0a, 0x673f30f72147ad25, 0x690df2e16b347af3, 0xfddf6f778d2c80db},
         0x0dcdb86cccb7c092,
         0x215e2dd81b0dda6e},
    };
    for (size_t k = 0; k < sizeof known / sizeof known[0]; k++) {
        Rng rng = rng_seed(known[k].seed, known[k].stream);
        for (int i = 0; i < 4; i++) {
            CHECK_INT(known[k].state[i], rng.state[i]);
        }
        CHECK_INT(known[k].first, rng_next(&rng));
        CHECK_INT(known[k].second, rng_next(&rng));
    }
}

static void a_die_gives_known_faces(void)
{
    static const uint32_t faces[] = {1, 2, 4, 3, 1, 5, 2, 4, 5, 4, 5, 1, 1, 5, 4, 4, 5, 3, 1, 2};
    Rng rng = rng_seed(42, 7);
    for (size_t i = 0; i < sizeof faces / sizeof faces[0]; i++) {
        CHECK_INT(faces[i], rng_below(&rng, 6) + 1);
    }
}

/* With this bound every third throw must be rejected: 2^32 mod 3e9 is 1.29e9. */
static void a_large_bound_throws_again(void)
{
    static const uint32_t numbers[] = {1276741745, 2491684092, 1554805429, 973433225,
                                       788352672,  2256525574, 1430159099, 104609443};
    Rng rng = rng_seed(2026, 1);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        CHECK_INT(numbers[i], rng_below(&rng, 3000000000U));
    }
}

static void bounds_are_kept(void)
{
    static const uint32_t bounds[] = {1, 2, 3, 6, 7, 16, 40, 1000003, 0x80000000U, UINT32_MAX};
    Rng rng = rng_seed(3, 3);
    for (size_t k = 0; k < sizeof bounds / sizeof bounds[0]; k++) {
        int beyond = 0;
        for (int i = 0; i < 2000; i++) {
            beyond += rng_below(&rng, bounds[k]) >= bounds[k];
        }
        CHECK_INT(0, beyond);
    }
}

/* Chi-squared with 5 degrees of freedom: 20.5 is passed once in a thousand,
 * and the seed is fixed. */
static void a_die_is_fair(void)
{
    enum { THROWS = 600000 };
    int count[6] = {0};
    Rng rng = rng_seed(1935, 0);
    for (int i = 0; i < THROWS; i++) {
        count[rng_below(&rng, 6)]++;
    }
    double chi = 0;
    for (int face = 0; face < 6; face++) {
        double off = count[face] - THROWS / 6.0;
        chi += off * off / (THROWS / 6.0);
    }
    CHECK(chi < 20.5);
}

static void neighbouring_streams_share_nothing(void)
{
    enum { STREAMS = 64 };
    Rng rng[STREAMS];
    for (uint64_t i = 0; i < STREAMS; i++) {
        rng[i] = i % 2 == 0 ? rng_seed(5, i) : rng_seed(5 + i, 0);
    }
    int shared = 0;
    for (int a = 0; a < STREAMS; a++) {
        for (int b = a + 1; b < STREAMS; b++) {
            for (int i = 0; i < 16; i++) {
                shared += rng[a].state[i / 4] == rng[b].state[i % 4];
            }
        }
    }
    CHECK_INT(0, shared);
}

static void seed_and_stream_are_not_the_same(void)
{
    Rng a = rng_seed(1, 2), b = rng_seed(2, 1), again = rng_seed(1, 2);
    uint64_t first = rng_next(&a);
    CHECK(first != rng_next(&b));
    CHECK_INT(first, rng_next(&again));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(xoshiro_gives_the_published_numbers);
    RUN(seeds_give_known_states);
    RUN(a_die_gives_known_faces);
    RUN(a_large_bound_throws_again);
    RUN(bounds_are_kept);
    RUN(a_die_is_fair);
    RUN(neighbouring_streams_share_nothing);
    RUN(seed_and_stream_are_not_the_same);
    return check_done();
}
