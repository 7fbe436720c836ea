/* speaker.h -- who speaks at this screen when something is asked.
 *
 * `game` is the table's, or the one that is shown. */
#ifndef TABLE_SPEAKER_H
#define TABLE_SPEAKER_H

#include "table/table.h"

/* May this person, who is here, answer now: being asked, or unasked where anybody may bid (F19)? */
bool speaker_may(const Table *table, const Game *game, SeatId seat);
/* The person here who may: the one asked first, else the first in order of play; NOBODY if there
 * is none. */
SeatId speaker_here(const Table *table, const Game *game);
/* The game as that seat is asked about it: `game` itself, or `unasked`, which is filled. */
const Game *speaker_game(const Game *game, SeatId seat, Game *unasked);

#endif
