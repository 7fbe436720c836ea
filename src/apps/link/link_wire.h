/* link_wire.h -- the window's way to servers. */
#ifndef APPS_LINK_LINK_WIRE_H
#define APPS_LINK_LINK_WIRE_H

#include "apps/drawn/visit.h"

typedef struct LinkWire LinkWire;

/* `words` are the person's; keeps them. `ring` is called from another thread whenever there is
 * something to hear. */
LinkWire *link_wire_new(const Words *words, void (*ring)(void));
void link_wire_free(LinkWire *wire);
const VisitWire *link_wire_lends(const LinkWire *wire);

#endif
