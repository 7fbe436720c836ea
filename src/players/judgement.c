/* judgement.c -- a small net that tells how strong a seat is. */
#include "players/judgement.h"

static float strength_of(const Judgement *judgement, const float input[JUDGEMENT_INPUTS])
{
    float hunch[JUDGEMENT_HUNCHES];
    float strength = 0;
    for (int k = 0; k < JUDGEMENT_HUNCHES; k++) hunch[k] = judgement->threshold[k];
    for (int i = 0; i < JUDGEMENT_INPUTS; i++) {
        strength += judgement->plain[i] * input[i];
        if (input[i] == 0) continue;
        for (int k = 0; k < JUDGEMENT_HUNCHES; k++)
            hunch[k] += judgement->noticing[i][k] * input[i];
    }
    for (int k = 0; k < JUDGEMENT_HUNCHES; k++)
        if (hunch[k] > 0) strength += judgement->meaning[k] * hunch[k];
    return strength;
}

void judgement_strengths(const Judgement *judgement, const Game *game, const Standing *standing,
                         float strength[MAX_SEATS])
{
    float all[FEATURE_COUNT] = {0};
    float left = (float)game_seats_left(game);
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        for (int i = 0; i < FEATURE_COUNT; i++) all[i] += standing->feature[seat][i];
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        if (!game_seat_in(game, seat)) continue;
        float input[JUDGEMENT_INPUTS];
        for (int i = 0; i < FEATURE_COUNT; i++) {
            input[i] = standing->feature[seat][i];
            input[FEATURE_COUNT + i] = all[i] - standing->feature[seat][i];
        }
        input[2 * FEATURE_COUNT] = standing->stage;
        input[2 * FEATURE_COUNT + 1] = left / 4;
        strength[seat] = strength_of(judgement, input);
    }
}
