/* trade_trial.h -- the trades of a game, each tried by playing on with it and without it. */
#ifndef LAB_TRADE_TRIAL_H
#define LAB_TRADE_TRIAL_H

#include "lab/match.h"

enum {
    TRADE_TRIAL_MOST = 40,    /* trades of one game; later ones are not tried */
    TRADE_TRIAL_AGAIN = 4,    /* a trade that looks bad is tried again, so many times as long */
    TRADE_TRIAL_SCALE = 10000 /* changes are in hundredths of a percent */
};

/* A trade that was made, and how it changed the chances to win. Nothing but int64_t. */
typedef struct TradeRow {
    int64_t number; /* of the game, from 0 */
    int64_t round;
    int64_t from, to;                       /* entrants: who offered, who agreed */
    int64_t give, take;                     /* deeds, as the one who offered sees them */
    int64_t money;                          /* that it pays; below zero it is paid */
    int64_t gain_from, gain_to, gain_other; /* the last of the others who gains most */
    int64_t error_from, error_to;           /* standard errors */
} TradeRow;

typedef struct TradeGame {
    int64_t count;
    TradeRow rows[TRADE_TRIAL_MOST];
} TradeGame;

/* Game `number` of a match, its trades in `game`. Everybody is taken for `hard` in the rollouts,
 * as in the odds; `rollouts` with the trade and as many without it, on the same dice. What then
 * seems to cost a side more than half of TRADE_TRIAL_BAD is tried again, and only the second
 * trial counts: otherwise the unlucky ones would be picked. */
void trade_trial_play(const Match *match, uint64_t number, int rollouts, TradeGame *game);

/* A trade is bad for a side that loses more than this: five points. */
enum { TRADE_TRIAL_BAD = 500 };

#endif
