/* server.h -- the server: one port for the page and the games, on libwebsockets and libev. */
#ifndef APPS_SERVER_SERVER_H
#define APPS_SERVER_SERVER_H

#include "apps/server/keeper.h"
#include "apps/server/page_files.h"

enum { SERVER_PROXIES = 8 };

typedef struct ServerPlan {
    int port;
    const char *address;     /* of the network to listen at; NULL: all */
    const char *certificate; /* and its key: files for TLS; NULL: none */
    const char *key;
    const char *name;  /* of this machine in addresses; NULL: any number, localhost, its own */
    bool behind_proxy; /* the proxy on this machine says who asks */
    const char *proxies[SERVER_PROXIES]; /* and those with these addresses */
    int proxy_count;
    int per_address; /* connections of one address; 0: the usual limit */
    int tables;      /* opened from one address in an hour; 0: the usual limit */
    int threads;     /* in which computers think; -1: one for each processor, 0: none */
    const EditionLibrary *library;
    MeetingStore *store; /* taken */
    const char *pages;   /* the folder of the page */
} ServerPlan;

/* Runs until it is told to end (SIGINT, SIGTERM); false with a sentence when it cannot begin.
 * `ready` is called once it listens. */
bool server_run(const ServerPlan *plan, void (*ready)(const ServerPlan *plan), Text *why);

#endif
