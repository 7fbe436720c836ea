/* question.h -- a question being written for whoever must answer. */
#ifndef CONSOLE_QUESTION_H
#define CONSOLE_QUESTION_H

#include "table/wording.h"

typedef struct Question {
    const Table *table;
    const Edition *edition;
    const Game *game;
    SeatId seat; /* who is asked */
    Text *out;
} Question;

static inline void question_say(const Question *question, const char *words)
{
    text_add(question->out, words);
}

static inline void question_name(const Question *question, SeatId party)
{
    wording_party(question->table, party, question->out);
}

static inline void question_money(const Question *question, Money sum)
{
    wording_money(question->table, sum, question->out);
}

#endif
