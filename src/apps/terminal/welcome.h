/* welcome.h -- asks what to play: edition, house rules, players. */
#ifndef APPS_TERMINAL_WELCOME_H
#define APPS_TERMINAL_WELCOME_H

#include "apps/store/edition_store.h"
#include "apps/terminal/terminal.h"
#include "table/seating.h"

/* Each asks until the answer is valid; a wrong one gets a sentence, an empty
 * one accepts the value in brackets. Anything but TERMINAL_LINE means that
 * the input ended or a signal came. */

TerminalInput welcome_edition(Terminal *terminal, const EditionStore *editions, const char **word);

/* Changes `rules` and leaves the edition read with them in `edition`. */
TerminalInput welcome_rules(Terminal *terminal, const EditionStore *editions, const char *word,
                            HouseRules *rules, Edition *edition);

/* Asks for the number of players when `count` is 0, then for each of them. */
TerminalInput welcome_players(Terminal *terminal, const Edition *edition, int count,
                              Seating *seating);

/* Adds the player "NAME", "NAME:KIND" or "NAME:KIND:TOKEN"; false with a
 * sentence when that makes no sense. */
bool welcome_player_read(const Edition *edition, const char *words, Seating *seating, Text *why);

/* The computer player that is taken when none is named. */
const PlayerKind *welcome_usual_kind(void);

/* "NAME  VALUE  sentence", lined up; a line. */
void welcome_rule_write(RuleId rule, int32_t value, Text *text);

/* "on or off", "a number from 0 to 8": what a rule may be. */
void welcome_rule_values(RuleId rule, Text *text);

/* Asks and reads a line, without blanks around it, into `line`. */
TerminalInput welcome_ask(Terminal *terminal, const char *prompt, Text *line);

/* A yes-or-no question; Enter says yes if `usual` does. */
TerminalInput welcome_yes(Terminal *terminal, const char *question, bool usual, bool *yes);

#endif
