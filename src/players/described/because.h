/* because.h -- the reasons that described players give. */
#ifndef PLAYERS_DESCRIBED_BECAUSE_H
#define PLAYERS_DESCRIBED_BECAUSE_H

#include "players/described/described.h"

/* Adds a sentence to the reasons, if they were asked for. In it %d is a deed
 * (its name follows from the DeedId given) and %m a sum of Money. Always
 * true, so that it can follow a decision with &&. */
bool because_add(const Decision *decision, const char *sentence, ...);

#endif
