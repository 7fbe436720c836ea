/* server_attack.c -- everything a bad client may try at a real server, with the answer it gets;
 * another game goes on undisturbed meanwhile.
 *
 *   server_attack SERVER [--long]      the program opoly-server */
#include "attack_wire.h"

#include <sqlite3.h>

#include "apps/store/edition_store.h"
#include "apps/store/files.h"
#include "base/mem.h"
#include "check.h"
#include "online/edition_parts.h"
#include "unit/online_person.h"

enum { LINE = 4200, MANY = 300, VERY_MANY = 10000 };

/* With sanitizers memory that is free is kept for a while, and figures mean nothing. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WATCHED true
#endif
#endif
#ifndef WATCHED
#define WATCHED false
#endif

/* Somebody who plays against a computer, and minds nobody else. */
typedef struct Calm {
    Wire wire;
    Guest *guest;
    Rng rng;
    double slowest; /* answer so far, in seconds */
} Calm;

static const char *program;
static bool whole; /* everything, however long it takes */
static char folder[] = "/tmp/opoly-attack-XXXXXX";
static const EditionLibrary *library;
static Victim victim;
static Calm calm;
static Wire host, friend_wire; /* at a table of their own that is attacked */
static char room[SECRET_SIZE], token[SECRET_SIZE];
static const double patience = 3;

/* ---- the game that goes on ---- */

static void calm_carry(Calm *who)
{
    static char text[WIRE_BYTES];
    char buffer[LINE];
    Text line = text_into(buffer, sizeof buffer);
    while (guest_next_line(who->guest, &line)) wire_say(&who->wire, buffer);
    wire_fill(&who->wire, 0.002);
    while (wire_take(&who->wire, text, sizeof text))
        for (char *rest = text, *one; (one = strsep(&rest, "\n")) != NULL;)
            guest_hear(who->guest, one);
}

static void calm_wait(Calm *who, bool (*until)(const Calm *who))
{
    double end = wire_now() + patience;
    while (!until(who) && wire_now() < end) calm_carry(who);
    CHECK(until(who));
}

static bool calm_joined(const Calm *who)
{
    return guest_joined(who->guest);
}

static bool calm_sits(const Calm *who)
{
    return guest_seats(who->guest) != 0;
}

static bool calm_plays(const Calm *who)
{
    return guest_meeting(who->guest)->stage == MEETING_PLAYS;
}

static bool calm_answered(const Calm *who)
{
    return !guest_waits(who->guest);
}

static void calm_begin(Calm *who, int port)
{
    FairNumber key = {{7}};
    *who = (Calm){.rng = rng_seed(1, 2)};
    CHECK(wire_open(&who->wire, port));
    who->guest = guest_new(library, &key, "", "");
    guest_connect(who->guest);
    calm_wait(who, calm_joined);
    guest_ask(who->guest, "sit \"Ada\"");
    calm_wait(who, calm_sits);
    guest_ask(who->guest, "computer simple \"Cy\"");
    guest_ask(who->guest, "ready on");
    guest_ask(who->guest, "start");
    calm_wait(who, calm_plays);
}

static void calm_end(Calm *who)
{
    wire_close(&who->wire);
    guest_free(who->guest);
}

/* Acts so many times, and each time the answer is there soon. */
static void calm_acts(Calm *who, int actions)
{
    double end = wire_now() + patience * actions;
    int done = 0;
    while (done < actions && wire_now() < end && calm_plays(who)) {
        calm_carry(who);
        CHECK(!guest_broken(who->guest));
        double began = wire_now();
        if (online_person_play(who->guest, &who->rng) == 0) continue;
        calm_wait(who, calm_answered);
        double took = wire_now() - began;
        if (took > who->slowest) who->slowest = took;
        done++;
    }
    CHECK(done == actions || !calm_plays(who));
}

static void nobody_is_disturbed(void)
{
    calm_acts(&calm, 2);
    CHECK_INT(0, kill(victim.pid, 0));
}

/* ---- frames ---- */

static void a_frame_too_large_is_1009(void)
{
    Wire wire;
    char large[3000];
    memset(large, 'x', sizeof large);
    CHECK(wire_open(&wire, victim.port));
    wire_frame(&wire, WIRE_FINAL | WIRE_TEXT, large, sizeof large, sizeof large);
    CHECK_INT(1009, wire_closed(&wire, patience));
    wire_close(&wire);
    CHECK(wire_open(&wire, victim.port));
    wire_frame(&wire, WIRE_FINAL | WIRE_TEXT, large, 10, UINT64_C(1) << 40); /* only its head */
    CHECK(wire_closed(&wire, patience) != 0);
    wire_close(&wire);
    nobody_is_disturbed();
}

static void pieces_make_a_line_and_have_an_end(void)
{
    Wire wire;
    char piece[900];
    memset(piece, 'x', sizeof piece);
    CHECK(wire_open(&wire, victim.port));
    wire_frame(&wire, WIRE_TEXT, "hel", 3, 3);
    wire_frame(&wire, 0, "lo 1", 4, 4);
    wire_frame(&wire, WIRE_FINAL, " x", 2, 2);
    CHECK(wire_expect(&wire, "hello 1 ", patience, NULL, 0));
    wire_frame(&wire, WIRE_TEXT, piece, sizeof piece, sizeof piece);
    for (int i = 0; i < 5; i++) wire_frame(&wire, 0, piece, sizeof piece, sizeof piece);
    CHECK_INT(1009, wire_closed(&wire, patience));
    wire_close(&wire);
    nobody_is_disturbed();
}

static void what_is_no_text_is_refused(void)
{
    Wire wire;
    CHECK(wire_open(&wire, victim.port));
    wire_frame(&wire, WIRE_FINAL | WIRE_BINARY, "hello", 5, 5);
    CHECK_INT(1003, wire_closed(&wire, patience));
    wire_close(&wire);
    CHECK(wire_open(&wire, victim.port));
    wire_frame(&wire, WIRE_FINAL | WIRE_TEXT, "say \xC3\x28\xFF", 7, 7);
    CHECK_INT(1007, wire_closed(&wire, patience));
    wire_close(&wire);
    CHECK(wire_open(&wire, victim.port));
    wire_frame(&wire, WIRE_FINAL | WIRE_TEXT, "new\0new", 7, 7);
    CHECK_INT(1007, wire_closed(&wire, patience));
    wire_close(&wire);
    nobody_is_disturbed();
}

/* Several lines in one packet and the end behind them, or an end without any line. */
static void who_leaves_early_harms_nobody(void)
{
    Wire wire;
    struct linger hard = {.l_onoff = 1};
    for (int i = 0; i < 40; i++) {
        CHECK(wire_open(&wire, victim.port));
        if (i % 2 == 0) wire_say(&wire, "hello 1 x");
        if (i % 4 == 0) wire_say(&wire, "tables");
        setsockopt(wire.socket, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
        wire_close(&wire);
    }
    nobody_is_disturbed();
}

static void nonsense_instead_of_a_request(void)
{
    static char words[LINE * 20];
    Wire wire = {.socket = wire_socket(victim.port)};
    memset(words, 'a', sizeof words);
    memcpy(words, "GET /", 5);
    wire_send(&wire, words, sizeof words);
    CHECK(wire_closed(&wire, patience) != 0 || wire.count > 0);
    wire_close(&wire);
    wire = (Wire){.socket = wire_socket(victim.port)};
    wire_send(&wire, "\x16\x03\x01\x02\x00\x01\r\n\r\n", 10);
    CHECK(wire_closed(&wire, patience) != 0);
    wire_close(&wire);
    nobody_is_disturbed();
}

/* ---- who asks ---- */

static void another_site_gets_no_connection(void)
{
    Wire wire;
    char own[64], origin[96];
    snprintf(own, sizeof own, "localhost:%d", victim.port);
    snprintf(origin, sizeof origin, "http://%s", own);
    CHECK(wire_ask(&wire, victim.port, own, origin, "opoly"));
    wire_close(&wire);
    CHECK(!wire_ask(&wire, victim.port, own, "http://evil.example", "opoly"));
    wire_close(&wire);
    CHECK(!wire_ask(&wire, victim.port, own, "null", "opoly"));
    wire_close(&wire);
    CHECK(!wire_ask(&wire, victim.port, "evil.example", "http://evil.example", "opoly"));
    wire_close(&wire);
    CHECK(!wire_ask(&wire, victim.port, own, origin, "chat"));
    wire_close(&wire);
    char name[128] = "", host_name[160];
    gethostname(name, sizeof name - 1);
    snprintf(host_name, sizeof host_name, "%s.evil.example", name);
    CHECK(!wire_ask(&wire, victim.port, host_name, "", "opoly"));
    wire_close(&wire);
    nobody_is_disturbed();
}

static void open_attacked_table(void)
{
    char line[LINE], join[LINE];
    CHECK(wire_open(&host, victim.port) && wire_open(&friend_wire, victim.port));
    wire_say(&host, "new");
    CHECK(wire_expect(&host, "room ", patience, line, sizeof line));
    snprintf(room, sizeof room, "%.32s", line + 5);
    wire_say(&host, "sit \"Ada\"");
    CHECK(wire_expect(&host, "token ", patience, line, sizeof line));
    snprintf(token, sizeof token, "%.32s", line + 6);
    snprintf(join, sizeof join, "join %s - 0", room);
    wire_say(&friend_wire, join);
    wire_say(&friend_wire, "sit \"Bob\"");
    CHECK(wire_expect(&friend_wire, "you 2", patience, NULL, 0));
}

static void a_stolen_link_gives_no_seat(void)
{
    Wire thief;
    char line[LINE];
    CHECK(wire_open(&thief, victim.port));
    snprintf(line, sizeof line, "join %s - 0", room);
    wire_say(&thief, line);
    CHECK(wire_expect(&thief, "you", patience, line, sizeof line));
    CHECK_TEXT("you", line);
    wire_say(&thief, "ready on");
    CHECK(wire_expect(&thief, "no \"ready\" seat", patience, NULL, 0));
    wire_say(&thief, "start");
    CHECK(wire_expect(&thief, "no \"start\" host", patience, NULL, 0));
    wire_say(&thief, "stand 1");
    CHECK(wire_expect(&thief, "no \"stand\" yours", patience, NULL, 0));
    wire_say(&thief, "ban 1");
    CHECK(wire_expect(&thief, "no \"ban\" host", patience, NULL, 0));
    wire_close(&thief);
    nobody_is_disturbed();
}

static void guessing_gets_nowhere(void)
{
    Wire wire;
    char line[LINE];
    for (int i = 0; i < 3; i++) {
        CHECK(wire_open(&wire, victim.port));
        snprintf(line, sizeof line, "join %s %.31s%x 0", room, token, i);
        if (token[31] == line[5 + 32 + 1 + 31]) line[5 + 32 + 1 + 31] = 'f';
        wire_say(&wire, line);
        CHECK(wire_expect(&wire, "you", patience, line, sizeof line));
        CHECK(token[31] == 'f' || strcmp(line, "you") == 0);
        wire_close(&wire);
    }
    bool hurried = false;
    for (int i = 0; i < 30 && !hurried; i++) {
        if (i % 8 == 0) CHECK(wire_open(&wire, victim.port));
        snprintf(line, sizeof line, "join %032x - 0", i + 1);
        wire_say(&wire, line);
        CHECK(wire_expect(&wire, "no join ", patience, line, sizeof line));
        CHECK(strcmp(line, "no join room") == 0 || strcmp(line, "no join hurry") == 0);
        hurried = strcmp(line, "no join hurry") == 0;
        if (i % 8 == 7 || hurried) wire_close(&wire);
    }
    CHECK(hurried);
    nobody_is_disturbed();
}

/* Both get ready; the shares of the dice are any numbers whose promise was given. */
static void begin_attacked_game(void)
{
    Wire *both[] = {&host, &friend_wire};
    char line[LINE], digits[2][FAIR_DIGITS + 1];
    for (int i = 0; i < 2; i++) wire_say(both[i], "ready on");
    CHECK(wire_expect(&friend_wire, "", patience, NULL, 0));
    poll(NULL, 0, 100);
    wire_say(&host, "start");
    for (int i = 0; i < 2; i++) {
        FairNumber share = {{(uint8_t)(i + 1)}}, promise = fair_dice_share_promise(&share);
        Text text = text_into(digits[i], sizeof digits[i]), ask = text_into(line, sizeof line);
        fair_dice_number_write(&share, &text);
        text_add(&ask, "share ");
        fair_dice_number_write(&promise, &ask);
        poll(NULL, 0, 50);
        wire_say(both[i], line);
        if (i == 0) { /* a promise said after somebody */
            poll(NULL, 0, 100);
            wire_say(&friend_wire, line);
            CHECK(wire_expect(&friend_wire, "no \"share\" sense", patience, NULL, 0));
        }
    }
    poll(NULL, 0, 100);
    for (int i = 0; i < 2; i++) {
        snprintf(line, sizeof line, "show %s", digits[i]);
        wire_say(both[i], line);
    }
}

/* The number of actions done and whose turn it is, as somebody learns who asks from the start. */
static size_t state_of_attacked(int *turn)
{
    Calm look = {.rng = rng_seed(1, 1)};
    FairNumber key = {{9}};
    look.guest = guest_new(library, &key, room, "");
    CHECK(wire_open(&look.wire, victim.port));
    guest_connect(look.guest);
    calm_wait(&look, calm_joined);
    calm_wait(&look, calm_plays);
    for (int i = 0; i < 20; i++) calm_carry(&look);
    const Table *table = guest_meeting(look.guest)->table;
    size_t count = table == NULL ? 0 : table_action_count(table);
    *turn = table == NULL ? 0 : table_game(table)->decider;
    calm_end(&look);
    return count;
}

static void nobody_acts_for_others_or_for_chance(void)
{
    char line[LINE];
    int turn = 0;
    begin_attacked_game();
    size_t count = state_of_attacked(&turn);
    Wire *own = turn == 0 ? &host : &friend_wire, *other = turn == 0 ? &friend_wire : &host;
    snprintf(line, sizeof line, "do %zu roll", count);
    wire_say(other, line);
    CHECK(wire_expect(other, "no \"do\" yours", patience, NULL, 0));
    snprintf(line, sizeof line, "do %zu dice 6 6", count);
    wire_say(own, line);
    CHECK(wire_expect(own, "no \"do\" ", patience, NULL, 0));
    snprintf(line, sizeof line, "do %zu resign %d", count, turn == 0 ? 2 : 1);
    wire_say(own, line);
    CHECK(wire_expect(own, "no \"do\" ", patience, NULL, 0));
    CHECK_INT((long long)count, (long long)state_of_attacked(&turn));
    snprintf(line, sizeof line, "do %zu roll", count);
    for (int i = 0; i < 3; i++) wire_say(own, line); /* the same line once more: replayed */
    CHECK(wire_expect(own, "no \"do\" late", patience, NULL, 0));
    CHECK((long long)state_of_attacked(&turn) > (long long)count);
    nobody_is_disturbed();
}

/* ---- too much ---- */

static void a_flood_is_refused_then_ended(void)
{
    Wire wire;
    char line[LINE];
    CHECK(wire_open(&wire, victim.port));
    snprintf(line, sizeof line, "join %s - 0", room);
    wire_say(&wire, line);
    CHECK(wire_expect(&wire, "you", patience, NULL, 0));
    double before = victim_busy(&victim);
    for (int i = 0; i < 5000; i++)
        if (!wire_say(&wire, "ready on")) break;
    nobody_is_disturbed();
    CHECK(wire_expect(&wire, "no \"ready\" hurry", patience, NULL, 0));
    CHECK(wire_closed(&wire, patience) != 0); /* 1008, or cut off with what it still says */
    CHECK(victim_busy(&victim) - before < 2);
    wire_close(&wire);
    CHECK(wire_open(&wire, victim.port)); /* outside of a table too */
    for (int i = 0; i < 1000; i++)
        if (!wire_say(&wire, "tables")) break;
    CHECK(wire_closed(&wire, patience) != 0);
    wire_close(&wire);
    nobody_is_disturbed();
}

static void slow_headers_shut_nobody_out(void)
{
    static int sockets[MANY];
    Wire wire;
    for (int i = 0; i < MANY; i++) {
        sockets[i] = wire_socket(victim.port);
        if (send(sockets[i], "GET / HT", 8, MSG_NOSIGNAL) != 8) break;
    }
    CHECK(wire_open(&wire, victim.port));
    wire_close(&wire);
    nobody_is_disturbed();
    for (int i = 0; whole && i < 8; i++) {
        nobody_is_disturbed();
        poll(NULL, 0, 1000);
    }
    for (int i = 0; i < MANY; i++) {
        char byte;
        bool open = recv(sockets[i], &byte, 1, MSG_DONTWAIT) < 0 && errno == EAGAIN;
        CHECK(!whole || !open);
        close(sockets[i]);
    }
}

/* Says much and reads nothing: what it is not told waits in the record, not in memory. */
static void a_slow_reader_costs_nothing(void)
{
    Wire wire;
    char line[LINE];
    int small = 2048;
    CHECK(wire_open(&wire, victim.port));
    setsockopt(wire.socket, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    fcntl(wire.socket, F_SETFL, O_NONBLOCK);
    snprintf(line, sizeof line, "join %s - 0", room);
    wire_say(&wire, line);
    long before = victim_kilobytes(&victim);
    for (int i = 0; i < 20000; i++) wire_say(&wire, "ping 1");
    nobody_is_disturbed();
    CHECK(WATCHED || victim_kilobytes(&victim) - before < 4000);
    for (int i = 0; whole && i < 14; i++) {
        nobody_is_disturbed();
        poll(NULL, 0, 1000);
    }
    wire_close(&wire);
}

static void one_address_has_its_limit(void)
{
    static Wire wires[80];
    int open = 0;
    for (int i = 0; i < 80; i++) {
        wires[i].socket = -1;
        if (!wire_open(&wires[i], victim.port)) continue;
        wire_say(&wires[i], "hello 1 x");
        open += wire_expect(&wires[i], "hello", 1, NULL, 0);
    }
    CHECK(open >= 50 && open <= 64);
    nobody_is_disturbed();
    for (int i = 0; i < 80; i++) wire_close(&wires[i]);
    poll(NULL, 0, 100);
    Wire wire;
    CHECK(wire_open(&wire, victim.port));
    wire_close(&wire);
}

static void so_do_the_tables_of_one_address(void)
{
    Wire wire;
    int opened = 0;
    char line[LINE];
    for (int i = 0; i < 12; i++) {
        CHECK(wire_open(&wire, victim.port));
        wire_say(&wire, "new");
        opened += wire_expect(&wire, "room ", 1, line, sizeof line);
        wire_close(&wire);
    }
    CHECK(opened <= 10);
    nobody_is_disturbed();
}

/* ---- the machine ---- */

/* A server of its own for what must not happen to the other one. */
static void with_another(const char *name, const char *per_address, rlim_t descriptors,
                         void (*attack)(Victim *other, Calm *player))
{
    static Calm player;
    Victim other = victim_start(program, folder, name, per_address, descriptors);
    calm_begin(&player, other.port);
    attack(&other, &player);
    calm_acts(&player, 2);
    calm_end(&player);
    CHECK_INT(0, victim_stop(&other));
}

/* A socket that takes in next to nothing. */
static bool open_narrow(Wire *wire, int port)
{
    char request[500];
    int small = 1024;
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    *wire = (Wire){.socket = socket(AF_INET, SOCK_STREAM, 0)};
    setsockopt(wire->socket, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    if (connect(wire->socket, (const struct sockaddr *)&to, sizeof to) != 0) return false;
    int length = snprintf(request, sizeof request,
                          "GET / HTTP/1.1\r\nHost: localhost:%d\r\nUpgrade: websocket\r\n"
                          "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                          "Sec-WebSocket-Protocol: opoly\r\n\r\n",
                          port);
    return wire_send(wire, request, (size_t)length);
}

/* A table with much to tell: its host brings an edition of his own, again and again. */
static void bring_much(Calm *bringer, int times)
{
    Text why = text_growing(), text = text_growing();
    CHECK(files_read("editions/classic.edition", &text, &why));
    char *named = strstr(text.start, "\nedition classic ");
    CHECK(named != NULL);
    memcpy(named, "\nedition plenty  ", strlen("\nedition plenty  "));
    while (text.length < EDITION_PARTS_MOST - 2000)
        text_add(&text,
                 "# nothing to be read here, only to be carried from one end to the other\n");
    for (int i = 0; i < times; i++) {
        uint64_t before = guest_known(bringer->guest);
        guest_bring_edition(bringer->guest, "plenty", text.start);
        double end = wire_now() + 20;
        while (guest_known(bringer->guest) < before + 40 && wire_now() < end) calm_carry(bringer);
        CHECK(guest_known(bringer->guest) >= before + 40);
    }
    text_free(&text);
    text_free(&why);
}

/* Who does not read for ten seconds is let go, and nothing has waited for it in memory. */
static void read_nothing(Victim *other, Calm *player)
{
    static Calm bringer;
    static Wire narrow;
    char line[LINE];
    FairNumber key = {{8}};
    bringer = (Calm){.rng = rng_seed(3, 3), .guest = guest_new(library, &key, "", "")};
    CHECK(wire_open(&bringer.wire, other->port));
    guest_connect(bringer.guest);
    calm_wait(&bringer, calm_joined);
    guest_ask(bringer.guest, "sit \"Ada\"");
    calm_wait(&bringer, calm_sits);
    bring_much(&bringer, 4);
    long before = victim_kilobytes(other);
    CHECK(open_narrow(&narrow, other->port));
    poll(NULL, 0, 200);
    snprintf(line, sizeof line, "join %s - 0", guest_room(bringer.guest));
    wire_say(&narrow, line);
    double began = wire_now(), gone = 0;
    while (gone == 0 && wire_now() < began + 20) {
        calm_acts(player, 1);
        if (!wire_say(&narrow, "ping 1")) gone = wire_now() - began;
        poll(NULL, 0, 500);
    }
    CHECK(gone > 8 && gone < 16);
    CHECK(WATCHED || victim_kilobytes(other) - before < 1000);
    wire_close(&narrow);
    calm_end(&bringer);
}

static void who_does_not_read_is_let_go(void)
{
    if (whole) with_another("narrow", "64", 0, read_nothing);
}

static void use_up_descriptors(Victim *other, Calm *player)
{
    static int sockets[MANY];
    for (int i = 0; i < MANY; i++) sockets[i] = wire_socket(other->port);
    poll(NULL, 0, 100);
    double before = victim_busy(other);
    calm_acts(player, 4);
    poll(NULL, 0, 500);
    CHECK(victim_busy(other) - before < 0.4);
    for (int i = 0; i < MANY; i++) close(sockets[i]);
    poll(NULL, 0, 200);
    Wire wire;
    CHECK(wire_open(&wire, other->port));
    wire_close(&wire);
}

static void no_descriptors_left(void)
{
    with_another("descriptors", "1000", 128, use_up_descriptors);
}

static void connect_very_often(Victim *other, Calm *player)
{
    static Wire *wires[VERY_MANY];
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    int wanted = whole ? VERY_MANY : 400, open = 0;
    if ((rlim_t)wanted + 200 > limit.rlim_cur) wanted = (int)limit.rlim_cur - 200;
    long before = victim_kilobytes(other);
    for (int i = 0; i < wanted; i++) {
        wires[i] = mem_new(1, sizeof *wires[i]);
        open += wire_open(wires[i], other->port);
        if (i % 1000 == 0) calm_acts(player, 1);
    }
    CHECK(open >= wanted - wanted / 100); /* a busy machine makes one wait too long now and then */
    printf("  %d connections, %.1f kB each\n", open,
           (double)(victim_kilobytes(other) - before) / open);
    calm_acts(player, 4);
    for (int i = 0; i < wanted; i++) {
        wire_close(wires[i]);
        mem_free(wires[i]);
    }
}

static void very_many_connections(void)
{
    with_another("many", "20000", 0, connect_very_often);
}

/* Nothing is told that is not kept. How much is known then. */
static size_t store_stops(Calm *player)
{
    double end = wire_now() + (whole ? 12 : 1);
    unsigned asked = 0;
    for (int i = 0; i < 20; i++) calm_carry(player);
    size_t known = guest_known(player->guest);
    while (wire_now() < end) {
        calm_carry(player);
        asked += online_person_play(player->guest, &player->rng);
    }
    /* Nobody is asked while the move of a computer waits to be kept. */
    CHECK(asked == 0 || guest_waits(player->guest));
    CHECK_INT((long long)known, (long long)guest_known(player->guest));
    return known;
}

/* Play goes on when the store is back. */
static void store_is_back(Calm *player, size_t known)
{
    double end = wire_now() + 10;
    while ((guest_waits(player->guest) || guest_known(player->guest) == known) &&
           wire_now() < end) {
        calm_carry(player);
        online_person_play(player->guest, &player->rng);
    }
    CHECK(guest_known(player->guest) > known);
}

static void fill_disk(Victim *other, Calm *player)
{
    struct rlimit old, limit;
    if (prlimit(other->pid, RLIMIT_FSIZE, NULL, &old) != 0) return;
    limit = old;
    limit.rlim_cur = 1024; /* as if no block were left */
    CHECK_INT(0, prlimit(other->pid, RLIMIT_FSIZE, &limit, NULL));
    size_t known = store_stops(player);
    CHECK_INT(0, prlimit(other->pid, RLIMIT_FSIZE, &old, NULL));
    store_is_back(player, known);
}

static void a_full_disk_stops_and_goes_on(void)
{
    with_another("disk", "64", 0, fill_disk);
}

static void lock_store(Victim *other, Calm *player)
{
    sqlite3 *database = NULL;
    CHECK_INT(SQLITE_OK, sqlite3_open(other->store, &database));
    sqlite3_busy_timeout(database, 5000); /* the server may just be writing */
    CHECK_INT(SQLITE_OK, sqlite3_exec(database, "BEGIN IMMEDIATE", NULL, NULL, NULL));
    size_t known = store_stops(player);
    CHECK_INT(SQLITE_OK, sqlite3_exec(database, "ROLLBACK", NULL, NULL, NULL));
    sqlite3_close(database);
    store_is_back(player, known);
}

static void a_locked_database_stops_and_goes_on(void)
{
    with_another("locked", "64", 0, lock_store);
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fputs("usage: server_attack SERVER [--long]\n", stderr);
        return 2;
    }
    program = argv[1];
    whole = argc > 2 && strcmp(argv[2], "--long") == 0;
    if (mkdtemp(folder) == NULL) return 1;
    setenv("OPOLY_EDITIONS", "editions", 1);
    setenv("HOME", folder, 1);
    EditionStore *editions = edition_store_new();
    library = edition_store_library(editions);
    victim = victim_start(program, folder, "games", "64", 0);
    calm_begin(&calm, victim.port);
    RUN(a_frame_too_large_is_1009);
    RUN(pieces_make_a_line_and_have_an_end);
    RUN(what_is_no_text_is_refused);
    RUN(who_leaves_early_harms_nobody);
    RUN(nonsense_instead_of_a_request);
    RUN(another_site_gets_no_connection);
    open_attacked_table();
    RUN(a_stolen_link_gives_no_seat);
    RUN(guessing_gets_nowhere);
    RUN(nobody_acts_for_others_or_for_chance);
    RUN(a_flood_is_refused_then_ended);
    RUN(slow_headers_shut_nobody_out);
    RUN(a_slow_reader_costs_nothing);
    RUN(who_does_not_read_is_let_go);
    RUN(one_address_has_its_limit);
    RUN(so_do_the_tables_of_one_address);
    RUN(no_descriptors_left);
    RUN(very_many_connections);
    RUN(a_full_disk_stops_and_goes_on);
    RUN(a_locked_database_stops_and_goes_on);
    printf("  the slowest answer to the game that went on: %.0f ms\n", calm.slowest * 1000);
    calm_end(&calm);
    wire_close(&host);
    wire_close(&friend_wire);
    victim_stop(&victim);
    edition_store_free(editions);
    char clean[sizeof folder + 16];
    snprintf(clean, sizeof clean, "rm -rf %s", folder);
    if (system(clean) != 0) return 1;
    return check_done();
}
