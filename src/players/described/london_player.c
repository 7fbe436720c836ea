/* london_player.c -- the computers of the London game, in three strengths. */
#include "players/described/london_player.h"

#include "game/landing.h"
#include "players/building_step.h"
#include "players/landmarks.h"

enum {
    HARD_RESERVE = 500, /* what the hard one keeps when it builds */
    LIKELY_THROW = 7    /* the likeliest total of two dice */
};

static const LondonPlayer *row_of(const Decision *decision)
{
    return (const LondonPlayer *)decision->self;
}

/* ---- buying ------------------------------------------------------------------ */

static bool lucky(const Decision *decision, uint8_t chance)
{
    return rng_below(decision->rng, chance) == 0;
}

/* Is the space where some opponent's likeliest throw leads? */
static bool awaits_opponent(const Decision *decision, SpaceId space)
{
    const Game *game = decision->game;
    for (SeatId other = 0; other < game->seat_count; other++) {
        if (other == decision->seat || !game_seat_in(game, other)) continue;
        if ((game->seats[other].space + LIKELY_THROW) % decision->edition->space_count == space)
            return true;
    }
    return false;
}

static bool buy_thinking(const Decision *decision, DeedId deed, Action *action)
{
    Money price = game_price(decision->edition, decision->game, decision->seat, deed);
    if ((landmarks_orange(decision->edition) & DEED_BIT(deed)) != 0)
        return decision_try(decision, ACTION_BUY, action) &&
               BECAUSE(decision,
                       T_("It always buys a deed like {deed}: tokens come by most often."),
                       arg_deed(deed));
    if (decision_own(decision)->cash <= 2 * price) return false;
    if (awaits_opponent(decision, decision_own(decision)->space))
        return decision_try(decision, ACTION_BUY, action) &&
               BECAUSE(decision,
                       T_("It buys {deed}, because an opponent is seven squares before it."),
                       arg_deed(deed));
    return lucky(decision, row_of(decision)->chance) &&
           decision_try(decision, ACTION_BUY, action) &&
           BECAUSE(decision, T_("It buys {deed}, because it has more than twice the price."),
                   arg_deed(deed));
}

static bool buy(const Decision *decision, Action *action)
{
    DeedId deed = landing_deed(decision->edition, decision->game);
    if (row_of(decision)->thinks) {
        if (buy_thinking(decision, deed, action)) return true;
    } else if (lucky(decision, row_of(decision)->chance) &&
               decision_try(decision, ACTION_BUY, action)) {
        return BECAUSE(decision, T_("It buys {deed} on a whim."), arg_deed(deed));
    }
    return decision_try(decision, ACTION_DECLINE, action) &&
           BECAUSE(decision, T_("It does not feel like buying {deed}."), arg_deed(deed));
}

/* ---- building ---------------------------------------------------------------- */

/* A number that stays the same while the turn lasts: players have no memory,
 * and whether it builds is decided once a turn. */
static uint32_t number_of_turn(const Decision *decision)
{
    const Game *game = decision->game;
    uint32_t mixed = (uint32_t)game->turn * UINT32_C(0x9E3779B1);
    mixed ^= ((uint32_t)game->dice[0] * 16 + (uint32_t)game->dice[1]) * UINT32_C(0x85EBCA6B);
    mixed ^= (uint32_t)(decision_own(decision)->space + 1) * UINT32_C(0xC2B2AE35);
    mixed ^= mixed >> 15;
    mixed *= UINT32_C(0x2C1B3C6D);
    return mixed ^ mixed >> 13;
}

/* How many buildings make one for each street it could build on. */
static int one_each(const Decision *decision)
{
    if (decision->edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_DEED) return 1;
    return __builtin_popcountll(
        building_step_sites(decision->edition, decision->game, decision->seat));
}

/* What must be left after building, or -1 when it does not build now. */
static Money building_reserve(const Decision *decision)
{
    const LondonPlayer *row = row_of(decision);
    if (row->thinks) return landmarks_sum(decision->edition, HARD_RESERVE);
    if (number_of_turn(decision) % row->chance != 0) return -1;
    return decision->game->manage_count < one_each(decision) ? 1 : -1;
}

static bool build(const Decision *decision, Action *action)
{
    Money reserve = building_reserve(decision);
    if (reserve < 0) return false;
    BuildingStep steps[MAX_BUILDING_STEPS];
    int count = building_step_list(decision->edition, decision->game, decision->seat, steps);
    const BuildingStep *lowest = NULL;
    for (int i = 0; i < count; i++) {
        if (decision_own(decision)->cash - steps[i].price < reserve) continue;
        if (lowest == NULL || steps[i].height < lowest->height) lowest = &steps[i];
    }
    if (lowest == NULL) return false;
    *action = building_step_action(decision->seat, lowest);
    return action_check(decision->edition, decision->game, action) == REFUSAL_NONE &&
           BECAUSE(decision, T_("It builds on {deed} and keeps {sum}."), arg_deed(lowest->deed),
                   arg_sum(decision_own(decision)->cash - lowest->price));
}

/* ---- the rest ---------------------------------------------------------------- */

/* It uses a card as soon as it has one, and never pays voluntarily. */
static bool turn(const Decision *decision, Action *action)
{
    if (!decision_own(decision)->in_jail) return false;
    if (decision_try_card(decision, action))
        return BECAUSE_PLAIN(decision, T_("It leaves jail with its card."));
    return decision_try(decision, ACTION_ROLL, action) &&
           BECAUSE_PLAIN(decision, T_("It has no card and throws for doubles."));
}

static bool end(const Decision *decision, Action *action)
{
    return (decision_own(decision)->cash >= 0 && build(decision, action)) ||
           described_end(decision, action);
}

static bool answer(const Decision *decision, Action *action)
{
    if (lucky(decision, row_of(decision)->trade_chance) &&
        decision_try(decision, ACTION_ACCEPT, action))
        return BECAUSE_PLAIN(decision,
                             T_("It accepts some offers by chance, and this is one of them."));
    return decision_try(decision, ACTION_REJECT, action) &&
           BECAUSE_PLAIN(decision,
                         T_("It accepts some offers by chance, and this is none of them."));
}

static const Answer answers[ANSWER_COUNT] = {
    [PHASE_TURN] = turn,
    [PHASE_BUY] = buy,
    [PHASE_END] = end,
    [PHASE_ANSWER] = answer,
    [PHASE_FLOOR] = described_done,
};

const LondonPlayer london_players[LONDON_COUNT] = {
    [LONDON_EASY] = {.kind = DESCRIBED_KIND("london-easy", "the easy computer of the London game",
                                            answers),
                     .chance = 5,
                     .trade_chance = 3},
    [LONDON_MEDIUM] = {.kind = DESCRIBED_KIND("london-medium",
                                              "the medium computer of the London game", answers),
                       .chance = 3,
                       .trade_chance = 5},
    [LONDON_HARD] = {.kind = DESCRIBED_KIND("london-hard", "the hard computer of the London game",
                                            answers),
                     .chance = 2,
                     .trade_chance = 6,
                     .thinks = true},
};
