/* store.h -- saved games in SQLite: every action committed as it is made. */
#ifndef APPS_STORE_STORE_H
#define APPS_STORE_STORE_H

#include "base/text.h"

typedef struct Store Store;

enum { STORE_NAME_SIZE = 248 };

typedef enum StoreResult {
    STORE_DONE,
    STORE_FAILED, /* not now: disk full, read-only, locked; worth another try */
    STORE_TAKEN,  /* the game is not as we left it: played on or deleted elsewhere */
    STORE_DAMAGED /* the database is corrupt */
} StoreResult;

/* What a game begins with. */
typedef struct StoreSheet {
    const char *edition;      /* its word */
    const char *header;       /* of the record */
    const char *edition_text; /* all of it, for when the file changes later */
    const char *players;      /* "Ada, #Bob (simple)" */
    const char *name;         /* that a person gave it; NULL or "": none */
} StoreSheet;

/* The state of a game after its last action. */
typedef struct StoreState {
    const char *turn;   /* turn_note_write */
    const char *status; /* "playing" or "over" */
    uint64_t hash;      /* of the state */
    int64_t round;      /* round_count_now */
} StoreState;

/* A change of a game, made whole or not at all: keeps the first `keep` of
 * `before` actions and adds those of `lines`, each ended by a newline. */
typedef struct StoreChange {
    int64_t before, keep;
    const char *lines;
    const char *header; /* of the record, where it changes; NULL: it stays */
    StoreState state;
    bool safe; /* the user saves: on the disk before we go on */
} StoreChange;

typedef struct StoredGame {
    int64_t id;
    int64_t length;                /* actions */
    char started[24], updated[24]; /* "2026-11-15T20:05:34Z" */
    char edition[32];
    char players[320];
    char turn[80];
    char status[16];
    char name[STORE_NAME_SIZE]; /* that a person gave it; "": none (game_name.h) */
    int64_t round;              /* being played; 0: not begun, or not known of old games */
    bool saved;                 /* by the user's word */
    uint64_t seed;              /* of its record: what branches know it by */
    bool branch;                /* it branched off the game with seed `parent` */
    uint64_t parent;
    int64_t branch_at; /* actions they share */
} StoredGame;

/* Opens the database, creating it if it is missing. A corrupt one is moved
 * aside, and the games in it that can be read are put into a new one, which is
 * reported in `note`. One that cannot be written is opened
 * for reading. NULL with a sentence in `why`. Only one Store of a file per
 * program. */
Store *store_open(const char *path, Text *note, Text *why);
/* The same, waiting at most this long for a database that is kept busy. */
Store *store_open_within(const char *path, int milliseconds, Text *note, Text *why);
void store_close(Store *store);
/* While something else keeps the database busy: how long to wait for it. */
void store_patience(Store *store, int milliseconds);

/* A new game with the actions in change->lines; before and keep are 0. */
StoreResult store_add(Store *store, const StoreSheet *sheet, const StoreChange *change, int64_t *id,
                      Text *why);
StoreResult store_change(Store *store, int64_t id, const StoreChange *change, Text *why);

/* All games, the latest first; free with mem_free. */
StoreResult store_list(Store *store, StoredGame **games, int *count, Text *why);
/* False with a sentence when there is no game of that number. */
bool store_find(Store *store, int64_t id, StoredGame *game, Text *why);
/* The record as record_read wants it, ended by the hash of the last state,
 * and the edition it was played with. */
bool store_load(Store *store, int64_t id, Text *record, Text *edition_text, Text *why);
bool store_delete(Store *store, int64_t id, Text *why);
/* Gives a game a name that passed game_name_read; "" takes it away. Also while it is played. */
bool store_name(Store *store, int64_t id, const char *name, Text *why);

/* A claim says that this program plays the game; it ends with the program,
 * whatever happens to it. False when another program has it. */
bool store_claim(Store *store, int64_t id);
void store_unclaim(Store *store, int64_t id);

/* Moves a damaged database away and salvages what can be read: what became of it is added
 * to `note`. False when it is in order, with errno EIO, or cannot be moved. */
bool store_move_aside(const char *path, Text *note);

#endif
