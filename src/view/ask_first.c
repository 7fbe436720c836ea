/* ask_first.c -- what is asked before it is done. */
#include "view/ask_first.h"

#include "game/apply.h"
#include "game/debt.h"
#include "game/worth.h"
#include "table/intent.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

bool ask_first_ruins(const View *view, const Action *action)
{
    const Edition *edition = view_edition(view);
    Game after = *view_game(view);
    if (action->seat >= after.seat_count || !game_seat_in(&after, action->seat)) return false;
    if (action_check(edition, &after, action) != REFUSAL_NONE) return false;
    apply(edition, &after, action, NULL);
    return !game_seat_in(&after, action->seat);
}

static bool sells_deed(const View *view, const Action *action)
{
    return action->kind == ACTION_MORTGAGE &&
           view_edition(view)->rule[RULE_MORTGAGE] == MORTGAGE_SELL;
}

bool ask_first_needed(const View *view, const Action *action)
{
    bool votes = action->kind == ACTION_ACCEPT; /* or hands deeds over */
    bool sells = action->kind == ACTION_SELL || sells_deed(view, action);
    bool leaves = action->kind == ACTION_BANKRUPT || action->kind == ACTION_RESIGN ||
                  action->kind == ACTION_STOP;
    return votes || sells || leaves ||
           (action->kind == ACTION_END && ask_first_ruins(view, action));
}

/* ---- the questions ---- */

static void ask_about_end(const View *view, const Action *action, Text *text)
{
    const Game *game = view_game(view);
    Money cash = game->seats[action->seat].cash;
    Money liquid = worth_liquid(view_edition(view), game, action->seat);
    SAY(view_words(view), text,
        T_("{seat} has {cash}. Whoever ends the turn below zero is bankrupt and out of the "
           "game.[ Selling and mortgaging could still bring {sum}.]"),
        arg_seat(action->seat), arg_cash(cash),
        liquid > cash ? arg_sum(liquid - cash) : arg_absent());
}

static void ask_about_bankruptcy(const View *view, const Action *action, Text *text)
{
    SeatId creditor = debt_creditor(view_game(view), action->seat);
    SAY(view_words(view), text,
        T_("Shall {seat} give up? Everything goes to {other}, and the game goes on without "
           "{seat}."),
        arg_seat(action->seat), arg_other(creditor == POT ? BANK : creditor));
}

static void ask_about_answer(const View *view, const Action *action, Text *text)
{
    if (view_game(view)->phase == PHASE_VOTE) {
        text_add(text, LABEL(view, T_("End the game now? If all agree, the richest wins.")));
        return;
    }
    Intent intent;
    intent_make(&intent, view_edition(view), view_game(view), action);
    Said said = intent.said;
    SAY(view_words(view), text, T_("Shall {seat} {part}?"), arg_seat(action->seat),
        arg_part(&said));
}

static void ask_about_sale(const View *view, const Action *action, Text *text)
{
    Intent intent;
    intent_make(&intent, view_edition(view), view_game(view), action);
    Said said = intent.said;
    SAY(view_words(view), text, T_("Shall {seat} {part}? That cannot be taken back."),
        arg_seat(action->seat), arg_part(&said));
}

static void write_question(const View *view, const Action *action, Text *text)
{
    if (action->kind == ACTION_END)
        ask_about_end(view, action, text);
    else if (action->kind == ACTION_BANKRUPT)
        ask_about_bankruptcy(view, action, text);
    else if (action->kind == ACTION_RESIGN)
        SAY(view_words(view), text, T_("Shall {seat} leave the game for good?"),
            arg_seat(action->seat));
    else if (action->kind == ACTION_STOP)
        text_add(text, LABEL(view, T_("Ask everybody to end the game now? If all agree, the "
                                      "richest wins.")));
    else if (action->kind == ACTION_ACCEPT)
        ask_about_answer(view, action, text);
    else
        ask_about_sale(view, action, text);
}

static const char *yes_of(const View *view, const Action *action)
{
    switch (action->kind) {
    case ACTION_END: return LABEL(view, T_("End turn, go bankrupt"));
    case ACTION_BANKRUPT: return LABEL(view, T_("Go bankrupt"));
    case ACTION_RESIGN: return LABEL(view, TC_("button", "Resign"));
    case ACTION_STOP: return LABEL(view, T_("Ask"));
    case ACTION_ACCEPT:
        return view_game(view)->phase == PHASE_VOTE ? LABEL(view, T_("Agree to end the game"))
                                                    : LABEL(view, T_("Accept"));
    }
    return LABEL(view, TC_("button", "Sell"));
}

void ask_first_act(View *view, const Action *action)
{
    char question[CONFIRM_SIZE];
    Text text = text_into(question, sizeof question);
    if (!ask_first_needed(view, action)) {
        view_act(view, action);
        return;
    }
    write_question(view, action, &text);
    view_confirm(view, question, yes_of(view, action),
                 (Request){.kind = REQUEST_ACTION, .action = *action});
}
