/* computer_player.c -- answers every question of the game as a character. */
#include "players/computer_player.h"

#include <assert.h>

#include "game/debt.h"
#include "game/effect.h"
#include "game/legal.h"
#include "game/worth.h"
#include "players/bidding.h"
#include "players/funds.h"
#include "players/proposal.h"
#include "players/raising.h"
#include "players/token_choice.h"

/* Lower is better: whatever lets the game go on and gives nothing away. */
static int reluctance(ActionKind kind)
{
    static const uint8_t order[ACTION_COUNT] = {
        [ACTION_OFFER] = 9,  [ACTION_COUNTER] = 9,  [ACTION_RESIGN] = 9, [ACTION_STOP] = 9,
        [ACTION_FLOOR] = 9,  [ACTION_BANKRUPT] = 7, [ACTION_BID] = 6,    [ACTION_BUILD] = 6,
        [ACTION_BREAK] = 6,  [ACTION_ACCEPT] = 6,   [ACTION_WANT] = 5,   [ACTION_SELL] = 5,
        [ACTION_REDEEM] = 5, [ACTION_MORTGAGE] = 4, [ACTION_BUY] = 3,    [ACTION_CHOOSE] = 2,
        [ACTION_FINE] = 1,   [ACTION_RELEASE] = 1,
    };
    return order[kind];
}

/* Any legal answer, for what no better thought covers. The list is large, so
 * it has a function, and a place on the stack, of its own. */
static void fall_back(const Mind *mind, Action *action)
{
    LegalList list;
    legal_list(mind->edition, mind->game, &list);
    assert(list.count > 0);
    const LegalAction *best = &list.list[0];
    for (int i = 1; i < list.count; i++)
        if (reluctance(list.list[i].action.kind) < reluctance(best->action.kind))
            best = &list.list[i];
    *action = best->action;
    if (best->least < best->most) action->amount = best->least;
}

/* ---- jail ------------------------------------------------------------------ */

/* While deeds are to be had one wants to be about; once others have built
 * high, jail is the best place. */
static bool wants_out(const Mind *mind)
{
    DeedSet owned = 0;
    for (int seat = 0; seat < mind->game->seat_count; seat++)
        owned |= mind->game->seats[seat].deeds;
    int count = mind->edition->deed_count;
    int free = count - __builtin_popcountll(owned);
    if (free * 100 > count * mind_number(mind, CHARACTER_JAIL_FREE)) {
        mind_say(mind, "There are still deeds to be had, so it wants out.");
        return true;
    }
    Money rent = mind_percent(mind, mind_number(mind, CHARACTER_JAIL_RENT));
    bool out = funds_danger(mind).expected * 100 < (int64_t)rent * 100;
    mind_say(mind, out ? "The board ahead is not dangerous, so it wants out."
                       : "The rents ahead are high, and nobody pays rent in jail.");
    return out;
}

static bool try_card(const Mind *mind, Action *action)
{
    for (DeckId deck = 0; deck < mind->edition->deck_count; deck++) {
        if (mind_own(mind)->release[deck] == 0) continue;
        *action = mind_action(mind, ACTION_RELEASE);
        action->other = deck;
        if (mind_may(mind, action)) return true;
    }
    return false;
}

static bool try_fine(const Mind *mind, Action *action)
{
    return mind_own(mind)->cash >= mind->edition->rule[RULE_JAIL_FINE] &&
           mind_try(mind, ACTION_FINE, action);
}

static void decide_jail(const Mind *mind, Action *action)
{
    if (wants_out(mind)) {
        if (try_card(mind, action)) return;
        if (try_fine(mind, action)) return;
    } else if (mind_try(mind, ACTION_WAIT, action)) {
        return;
    }
    if (mind_try(mind, ACTION_ROLL, action)) return;
    if (try_card(mind, action)) return;
    if (mind_try(mind, ACTION_FINE, action)) return;
    if (mind_try(mind, ACTION_END, action)) return;
    fall_back(mind, action);
}

static void decide_jail_out(const Mind *mind, Action *action)
{
    if (try_card(mind, action)) return;
    if (mind_try(mind, ACTION_FINE, action)) return;
    Money need = mind->edition->rule[RULE_JAIL_FINE] - mind_own(mind)->cash;
    if (need > 0 && raising_next(mind, need, action)) return;
    fall_back(mind, action);
}

/* ---- debts and endings ------------------------------------------------------- */

static void decide_debt(const Mind *mind, Action *action)
{
    Money owed = debt_due(mind->edition, mind->game);
    Money need = owed - mind_own(mind)->cash;
    if (worth_liquid(mind->edition, mind->game, mind->seat) < owed &&
        mind_try(mind, ACTION_BANKRUPT, action)) {
        mind_say(mind, "All it has would not pay the debt.");
        return;
    }
    if (raising_next(mind, need, action)) return;
    if (mind_try(mind, ACTION_BANKRUPT, action)) return;
    fall_back(mind, action);
}

/* Below zero, in editions that allow it: raise, else go on, else give up. */
static void decide_overdrawn(const Mind *mind, ActionKind go_on, Action *action)
{
    if (mind_own(mind)->cash < 0 && raising_next(mind, -mind_own(mind)->cash, action)) return;
    if (mind_try(mind, go_on, action)) return;
    if (mind_try(mind, ACTION_BANKRUPT, action)) return;
    fall_back(mind, action);
}

static void decide_end(const Mind *mind, Action *action)
{
    if (mind_own(mind)->cash < 0) {
        decide_overdrawn(mind, ACTION_END, action);
        return;
    }
    if (proposal_due(mind) && proposal_make(mind, action)) return;
    if (funds_invest(mind, action)) return;
    *action = mind_action(mind, ACTION_END);
}

static void decide_turn(const Mind *mind, Action *action)
{
    if (mind_own(mind)->in_jail)
        decide_jail(mind, action);
    else if (!mind_try(mind, ACTION_OPEN, action))
        decide_overdrawn(mind, ACTION_ROLL, action);
}

static void decide_floor(const Mind *mind, Action *action)
{
    if (proposal_due(mind) && proposal_make(mind, action)) return;
    if (funds_invest(mind, action)) return;
    *action = mind_action(mind, ACTION_DONE);
}

/* ---- smaller questions ------------------------------------------------------- */

static void choose(const Mind *mind, Action *action, bool first)
{
    *action = mind_action(mind, ACTION_CHOOSE);
    action->amount = first ? WAY_SUM : WAY_OTHER;
}

/* The lesser sum; a card from the pile is worth a try when it is free. */
static void decide_choice(const Mind *mind, Action *action)
{
    const Effect *effect = effect_current(mind->edition, mind->game);
    bool first = true;
    if (effect->kind == EFFECT_TAX || effect->kind == EFFECT_PAY)
        first = effect_charge(mind->edition, mind->game, mind->seat, effect, WAY_SUM) <=
                effect_charge(mind->edition, mind->game, mind->seat, effect, WAY_OTHER);
    choose(mind, action, first);
    mind_say(mind, "It takes the cheaper way.");
}

static void decide_heir(const Mind *mind, Action *action)
{
    Money keep = mind_percent(mind, mind_number(mind, CHARACTER_REDEEM_KEEP));
    DeedSet mine = mind->game->inherited & mind_own(mind)->deeds;
    for (DeedSet rest = mine; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        Money left = mind_own(mind)->cash - edition_redeem_price(mind->edition, deed);
        *action = mind_action(mind, left >= keep ? ACTION_REDEEM : ACTION_KEEP);
        action->deed = deed;
        if (mind_may(mind, action)) return;
        action->kind = ACTION_KEEP;
        if (mind_may(mind, action)) return;
    }
    fall_back(mind, action);
}

/* Agrees to stop when it would win. */
static void decide_vote(const Mind *mind, Action *action)
{
    SeatId ranking[MAX_SEATS];
    worth_ranking(mind->edition, mind->game, ranking);
    bool wins = ranking[0] == mind->seat;
    *action = mind_action(mind, wins ? ACTION_ACCEPT : ACTION_REJECT);
    mind_say(mind, wins ? "It would win by stopping now." : "It would not win by stopping now.");
}

/* The thief takes up to RULE_THIEF_MOST, half of it on average. */
static void decide_thief(const Mind *mind, Action *action)
{
    Money fee = mind->edition->rule[RULE_THIEF_FEE];
    bool loose = fee < mind->edition->rule[RULE_THIEF_MOST] / 2 && fee <= mind_own(mind)->cash;
    choose(mind, action, loose);
    if (!mind_may(mind, action)) choose(mind, action, false);
    mind_say(mind, "The thief brings half of what it can take, on average.");
}

static void decide_any(const Mind *mind, Action *action)
{
    switch ((Phase)mind->game->phase) {
    case PHASE_TURN: decide_turn(mind, action); return;
    case PHASE_END: decide_end(mind, action); return;
    case PHASE_BUY: bidding_buy(mind, action); return;
    case PHASE_AUCTION: bidding_auction(mind, action); return;
    case PHASE_DEBT: decide_debt(mind, action); return;
    case PHASE_ANSWER: bargain_answer(mind, action); return;
    case PHASE_HEIR: decide_heir(mind, action); return;
    case PHASE_CHOICE: decide_choice(mind, action); return;
    case PHASE_WANT: bidding_want(mind, action); return;
    case PHASE_BUILDING_AUCTION: bidding_building(mind, action); return;
    case PHASE_JAIL_OUT: decide_jail_out(mind, action); return;
    case PHASE_VOTE: decide_vote(mind, action); return;
    case PHASE_FLOOR: decide_floor(mind, action); return;
    case PHASE_OPEN: choose(mind, action, true); return;
    case PHASE_THIEF: decide_thief(mind, action); return;
    case PHASE_TRAVEL: /* stays */ *action = mind_action(mind, ACTION_TRAVEL); return;
    case PHASE_TOKEN: token_choice(mind, action); return;
    case PHASE_ORDER:
    case PHASE_SHUFFLE:
    case PHASE_DEAL:
    case PHASE_THROW:
    case PHASE_DRAW:
    case PHASE_RENT_THROW:
    case PHASE_PICK_DEED:
    case PHASE_PICK_SEAT:
    case PHASE_PICK_SUM:
    case PHASE_THIEF_DICE:
    case PHASE_OVER:
    case PHASE_ARRIVE:
    case PHASE_EFFECT:
    case PHASE_JAIL_MOVE:
    case PHASE_AFTER:
    case PHASE_COUNT: break;
    }
    assert(false); /* no seat decides in the other phases */
}

/* Nine of ten decisions are to roll and to end the turn: those come first. */
void computer_player_decide(const PlayerKind *self, const Edition *edition, const Game *game,
                            Rng *rng, Action *action, Text *why)
{
    (void)rng;
    Mind mind = {.edition = edition,
                 .game = game,
                 .character = self->character,
                 .seat = game->decider,
                 .why = why};
    const Seat *own = mind_own(&mind);
    if (game->phase == PHASE_TURN && own->in_jail == 0 && own->cash >= 0 &&
        own->kept_deck == NO_DECK)
        *action = mind_action(&mind, ACTION_ROLL);
    else if (game->phase == PHASE_END && own->cash >= 0 && !proposal_due(&mind) &&
             !funds_may_invest(&mind))
        *action = mind_action(&mind, ACTION_END);
    else
        decide_any(&mind, action);
}

static bool claim(const Mind *mind, Action *action)
{
    for (int i = 0; i < mind->game->claim_count; i++) {
        const Claim *open = &mind->game->claims[i];
        if (open->owner != mind->seat) continue;
        *action = mind_action(mind, ACTION_CLAIM);
        action->other = open->visitor;
        action->deed = open->deed;
        if (mind_may(mind, action)) return true;
    }
    return false;
}

/* Money that came in since its turn becomes houses before the next throw. */
static bool wants_floor(const Mind *mind)
{
    const Game *game = mind->game;
    return game->phase == PHASE_TURN && mind_own(mind)->whole != 0 &&
           mind->edition->rule[RULE_OUT_OF_TURN] && (game->floor_used >> mind->seat & 1) == 0 &&
           mind_number(mind, CHARACTER_BUILD_FLOOR) && funds_can_build(mind);
}

bool computer_player_interrupt(const PlayerKind *self, const Edition *edition, const Game *game,
                               SeatId seat, Rng *rng, Action *action, Text *why)
{
    (void)rng;
    Mind mind = {
        .edition = edition, .game = game, .character = self->character, .seat = seat, .why = why};
    if (game->claim_count > 0 && claim(&mind, action)) return true;
    if (!wants_floor(&mind) || !mind_try(&mind, ACTION_FLOOR, action)) return false;
    mind_say(&mind, "It wants to build before the next throw.");
    return true;
}

const PlayerKind easy_player = {
    .word = "easy",
    .about = "a friendly beginner",
    .character = &character_easy,
    .decide = computer_player_decide,
    .interrupt = computer_player_interrupt,
};

const PlayerKind medium_player = {
    .word = "medium",
    .about = "a decent club player",
    .character = &character_medium,
    .decide = computer_player_decide,
    .interrupt = computer_player_interrupt,
};

const PlayerKind hard_player = {
    .word = "hard",
    .about = "strong, and a sharp trader",
    .character = &character_hard,
    .decide = computer_player_decide,
    .interrupt = computer_player_interrupt,
};
