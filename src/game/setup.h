/* setup.h -- before the first turn: order of play, dealt deeds, tokens. */
#ifndef GAME_SETUP_H
#define GAME_SETUP_H

#include "game/play.h"

/* Sets the first step of a new game by the edition's rules. */
void setup_begin(const Edition *edition, Game *game);

/* The dice of the seat whose throw for the order is due (A10, A11). */
void setup_throw(const Play *play, int sum);
/* The next seat in a shuffled order. */
void setup_shuffle(const Play *play, SeatId seat);
/* A deed dealt to the seat whose turn to receive it is (T01, T08). */
void setup_deal(const Play *play, DeedId deed);
/* The token of the seat that chooses. */
void setup_token(const Play *play, TokenId token);

/* Who receives the next dealt deed or chooses the next token. */
SeatId setup_seat(const Game *game);
bool setup_token_free(const Edition *edition, const Game *game, Money token);

#endif
