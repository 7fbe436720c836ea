/* reply.h -- what a character says to an offer: yes, no, or the same things at another price. */
#ifndef PLAYERS_REPLY_H
#define PLAYERS_REPLY_H

#include "players/decision.h"

/* PHASE_ANSWER. */
bool reply_answer(const Decision *decision, Action *action);

#endif
