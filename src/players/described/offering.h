/* offering.h -- one offer to each of the others in a turn. */
#ifndef PLAYERS_OFFERING_H
#define PLAYERS_OFFERING_H

#include "players/described/described.h"

/* Composes an idea of what to offer to `other`; false when it has none. It
 * need not be legal: then the next idea is tried. `notes` is what the player
 * found out before, for all offers; NULL: nothing. */
typedef bool (*Composer)(const Decision *decision, const void *notes, SeatId other, int idea,
                         Deal *deal);

/* The next offer of this turn, out of this many ideas for each opponent. Players have no
 * memory: the others who would get an offer now, in order of play, are counted, and the
 * one with the number Seat.offers has not been asked yet. (When somebody accepts, the
 * count may change, and somebody may be skipped until the next turn.) */
bool offering_next(const Decision *decision, Composer compose, int ideas, const void *notes,
                   Action *action);

#endif
