/* link.h -- a guest's connection to a server, in a thread of its own; made again when it breaks. */
#ifndef APPS_LINK_LINK_H
#define APPS_LINK_LINK_H

#include "apps/link/server_address.h"
#include "online/guest.h"

typedef struct Link Link;

typedef enum LinkState { LINK_TRIES, LINK_HOLDS, LINK_LOST } LinkState;

/* Connects, and goes on trying. */
Link *link_new(const ServerAddress *address);
/* The same; `ring` is called from its thread when there is something to hear. */
Link *link_new_ringing(const ServerAddress *address, void (*ring)(void));
void link_free(Link *link);

/* Readable when there is something to hear: for poll. */
int link_descriptor(const Link *link);

/* Carries everything that waits in both directions; tells the guest about connections made
 * and lost. True when something was heard. */
bool link_carry(Link *link, Guest *guest);
/* How it is now. */
LinkState link_state(const Link *link);

#endif
