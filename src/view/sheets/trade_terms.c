/* trade_terms.c -- a deal as its sheet shows it, and in words. */
#include "view/sheets/trade_terms.h"

#include "table/things.h"
#include "view/view_forecast.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define FLASH_SECONDS 1.2

bool trade_terms_empty(const Deal *deal)
{
    return view_same_deal(deal, &(Deal){0});
}

/* ---- in words ---- */

static void tell_gain(const View *view, SeatId seat, const Things *gain, Text *text)
{
    if (trade_side_is_you(view, seat))
        SAY(view_words(view), text, T_("You get {things}."), arg_things(gain->items, gain->count));
    else
        SAY(view_words(view), text, T_("{seat} gets {things}."), arg_seat(seat),
            arg_things(gain->items, gain->count));
}

static void tell_fee(const View *view, SeatId seat, DeedSet deeds, Text *text)
{
    const Edition *edition = view_edition(view);
    Money sum = 0;
    for (DeedSet rest = deeds & view_game(view)->mortgaged; rest != 0; rest &= rest - 1)
        sum += edition_transfer_fee(edition, (DeedId)__builtin_ctzll(rest));
    if (sum == 0) return;
    text_add_char(text, ' ');
    SAY(view_words(view), text, T_("Then {seat} pays {bank.the} {sum} for what is mortgaged."),
        arg_seat(seat), arg_sum(sum));
}

void trade_terms_tell(const View *view, const TradeState *trade, Text *text)
{
    const Deal *deal = &trade->deal;
    const Game *game = view_game(view);
    Things get = things_side(game, deal->take, deal->take_money, deal->take_cards);
    Things give = things_side(game, deal->give, deal->give_money, deal->give_cards);
    tell_gain(view, trade->from, &get, text);
    tell_fee(view, trade->from, deal->take, text);
    text_add_char(text, '\n');
    tell_gain(view, trade->with, &give, text);
    tell_fee(view, trade->with, deal->give, text);
}

/* ---- the board ---- */

static Money at_least_nothing(Money sum)
{
    return sum > 0 ? sum : 0;
}

/* What the edition allows to be traded. */
static void set_shape(const View *view, const TradeState *trade, TradeBoard *board)
{
    int rule = view_edition(view)->rule[RULE_TRADE];
    bool counter = trade->counter, price = rule == TRADE_PRICE;
    TradeSide *sides[2] = {&board->give, &board->take};
    Money *most[2] = {&board->money.give_most, &board->money.take_most};
    for (int i = 0; i < 2; i++) {
        bool gives = i == 0;
        sides[i]->one_thing = rule == TRADE_ONE || price;
        sides[i]->no_cards = rule != TRADE_ANY;
        if (!price) continue;
        /* M7: money for a deed; a player asking for more, the other way round. */
        sides[i]->no_deeds = gives != counter;
        if (gives == counter) *most[i] = 0;
        if (counter && gives) sides[i]->fixed = true;
    }
}

static TradeSide side_of(TradeState *trade, bool gives, double flash)
{
    Deal *deal = &trade->deal;
    return (TradeSide){.seat = gives ? trade->from : trade->with,
                       .other = gives ? trade->with : trade->from,
                       .deeds = gives ? &deal->give : &deal->take,
                       .money = gives ? &deal->give_money : &deal->take_money,
                       .cards = gives ? deal->give_cards : deal->take_cards,
                       .changed = trade->changed,
                       .flash = flash};
}

static double flash_of(const View *view, const TradeState *trade)
{
    Ui *ui = view_ui(view);
    double time = ui->now - trade->changed_at;
    if (trade->changed == 0 || time >= FLASH_SECONDS) return 0;
    if (!ui->calm) ui->restless = true;
    return 1 - time / FLASH_SECONDS;
}

void trade_terms_board(View *view, TradeState *trade, bool fixed, TradeBoard *board)
{
    const Game *game = view_game(view);
    Deal *deal = &trade->deal;
    double flash = flash_of(view, trade);
    bool empty = trade_terms_empty(deal);
    *board = (TradeBoard){.title = "", .count = "", .note = "", .tab = &trade->tab};
    board->give = side_of(trade, true, flash);
    board->take = side_of(trade, false, flash);
    board->money = (TradeMoney){.you = trade->from,
                                .they = trade->with,
                                .give = &deal->give_money,
                                .take = &deal->take_money,
                                .give_most = at_least_nothing(game->seats[trade->from].cash),
                                .take_most = at_least_nothing(game->seats[trade->with].cash),
                                .step = &trade->step,
                                .fixed = fixed};
    if (fixed)
        board->give.fixed = board->take.fixed = true;
    else
        set_shape(view, trade, board);
    board->result = (TradeResult){.you = trade->from,
                                  .they = trade->with,
                                  .deal = deal,
                                  .empty = empty,
                                  .asks = !fixed && view_is_computer(view, trade->with)};
    if (!empty) board->result.forecast = view_forecast(view, trade->from, trade->with, deal);
}
