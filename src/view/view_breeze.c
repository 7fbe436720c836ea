/* view_breeze.c -- the motif moves a while after something happened, and rests otherwise. */
#include "view/view_breeze.h"

#include "view/view_state.h"

/* It comes to rest in the last so many seconds. */
#define SLOWING 2.0

static bool blows(const View *view)
{
    return view->breeze_left > 0 && view->screen == SCREEN_TABLE && view->table != NULL &&
           view->sheet == SHEET_NONE && !view->settings.calm && stage_moment(&view->stage) == NULL;
}

void view_breeze_wake(View *view)
{
    view->breeze_left = VIEW_BREEZE_SECONDS;
}

bool view_breeze_tick(View *view, double seconds)
{
    if (stage_moving(&view->stage)) view_breeze_wake(view);
    if (!blows(view)) return false;
    double strength = view->breeze_left < SLOWING ? view->breeze_left / SLOWING : 1;
    view->breeze += seconds * strength;
    view->breeze_left -= seconds < view->breeze_left ? seconds : view->breeze_left;
    view->breeze_due -= seconds;
    if (view->breeze_due > 0) return false;
    view->breeze_due = 1 / VIEW_BREEZE_RATE;
    return true;
}

double view_breeze(const View *view)
{
    return view->breeze;
}

double view_breeze_rest(const View *view)
{
    if (!blows(view)) return -1;
    return view->breeze_due > 0 ? view->breeze_due : 0;
}
