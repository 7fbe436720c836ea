/* online_bots.c -- plays games on a real server, two guests each, whatever happens to it.
 *
 *   online_bots PORT GAMES SECONDS [PAUSE]
 *
 * All games must be over after SECONDS; with PAUSE they need not, but none may stand still
 * for so many seconds.
 * At the end a newcomer asks for each game from its first line: it must know at least what
 * the players were told, and have the same position. */
#include <poll.h>
#include <stdlib.h>
#include <sys/random.h>
#include <time.h>

#include "apps/link/link.h"
#include "apps/store/edition_store.h"
#include "base/mem.h"
#include "check.h"
#include "game/notation/notation.h"
#include "unit/online_person.h"

enum { GAMES_MOST = 200, PAUSE = 2, NEWCOMER_SECONDS = 20, SETTLE_SECONDS = 10 };

typedef struct Bot {
    Guest *guest;
    Link *link;
    Rng rng;
    int game;
    bool host;
    double patient_until;
} Bot;

static const double hurry_seconds = 0.2;

static Bot bots[2 * GAMES_MOST];
static int games, seconds, port, pause_most;
/* When something was last heard of a game, and the longest silence. */
static double moved_at[GAMES_MOST], longest_pause;
static size_t moved_to[GAMES_MOST];
static const EditionLibrary *library;

static double now_of(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static ServerAddress address_of(const char *room)
{
    ServerAddress address = {.port = port, .host = "127.0.0.1"};
    text_copy(address.room, sizeof address.room, room);
    return address;
}

static Guest *guest_for(const char *room)
{
    FairNumber key;
    if (getrandom(key.bytes, sizeof key.bytes, 0) < 0) abort();
    return guest_new(library, &key, room, "");
}

static void begin(Bot *bot, const char *room)
{
    ServerAddress address = address_of(room);
    bot->guest = guest_for(room);
    bot->link = link_new(&address);
    bot->rng = rng_seed((uint64_t)(bot - bots), 3);
}

static bool over(const Bot *bot)
{
    return bot->guest != NULL && guest_meeting(bot->guest)->stage == MEETING_OVER;
}

static void step(Bot *bot)
{
    if (bot->guest == NULL) {
        const Bot *host = bot - 1; /* a friend is told the link */
        if (guest_room(host->guest)[0] != '\0' && guest_joined(host->guest))
            begin(bot, guest_room(host->guest));
        return;
    }
    link_carry(bot->link, bot->guest);
    CHECK(!guest_broken(bot->guest));
    if (guest_refusal(bot->guest) == NO_HURRY) bot->patient_until = now_of() + hurry_seconds;
    if (!guest_joined(bot->guest) || now_of() < bot->patient_until) return;
    const Meeting *meeting = guest_meeting(bot->guest);
    if (meeting->stage == MEETING_GATHERS && rng_below(&bot->rng, 20) == 0)
        online_person_gather(bot->guest, bot->host ? "Ada" : "Bob", bot->game);
    if (meeting->stage == MEETING_PLAYS && guest_seats(bot->guest) != 0)
        online_person_play(bot->guest, &bot->rng);
}

static void watch_pauses(void)
{
    for (int i = 0; i < games; i++) {
        const Bot *host = &bots[2 * i];
        bool plays = guest_meeting(host->guest)->stage == MEETING_PLAYS;
        double silent = now_of() - moved_at[i];
        if (plays && moved_at[i] > 0 && silent > longest_pause) longest_pause = silent;
        if (plays && guest_known(host->guest) == moved_to[i]) continue;
        moved_to[i] = guest_known(host->guest);
        moved_at[i] = now_of();
    }
}

static int games_over(void)
{
    int count = 0;
    for (int i = 0; i < games; i++) count += over(&bots[2 * i]) && over(&bots[2 * i + 1]);
    return count;
}

static uint64_t hash_of(const Guest *guest)
{
    const Table *table = guest_meeting(guest)->table;
    return table == NULL ? 0 : notation_hash(table_edition(table), table_game(table));
}

/* What was told is not missing: a newcomer gets it all. */
static void ask_again(const Bot *bot)
{
    ServerAddress address = address_of(guest_room(bot->guest));
    Guest *newcomer = guest_for(address.room);
    Link *link = link_new(&address);
    double end = now_of() + NEWCOMER_SECONDS;
    while (now_of() < end && guest_known(newcomer) < guest_known(bot->guest)) {
        link_carry(link, newcomer);
        poll(NULL, 0, PAUSE);
    }
    CHECK_INT((long long)guest_known(bot->guest), (long long)guest_known(newcomer));
    CHECK(hash_of(newcomer) == hash_of(bot->guest));
    link_free(link);
    guest_free(newcomer);
}

static void games_go_on_whatever_happens(void)
{
    double end = now_of() + seconds;
    for (int i = 0; i < games; i++) {
        bots[2 * i].host = true;
        bots[2 * i].game = bots[2 * i + 1].game = i;
        begin(&bots[2 * i], "");
    }
    while (now_of() < end && games_over() < games) {
        for (int i = 0; i < 2 * games; i++) step(&bots[i]);
        watch_pauses();
        poll(NULL, 0, PAUSE);
    }
    printf("the longest pause: %.1f s\n", longest_pause);
    if (pause_most == 0) {
        CHECK_INT(games, games_over());
    } else {
        CHECK(longest_pause < pause_most);
        for (int i = 0; i < games; i++) CHECK(guest_meeting(bots[2 * i].guest)->games > 0);
    }
}

/* Nobody acts any more: until both of every game know the same. */
static void settle(void)
{
    double end = now_of() + SETTLE_SECONDS, quiet_since = now_of();
    while (now_of() < end && now_of() < quiet_since + 1) {
        for (int i = 0; i < 2 * games; i++) {
            if (bots[i].guest == NULL) continue;
            bool heard = link_carry(bots[i].link, bots[i].guest);
            if (heard || !guest_joined(bots[i].guest)) quiet_since = now_of();
        }
        poll(NULL, 0, PAUSE);
    }
}

static void nothing_told_is_missing(void)
{
    size_t actions = 0;
    settle();
    for (int i = 0; i < games; i++) {
        if (bots[2 * i + 1].guest == NULL) continue;
        CHECK(hash_of(bots[2 * i].guest) == hash_of(bots[2 * i + 1].guest));
        const Meeting *meeting = guest_meeting(bots[2 * i].guest);
        if (meeting->table != NULL) actions += table_action_count(meeting->table);
        ask_again(&bots[2 * i]);
    }
    printf("%d games, %zu actions\n", games, actions);
}

int main(int argc, char **argv)
{
    if (argc != 4 && argc != 5) {
        fputs("usage: online_bots PORT GAMES SECONDS [PAUSE]\n", stderr);
        return 2;
    }
    port = atoi(argv[1]);
    games = atoi(argv[2]);
    seconds = atoi(argv[3]);
    if (argc == 5) pause_most = atoi(argv[4]);
    if (games < 1 || games > GAMES_MOST) return 2;
    EditionStore *editions = edition_store_new();
    library = edition_store_library(editions);
    RUN(games_go_on_whatever_happens);
    RUN(nothing_told_is_missing);
    for (int i = 0; i < 2 * games; i++) {
        if (bots[i].guest == NULL) continue;
        link_free(bots[i].link);
        guest_free(bots[i].guest);
    }
    edition_store_free(editions);
    return check_done();
}
