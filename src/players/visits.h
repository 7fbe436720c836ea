/* visits.h -- how often tokens stop on the deeds of a board. */
#ifndef PLAYERS_VISITS_H
#define PLAYERS_VISITS_H

#include "players/outlook.h"

/* Visits of one token per turn, in parts of OUTLOOK_ONE. Near enough for players; the exact odds
 * are the laboratory's. */
void visits_find(const Edition *edition, int32_t visits[MAX_DEEDS]);

#endif
