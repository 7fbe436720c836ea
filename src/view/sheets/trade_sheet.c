/* trade_sheet.c -- composing an offer. */
#include "view/sheets/trade_sheet.h"

#include "game/trade.h"
#include "ui/number_field.h"
#include "ui/sheet.h"
#include "view/acting.h"
#include "view/letters.h"
#include "view/sheets/trade_terms.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { USUAL_STEP = 1 };

/* ---- opening ---- */

static SeatId first_partner(const View *view, SeatId from)
{
    SeatId next = game_next_seat(view_game(view), from);
    return next != from ? next : NOBODY;
}

TradeState *trade_of(const View *view)
{
    return view_sheet_kept(view, SHEET_TRADE);
}

/* An empty offer to `with`, or to the first possible partner. */
static void begin_with(View *view, SeatId with)
{
    SeatId from = acting_seat(view);
    bool possible = with != from && game_seat_in(view_game(view), with);
    *trade_of(view) = (TradeState){
        .from = from, .with = possible ? with : first_partner(view, from), .step = USUAL_STEP};
}

/* Whoever has an offer to answer can only counter it. */
static bool must_counter(const View *view)
{
    const Game *game = view_game(view);
    return game->phase == PHASE_ANSWER && game->offer.to == acting_seat(view);
}

static void open_sheet(View *view)
{
    const Offer *offer = &view_game(view)->offer;
    if (must_counter(view))
        *trade_of(view) = (TradeState){.from = offer->to,
                                       .with = offer->from,
                                       .deal = trade_mirror(&offer->deal),
                                       .step = USUAL_STEP,
                                       .counter = true};
    else
        begin_with(view, offer->open != OFFER_NONE ? offer->from : NOBODY);
}

void trade_open(View *view, SeatId with)
{
    view_open_sheet(view, SHEET_TRADE);
    if (!trade_of(view)->counter) begin_with(view, with);
}

void trade_sheet_ask(View *view, DeedId deed)
{
    trade_open(view, view_game(view)->holdings[deed].owner);
    if (!trade_of(view)->counter) trade_of(view)->deal.take = DEED_BIT(deed);
}

void trade_fill(View *view, const Deal *deal)
{
    TradeState *trade = trade_of(view);
    trade->changed = (trade->deal.give ^ deal->give) | (trade->deal.take ^ deal->take);
    trade->changed_at = view_ui(view)->now;
    trade->deal = *deal;
    number_field_forget_all(view_ui(view));
}

/* ---- keeping it possible ---- */

static Money between(Money sum, Money most)
{
    return sum < 0 || most < 0 ? 0 : sum > most ? most : sum;
}

/* What is no longer anybody's to give leaves the deal. */
static void keep_possible(View *view)
{
    TradeState *trade = trade_of(view);
    const Game *game = view_game(view);
    if (trade->counter && (game->phase != PHASE_ANSWER || game->offer.to != trade->from))
        begin_with(view, NOBODY);
    if (!trade->counter && (trade->from != acting_seat(view) || !game_seat_in(game, trade->with)))
        begin_with(view, NOBODY);
    if (trade->with >= game->seat_count) return;
    const Seat *one = &game->seats[trade->from], *two = &game->seats[trade->with];
    trade->deal.give &= one->deeds;
    trade->deal.take &= two->deeds;
    trade->deal.give_money = between(trade->deal.give_money, one->cash);
    trade->deal.take_money = between(trade->deal.take_money, two->cash);
    for (int deck = 0; deck < MAX_DECKS; deck++) {
        if (trade->deal.give_cards[deck] > one->release[deck]) trade->deal.give_cards[deck] = 0;
        if (trade->deal.take_cards[deck] > two->release[deck]) trade->deal.take_cards[deck] = 0;
    }
}

static bool nobody_to_trade(const View *view)
{
    return trade_of(view)->with >= view_game(view)->seat_count ||
           view_edition(view)->rule[RULE_TRADE] == TRADE_NONE;
}

/* ---- the foot ---- */

enum { FOOT_PRICE, FOOT_CANCEL, FOOT_OFFER, FOOT_COUNT };

static Action offer_of(const View *view)
{
    const TradeState *trade = trade_of(view);
    return (Action){.kind = trade->counter ? ACTION_COUNTER : ACTION_OFFER,
                    .seat = trade->from,
                    .deed = NO_DEED,
                    .other = trade->with,
                    .deal = trade->deal};
}

/* What the foot says, and the labels of its buttons. */
typedef struct TradeFoot {
    Action offer;
    bool may, empty;
    Phrase label, count;
    char words[UI_TIP_SIZE];
} TradeFoot;

static void make_foot(View *view, const TradeMoney *money, TradeFoot *foot)
{
    const TradeState *trade = trade_of(view);
    Text text = text_into(foot->words, sizeof foot->words);
    foot->offer = offer_of(view);
    foot->empty = trade_terms_empty(&trade->deal);
    foot->label = trade->counter
                      ? PHRASE(view, T_("Counter-offer to {seat}"), arg_seat(trade->with))
                      : PHRASE(view, T_("Offer to {seat}"), arg_seat(trade->with));
    foot->count = PHRASE(view, T_("offer {number} of {second} this turn"),
                         arg_number(view_game(view)->seats[trade->from].offers + 1),
                         arg_second(view_edition(view)->rule[RULE_OFFERS_PER_TURN]));
    foot->may = !trade_money_wrong(view, money, &text);
    if (foot->empty && foot->may) {
        foot->may = false;
        SAY(view_words(view), &text, T_("Choose what changes hands."), arg_absent());
    } else if (foot->may) {
        foot->may = acting_may(view, &foot->offer, &text);
    }
    if (foot->may) trade_terms_tell(view, trade, &text);
}

/* Only a computer can be asked what it wants, and for one property. */
static bool may_ask_price(const View *view)
{
    const TradeState *trade = trade_of(view);
    return __builtin_popcountll(trade->deal.take) == 1 && !trade->counter &&
           view_is_computer(view, trade->with);
}

static void set_buttons(View *view, const TradeFoot *foot, TradeBoard *board)
{
    board->buttons[FOOT_PRICE] = (Button){
        .id = ui_id("trade", 2),
        .label = LABEL(view, T_("What would you want for it?")),
        .icon = ICON_PEOPLE,
        .disabled = !may_ask_price(view),
        .tip =
            LABEL(view, T_("Choose one property of a computer: it says what it would take, and the "
                           "offer becomes that."))};
    board->buttons[FOOT_CANCEL] =
        (Button){.id = ui_id("trade", 0), .label = LABEL(view, T_("Cancel"))};
    board->buttons[FOOT_OFFER] = (Button){.id = ui_id("trade", 1),
                                          .label = foot->label.words,
                                          .look = BUTTON_MAIN,
                                          .letter = LETTER_DO,
                                          .disabled = !foot->may,
                                          .tip = foot->may ? NULL : foot->words};
    board->button_count = FOOT_COUNT;
}

static void react(View *view, const TradeBoard *board, const TradeFoot *foot)
{
    TradeState *trade = trade_of(view);
    bool sent = board->pressed == FOOT_OFFER && view_act(view, &foot->offer);
    if (board->pressed == FOOT_PRICE)
        view_ask(view, (Request){.kind = REQUEST_PRICE, .action = foot->offer});
    if (board->improved) trade_fill(view, &board->result.forecast->better);
    if (board->partner != trade->with)
        *trade = (TradeState){
            .from = trade->from, .with = board->partner, .tab = trade->tab, .step = trade->step};
    if (sent || board->pressed == FOOT_CANCEL || board->closed) view_close_sheet(view);
}

static void pass(View *view)
{
    TradeBoard board;
    TradeFoot foot;
    keep_possible(view);
    if (nobody_to_trade(view)) {
        if (sheet_note(view_ui(view), LABEL(view, T_("Trade")),
                       LABEL(view, T_("There is no trading in this game."))))
            view_close_sheet(view);
        return;
    }
    trade_terms_board(view, trade_of(view), false, &board);
    make_foot(view, &board.money, &foot);
    board.title = LABEL(view, T_("Trade"));
    board.count = trade_of(view)->counter ? "" : foot.count.words;
    board.note = foot.words;
    board.pills = !trade_of(view)->counter;
    set_buttons(view, &foot, &board);
    trade_board(view, &board);
    react(view, &board, &foot);
}

const SheetRow trade_sheet = {.pass = pass, .open = open_sheet, .keeps = sizeof(TradeState)};
