/* desktop_plan.h -- a game that is named by options and begins at once. */
#ifndef APPS_DESKTOP_DESKTOP_PLAN_H
#define APPS_DESKTOP_DESKTOP_PLAN_H

#include "apps/desktop/desktop_options.h"
#include "apps/store/edition_store.h"
#include "view/request.h"

/* Do the options name a game? */
bool desktop_plan_wanted(const DesktopWish *wish);

/* Edition, house rules and players; -1, or the exit status after reporting
 * what is wrong. The first player that is not named is a person, the others
 * are computers. */
int desktop_plan_make(const DesktopWish *wish, EditionStore *editions, GamePlan *plan);

#endif
