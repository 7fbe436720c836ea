/* watopoly_prompt.h -- the questions of Watopoly, in the words of seed 004. */
#ifndef CONSOLE_WATOPOLY_PROMPT_H
#define CONSOLE_WATOPOLY_PROMPT_H

#include "console/console.h"

/* One line that says what is asked, and after it "NAME> " (W3). */
void watopoly_prompt_write(const Table *table, Text *out);

/* ": roll, trade or mortgage": what whoever must answer may say now. */
void watopoly_prompt_choices(const Table *table, Text *out);

/* Does the seed know this question? Others come only with other rules. */
bool watopoly_prompt_knows(Phase phase);

#endif
