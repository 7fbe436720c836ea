/* view_online.h -- a table on a server, as the app tells of it: the connection, who is there,
 * clocks, what may be asked.
 *
 * The game that is shown is a table of the app's own: it is given the actions of the meeting
 * one after the other, when the ones before have been seen. Nothing here looks ahead. */
#ifndef VIEW_VIEW_ONLINE_H
#define VIEW_VIEW_ONLINE_H

#include "view/online_facts.h"

typedef struct View View;

const OnlineFacts *view_online(const View *view);
/* At a table on a server, in its room or playing? NULL: no. */
const Guest *view_guest(const View *view);

/* Can something be asked of the server now? */
bool view_online_connected(const View *view);
/* What is wrong with the connection, in a sentence; false when nothing is. */
bool view_online_trouble(const View *view, Text *text);
/* Does a person here set the terms? */
bool view_online_hosts(const View *view);
/* May chances and hints be shown? Always, in a game of one's own. */
bool view_online_advice(const View *view);
/* Milliseconds left to a seat now, and whether its clock runs; false without clocks. */
bool view_online_left(const View *view, int seat, int64_t *left, bool *runs);
/* Milliseconds left in an auction where anybody may bid (F19). */
int64_t view_online_auction(const View *view);
/* Is the person of the seat connected? True for computers. */
bool view_online_here(const View *view, int seat);

typedef enum OnlinePresence {
    PRESENCE_HERE,
    PRESENCE_RECONNECTS, /* the connection was lost a moment ago */
    PRESENCE_AWAY,
    PRESENCE_PLAYED_FOR /* by a computer, until the person is back */
} OnlinePresence;
OnlinePresence view_online_presence(const View *view, int seat);
/* The same in a word or two, NULL: here. */
const char *view_online_presence_words(View *view, int seat);
/* Milliseconds from the server to here and back; -1: not known. */
int view_online_distance(const View *view);

/* Asks the server: a line of docs/online.md. */
void view_online_say(View *view, const char *line);
/* The same with words in quotes behind a verb: say "Hello". */
void view_online_say_words(View *view, const char *verb, const char *words);

/* How many remarks nobody here has read yet; and reading them. */
int view_online_unread(const View *view);
void view_online_read(View *view);
/* How many were made before this guest came. */
int view_online_old_remarks(const View *view);

#endif
