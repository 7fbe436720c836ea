/* bid_clock.h -- an auction takes two minutes at most (B9), as in the window; where bidding is
 * free, every bid begins the time of the rules again (F19). */
#ifndef APPS_TERMINAL_BID_CLOCK_H
#define APPS_TERMINAL_BID_CLOCK_H

#include "game/game.h"

enum { BID_CLOCK_SECONDS = 120 };

typedef struct BidClock {
    int seconds; /* for one auction in which bids go round */
    uint8_t open;
    DeedId deed;
    Money bid;
    int64_t ends;
} BidClock;

/* When, in milliseconds, the auction of the game ends, which began at `now` unless
 * it was seen before; 0 when nothing is auctioned. */
int64_t bid_clock_end(BidClock *clock, const Edition *edition, const Game *game, int64_t now);

#endif
