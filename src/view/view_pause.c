/* view_pause.c -- computers that wait until somebody lets them go on. */
#include "view/view_pause.h"

#include "view/view_state.h"

void view_pause(View *view, bool paused)
{
    view->paused = paused;
    view->dirty = true;
}

bool view_paused(const View *view)
{
    return view->paused;
}

void view_finish_quickly(View *view)
{
    view->unwatched = true;
    view->paused = false;
    view->dirty = true;
}
