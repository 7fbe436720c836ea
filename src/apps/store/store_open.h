/* store_open.h -- opening, repairing and claiming the database; only for store*.c. */
#ifndef APPS_STORE_STORE_OPEN_H
#define APPS_STORE_STORE_OPEN_H

#include <sqlite3.h>

#include "apps/store/files.h"
#include "apps/store/store.h"

struct Store {
    sqlite3 *database;
    int claims;   /* open file whose byte n is locked while game n is played; -1: none */
    int patience; /* milliseconds to wait while it is opened */
    bool read_only;
    bool nameless;                      /* read only, of version 1: without names and rounds */
    char reason[FILES_PATH_SIZE + 100]; /* why it is read only */
    char path[FILES_PATH_SIZE];
};

/* A path as SQLite's URIs want it, with `parameters` behind it. */
void store_uri_write(const char *path, const char *parameters, Text *uri);

/* The last error in our words where we have some. */
void store_error_write(const Store *store, Text *why);

#endif
