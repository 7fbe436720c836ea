/* desktop_host.h -- what the controller needs of this machine: saved games, files, clock. */
#ifndef APPS_DESKTOP_DESKTOP_HOST_H
#define APPS_DESKTOP_DESKTOP_HOST_H

#include "apps/desktop/desktop_options.h"
#include "apps/desktop/desktop_sound.h"
#include "apps/desktop/desktop_window.h"
#include "apps/drawn/controller.h"
#include "apps/store/edition_store.h"

typedef struct DesktopHost DesktopHost;

/* Keeps window and sound. A missing language is reported. */
DesktopHost *desktop_host_new(const DesktopWish *wish, const Settings *settings,
                              DesktopWindow *window, DesktopSound *sound);
/* The last chance for what could not be saved; `table` may be NULL. False when
 * some of it is not saved even now. */
bool desktop_host_finish(DesktopHost *host, const Table *table);
void desktop_host_free(DesktopHost *host);

const ControllerHost *desktop_host_lends(const DesktopHost *host);
EditionStore *desktop_host_editions(DesktopHost *host);

/* The game that --load names: a number of the store, left in *id, or a record
 * file. NULL with whole lines in `why`. */
Table *desktop_host_load(DesktopHost *host, const char *name, int64_t *id, Text *why);

#endif
