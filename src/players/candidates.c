/* candidates.c -- what could be done in a position. */
#include "players/candidates.h"

#include "game/auction.h"
#include "players/bidding.h"

/* Bids rise by the price divided by this. */
enum { BID_STEPS = 10 };

static void add_kind(const Decision *decision, ActionKind kind, Thought *thought)
{
    Action action = decision_action(decision, kind);
    thought_add(decision, &action, thought);
}

static void add_deeds(const Decision *decision, ActionKind kind, DeedSet deeds, Thought *thought)
{
    for (; deeds != 0; deeds &= deeds - 1) {
        Action action = decision_action(decision, kind);
        action.deed = (DeedId)__builtin_ctzll(deeds);
        thought_add(decision, &action, thought);
    }
}

static void add_bids(const Decision *decision, Thought *thought)
{
    Money least, most;
    add_kind(decision, ACTION_PASS, thought);
    if (!auction_range(decision->edition, decision->game, decision->seat, &least, &most)) return;
    Money higher = least + decision->edition->deeds[decision->game->auction.deed].price / BID_STEPS;
    Money limit = bidding_most(decision), cash = decision_own(decision)->cash;
    if (least > limit) return;
    Action action = decision_action(decision, ACTION_BID);
    action.amount = higher <= (limit < cash ? limit : cash) ? higher : least;
    thought_add(decision, &action, thought);
}

static void add_ways_out(const Decision *decision, Thought *thought)
{
    add_kind(decision, ACTION_ROLL, thought);
    add_kind(decision, ACTION_FINE, thought);
    add_kind(decision, ACTION_WAIT, thought);
    for (DeckId deck = 0; deck < decision->edition->deck_count; deck++) {
        Action action = decision_action(decision, ACTION_RELEASE);
        action.other = deck;
        thought_add(decision, &action, thought);
    }
}

/* The lowest street of some. */
static DeedSet lowest_of(const Game *game, DeedSet streets)
{
    DeedSet lowest = 0;
    int least = UINT8_MAX;
    for (; streets != 0; streets &= streets - 1) {
        int level = game->holdings[__builtin_ctzll(streets)].level;
        if (level >= least) continue;
        least = level;
        lowest = streets & (~streets + 1);
    }
    return lowest;
}

/* One street a group is enough: they are built evenly. */
static DeedSet building_places(const Decision *decision)
{
    DeedSet deeds = decision->edition->rule[RULE_BUILD_WHOLE_GROUP]
                        ? decision_whole_groups(decision)
                        : decision_own(decision)->deeds;
    DeedSet places = 0;
    for (GroupId group = 0; group < decision->edition->group_count; group++)
        places |= lowest_of(decision->game, deeds & decision->edition->groups[group].deeds);
    return places;
}

static DeedSet mortgaged_of(const Game *game, DeedSet deeds)
{
    DeedSet found = 0;
    for (DeedSet rest = deeds; rest != 0; rest &= rest - 1)
        if (game->holdings[__builtin_ctzll(rest)].mortgaged) found |= rest & (~rest + 1);
    return found;
}

static void add_management(const Decision *decision, ActionKind finish, Thought *thought)
{
    add_kind(decision, finish, thought);
    add_deeds(decision, ACTION_BUILD, building_places(decision), thought);
    add_deeds(decision, ACTION_REDEEM,
              mortgaged_of(decision->game, decision_whole_groups(decision)), thought);
}

static void add_at_end(const Decision *decision, Thought *thought)
{
    add_management(decision, ACTION_END, thought);
}

static void add_on_floor(const Decision *decision, Thought *thought)
{
    add_management(decision, ACTION_DONE, thought);
}

static void add_raising(const Decision *decision, Thought *thought)
{
    DeedSet deeds = decision_own(decision)->deeds;
    add_deeds(decision, ACTION_SELL, deeds, thought);
    add_deeds(decision, ACTION_MORTGAGE, deeds & ~decision_whole_groups(decision), thought);
}

static void add_purchase(const Decision *decision, Thought *thought)
{
    add_kind(decision, ACTION_BUY, thought);
    add_kind(decision, ACTION_DECLINE, thought);
}

static void add_answers(const Decision *decision, Thought *thought)
{
    add_kind(decision, ACTION_ACCEPT, thought);
    add_kind(decision, ACTION_REJECT, thought);
}

static bool always(const Decision *decision, const Action *first)
{
    (void)decision;
    (void)first;
    return true;
}

static bool in_jail(const Decision *decision, const Action *first)
{
    (void)first;
    return decision_own(decision)->in_jail != 0;
}

static bool can_pay(const Decision *decision, const Action *first)
{
    (void)decision;
    return first->kind != ACTION_BANKRUPT;
}

static bool has_business(const Decision *decision, const Action *first)
{
    return first->kind == ACTION_OFFER || first->kind == ACTION_BUILD ||
           decision_own(decision)->whole != 0;
}

/* The phases worth thinking about; `matters` is NULL in the others. */
typedef struct CandidatePhase {
    bool (*matters)(const Decision *decision, const Action *first);
    void (*add)(const Decision *decision, Thought *thought);
} CandidatePhase;

static const CandidatePhase phases[PHASE_COUNT] = {
    [PHASE_BUY] = {.matters = always, .add = add_purchase},
    [PHASE_AUCTION] = {.matters = always, .add = add_bids},
    [PHASE_ANSWER] = {.matters = always, .add = add_answers},
    [PHASE_TURN] = {.matters = in_jail, .add = add_ways_out},
    [PHASE_DEBT] = {.matters = can_pay, .add = add_raising},
    [PHASE_END] = {.matters = has_business, .add = add_at_end},
    [PHASE_FLOOR] = {.matters = has_business, .add = add_on_floor},
};

void candidates_add(const Decision *decision, Thought *thought)
{
    const CandidatePhase *phase = &phases[decision->game->phase];
    if (phase->add != NULL) phase->add(decision, thought);
}

bool candidates_matter(const Decision *decision, const Action *first)
{
    const CandidatePhase *phase = &phases[decision->game->phase];
    return decision_number(decision, CHARACTER_THINK_ROLLOUTS) != 0 && phase->matters != NULL &&
           phase->matters(decision, first);
}
