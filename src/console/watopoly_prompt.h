/* watopoly_prompt.h -- the questions of Watopoly, in the words of the original. */
#ifndef CONSOLE_WATOPOLY_PROMPT_H
#define CONSOLE_WATOPOLY_PROMPT_H

#include "table/table.h"
#include "words/sentence.h"

/* One line that says what is asked, and after it "NAME> " (W3). */
void watopoly_prompt_write(const Table *table, Text *out);

enum { WATOPOLY_CHOICES_MOST = 12 };

/* "roll, trade or mortgage": what the player to act may type now. */
typedef struct WatopolyChoices {
    int count;
    Arg items[WATOPOLY_CHOICES_MOST];
    Said bid; /* one of the items may be this */
} WatopolyChoices;

/* Fills `choices`, which must live as long as the argument made of it. */
Arg watopoly_prompt_choices(const Table *table, WatopolyChoices *choices);

/* Does the original know this question? Others come only with other rules. */
bool watopoly_prompt_knows(Phase phase);

#endif
