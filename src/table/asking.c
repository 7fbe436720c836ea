/* asking.c -- who must do what, in one sentence. */
#include "table/asking.h"

#include <assert.h>

#include "edition/edition_words.h"
#include "game/action.h"
#include "game/effect.h"
#include "table/tell_money.h"
#include "table/things.h"

/* ---- the sentences ---- */

/* The usual question of every phase; those for special cases follow. Phases
 * without one are over before anybody is asked. */
static const Sentence asked[PHASE_COUNT] = {
    [PHASE_ORDER] = T_("{seat} throws for the order of play"),
    [PHASE_SHUFFLE] = T_("{seat} sees the order of play shuffled: who comes next"),
    [PHASE_DEAL] = T_("{seat} is dealt a property"),
    [PHASE_TOKEN] = T_("{seat} chooses a token ({text})"),
    [PHASE_TURN] = T_("{seat} is on {space} and has {cash}"),
    [PHASE_THROW] = T_("{seat} throws"),
    [PHASE_BUY] = T_("{seat} may buy {deed} for {price} and has {cash}"),
    [PHASE_DRAW] = T_("{seat} draws from {deck}"),
    [PHASE_OPEN] = T_("{seat} drew a card: open it now or keep it"),
    [PHASE_CHOICE] = T_("{seat} pays {sum} or {percent} of everything"),
    [PHASE_RENT_THROW] = T_("{seat} throws for {rent.the}"),
    [PHASE_PICK_DEED] = T_("{seat} is given or loses something"),
    [PHASE_PICK_SEAT] = T_("{seat} sets the thief on somebody"),
    [PHASE_PICK_SUM] = T_("{other} loses money to the thief"),
    [PHASE_THIEF_DICE] = T_("{seat} throws for the thief"),
    [PHASE_THIEF] = T_("{seat} may set a thief loose for {sum}"),
    [PHASE_JAIL_OUT] = T_("{seat} must leave {jail_space}"),
    [PHASE_TRAVEL] = T_("{seat} may travel to another station, or stay"),
    [PHASE_END] = T_("{seat} has moved to {space} and has {cash}"),
    [PHASE_OVER] = T_("The game is over[: {winner} has won]"),
    [PHASE_ANSWER] = T_("{other} offers {seat} {deal}"),
    [PHASE_WANT] = T_("{other} would build {built.a}, and {bank.the} has not enough for all; does "
                      "{seat} want one too"),
    [PHASE_BUILDING_AUCTION] = T_("Auction of {built.a}, {sum} bid by {bidder}; {seat} has {cash}"),
    [PHASE_AUCTION] =
        T_("Auction of {deed} (price {price}), {sum} bid by {bidder}; {seat} has {cash}"),
    [PHASE_VOTE] = T_("{other} asks {seat} to end the game now, the richest winning"),
    [PHASE_DEBT] = T_("{seat} owes {other} {sum}[ {reason}] and has {cash}"),
    [PHASE_HEIR] = T_("{seat} received {deed} mortgaged: redeem it now or keep it so, for {fee} "
                      "interest"),
    [PHASE_FLOOR] = T_("{seat} has the floor"),
};

static const Sentence in_jail =
    T_("{seat} is in {jail_space} (turn {first} of {second}) and has {cash}");
static const Sentence no_throw_left =
    T_("{seat} is in {jail_space} and has no throw left and has {cash}");
static const Sentence after_doubles = T_("{seat} is on {space} after doubles and has {cash}");
static const Sentence ends_in_jail = T_("{seat} is in {jail_space} and has {cash}");
static const Sentence owes_in_jail =
    T_("{seat} is in {jail_space} and has {cash}, which must be raised before the turn ends");
static const Sentence owes =
    T_("{seat} has moved to {space} and has {cash}, which must be raised before the turn ends");
static const Sentence too_dear = T_("{seat} would have to pay {price} for {deed} and has {cash}");
static const Sentence pay_or_draw = T_("{seat} pays {sum} or draws from {deck}");
static const Sentence draws = T_("{seat} draws from a deck");
static const Sentence one_more =
    T_("{other} would build {built.a}, and {bank.the} has not enough for all; does {seat} want "
       "another one");
static const Sentence breaks =
    T_("{other} would take {house.many} for broken {hotel.many}, and {bank.the} has not enough for "
       "all; does {seat} want one too");
static const Sentence no_bid =
    T_("Auction of {deed} (price {price}), no bid yet; {seat} has {cash}");
static const Sentence free_no_bid =
    T_("Auction of {deed} (price {price}), anybody may bid; {seat} has {cash}");
static const Sentence free_bid =
    T_("Auction of {deed} (price {price}), {sum} bid by {bidder}, anybody may raise it; {seat} has "
       "{cash}");
static const Sentence no_bid_for_building =
    T_("Auction of {built.a}, no bid yet; {seat} has {cash}");
static const Sentence interest = T_("interest");

/* ---- asking ---- */

enum { MOST_ARGS = 12, TOKEN_WORDS = 400 };

/* A question being asked. */
typedef struct Asking {
    const Edition *edition;
    const Game *game;
    SeatId seat; /* who is asked */
    int count;
    Arg args[MOST_ARGS + 1];
    DealThings deal;
    Said reason;
    char tokens[TOKEN_WORDS];
} Asking;

static void give(Asking *asking, Arg arg)
{
    assert(asking->count < MOST_ARGS);
    asking->args[asking->count++] = arg;
}

static const Seat *asked_seat(const Asking *asking)
{
    return &asking->game->seats[asking->seat];
}

static const Sentence *ask_turn(Asking *asking)
{
    const Seat *seat = asked_seat(asking);
    int turns = game_jail_limit(asking->edition, asking->game, asking->seat);
    give(asking, arg_first(seat->jail_turns + 1));
    give(asking, arg_second(turns));
    if (seat->in_jail) return seat->jail_turns < turns ? &in_jail : &no_throw_left;
    return asking->game->doubles > 0 ? &after_doubles : &asked[PHASE_TURN];
}

static const Sentence *ask_end(const Asking *asking)
{
    const Seat *seat = asked_seat(asking);
    if (seat->in_jail) return seat->cash < 0 ? &owes_in_jail : &ends_in_jail;
    return seat->cash < 0 ? &owes : &asked[PHASE_END];
}

static const Sentence *ask_buy(Asking *asking)
{
    DeedId deed = asking->edition->spaces[asked_seat(asking)->space].deed;
    Money price = game_price(asking->edition, asking->game, asking->seat, deed);
    give(asking, arg_deed(deed));
    give(asking, arg_price(price));
    return asked_seat(asking)->cash >= price ? &asked[PHASE_BUY] : &too_dear;
}

static const Sentence *ask_choice(Asking *asking)
{
    const Effect *effect = effect_current(asking->edition, asking->game);
    give(asking, arg_sum(effect->amount));
    give(asking, arg_deck(effect->target));
    give(asking, arg_percent(effect->percent, 0));
    return effect->kind == EFFECT_PAY_OR_DRAW ? &pay_or_draw : &asked[PHASE_CHOICE];
}

static const Sentence *ask_answer(Asking *asking)
{
    const Offer *offer = &asking->game->offer;
    give(asking, arg_other(offer->from));
    give(asking, arg_seat(offer->to));
    give(asking, arg_deal(things_deal(&asking->deal, asking->game, &offer->deal)));
    return &asked[PHASE_ANSWER];
}

static const Sentence *ask_want(Asking *asking)
{
    const Want *want = &asking->game->want;
    give(asking, arg_other(want->seat));
    give(asking, arg_built(want->open == WANT_HOTEL ? NOUN_HOTEL : NOUN_HOUSE));
    if (want->open >= WANT_SALE) return &breaks;
    bool wished = (asking->game->wishes & asking->game->seats[want->asked].deeds) != 0;
    return wished ? &one_more : &asked[PHASE_WANT];
}

static const Sentence *ask_auction(Asking *asking)
{
    const Auction *auction = &asking->game->auction;
    bool bid = auction->bidder != NOBODY && auction->bid != 0;
    give(asking, arg_sum(auction->bid));
    give(asking, arg_bidder(auction->bidder));
    give(asking, arg_built(auction->open == AUCTION_HOTEL ? NOUN_HOTEL : NOUN_HOUSE));
    if (auction->open != AUCTION_DEED)
        return bid ? &asked[PHASE_BUILDING_AUCTION] : &no_bid_for_building;
    give(asking, arg_deed(auction->deed));
    give(asking, arg_price(asking->edition->deeds[auction->deed].price));
    if (asking->edition->rule[RULE_AUCTION_CLOCK] != 0) return bid ? &free_bid : &free_no_bid;
    return bid ? &asked[PHASE_AUCTION] : &no_bid;
}

/* What is owed for, where that is not seen on the board. */
static const Sentence *debt_reason(Reason reason)
{
    if (reason == REASON_FEE) return &interest;
    if (reason != REASON_RENT && reason != REASON_TAX && reason != REASON_AUCTION) return NULL;
    return tell_money_reason(reason);
}

static const Sentence *ask_debt(Asking *asking)
{
    const Debt *debt = &asking->game->debts[0];
    const Sentence *reason = debt_reason((Reason)debt->reason);
    give(asking, arg_other(debt->creditor));
    give(asking, arg_sum(debt->amount));
    if (reason != NULL) {
        asking->reason = (Said){.sentence = *reason, .args = {arg_deed(debt->deed)}};
        give(asking, arg_reason(&asking->reason));
    }
    return &asked[PHASE_DEBT];
}

static const Sentence *ask_heir(Asking *asking)
{
    DeedId deed = 0;
    while (deed + 1 < MAX_DEEDS && (asking->game->inherited & DEED_BIT(deed)) == 0) deed++;
    give(asking, arg_deed(deed));
    give(asking, arg_fee(edition_transfer_fee(asking->edition, deed)));
    return &asked[PHASE_HEIR];
}

/* The words by which tokens are taken: commands, the same in every language. */
static const Sentence *ask_token(Asking *asking)
{
    const Edition *edition = asking->edition;
    Text text = text_into(asking->tokens, sizeof asking->tokens);
    for (int token = 0; token < edition->token_count; token++) {
        Action action = action_of(asking->game, ACTION_TOKEN);
        action.amount = token;
        if (action_check(edition, asking->game, &action) != REFUSAL_NONE) continue;
        if (text.length > 0) text_add(&text, ", ");
        text_add(&text, edition->token_label[token].word);
    }
    give(asking, arg_text(asking->tokens));
    return &asked[PHASE_TOKEN];
}

static const Sentence *ask_over(Asking *asking)
{
    if (asking->game->winner < asking->game->seat_count)
        give(asking, arg_winner(asking->game->winner));
    return &asked[PHASE_OVER];
}

static const Sentence *ask_draw(Asking *asking)
{
    if (asking->game->deck >= asking->edition->deck_count) return &draws;
    give(asking, arg_deck(asking->game->deck));
    return &asked[PHASE_DRAW];
}

/* Somebody else has a part in it. */
static const Sentence *ask_about(Asking *asking, SeatId other)
{
    give(asking, arg_other(other));
    return &asked[asking->game->phase];
}

static const Sentence *ask_thief(Asking *asking)
{
    give(asking, arg_sum(asking->edition->rule[RULE_THIEF_FEE]));
    return &asked[PHASE_THIEF];
}

/* The sentence with what it needs beside the seat, its space and its cash. */
static const Sentence *ask(Asking *asking)
{
    const Game *game = asking->game;
    switch ((Phase)game->phase) {
    case PHASE_TOKEN: return ask_token(asking);
    case PHASE_TURN: return ask_turn(asking);
    case PHASE_BUY: return ask_buy(asking);
    case PHASE_DRAW: return ask_draw(asking);
    case PHASE_CHOICE: return ask_choice(asking);
    case PHASE_PICK_SUM: return ask_about(asking, game->thief_target);
    case PHASE_THIEF: return ask_thief(asking);
    case PHASE_END: return ask_end(asking);
    case PHASE_OVER: return ask_over(asking);
    case PHASE_ANSWER: return ask_answer(asking);
    case PHASE_WANT: return ask_want(asking);
    case PHASE_BUILDING_AUCTION:
    case PHASE_AUCTION: return ask_auction(asking);
    case PHASE_VOTE: return ask_about(asking, game->vote_from);
    case PHASE_DEBT: return ask_debt(asking);
    case PHASE_HEIR: return ask_heir(asking);
    case PHASE_ORDER:
    case PHASE_SHUFFLE:
    case PHASE_DEAL:
    case PHASE_THROW:
    case PHASE_OPEN:
    case PHASE_RENT_THROW:
    case PHASE_PICK_DEED:
    case PHASE_PICK_SEAT:
    case PHASE_THIEF_DICE:
    case PHASE_JAIL_OUT:
    case PHASE_TRAVEL:
    case PHASE_FLOOR: return &asked[game->phase];
    case PHASE_ARRIVE:
    case PHASE_EFFECT:
    case PHASE_JAIL_MOVE:
    case PHASE_AFTER:
    case PHASE_COUNT: break;
    }
    return NULL;
}

/* The deed whose rent the question is about. */
static DeedId rented(const Asking *asking)
{
    if (asking->game->phase == PHASE_DEBT) return asking->game->debts[0].deed;
    return asking->edition->spaces[asked_seat(asking)->space].deed;
}

SeatId asking_seat(const Game *game)
{
    if (game->decider < game->seat_count) return game->decider;
    SeatId seat = game_mover(game);
    if (game->phase == PHASE_ORDER || game->phase == PHASE_DEAL) {
        seat = game->order[game->order_next % game->seat_count];
    }
    return seat < game->seat_count ? seat : 0;
}

SeatId asking_turn(const Game *game)
{
    bool before = game->phase == PHASE_ORDER || game->phase == PHASE_TOKEN;
    return before ? asking_seat(game) : game_mover(game);
}

void asking_write(const Edition *edition, const Game *game, const Words *words, Text *text)
{
    Asking asking = {.edition = edition, .game = game, .seat = asking_seat(game)};
    const Sentence *sentence = ask(&asking);
    if (sentence == NULL) return;
    const Seat *seat = asked_seat(&asking);
    give(&asking, arg_seat(asking.seat)); /* unless another was given first */
    give(&asking, arg_space(seat->space));
    give(&asking, arg_cash(seat->cash));
    give(&asking, arg_jail_space(edition_words_jail(edition)));
    asking.args[asking.count] = (Arg){.place = PLACE_END};
    Noun own[NOUN_COUNT];
    Words its = edition_words_rent(words, edition, rented(&asking), own);
    words_write(&its, sentence, asking.args, text);
}
