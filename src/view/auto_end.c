/* auto_end.c -- turns that end by themselves when nothing is left to do. */
#include "view/auto_end.h"

#include "game/legal.h"
#include "view/ask_first.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_state.h"

/* So long after the answers hear again. */
#define SEEN_SECONDS 0.6

static bool is_something_left(const LegalList *list)
{
    for (int i = 0; i < list->count; i++) {
        int kind = list->list[i].action.kind;
        if (kind == ACTION_BUILD || kind == ACTION_REDEEM) return true;
    }
    return false;
}

void auto_end_tick(View *view)
{
    SeatId seat;
    LegalList list;
    bool waits = view_waits(view) || view->sheet != SHEET_NONE || view->screen != SCREEN_TABLE;
    if (!view->settings.auto_end || waits || !view_person_decides(view, &seat)) return;
    if (view_game(view)->phase != PHASE_END || view_game(view)->seats[seat].cash < 0) return;
    if (view->ui->now < view->ui->deaf_until + SEEN_SECONDS) return;
    legal_list(view_edition(view), view_game(view), &list);
    Action end = {.kind = ACTION_END, .seat = seat, .deed = NO_DEED};
    if (!is_something_left(&list) && !ask_first_needed(view, &end)) view_act(view, &end);
}
