/* coach_facts.h -- what is plain to see about a choice: groups made and broken, danger ahead. */
#ifndef TABLE_COACH_FACTS_H
#define TABLE_COACH_FACTS_H

#include "game/action.h"
#include "words/speech.h"

/* Some sentences about the action, which leads from `game` to `after`. */
void coach_facts_find(const Edition *edition, const Game *game, const Action *action,
                      const Game *after, Speech *said);
/* Adds what better not to do, where what is better is something else altogether: "Build one less,
 * and keep $200." */
void coach_facts_refrain(const Game *game, const Action *meant, const Game *after,
                         const Action *better, Speech *said);

#endif
