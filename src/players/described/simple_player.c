/* simple_player.c -- the first sensible computer player. */
#include "players/described/simple_player.h"

#include <assert.h>

#include "game/legal.h"
#include "game/worth.h"
#include "players/described/simple_money.h"
#include "players/described/simple_trade.h"

enum {
    OFFER_ODDS = 32, /* one turn in so many it looks for a trade; power of two */
    BID_STEPS = 10,  /* bids rise by the price divided by this */
    DANGER_LEVEL = 3 /* houses of others that make jail a good place */
};

static void decide_kind(Action *action, ActionKind kind, SeatId seat)
{
    *action = (Action){.kind = (uint8_t)kind, .seat = seat, .deed = NO_DEED};
}

static bool legal(const Edition *edition, const Game *game, const Action *action)
{
    return action_check(edition, game, action) == REFUSAL_NONE;
}

static bool try_kind(const Edition *edition, const Game *game, ActionKind kind, SeatId seat,
                     Action *action)
{
    decide_kind(action, kind, seat);
    return legal(edition, game, action);
}

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
static void fall_back(const Edition *edition, const Game *game, Action *action)
{
    LegalList list;
    legal_list(edition, game, &list);
    assert(list.count > 0);
    const LegalAction *best = &list.list[0];
    for (int i = 1; i < list.count; i++)
        if (reluctance(list.list[i].action.kind) < reluctance(best->action.kind))
            best = &list.list[i];
    *action = best->action;
    if (best->least < best->most) action->amount = best->least;
}

/* ---- buying and bidding ------------------------------------------------- */

/* Does `seat` get the whole group with this deed? */
static bool completes(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    const Group *group = &edition->groups[edition->deeds[deed].group];
    return (group->deeds & ~(game->seats[seat].deeds | DEED_BIT(deed))) == 0;
}

static bool completes_for_another(const Edition *edition, const Game *game, SeatId seat,
                                  DeedId deed)
{
    for (SeatId other = 0; other < game->seat_count; other++)
        if (other != seat && completes(edition, game, other, deed)) return true;
    return false;
}

static void decide_buy(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    DeedId deed = edition->spaces[game->seats[seat].space].deed;
    Money left = game->seats[seat].cash - game_price(edition, game, seat, deed);
    bool wanted = left >= simple_money_reserve(edition) / 2 ||
                  completes(edition, game, seat, deed) ||
                  completes_for_another(edition, game, seat, deed);
    if (wanted && try_kind(edition, game, ACTION_BUY, seat, action)) return;
    DeedSet group = edition->groups[edition->deeds[deed].group].deeds;
    if (wanted && simple_money_pawn(edition, game, seat, group, -left, action)) return;
    if (!try_kind(edition, game, ACTION_DECLINE, seat, action)) fall_back(edition, game, action);
}

/* The most the deed is worth to the seat, as far as its purse allows. */
static Money bid_limit(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    Money cash = game->seats[seat].cash;
    Money price = edition->deeds[deed].price;
    Money value = price - price / 8;
    Money purse = cash - simple_money_reserve(edition) / 2;
    if (completes(edition, game, seat, deed)) {
        value = 2 * price;
        purse = cash;
    } else if (completes_for_another(edition, game, seat, deed)) {
        value = price + price / 2;
    }
    return value < purse ? value : purse;
}

/* Its limit is within its cash, and cash may always be bid: so only the
 * lowest bid matters, not the highest that the rules allow. */
static void decide_auction(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    DeedId deed = game->auction.deed;
    Money limit = bid_limit(edition, game, seat, deed);
    Money least = game->auction.bid + 1;
    if (least < edition->rule[RULE_AUCTION_MINIMUM]) least = edition->rule[RULE_AUCTION_MINIMUM];
    decide_kind(action, ACTION_PASS, seat);
    if (limit < least) return;
    Money bid = least + edition->deeds[deed].price / BID_STEPS;
    action->kind = ACTION_BID;
    action->amount = bid < limit ? bid : limit;
}

/* Half as much again as the usual price is still a good price for a scarce
 * building; the place is the one with the highest rents. */
static void decide_building_auction(const Edition *edition, const Game *game, SeatId seat,
                                    Action *action)
{
    LegalList list;
    legal_list(edition, game, &list);
    bool hotel = game->auction.open == AUCTION_HOTEL;
    Money best = 0;
    decide_kind(action, ACTION_PASS, seat);
    for (int i = 0; i < list.count; i++) {
        const LegalAction *entry = &list.list[i];
        DeedId deed = entry->action.deed;
        if (entry->action.kind != ACTION_BID || deed >= edition->deed_count) continue;
        Money price = game_building_price(edition, game, seat, deed, hotel);
        Money left = game->seats[seat].cash - entry->least;
        if (entry->least > price + price / 2 || left < simple_money_reserve(edition)) continue;
        if (edition->deeds[deed].rent[1] <= best) continue;
        best = edition->deeds[deed].rent[1];
        *action = entry->action;
        action->amount = entry->least + price / BID_STEPS;
        if (action->amount > entry->most) action->amount = entry->most;
    }
}

static void decide_want(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    LegalList list;
    legal_list(edition, game, &list);
    Money best = 0;
    Money spare = game->seats[seat].cash - simple_money_reserve(edition);
    decide_kind(action, ACTION_PASS, seat);
    for (int i = 0; i < list.count; i++) {
        DeedId deed = list.list[i].action.deed;
        if (list.list[i].action.kind != ACTION_WANT || deed >= edition->deed_count) continue;
        Money price = game_building_price(edition, game, seat, deed, game->want.open == WANT_HOTEL);
        if (price > spare || edition->deeds[deed].rent[1] <= best) continue;
        best = edition->deeds[deed].rent[1];
        *action = list.list[i].action;
    }
}

/* ---- jail ------------------------------------------------------------------ */

/* While deeds are to be had one wants to be about; once others have built
 * high, jail is the best place. */
static bool wants_out(const Edition *edition, const Game *game, SeatId seat)
{
    DeedSet owned = 0;
    for (int other = 0; other < game->seat_count; other++) owned |= game->seats[other].deeds;
    int to_be_had = edition->deed_count - __builtin_popcountll(owned);
    if (to_be_had > edition->deed_count / 4) return true;
    for (DeedSet rest = owned & ~game->seats[seat].deeds; rest != 0; rest &= rest - 1) {
        const Holding *holding = &game->holdings[__builtin_ctzll(rest)];
        if (holding->level >= DANGER_LEVEL && !holding->mortgaged) return false;
    }
    return true;
}

static bool try_card(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    for (DeckId deck = 0; deck < edition->deck_count; deck++) {
        if (game->seats[seat].release[deck] == 0) continue;
        decide_kind(action, ACTION_RELEASE, seat);
        action->other = deck;
        if (legal(edition, game, action)) return true;
    }
    return false;
}

static bool try_fine(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    return game->seats[seat].cash >= edition->rule[RULE_JAIL_FINE] &&
           try_kind(edition, game, ACTION_FINE, seat, action);
}

static void decide_jail(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    if (wants_out(edition, game, seat)) {
        if (try_card(edition, game, seat, action)) return;
        if (try_fine(edition, game, seat, action)) return;
    } else if (try_kind(edition, game, ACTION_WAIT, seat, action)) {
        return;
    }
    if (try_kind(edition, game, ACTION_ROLL, seat, action)) return;
    if (try_card(edition, game, seat, action)) return;
    if (try_kind(edition, game, ACTION_FINE, seat, action)) return;
    if (try_kind(edition, game, ACTION_END, seat, action)) return;
    fall_back(edition, game, action);
}

static void decide_jail_out(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    if (try_card(edition, game, seat, action)) return;
    if (try_kind(edition, game, ACTION_FINE, seat, action)) return;
    Money need = edition->rule[RULE_JAIL_FINE] - game->seats[seat].cash;
    if (need > 0 && simple_money_raise(edition, game, seat, need, action)) return;
    fall_back(edition, game, action);
}

/* ---- debts and endings ------------------------------------------------------- */

static void decide_debt(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    Money owed = 0;
    for (int i = 0; i < game->debt_count && owed == 0; i++)
        if (game->debts[i].debtor == seat) owed = game->debts[i].amount;
    Money need = owed - game->seats[seat].cash;
    /* Loose deeds go in any case, so nothing need be counted before. */
    if (simple_money_pawn(edition, game, seat, 0, need, action)) return;
    if (!simple_money_could_pay(edition, game, seat, owed) &&
        try_kind(edition, game, ACTION_BANKRUPT, seat, action))
        return;
    if (simple_money_raise(edition, game, seat, need, action)) return;
    if (try_kind(edition, game, ACTION_BANKRUPT, seat, action)) return;
    fall_back(edition, game, action);
}

/* Below zero, in editions that allow it: raise, else end, else give up. */
static void decide_overdrawn(const Edition *edition, const Game *game, SeatId seat,
                             ActionKind go_on, Action *action)
{
    if (simple_money_raise(edition, game, seat, -game->seats[seat].cash, action)) return;
    if (try_kind(edition, game, go_on, seat, action)) return;
    if (try_kind(edition, game, ACTION_BANKRUPT, seat, action)) return;
    fall_back(edition, game, action);
}

/* True for one turn in OFFER_ODDS, scattered, without drawing a number. The
 * cash is in it so that the turns do not fall to the same seats every time. */
static bool offers_this_turn(const Game *game)
{
    uint32_t cash = (uint32_t)game->seats[game->decider].cash;
    uint32_t scattered = ((uint32_t)game->turn ^ cash << 12) * UINT32_C(0x9E3779B1);
    return scattered < UINT32_MAX / OFFER_ODDS;
}

static void decide_end(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    const Seat *own = &game->seats[seat];
    if (own->cash < 0) {
        decide_overdrawn(edition, game, seat, ACTION_END, action);
        return;
    }
    if (offers_this_turn(game) && own->offers == 0 &&
        simple_trade_propose(edition, game, seat, action))
        return;
    if (simple_money_invest(edition, game, seat, action)) return;
    decide_kind(action, ACTION_END, seat);
}

static void decide_turn(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    if (game->seats[seat].in_jail)
        decide_jail(edition, game, seat, action);
    else if (!try_kind(edition, game, ACTION_OPEN, seat, action))
        decide_overdrawn(edition, game, seat, ACTION_ROLL, action);
}

/* ---- smaller questions ------------------------------------------------------- */

static void choose(Action *action, SeatId seat, bool first)
{
    decide_kind(action, ACTION_CHOOSE, seat);
    action->amount = first ? WAY_SUM : WAY_OTHER;
}

/* The printed sum, unless a percentage is clearly less. A person would guess;
 * the player knows its own purse well. */
static void decide_choice(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    const Effect *effect = &edition->spaces[game->seats[seat].space].effect;
    if (game->deck != NO_DECK && game->card != NO_CARD)
        effect = &edition->decks[game->deck].cards[game->card].effect;
    bool first = true;
    if (effect->kind == EFFECT_TAX || effect->kind == EFFECT_PAY) {
        Money worth = worth_total(edition, game, seat);
        first = effect->percent == 0 ||
                (int64_t)worth * effect->percent >= (int64_t)effect->amount * 100;
    }
    choose(action, seat, first);
}

static void decide_heir(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    Money reserve = simple_money_reserve(edition);
    for (DeedSet rest = game->inherited & game->seats[seat].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        Money left = game->seats[seat].cash - edition_redeem_price(edition, deed);
        decide_kind(action, left >= 2 * reserve ? ACTION_REDEEM : ACTION_KEEP, seat);
        action->deed = deed;
        if (legal(edition, game, action)) return;
    }
    fall_back(edition, game, action);
}

/* Agrees to stop when it would win. */
static void decide_vote(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    SeatId ranking[MAX_SEATS];
    worth_ranking(edition, game, ranking);
    decide_kind(action, ranking[0] == seat ? ACTION_ACCEPT : ACTION_REJECT, seat);
}

static void decide_answer(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    decide_kind(action, ACTION_ACCEPT, seat);
    if (simple_trade_welcome(edition, game, &game->offer) && legal(edition, game, action)) return;
    decide_kind(action, ACTION_REJECT, seat);
}

static void decide_floor(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    if (simple_money_invest(edition, game, seat, action)) return;
    decide_kind(action, ACTION_DONE, seat);
}

/* The thief takes up to RULE_THIEF_MOST, half of it on average. */
static void decide_thief(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    Money fee = edition->rule[RULE_THIEF_FEE];
    choose(action, seat, fee < edition->rule[RULE_THIEF_MOST] / 2 && fee <= game->seats[seat].cash);
    if (!legal(edition, game, action)) choose(action, seat, false);
}

/* Apart, so that the registers it needs are not saved for the quick ones. */
__attribute__((noinline)) static void decide_any(const Edition *edition, const Game *game,
                                                 SeatId seat, Action *action)
{
    switch ((Phase)game->phase) {
    case PHASE_TURN: decide_turn(edition, game, seat, action); return;
    case PHASE_END: decide_end(edition, game, seat, action); return;
    case PHASE_BUY: decide_buy(edition, game, seat, action); return;
    case PHASE_AUCTION: decide_auction(edition, game, seat, action); return;
    case PHASE_DEBT: decide_debt(edition, game, seat, action); return;
    case PHASE_ANSWER: decide_answer(edition, game, seat, action); return;
    case PHASE_HEIR: decide_heir(edition, game, seat, action); return;
    case PHASE_CHOICE: decide_choice(edition, game, seat, action); return;
    case PHASE_WANT: decide_want(edition, game, seat, action); return;
    case PHASE_BUILDING_AUCTION: decide_building_auction(edition, game, seat, action); return;
    case PHASE_JAIL_OUT: decide_jail_out(edition, game, seat, action); return;
    case PHASE_VOTE: decide_vote(edition, game, seat, action); return;
    case PHASE_FLOOR: decide_floor(edition, game, seat, action); return;
    case PHASE_OPEN: choose(action, seat, true); return;
    case PHASE_THIEF: decide_thief(edition, game, seat, action); return;
    case PHASE_TRAVEL: /* stays */ decide_kind(action, ACTION_TRAVEL, seat); return;
    case PHASE_TOKEN: fall_back(edition, game, action); return;
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
static void decide(const PlayerKind *self, const Edition *edition, const Game *game, Rng *rng,
                   Action *action, Text *why)
{
    (void)self;
    (void)why;
    (void)rng;
    SeatId seat = game->decider;
    const Seat *own = &game->seats[seat];
    if (game->phase == PHASE_TURN && own->in_jail == 0 && own->cash >= 0 &&
        own->kept_deck == NO_DECK)
        decide_kind(action, ACTION_ROLL, seat);
    else if (game->phase == PHASE_END && own->cash >= 0 && !offers_this_turn(game) &&
             !simple_money_may_invest(edition, game, seat))
        decide_kind(action, ACTION_END, seat);
    else
        decide_any(edition, game, seat, action);
}

/* Claims rents; it builds in its own turn and never asks for the floor. */
static bool interrupt(const PlayerKind *self, const Edition *edition, const Game *game, SeatId seat,
                      Rng *rng, Action *action, Text *why)
{
    (void)self;
    (void)why;
    (void)rng;
    for (int i = 0; i < game->claim_count; i++) {
        const Claim *claim = &game->claims[i];
        if (claim->owner != seat) continue;
        decide_kind(action, ACTION_CLAIM, seat);
        action->other = claim->visitor;
        action->deed = claim->deed;
        if (legal(edition, game, action)) return true;
    }
    return false;
}

const PlayerKind simple_player = {
    .word = "simple",
    .about = "buys, builds, bids and pays sensibly, with plain offers",
    .decide = decide,
    .interrupt = interrupt,
};
