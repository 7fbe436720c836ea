/* rating.h -- many players, all against all: how strong each of them is. */
#ifndef LAB_RATING_H
#define LAB_RATING_H

#include "lab/match.h"
#include "lab/report.h"

enum { RATING_PLAYERS = 16, RATING_BLOCKS = 20 };

/* Who meets whom, every pair on deals of its own kind: half of the seats are each one's. */
typedef struct Rating {
    const Edition *edition;
    Outlook outlook;      /* of the edition */
    int seat_count;       /* even */
    uint64_t seed, deals; /* of each pair */
    int32_t round_limit;
    int player_count;
    const PlayerKind *players[RATING_PLAYERS];               /* borrowed, no two alike */
    void (*heard)(void *listener, int32_t round, bool over); /* as that of a match */
} Rating;

/* Games that a player won against another, by blocks of deals: leaving out one block after the
 * other tells how sure the ratings are. Nothing but int64_t. */
typedef struct RatingCounts {
    int64_t won[RATING_BLOCKS][RATING_PLAYERS][RATING_PLAYERS];
    int64_t refused;
} RatingCounts;

/* Pairs of players. */
int rating_pairs(const Rating *rating);
/* Plays deal `piece` / pairs of pair `piece` % pairs. The same everywhere. */
void rating_play(const Rating *rating, uint64_t piece, RatingCounts *counts);

/* Like Elo, the mean is 0; with intervals of 95 % by the jackknife. */
void rating_make(const Rating *rating, const RatingCounts *counts,
                 Interval ratings[RATING_PLAYERS]);
Report *rating_report_new(const Rating *rating, const RatingCounts *counts,
                          const Language *language);

#endif
