/* web_wire.h -- the page's way to the server it came from. */
#ifndef APPS_PAGE_WEB_WIRE_H
#define APPS_PAGE_WEB_WIRE_H

#include "apps/drawn/visit.h"

typedef struct WebWire WebWire;

/* `words` are the person's; keeps them. */
WebWire *web_wire_new(const Words *words);
void web_wire_free(WebWire *wire);
const VisitWire *web_wire_lends(const WebWire *wire);

/* What the page tells of its socket. A text may hold several lines. */
void web_wire_opened(WebWire *wire);
void web_wire_lost(WebWire *wire);
void web_wire_hear(WebWire *wire, const char *lines);
void web_wire_list(WebWire *wire, const char *tables);

#endif
