/* intent.c -- what an action would do, in words. */
#include "table/intent.h"

#include <assert.h>
#include <string.h>

#include "edition/edition_words.h"
#include "game/building.h"
#include "game/effect.h"

/* An action, distinguished by the state where that changes what it does. */
typedef enum IntentKind {
    INTENT_DICE,
    INTENT_DRAW,
    INTENT_PICK,
    INTENT_BELL,
    INTENT_ROLL,
    INTENT_ROLL_FOR_DOUBLES,
    INTENT_THROW_THREE,
    INTENT_FINE,
    INTENT_RELEASE,
    INTENT_WAIT,
    INTENT_SIT_OUT,
    INTENT_BUY,
    INTENT_LEAVE_TO_AUCTION,
    INTENT_LEAVE_TO_BANK,
    INTENT_OPEN_CARD,
    INTENT_KEEP_CARD,
    INTENT_THIEF,
    INTENT_NO_THIEF,
    INTENT_PAY_SUM,
    INTENT_PAY_SHARE,
    INTENT_DRAW_FROM,
    INTENT_OPEN_KEPT,
    INTENT_STAY,
    INTENT_TRAVEL,
    INTENT_TOKEN,
    INTENT_END,
    INTENT_BUILD,
    INTENT_SELL,
    INTENT_BREAK,
    INTENT_MORTGAGE,
    INTENT_SELL_DEED,
    INTENT_REDEEM,
    INTENT_KEEP_MORTGAGED,
    INTENT_OFFER,
    INTENT_COUNTER,
    INTENT_ACCEPT,
    INTENT_REJECT,
    INTENT_AGREE_TO_STOP,
    INTENT_PLAY_ON,
    INTENT_BID,
    INTENT_BID_FOR_BUILDING,
    INTENT_PASS,
    INTENT_WITHDRAW,
    INTENT_WANT_NONE,
    INTENT_WANT,
    INTENT_BANKRUPT,
    INTENT_FLOOR,
    INTENT_DONE,
    INTENT_CLAIM,
    INTENT_RESIGN,
    INTENT_STOP,
    INTENT_NONE,
    INTENT_COUNT
} IntentKind;

typedef struct IntentRow {
    Sentence said, button;
} IntentRow;

static const IntentRow rows[] = {
    [INTENT_DICE] = {.said = T_("throw the dice")},
    [INTENT_DRAW] = {.said = T_("draw a card")},
    [INTENT_PICK] = {.said = T_("pick something by chance")},
    [INTENT_BELL] = {.said = T_("ring the bell")},
    [INTENT_ROLL] = {T_("roll the dice"), T_("Roll the dice")},
    [INTENT_ROLL_FOR_DOUBLES] = {T_("roll for doubles"), T_("Roll for doubles")},
    [INTENT_THROW_THREE] = {T_("throw three times for doubles"),
                            T_("Throw three times[, or else pay {sum}]")},
    [INTENT_FINE] = {T_("pay {fine.the} of {sum}"), T_("Pay {fine.the} of {sum}")},
    [INTENT_RELEASE] = {T_("use {release.a}"), T_("Use {release.the}")},
    [INTENT_WAIT] = {T_("wait in {jail_space}"), T_("Wait here")},
    [INTENT_SIT_OUT] = {T_("wait in {jail_space}"),
                        TN_("Wait here: free in {count} turn", "Wait here: free in {count} turns")},
    [INTENT_BUY] = {T_("buy {deed} for {sum}"), T_("Buy {deed} for {sum}")},
    [INTENT_LEAVE_TO_AUCTION] = {T_("leave {deed} to an auction"), T_("Auction it")},
    [INTENT_LEAVE_TO_BANK] = {T_("leave {deed} to {bank.the}"), T_("Do not buy")},
    [INTENT_OPEN_CARD] = {T_("open the card"), T_("Open the card")},
    [INTENT_KEEP_CARD] = {T_("keep the card for later"), T_("Keep it for later")},
    [INTENT_THIEF] = {T_("set the thief loose for {sum}"), T_("Set the thief loose for {sum}")},
    [INTENT_NO_THIEF] = {T_("leave the thief alone"), T_("No thief")},
    [INTENT_PAY_SUM] = {T_("pay {sum}"), T_("Pay {sum}")},
    [INTENT_PAY_SHARE] = {T_("pay {number}% of everything"), T_("Pay {number} % of everything")},
    [INTENT_DRAW_FROM] = {T_("draw from {deck}"), T_("Draw from {deck}")},
    [INTENT_OPEN_KEPT] = {T_("open the kept card"), T_("Open the kept card")},
    [INTENT_STAY] = {T_("stay here"), T_("Stay here")},
    [INTENT_TRAVEL] = {T_("travel to {deed}"), T_("Travel to {deed}")},
    [INTENT_TOKEN] = {T_("take the token {token}"), T_("Choose a token")},
    [INTENT_END] = {T_("end the turn"), T_("End turn")},
    [INTENT_BUILD] = {.said = T_("build {built.a} on {deed} for {sum}")},
    [INTENT_SELL] = {.said = T_("sell {built.a} of {deed} for {sum}")},
    [INTENT_BREAK] = {.said = T_("sell the {hotel.many} of {group} and keep {houses}")},
    [INTENT_MORTGAGE] = {.said = T_("mortgage {deed} for {sum}")},
    [INTENT_SELL_DEED] = {.said = T_("sell {deed} to {bank.the} for {sum}")},
    [INTENT_REDEEM] = {T_("redeem {deed} for {sum}"), T_("Redeem {deed} for {sum}")},
    [INTENT_KEEP_MORTGAGED] = {T_("leave {deed} mortgaged"), T_("Keep {deed} mortgaged")},
    [INTENT_OFFER] = {.said = T_("offer {other} {deal}")},
    [INTENT_COUNTER] = {T_("offer {other} {deal} instead"), T_("Counter-offer")},
    [INTENT_ACCEPT] = {T_("accept {other.of} offer of {deal}"), T_("Accept")},
    [INTENT_REJECT] = {T_("reject {other.of} offer of {deal}"), T_("Reject")},
    [INTENT_AGREE_TO_STOP] = {T_("agree to end the game"), T_("Agree to end the game")},
    [INTENT_PLAY_ON] = {T_("play on"), T_("Play on")},
    [INTENT_BID] = {T_("bid {sum} for {deed}"), TC_("button", "Bid")},
    [INTENT_BID_FOR_BUILDING] = {T_("bid {sum} for {built.a} on {deed}"), TC_("button", "Bid")},
    [INTENT_PASS] = {T_("pass"), T_("Pass")},
    [INTENT_WITHDRAW] = {T_("withdraw from the auction"), T_("Withdraw")},
    [INTENT_WANT_NONE] = {T_("ask for no {building}"), T_("Pass")},
    [INTENT_WANT] = {T_("ask for {building.a} on {deed} too"), T_("Yes, one for {deed}")},
    [INTENT_BANKRUPT] = {T_("go bankrupt"), T_("Declare bankruptcy")},
    [INTENT_FLOOR] = {T_("ask for the floor"), T_("{seat}: build or trade now")},
    [INTENT_DONE] = {T_("give the floor back"), T_("Done")},
    [INTENT_CLAIM] = {T_("ask {other} for {rent.the} of {deed}"),
                      T_("{seat}: claim {sum} for {deed}")},
    [INTENT_RESIGN] = {.said = T_("leave the game")},
    [INTENT_STOP] = {.said = T_("propose to end the game")},
    [INTENT_NONE] = {.said = {.words = ""}},
};
static_assert(sizeof rows / sizeof rows[0] == INTENT_COUNT, "words for every intent");

/* What an action amounts to: its kind and the arguments of its sentences. */
typedef struct Making {
    const Edition *edition;
    const Game *game;
    const Action *action;
    DealThings *deal;
    int count;
    Arg args[SAID_ARGS];
} Making;

static void give(Making *making, Arg arg)
{
    assert(making->count < SAID_ARGS);
    making->args[making->count++] = arg;
}

/* ---- the mover ---- */

/* Where everybody is asked to bid, one withdraws (W10). */
static IntentKind make_pass(const Making *making)
{
    if (making->game->phase == PHASE_WANT) return INTENT_WANT_NONE;
    return making->edition->rule[RULE_AUCTION_ASK_ALL] != 0 ? INTENT_WITHDRAW : INTENT_PASS;
}

static IntentKind make_buy(Making *making)
{
    SeatId seat = making->action->seat;
    DeedId deed = making->edition->spaces[making->game->seats[seat].space].deed;
    give(making, arg_deed(deed));
    if (making->action->kind == ACTION_DECLINE)
        return making->edition->rule[RULE_AUCTION] != 0 ? INTENT_LEAVE_TO_AUCTION
                                                        : INTENT_LEAVE_TO_BANK;
    give(making, arg_sum(game_price(making->edition, making->game, seat, deed)));
    return INTENT_BUY;
}

static IntentKind make_way(Making *making)
{
    const Effect *effect = effect_current(making->edition, making->game);
    give(making, arg_sum(effect->amount));
    give(making, arg_number(effect->percent));
    give(making, arg_deck(effect->target));
    if (making->action->amount == WAY_SUM) return INTENT_PAY_SUM;
    return effect->kind == EFFECT_PAY_OR_DRAW ? INTENT_DRAW_FROM : INTENT_PAY_SHARE;
}

static IntentKind make_choose(Making *making)
{
    bool first = making->action->amount == WAY_OPEN; /* or WAY_LOOSE */
    if (making->game->phase == PHASE_OPEN) return first ? INTENT_OPEN_CARD : INTENT_KEEP_CARD;
    if (making->game->phase != PHASE_THIEF) return make_way(making);
    give(making, arg_sum(making->edition->rule[RULE_THIEF_FEE]));
    return first ? INTENT_THIEF : INTENT_NO_THIEF;
}

static bool three_ways(const Making *making)
{
    return making->edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS;
}

static IntentKind make_wait(Making *making)
{
    const Game *game = making->game;
    SeatId seat = making->action->seat;
    give(making, arg_jail_space(edition_words_jail(making->edition)));
    if (!three_ways(making)) return INTENT_WAIT;
    int left = game_jail_limit(making->edition, game, seat) - game->seats[seat].jail_turns;
    give(making, arg_count(left));
    return INTENT_SIT_OUT;
}

static IntentKind make_roll(Making *making)
{
    Money fine = making->edition->rule[RULE_JAIL_THROW_FINE];
    if (!making->game->seats[making->action->seat].in_jail) return INTENT_ROLL;
    if (!three_ways(making)) return INTENT_ROLL_FOR_DOUBLES;
    give(making, fine > 0 ? arg_sum(fine) : arg_absent());
    return INTENT_THROW_THREE;
}

/* ---- property ---- */

static IntentKind make_build(Making *making)
{
    const Action *action = making->action;
    bool hotel = building_next_is_hotel(making->edition, making->game, action->deed,
                                        action->amount == BUILDING_BESIDE);
    give(making, arg_built(hotel ? NOUN_HOTEL : NOUN_HOUSE));
    give(making, arg_sum(game_building_price(making->edition, making->game, action->seat,
                                             action->deed, hotel)));
    return INTENT_BUILD;
}

static IntentKind make_sell(Making *making)
{
    const Action *action = making->action;
    bool hotel = action->amount == BUILDING_BESIDE ||
                 making->game->holdings[action->deed].level == HOTEL_LEVEL;
    give(making, arg_built(hotel ? NOUN_HOTEL : NOUN_HOUSE));
    give(making, arg_sum(game_building_value(making->edition, making->game, action->deed, hotel)));
    return INTENT_SELL;
}

static IntentKind make_break(Making *making)
{
    give(making, arg_group(making->edition->deeds[making->action->deed].group));
    give(making, arg_houses(making->action->amount));
    return INTENT_BREAK;
}

static IntentKind make_mortgage(Making *making)
{
    give(making, arg_sum(making->edition->deeds[making->action->deed].mortgage));
    return making->edition->rule[RULE_MORTGAGE] == MORTGAGE_SELL ? INTENT_SELL_DEED
                                                                 : INTENT_MORTGAGE;
}

/* ---- the others ---- */

static IntentKind make_offer(Making *making, SeatId to, IntentKind kind)
{
    give(making, arg_other(to));
    give(making, arg_deal(things_deal(making->deal, making->game, &making->action->deal)));
    return kind;
}

static IntentKind make_answer(Making *making)
{
    const Offer *offer = &making->game->offer;
    bool accepts = making->action->kind == ACTION_ACCEPT;
    if (making->game->phase == PHASE_VOTE) return accepts ? INTENT_AGREE_TO_STOP : INTENT_PLAY_ON;
    give(making, arg_other(offer->from));
    give(making, arg_deal(things_deal(making->deal, making->game, &offer->deal)));
    return accepts ? INTENT_ACCEPT : INTENT_REJECT;
}

static IntentKind make_bid(Making *making)
{
    const Auction *auction = &making->game->auction;
    give(making, arg_sum(making->action->amount));
    if (auction->open == AUCTION_DEED) {
        give(making, arg_deed(auction->deed));
        return INTENT_BID;
    }
    give(making, arg_built(auction->open == AUCTION_HOTEL ? NOUN_HOTEL : NOUN_HOUSE));
    return INTENT_BID_FOR_BUILDING;
}

static IntentKind make_claim(Making *making)
{
    const Game *game = making->game;
    const Action *action = making->action;
    give(making, arg_other(action->other));
    for (int i = 0; i < game->claim_count; i++)
        if (game->claims[i].deed == action->deed && game->claims[i].visitor == action->other)
            give(making, arg_sum(game->claims[i].amount));
    return INTENT_CLAIM;
}

static IntentKind make_redeem(Making *making)
{
    give(making, arg_sum(edition_redeem_price(making->edition, making->action->deed)));
    return INTENT_REDEEM;
}

static IntentKind make_fine(Making *making)
{
    give(making, arg_sum(making->edition->rule[RULE_JAIL_FINE]));
    return INTENT_FINE;
}

static IntentKind make_token(Making *making)
{
    give(making, arg_token((TokenId)making->action->amount));
    return INTENT_TOKEN;
}

static IntentKind make(Making *making)
{
    const Action *action = making->action;
    switch ((ActionKind)action->kind) {
    case ACTION_DICE: return INTENT_DICE;
    case ACTION_DRAW: return INTENT_DRAW;
    case ACTION_PICK: return INTENT_PICK;
    case ACTION_BELL: return INTENT_BELL;
    case ACTION_ROLL: return make_roll(making);
    case ACTION_FINE: return make_fine(making);
    case ACTION_RELEASE: return INTENT_RELEASE;
    case ACTION_WAIT: return make_wait(making);
    case ACTION_BUY:
    case ACTION_DECLINE: return make_buy(making);
    case ACTION_CHOOSE: return make_choose(making);
    case ACTION_OPEN: return INTENT_OPEN_KEPT;
    case ACTION_TRAVEL: return action->deed == NO_DEED ? INTENT_STAY : INTENT_TRAVEL;
    case ACTION_TOKEN: return make_token(making);
    case ACTION_END: return INTENT_END;
    case ACTION_BUILD: return make_build(making);
    case ACTION_SELL: return make_sell(making);
    case ACTION_BREAK: return make_break(making);
    case ACTION_MORTGAGE: return make_mortgage(making);
    case ACTION_REDEEM: return make_redeem(making);
    case ACTION_KEEP: return INTENT_KEEP_MORTGAGED;
    case ACTION_OFFER: return make_offer(making, action->other, INTENT_OFFER);
    case ACTION_COUNTER: return make_offer(making, making->game->offer.from, INTENT_COUNTER);
    case ACTION_ACCEPT:
    case ACTION_REJECT: return make_answer(making);
    case ACTION_BID: return make_bid(making);
    case ACTION_PASS: return make_pass(making);
    case ACTION_WANT: return INTENT_WANT;
    case ACTION_BANKRUPT: return INTENT_BANKRUPT;
    case ACTION_FLOOR: return INTENT_FLOOR;
    case ACTION_DONE: return INTENT_DONE;
    case ACTION_CLAIM: return make_claim(making);
    case ACTION_RESIGN: return INTENT_RESIGN;
    case ACTION_STOP: return INTENT_STOP;
    case ACTION_COUNT: break;
    }
    return INTENT_NONE;
}

void intent_make(Intent *intent, const Edition *edition, const Game *game, const Action *action)
{
    Making making = {.edition = edition, .game = game, .action = action, .deal = &intent->deal};
    IntentKind kind = make(&making);
    give(&making, arg_seat(action->seat));
    give(&making, arg_deed(action->deed)); /* unless another was given first */
    intent->said = (Said){.sentence = rows[kind].said};
    intent->button = (Said){.sentence = rows[kind].button};
    memcpy(intent->said.args, making.args, sizeof making.args);
    memcpy(intent->button.args, making.args, sizeof making.args);
}
