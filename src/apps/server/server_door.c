/* server_door.c -- who may come in. */
#include "apps/server/server_door.h"

#include <string.h>
#include <unistd.h>

enum { HOST_SIZE = SERVER_DOOR_HOST, ADDRESS_SIZE = 64 };

void server_door_begin(ServerDoor *door, const ServerPlan *plan)
{
    *door = (ServerDoor){.plan = plan};
    gethostname(door->own_name, sizeof door->own_name - 1);
}

/* Do we believe the one with this address who it asks for? */
static bool trusted(const ServerPlan *plan, const char *name)
{
    static const char *const mapped = "::ffff:"; /* an address of four numbers among the others */
    if (strncmp(name, mapped, strlen(mapped)) == 0) name += strlen(mapped);
    if (plan->behind_proxy && (text_same(name, "127.0.0.1") || text_same(name, "::1"))) return true;
    for (int i = 0; i < plan->proxy_count; i++)
        if (text_same(name, plan->proxies[i])) return true;
    return false;
}

/* The address behind a connection; a proxy that we trust may say another one. */
uint64_t server_door_address(const ServerDoor *door, struct lws *wsi)
{
    char name[ADDRESS_SIZE] = "", given[HOST_SIZE] = "";
    lws_get_peer_simple(wsi, name, sizeof name);
    const char *address = name;
    if (trusted(door->plan, name) &&
        lws_hdr_copy(wsi, given, sizeof given, WSI_TOKEN_X_FORWARDED_FOR) > 0) {
        const char *last = strrchr(given, ','); /* the one our proxy has seen itself */
        address = last == NULL ? given : last + 1 + strspn(last + 1, " ");
    }
    return text_hash(address, strlen(address));
}

static bool numbers_only(const char *host)
{
    return host[0] != '\0' && (strspn(host, "0123456789.") == strlen(host) || host[0] == '[');
}

/* The name part of "host:port" in place. */
static void cut_port(char *host)
{
    char *colon = strrchr(host, ':');
    if (colon != NULL && strchr(colon, ']') == NULL) *colon = '\0';
}

/* The machine's name, alone or in the local network. */
static bool is_own_name(const ServerDoor *door, const char *host)
{
    size_t length = strlen(door->own_name);
    if (length == 0 || !text_starts_folded(host, door->own_name)) return false;
    return host[length] == '\0' || text_same_folded(host + length, ".local");
}

/* Is it us that the browser means? Otherwise another site plays with its user. */
bool server_door_host(const ServerDoor *door, struct lws *wsi)
{
    char host[HOST_SIZE] = "";
    if (lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) <= 0) return false;
    cut_port(host);
    if (door->plan->name != NULL) return text_same_folded(host, door->plan->name);
    if (numbers_only(host) || text_same_folded(host, "localhost")) return true;
    return is_own_name(door, host);
}

bool server_door_origin(const ServerDoor *door, struct lws *wsi)
{
    char origin[HOST_SIZE] = "", host[HOST_SIZE] = "";
    if (!server_door_host(door, wsi)) return false;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) == 0) return true; /* no browser */
    if (lws_hdr_copy(wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN) <= 0) return false;
    lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST);
    const char *name = strstr(origin, "://");
    return name != NULL && text_same_folded(name + 3, host);
}
