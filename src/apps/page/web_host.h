/* web_host.h -- what the controller needs of the browser: saved games, files, clock. */
#ifndef APPS_PAGE_WEB_HOST_H
#define APPS_PAGE_WEB_HOST_H

#include "apps/drawn/controller.h"
#include "apps/page/web_wire.h"

typedef struct WebHost WebHost;

/* Asks for the language of the settings. */
WebHost *web_host_new(const Settings *settings);
void web_host_free(WebHost *host);

const ControllerHost *web_host_lends(const WebHost *host);

WebWire *web_host_wire(const WebHost *host);

/* What was chosen at the last visit; `first` at the first one, as the system wishes
 * it. What differs from that was set by hand. */
Settings web_host_settings(Settings first);

/* The system wishes a dark page, or no motion: settings that were never changed by
 * hand follow. */
void web_host_follow(WebHost *host, Settings *settings, bool dark, bool calm);
/* The number of the running game, 0 for none that is kept. */
int64_t web_host_number(const WebHost *host);

/* Replays a record; NULL with the mistakes in `why`, a line each. */
Table *web_host_read(WebHost *host, const char *record, size_t length, Text *why);
/* The next game that begins is only looked at: it is kept from the first
 * action on that is done in it here. */
void web_host_only_look(WebHost *host);

#endif
