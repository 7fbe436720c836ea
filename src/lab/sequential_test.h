/* sequential_test.h -- a sequential test: two players play until one is seen to be better. */
#ifndef LAB_SEQUENTIAL_TEST_H
#define LAB_SEQUENTIAL_TEST_H

#include "lab/match.h"
#include "lab/stats.h"

enum { SEQUENTIAL_TEST_LOOKS = 400 };

typedef enum TestVerdict { TEST_OPEN, TEST_FIRST, TEST_SECOND, TEST_UNDECIDED } TestVerdict;

/* The difference of the shares of games won after this many deals. */
typedef struct TestLook {
    int64_t deals;
    Interval margin;
} TestLook;

typedef struct SequentialTest {
    const Match *match; /* of two entrants with as many chairs each; borrowed */
    double confidence;  /* 0.95 */
    int64_t most_deals;
    TestVerdict verdict;
    int look_count;
    TestLook looks[SEQUENTIAL_TEST_LOOKS];
} SequentialTest;

/* Deals to play before the next look; depends on nothing but how many have
 * been played. */
uint64_t sequential_test_next(const SequentialTest *test, const Tally *tally);

/* Looks at all games played so far and settles the verdict if it can: with
 * the given confidence, a player that is not better is never called better,
 * however often one looks. */
void sequential_test_look(SequentialTest *test, const Tally *tally);

/* The difference of the shares of games won, with an interval that holds for
 * all looks at once. Both players' chairs together win all games. */
Interval sequential_test_margin(const SequentialTest *test, const Tally *tally);

#endif
