/* server_state.h -- the inside of a Server, for the modules called server_*. */
#ifndef APPS_SERVER_SERVER_STATE_H
#define APPS_SERVER_SERVER_STATE_H

#include <ev.h>
#include <libwebsockets.h>

#include "apps/server/certificate_watch.h"
#include "apps/server/newcomers.h"
#include "apps/server/server.h"
#include "apps/server/server_door.h"
#include "apps/server/server_meter.h"
#include "apps/server/thinkers.h"

enum { SERVER_ADDRESSES = 4096, SERVER_MESSAGE_MOST = 2048, SERVER_PIECE = 32768 };

typedef struct Server {
    const ServerPlan *plan;
    struct lws_context *context;
    struct ev_loop *loop;
    House *house;
    Keeper *keeper;
    Thinkers *thinkers;
    PageFiles *pages;
    ev_async woken;
    ev_timer second;
    ev_prepare before_waiting;
    ev_idle thinking;
    ev_signal interrupted, terminated;
    struct Talk **talks; /* by connection of the house */
    int talk_room, sockets, sockets_most;
    uint16_t per_address[SERVER_ADDRESSES];
    ServerDoor door;
    Newcomers newcomers;
    CertificateWatch certificates;
    ServerMeter commits, deliveries, work; /* work: of chance, at a time */
    uint64_t commits_seen, hung_up, refused;
    bool store_refuses;
    int ticks, dozing; /* games put away when memory was last returned */
} Server;

/* A connection that speaks our protocol. */
typedef struct Talk {
    struct lws *wsi;
    int connection;
    unsigned bucket;
    char *heard; /* pieces of a message that has not ended; NULL: none */
    size_t held;
    Moment since;    /* when there was something to tell; 0: nothing */
    uint64_t waited; /* the same in microseconds */
} Talk;

/* A file on its way to a browser. */
typedef struct Fetch {
    const char *bytes;
    size_t length, sent;
    char *own; /* to be freed */
} Fetch;

/* Milliseconds of a clock that only goes forward. */
Moment server_now(void);

/* server_talk.c: there is something to tell a connection; who does not read it is let go. */
void server_talk_soon(Server *server, int connection);
void server_talk_drop_slow(Server *server, Moment now);
/* The library notices at once; its own timers may be half a minute late on libev. */
void server_cut_off(struct lws *wsi);
int server_talk_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t length);

/* server_page.c */
int server_page_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t length);

/* server_metrics.c: counts and times, as Prometheus reads them. */
void server_metrics_write(Server *server, Text *text);

#endif
