/* temper_words.c -- what a computer is like, for people. */
#include "table/temper_words.h"

const char *temper_words_pill(const Words *words, const PlayerKind *kind)
{
    if (kind == NULL || kind->temper == NULL) return NULL;
    return words_plain(words, &(const Sentence){.words = kind->temper->word});
}

void temper_words_add(const Words *words, const SeatPlan *plan, Text *text)
{
    if (plan->kind == NULL || plan->kind->temper == NULL) return;
    SAY(words, text, T_("{name} {text}."), arg_name(plan->name),
        arg_text(words_plain(words, &(const Sentence){.words = plan->kind->temper->about})));
}
