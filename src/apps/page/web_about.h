/* web_about.h -- what lists show of a game in the browser's storage. */
#ifndef APPS_PAGE_WEB_ABOUT_H
#define APPS_PAGE_WEB_ABOUT_H

#include "apps/store/store.h"

enum { WEB_PATH_SIZE = 64 };

typedef struct WebAbout {
    StoredGame game;
    int64_t started, updated; /* seconds since 1970 */
    char board[20];           /* hash of the edition's text */
    char hash[20];            /* of the state after the last action */
    uint64_t seen;            /* identifies this text; see web_about_read */
} WebAbout;

/* The entry `part` of game `id`. */
void web_about_path(int64_t id, const char *part, char path[WEB_PATH_SIZE]);

/* False when there is none; what it does not say is empty. */
bool web_about_read(int64_t id, WebAbout *about);
/* Keeps it and sets `seen`; false with a sentence. */
bool web_about_write(WebAbout *about, Text *why);
/* Takes over the current state of the game, after this many actions. */
void web_about_change(WebAbout *about, const StoreChange *change, int64_t length);

#endif
