/* stalemate.h -- a game in which nothing changes any more: computers have it counted out. */
#ifndef PLAYERS_STALEMATE_H
#define PLAYERS_STALEMATE_H

#include "players/decision.h"

/* For RULE_STALEMATE rounds no deed, building or seat has changed and nobody has become poorer;
 * or the game has lasted STALEMATE_LONGEST times as long. Never soon after a vote to stop was
 * lost. Quick while something changes. */
bool stalemate_seen(const Decision *decision);

enum { STALEMATE_LONGEST = 25, STALEMATE_PATIENCE = 3 };

/* Proposes to stop in its own turn, or agrees when it is asked; false when there is no stalemate
 * or the question is another. */
bool stalemate_answer(const Decision *decision, Action *action);

#endif
