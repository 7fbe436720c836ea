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
    int32_t turn = meant->turn < other->turn ? meant->turn : other->turn;
    *weighing = (Weighing){.seat = seat,
                           .meant = *meant,
                           .other = *other,
                           .rng = rng,
                           .risky = turn + game_seats_left(meant) + 1};
}

/* One of the two ways, `meant` first: the seat's share of the win. */
static double play_on(const Edition *edition, const Outlook *outlook, Rng dice, int way,
                      Weighing *weighing)
{
    const Game *game = way == 0 ? &weighing->meant : &weighing->other;
    int left = game_seats_left(game);
    Rollout rollout = {.edition = edition,
                       .outlook = outlook,
                       .character = &character_hard,
                       .rounds = (TURNS + left - 1) / (left > 0 ? left : 1)};
    Game from = *game;
    Appraisal soon, end;
    rollout_guess_cards(edition, &dice, &from);
    rollout_play_past(&rollout, &from, dice, weighing->risky, &soon, &end);
    weighing->ruined[way] += soon.share[weighing->seat] <= 0;
    weighing->share[way] += end.share[weighing->seat];
    return end.share[weighing->seat];
}

void weighing_go_on(const Edition *edition, const Outlook *outlook, int pairs, Weighing *weighing)
{
    for (; pairs > 0; pairs--) {
        Rng dice = rng_seed(rng_next(&weighing->rng), 0);
        double meant = play_on(edition, outlook, dice, 0, weighing);
        double other = play_on(edition, outlook, dice, 1, weighing);
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

double weighing_ruin(const Weighing *weighing, bool meant)
{
    return (double)weighing->ruined[meant ? 0 : 1] / weighing->played;
}
