/* trade.h -- offers between two seats: make, counter, accept, reject. */
#ifndef GAME_TRADE_H
#define GAME_TRADE_H

#include "game/play.h"
#include "game/refusal.h"

/* May `from` offer this deal to `to` now (Q, G7)? */
Refusal trade_check(const Edition *edition, const Game *game, SeatId from, SeatId to,
                    const Deal *deal);
/* May the offer on the table be countered with this deal, or accepted? */
Refusal trade_check_counter(const Edition *edition, const Game *game, const Deal *deal);
Refusal trade_check_accept(const Edition *edition, const Game *game);
/* Can the offer on the table be countered once more, whatever with? */
bool trade_may_counter(const Edition *edition, const Game *game);
/* May the seat make one more offer this turn, whatever it holds? */
Refusal trade_check_turn(const Edition *edition, const Game *game, SeatId from);

void trade_offer(const Play *play, SeatId from, SeatId to, const Deal *deal);
void trade_counter(const Play *play, const Deal *deal);
void trade_accept(const Play *play);
void trade_reject(const Play *play);

/* A seat that leaves takes its offers with it (L7). */
void trade_forget(const Play *play, SeatId seat);

/* The deal as the other side sees it. */
Deal trade_mirror(const Deal *deal);

#endif
