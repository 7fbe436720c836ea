/* desktop_shot.h -- one picture of any screen, drawn without a window. */
#ifndef APPS_DESKTOP_DESKTOP_SHOT_H
#define APPS_DESKTOP_DESKTOP_SHOT_H

#include "apps/desktop/desktop_options.h"

/* Draws into the file wish->shot; gives the exit status. The same wish gives
 * the same bytes. With wish->faults it fails when texts overlap, are cut or
 * too faint or too small, or targets too small, and lists them on standard output. */
int desktop_shot(const DesktopWish *wish);

#endif
