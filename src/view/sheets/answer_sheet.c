/* answer_sheet.c -- an offer to be answered. */
#include "game/trade.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/acting.h"
#include "view/letters.h"
#include "view/sheets/trade_effect.h"
#include "view/sheets/trade_side.h"
#include "view/view_hint.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 860.0

/* The offer from the point of view of the player asked. */
typedef struct Answering {
    SeatId asked, from;
    Deal deal;
} Answering;

static double draw_sides(View *view, Box box, Answering *it)
{
    Deal *deal = &it->deal;
    TradeSide get = {.seat = it->from,
                     .deeds = &deal->take,
                     .money = &deal->take_money,
                     .cards = deal->take_cards,
                     .fixed = true};
    TradeSide give = {.seat = it->asked,
                      .deeds = &deal->give,
                      .money = &deal->give_money,
                      .cards = deal->give_cards,
                      .fixed = true};
    return trade_side_pair(view_ui(view), box, &get, &give, 480, 16);
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    Answering *it = what;
    double used = draw_sides(view, box, it) + ui_px(ui, 16);
    TradeEffect note = {.one = it->asked, .two = it->from, .deal = &it->deal};
    return used + trade_effect(ui, (Box){box.x, box.y + used, box.w, 0}, &note);
}

static void look_away(View *view)
{
    view_put_sheet_off(view, SHEET_ANSWER);
}

static bool may_counter(const View *view, SeatId asked, Text *why)
{
    SeatId seat;
    if (view_person_decides(view, &seat) && seat == asked &&
        view_game(view)->phase == PHASE_ANSWER) {
        if (trade_may_counter(view_edition(view), view_game(view))) return true;
        Action counter = acting_action(view, ACTION_COUNTER);
        acting_why(view, view_game(view), &counter, REFUSAL_TRADE_COUNTERS, why);
        return false;
    }
    SAY(view_words(view), why, T_("{seat} has to answer."), arg_seat(asked));
    return false;
}

enum { FOOT_HINT, FOOT_REJECT, FOOT_COUNTER, FOOT_ACCEPT, FOOT_COUNT };

static void answer(View *view, const SheetFrame *frame, int pressed,
                   const Action actions[FOOT_COUNT])
{
    if (frame->closed) look_away(view);
    if (pressed == FOOT_HINT)
        view_ask_hint(view);
    else if (pressed == FOOT_COUNTER)
        view_open_sheet(view, SHEET_TRADE);
    else if (pressed >= 0 && view_act(view, &actions[pressed]))
        view_close_sheet(view);
}

/* Opened by its word while there is nothing to be done. */
static void no_offer(View *view)
{
    if (sheet_note(view_ui(view), LABEL(view, T_("Offers")),
                   LABEL(view, T_("There is no offer to be answered."))))
        view_close_sheet(view);
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    const Offer *offer = &view_game(view)->offer;
    SheetFrame frame;
    if (offer->open == OFFER_NONE) {
        no_offer(view);
        return;
    }
    Answering it = {.asked = offer->to, .from = offer->from, .deal = trade_mirror(&offer->deal)};
    Action actions[FOOT_COUNT] = {
        [FOOT_REJECT] = {.kind = ACTION_REJECT, .seat = it.asked, .deed = NO_DEED},
        [FOOT_ACCEPT] = {.kind = ACTION_ACCEPT, .seat = it.asked, .deed = NO_DEED}};
    char why[3][UI_TIP_SIZE];
    Text texts[3];
    for (int i = 0; i < 3; i++) texts[i] = text_into(why[i], sizeof why[i]);
    bool reject = acting_may(view, &actions[FOOT_REJECT], &texts[0]),
         counter = may_counter(view, it.asked, &texts[1]);
    bool accept = acting_may(view, &actions[FOOT_ACCEPT], &texts[2]);
    Button buttons[FOOT_COUNT] = {
        view_hint_button(view, 1),
        {.id = ui_id("answer", 0),
         .label = LABEL(view, T_("Reject")),
         .letter = LETTER_REJECT,
         .icon = ICON_CLOSE,
         .disabled = !reject,
         .tip = reject ? NULL : why[0]},
        {.id = ui_id("answer", 1),
         .label = LABEL(view, T_("Counter-offer")),
         .letter = LETTER_COUNTER,
         .icon = ICON_TRADE,
         .disabled = !counter,
         .tip = counter ? NULL : why[1]},
        {.id = ui_id("answer", 2),
         .label = LABEL(view, T_("Accept")),
         .letter = LETTER_ACCEPT,
         .look = BUTTON_MAIN,
         .icon = ICON_HANDSHAKE,
         .disabled = !accept,
         .tip = accept ? NULL : why[2]},
    };
    SheetFoot foot = {
        .buttons = buttons, .count = FOOT_COUNT, .left = 1, .note = accept ? "" : why[2]};
    double width = sheet_inner_width(ui, WIDTH), height = form_height(ui, width, contents, &it);
    Box box = sheet_begin(
        ui, &frame,
        PHRASE(view, T_("{seat} offers {other} a trade"), arg_seat(it.from), arg_other(it.asked))
            .words,
        WIDTH, height, sheet_foot_height(ui, width, &foot), true);
    contents(ui, box, &it);
    sheet_end(ui, &frame);
    answer(view, &frame, sheet_foot(ui, frame.foot, &foot), actions);
}

const SheetRow answer_sheet = {.pass = pass};
