/* auction.h -- bids, one decider at a time; a pass is final (F05), unless bidding is free (F19). */
#ifndef GAME_AUCTION_H
#define GAME_AUCTION_H

#include "game/play.h"
#include "game/refusal.h"

/* The bank auctions the deed to everybody still in the game (F01-F04). */
void auction_begin(const Play *play, DeedId deed);
/* The next deed of the estate of somebody bankrupt to the bank (X15). */
void auction_next_of_estate(const Play *play);

void auction_bid(const Play *play, SeatId seat, Money amount);
void auction_pass(const Play *play, SeatId seat);

/* What the seat may bid for the deed on sale; false: it can only pass. */
bool auction_range(const Edition *edition, const Game *game, SeatId seat, Money *least,
                   Money *most);

/* The highest bid of a seat (F11): what it could raise; only cash where debts
 * are not settled at once or a house rule limits it to that. */
Money auction_limit(const Edition *edition, const Game *game, SeatId seat);

/* Is a deed on sale for which anybody may bid at any time (F19)? Then Auction.asked is one of
 * those who have not spoken since the last bid; when time is up the app passes for them. */
bool auction_is_free(const Edition *edition, const Game *game);
/* May the seat speak in such an auction? */
Refusal auction_check_speaker(const Game *game, SeatId seat);
/* The same game with that seat asked: what a player who speaks unasked decides about. */
Game auction_asking(const Game *game, SeatId seat);

/* Seats still in after `seat`, in order of play; NOBODY if there is none. */
SeatId auction_next_in(const Game *game, SeatId seat);

#endif
