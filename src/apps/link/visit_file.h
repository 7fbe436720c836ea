/* visit_file.h -- the tokens of seats on servers, kept for the next visit. */
#ifndef APPS_LINK_VISIT_FILE_H
#define APPS_LINK_VISIT_FILE_H

#include "apps/link/server_address.h"

/* The token that was kept for the room; false when there is none. */
bool visit_file_find(const char *room, char token[SECRET_SIZE]);
/* Keeps it, in a file that only its owner reads; says so when it cannot. */
void visit_file_keep(const char *room, const char *token);

#endif
