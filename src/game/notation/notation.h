/* notation.h -- Action and Game <-> text; hash of a state. */
#ifndef GAME_NOTATION_NOTATION_H
#define GAME_NOTATION_NOTATION_H

#include "game/action.h"
#include "words/problem.h"

/* Enough for the longest words in every place. */
enum { ACTION_TEXT_SIZE = 1800, POSITION_TEXT_SIZE = 16384 };

/* One line without newline: "dice 3 4", "build boardwalk", "bid 120",
 * "offer 2 give vermont 200 take oriental chance-card", "floor 3". */
void notation_action_write(const Edition *edition, const Game *game, const Action *action,
                           Text *text);

/* The seat of the action is the one that must decide in `game`, but for the
 * out-of-turn words, which name it. False with one sentence in `why`. The
 * action is well-formed, not yet checked against the rules. */
bool notation_action_read(const Edition *edition, const Game *game, const char *words,
                          Action *action, Text *why);

/* A whole position, line by line, complete: reading gives an equal state. */
void notation_position_write(const Edition *edition, const Game *game, Text *text);

/* Refuses texts that are no position of this edition: every mistake with its
 * line, the game untouched. What passes can be played on (audit_game holds). */
bool notation_position_read(const Edition *edition, const char *text, size_t length,
                            const char *file, Game *game, Problems *problems);

/* The same number for equal states on every platform. */
uint64_t notation_hash(const Edition *edition, const Game *game);

/* The word of an action; "?" for what is none. */
const char *notation_action_word(ActionKind kind);

#endif
