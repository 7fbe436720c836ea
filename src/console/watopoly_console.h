/* watopoly_console.h -- Watopoly in words, as in the original: a line in, text out. */
#ifndef CONSOLE_WATOPOLY_CONSOLE_H
#define CONSOLE_WATOPOLY_CONSOLE_H

#include "console/wish.h"
#include "table/table.h"

typedef struct WatopolyConsole WatopolyConsole;

/* Keeps the table. With `testing`, dice may be chosen: "roll 3 4". */
WatopolyConsole *watopoly_console_new(Table *table, bool testing);
void watopoly_console_free(WatopolyConsole *console);

/* Carries out one line and adds the answer to `out`. A line that is no command
 * or not possible now gets one sentence and changes nothing (W2). Wishes are
 * CONSOLE_QUIT and CONSOLE_SAVE with the file in `argument`. */
ConsoleWish watopoly_console_line(WatopolyConsole *console, const char *line, ConsoleSubmit submit,
                                  void *context, Text *out, Text *argument);

/* Lets chance have its part by one action and adds what happened to `out`.
 * False when a player must answer or it is over; testing, that includes the
 * roll for the fee of a gym. */
bool watopoly_console_go_on(WatopolyConsole *console, ConsoleSubmit submit, void *context,
                            Text *out);

/* The question for the player to act, ending in "NAME> ". */
void watopoly_console_prompt(const WatopolyConsole *console, Text *out);

#endif
