/* choices.c -- what could be done in a position. */
#include "players/choices.h"

#include "game/auction.h"

/* Bids rise by the price divided by this. */
enum { BID_STEPS = 10 };

static void add_kind(const Mind *mind, ActionKind kind, Thought *thought)
{
    Action action = mind_action(mind, kind);
    thought_add(mind, &action, thought);
}

static void add_deeds(const Mind *mind, ActionKind kind, DeedSet deeds, Thought *thought)
{
    for (; deeds != 0; deeds &= deeds - 1) {
        Action action = mind_action(mind, kind);
        action.deed = (DeedId)__builtin_ctzll(deeds);
        thought_add(mind, &action, thought);
    }
}

static void add_bids(const Mind *mind, Thought *thought)
{
    Money least, most;
    add_kind(mind, ACTION_PASS, thought);
    if (!auction_range(mind->edition, mind->game, mind->seat, &least, &most)) return;
    Money higher = least + mind->edition->deeds[mind->game->auction.deed].price / BID_STEPS;
    Action action = mind_action(mind, ACTION_BID);
    action.amount = higher <= mind_own(mind)->cash ? higher : least;
    thought_add(mind, &action, thought);
}

static void add_ways_out(const Mind *mind, Thought *thought)
{
    add_kind(mind, ACTION_ROLL, thought);
    add_kind(mind, ACTION_FINE, thought);
    add_kind(mind, ACTION_WAIT, thought);
    for (DeckId deck = 0; deck < mind->edition->deck_count; deck++) {
        Action action = mind_action(mind, ACTION_RELEASE);
        action.other = deck;
        thought_add(mind, &action, thought);
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

static DeedSet whole_groups(const Mind *mind)
{
    DeedSet whole = 0;
    for (unsigned rest = mind_own(mind)->whole; rest != 0; rest &= rest - 1)
        whole |= mind->edition->groups[__builtin_ctz(rest)].deeds;
    return whole;
}

/* One street a group is enough: they are built evenly. */
static DeedSet building_places(const Mind *mind)
{
    DeedSet deeds =
        mind->edition->rule[RULE_BUILD_WHOLE_GROUP] ? whole_groups(mind) : mind_own(mind)->deeds;
    DeedSet places = 0;
    for (GroupId group = 0; group < mind->edition->group_count; group++)
        places |= lowest_of(mind->game, deeds & mind->edition->groups[group].deeds);
    return places;
}

static DeedSet mortgaged_of(const Game *game, DeedSet deeds)
{
    DeedSet found = 0;
    for (DeedSet rest = deeds; rest != 0; rest &= rest - 1)
        if (game->holdings[__builtin_ctzll(rest)].mortgaged) found |= rest & (~rest + 1);
    return found;
}

static void add_management(const Mind *mind, ActionKind finish, Thought *thought)
{
    add_kind(mind, finish, thought);
    add_deeds(mind, ACTION_BUILD, building_places(mind), thought);
    add_deeds(mind, ACTION_REDEEM, mortgaged_of(mind->game, whole_groups(mind)), thought);
}

static void add_raising(const Mind *mind, Thought *thought)
{
    DeedSet deeds = mind_own(mind)->deeds;
    add_deeds(mind, ACTION_SELL, deeds, thought);
    add_deeds(mind, ACTION_MORTGAGE, deeds & ~whole_groups(mind), thought);
}

void choices_add(const Mind *mind, Thought *thought)
{
    switch ((int)mind->game->phase) {
    case PHASE_BUY:
        add_kind(mind, ACTION_BUY, thought);
        add_kind(mind, ACTION_DECLINE, thought);
        break;
    case PHASE_AUCTION: add_bids(mind, thought); break;
    case PHASE_TURN: add_ways_out(mind, thought); break;
    case PHASE_END: add_management(mind, ACTION_END, thought); break;
    case PHASE_FLOOR: add_management(mind, ACTION_DONE, thought); break;
    case PHASE_ANSWER:
        add_kind(mind, ACTION_ACCEPT, thought);
        add_kind(mind, ACTION_REJECT, thought);
        break;
    case PHASE_DEBT: add_raising(mind, thought); break;
    default: break;
    }
}

bool choices_matter(const Mind *mind, const Action *first)
{
    if (mind_number(mind, CHARACTER_THINK_ROLLOUTS) == 0) return false;
    switch ((int)mind->game->phase) {
    case PHASE_BUY:
    case PHASE_AUCTION:
    case PHASE_ANSWER: return true;
    case PHASE_TURN: return mind_own(mind)->in_jail != 0;
    case PHASE_DEBT: return first->kind != ACTION_BANKRUPT;
    case PHASE_END:
    case PHASE_FLOOR:
        return first->kind == ACTION_OFFER || first->kind == ACTION_BUILD ||
               mind_own(mind)->whole != 0;
    default: return false;
    }
}
