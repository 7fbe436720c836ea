/* visit_file.h -- the tables on servers where somebody here has a seat: tokens, kept for the next
 * visit. */
#ifndef APPS_STORE_VISIT_FILE_H
#define APPS_STORE_VISIT_FILE_H

#include "online/secrets.h"

/* What is kept of a table. */
typedef struct VisitNote {
    const char *room, *token; /* its secret, and that of the seat */
    const char *link, *name;  /* how to come there, and what it is called */
} VisitNote;

/* The token that was kept for the room; false when there is none. */
bool visit_file_find(const char *room, char token[SECRET_SIZE]);
/* Keeps it, in a file that only its owner reads; says so when it cannot. */
void visit_file_keep(const VisitNote *note);
/* Calls `take` for every table, the first visited first; tokens are not in it. */
void visit_file_list(void (*take)(void *context, const VisitNote *note), void *context);

#endif
