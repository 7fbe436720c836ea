/* watopoly_console.h -- Watopoly in words, as in the original: a line in, text out. */
#ifndef CONSOLE_WATOPOLY_CONSOLE_H
#define CONSOLE_WATOPOLY_CONSOLE_H

#include "console/wish.h"
#include "table/table.h"

typedef struct WatopolyConsole WatopolyConsole;

typedef struct WatopolyOptions {
    bool testing; /* dice may be chosen, "roll 3 4", and money, places and cards */
    bool asks;    /* a person types: what cannot be taken back is typed twice */
    bool kept;    /* the game is saved as it is played: leaving loses nothing */
} WatopolyOptions;

/* Keeps the table; watopoly_console_table_changed gives it another one. */
WatopolyConsole *watopoly_console_new(Table *table, WatopolyOptions options);
void watopoly_console_free(WatopolyConsole *console);
void watopoly_console_table_changed(WatopolyConsole *console, Table *table);

/* Carries out one line and adds the answer to `out`. A line that is no command
 * or not possible now gets one sentence and changes nothing (W2). Wishes are
 * CONSOLE_QUIT; CONSOLE_SAVE with the file in `argument`, forced by the first
 * character '!'; and CONSOLE_POSITION: play goes on at watopoly_console_position. */
ConsoleWish watopoly_console_line(WatopolyConsole *console, const char *line, ConsoleSubmit submit,
                                  void *context, Text *out, Text *argument);

/* What a tester has made of the position. */
const Game *watopoly_console_position(const WatopolyConsole *console);

/* Lets chance have its part by one action and adds what happened to `out`.
 * False when a player must answer or it is over; testing, that includes the
 * roll for the fee of a gym. */
bool watopoly_console_go_on(WatopolyConsole *console, ConsoleSubmit submit, void *context,
                            Text *out);

/* The question for the player to act, ending in "NAME> ". */
void watopoly_console_prompt(const WatopolyConsole *console, Text *out);

#endif
