/* historian.h -- counts what people have played so far, game by game, while somebody looks at it.
 */
#ifndef APPS_DRAWN_HISTORIAN_H
#define APPS_DRAWN_HISTORIAN_H

#include "apps/drawn/controller_host.h"

typedef struct Historian Historian;

/* Keeps the host, whose saved games it reads. */
Historian *historian_new(const ControllerHost *host);
void historian_free(Historian *historian);

/* Does the view look at what was played, and is not all of it counted? */
bool historian_busy(const Historian *historian, const View *view);
/* Counts games until the host's clock says `until`; begins anew whenever the screen is opened. */
void historian_tick(Historian *historian, View *view, double until);

#endif
