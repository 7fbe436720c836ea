/* coach_facts.h -- what is plain to see about a choice: groups made and broken, danger ahead. */
#ifndef TABLE_COACH_FACTS_H
#define TABLE_COACH_FACTS_H

#include "game/action.h"
#include "words/speech.h"

/* Adds up to three sentences about the action, which leads from `game` to `after`. */
void coach_facts_find(const Edition *edition, const Game *game, const Action *action,
                      const Game *after, Speech *said);

#endif
