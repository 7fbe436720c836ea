/* action.c -- what can be decided; may it be done now, if not, why. */
#include "game/action.h"

#include <assert.h>

#include "base/apart.h"
#include "game/auction.h"
#include "game/building.h"
#include "game/cards.h"
#include "game/claim.h"
#include "game/debt.h"
#include "game/effect.h"
#include "game/floor.h"
#include "game/jail.h"
#include "game/landing.h"
#include "game/mortgage.h"
#include "game/scarce_auction.h"
#include "game/setup.h"
#include "game/shortage.h"
#include "game/thief.h"
#include "game/trade.h"
#include "game/worth.h"

#define AT(phase) ((uint64_t)1 << (phase))
#define MANAGING (AT(PHASE_TURN) | AT(PHASE_END) | AT(PHASE_FLOOR))
#define RAISING (MANAGING | AT(PHASE_DEBT) | AT(PHASE_BUY) | AT(PHASE_JAIL_OUT))
#define BETWEEN (AT(PHASE_TURN) | AT(PHASE_END))

/* In which phases each action can be thought of. */
static const uint64_t phases[] = {
    [ACTION_DICE] = AT(PHASE_ORDER) | AT(PHASE_THROW) | AT(PHASE_RENT_THROW) | AT(PHASE_THIEF_DICE),
    [ACTION_DRAW] = AT(PHASE_DRAW),
    [ACTION_PICK] = AT(PHASE_SHUFFLE) | AT(PHASE_DEAL) | AT(PHASE_PICK_DEED) | AT(PHASE_PICK_SEAT) |
                    AT(PHASE_PICK_SUM),
    [ACTION_BELL] = ~(uint64_t)0,
    [ACTION_ROLL] = AT(PHASE_TURN),
    [ACTION_FINE] = AT(PHASE_TURN) | AT(PHASE_JAIL_OUT),
    [ACTION_RELEASE] = AT(PHASE_TURN) | AT(PHASE_JAIL_OUT),
    [ACTION_WAIT] = AT(PHASE_TURN),
    [ACTION_BUY] = AT(PHASE_BUY),
    [ACTION_DECLINE] = AT(PHASE_BUY),
    [ACTION_CHOOSE] = AT(PHASE_CHOICE) | AT(PHASE_OPEN) | AT(PHASE_THIEF),
    [ACTION_OPEN] = AT(PHASE_TURN),
    [ACTION_TRAVEL] = AT(PHASE_TRAVEL),
    [ACTION_TOKEN] = AT(PHASE_TOKEN),
    [ACTION_END] = AT(PHASE_END),
    [ACTION_BUILD] = MANAGING,
    [ACTION_SELL] = RAISING,
    [ACTION_BREAK] = RAISING,
    [ACTION_MORTGAGE] = RAISING | AT(PHASE_WANT) | AT(PHASE_BUILDING_AUCTION),
    [ACTION_REDEEM] = MANAGING | AT(PHASE_HEIR),
    [ACTION_KEEP] = AT(PHASE_HEIR),
    [ACTION_OFFER] = RAISING,
    [ACTION_COUNTER] = AT(PHASE_ANSWER),
    [ACTION_ACCEPT] = AT(PHASE_ANSWER) | AT(PHASE_VOTE),
    [ACTION_REJECT] = AT(PHASE_ANSWER) | AT(PHASE_VOTE),
    [ACTION_BID] = AT(PHASE_AUCTION) | AT(PHASE_BUILDING_AUCTION),
    [ACTION_PASS] = AT(PHASE_AUCTION) | AT(PHASE_BUILDING_AUCTION) | AT(PHASE_WANT),
    [ACTION_WANT] = AT(PHASE_WANT),
    [ACTION_BANKRUPT] = AT(PHASE_DEBT) | BETWEEN,
    [ACTION_FLOOR] = BETWEEN,
    [ACTION_DONE] = AT(PHASE_FLOOR),
    [ACTION_CLAIM] = BETWEEN,
    [ACTION_RESIGN] = BETWEEN,
    [ACTION_STOP] = BETWEEN,
};
static_assert(sizeof phases / sizeof *phases == ACTION_COUNT, "phases for every action");
static_assert(PHASE_COUNT <= 64, "a bit for every phase");

Action action_of(const Game *game, ActionKind kind)
{
    return (Action){.kind = (uint8_t)kind, .seat = game->decider, .deed = NO_DEED};
}

static bool out_of_turn(ActionKind kind)
{
    return kind == ACTION_FLOOR || kind == ACTION_CLAIM || kind == ACTION_RESIGN ||
           kind == ACTION_STOP;
}

/* Chosen dice (RULE_ANY_DICE) may show anything a tester likes. */
static Refusal check_dice(const Edition *edition, const Action *action)
{
    bool any = edition->rule[RULE_ANY_DICE] != 0;
    Money least = any ? 0 : 1;
    Money most = any ? INT32_MAX : 6;
    if (action->amount < least || action->amount > most) return REFUSAL_DICE;
    return action->second < least || action->second > most ? REFUSAL_DICE : REFUSAL_NONE;
}

static bool may_shuffle(const Edition *edition, const Game *game, Money seat)
{
    (void)edition;
    for (int place = game->order_next; place < game->seat_count; place++) {
        if (game->order[place] == seat) return true;
    }
    return false;
}

static bool may_deal(const Edition *edition, const Game *game, Money deed)
{
    return deed >= 0 && deed < edition->deed_count && game->holdings[deed].owner == BANK;
}

static bool may_pick_deed(const Edition *edition, const Game *game, Money deed)
{
    EffectKind kind = (EffectKind)effect_current(edition, game)->kind;
    return deed >= 0 && deed < edition->deed_count &&
           (effect_pick_set(edition, game, game_mover(game), kind) & DEED_BIT(deed)) != 0;
}

static bool may_pick_seat(const Edition *edition, const Game *game, Money seat)
{
    (void)edition;
    return seat >= 0 && seat < MAX_SEATS && seat != game_mover(game) &&
           game_seat_in(game, (SeatId)seat);
}

static bool may_pick_sum(const Edition *edition, const Game *game, Money sum)
{
    return sum >= 1 && sum <= thief_most(edition, game);
}

static Refusal check_pick(const Edition *edition, const Game *game, Money picked)
{
    static bool (*const may_pick[PHASE_COUNT])(const Edition *, const Game *, Money) = {
        [PHASE_SHUFFLE] = may_shuffle,     [PHASE_DEAL] = may_deal,
        [PHASE_PICK_DEED] = may_pick_deed, [PHASE_PICK_SEAT] = may_pick_seat,
        [PHASE_PICK_SUM] = may_pick_sum,
    };
    return may_pick[game->phase](edition, game, picked) ? REFUSAL_NONE : REFUSAL_PICK;
}

static Refusal check_buy(const Edition *edition, const Game *game)
{
    SeatId seat = game_mover(game);
    Money price = game_price(edition, game, seat, landing_deed(edition, game));
    return game->seats[seat].cash >= price ? REFUSAL_NONE : REFUSAL_TOO_POOR;
}

static Refusal check_choose(const Edition *edition, const Game *game, Money way)
{
    if (way != WAY_SUM && way != WAY_OTHER) return REFUSAL_CHOICE;
    if (game->phase == PHASE_THIEF && way == WAY_LOOSE &&
        game->seats[game_mover(game)].cash < edition->rule[RULE_THIEF_FEE])
        return REFUSAL_TOO_POOR;
    return REFUSAL_NONE;
}

static Refusal check_open(const Game *game)
{
    return cards_must_open(game) ? REFUSAL_NONE : REFUSAL_NOT_NOW;
}

static Refusal check_roll(const Edition *edition, const Game *game)
{
    return cards_must_open(game) ? REFUSAL_OPEN_FIRST : jail_check_roll(edition, game);
}

static Refusal check_end(const Edition *edition, const Game *game)
{
    return edition->rule[RULE_DEBT] == DEBT_BEFORE_END && game->seats[game_mover(game)].cash < 0
               ? REFUSAL_IN_DEBT
               : REFUSAL_NONE;
}

static Refusal check_bid(const Edition *edition, const Game *game, const Action *action)
{
    Money least, most;
    if (game->phase == PHASE_BUILDING_AUCTION)
        return scarce_auction_check_bid(edition, game, action->seat, action->amount, action->deed);
    auction_range(edition, game, action->seat, &least, &most);
    if (action->amount < least) return REFUSAL_BID_LOW;
    return action->amount > most ? REFUSAL_BID_HIGH : REFUSAL_NONE;
}

static Refusal check_keep(const Game *game, const Action *action)
{
    return action->deed == mortgage_next_heir(game) ? REFUSAL_NONE : REFUSAL_NOT_MORTGAGED;
}

static Refusal check_give_up(const Edition *edition, const Game *game, SeatId seat)
{
    return debt_may_give_up(edition, game, seat) ? REFUSAL_NONE : REFUSAL_SOLVENT;
}

static Refusal check_build(const Edition *edition, const Game *game, const Action *action)
{
    return building_check(edition, game, action->seat, action->deed,
                          action->amount == BUILDING_BESIDE);
}

/* Nothing is sold for money that could not be held (V01). */
static Refusal check_room(const Edition *edition, const Game *game, SeatId seat, Refusal why)
{
    if (why != REFUSAL_NONE || game->seats[seat].cash <= MONEY_LIMIT / 2) return why;
    return worth_liquid(edition, game, seat) > MONEY_LIMIT ? REFUSAL_CEILING : REFUSAL_NONE;
}

static Refusal check_sell(const Edition *edition, const Game *game, const Action *action)
{
    return building_check_sell(edition, game, action->seat, action->deed,
                               action->amount == BUILDING_BESIDE);
}

static Refusal check_mortgage(const Edition *edition, const Game *game, const Action *action)
{
    bool asked = game->phase == PHASE_WANT || game->phase == PHASE_BUILDING_AUCTION;
    Refusal why = asked ? shortage_check_mortgage(edition, game, action->deed) : REFUSAL_NONE;
    if (why == REFUSAL_NONE) why = mortgage_check(edition, game, action->seat, action->deed);
    return check_room(edition, game, action->seat, why);
}

/* Whether the details are right, once actor and phase are. */
APART static Refusal check_details(const Edition *edition, const Game *game, const Action *action)
{
    SeatId seat = action->seat;
    switch ((ActionKind)action->kind) {
    case ACTION_DICE: return check_dice(edition, action);
    case ACTION_DRAW: return cards_check(edition, game, action->other);
    case ACTION_PICK: return check_pick(edition, game, action->amount);
    case ACTION_BELL: return edition->rule[RULE_TIME_LIMIT] ? REFUSAL_NONE : REFUSAL_NOT_NOW;
    case ACTION_FINE: return jail_check_fine(edition, game);
    case ACTION_RELEASE: return jail_check_card(game, action->other);
    case ACTION_WAIT: return jail_check_wait(edition, game);
    case ACTION_BUY: return check_buy(edition, game);
    case ACTION_CHOOSE: return check_choose(edition, game, action->amount);
    case ACTION_OPEN: return check_open(game);
    case ACTION_TRAVEL: return landing_check_travel(edition, game, action->deed);
    case ACTION_TOKEN:
        return setup_token_free(edition, game, action->amount) ? REFUSAL_NONE : REFUSAL_TOKEN;
    case ACTION_BUILD: return check_build(edition, game, action);
    case ACTION_SELL: return check_room(edition, game, seat, check_sell(edition, game, action));
    case ACTION_BREAK:
        return check_room(edition, game, seat,
                          building_check_break(edition, game, seat, action->deed, action->amount));
    case ACTION_MORTGAGE: return check_mortgage(edition, game, action);
    case ACTION_REDEEM: return mortgage_check_redeem(edition, game, seat, action->deed);
    case ACTION_KEEP: return check_keep(game, action);
    case ACTION_OFFER: return trade_check(edition, game, seat, action->other, &action->deal);
    case ACTION_COUNTER: return trade_check_counter(edition, game, &action->deal);
    case ACTION_ACCEPT:
        return game->phase == PHASE_VOTE ? REFUSAL_NONE : trade_check_accept(edition, game);
    case ACTION_BID: return check_bid(edition, game, action);
    case ACTION_WANT: return shortage_check_want(edition, game, action->deed);
    case ACTION_BANKRUPT: return check_give_up(edition, game, seat);
    case ACTION_FLOOR: return floor_check(edition, game, seat);
    case ACTION_CLAIM: return claim_check(game, seat, action->other, action->deed);
    case ACTION_RESIGN: return edition->rule[RULE_RESIGN] ? REFUSAL_NONE : REFUSAL_NO_RESIGN;
    case ACTION_ROLL: /* these two before, as they are most of all */
    case ACTION_END:
    case ACTION_DECLINE:
    case ACTION_REJECT:
    case ACTION_PASS:
    case ACTION_DONE:
    case ACTION_STOP:
    case ACTION_COUNT: break;
    }
    return REFUSAL_NONE;
}

static Refusal check_actor(const Edition *edition, const Game *game, const Action *action)
{
    if (action->kind == ACTION_BELL) return action->seat == DEALER ? REFUSAL_NONE : REFUSAL_NOT_YOU;
    if (out_of_turn((ActionKind)action->kind))
        return game_seat_in(game, action->seat) ? REFUSAL_NONE : REFUSAL_NOT_YOU;
    if ((action->kind == ACTION_BID || action->kind == ACTION_PASS) &&
        auction_is_free(edition, game))
        return auction_check_speaker(game, action->seat);
    return action->seat == game->decider ? REFUSAL_NONE : REFUSAL_NOT_YOU;
}

/* Breaking a hotel down asks buyers first (O13), again and again. */
static bool asks_buyers(const Game *game, const Action *action)
{
    if (action->kind == ACTION_BREAK) return action->amount > 0;
    return action->kind == ACTION_SELL && action->deed < MAX_DEEDS &&
           game->holdings[action->deed].level == HOTEL_LEVEL;
}

/* What could be repeated for ever is bounded between two throws; debtors can
 * always raise money. */
static bool managed_enough(const Game *game, const Action *action)
{
    if (game->manage_count < MAX_MANAGE) return false;
    if (action->kind == ACTION_FLOOR || action->kind == ACTION_STOP) return true;
    if (action->kind == ACTION_DONE || action->kind == ACTION_BELL) return false;
    if (!(phases[action->kind] & AT(PHASE_FLOOR))) return false;
    bool debtor = game->phase == PHASE_DEBT || game->seats[action->seat].cash < 0;
    return !debtor || asks_buyers(game, action);
}

/* Where the last fine may be owed, money is raised for that debt (B09, L12). */
static bool owes_first(const Edition *edition, const Game *game, const Action *action)
{
    return game->phase == PHASE_JAIL_OUT && edition->rule[RULE_JAIL_LAST_DEBT] &&
           (phases[action->kind] & AT(PHASE_FLOOR)) != 0;
}

Refusal action_check(const Edition *edition, const Game *game, const Action *action)
{
    if (game->phase == PHASE_OVER) return REFUSAL_GAME_OVER;
    if (action->kind >= ACTION_COUNT) return REFUSAL_NOT_NOW;
    Refusal why = check_actor(edition, game, action);
    if (why != REFUSAL_NONE) return why;
    if (!(phases[action->kind] & AT(game->phase)) || owes_first(edition, game, action))
        return out_of_turn((ActionKind)action->kind) ? REFUSAL_BUSY : REFUSAL_NOT_NOW;
    if (managed_enough(game, action)) return REFUSAL_MANAGED_ENOUGH;
    if (action->kind == ACTION_ROLL) return check_roll(edition, game);
    if (action->kind == ACTION_END) return check_end(edition, game);
    return check_details(edition, game, action);
}
