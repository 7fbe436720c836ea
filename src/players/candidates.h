/* candidates.h -- what could be done in a position, for players that think ahead. */
#ifndef PLAYERS_CANDIDATES_H
#define PLAYERS_CANDIDATES_H

#include "players/thought.h"

/* Is the position worth thinking about, when `first` is what the character
 * would do at once? Never for a character that does not think. */
bool candidates_matter(const Decision *decision, const Action *first);

/* Adds what else could be done: buy or not, bid or not, build here or there or
 * not, accept or not, leave jail or not, sell or mortgage this or that. */
void candidates_add(const Decision *decision, Thought *thought);

#endif
