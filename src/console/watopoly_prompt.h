/* watopoly_prompt.h -- the questions of Watopoly, in the words of the CS101 project. */
#ifndef CONSOLE_WATOPOLY_PROMPT_H
#define CONSOLE_WATOPOLY_PROMPT_H

#include "table/table.h"

/* One line that says what is asked, and after it "NAME> " (W3). */
void watopoly_prompt_write(const Table *table, Text *out);

/* ": roll, trade or mortgage": what whoever must answer may say now. */
void watopoly_prompt_choices(const Table *table, Text *out);

/* Does the CS101 project know this question? Others come only with other rules. */
bool watopoly_prompt_knows(Phase phase);

#endif
