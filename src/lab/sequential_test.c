/* sequential_test.c -- a sequential test: two players play until one is seen to be better. */
#include "lab/sequential_test.h"

enum { FIRST_LOOK = 32, LOOK_PART = 10 };

uint64_t sequential_test_next(const SequentialTest *test, const Tally *tally)
{
    int64_t done = tally->deals;
    int64_t next = done / LOOK_PART;
    if (next < FIRST_LOOK) next = FIRST_LOOK;
    if (next > test->most_deals - done) next = test->most_deals - done;
    return (uint64_t)next;
}

Interval sequential_test_margin(const SequentialTest *test, const Tally *tally)
{
    double games = test->match->seat_count;
    double sum = (double)(tally->entrants[0].wins - tally->entrants[1].wins) / games;
    double squares = (double)tally->margin_squares / (games * games);
    Interval margin = stats_always(sum, squares, tally->deals, test->confidence);
    if (margin.low < -1) margin.low = -1;
    if (margin.high > 1) margin.high = 1;
    return margin;
}

void sequential_test_look(SequentialTest *test, const Tally *tally)
{
    Interval margin = sequential_test_margin(test, tally);
    if (test->look_count < SEQUENTIAL_TEST_LOOKS)
        test->looks[test->look_count++] = (TestLook){.deals = tally->deals, .margin = margin};
    if (margin.low > 0)
        test->verdict = TEST_FIRST;
    else if (margin.high < 0)
        test->verdict = TEST_SECOND;
    else if (tally->deals >= test->most_deals)
        test->verdict = TEST_UNDECIDED;
}
