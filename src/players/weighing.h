/* weighing.h -- one way of going on against another, by playing both on with the same dice. */
#ifndef PLAYERS_WEIGHING_H
#define PLAYERS_WEIGHING_H

#include "base/rng.h"
#include "game/action.h"
#include "players/outlook.h"

/* An open value that owns nothing: it can be kept between slices and thrown away at any time. */
typedef struct Weighing {
    SeatId seat;
    Game meant, other; /* where the two ways lead */
    Rng rng;
    int32_t risky;             /* when this turn begins, the seat's next one is over */
    int played;                /* pairs so far */
    int ruined[2];             /* of them out of the game by then, `meant` first */
    double share[2];           /* of the win for the seat: sums, `meant` first */
    double loss, loss_squared; /* of `meant` against `other`: sums over the pairs */
} Weighing;

/* The position an action leads to; an offer counts as accepted. False when it is none that may be
 * done, or an offer that could not be accepted. */
bool weighing_leads(const Edition *edition, const Game *game, const Action *action, Game *after);

/* Both actions must lead somewhere. `rng` is never the dealer's. */
void weighing_begin(const Game *meant, const Game *other, SeatId seat, Rng rng, Weighing *weighing);
/* Plays both ways on `pairs` more times, everybody as `hard`, trades included. */
void weighing_go_on(const Edition *edition, const Outlook *outlook, int pairs, Weighing *weighing);

/* What the seat's chance to win loses by the way that is meant, -1 to 1, and its standard error.
 * At least one pair was played. */
double weighing_loss(const Weighing *weighing);
double weighing_error(const Weighing *weighing);
/* Its chance to win on the way that is meant, and on the other one. */
double weighing_chance(const Weighing *weighing, bool meant);
/* Its chance to be out of the game before its next turn is over, likewise. */
double weighing_ruin(const Weighing *weighing, bool meant);

#endif
