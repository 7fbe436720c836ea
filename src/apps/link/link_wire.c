/* link_wire.c -- the window's way to servers. */
#include "apps/link/link_wire.h"

#include <sys/random.h>

#include "apps/link/link.h"
#include "apps/link/listing.h"
#include "apps/store/visit_file.h"
#include "base/mem.h"

#ifndef OPOLY_VERSION
#define OPOLY_VERSION "unknown"
#endif

struct LinkWire {
    VisitWire lends;
    const Words *words;
    void (*ring)(void);
    Link *link; /* NULL: nowhere */
    ServerAddress address;
    Listing *listing; /* of a server that was asked for its tables; NULL: none */
};

static void close_wire(void *self)
{
    LinkWire *wire = self;
    if (wire->link != NULL) link_free(wire->link);
    wire->link = NULL;
}

static bool open_wire(void *self, const char *where, char room[SECRET_SIZE],
                      char token[SECRET_SIZE], Text *why)
{
    LinkWire *wire = self;
    ServerAddress address;
    if (!server_address_read(where, &address)) {
        SAY(wire->words, why, T_("'{word}' is no link to a table, such as {other_word}"),
            arg_word(where), arg_other_word("http://HOST:8642/#room=..."));
        return false;
    }
    close_wire(wire);
    listing_free(wire->listing);
    wire->listing = NULL;
    wire->address = address;
    wire->link = link_new_ringing(&wire->address, wire->ring);
    text_copy(room, SECRET_SIZE, address.room);
    text_copy(token, SECRET_SIZE, address.token);
    return true;
}

static bool look(void *self, const char *where, Text *why)
{
    LinkWire *wire = self;
    ServerAddress address;
    if (!server_address_read(where, &address)) {
        SAY(wire->words, why, T_("'{word}' is no address of a server, such as {other_word}"),
            arg_word(where), arg_other_word("localhost:8642"));
        return false;
    }
    listing_free(wire->listing);
    wire->listing = listing_new(&address, wire->ring);
    return true;
}

static const char *tables(void *self)
{
    const LinkWire *wire = self;
    return wire->listing == NULL ? NULL : listing_tables(wire->listing);
}

static bool carry(void *self, Guest *guest)
{
    LinkWire *wire = self;
    return wire->link != NULL && link_carry(wire->link, guest);
}

static WireState state(void *self)
{
    const LinkWire *wire = self;
    if (wire->link == NULL) return WIRE_NONE;
    switch (link_state(wire->link)) {
    case LINK_TRIES: return WIRE_TRIES;
    case LINK_HOLDS: return WIRE_HOLDS;
    case LINK_LOST: return WIRE_LOST;
    }
    return WIRE_NONE;
}

static void write_link(void *self, const char *room, const char *token, Text *text)
{
    const LinkWire *wire = self;
    server_address_write(&wire->address, room, text);
    if (token[0] == '\0') return;
    text_add(text, "&token=");
    text_add(text, token);
}

static bool find(void *self, const char *room, char token[SECRET_SIZE])
{
    (void)self;
    return visit_file_find(room, token);
}

static void keep(void *self, const char *room, const char *token, const char *name)
{
    Text link = text_growing();
    write_link(self, room, "", &link);
    visit_file_keep(&(VisitNote){.room = room, .token = token, .link = link.start, .name = name});
    text_free(&link);
}

static void draw_key(void *self, FairNumber *key)
{
    (void)self;
    if (getrandom(key->bytes, sizeof key->bytes, 0) != (ssize_t)sizeof key->bytes)
        *key = (FairNumber){{0}}; /* then the others' shares are chance enough */
}

LinkWire *link_wire_new(const Words *words, void (*ring)(void))
{
    LinkWire *wire = mem_new(1, sizeof *wire);
    wire->words = words;
    wire->ring = ring;
    wire->lends = (VisitWire){.self = wire,
                              .open = open_wire,
                              .close = close_wire,
                              .carry = carry,
                              .state = state,
                              .link = write_link,
                              .find = find,
                              .keep = keep,
                              .random = draw_key,
                              .tables = tables,
                              .look = look,
                              .build = OPOLY_VERSION};
    return wire;
}

void link_wire_free(LinkWire *wire)
{
    if (wire == NULL) return;
    close_wire(wire);
    listing_free(wire->listing);
    mem_free(wire);
}

const VisitWire *link_wire_lends(const LinkWire *wire)
{
    return &wire->lends;
}
