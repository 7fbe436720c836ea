/* why_not.h -- a refusal as a sentence: what is wrong and what would be right. */
#ifndef GAME_WHY_NOT_H
#define GAME_WHY_NOT_H

#include "game/action.h"
#include "words/sentence.h"

/* One sentence to the seat that asked for the action. It names no commands,
 * since how an action is requested depends on who shows it. Adds nothing if
 * there is no such refusal. */
Said why_not(const Edition *edition, const Game *game, const Action *action, Refusal refusal);

/* The same in English, for records and tests. */
void why_not_write(const Edition *edition, const Game *game, const Action *action, Refusal refusal,
                   Text *text);

#endif
