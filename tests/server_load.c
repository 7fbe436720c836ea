/* server_load.c -- how much a real server carries: games at a human pace, and idle ones.
 *
 *   server_load SERVER [SECONDS [GAMES...]]     one line a figure: `bench NAME VALUE UNIT`
 *                                               0 seconds: nobody moves until games are put away
 *
 * A game is two people on two connections, one of whom does what both would do; somebody acts
 * every two seconds. With too few descriptors for all (10,000 games) only those who act are
 * connected. Clients run on the same machine, so latencies are upper bounds. */
#include "attack_wire.h"

#include <sys/epoll.h>

#include "apps/store/edition_store.h"
#include "base/mem.h"
#include "online/guest.h"
#include "players/decision.h"

enum { GAMES_MOST = 10000, LATENCIES = 1 << 20, LINE = 4200, AT_ONCE = 64, PUT_AWAY_SECONDS = 130 };

/* One table: who acts, and a friend who only listens. */
typedef struct Pair {
    Wire *wire;
    int friend_socket;
    Guest *guest;
    Rng rng;
    double next, asked; /* when it acts again; when it did (0: it waits for nothing) */
    int wished;         /* of the set-up */
} Pair;

static const double pace = 2;
static Pair pairs[GAMES_MOST];
static float latencies[LATENCIES];
static int latency_count, actions;
static bool friends; /* listen: as long as there are descriptors for them */
static const EditionLibrary *library;

static int by_size(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

/* Hears everything that has come. */
static void hear(Pair *pair)
{
    static char text[WIRE_BYTES];
    wire_fill(pair->wire, 0);
    while (wire_take(pair->wire, text, sizeof text))
        for (char *rest = text, *one; (one = strsep(&rest, "\n")) != NULL;)
            guest_hear(pair->guest, one);
    if (pair->asked > 0 && !guest_waits(pair->guest)) {
        if (latency_count < LATENCIES)
            latencies[latency_count++] = (float)(wire_now() - pair->asked);
        pair->asked = 0;
        actions++;
    }
}

static void say(Pair *pair)
{
    char buffer[LINE];
    Text line = text_into(buffer, sizeof buffer);
    while (guest_next_line(pair->guest, &line)) wire_say(pair->wire, buffer);
}

static void act(Pair *pair)
{
    const Meeting *meeting = guest_meeting(pair->guest);
    if (meeting->stage != MEETING_PLAYS || guest_waits(pair->guest)) return;
    const Table *table = meeting->table;
    const Game *game = table_game(table);
    if (game->decider >= MAX_SEATS || (guest_seats(pair->guest) >> game->decider & 1U) == 0) return;
    const PlayerKind *simple = player_find("simple");
    Decision decision = {.self = simple,
                         .edition = table_edition(table),
                         .outlook = table_outlook(table),
                         .game = game,
                         .rng = &pair->rng,
                         .seat = game->decider};
    Action action;
    simple->decide(&decision, &action);
    if (guest_do(pair->guest, &action)) pair->asked = wire_now();
    say(pair);
}

/* Two seats of one person, ready, start; the next wish when the last was answered. */
static void set_up(Pair *pair)
{
    static const char *const wishes[] = {"sit \"Ada\"", "sit \"Bob\"", "terms 0 0 0 on on off",
                                         "ready on", "start"};
    const Meeting *meeting = guest_meeting(pair->guest);
    bool due = pair->wished == 0   ? guest_joined(pair->guest)
               : pair->wished == 1 ? guest_seats(pair->guest) == 1
               : pair->wished == 2 ? guest_seats(pair->guest) == 3
                                   : pair->wished == 3 || meeting->seats[1].ready;
    if (!due || pair->wished == 5) return;
    guest_ask(pair->guest, wishes[pair->wished++]);
    say(pair);
}

static void sit_friend(Pair *pair, int port)
{
    Wire *wire = mem_new(1, sizeof *wire);
    char join[100];
    pair->friend_socket = -1;
    if (wire_open(wire, port)) {
        snprintf(join, sizeof join, "join %s - 0", guest_room(pair->guest));
        wire_say(wire, join);
        pair->friend_socket = wire->socket;
    }
    mem_free(wire);
}

static void begin(Pair *pair, int n, int port)
{
    FairNumber key = {{(uint8_t)n, (uint8_t)(n >> 8), 1}};
    *pair = (Pair){.wire = mem_new(1, sizeof *pair->wire),
                   .guest = guest_new(library, &key, "", ""),
                   .rng = rng_seed((uint64_t)n, 1)};
    if (!wire_open(pair->wire, port)) exit(1);
    guest_connect(pair->guest);
    say(pair);
    double end = wire_now() + 20;
    while (guest_meeting(pair->guest)->stage != MEETING_PLAYS && wire_now() < end) {
        wire_fill(pair->wire, 0.05);
        hear(pair);
        set_up(pair);
        say(pair);
    }
    if (guest_meeting(pair->guest)->stage != MEETING_PLAYS) exit(1);
    pair->friend_socket = -1;
    if (friends) sit_friend(pair, port);
}

/* What friends are told is thrown away. */
static void drain(int descriptor)
{
    char bytes[4096];
    while (descriptor >= 0 && recv(descriptor, bytes, sizeof bytes, MSG_DONTWAIT) > 0) continue;
}

static void play(int games, double seconds)
{
    int set = epoll_create1(0);
    double now = wire_now(), end = now + seconds;
    for (int i = 0; i < games; i++) {
        struct epoll_event one = {.events = EPOLLIN, .data.u32 = (uint32_t)i};
        epoll_ctl(set, EPOLL_CTL_ADD, pairs[i].wire->socket, &one);
        pairs[i].next = now + pace * (i + 1) / games;
    }
    int turn = 0;
    while ((now = wire_now()) < end) {
        struct epoll_event heard[AT_ONCE];
        int count = epoll_wait(set, heard, AT_ONCE, 1);
        for (int i = 0; i < count; i++) hear(&pairs[heard[i].data.u32]);
        for (int i = 0; i < games && pairs[turn].next <= now; i++, turn = (turn + 1) % games) {
            act(&pairs[turn]);
            drain(pairs[turn].friend_socket);
            pairs[turn].next += pace;
        }
    }
    close(set);
}

static void tell(const char *name, int games, double value, const char *unit)
{
    printf("bench server_%s_%d_games %.4g %s\n", name, games, value, unit);
    fflush(stdout);
}

static void finish(const Victim *victim, int games)
{
    for (int i = 0; i < games; i++) {
        wire_close(pairs[i].wire);
        mem_free(pairs[i].wire);
        if (pairs[i].friend_socket >= 0) close(pairs[i].friend_socket);
        guest_free(pairs[i].guest);
    }
    victim_stop(victim);
}

static void measure(const char *program, const char *folder, int games, double seconds)
{
    char name[32];
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    friends = (rlim_t)(2 * games + 200) < limit.rlim_cur;
    snprintf(name, sizeof name, "load%d", games);
    Victim victim = victim_start(program, folder, name, "60000", 0);
    begin(&pairs[0], 0, victim.port); /* what one game needs for all of them */
    long before = victim_kilobytes(&victim);
    for (int i = 1; i < games; i++) begin(&pairs[i], i, victim.port);
    if (games > 1)
        tell("kilobytes_a_new_game_with_two_people", games,
             (double)(victim_kilobytes(&victim) - before) / (games - 1), "kB");
    if (seconds <= 0) {
        poll(NULL, 0, PUT_AWAY_SECONDS * 1000);
        tell("kilobytes_an_idle_game_with_two_people", games,
             (double)(victim_kilobytes(&victim) - before) / (games - 1), "kB");
        finish(&victim, games);
        return;
    }
    latency_count = actions = 0;
    double busy = victim_seconds(&victim);
    play(games, seconds);
    busy = victim_seconds(&victim) - busy;
    qsort(latencies, (size_t)latency_count, sizeof latencies[0], by_size);
    tell("actions_per_cpu_second", games, actions / busy, "actions/s");
    tell("at_human_pace_per_core", games, actions / busy * pace, "games");
    tell("p50_until_told", games, latency_count == 0 ? 0 : latencies[latency_count / 2] * 1000.0,
         "ms");
    tell("p99_until_told", games,
         latency_count == 0 ? 0 : latencies[latency_count * 99 / 100] * 1000.0, "ms");
    finish(&victim, games);
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/opoly-load-XXXXXX", clean[sizeof folder + 16];
    if (argc < 2 || mkdtemp(folder) == NULL) {
        fputs("usage: server_load SERVER [SECONDS [GAMES...]]\n", stderr);
        return 2;
    }
    setenv("OPOLY_EDITIONS", "editions", 1);
    setenv("HOME", folder, 1);
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    EditionStore *editions = edition_store_new();
    library = edition_store_library(editions);
    double seconds = argc > 2 ? atof(argv[2]) : 10;
    for (int i = 3; i < argc; i++) measure(argv[1], folder, atoi(argv[i]), seconds);
    if (argc <= 3) {
        static const int usual[] = {1, 100, 1000, 5000, 10000};
        for (int i = 0; i < 5; i++) measure(argv[1], folder, usual[i], seconds);
    }
    edition_store_free(editions);
    snprintf(clean, sizeof clean, "rm -rf %s", folder);
    return system(clean) == 0 ? 0 : 1;
}
