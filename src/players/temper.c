/* temper.c -- how computers of one level differ from each other. */
#include "players/temper.h"

#include "players/decision.h"

const PlayerKind *temper_of_level(const PlayerKind *level, int n)
{
    for (int i = 0; temper_kinds[i] != NULL; i++)
        if (temper_kinds[i]->level == level && n-- == 0) return temper_kinds[i];
    return NULL;
}

int temper_count(const PlayerKind *level)
{
    int count = 0;
    while (temper_of_level(level, count) != NULL) count++;
    return count;
}

void temper_remark(const Decision *decision, const Action *action)
{
    const Temper *temper = decision->self->temper;
    if (decision->why == NULL || temper == NULL || temper->remarks[action->kind] == NULL) return;
    speech_add(decision->why, (Sentence){.words = temper->remarks[action->kind]}, no_args);
}
