/* apply.c -- the one entry point: action -> changed Game + events. */
#include "game/apply.h"

#include <assert.h>

#include "base/apart.h"
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
#include "game/scarce_auction.h"
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
    return (game->debt_count | game->auction.open | game->want.open | game->vote_open) != 0 ||
           game->offer.open == OFFER_MADE || game->floor != NOBODY ||
           (game->inherited | game->estate) != 0;
}

/* What must be settled before the turn continues, most urgent first;
 * PHASE_COUNT if nobody needs to decide after all. */
static Phase most_urgent(const Play *play)
{
    Game *game = play->game;
    if (game->offer.open == OFFER_MADE) return PHASE_ANSWER;
    if (game->want.open) return PHASE_WANT;
    if (game->auction.open > AUCTION_DEED) return PHASE_BUILDING_AUCTION;
    if (game->vote_open) return PHASE_VOTE;
    if (debt_settle(play))
        return mortgage_before_debt(play->edition, game) ? PHASE_HEIR : PHASE_DEBT;
    if (game->inherited != 0) return PHASE_HEIR;
    if (game->auction.open) return PHASE_AUCTION;
    if (game->estate == 0) return game->floor != NOBODY ? PHASE_FLOOR : PHASE_COUNT;
    auction_next_of_estate(play);
    return PHASE_COUNT;
}

static bool interruption(const Play *play)
{
    Phase phase = most_urgent(play);
    if (phase == PHASE_COUNT) return false;
    wait_for(play->game, phase, game_decider(play->game, phase));
    return true;
}

/* A step that nobody decides. */
static void pass_by_itself(const Play *play)
{
    Game *game = play->game;
    Phase step = (Phase)game->step;
    if (step == PHASE_ARRIVE) {
        landing_arrive(play, game_mover(game));
    } else if (step == PHASE_AFTER) {
        turn_after(play);
    } else if (step == PHASE_EFFECT) {
        effect_run(play, effect_current(play->edition, game));
    } else {
        assert(step == PHASE_JAIL_MOVE);
        jail_move_on(play);
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

/* Loops until somebody must decide. A step of the turn can only bring debts
 * or wake an offer; the caller says whether anything else is due. */
APART static void settle(const Play *play, bool look)
{
    Game *game = play->game;
    for (;;) {
        if ((look || game->debt_count != 0 || game->offer.open == OFFER_MADE) && unsettled(play))
            return;
        look = false;
        Phase step = (Phase)game->step;
        PhaseWho who = (PhaseWho)phase_rows[step].who;
        if (who != WHO_NOBODY || step == PHASE_OVER) {
            wait_for(game, step, who == WHO_MOVER ? game_mover(game) : game_decider(game, step));
            return;
        }
        pass_by_itself(play);
    }
}

/* What the dice, or one of two ways, are for in each phase that asks for them; the dice of the
 * move are on the hot path. */
static void (*const dice_takers[PHASE_COUNT])(const Play *play) = {
    [PHASE_ORDER] = setup_throw,
    [PHASE_RENT_THROW] = landing_rent_throw,
    [PHASE_THIEF_DICE] = thief_move,
};
static void (*const way_takers[PHASE_COUNT])(const Play *play, ChosenWay way) = {
    [PHASE_CHOICE] = effect_choose,
    [PHASE_OPEN] = cards_open_or_keep,
    [PHASE_THIEF] = thief_choose,
};

static void take_dice(const Play *play, const Action *action)
{
    Game *game = play->game;
    game->dice[0] = action->amount;
    game->dice[1] = action->second;
    dice_takers[game->phase](play);
}

static void take_pick(const Play *play, Money picked)
{
    Phase phase = (Phase)play->game->phase;
    if (phase == PHASE_SHUFFLE)
        setup_shuffle(play, (SeatId)picked);
    else if (phase == PHASE_DEAL)
        setup_deal(play, (DeedId)picked);
    else if (phase == PHASE_PICK_DEED)
        effect_pick_deed(play, (DeedId)picked);
    else if (phase == PHASE_PICK_SEAT)
        thief_target(play, (SeatId)picked);
    else
        thief_strike(play, picked);
}

static void ring_bell(const Play *play)
{
    play->game->bell = 1;
    play_tell(play, EVENT_BELL, NOBODY, NO_DEED);
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
        auction_bid(play, action->seat, action->amount);
    else
        scarce_auction_bid(play, action->amount, action->deed);
}

static void pass(const Play *play, SeatId seat)
{
    if (play->game->phase == PHASE_AUCTION)
        auction_pass(play, seat);
    else if (play->game->phase == PHASE_WANT)
        shortage_pass(play);
    else
        scarce_auction_pass(play);
}

/* Acts of management, which are counted from throw to throw. */
static const bool managing[ACTION_COUNT] = {
    [ACTION_BUILD] = true,  [ACTION_SELL] = true,  [ACTION_BREAK] = true, [ACTION_MORTGAGE] = true,
    [ACTION_REDEEM] = true, [ACTION_OFFER] = true, [ACTION_FLOOR] = true, [ACTION_STOP] = true,
};

static void end_turn(const Play *play)
{
    if (play->game->seats[game_mover(play->game)].cash < 0)
        estate_end_turn(play);
    else
        turn_end(play);
}

static void carry_out(const Play *play, const Action *action)
{
    Game *game = play->game;
    SeatId seat = action->seat;
    bool beside = action->amount == BUILDING_BESIDE;
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
    case ACTION_CHOOSE: way_takers[game->phase](play, (ChosenWay)action->amount); break;
    case ACTION_OPEN: cards_open_kept(play); break;
    case ACTION_TRAVEL: landing_travel(play, action->deed); break;
    case ACTION_TOKEN: setup_token(play, (TokenId)action->amount); break;
    case ACTION_END: end_turn(play); break;
    case ACTION_BUILD: shortage_build(play, seat, action->deed, beside); break;
    case ACTION_SELL: shortage_sell(play, seat, action->deed, beside); break;
    case ACTION_BREAK: shortage_break(play, seat, action->deed, action->amount); break;
    case ACTION_MORTGAGE: mortgage_take(play, seat, action->deed); break;
    case ACTION_REDEEM: mortgage_redeem(play, seat, action->deed); break;
    case ACTION_OFFER: trade_offer(play, seat, action->other, &action->deal); break;
    case ACTION_FLOOR: floor_take(play, seat); break;
    case ACTION_STOP: floor_stop(play, seat); break;
    case ACTION_KEEP: mortgage_keep(play, action->deed); break;
    case ACTION_COUNTER: trade_counter(play, &action->deal); break;
    case ACTION_ACCEPT: answer(play, true); break;
    case ACTION_REJECT: answer(play, false); break;
    case ACTION_BID: bid(play, action); break;
    case ACTION_PASS: pass(play, seat); break;
    case ACTION_WANT: shortage_want(play, action->deed); break;
    case ACTION_BANKRUPT: estate_bankrupt(play, seat); break;
    case ACTION_DONE: floor_give_back(play); break;
    case ACTION_CLAIM: claim_make(play, seat, action->other, action->deed); break;
    case ACTION_RESIGN: estate_resign(play, seat); break;
    case ACTION_COUNT: break;
    }
}

/* ---- the hot path -----------------------------------------------------------------
 *
 * Nearly all of a game is this: roll, the dice, where they lead, a card or a deed
 * bought, the end of the turn. None of it interrupts anything, and all it can
 * bring is debts. So it goes straight through the steps, in the order in which
 * one leads to the next, and leaves the loop of `settle` to whatever is left. */

static void go_on(const Play *play, SeatId mover)
{
    Game *game = play->game;
    if (game->step == PHASE_EFFECT) effect_run(play, effect_current(play->edition, game));
    if (game->step == PHASE_ARRIVE) landing_arrive(play, mover);
    if (game->debt_count != 0) {
        settle(play, false);
        return;
    }
    if (game->step == PHASE_AFTER) {
        turn_after(play); /* which leads to one of the mover's own phases */
        wait_for(game, (Phase)game->step, mover);
        return;
    }
    PhaseWho who = (PhaseWho)phase_rows[game->step].who;
    if (who == WHO_MOVER)
        wait_for(game, (Phase)game->step, mover);
    else if (who == WHO_DEALER)
        wait_for(game, (Phase)game->step, DEALER);
    else
        settle(play, false);
}

FLAT NO_ARRAYS APART void apply_roll(const Edition *edition, Game *game, Money first, Money second,
                                     EventList *events)
{
    Play play = {edition, game, events};
    SeatId mover = game_mover(game);
    game->step = PHASE_THROW;
    game->dice[0] = first;
    game->dice[1] = second;
    turn_throw(&play, mover);
    go_on(&play, mover);
}

FLAT NO_ARRAYS APART static void next_turn(const Edition *edition, Game *game, EventList *events)
{
    Play play = {edition, game, events};
    turn_end(&play);
    if (game->step == PHASE_TURN && game->offer.open == OFFER_NONE)
        wait_for(game, PHASE_TURN, game_mover(game));
    else
        settle(&play, false);
}

/* Everything else. Management during the mover's turn leaves it waiting as it was,
 * unless it brings an interruption. */
static void apply_other(const Play *play, const Action *action)
{
    Game *game = play->game;
    bool manages = managing[action->kind];
    bool stays = manages && game->phase == game->step;
    if (manages && game->manage_count < MAX_MANAGE) game->manage_count++;
    carry_out(play, action);
    if (!stays || interrupted(game)) settle(play, true);
}

NO_ARRAYS APART static void apply_seldom(const Edition *edition, Game *game, const Action *action,
                                         EventList *events)
{
    Play play = {edition, game, events};
    if (action->kind == ACTION_DRAW) {
        cards_drawn(&play, action->other);
        go_on(&play, game_mover(game));
    } else if (action->kind == ACTION_BUY) {
        landing_buy(&play);
        go_on(&play, game_mover(game));
    } else {
        apply_other(&play, action);
    }
}

void apply(const Edition *edition, Game *game, const Action *action, EventList *events)
{
    assert(action_check(edition, game, action) == REFUSAL_NONE);
    if (action->kind == ACTION_ROLL) {
        game->step = PHASE_THROW;
        wait_for(game, PHASE_THROW, DEALER);
    } else if (action->kind == ACTION_DICE && game->phase == PHASE_THROW) {
        apply_roll(edition, game, action->amount, action->second, events);
    } else if (action->kind == ACTION_END && game->seats[action->seat].cash >= 0) {
        next_turn(edition, game, events);
    } else {
        apply_seldom(edition, game, action, events);
    }
}
