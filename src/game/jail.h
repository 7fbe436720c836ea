/* jail.h -- getting in, staying, getting out. */
#ifndef GAME_JAIL_H
#define GAME_JAIL_H

#include "game/play.h"
#include "game/refusal.h"

/* Puts the mover into jail: no salary, no further throw (L01-L03, D15). */
void jail_send(const Play *play, JailedBy by);

/* What a prisoner's throw does (L08-L10); the dice are in Game.dice. */
void jail_throw(const Play *play);

/* Leaves by the fine, by a card of `deck`, or stays away a turn. */
void jail_pay(const Play *play);
void jail_use_card(const Play *play, DeckId deck);
void jail_wait(const Play *play);

/* Out and on by the last throw, once the fine is paid (L10). */
void jail_move_on(const Play *play);

/* A prisoner who has missed its turns is free as its turn begins. */
void jail_turn_began(const Play *play);

/* May the mover throw, pay, or wait now? Asked in PHASE_TURN and
 * PHASE_JAIL_OUT. */
Refusal jail_check_roll(const Edition *edition, const Game *game);
Refusal jail_check_fine(const Edition *edition, const Game *game);
Refusal jail_check_card(const Game *game, uint8_t deck);
Refusal jail_check_wait(const Edition *edition, const Game *game);

#endif
