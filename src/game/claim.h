/* claim.h -- rents that their owner has yet to ask for. */
#ifndef GAME_CLAIM_H
#define GAME_CLAIM_H

#include "game/play.h"
#include "game/refusal.h"

/* A rent is due: owed at once, or noted until the owner claims it (G12). */
void claim_rent(const Play *play, SeatId visitor, DeedId deed, Money amount);

/* The mover throws: claims of earlier turns come nearer to lapsing. */
void claim_throw(const Play *play);

/* The owner asks in time; the visitor owes. */
void claim_make(const Play *play, SeatId owner, SeatId visitor, DeedId deed);
Refusal claim_check(const Game *game, SeatId owner, SeatId visitor, DeedId deed);

/* Forgets the claims of and against a seat that has left (X28). */
void claim_forget(Game *game, SeatId seat);

#endif
