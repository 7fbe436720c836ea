/* view_hint.c -- asking what an expert would do, and showing it. */
#include "view/view_hint.h"

#include "table/advice.h"
#include "ui/button.h"
#include "view/letters.h"
#include "view/view_online.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_state.h"
#include "view/view_words.h"

static bool may_ask(const View *view)
{
    SeatId seat;
    return view_person_decides(view, &seat) && view_online_advice(view) &&
           advice_may_hint(view->table);
}

Button view_hint_button(const View *view, int n)
{
    bool may = may_ask(view);
    return (Button){.id = ui_id("hint", n),
                    .label = LABEL(view, T_("Hint")),
                    .icon = ICON_HINT,
                    .letter = LETTER_HINT,
                    .disabled = !may,
                    .tip = may ? LABEL(view, T_("What an expert would do, and why."))
                           : view_online_advice(view)
                               ? LABEL(view, T_("There is nothing to give a hint about now."))
                               : LABEL(view, T_("This table plays without advice."))};
}

void view_ask_hint(View *view)
{
    if (may_ask(view)) view_ask(view, (Request){.kind = REQUEST_HINT});
}

static bool same_deal(const Deal *one, const Deal *two)
{
    return one->give == two->give && one->take == two->take && one->give_money == two->give_money &&
           one->take_money == two->take_money;
}

bool view_hint_says(const View *view, const Action *action)
{
    const Action *hint = &view->hint;
    return view->hint_known && hint->kind == action->kind && hint->deed == action->deed &&
           hint->other == action->other && hint->amount == action->amount &&
           same_deal(&hint->deal, &action->deal);
}

void view_forget_hint(View *view)
{
    if (!view->hint_known || table_action_count(view->table) == view->hint_at) return;
    view->hint_known = false;
    if (view->told_hint) view->told[0] = '\0';
    view->dirty = true;
}
