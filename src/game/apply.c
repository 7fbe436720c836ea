/* apply.c -- the one door: action -> changed Game + events. */
#include "game/apply.h"

#include <assert.h>

#include "game/auction.h"
#include "game/cards.h"
#include "game/claim.h"
#include "game/debt.h"
#include "game/effect.h"
#include "game/estate.h"
#include "game/floor.h"
#include "game/jail.h"
#include "game/landing.h"
#include "game/mortgage.h"
#include "game/setup.h"
#include "game/shortage.h"
#include "game/thief.h"
#include "game/trade.h"
#include "game/turn.h"

static void wait_for(Game *game, Phase phase, SeatId decider)
{
    game->phase = (uint8_t)phase;
    game->decider = decider;
}

static bool interrupted(const Game *game)
{
    return (game->debt_count | game->auction.open | game->want.open | game->vote_open |
            (game->offer.open & 1)) != 0 ||
           game->floor != NOBODY || (game->inherited | game->estate) != 0;
}

/* What must be settled before the turn goes on, most urgent first. False
 * when it went away by itself. */
static bool interruption(const Play *play)
{
    Game *game = play->game;
    if (game->offer.open == 1) {
        wait_for(game, PHASE_ANSWER, game->offer.to);
    } else if (game->want.open) {
        wait_for(game, PHASE_WANT, game->want.asked);
    } else if (game->auction.open > 1) {
        wait_for(game, PHASE_BUILDING_AUCTION, game->auction.asked);
    } else if (game->vote_open) {
        wait_for(game, PHASE_VOTE, floor_voter(game));
    } else if (debt_settle(play)) {
        wait_for(game, PHASE_DEBT, game->debts[0].debtor);
    } else if (game->inherited != 0) {
        wait_for(game, PHASE_HEIR, game->holdings[mortgage_next_heir(game)].owner);
    } else if (game->auction.open) {
        wait_for(game, PHASE_AUCTION, game->auction.asked);
    } else if (game->estate != 0) {
        auction_next_of_estate(play);
        return false;
    } else if (game->floor != NOBODY) {
        wait_for(game, PHASE_FLOOR, game->floor);
    } else {
        return false;
    }
    return true;
}

/* Who answers in a step of the turn: the dealer, the mover, or nobody because
 * the step passes by itself. */
enum { BY_ITSELF, BY_DEALER, BY_MOVER };
static const uint8_t answers[PHASE_COUNT] = {
    [PHASE_ORDER] = BY_DEALER,      [PHASE_SHUFFLE] = BY_DEALER,   [PHASE_DEAL] = BY_DEALER,
    [PHASE_THROW] = BY_DEALER,      [PHASE_DRAW] = BY_DEALER,      [PHASE_RENT_THROW] = BY_DEALER,
    [PHASE_PICK_DEED] = BY_DEALER,  [PHASE_PICK_SEAT] = BY_DEALER, [PHASE_PICK_SUM] = BY_DEALER,
    [PHASE_THIEF_DICE] = BY_DEALER, [PHASE_TURN] = BY_MOVER,       [PHASE_BUY] = BY_MOVER,
    [PHASE_OPEN] = BY_MOVER,        [PHASE_CHOICE] = BY_MOVER,     [PHASE_THIEF] = BY_MOVER,
    [PHASE_JAIL_OUT] = BY_MOVER,    [PHASE_TRAVEL] = BY_MOVER,     [PHASE_END] = BY_MOVER,
};

/* A step that passes by itself, or the two that need a closer look at who
 * decides; true when somebody must. */
static bool pass_by_itself(const Play *play)
{
    Game *game = play->game;
    switch ((int)game->step) {
    case PHASE_ARRIVE:
        landing_arrive(play);
        if (game->step == PHASE_AFTER && game->debt_count == 0) turn_after(play);
        return false;
    case PHASE_AFTER: turn_after(play); return false;
    case PHASE_EFFECT: effect_run(play, effect_current(play->edition, game)); return false;
    case PHASE_JAIL_MOVE: jail_move_on(play); return false;
    case PHASE_TOKEN: wait_for(game, PHASE_TOKEN, setup_seat(game)); return true;
    default:
        assert(game->step == PHASE_OVER);
        wait_for(game, PHASE_OVER, NOBODY);
        return true;
    }
}

/* Sees to all that comes before the turn; true when somebody must decide. */
static bool unsettled(const Play *play)
{
    Game *game = play->game;
    while (game->step != PHASE_OVER) {
        if (interrupted(game)) {
            if (interruption(play)) return true;
        } else if (!game_seat_in(game, game_mover(game))) {
            turn_pass(play); /* Rules B11, X27: the mover has left. */
        } else {
            return false;
        }
    }
    return false;
}

/* Goes round until somebody must decide. A step of the turn can bring debts
 * or wake an offer, nothing else; whoever calls says whether more is due. */
static void settle(const Play *play, bool look)
{
    Game *game = play->game;
    for (;;) {
        if ((look || (game->debt_count | (game->offer.open & 1)) != 0) && unsettled(play)) return;
        look = false;
        int who = answers[game->step];
        if (who != BY_ITSELF) {
            wait_for(game, (Phase)game->step, who == BY_DEALER ? DEALER : game_mover(game));
            return;
        }
        if (pass_by_itself(play)) return;
    }
}

void apply_settle(const Edition *edition, Game *game, EventList *events)
{
    Play play = {edition, game, events};
    settle(&play, true);
}

static void take_dice(const Play *play, const Action *action)
{
    Game *game = play->game;
    game->dice[0] = (int16_t)action->amount;
    game->dice[1] = (int16_t)action->second;
    switch ((int)game->phase) {
    case PHASE_THROW: turn_throw(play); break;
    case PHASE_ORDER:
        event_add(play->events, (Event){.kind = EVENT_ORDER_THROWN,
                                        .seat = setup_seat(game),
                                        .other = NOBODY,
                                        .deed = NO_DEED,
                                        .amount = action->amount,
                                        .second = action->second});
        setup_throw(play, action->amount + action->second);
        break;
    case PHASE_RENT_THROW: landing_rent_throw(play); break;
    default: thief_move(play); break;
    }
}

static void take_pick(const Play *play, Money picked)
{
    switch ((int)play->game->phase) {
    case PHASE_SHUFFLE: setup_shuffle(play, (SeatId)picked); break;
    case PHASE_DEAL: setup_deal(play, (DeedId)picked); break;
    case PHASE_PICK_DEED: effect_pick_deed(play, (DeedId)picked); break;
    case PHASE_PICK_SEAT: thief_target(play, (SeatId)picked); break;
    default: thief_strike(play, picked); break;
    }
}

static void take_choice(const Play *play, int way)
{
    switch ((int)play->game->phase) {
    case PHASE_OPEN: cards_open_or_keep(play, way); break;
    case PHASE_THIEF: thief_choose(play, way); break;
    default: effect_choose(play, way); break;
    }
}

static void ring_bell(const Play *play)
{
    play->game->bell = 1;
    event_add(play->events,
              (Event){.kind = EVENT_BELL, .seat = NOBODY, .other = NOBODY, .deed = NO_DEED});
}

static void answer(const Play *play, bool yes)
{
    if (play->game->phase == PHASE_VOTE)
        floor_vote(play, yes);
    else if (yes)
        trade_accept(play);
    else
        trade_reject(play);
}

static void bid(const Play *play, const Action *action)
{
    if (play->game->phase == PHASE_AUCTION)
        auction_bid(play, action->amount);
    else
        shortage_bid(play, action->amount, action->deed);
}

static void pass(const Play *play)
{
    if (play->game->phase == PHASE_AUCTION)
        auction_pass(play);
    else if (play->game->phase == PHASE_WANT)
        shortage_pass(play);
    else
        shortage_pass_bid(play);
}

static void manage(const Play *play, const Action *action)
{
    SeatId seat = action->seat;
    bool beside = action->amount == 1;
    if (play->game->manage_count < MAX_MANAGE) play->game->manage_count++;
    switch ((int)action->kind) {
    case ACTION_BUILD: shortage_build(play, seat, action->deed, beside); break;
    case ACTION_SELL: shortage_sell(play, seat, action->deed, beside); break;
    case ACTION_BREAK: shortage_break(play, seat, action->deed, action->amount); break;
    case ACTION_MORTGAGE: mortgage_take(play, seat, action->deed); break;
    case ACTION_REDEEM: mortgage_redeem(play, seat, action->deed); break;
    case ACTION_FLOOR: floor_take(play, seat); break;
    case ACTION_STOP: floor_stop(play, seat); break;
    default: trade_offer(play, seat, action->other, &action->deal); break;
    }
}

static void carry_out(const Play *play, const Action *action)
{
    Game *game = play->game;
    switch ((ActionKind)action->kind) {
    case ACTION_DICE: take_dice(play, action); break;
    case ACTION_DRAW: cards_drawn(play, action->other); break;
    case ACTION_PICK: take_pick(play, action->amount); break;
    case ACTION_BELL: ring_bell(play); break;
    case ACTION_ROLL: game->step = PHASE_THROW; break;
    case ACTION_FINE: jail_pay(play); break;
    case ACTION_RELEASE: jail_use_card(play, action->other); break;
    case ACTION_WAIT: jail_wait(play); break;
    case ACTION_BUY: landing_buy(play); break;
    case ACTION_DECLINE: landing_decline(play); break;
    case ACTION_CHOOSE: take_choice(play, action->amount); break;
    case ACTION_OPEN: cards_open_kept(play); break;
    case ACTION_TRAVEL: landing_travel(play, action->deed); break;
    case ACTION_TOKEN: setup_token(play, (TokenId)action->amount); break;
    case ACTION_END: turn_end(play); break;
    case ACTION_BUILD:
    case ACTION_SELL:
    case ACTION_BREAK:
    case ACTION_MORTGAGE:
    case ACTION_REDEEM:
    case ACTION_OFFER:
    case ACTION_FLOOR:
    case ACTION_STOP: manage(play, action); break;
    case ACTION_KEEP: mortgage_keep(play, action->deed); break;
    case ACTION_COUNTER: trade_counter(play, &action->deal); break;
    case ACTION_ACCEPT: answer(play, true); break;
    case ACTION_REJECT: answer(play, false); break;
    case ACTION_BID: bid(play, action); break;
    case ACTION_PASS: pass(play); break;
    case ACTION_WANT: shortage_want(play, action->deed); break;
    case ACTION_BANKRUPT: estate_bankrupt(play, action->seat); break;
    case ACTION_DONE: floor_give_back(play); break;
    case ACTION_CLAIM: claim_make(play, action->seat, action->other, action->deed); break;
    case ACTION_RESIGN: estate_resign(play, action->seat); break;
    case ACTION_COUNT: break;
    }
}

/* Everything but the three actions that make up most of a game. */
static void apply_other(const Play *play, const Action *action)
{
    carry_out(play, action);
    settle(play, true);
}

void apply(const Edition *edition, Game *game, const Action *action, EventList *events)
{
    assert(action_check(edition, game, action) == REFUSAL_NONE);
    Play play = {edition, game, events};
    if (action->kind == ACTION_ROLL) {
        game->step = PHASE_THROW;
        wait_for(game, PHASE_THROW, DEALER);
    } else if (action->kind == ACTION_DICE && game->phase == PHASE_THROW) {
        game->dice[0] = (int16_t)action->amount;
        game->dice[1] = (int16_t)action->second;
        turn_throw(&play);
        settle(&play, false);
    } else if (action->kind == ACTION_END && game->seats[action->seat].cash >= 0) {
        turn_end(&play);
        if (game->step == PHASE_TURN && game->offer.open == 0)
            wait_for(game, PHASE_TURN, game_mover(game));
        else
            settle(&play, false);
    } else {
        apply_other(&play, action);
    }
}
