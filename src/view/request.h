/* request.h -- what the view asks the app to do, and what it is asked with. */
#ifndef VIEW_REQUEST_H
#define VIEW_REQUEST_H

#include "edition/edition_read.h"
#include "game/action.h"
#include "table/seating.h"

typedef enum RequestKind {
    REQUEST_ACTION,   /* submit `action`; `id` 1: without a word of the coach */
    REQUEST_BEGIN,    /* a new game as in `plan` */
    REQUEST_LEARN,    /* a first game that teaches: view_teach when it has begun */
    REQUEST_AGAIN,    /* the same game from the start, with other dice */
    REQUEST_CONTINUE, /* the game played last */
    REQUEST_LOAD,     /* game `id` */
    REQUEST_DELETE,   /* game `id` */
    REQUEST_NAME,     /* game `id`, 0 the running one, is called `text`; "" takes the name away */
    REQUEST_PLAY_ON,  /* a new game from the state before action `id` of the running one */
    REQUEST_SAVE,     /* make sure of the running game */
    REQUEST_LEAVE,    /* close the running game */
    REQUEST_UNDO,     /* take back the last decision: take_back.h */
    REQUEST_COACH,    /* `id` 1: nobody has the coach in the running game; 0: who wants it has it */
    REQUEST_HINT,     /* answer with view_set_hint */
    REQUEST_ODDS,     /* answer with view_set_odds */
    REQUEST_WAYS,     /* weigh the ways of action `id` for the review */
    REQUEST_PRICE,    /* what `action.other` would want for the offer `action`: view_set_price */
    REQUEST_SETTINGS, /* keep view_settings(view); full screen, volumes */
    REQUEST_RECORD,   /* write the record of the game for the user */
    REQUEST_REPORT,   /* write what the review has found for the user */
    REQUEST_EDITION,  /* keep the edition `word` with `text`, play it if `id` is 1 */
    REQUEST_FILE,     /* open the game in the file `text`; "": let the person choose one, a game or
                         an edition */
    REQUEST_LINK,     /* a link to the game before action `id` */
    REQUEST_PICTURE,  /* picture number `id` from the file `text` */
    REQUEST_TABLES,   /* the open ones of a server: `text` is its address */
    REQUEST_JOIN,     /* a table on a server: `text` is a link or address, "" a new one at home */
    REQUEST_SAY,      /* tell the server the line `text` (docs/online.md) */
    REQUEST_SHARE,    /* hand the link `text` to whom the person chooses */
    REQUEST_QUIT
} RequestKind;

/* A game to begin. */
typedef struct GamePlan {
    char edition[WORD_SIZE];
    HouseRules rules;
    Seating seating;
    int picture[MAX_SEATS]; /* own picture as a token, by number from 1; 0: none */
} GamePlan;

typedef struct Request {
    RequestKind kind;
    int64_t id;
    Action action;
    const char *word, *text; /* borrowed until the next call of the view */
    const GamePlan *plan;    /* likewise */
} Request;

/* A saved game as the load table shows it. */
typedef struct SavedGame {
    int64_t id;
    int64_t length;         /* actions */
    char date[12], time[8]; /* played last: "2026-11-15", "20:05" */
    char edition[WORD_SIZE];
    char players[160];
    char turn[80]; /* "Ada, turn 14", or who won */
    bool over;
    int64_t round;   /* 0: not known */
    char name[320];  /* given, or made of what it is */
    char given[248]; /* "": none */
    bool running;    /* it is on the table */
    int64_t parent;  /* the game it was played on from; 0: none, or it is gone */
} SavedGame;

#endif
