/* view_coach.c -- the coach at the table: its warning, and what the next throw may bring. */
#include "view/view_coach.h"

#include <string.h>

#include "view/view.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_state.h"

/* ---- the warning ---- */

void view_warn(View *view, const Action *meant, const Action *instead, const char *label,
               const char *words)
{
    Warning *warning = &view->warning;
    warning->meant = *meant;
    warning->instead = *instead;
    text_copy(warning->words, sizeof warning->words, words);
    text_copy(warning->label, sizeof warning->label, label);
    view_open_sheet(view, SHEET_WARNING);
    view->dirty = true;
}

bool view_warns(const View *view)
{
    return view->sheet == SHEET_WARNING;
}

const Warning *view_warning(const View *view)
{
    return &view->warning;
}

/* What was to follow the action that is taken back. */
static void forget_actions(View *view)
{
    int kept = 0;
    for (int i = 0; i < view->request_count; i++)
        if (view->requests[i].kind != REQUEST_ACTION) view->requests[kept++] = view->requests[i];
    view->request_count = kept;
}

static void ask_before_others(View *view, const Action *action)
{
    if (view->request_count == VIEW_REQUESTS) return;
    memmove(view->requests + 1, view->requests,
            sizeof view->requests[0] * (size_t)view->request_count);
    view->requests[0] = (Request){.kind = REQUEST_ACTION, .id = 1, .action = *action};
    view->request_count++;
}

void view_answer_warning(View *view, WarningAnswer answer)
{
    if (answer != WARNING_MEANT) forget_actions(view);
    if (answer == WARNING_MEANT) ask_before_others(view, &view->warning.meant);
    if (answer == WARNING_INSTEAD) ask_before_others(view, &view->warning.instead);
    view_close_sheet(view);
}

/* ---- how much it may say ---- */

Coaching view_coaching(const View *view)
{
    if (view_uncoached(view) || !view_online_advice(view)) return COACHING_OFF;
    return view->learning ? COACHING_ALL : (Coaching)view->settings.coach;
}

bool view_uncoached(const View *view)
{
    return view->table != NULL && table_uncoached(view->table);
}

/* ---- the next throw ---- */

const NextThrow *view_next_throw(View *view, SeatId *seat)
{
    const Game *game = view_game(view);
    if (view_coaching(view) != COACHING_ALL || !view_person_decides(view, seat)) return NULL;
    if (game->phase != PHASE_TURN && game->phase != PHASE_END) return NULL;
    size_t at = table_action_count(view->table) + 1;
    if (view->next_at != at || view->next_seat != *seat)
        next_throw_find(view_edition(view), game, *seat, &view->next);
    view->next_at = at;
    view->next_seat = *seat;
    return view->next.known ? &view->next : NULL;
}

/* ---- chances ---- */

void view_show_odds(View *view)
{
    if (!view->odds_fresh || !stage_caught_up(&view->stage)) return;
    memcpy(view->odds, view->odds_next, sizeof view->odds);
    view->odds_known = true;
    view->odds_fresh = false;
    view->dirty = true;
}
