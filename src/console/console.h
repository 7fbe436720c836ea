/* console.h -- the game in words: a line in, text out. */
#ifndef CONSOLE_CONSOLE_H
#define CONSOLE_CONSOLE_H

#include "console/served.h"
#include "console/wish.h"
#include "table/coaching.h"
#include "table/table.h"
#include "words/language.h"

typedef struct Console Console;

typedef struct ConsoleOptions {
    const Language *language; /* borrowed; NULL: English */
    bool colour;              /* escape sequences for colours */
    bool testing;             /* dice and cards may be chosen: "roll 3 4", "draw 5" */
    bool pressing;            /* people press Enter to throw for the order, to turn a wheel, and
                                 when they have read a card */
    int columns;              /* width to draw for; 0: 80 */
    Coaching coach;           /* how much the coach says, until somebody says otherwise */
    bool learns;              /* the first person is taught the rules where they first matter */
    bool plain;               /* sentences instead of drawings and columns, for screen readers */
} ConsoleOptions;

/* Keeps the table; console_table_changed gives it another one. */
Console *console_new(Table *table, ConsoleOptions options);
void console_free(Console *console);
void console_table_changed(Console *console, Table *table);

/* Does a server keep the game, and does its table allow advice? Until said so, it is one's own. */
void console_set_served(Console *console, Served served);

/* What happened before counts as not told yet. */
void console_tell_again(Console *console);

/* Is the game saved as it is played? Until said so, it is not. */
void console_kept(Console *console, bool kept);

/* Carries out one line: adds the answer to `out`. Illegal input gets one
 * sentence and changes nothing. Submits actions through `submit` so that the
 * program can commit each of them before it is shown. Commands separated by
 * `;` are carried out one after the other, with the dealer and the computers
 * playing in between; a refusal or a wish ends the line. What loses a game, a
 * seat or a deed is explained first and done when the next line is "yes" or the
 * same again, or when its word ends in `!`. */
ConsoleWish console_line(Console *console, const char *line, ConsoleSubmit submit, void *context,
                         Text *out, Text *argument);

/* Lets the dealer and the computers go on by one action; adds the account of
 * what happened to `out`. False when a person must answer or it is over. */
bool console_go_on(Console *console, ConsoleSubmit submit, void *context, Text *out);

/* Has somebody to read a card before the rest is told? The program asks for
 * Enter and then has it told. Only with `pressing`. */
bool console_reading(const Console *console);
void console_read_on(Console *console, Text *out);

/* The question for the player to act, ending in "NAME> "; before it what a learner should know. */
void console_prompt(Console *console, Text *out);

/* All that happened so far, a sentence a line (for `replay`). */
void console_account(const Console *console, Text *out);

/* Completions of the last word of `beginning`, one a line. */
void console_complete(const Console *console, const char *beginning, Text *out);

#endif
