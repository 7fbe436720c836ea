/* sequential_test.h -- two players at one table, until one is seen to be better. */
#ifndef LAB_SEQUENTIAL_TEST_H
#define LAB_SEQUENTIAL_TEST_H

#include "lab/match.h"
#include "lab/report.h"
#include "lab/stats.h"

enum { DUEL_LOOKS = 400 };

typedef enum DuelVerdict { DUEL_OPEN, DUEL_FIRST, DUEL_SECOND, DUEL_UNDECIDED } DuelVerdict;

/* The difference of the shares of games won after so many deals. */
typedef struct DuelLook {
    int64_t deals;
    Interval margin;
} DuelLook;

typedef struct Duel {
    const Match *match; /* of two entrants with as many chairs each; borrowed */
    double confidence;  /* 0.95 */
    int64_t most_deals;
    DuelVerdict verdict;
    int look_count;
    DuelLook looks[DUEL_LOOKS];
} Duel;

/* Deals to play before the next look; depends on nothing but how many have
 * been played. */
uint64_t duel_next(const Duel *duel, const Tally *tally);

/* Looks at all games played so far and settles the verdict if it can: with
 * the given confidence, a player that is not better is never called better,
 * however often one looks. */
void duel_look(Duel *duel, const Tally *tally);

/* Borrows the duel for as long as the report lives. */
Report *duel_report_new(const Duel *duel, const Tally *tally);

#endif
