/* visit.h -- at a table on a server: the guest, its connection, and the game as far as it is shown.
 *
 * The seam between the drawn game and a game that is not its own to advance. The guest knows
 * everything that has happened; the controller shows a table of its own, which is given the
 * guest's actions one by one (visit_next) whenever the view has shown the ones before, just
 * like the answers of computers. An action of a person here is asked for (visit_do) and comes
 * back like everybody's. */
#ifndef APPS_DRAWN_VISIT_H
#define APPS_DRAWN_VISIT_H

#include "view/view.h"

/* What an app has for it: a socket, and where tokens are kept. */
typedef struct VisitWire {
    void *self;
    bool home; /* "" is the server where the page came from */
    bool none; /* there is no server to go to: playing together is not offered */
    /* Reads what was typed, a link or an address (of the home server: what is behind '#' too), and
     * begins to connect there; from then on by itself again and again. `room` and `token` get what
     * the link names, else "". False with a sentence. */
    bool (*open)(void *self, const char *where, char room[SECRET_SIZE], char token[SECRET_SIZE],
                 Text *why);
    void (*close)(void *self);
    /* Carries lines both ways, and news of the connection; true when anything was heard. */
    bool (*carry)(void *self, Guest *guest);
    WireState (*state)(void *self);
    /* The link of a room; with a token that of a seat. */
    void (*link)(void *self, const char *room, const char *token, Text *text);
    /* The token of an earlier visit; false when there is none. */
    bool (*find)(void *self, const char *room, char token[SECRET_SIZE]);
    void (*keep)(void *self, const char *room, const char *token, const char *name);
    void (*random)(void *self, FairNumber *key);
    /* The open tables of the home server, or of the one looked at, lines of docs/online.md; they
     * are asked for again. Gives NULL while nothing is known. NULL: there is no way. */
    const char *(*tables)(void *self);
    /* From now on those of the server with this address; false with a sentence. NULL: only those
     * of the home server. */
    bool (*look)(void *self, const char *where, Text *why);
    /* The person chooses whom to give the link; NULL: there is no way. */
    void (*share)(void *self, const char *link);
    const char *build; /* the version of this program, which the server compares; may be NULL */
    /* It is too old for the server: a page loads itself again. NULL: there is no way. */
    void (*renew)(void *self);
} VisitWire;

typedef struct Visit Visit;

/* Keeps both. NULL with a sentence when `where` makes no sense. */
Visit *visit_new(const VisitWire *wire, const EditionLibrary *library, const char *where,
                 Text *why);
/* Hangs up; the seat is kept at the server. */
void visit_free(Visit *visit);
Guest *visit_guest(Visit *visit);

/* Hears and says what there is. True when something is new. */
bool visit_carry(Visit *visit);
void visit_facts(const Visit *visit, OnlineFacts *facts);

/* The same editions, read anew; keeps them. */
void visit_set_library(Visit *visit, const EditionLibrary *library);
/* Asks the server: a line of docs/online.md. An edition that only this person has is brought
 * there. */
void visit_say(Visit *visit, const char *line);
/* As guest_refusal, but for what is still being tried. */
No visit_refusal(Visit *visit);

/* A game has begun that `shown` (may be NULL) is not of, or it no longer agrees with what the
 * guest knows: a table for it, with all that was done long before, so that it can be shown from
 * there; else NULL. The caller frees it. */
Table *visit_new_game(Visit *visit, const Table *shown);
/* The next action for the table; false while nothing more is known. */
bool visit_next(const Visit *visit, const Table *shown, Action *action);
/* How many actions the table is behind. */
size_t visit_behind(const Visit *visit, const Table *shown);

/* Asks for an action of a person here. NO_OBJECTION: it is on its way, or another one is. */
No visit_do(Visit *visit, const Table *shown, const Action *action);

#endif
