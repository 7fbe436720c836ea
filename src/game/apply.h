/* apply.h -- the one entry point: action -> changed Game + events. */
#ifndef GAME_APPLY_H
#define GAME_APPLY_H

#include "game/action.h"
#include "game/event.h"

/* Makes it so, and continues until somebody must decide or the game is over.
 * The action has passed action_check. Adds to `events` (may be NULL). */
void apply(const Edition *edition, Game *game, const Action *action, EventList *events);

/* The mover rolls, and these are the dice: what `apply` makes of ACTION_ROLL and ACTION_DICE one
 * after the other, for whoever plays many games and keeps no actions. */
void apply_roll(const Edition *edition, Game *game, Money first, Money second, EventList *events);

#endif
