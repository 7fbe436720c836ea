/* guest.h -- the client's half: one meeting as it is known here, and what is asked of the server.
 *
 * Knows no sockets: lines of the server come in, lines for it go out. After a lost
 * connection it goes on from the last line it knows. */
#ifndef ONLINE_GUEST_H
#define ONLINE_GUEST_H

#include "online/meeting.h"
#include "online/no.h"
#include "online/secrets.h"

typedef struct Guest Guest;

/* `room` is the secret of the link, empty to open a new one; `token` that of an earlier
 * visit, or empty. Keeps the library. `key` is random: shares of the dice follow from it. */
Guest *guest_new(const EditionLibrary *library, const FairNumber *key, const char *room,
                 const char *token);
/* One who comes to no table and only asks which are open. */
Guest *guest_new_asking(void);
/* What that one has heard, lines "table ..." (open_table.h); NULL: nothing yet. guest_ask "tables"
 * asks again. */
const char *guest_tables(const Guest *guest);
void guest_free(Guest *guest);
/* The version of this program, which the server is told first; keeps it. */
void guest_introduce(Guest *guest, const char *build);
/* The same editions, read anew; keeps them. */
void guest_set_library(Guest *guest, const EditionLibrary *library);

/* A connection was made, or was lost. */
void guest_connect(Guest *guest);
void guest_disconnect(Guest *guest);

/* A line of the server. */
void guest_hear(Guest *guest, const char *line);
/* The next line for the server; false when there is none, or no connection. */
bool guest_next_line(Guest *guest, Text *line);

/* Asks for something: a line of docs/online.md ("ready on", "computer hard \"Bruno\""). */
void guest_ask(Guest *guest, const char *line);
/* Brings an own edition to the table: its text, which stands alone (edition_write), under a word
 * that no known edition has, the one the text itself says. Copied. A refusal is NO_RULE. */
void guest_bring_edition(Guest *guest, const char *word, const char *text);
/* Asks for an action of an own seat. One at a time: false while another one is on its way,
 * or when it is not legal now. */
bool guest_do(Guest *guest, const Action *action);
bool guest_waits(const Guest *guest); /* is an action on its way? */

const Meeting *guest_meeting(const Guest *guest);
/* Own seats, as bits; and those whose people are connected. */
unsigned guest_seats(const Guest *guest);
unsigned guest_here(const Guest *guest);
int guest_watchers(const Guest *guest);
/* Milliseconds from the server to the person of a seat and back, as it measured them last; -1: not
 * known. */
int guest_trip(const Guest *guest, int seat);
/* Seats whose people this guest has known to be connected, and who are not: as bits. */
unsigned guest_lost(const Guest *guest);
/* The seat whose clock runs, -1: none; the milliseconds it had when that was told, and how often
 * it has been told. */
int guest_clock(const Guest *guest, int64_t *left);
unsigned guest_clock_told(const Guest *guest);
/* What to remember for another visit; empty while there is nothing. */
const char *guest_room(const Guest *guest);
const char *guest_token(const Guest *guest);
/* Has the server answered, and is everything known that happened before? */
bool guest_joined(const Guest *guest);
/* The last refusal, once; NO_OBJECTION: none. */
No guest_refusal(Guest *guest);
/* The lines do not fit together: another version, or a broken server. */
bool guest_broken(const Guest *guest);
/* This program is too old for the server, which says no more. A page loads itself again. */
bool guest_old(const Guest *guest);
/* Lines known so far. */
size_t guest_known(const Guest *guest);

#endif
