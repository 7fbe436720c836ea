/* server_address.h -- the link to a table: http://HOST:PORT/#room=SECRET. */
#ifndef APPS_LINK_SERVER_ADDRESS_H
#define APPS_LINK_SERVER_ADDRESS_H

#include "online/secrets.h"

typedef struct ServerAddress {
    bool secure; /* https */
    char host[256];
    int port;
    char room[SECRET_SIZE];  /* empty: a new table */
    char token[SECRET_SIZE]; /* empty: none is named */
} ServerAddress;

/* False when it is no such link. A bare HOST[:PORT] will do. */
bool server_address_read(const char *words, ServerAddress *address);
/* The link that others come by: with the room, without the token. */
void server_address_write(const ServerAddress *address, const char *room, Text *text);

#endif
