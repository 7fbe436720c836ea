/* listing.h -- the open tables of a server, asked for from outside. */
#ifndef APPS_LINK_LISTING_H
#define APPS_LINK_LISTING_H

#include "apps/link/server_address.h"

typedef struct Listing Listing;

/* Connects and asks; `ring` (may be NULL) is called from another thread when there is news. */
Listing *listing_new(const ServerAddress *address, void (*ring)(void));
void listing_free(Listing *listing);
/* What is known now, lines as in online/open_table.h, and asks again every few seconds; NULL: the
 * server has not answered yet. */
const char *listing_tables(Listing *listing);
/* Has it tried in vain? */
bool listing_failed(const Listing *listing);

/* Prints the tables and their links; the exit status. */
int listing_print(const ServerAddress *address);

#endif
