/* web_wire.c -- the page's way to the server it came from. */
#include "apps/page/web_wire.h"

#include <string.h>

#include "apps/link/server_address.h"
#include "apps/page/web_files.h"
#include "apps/page/web_page.h"
#include "base/mem.h"

/* What happened waits in one text: each line with a sign before it. */
enum { SIGN_LINE = ' ', SIGN_OPENED = '+', SIGN_LOST = '-' };

#ifndef OPOLY_VERSION
#define OPOLY_VERSION "unknown"
#endif

struct WebWire {
    VisitWire lends;
    const Words *words;
    WireState state;
    Text waiting;
    Text tables; /* open at the server, as heard last */
};

/* ---- from the page ---- */

void web_wire_opened(WebWire *wire)
{
    text_add(&wire->waiting, "+\n");
    wire->state = WIRE_HOLDS;
}

void web_wire_lost(WebWire *wire)
{
    text_add(&wire->waiting, "-\n");
    if (wire->state != WIRE_NONE) wire->state = WIRE_LOST;
}

void web_wire_hear(WebWire *wire, const char *lines)
{
    while (*lines != '\0') {
        size_t length = strcspn(lines, "\n");
        text_add_char(&wire->waiting, SIGN_LINE);
        text_add_bytes(&wire->waiting, lines, length);
        text_add_char(&wire->waiting, '\n');
        lines += length + (lines[length] == '\n');
    }
}

void web_wire_list(WebWire *wire, const char *tables)
{
    text_clear(&wire->tables);
    text_add(&wire->tables, tables);
}

/* ---- for the visit ---- */

static void hear_all(WebWire *wire, Guest *guest)
{
    Text waiting = wire->waiting;
    wire->waiting = text_growing();
    for (char *at = waiting.start; *at != '\0';) {
        char *end = at + strcspn(at, "\n");
        bool last = *end == '\0';
        *end = '\0';
        if (at[0] == SIGN_OPENED) guest_connect(guest);
        if (at[0] == SIGN_LOST) guest_disconnect(guest);
        if (at[0] == SIGN_LINE) guest_hear(guest, at + 1);
        at = last ? end : end + 1;
    }
    text_free(&waiting);
}

static bool carry(void *self, Guest *guest)
{
    WebWire *wire = self;
    Text line = text_growing();
    bool some = wire->waiting.length > 0;
    if (some) hear_all(wire, guest);
    while (guest_next_line(guest, &line)) page_socket_send(line.start, line.length);
    text_free(&line);
    return some;
}

/* Where the page came from: "http://192.0.2.7:8642/". */
static void own_address(Text *text)
{
    int length = page_address();
    if (length < 0) return;
    char *bytes = mem_new((size_t)length + 1, 1);
    page_take(bytes);
    text_add(text, bytes);
    mem_free(bytes);
}

/* A page talks to its own server only. */
static bool is_home(const ServerAddress *address)
{
    ServerAddress own;
    Text text = text_growing();
    own_address(&text);
    bool same = server_address_read(text.start, &own) && text_same(own.host, address->host) &&
                own.port == address->port;
    text_free(&text);
    return same;
}

/* "#room=SECRET" is a table of the page's own server. */
static bool address_read(const char *where, ServerAddress *address)
{
    Text whole = text_growing();
    if (where[0] == '#') own_address(&whole);
    text_add(&whole, where);
    bool good = server_address_read(whole.start, address);
    text_free(&whole);
    return good;
}

static bool open_wire(void *self, const char *where, char room[SECRET_SIZE],
                      char token[SECRET_SIZE], Text *why)
{
    WebWire *wire = self;
    ServerAddress address = {0};
    if (wire->lends.none) {
        text_add(why, PLAIN(wire->words, T_("There are no tables here: this page came from a "
                                            "server of files, not from opoly-server.")));
        return false;
    }
    if (where[0] != '\0' && !address_read(where, &address)) {
        text_add(why, PLAIN(wire->words, T_("This is no link to a table.")));
        return false;
    }
    if (where[0] != '\0' && !is_home(&address)) {
        text_add(why, PLAIN(wire->words, T_("This table is on another server: open its link in "
                                            "the browser.")));
        return false;
    }
    text_copy(room, SECRET_SIZE, address.room);
    text_copy(token, SECRET_SIZE, address.token);
    text_clear(&wire->waiting);
    wire->state = WIRE_TRIES;
    page_socket_open();
    return true;
}

static void close_wire(void *self)
{
    WebWire *wire = self;
    page_socket_close();
    text_clear(&wire->waiting);
    wire->state = WIRE_NONE;
}

static WireState state(void *self)
{
    return ((WebWire *)self)->state;
}

static void write_link(void *self, const char *room, const char *token, Text *text)
{
    (void)self;
    own_address(text);
    text_add(text, "#room=");
    text_add(text, room);
    if (token[0] == '\0') return;
    text_add(text, "&token=");
    text_add(text, token);
}

/* ---- tokens ---- */

static void visit_path(const char *room, Text *path)
{
    text_add(path, "opoly/visits/");
    text_add(path, room);
}

static bool find(void *self, const char *room, char token[SECRET_SIZE])
{
    Text path = text_growing(), content = text_growing();
    (void)self;
    token[0] = '\0';
    visit_path(room, &path);
    if (web_files_find(path.start, &content)) text_copy(token, SECRET_SIZE, content.start);
    text_free(&path);
    text_free(&content);
    return secrets_well_formed(token);
}

static void keep(void *self, const char *room, const char *token, const char *name)
{
    Text path = text_growing(), why = text_growing();
    (void)self, (void)name;
    visit_path(room, &path);
    files_write(path.start, token, strlen(token), &why);
    text_free(&path);
    text_free(&why);
}

static void draw_key(void *self, FairNumber *key)
{
    (void)self;
    for (size_t i = 0; i < sizeof key->bytes; i += sizeof(uint32_t)) {
        uint32_t number = page_random();
        memcpy(key->bytes + i, &number, sizeof number);
    }
}

static void share(void *self, const char *link)
{
    (void)self;
    page_share(link, strlen(link));
}

static void renew(void *self)
{
    (void)self;
    page_renew();
}

static const char *list_tables(void *self)
{
    page_tables_ask();
    return ((WebWire *)self)->tables.start;
}

WebWire *web_wire_new(const Words *words)
{
    WebWire *wire = mem_new(1, sizeof *wire);
    wire->words = words;
    wire->waiting = text_growing();
    wire->tables = text_growing();
    wire->lends = (VisitWire){.self = wire,
                              .home = page_has_server(),
                              .none = !page_has_server(),
                              .open = open_wire,
                              .close = close_wire,
                              .carry = carry,
                              .state = state,
                              .link = write_link,
                              .find = find,
                              .keep = keep,
                              .random = draw_key,
                              .tables = list_tables,
                              .share = page_can_share() ? share : NULL,
                              .build = OPOLY_VERSION,
                              .renew = renew};
    return wire;
}

void web_wire_free(WebWire *wire)
{
    if (wire == NULL) return;
    text_free(&wire->waiting);
    text_free(&wire->tables);
    mem_free(wire);
}

const VisitWire *web_wire_lends(const WebWire *wire)
{
    return &wire->lends;
}
