/* trade_sheet.c -- composing an offer. */
#include "view/sheets/trade_sheet.h"

#include "game/trade.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/acting.h"
#include "view/board/token_view.h"
#include "view/letters.h"
#include "view/sheets/trade_effect.h"
#include "view/sheets/trade_side.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 940.0

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
    *trade_of(view) =
        (TradeState){.from = from, .with = possible ? with : first_partner(view, from)};
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

/* ---- partners ---- */

static int partner_count(const View *view)
{
    return game_seats_left(view_game(view)) - 1;
}

/* Round counters with names, in as many rows as needed. */
static double draw_partners(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const Game *game = view_game(view);
    double gap = ui_px(ui, 8), height = ui_px(ui, 40), least = ui_px(ui, 120);
    int count = partner_count(view), across = (int)((box.w + gap) / (least + gap)), place = 0;
    across = across < 1 ? 1 : across > count ? count : across;
    double width = (box.w - gap * (across - 1)) / across;
    if (width > ui_px(ui, 180)) width = ui_px(ui, 180);
    for (SeatId seat = game_next_seat(game, trade_of(view)->from); place < count;
         seat = game_next_seat(game, seat), place++) {
        Box chip = {box.x + place % across * (width + gap), box.y + place / across * (height + gap),
                    width, height};
        Phrase name = view_thing(view, arg_seat(seat));
        bool chosen = seat == trade_of(view)->with;
        Box words = chip;
        if (button(ui, chip,
                   (Button){.id = ui_id("partner", seat),
                            .label = name.words,
                            .icon_only = true,
                            .chosen = chosen,
                            .tip = PHRASE(view, T_("Trade with {seat}"), arg_seat(seat)).words}) &&
            !chosen)
            *trade_of(view) = (TradeState){.from = trade_of(view)->from, .with = seat};
        Box token = box_cut_left(&words, height);
        token_of_seat(view, seat, box_inset(token, ui_px(ui, 7), ui_px(ui, 7)));
        box_cut_right(&words, ui_px(ui, 8));
        lettering_line(
            ui, words, view_listed(view, seat).words,
            (Style){TYPE_BODY, FONT_SEMIBOLD, chosen ? ui->theme.card : ui->theme.ink, ALIGN_LEFT});
    }
    return (count + across - 1) / across * (height + gap);
}

/* ---- both sides ---- */

static void set_shape(const View *view, TradeSide *side, bool gives)
{
    int rule = view_edition(view)->rule[RULE_TRADE];
    bool counter = trade_of(view)->counter;
    side->one_thing = rule == TRADE_ONE || rule == TRADE_PRICE;
    side->no_cards = rule != TRADE_ANY;
    if (rule != TRADE_PRICE) return;
    /* M7: money for a deed; a player asking for more, the other way round. */
    side->no_money = gives == counter;
    side->no_deeds = gives != counter;
    side->fixed = counter && gives;
}

static double draw_sides(View *view, Box box)
{
    TradeState *trade = trade_of(view);
    Deal *deal = &trade->deal;
    TradeSide give = {.seat = trade->from,
                      .deeds = &deal->give,
                      .money = &deal->give_money,
                      .cards = deal->give_cards};
    TradeSide take = {.seat = trade->with,
                      .deeds = &deal->take,
                      .money = &deal->take_money,
                      .cards = deal->take_cards};
    set_shape(view, &give, true);
    set_shape(view, &take, false);
    return trade_side_pair(view_ui(view), box, &give, &take, 540, 24);
}

static bool nobody_to_trade(const View *view)
{
    return trade_of(view)->with >= view_game(view)->seat_count ||
           view_edition(view)->rule[RULE_TRADE] == TRADE_NONE;
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    TradeState *trade = trade_of(view);
    double used = 0, gap = ui_px(ui, 16);
    (void)what;
    if (nobody_to_trade(view))
        return lettering_paragraph(ui, box, LABEL(view, T_("There is no trading in this game.")),
                                   (Style){TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT});
    if (!trade->counter && partner_count(view) > 1) used += draw_partners(view, box) + gap / 2;
    used += draw_sides(view, (Box){box.x, box.y + used, box.w, 0}) + gap;
    TradeEffect note = {.one = trade->from, .two = trade->with, .deal = &trade->deal};
    return used + trade_effect(ui, (Box){box.x, box.y + used, box.w, 0}, &note);
}

/* ---- foot ---- */

static Action offer_of(const View *view)
{
    const TradeState *trade = trade_of(view);
    return (Action){.kind = trade->counter ? ACTION_COUNTER : ACTION_OFFER,
                    .seat = trade->from,
                    .deed = NO_DEED,
                    .other = trade->with,
                    .deal = trade->deal};
}

static void end_with(View *view, const SheetFrame *frame, int pressed, const Action *offer)
{
    bool sent = pressed == 1 && view_act(view, offer);
    if (sent || pressed == 0 || frame->closed) view_close_sheet(view);
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    char buffer[UI_TIP_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    keep_possible(view);
    bool nobody = nobody_to_trade(view);
    Action offer = offer_of(view);
    bool wrong = !nobody && (trade_side_wrong(view, trade_of(view)->from, &why) ||
                             trade_side_wrong(view, trade_of(view)->with, &why));
    bool may = !wrong && acting_may(view, &offer, &why);
    Phrase title = PHRASE(view, T_("Trade[ with {seat}]"),
                          nobody ? arg_absent() : arg_seat(trade_of(view)->with));
    Button buttons[2] = {
        {.id = ui_id("trade", 0), .label = LABEL(view, T_("Cancel"))},
        {.id = ui_id("trade", 1),
         .label = trade_of(view)->counter ? LABEL(view, T_("Send counter-offer"))
                                          : LABEL(view, T_("Send offer")),
         .look = BUTTON_MAIN,
         .icon = ICON_HANDSHAKE,
         .letter = LETTER_DO,
         .disabled = !may,
         .tip = may ? NULL : buffer},
    };
    SheetFoot foot = {.buttons = buttons, .count = 2, .note = may || nobody ? "" : buffer};
    double width = sheet_inner_width(ui, WIDTH), height = form_height(ui, width, contents, NULL);
    Box box = sheet_begin(ui, &frame, title.words, WIDTH, height,
                          sheet_foot_height(ui, width, &foot), true);
    contents(ui, box, NULL);
    sheet_end(ui, &frame);
    end_with(view, &frame, sheet_foot(ui, frame.foot, &foot), &offer);
}

const SheetRow trade_sheet = {.pass = pass, .open = open_sheet, .keeps = sizeof(TradeState)};
