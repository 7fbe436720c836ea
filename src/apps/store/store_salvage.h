/* store_salvage.h -- the games of a damaged database that can still be read; only for store*.c. */
#ifndef APPS_STORE_STORE_SALVAGE_H
#define APPS_STORE_STORE_SALVAGE_H

/* Copies every game that is whole, with its number, from the damaged database `from`, which
 * is only read, into the new database `to`, which is made with `schema`. Gives how many. */
int store_salvage(const char *from, const char *to, const char *schema);

#endif
