/* view_ear.c -- when the answers hear. */
#include "view/view_ear.h"

#include "view/view_state.h"

void view_ear_close(View *view, double seconds)
{
    double until = view->ui->now + seconds;
    if (until > view->ui->deaf_until) view->ui->deaf_until = until;
    view->dirty = true;
}

/* The first question after a game was opened is heard at once. */
void view_ear_asked(View *view, uint32_t question, uint32_t main)
{
    if (question == view->asked) return;
    if (view->asked != 0) view_ear_close(view, VIEW_EAR_SECONDS);
    view->asked = question;
    if (view->ui->enabled) view->ui->focus = main;
}

double view_ear_deafness(const View *view)
{
    double left = view->ui->deaf_until - view->ui->now;
    if (left <= 0.0001) return 0;
    return left < VIEW_EAR_SECONDS ? left / VIEW_EAR_SECONDS : 1;
}
