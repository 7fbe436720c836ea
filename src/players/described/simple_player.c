/* simple_player.c -- the first sensible computer player. */
#include "players/described/simple_player.h"

#include "base/apart.h"
#include "game/building.h"
#include "game/scarce_auction.h"
#include "game/shortage.h"
#include "game/worth.h"
#include "players/described/simple_money.h"
#include "players/described/simple_trade.h"
#include "players/raising.h"
#include "players/usual_answer.h"

enum {
    OFFER_ODDS = 32, /* it looks for a trade one turn in this many; power of two */
    BID_STEPS = 10,  /* bids rise by the price divided by this */
    DANGER_LEVEL = 3 /* houses of others that make jail a good place */
};

/* ---- buying and bidding ------------------------------------------------- */

/* Whoever has the price may buy, and anybody may decline: the rules need not be asked. */
static bool answer_buy(const Decision *decision, Action *action)
{
    const Edition *edition = decision->edition;
    const Seat *own = decision_own(decision);
    DeedId deed = edition->spaces[own->space].deed;
    Money left = own->cash - game_price(edition, decision->game, decision->seat, deed);
    bool wanted = left >= simple_money_reserve(edition) / 2 ||
                  decision_completes(decision, decision->seat, deed) ||
                  decision_completes_for_another(decision, deed);
    DeedSet group = edition->groups[edition->deeds[deed].group].deeds;
    if (wanted && left < 0 && raising_pawn(decision, group, -left, action)) return true;
    decision_set(decision, wanted && left >= 0 ? ACTION_BUY : ACTION_DECLINE, action);
    return true;
}

/* The most the deed is worth to the seat, as far as its purse allows. */
static Money bid_limit(const Decision *decision, DeedId deed)
{
    Money cash = decision_own(decision)->cash;
    Money price = decision->edition->deeds[deed].price;
    Money value = price - price / 8;
    Money purse = cash - simple_money_reserve(decision->edition) / 2;
    if (decision_completes(decision, decision->seat, deed)) {
        value = 2 * price;
        purse = cash;
    } else if (decision_completes_for_another(decision, deed)) {
        value = price + price / 2;
    }
    return value < purse ? value : purse;
}

/* Its limit is within its cash, and cash may always be bid: so only the
 * lowest bid matters, not the highest that the rules allow. */
static bool answer_auction(const Decision *decision, Action *action)
{
    const Edition *edition = decision->edition;
    DeedId deed = decision->game->auction.deed;
    Money limit = bid_limit(decision, deed);
    Money least = decision->game->auction.bid + 1;
    if (least < edition->rule[RULE_AUCTION_MINIMUM]) least = edition->rule[RULE_AUCTION_MINIMUM];
    decision_set(decision, ACTION_PASS, action);
    if (limit < least) return true;
    Money bid = least + edition->deeds[deed].price / BID_STEPS;
    action->kind = ACTION_BID;
    action->amount = bid < limit ? bid : limit;
    return true;
}

/* Half as much again as the usual price is still a good price for a scarce
 * building; the place is the one with the highest rents. */
static bool answer_building_auction(const Decision *decision, Action *action)
{
    const Edition *edition = decision->edition;
    const Game *game = decision->game;
    bool hotel = game->auction.open == AUCTION_HOTEL;
    Money best = 0, least, most;
    decision_set(decision, ACTION_PASS, action);
    DeedSet sites = building_sites(edition, game, decision->seat);
    for (DeedSet rest = sites; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (edition->deeds[deed].rent[1] <= best) continue;
        if (!scarce_auction_range(edition, game, decision->seat, deed, &least, &most)) continue;
        Money price = game_building_price(edition, game, decision->seat, deed, hotel);
        Money left = decision_own(decision)->cash - least;
        if (least > price + price / 2 || left < simple_money_reserve(edition)) continue;
        best = edition->deeds[deed].rent[1];
        action->kind = ACTION_BID;
        action->deed = deed;
        action->amount = least + price / BID_STEPS < most ? least + price / BID_STEPS : most;
    }
    return true;
}

static bool answer_want(const Decision *decision, Action *action)
{
    const Edition *edition = decision->edition;
    const Game *game = decision->game;
    bool hotel = game->want.open == WANT_HOTEL;
    Money best = 0;
    Money spare = decision_own(decision)->cash - simple_money_reserve(edition);
    decision_set(decision, ACTION_PASS, action);
    DeedSet sites = building_sites(edition, game, decision->seat);
    for (DeedSet rest = sites; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (edition->deeds[deed].rent[1] <= best) continue;
        if (game_building_price(edition, game, decision->seat, deed, hotel) > spare) continue;
        if (shortage_check_want(edition, game, deed) != REFUSAL_NONE) continue;
        best = edition->deeds[deed].rent[1];
        action->kind = ACTION_WANT;
        action->deed = deed;
    }
    return true;
}

/* ---- jail ------------------------------------------------------------------ */

/* While there are deeds to buy it is better to be out; once others have
 * built high, jail is the best place. */
static bool wants_out(const Decision *decision)
{
    const Game *game = decision->game;
    bool danger = false;
    DeedSet built = game->built & ~game->mortgaged & ~decision_own(decision)->deeds;
    for (; built != 0 && !danger; built &= built - 1)
        danger = game->holdings[__builtin_ctzll(built)].level >= DANGER_LEVEL;
    if (!danger) return true;
    int count = decision->edition->deed_count;
    DeedSet owned = 0;
    for (int other = 0; other < game->seat_count; other++) owned |= game->seats[other].deeds;
    return count - __builtin_popcountll(owned) > count / 4;
}

static bool raise_money(const Decision *decision, Money need, Action *action)
{
    return raising_next(decision, false, need, action) != RAISING_NOTHING;
}

static bool answer_jail_out(const Decision *decision, Action *action)
{
    Money need;
    return usual_answer_jail_out(decision, &need, action) ||
           (need > 0 && raise_money(decision, need, action));
}

/* ---- debts and endings ------------------------------------------------------- */

static bool answer_debt(const Decision *decision, Action *action)
{
    const Game *game = decision->game;
    Money owed = 0;
    for (int i = 0; i < game->debt_count && owed == 0; i++)
        if (game->debts[i].debtor == decision->seat) owed = game->debts[i].amount;
    Money need = owed - decision_own(decision)->cash;
    /* Loose deeds go in any case, so nothing need be counted before. */
    if (raising_pawn(decision, 0, need, action)) return true;
    if (!simple_money_could_pay(decision, owed) && decision_try(decision, ACTION_BANKRUPT, action))
        return true;
    return raising_dearly(decision, need, action) != RAISING_NOTHING ||
           decision_try(decision, ACTION_BANKRUPT, action);
}

/* Below zero, in editions that allow it: raise, else end, else give up. */
static bool answer_overdrawn(const Decision *decision, ActionKind go_on, Action *action)
{
    return raise_money(decision, -decision_own(decision)->cash, action) ||
           decision_try(decision, go_on, action) || decision_try(decision, ACTION_BANKRUPT, action);
}

/* True for one turn in OFFER_ODDS, scattered, without drawing a number. The
 * cash is in it so that the turns do not fall to the same seats every time. */
static bool offers_this_turn(const Game *game, const Seat *own)
{
    uint32_t cash = (uint32_t)own->cash;
    uint32_t scattered = ((uint32_t)game->turn ^ cash << 12) * UINT32_C(0x9E3779B1);
    return scattered < UINT32_MAX / OFFER_ODDS;
}

/* Apart, as decide_any is. */
APART static void invest_or_end(const Decision *decision, Action *action)
{
    if (!simple_money_invest(decision, action)) decision_set(decision, ACTION_END, action);
}

static bool answer_end(const Decision *decision, Action *action)
{
    const Seat *own = decision_own(decision);
    if (own->cash < 0) return answer_overdrawn(decision, ACTION_END, action);
    if (offers_this_turn(decision->game, own) && own->offers == 0 &&
        simple_trade_propose(decision->edition, decision->game, decision->seat, action))
        return true;
    invest_or_end(decision, action);
    return true;
}

static bool answer_turn(const Decision *decision, Action *action)
{
    if (decision_own(decision)->in_jail)
        return usual_answer_jail(decision, wants_out(decision), action);
    return decision_try(decision, ACTION_OPEN, action) ||
           answer_overdrawn(decision, ACTION_ROLL, action);
}

/* ---- smaller questions ------------------------------------------------------- */

/* The printed sum, unless a percentage is clearly less. A person would guess;
 * the player knows its own purse well. */
static bool answer_choice(const Decision *decision, Action *action)
{
    const Edition *edition = decision->edition;
    const Game *game = decision->game;
    const Effect *effect = &edition->spaces[decision_own(decision)->space].effect;
    if (game->deck != NO_DECK && game->card != NO_CARD)
        effect = &edition->decks[game->deck].cards[game->card].effect;
    bool first = true;
    if (effect->kind == EFFECT_TAX || effect->kind == EFFECT_PAY) {
        Money worth = worth_total(edition, game, decision->seat);
        first = effect->percent == 0 ||
                (int64_t)worth * effect->percent >= (int64_t)effect->amount * 100;
    }
    return usual_answer_choose(decision, first, action);
}

static bool answer_heir(const Decision *decision, Action *action)
{
    Money reserve = simple_money_reserve(decision->edition);
    DeedSet mine = decision->game->inherited & decision_own(decision)->deeds;
    for (DeedSet rest = mine; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        Money left = decision_own(decision)->cash - edition_redeem_price(decision->edition, deed);
        ActionKind kind = left >= 2 * reserve ? ACTION_REDEEM : ACTION_KEEP;
        if (decision_try_deed(decision, kind, deed, action)) return true;
    }
    return false;
}

static bool answer_vote(const Decision *decision, Action *action)
{
    usual_answer_vote(decision, action);
    return true;
}

static bool answer_offer(const Decision *decision, Action *action)
{
    decision_set(decision, ACTION_ACCEPT, action);
    if (simple_trade_welcome(decision->edition, decision->game, &decision->game->offer) &&
        decision_may(decision, action))
        return true;
    decision_set(decision, ACTION_REJECT, action);
    return true;
}

static bool answer_floor(const Decision *decision, Action *action)
{
    if (!simple_money_invest(decision, action)) decision_set(decision, ACTION_DONE, action);
    return true;
}

static const Answer answers[ANSWER_COUNT] = {
    [PHASE_TURN] = answer_turn,         [PHASE_END] = answer_end,
    [PHASE_BUY] = answer_buy,           [PHASE_AUCTION] = answer_auction,
    [PHASE_DEBT] = answer_debt,         [PHASE_ANSWER] = answer_offer,
    [PHASE_HEIR] = answer_heir,         [PHASE_CHOICE] = answer_choice,
    [PHASE_WANT] = answer_want,         [PHASE_BUILDING_AUCTION] = answer_building_auction,
    [PHASE_JAIL_OUT] = answer_jail_out, [PHASE_VOTE] = answer_vote,
    [PHASE_FLOOR] = answer_floor,       [PHASE_OPEN] = usual_answer_open,
    [PHASE_THIEF] = usual_answer_thief, [PHASE_TRAVEL] = usual_answer_travel,
};

/* Apart, so that the registers it needs are not saved for the quick ones. */
APART static void decide_any(const Decision *decision, Action *action)
{
    if (!decision_answer(decision, action)) decision_fall_back(decision, action);
}

/* Nine of ten decisions are to roll and to end the turn: those come first. */
static void decide(const Decision *decision, Action *action)
{
    const Game *game = decision->game;
    const Seat *own = decision_own(decision);
    if (game->phase == PHASE_TURN && own->in_jail == 0 && own->cash >= 0 &&
        own->kept_deck == NO_DECK)
        decision_set(decision, ACTION_ROLL, action);
    else if (game->phase != PHASE_END || own->cash < 0 || offers_this_turn(game, own))
        decide_any(decision, action);
    else if (simple_money_may_invest(decision))
        invest_or_end(decision, action);
    else
        decision_set(decision, ACTION_END, action);
}

/* It builds in its own turn and never asks for the floor: out of turn it only
 * claims rents. */
const PlayerKind simple_player = {
    .word = "simple",
    .about = "buys, builds, bids and pays sensibly, with plain offers",
    .answers = answers,
    .decide = decide,
    .interrupt = decision_try_claim,
};
