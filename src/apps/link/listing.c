/* listing.c -- the open tables of a server, asked for from outside. */
#include "apps/link/listing.h"

#include <poll.h>
#include <string.h>
#include <time.h>

#include "apps/command/output.h"
#include "apps/link/link.h"
#include "base/mem.h"
#include "online/open_table.h"

enum { EVERY = 5 /* seconds */, TRIES = 100, WAIT = 100 /* milliseconds */ };

struct Listing {
    Link *link;
    Guest *guest;
    time_t asked;
};

static time_t seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

Listing *listing_new(const ServerAddress *address, void (*ring)(void))
{
    Listing *listing = mem_new(1, sizeof *listing);
    listing->guest = guest_new_asking();
    guest_introduce(listing->guest, OPOLY_VERSION);
    listing->link = link_new_ringing(address, ring);
    listing->asked = seconds_now();
    return listing;
}

void listing_free(Listing *listing)
{
    if (listing == NULL) return;
    link_free(listing->link);
    guest_free(listing->guest);
    mem_free(listing);
}

const char *listing_tables(Listing *listing)
{
    if (guest_tables(listing->guest) != NULL && seconds_now() - listing->asked >= EVERY) {
        listing->asked = seconds_now();
        guest_ask(listing->guest, "tables");
    }
    link_carry(listing->link, listing->guest);
    return guest_tables(listing->guest);
}

bool listing_failed(const Listing *listing)
{
    return link_state(listing->link) == LINK_LOST && guest_tables(listing->guest) == NULL;
}

/* "amber-otter-41: classic, 2 players" and the link below. */
static void print_table(const ServerAddress *address, const OpenTable *table)
{
    if (open_table_gathers(table))
        TELL(TN_("{name}: {edition}, {count} player", "{name}: {edition}, {count} players"),
             arg_name(table->name), arg_edition(table->edition), arg_count(table->seats));
    else
        TELL(T_("{name}: {edition}, can be watched"), arg_name(table->name),
             arg_edition(table->edition));
    Text link = text_growing();
    server_address_write(address, table->room, &link);
    text_add_char(&link, '\n');
    output_words("  ");
    output_text(&link);
    text_free(&link);
}

static void print_all(const ServerAddress *address, const char *known)
{
    Lines lines = lines_of(known, strlen(known));
    Line line;
    OpenTable table;
    int count = 0;
    while (lines_next(&lines, &line)) {
        if (!open_table_read(&line, &table)) continue;
        print_table(address, &table);
        count++;
    }
    if (count == 0) TELL_PLAIN(T_("Nobody has opened a table to strangers now."));
}

int listing_print(const ServerAddress *address)
{
    Listing *listing = listing_new(address, NULL);
    const char *tables = listing_tables(listing);
    for (int i = 0; i < TRIES && tables == NULL && !listing_failed(listing); i++) {
        struct pollfd wait = {.fd = link_descriptor(listing->link), .events = POLLIN};
        poll(&wait, 1, WAIT);
        tables = listing_tables(listing);
    }
    if (tables != NULL) print_all(address, tables);
    int status = tables != NULL ? EXIT_GOOD : COMPLAIN_PLAIN(T_("the server does not answer"));
    listing_free(listing);
    return status;
}
