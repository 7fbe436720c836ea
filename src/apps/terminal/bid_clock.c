/* bid_clock.c -- an auction takes two minutes at most (B9), as in the window. */
#include "apps/terminal/bid_clock.h"

/* The clock starts with every new thing under the hammer. */
int64_t bid_clock_end(BidClock *clock, const Game *game, int64_t now)
{
    const Auction *auction = &game->auction;
    bool selling = game->phase == PHASE_AUCTION || game->phase == PHASE_BUILDING_AUCTION;
    bool same = selling && clock->open == auction->open &&
                (clock->deed == auction->deed || auction->open > AUCTION_DEED);
    if (!same) clock->ends = now + (int64_t)clock->seconds * 1000;
    clock->open = selling ? auction->open : AUCTION_NONE;
    clock->deed = auction->deed;
    return selling ? clock->ends : 0;
}
