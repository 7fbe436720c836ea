/* view_history.c -- what people have played so far, as the app counts it. */
#include "view/view_history.h"

#include "view/view.h"
#include "view/view_state.h"

const History *view_history(const View *view, double *part)
{
    *part = view->history_part;
    return view->history;
}

void view_set_history(View *view, const History *history, double part)
{
    view->history = history;
    view->history_part = part;
    view->dirty = true;
}
