/* session.h -- a game played on a terminal or through a pipe. */
#ifndef APPS_TERMINAL_SESSION_H
#define APPS_TERMINAL_SESSION_H

#include "apps/store/autosave.h"
#include "apps/store/edition_store.h"
#include "apps/terminal/terminal.h"
#include "table/coaching.h"

typedef struct SessionOptions {
    bool testing; /* dice and cards may be chosen */
    bool colour;
    bool plain;          /* sentences instead of drawings */
    bool learns;         /* the rules are explained as they come */
    Coaching coach;      /* how much the coach says at first */
    bool quick;          /* nobody presses Enter for dice, wheels and cards */
    int auction_seconds; /* for people at a terminal; 0: as many as usual */
    bool seeded;         /* restarts count the seed up instead of drawing one */
} SessionOptions;

/* Everything is borrowed. */
typedef struct SessionPlace {
    Terminal *terminal;
    const EditionStore *editions;
    Autosave *autosave;
    SessionOptions options;
} SessionPlace;

/* Plays until the player quits or the input ends; takes the table. The game is
 * saved as number `id` of the store, as a new one if that is 0. At a terminal an
 * ended game offers the next one; elsewhere, or without a person at the table, it
 * ends the session. Returns the exit status; `another` says that the player wants
 * to choose another game. */
int session_play(SessionPlace place, Table *table, int64_t id, bool *another);

/* The players from first to last with their net worth, a line each. */
void session_ranking_write(const Table *table, Text *text);

#endif
