/* london_player.c -- the computers of the London game, in three strengths. */
#include "players/described/london_player.h"

#include "game/landing.h"
#include "players/building_step.h"
#include "players/described/because.h"
#include "players/landmarks.h"

enum {
    HARD_RESERVE = 500, /* what the hard one keeps when it builds */
    LIKELY_THROW = 7    /* the likeliest total of two dice */
};

static const LondonPlayer *row_of(const Asked *asked)
{
    return (const LondonPlayer *)asked->self;
}

/* ---- buying ------------------------------------------------------------------ */

static bool lucky(const Asked *asked, uint8_t chance)
{
    return rng_below(asked->rng, chance) == 0;
}

/* Is the space where some opponent's likeliest throw leads? */
static bool awaits_opponent(const Asked *asked, SpaceId space)
{
    const Game *game = asked->game;
    for (SeatId other = 0; other < game->seat_count; other++) {
        if (other == asked->seat || !game_seat_in(game, other)) continue;
        if ((game->seats[other].space + LIKELY_THROW) % asked->edition->space_count == space)
            return true;
    }
    return false;
}

static bool buy_thinking(const Asked *asked, DeedId deed, Action *action)
{
    Money price = game_price(asked->edition, asked->game, asked->seat, deed);
    if ((landmarks_orange(asked->edition) & DEED_BIT(deed)) != 0)
        return described_try(asked, ACTION_BUY, action) &&
               because_add(asked, "It always buys a deed like %d: tokens come by most often.",
                           deed);
    if (described_own(asked)->cash <= 2 * price) return false;
    if (awaits_opponent(asked, described_own(asked)->space))
        return described_try(asked, ACTION_BUY, action) &&
               because_add(asked, "It buys %d, because an opponent is seven squares before it.",
                           deed);
    return lucky(asked, row_of(asked)->chance) && described_try(asked, ACTION_BUY, action) &&
           because_add(asked, "It buys %d, because it has more than twice the price.", deed);
}

static bool buy(const Asked *asked, Action *action)
{
    DeedId deed = landing_deed(asked->edition, asked->game);
    if (row_of(asked)->thinks) {
        if (buy_thinking(asked, deed, action)) return true;
    } else if (lucky(asked, row_of(asked)->chance) && described_try(asked, ACTION_BUY, action)) {
        return because_add(asked, "It buys %d on a whim.", deed);
    }
    return described_try(asked, ACTION_DECLINE, action) &&
           because_add(asked, "It does not feel like buying %d.", deed);
}

/* ---- building ---------------------------------------------------------------- */

/* A number that stays the same while the turn lasts: players have no memory,
 * and whether it builds is decided once a turn. */
static uint32_t number_of_turn(const Asked *asked)
{
    const Game *game = asked->game;
    uint32_t mixed = (uint32_t)game->turn * UINT32_C(0x9E3779B1);
    mixed ^= (uint32_t)(game->dice[0] * 16 + game->dice[1]) * UINT32_C(0x85EBCA6B);
    mixed ^= (uint32_t)(described_own(asked)->space + 1) * UINT32_C(0xC2B2AE35);
    mixed ^= mixed >> 15;
    mixed *= UINT32_C(0x2C1B3C6D);
    return mixed ^ mixed >> 13;
}

/* How many buildings make one for each street it could build on. */
static int one_each(const Asked *asked)
{
    if (asked->edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_DEED) return 1;
    return __builtin_popcountll(building_step_sites(asked->edition, asked->game, asked->seat));
}

/* What must be left after building, or -1 when it does not build now. */
static Money building_reserve(const Asked *asked)
{
    const LondonPlayer *row = row_of(asked);
    if (row->thinks) return landmarks_sum(asked->edition, HARD_RESERVE);
    if (number_of_turn(asked) % row->chance != 0) return -1;
    return asked->game->manage_count < one_each(asked) ? 1 : -1;
}

static bool build(const Asked *asked, Action *action)
{
    Money reserve = building_reserve(asked);
    if (reserve < 0) return false;
    BuildingStep steps[MAX_BUILDING_STEPS];
    int count = building_step_list(asked->edition, asked->game, asked->seat, steps);
    const BuildingStep *lowest = NULL;
    for (int i = 0; i < count; i++) {
        if (described_own(asked)->cash - steps[i].price < reserve) continue;
        if (lowest == NULL || steps[i].height < lowest->height) lowest = &steps[i];
    }
    if (lowest == NULL) return false;
    *action = building_step_action(asked->seat, lowest);
    return action_check(asked->edition, asked->game, action) == REFUSAL_NONE &&
           because_add(asked, "It builds on %d and keeps %m.", lowest->deed,
                       described_own(asked)->cash - lowest->price);
}

/* ---- the rest ---------------------------------------------------------------- */

/* It uses a card as soon as it has one, and never pays of its own will. */
static bool turn(const Asked *asked, Action *action)
{
    if (!described_own(asked)->in_jail) return false;
    if (described_try_card(asked, action))
        return because_add(asked, "It leaves jail with its card.");
    return described_try(asked, ACTION_ROLL, action) &&
           because_add(asked, "It has no card and throws for doubles.");
}

static bool end(const Asked *asked, Action *action)
{
    return (described_own(asked)->cash >= 0 && build(asked, action)) ||
           described_end(asked, action);
}

static bool answer(const Asked *asked, Action *action)
{
    if (lucky(asked, row_of(asked)->trade_chance) && described_try(asked, ACTION_ACCEPT, action))
        return because_add(asked, "It accepts some offers by chance, and this is one of them.");
    return described_try(asked, ACTION_REJECT, action) &&
           because_add(asked, "It accepts some offers by chance, and this is none of them.");
}

static const Answer answers[PHASE_COUNT] = {
    [PHASE_TURN] = turn,
    [PHASE_BUY] = buy,
    [PHASE_END] = end,
    [PHASE_ANSWER] = answer,
    [PHASE_FLOOR] = described_done,
};

const LondonPlayer london_players[LONDON_COUNT] = {
    [LONDON_EASY] = {.described = {.kind = DESCRIBED_KIND("london-easy",
                                                          "the easy computer of the London game"),
                                   .answers = answers},
                     .chance = 5,
                     .trade_chance = 3},
    [LONDON_MEDIUM] = {.described = {.kind = DESCRIBED_KIND(
                                         "london-medium", "the medium computer of the London game"),
                                     .answers = answers},
                       .chance = 3,
                       .trade_chance = 5},
    [LONDON_HARD] = {.described = {.kind = DESCRIBED_KIND("london-hard",
                                                          "the hard computer of the London game"),
                                   .answers = answers},
                     .chance = 2,
                     .trade_chance = 6,
                     .thinks = true},
};
