/* scarce_auction.h -- wishes for scarce buildings, and the auction of one (N08, N10). */
#ifndef GAME_SCARCE_AUCTION_H
#define GAME_SCARCE_AUCTION_H

#include "game/play.h"
#include "game/refusal.h"

/* The seats `in` bid for one building, `first` before the others. */
void scarce_auction_begin(const Play *play, AuctionKind kind, SeatId first, uint8_t in);

/* Where the seat wishes for a building. */
DeedSet scarce_auction_wishes(const Game *game, SeatId seat);
/* Rule N08: enough for all wishes, from `first` on to the left, or one
 * building is auctioned. */
void scarce_auction_settle(const Play *play, AuctionKind kind, SeatId first);

void scarce_auction_bid(const Play *play, Money amount, DeedId deed);
void scarce_auction_pass(const Play *play);
Refusal scarce_auction_check_bid(const Edition *edition, const Game *game, SeatId seat,
                                 Money amount, DeedId deed);
/* Lowest and highest bid for a building placed on `deed`. */
bool scarce_auction_range(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                          Money *least, Money *most);

#endif
