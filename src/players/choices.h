/* choices.h -- what could be done in a position, for whoever thinks about it. */
#ifndef PLAYERS_CHOICES_H
#define PLAYERS_CHOICES_H

#include "players/thought.h"

/* Is the position worth thinking about, when `first` is what the character
 * would do at once? Never for a character that does not think. */
bool choices_matter(const Mind *mind, const Action *first);

/* Adds what else could be done: buy or not, bid or not, build here or there or
 * not, accept or not, leave jail or not, sell or mortgage this or that. */
void choices_add(const Mind *mind, Thought *thought);

#endif
