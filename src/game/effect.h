/* effect.h -- what spaces and cards do to the mover. */
#ifndef GAME_EFFECT_H
#define GAME_EFFECT_H

#include "game/play.h"

/* Carries out one effect, or leaves the next step in Game.step. */
void effect_run(const Play *play, const Effect *effect);

/* The effect that is being carried out: of the card drawn, or of the space. */
const Effect *effect_current(const Edition *edition, const Game *game);

/* The mover chooses the printed sum or the other way. */
void effect_choose(const Play *play, ChosenWay way);

/* Deeds among which the dealer picks in PHASE_PICK_DEED. */
DeedSet effect_pick_set(const Edition *edition, const Game *game, SeatId seat, EffectKind kind);
void effect_pick_deed(const Play *play, DeedId deed);

/* What a charge of this kind costs the seat now; for CHARGE_CHOICE `way` says
 * which. */
Money effect_charge(const Edition *edition, const Game *game, SeatId seat, const Effect *effect,
                    ChosenWay way);

#endif
