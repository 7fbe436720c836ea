/* bid_clock.c -- an auction takes two minutes at most (B9), as in the window; where bidding is
 * free, every bid begins the time of the rules again (F19). */
#include "apps/terminal/bid_clock.h"

#include "game/auction.h"

/* The clock starts with every new thing under the hammer. */
int64_t bid_clock_end(BidClock *clock, const Edition *edition, const Game *game, int64_t now)
{
    const Auction *auction = &game->auction;
    bool selling = game->phase == PHASE_AUCTION || game->phase == PHASE_BUILDING_AUCTION;
    bool free = auction_is_free(edition, game);
    bool same = selling && clock->open == auction->open &&
                (clock->deed == auction->deed || auction->open > AUCTION_DEED) &&
                (!free || clock->bid == auction->bid);
    int64_t seconds = free ? edition->rule[RULE_AUCTION_CLOCK] : clock->seconds;
    if (!same) clock->ends = now + seconds * 1000;
    clock->open = selling ? auction->open : AUCTION_NONE;
    clock->deed = auction->deed;
    clock->bid = auction->bid;
    return selling ? clock->ends : 0;
}
