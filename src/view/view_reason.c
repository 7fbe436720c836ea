/* view_reason.c -- the turn of the account that is open, and the reason in it. */
#include "view/view_reason.h"

#include "table/advice.h"
#include "view/board/log_block.h"
#include "view/view_state.h"
#include "view/view_words.h"

/* Throws and ends of turns need no reason. */
static bool is_choice(const Action *action)
{
    return action->kind != ACTION_ROLL && action->kind != ACTION_END &&
           action->kind != ACTION_DONE && action->kind != ACTION_FLOOR;
}

/* The last action of the block's own seat that it had a choice about. */
static bool find_choice(const Table *table, const LogBlock *block, size_t *n)
{
    size_t first = table_event(table, block->from)->action;
    for (size_t i = table_event(table, block->to - 1)->action + 1; i > first; i--) {
        const Action *action = table_action(table, i - 1);
        if (action->seat != block->seat || !is_choice(action)) continue;
        *n = i - 1;
        return true;
    }
    return false;
}

static void find_reason(View *view, const LogBlock *block)
{
    Text text = text_into(view->reason, sizeof view->reason);
    size_t n;
    Speech why;
    if (block->seat == NOBODY || !find_choice(view->table, block, &n)) return;
    Advice *advice = advice_new(view->table);
    if (advice_why(advice, n, &why)) words_write_speech(view_words(view), &why, &text);
    advice_free(advice);
}

void view_reason_toggle(View *view, const LogBlock *block)
{
    bool closes = view->reason_of == block->from + 1;
    view->reason[0] = '\0';
    view->reason_of = closes ? 0 : block->from + 1;
    if (!closes) find_reason(view, block);
    view->dirty = true;
}

size_t view_reason_of(const View *view)
{
    return view->reason_of;
}

const char *view_reason(const View *view)
{
    return view->reason;
}
