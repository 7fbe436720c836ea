/* guest.c -- the client's half: one meeting as it is known here, and what is asked of the server.
 */
#include "online/guest.h"

#include <string.h>

#include "base/lines.h"
#include "base/mem.h"
#include "game/notation/notation.h"
#include "online/edition_parts.h"

enum { WISHES = 16, WISH_SIZE = ACTION_TEXT_SIZE + 32 };

struct Guest {
    const EditionLibrary *library;
    FairNumber key;
    char room[SECRET_SIZE], token[SECRET_SIZE];
    Meeting meeting;
    const char *build; /* NULL: is not told */
    bool connected, introduced, greeted, joined, broken, mended, old;
    size_t known;
    unsigned seats, here, lost;
    int watchers, clock;
    int trips[MAX_SEATS]; /* milliseconds, -1: not known */
    unsigned clock_told;
    int64_t left;
    No refusal;
    bool acting;     /* an action is on its way */
    size_t acted_at; /* the number of actions when it was sent */
    char wishes[WISHES][WISH_SIZE];
    int wish_first, wish_count;
    Text brought; /* an own edition on its way to the server, and how far it is */
    size_t brought_at;
    char brought_word[WORD_SIZE]; /* empty: none is on its way */
    bool only_asks;               /* which tables are open */
    Text listing, tables;         /* that is being heard, and the last whole one */
    bool listed;                  /* there is one */
};

static void forget_trips(Guest *guest)
{
    for (int i = 0; i < MAX_SEATS; i++) guest->trips[i] = -1;
}

Guest *guest_new(const EditionLibrary *library, const FairNumber *key, const char *room,
                 const char *token)
{
    Guest *guest = mem_new(1, sizeof *guest);
    guest->library = library;
    guest->key = *key;
    guest->refusal = NO_OBJECTION;
    guest->clock = -1;
    forget_trips(guest);
    text_copy(guest->room, sizeof guest->room, room);
    text_copy(guest->token, sizeof guest->token, token);
    meeting_begin(&guest->meeting);
    return guest;
}

Guest *guest_new_asking(void)
{
    Guest *guest = guest_new(NULL, &(const FairNumber){{0}}, "", "");
    guest->only_asks = true;
    guest->listing = text_growing();
    guest->tables = text_growing();
    return guest;
}

const char *guest_tables(const Guest *guest)
{
    return guest->listed ? guest->tables.start : NULL;
}

void guest_free(Guest *guest)
{
    if (guest == NULL) return;
    text_free(&guest->listing);
    text_free(&guest->tables);
    meeting_clear(&guest->meeting);
    text_free(&guest->brought);
    mem_free(guest);
}

void guest_introduce(Guest *guest, const char *build)
{
    guest->build = build;
}

void guest_set_library(Guest *guest, const EditionLibrary *library)
{
    guest->library = library;
}

void guest_connect(Guest *guest)
{
    guest->connected = true;
    guest->introduced = guest->greeted = guest->joined = false;
    guest->acting = false;
    guest->wish_count = 0;
    guest->brought_word[0] = '\0';
}

void guest_disconnect(Guest *guest)
{
    guest->connected = guest->joined = false;
    guest->acting = false;
    guest->lost |= guest->here; /* until they are told to be back, like this one */
    guest->here = 0;
    guest->clock = -1;
    forget_trips(guest);
}

void guest_ask(Guest *guest, const char *line)
{
    if (guest->wish_count == WISHES) return;
    int place = (guest->wish_first + guest->wish_count++) % WISHES;
    text_copy(guest->wishes[place], WISH_SIZE, line);
}

void guest_bring_edition(Guest *guest, const char *word, const char *text)
{
    if (guest->brought.start == NULL) guest->brought = text_growing();
    text_clear(&guest->brought);
    text_add(&guest->brought, text);
    text_copy(guest->brought_word, sizeof guest->brought_word, word);
    guest->brought_at = 0;
    guest_ask(guest, "text");
}

/* The next piece of the edition that is brought; at last its name. */
static bool bring_on(Guest *guest, Text *line)
{
    if (guest->brought_word[0] == '\0') return false;
    if (edition_parts_next(guest->brought.start, &guest->brought_at, line)) return true;
    text_add(line, "edition ");
    text_add(line, guest->brought_word);
    text_add(line, " own");
    guest->brought_word[0] = '\0';
    return true;
}

bool guest_waits(const Guest *guest)
{
    return guest->acting;
}

bool guest_do(Guest *guest, const Action *action)
{
    char buffer[WISH_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    const Table *table = guest->meeting.table;
    if (guest->acting || !guest->joined || guest->meeting.stage != MEETING_PLAYS) return false;
    if (action->seat >= MAX_SEATS || (guest->seats >> action->seat & 1U) == 0) return false;
    if (action_check(table_edition(table), table_game(table), action) != REFUSAL_NONE) return false;
    guest->acting = true;
    guest->acted_at = table_action_count(table);
    text_add(&line, "do ");
    text_add_unsigned(&line, guest->acted_at);
    text_add_char(&line, ' ');
    notation_action_write(table_edition(table), table_game(table), action, &line);
    guest_ask(guest, buffer);
    return true;
}

/* The share of a seat in the dice of a game: the same again after a lost connection. */
static FairNumber share_of(const Guest *guest, int seat)
{
    const char *game = guest->meeting.dice.game;
    FairNumber share;
    Sha256 sha = sha256_begin();
    sha256_add(&sha, guest->key.bytes, sizeof guest->key.bytes);
    sha256_add(&sha, game, strlen(game) + 1);
    sha256_add(&sha, &(const uint8_t){(uint8_t)seat}, 1);
    sha256_end(&sha, share.bytes);
    return share;
}

static void ask_number(Guest *guest, const char *verb, const FairNumber *number)
{
    char buffer[FAIR_DIGITS + 16];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, verb);
    text_add_char(&line, ' ');
    fair_dice_number_write(number, &line);
    guest_ask(guest, buffer);
}

static bool all_promised(const Meeting *meeting)
{
    for (int i = 0; i < meeting->seat_count; i++)
        if (meeting->seats[i].plan.kind == NULL && !meeting->seats[i].promised) return false;
    return true;
}

/* Promises when the server has, shows when everybody has promised. */
static void give_shares(Guest *guest, const char *verb)
{
    const Meeting *meeting = &guest->meeting;
    bool promise = text_same(verb, "game");
    bool show = text_same(verb, "share") && all_promised(meeting);
    for (int i = 0; i < meeting->seat_count && (promise || show); i++) {
        if ((guest->seats >> i & 1U) == 0 || meeting->seats[i].shown) continue;
        FairNumber share = share_of(guest, i), promised = fair_dice_share_promise(&share);
        ask_number(guest, promise ? "share" : "show", promise ? &promised : &share);
    }
}

/* The server is told what this guest has come to, for its log. */
static void tell_difference(Guest *guest, uint64_t number)
{
    char buffer[WISH_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    const Table *table = guest->meeting.table;
    text_add(&line, "differ ");
    text_add_unsigned(&line, number);
    text_add_char(&line, ' ');
    text_add_hex(&line, table == NULL ? 0 : notation_hash(table_edition(table), table_game(table)),
                 16);
    guest_ask(guest, buffer);
}

/* Everything once more, from the first line; only once. */
static void mend(Guest *guest, uint64_t number)
{
    tell_difference(guest, number);
    if (guest->mended) {
        guest->broken = true;
        return;
    }
    guest->mended = true;
    guest->known = 0;
    meeting_clear(&guest->meeting);
    meeting_begin(&guest->meeting);
    guest_ask(guest, "from 0");
}

static void hear_numbered(Guest *guest, uint64_t number, const char *line)
{
    char verb[WORD_SIZE];
    if (number < guest->known || guest->broken) return;
    if (!meeting_apply(&guest->meeting, guest->library, line)) {
        mend(guest, number);
        return;
    }
    guest->known = (size_t)number + 1;
    const Table *table = guest->meeting.table;
    if (table != NULL && table_action_count(table) != guest->acted_at) guest->acting = false;
    size_t length = strcspn(line, " ");
    if (length >= sizeof verb) return;
    memcpy(verb, line, length);
    verb[length] = '\0';
    give_shares(guest, verb);
}

static unsigned seats_read(const Line *line, int from)
{
    unsigned seats = 0;
    for (int i = from; i < line->word_count; i++) {
        int64_t seat;
        if (text_to_int(line->words[i].at, &seat) && seat >= 1 && seat <= MAX_SEATS)
            seats |= 1U << (seat - 1);
    }
    return seats;
}

static void hear_now(Guest *guest, const Line *line)
{
    int64_t watchers, clock, left;
    if (line->word_count < 4 || !text_to_int(line->words[1].at, &watchers) ||
        !text_to_int(line->words[2].at, &clock) || !text_to_int(line->words[3].at, &left)) {
        return;
    }
    guest->watchers = (int)watchers;
    guest->clock = clock >= 1 && clock <= MAX_SEATS ? (int)clock - 1 : -1;
    guest->left = left;
    guest->clock_told++;
    unsigned here = seats_read(line, 4);
    guest->lost = (guest->lost | guest->here) & ~here;
    guest->here = here;
}

/* The server asks how far away this is. */
static void answer_ping(Guest *guest, const char *number)
{
    char buffer[WISH_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, "pong ");
    text_add(&line, number);
    guest_ask(guest, buffer);
}

static void hear_trips(Guest *guest, const Line *line)
{
    forget_trips(guest);
    for (int i = 0; i < MAX_SEATS && i + 1 < line->word_count; i++) {
        int64_t trip;
        if (text_to_int(line->words[i + 1].at, &trip) && trip >= 0 && trip <= INT32_MAX)
            guest->trips[i] = (int)trip;
    }
}

static void hear_no(Guest *guest, const Line *line)
{
    if (line->word_count != 3) return;
    guest->refusal = no_find(line->words[2].at);
    if (text_same(line->words[1].at, "do")) guest->acting = false;
}

/* Lines without a number: about this connection, or about now. */
static void hear_plain(Guest *guest, const Line *line)
{
    const char *verb = line->word_count > 0 ? line->words[0].at : "";
    const char *first = line->word_count > 1 ? line->words[1].at : "";
    if (text_same(verb, "you")) {
        guest->seats = seats_read(line, 1);
        guest->joined = true;
        if (guest->meeting.stage == MEETING_PROMISES) give_shares(guest, "game");
        if (guest->meeting.stage == MEETING_SHOWS) give_shares(guest, "share");
    } else if (text_same(verb, "now")) {
        hear_now(guest, line);
    } else if (text_same(verb, "ping")) {
        answer_ping(guest, first);
    } else if (text_same(verb, "trips")) {
        hear_trips(guest, line);
    } else if (text_same(verb, "no")) {
        hear_no(guest, line);
    } else if (text_same(verb, "old")) {
        guest->old = true;
        guest->refusal = NO_OLD;
    } else if (text_same(verb, "token")) {
        text_copy(guest->token, sizeof guest->token, first);
    } else if (text_same(verb, "room")) {
        text_copy(guest->room, sizeof guest->room, first);
    }
}

/* Lines "table ...", and at the end "tables COUNT". */
static void hear_listing(Guest *guest, const char *text)
{
    if (strncmp(text, "table ", 6) == 0) {
        text_add(&guest->listing, text);
        text_add_char(&guest->listing, '\n');
    } else if (strncmp(text, "tables ", 7) == 0) {
        text_clear(&guest->tables);
        text_add(&guest->tables, guest->listing.start);
        text_clear(&guest->listing);
        guest->listed = true;
    }
}

void guest_hear(Guest *guest, const char *text)
{
    if (guest->only_asks) {
        hear_listing(guest, text);
        return;
    }
    uint64_t number;
    char digits[24];
    size_t length = strcspn(text, " ");
    if (text[0] >= '0' && text[0] <= '9' && length < sizeof digits && text[length] == ' ') {
        memcpy(digits, text, length);
        digits[length] = '\0';
        if (text_to_unsigned(digits, &number)) hear_numbered(guest, number, text + length + 1);
        return;
    }
    Line *line = mem_new(1, sizeof *line);
    lines_split(text, strlen(text), line);
    if (line->fault == LINE_FINE) hear_plain(guest, line);
    mem_free(line);
}

static void greet(Guest *guest, Text *line)
{
    guest->greeted = true;
    if (guest->only_asks) {
        text_add(line, "tables");
        return;
    }
    if (guest->room[0] == '\0') {
        text_add(line, "new");
        return;
    }
    text_add(line, "join ");
    text_add(line, guest->room);
    text_add_char(line, ' ');
    text_add(line, guest->token[0] == '\0' ? "-" : guest->token);
    text_add_char(line, ' ');
    text_add_unsigned(line, guest->known);
}

bool guest_next_line(Guest *guest, Text *line)
{
    text_clear(line);
    if (!guest->connected) return false;
    if (!guest->introduced && guest->build != NULL) {
        guest->introduced = true;
        text_add(line, "hello 1 ");
        text_add(line, guest->build);
        return true;
    }
    if (!guest->greeted) {
        greet(guest, line);
        return true;
    }
    if (guest->wish_count == 0) return bring_on(guest, line);
    text_add(line, guest->wishes[guest->wish_first]);
    guest->wish_first = (guest->wish_first + 1) % WISHES;
    guest->wish_count--;
    return true;
}

const Meeting *guest_meeting(const Guest *guest)
{
    return &guest->meeting;
}

unsigned guest_seats(const Guest *guest)
{
    return guest->seats;
}

unsigned guest_here(const Guest *guest)
{
    return guest->here;
}

unsigned guest_lost(const Guest *guest)
{
    return guest->lost;
}

int guest_watchers(const Guest *guest)
{
    return guest->watchers;
}

int guest_trip(const Guest *guest, int seat)
{
    return seat >= 0 && seat < MAX_SEATS ? guest->trips[seat] : -1;
}

int guest_clock(const Guest *guest, int64_t *left)
{
    *left = guest->left;
    return guest->clock;
}

unsigned guest_clock_told(const Guest *guest)
{
    return guest->clock_told;
}

const char *guest_room(const Guest *guest)
{
    return guest->room;
}

const char *guest_token(const Guest *guest)
{
    return guest->token;
}

bool guest_joined(const Guest *guest)
{
    return guest->joined;
}

No guest_refusal(Guest *guest)
{
    No no = guest->refusal;
    guest->refusal = NO_OBJECTION;
    return no;
}

bool guest_broken(const Guest *guest)
{
    return guest->broken;
}

bool guest_old(const Guest *guest)
{
    return guest->old;
}

size_t guest_known(const Guest *guest)
{
    return guest->known;
}
