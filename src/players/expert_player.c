/* expert_player.c -- the player that thinks before it answers. */
#include "players/expert_player.h"

#include "game/auction.h"
#include "game/legal.h"
#include "players/computer_player.h"
#include "players/proposal.h"
#include "players/thought.h"

/* ---- what could be done ------------------------------------------------------- */

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
    Money step = mind->edition->deeds[mind->game->auction.deed].price / 10;
    Action action = mind_action(mind, ACTION_BID);
    action.amount = least + step < mind_own(mind)->cash ? least + step : least;
    thought_add(mind, &action, thought);
}

static void add_jail(const Mind *mind, Thought *thought)
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

/* One street a group is enough: they are built evenly. */
static DeedSet one_of_each_group(const Mind *mind, DeedSet deeds)
{
    DeedSet chosen = 0;
    for (GroupId group = 0; group < mind->edition->group_count; group++) {
        DeedSet part = deeds & mind->edition->groups[group].deeds;
        int lowest = 99;
        DeedSet pick = 0;
        for (; part != 0; part &= part - 1) {
            int level = mind->game->holdings[__builtin_ctzll(part)].level;
            if (level < lowest) {
                lowest = level;
                pick = part & (~part + 1);
            }
        }
        chosen |= pick;
    }
    return chosen;
}

static DeedSet mortgaged_deeds(const Mind *mind)
{
    DeedSet found = 0;
    for (DeedSet rest = mind_own(mind)->deeds; rest != 0; rest &= rest - 1)
        if (mind->game->holdings[__builtin_ctzll(rest)].mortgaged) found |= rest & (~rest + 1);
    return found;
}

static DeedSet whole_groups(const Mind *mind)
{
    DeedSet whole = 0;
    for (unsigned rest = mind_own(mind)->whole; rest != 0; rest &= rest - 1)
        whole |= mind->edition->groups[__builtin_ctz(rest)].deeds;
    return whole;
}

static void add_management(const Mind *mind, ActionKind finish, Thought *thought)
{
    add_kind(mind, finish, thought);
    DeedSet streets = mind->edition->rule[RULE_BUILD_WHOLE_GROUP] ? whole_groups(mind)
                                                                  : mind_own(mind)->deeds;
    add_deeds(mind, ACTION_BUILD, one_of_each_group(mind, streets), thought);
    add_deeds(mind, ACTION_REDEEM, mortgaged_deeds(mind) & whole_groups(mind), thought);
}

static void add_raising(const Mind *mind, Thought *thought)
{
    DeedSet deeds = mind_own(mind)->deeds;
    add_deeds(mind, ACTION_SELL, deeds, thought);
    add_deeds(mind, ACTION_MORTGAGE, deeds & ~whole_groups(mind), thought);
}

static void add_choices(const Mind *mind, Thought *thought)
{
    switch ((int)mind->game->phase) {
    case PHASE_BUY:
        add_kind(mind, ACTION_BUY, thought);
        add_kind(mind, ACTION_DECLINE, thought);
        break;
    case PHASE_AUCTION:
        add_bids(mind, thought);
        break;
    case PHASE_TURN:
        add_jail(mind, thought);
        break;
    case PHASE_END:
        add_management(mind, ACTION_END, thought);
        break;
    case PHASE_FLOOR:
        add_management(mind, ACTION_DONE, thought);
        break;
    case PHASE_ANSWER:
        add_kind(mind, ACTION_ACCEPT, thought);
        add_kind(mind, ACTION_REJECT, thought);
        break;
    case PHASE_DEBT:
        add_raising(mind, thought);
        break;
    default:
        break;
    }
}

static bool matters(const Mind *mind, const Action *first)
{
    const Seat *own = mind_own(mind);
#ifdef RESEARCH
    extern long research_mask;
    if (!(research_mask >> mind->game->phase & 1)) return false;
#endif
    switch ((int)mind->game->phase) {
    case PHASE_BUY:
    case PHASE_AUCTION:
    case PHASE_ANSWER:
        return true;
    case PHASE_TURN:
        return own->in_jail != 0;
    case PHASE_DEBT:
        return first->kind != ACTION_BANKRUPT;
    case PHASE_END:
    case PHASE_FLOOR:
        return own->cash > 0 && (first->kind == ACTION_BUILD || first->kind == ACTION_OFFER || own->whole != 0);
    default:
        return false;
    }
}

/* ---- thinking -------------------------------------------------------------------- */

static bool think(const PlayerKind *self, const Edition *edition, const Game *game, Rng *rng,
                  Thought *thought, int work, Action *action, Text *why)
{
    Mind mind = {.edition = edition,
                 .game = game,
                 .character = self->character,
                 .seat = game->decider};
    if (!thought->begun) {
        computer_player_decide(self, edition, game, rng, action, NULL);
        thought_begin(&mind, action, rng, thought);
        if (matters(&mind, action)) add_choices(&mind, thought);
    }
    if (!thought_go_on(&mind, work, thought)) return false;
    mind.why = why;
    const Choice *best = thought_best(&mind, thought);
    *action = best->action;
    if (best == thought->choices) {
        computer_player_decide(self, edition, game, rng, action, why);
    }
    return true;
}

static void decide(const PlayerKind *self, const Edition *edition, const Game *game, Rng *rng,
                   Action *action, Text *why)
{
    Mind mind = {.edition = edition,
                 .game = game,
                 .character = self->character,
                 .seat = game->decider};
    computer_player_decide(self, edition, game, rng, action, NULL);
    if (self->character->number[CHARACTER_THINK_ROLLOUTS]==0 || !matters(&mind, action)) return;
    Thought thought;
    thought.begun = false;
    while (!think(self, edition, game, rng, &thought, INT32_MAX, action, why)) continue;
}

const PlayerKind expert_player = {
    .word = "expert",
    .about = "thinks before it answers",
    .character = &character_expert,
    .decide = decide,
    .interrupt = computer_player_interrupt,
    .think = think,
};
