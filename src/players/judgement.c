/* judgement.c -- a small net that tells how strong a seat is. */
#include "players/judgement.h"

static void notice(const Judgement *judgement, int first, const float *input, int count,
                   float hunch[JUDGEMENT_HUNCHES])
{
    for (int i = 0; i < count; i++) {
        if (input[i] == 0) continue;
        const float *noticing = judgement->noticing[first + i];
        for (int k = 0; k < JUDGEMENT_HUNCHES; k++) hunch[k] += noticing[k] * input[i];
    }
}

/* What is noticed of the whole table, the same for every seat. */
static void notice_table(const Judgement *judgement, const Standing *standing,
                         float hunch[JUDGEMENT_HUNCHES])
{
    float all[FEATURE_COUNT + 2] = {0};
    for (unsigned rest = standing->alive; rest != 0; rest &= rest - 1)
        for (int i = 0; i < FEATURE_COUNT; i++) all[i] += standing->feature[__builtin_ctz(rest)][i];
    all[FEATURE_COUNT] = standing->free;
    all[FEATURE_COUNT + 1] = standing->left / 4;
    for (int k = 0; k < JUDGEMENT_HUNCHES; k++) hunch[k] = judgement->threshold[k];
    notice(judgement, FEATURE_COUNT, all, FEATURE_COUNT + 2, hunch);
}

void judgement_strengths(const Judgement *judgement, const Standing *standing,
                         float strength[MAX_SEATS])
{
    float table[JUDGEMENT_HUNCHES];
    notice_table(judgement, standing, table);
    for (unsigned rest = standing->alive; rest != 0; rest &= rest - 1) {
        int seat = __builtin_ctz(rest);
        const float *feature = standing->feature[seat];
        float hunch[JUDGEMENT_HUNCHES], sum = 0;
        for (int k = 0; k < JUDGEMENT_HUNCHES; k++) hunch[k] = table[k];
        notice(judgement, 0, feature, FEATURE_COUNT, hunch);
        for (int i = 0; i < FEATURE_COUNT; i++) sum += judgement->plain[i] * feature[i];
        for (int k = 0; k < JUDGEMENT_HUNCHES; k++)
            sum += judgement->meaning[k] * (hunch[k] > 0 ? hunch[k] : 0);
        strength[seat] = sum;
    }
}
