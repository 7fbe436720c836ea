/* answer_sheet.c -- an offer to be answered. */
#include "game/trade.h"
#include "ui/sheet.h"
#include "view/acting.h"
#include "view/letters.h"
#include "view/sheets/trade_terms.h"
#include "view/view_hint.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { TAB_RESULT = 2 };

/* The tab and the step that are chosen; the deal comes from the game. */
static TradeState *answering_of(const View *view)
{
    return view_sheet_kept(view, SHEET_ANSWER);
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

static void answer(View *view, bool closed, int pressed, const Action actions[FOOT_COUNT])
{
    if (closed) look_away(view);
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

/* The offer from the point of view of the player asked. */
static void see_offer(const View *view, TradeState *trade)
{
    const Offer *offer = &view_game(view)->offer;
    bool fresh = trade->step == 0 || trade->with != offer->from || trade->from != offer->to;
    trade->from = offer->to;
    trade->with = offer->from;
    trade->deal = trade_mirror(&offer->deal);
    trade->step = 1;
    if (fresh) trade->tab = TAB_RESULT;
}

typedef struct Reasons {
    bool may[FOOT_COUNT];
    char words[FOOT_COUNT][UI_TIP_SIZE];
} Reasons;

static void find_reasons(const View *view, const Action actions[FOOT_COUNT], SeatId asked,
                         Reasons *why)
{
    for (int i = FOOT_REJECT; i < FOOT_COUNT; i++) {
        Text text = text_into(why->words[i], sizeof why->words[i]);
        why->may[i] = i == FOOT_COUNTER ? may_counter(view, asked, &text)
                                        : acting_may(view, &actions[i], &text);
    }
}

static Button answer_button(const View *view, int n, const Reasons *why)
{
    static const struct {
        Sentence label;
        char letter;
        ButtonLook look;
    } rows[FOOT_COUNT] = {
        [FOOT_REJECT] = {T_("Reject"), LETTER_REJECT, BUTTON_PLAIN},
        [FOOT_COUNTER] = {TC_("offer", "Counter"), LETTER_COUNTER, BUTTON_PLAIN},
        [FOOT_ACCEPT] = {T_("Accept"), LETTER_ACCEPT, BUTTON_MAIN},
    };
    return (Button){.id = ui_id("answer", n - FOOT_REJECT),
                    .label = view_label(view, &rows[n].label),
                    .letter = rows[n].letter,
                    .look = rows[n].look,
                    .disabled = !why->may[n],
                    .tip = why->may[n] ? NULL : why->words[n]};
}

static void pass(View *view)
{
    TradeBoard board;
    Reasons why;
    char words[UI_TIP_SIZE];
    Text note = text_into(words, sizeof words);
    if (view_game(view)->offer.open == OFFER_NONE) {
        no_offer(view);
        return;
    }
    TradeState *trade = answering_of(view);
    see_offer(view, trade);
    Action actions[FOOT_COUNT] = {
        [FOOT_REJECT] = {.kind = ACTION_REJECT, .seat = trade->from, .deed = NO_DEED},
        [FOOT_ACCEPT] = {.kind = ACTION_ACCEPT, .seat = trade->from, .deed = NO_DEED}};
    Phrase title = trade_side_is_you(view, trade->from)
                       ? PHRASE(view, T_("{seat} offers"), arg_seat(trade->with))
                       : PHRASE(view, T_("{seat} offers {other} a trade"), arg_seat(trade->with),
                                arg_other(trade->from));
    find_reasons(view, actions, trade->from, &why);
    trade_terms_tell(view, trade, &note);
    trade_terms_board(view, trade, true, &board);
    board.title = title.words;
    board.note = why.may[FOOT_ACCEPT] ? words : why.words[FOOT_ACCEPT];
    board.buttons[FOOT_HINT] = view_hint_button(view, 1);
    for (int i = FOOT_REJECT; i < FOOT_COUNT; i++) board.buttons[i] = answer_button(view, i, &why);
    board.button_count = FOOT_COUNT;
    trade_board(view, &board);
    answer(view, board.closed, board.pressed, actions);
}

const SheetRow answer_sheet = {.pass = pass, .keeps = sizeof(TradeState)};
