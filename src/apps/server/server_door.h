/* server_door.h -- who may come in: the Host and the Origin of a request, and the address behind
 * it.
 */
#ifndef APPS_SERVER_SERVER_DOOR_H
#define APPS_SERVER_SERVER_DOOR_H

#include <libwebsockets.h>

#include "apps/server/server.h"

enum { SERVER_DOOR_HOST = 256 };

typedef struct ServerDoor {
    const ServerPlan *plan; /* names the machine, and the proxies that are believed */
    char own_name[SERVER_DOOR_HOST];
} ServerDoor;

/* Keeps the plan. */
void server_door_begin(ServerDoor *door, const ServerPlan *plan);
/* A number that stands for the address behind a connection. */
uint64_t server_door_address(const ServerDoor *door, struct lws *wsi);
/* Is it us that the request means? And does it come from no other site? */
bool server_door_host(const ServerDoor *door, struct lws *wsi);
bool server_door_origin(const ServerDoor *door, struct lws *wsi);

#endif
