/* welcome.h -- asks what to play: edition, house rules, players. */
#ifndef APPS_TERMINAL_WELCOME_H
#define APPS_TERMINAL_WELCOME_H

#include "apps/store/edition_store.h"
#include "apps/terminal/terminal.h"
#include "table/seating.h"

/* What a question of the set-up was answered with. */
typedef enum WelcomeReply {
    WELCOME_LINE,
    WELCOME_BACK, /* to the question before */
    WELCOME_QUIT,
    WELCOME_END,   /* of input */
    WELCOME_SIGNAL /* see terminal_signal */
} WelcomeReply;

/* Asks and reads a line, without blanks around it, into `line`. "back" and
 * "quit" are replies of their own; "help" tells what the sentence says, and
 * asks again. */
WelcomeReply welcome_question(Terminal *terminal, const char *prompt, const Sentence *help,
                              Text *line);

/* Each asks until the answer is valid; a wrong one gets a sentence, an empty
 * one accepts the value in brackets. */

WelcomeReply welcome_edition(Terminal *terminal, const EditionStore *editions, const char **word);

/* Changes `rules` and leaves the edition read with them in `edition`. */
WelcomeReply welcome_rules(Terminal *terminal, const EditionStore *editions, const char *word,
                           HouseRules *rules, Edition *edition);

/* Asks for the number of players when `count` is 0, then for each of them;
 * whoever sat there before leaves. */
WelcomeReply welcome_players(Terminal *terminal, const Edition *edition, int count,
                             Seating *seating);

/* Seats a person and computers, as many as `count` says or, for 0, as usual. */
void welcome_usual_players(const Edition *edition, int count, Seating *seating);

/* Adds the player "NAME", "NAME:KIND" or "NAME:KIND:TOKEN"; false with a
 * sentence when that makes no sense. */
bool welcome_player_read(const Edition *edition, const char *words, Seating *seating, Text *why);

/* The computer player that is taken when none is named. */
const PlayerKind *welcome_usual_kind(void);

/* "NAME  VALUE  sentence", lined up; a line. */
void welcome_rule_write(RuleId rule, int32_t value, Text *text);

/* "on or off", "a number from 0 to 8": what a rule may be. */
void welcome_rule_values(RuleId rule, Text *text);

/* Asks and reads a line, without blanks around it, into `line`, whatever it says. */
TerminalInput welcome_ask(Terminal *terminal, const char *prompt, Text *line);

/* A yes-or-no question; Enter says yes if `usual` does. */
TerminalInput welcome_yes(Terminal *terminal, const char *question, bool usual, bool *yes);

#endif
