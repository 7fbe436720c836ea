/* odds.c -- each seat's chance to win, by playing on many times. */
#include "players/odds.h"

#include <math.h>

/* CHARACTER_JUDGEMENT: the network of today. */
enum { NETWORK_OF_TODAY = 2 };

void odds_rollout(const Edition *edition, const Outlook *outlook, int32_t until, Character *judge,
                  Rollout *rollout)
{
    *judge = character_hard;
    judge->number[CHARACTER_JUDGEMENT] = NETWORK_OF_TODAY;
    *rollout = (Rollout){.edition = edition,
                         .outlook = outlook,
                         .character = &character_hard,
                         .until = until,
                         .judge = judge};
}

void odds_begin(Rng rng, Odds *odds)
{
    *odds = (Odds){.rng = rng};
}

void odds_go_on(const Edition *edition, const Outlook *outlook, const Game *game, int games,
                Odds *odds)
{
    Character judge;
    Rollout rollout;
    odds_rollout(edition, outlook, game->turn + ODDS_TURNS, &judge, &rollout);
    rollout.as = odds->as;
    for (; games > 0; games--) {
        Game from = *game;
        Appraisal end;
        rollout_guess_cards(edition, &odds->rng, &from);
        rollout_play(&rollout, &from, rng_seed(rng_next(&odds->rng), 0), &end);
        for (int seat = 0; seat < game->seat_count; seat++) odds->won[seat] += end.share[seat];
        odds->played++;
    }
}

double odds_chance(const Odds *odds, SeatId seat)
{
    return odds->won[seat] / odds->played;
}

static bool certain(const Game *game, SeatId seat)
{
    return game->phase == PHASE_OVER || !game_seat_in(game, seat);
}

double odds_error(const Odds *odds, const Game *game, SeatId seat)
{
    if (certain(game, seat)) return 0;
    /* As if two more games had been won and two lost (Agresti and Coull): also
     * right for chances near 0 and 1, and where none of the games was won. */
    double played = odds->played + 4, chance = (odds->won[seat] + 2) / played;
    return sqrt(chance * (1 - chance) / played);
}
