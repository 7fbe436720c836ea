/* weighing.c -- one way of going on against another, by playing both on with the same dice. */
#include "players/weighing.h"

#include <math.h>

#include "game/apply.h"
#include "players/rollout.h"

/* How far is played on before the position is judged, in turns: further costs more than it tells.
 */
enum { TURNS = 32 };

bool weighing_leads(const Edition *edition, const Game *game, const Action *action, Game *after)
{
    *after = *game;
    if (action_check(edition, game, action) != REFUSAL_NONE) return false;
    apply(edition, after, action, NULL);
    if (action->kind != ACTION_OFFER && action->kind != ACTION_COUNTER) return true;
    if (after->phase != PHASE_ANSWER) return false;
    Action accept = action_of(after, ACTION_ACCEPT);
    if (action_check(edition, after, &accept) != REFUSAL_NONE) return false;
    apply(edition, after, &accept, NULL);
    return true;
}

void weighing_begin(const Game *meant, const Game *other, SeatId seat, Rng rng, Weighing *weighing)
{
    *weighing = (Weighing){.seat = seat, .meant = *meant, .other = *other, .rng = rng};
}

static double play_on(const Edition *edition, const Outlook *outlook, const Game *game, SeatId seat,
                      Rng dice)
{
    int left = game_seats_left(game);
    Rollout rollout = {.edition = edition,
                       .outlook = outlook,
                       .character = &character_hard,
                       .rounds = (TURNS + left - 1) / (left > 0 ? left : 1)};
    Game from = *game;
    Appraisal end;
    rollout_guess_cards(edition, &dice, &from);
    rollout_play(&rollout, &from, dice, &end);
    return end.share[seat];
}

void weighing_go_on(const Edition *edition, const Outlook *outlook, int pairs, Weighing *weighing)
{
    for (; pairs > 0; pairs--) {
        Rng dice = rng_seed(rng_next(&weighing->rng), 0);
        double meant = play_on(edition, outlook, &weighing->meant, weighing->seat, dice);
        double other = play_on(edition, outlook, &weighing->other, weighing->seat, dice);
        weighing->share[0] += meant;
        weighing->share[1] += other;
        weighing->loss += other - meant;
        weighing->loss_squared += (other - meant) * (other - meant);
        weighing->played++;
    }
}

double weighing_loss(const Weighing *weighing)
{
    return weighing->loss / weighing->played;
}

double weighing_error(const Weighing *weighing)
{
    double mean = weighing_loss(weighing);
    /* As if one pair more had differed by a tenth: a few equal pairs prove little. */
    double squares = weighing->loss_squared + 0.01;
    double spread = squares / weighing->played - mean * mean;
    return sqrt(spread > 0 ? spread / weighing->played : 0);
}

double weighing_chance(const Weighing *weighing, bool meant)
{
    return weighing->share[meant ? 0 : 1] / weighing->played;
}
