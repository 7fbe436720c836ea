/* setup.h -- before the first turn: order of play, dealt deeds, tokens. */
#ifndef GAME_SETUP_H
#define GAME_SETUP_H

#include "game/play.h"

/* A new game: everybody on the start with the starting money, waiting for
 * the first decision. `tokens` gives each seat's token (NULL: 0, 1, 2, ...).
 * `seat_count` is within the edition's players_min and players_max. */
void setup_game(const Edition *edition, int seat_count, const TokenId *tokens, Game *game);

/* The dice, in Game.dice already, of the seat that throws for the order (A10, A11). */
void setup_throw(const Play *play);
/* The next seat in a shuffled order. */
void setup_shuffle(const Play *play, SeatId seat);
/* A deed dealt to the seat whose turn to receive it is (T01, T08). */
void setup_deal(const Play *play, DeedId deed);
/* The token of the seat that chooses. */
void setup_token(const Play *play, TokenId token);

/* Can the next seat choose it? */
bool setup_token_free(const Edition *edition, const Game *game, Money token);

#endif
