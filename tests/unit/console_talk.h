/* console_talk.h -- a console to talk to, for tests: one table, lines in, what is said out. */
#ifndef TESTS_CONSOLE_TALK_H
#define TESTS_CONSOLE_TALK_H

#include <string.h>

#include "console/console.h"
#include "edition_files.h" /* before the names below, which its parameters would hide */

static Edition edition;
static Table *table;
static Console *console;
static Text said;
static Text argument;
static ConsoleWish wish;

static inline Refusal submit(void *context, const Action *action)
{
    (void)context;
    return table_submit(table, action);
}

static inline void get_up(void)
{
    console_free(console);
    table_free(table);
    text_free(&said);
    text_free(&argument);
}

/* What the console answers to a line, dealer and computers included, until a card waits. */
static inline const char *say(const char *line)
{
    text_clear(&said);
    text_clear(&argument);
    wish = console_line(console, line, submit, NULL, &said, &argument);
    while (!console_reading(console) && console_go_on(console, submit, NULL, &said)) {
    }
    return said.start;
}

static inline const char *prompt(void)
{
    text_clear(&said);
    console_prompt(console, &said);
    return said.start;
}

#endif
