/* online_world.h -- a server, its store, its guests and the network between them, in virtual time.
 *
 * One seed gives one run. Connections delay and break, guests vanish and come back with
 * their token, the server is killed between any two steps and comes back with what its
 * store had kept. The network keeps the order within a connection, as the real one does. */
#ifndef TESTS_ONLINE_WORLD_H
#define TESTS_ONLINE_WORLD_H

#include <stdio.h>
#include <stdlib.h>

#include "base/mem.h"
#include "base/rng.h"
#include "check.h"
#include "edition_files.h"
#include "game/legal.h"
#include "game/notation/notation.h"
#include "online/house.h"
#include "online_person.h"

enum { WORLD_GUESTS = 1000, WORLD_TABLES = 334, WORLD_LINES = 64, WORLD_TALK = 4000 };

/* Lines on their way, in order; each arrives at its moment. */
typedef struct Pipe {
    char *lines[WORLD_LINES];
    Moment due[WORLD_LINES];
    int first, count;
} Pipe;

typedef struct StoredLine {
    char *text;
} StoredLine;

/* What the store keeps of a meeting. */
typedef struct StoredRoom {
    FairNumber room;
    StoredLine *lines;
    size_t count, room_for;
} StoredRoom;

/* Somebody who plays: a guest, where it is connected, and what it was told. */
typedef struct WorldGuest {
    Guest *guest;
    int table;
    int connection; /* -1: none */
    Moment back_at; /* when it comes again */
    Pipe up, down;
    bool host, watcher;
    Rng rng;
} WorldGuest;

typedef struct World {
    Rng rng;
    Moment now;
    House *house;
    uint64_t lives; /* of the server */
    WorldGuest guests[WORLD_GUESTS];
    int guest_count;
    int guest_at[WORLD_GUESTS * 2]; /* of a connection */
    char rooms[WORLD_TABLES][SECRET_SIZE];
    StoredRoom stored[WORLD_TABLES];
    int stored_count;
    uint64_t events, actions, answers, kills, breaks;
    Question *questions;         /* computers that think; each has its answer at its moment */
    int break_every, kill_every; /* one in so many events; 0: never */
} World;

static inline void pipe_clear(Pipe *pipe)
{
    for (; pipe->count > 0; pipe->count--) {
        free(pipe->lines[pipe->first]);
        pipe->first = (pipe->first + 1) % WORLD_LINES;
    }
}

static inline bool pipe_full(const Pipe *pipe)
{
    return pipe->count == WORLD_LINES;
}

static inline void pipe_add(Pipe *pipe, const char *line, Moment due)
{
    int last = (pipe->first + pipe->count - 1 + WORLD_LINES) % WORLD_LINES;
    if (pipe->count > 0 && pipe->due[last] > due) due = pipe->due[last];
    int place = (pipe->first + pipe->count++) % WORLD_LINES;
    size_t bytes = strlen(line) + 1;
    pipe->lines[place] = malloc(bytes);
    memcpy(pipe->lines[place], line, bytes);
    pipe->due[place] = due;
}

/* The next line that has arrived; the caller frees it. */
static inline char *pipe_take(Pipe *pipe, Moment now)
{
    if (pipe->count == 0 || pipe->due[pipe->first] > now) return NULL;
    char *line = pipe->lines[pipe->first];
    pipe->first = (pipe->first + 1) % WORLD_LINES;
    pipe->count--;
    return line;
}

static inline FairNumber world_key(uint64_t seed)
{
    FairNumber key = {{0}};
    Rng rng = rng_seed(seed, 77);
    for (size_t i = 0; i < sizeof key.bytes; i++) key.bytes[i] = (uint8_t)rng_below(&rng, 256);
    return key;
}

static inline House *world_house(World *world)
{
    static const HousePlan plan = {
        .build = "test", .rooms_an_hour = 1 << 30, .connections = WORLD_GUESTS * 2};
    FairNumber key = world_key(rng_next(&world->rng) ^ ++world->lives);
    return house_new(edition_files(), &key, &plan);
}

static inline StoredRoom *world_stored(World *world, const FairNumber *room)
{
    for (int i = 0; i < world->stored_count; i++)
        if (fair_dice_same(&world->stored[i].room, room)) return &world->stored[i];
    CHECK(world->stored_count < WORLD_TABLES);
    StoredRoom *stored = &world->stored[world->stored_count++];
    stored->room = *room;
    return stored;
}

static inline void stored_add(StoredRoom *stored, const HouseEntry *entry)
{
    CHECK_INT((int64_t)stored->count, (int64_t)entry->n);
    if (stored->count == stored->room_for) {
        stored->room_for = stored->room_for == 0 ? 64 : 2 * stored->room_for;
        stored->lines = mem_resize(stored->lines, stored->room_for, sizeof *stored->lines);
    }
    size_t bytes = strlen(entry->line) + 1;
    stored->lines[stored->count].text = malloc(bytes);
    memcpy(stored->lines[stored->count++].text, entry->line, bytes);
}

static inline void stored_clear(StoredRoom *stored)
{
    for (size_t n = 0; n < stored->count; n++) free(stored->lines[n].text);
    mem_free(stored->lines);
}

/* Keeps everything that waits, in one go, and says so: or dies before it can. */
static inline void world_keep(World *world)
{
    HouseEntry entry;
    while (house_next_entry(world->house, &entry))
        stored_add(world_stored(world, &entry.room), &entry);
}

static inline void world_tell_kept(World *world)
{
    for (int i = 0; i < world->stored_count; i++)
        house_kept(world->house, &world->stored[i].room, world->stored[i].count, world->now);
}

static inline void world_look_up(World *world)
{
    FairNumber room;
    while (house_next_wanted(world->house, &room)) {
        int n = 0;
        while (n < world->stored_count && !fair_dice_same(&world->stored[n].room, &room)) n++;
        for (size_t i = 0; n < world->stored_count && i < world->stored[n].count; i++)
            house_found(world->house, &room, world->stored[n].lines[i].text);
        house_found_all(world->house, &room, n < world->stored_count, world->now);
    }
}

static inline Moment world_delay(World *world)
{
    return 5 + (Moment)rng_below(&world->rng, 120);
}

static inline void world_disconnect(World *world, WorldGuest *who)
{
    if (who->connection < 0) return;
    house_close(world->house, who->connection, world->now);
    who->connection = -1;
    pipe_clear(&who->up);
    pipe_clear(&who->down);
    guest_disconnect(who->guest);
    who->back_at = world->now + 500 + (Moment)rng_below(&world->rng, 15000);
    world->breaks++;
}

/* Computers take their time, up to a second, and those asked last may answer first. */
static inline void world_think(World *world)
{
    Question *question, **at = &world->questions;
    while ((question = house_next_question(world->house)) != NULL) {
        question->next = world->questions;
        world->questions = question;
    }
    while ((question = *at) != NULL) {
        if (rng_below(&world->rng, 25) != 0) {
            at = &question->next;
            continue;
        }
        *at = question->next;
        while (!question_think(question, 50)) continue;
        house_answer(world->house, question, world->now);
        world->answers++;
    }
}

static inline void world_forget_questions(World *world)
{
    while (world->questions != NULL) {
        Question *next = world->questions->next;
        question_free(world->questions);
        world->questions = next;
    }
}

/* The server dies: whatever it had not kept is gone, and so are all connections. */
static inline void world_kill(World *world)
{
    for (int i = 0; i < world->guest_count; i++) world_disconnect(world, &world->guests[i]);
    world_forget_questions(world);
    house_free(world->house);
    world->house = world_house(world);
    world->kills++;
}

static inline void world_connect(World *world, WorldGuest *who)
{
    if (who->connection >= 0 || world->now < who->back_at) return;
    if (!who->host && guest_room(who->guest)[0] == '\0') return; /* no link yet */
    who->connection = house_connect(world->house, 1, world->now);
    CHECK(who->connection >= 0);
    world->guest_at[who->connection] = (int)(who - world->guests);
    guest_connect(who->guest);
}

/* Everything that has arrived is heard; what there is to say sets out. */
static inline void world_carry(World *world, WorldGuest *who)
{
    char *line;
    char buffer[WORLD_TALK];
    Text text = text_into(buffer, sizeof buffer);
    while (who->connection >= 0 && (line = pipe_take(&who->up, world->now)) != NULL) {
        house_hear(world->house, who->connection, line, world->now);
        world->events++;
        free(line);
    }
    while (who->connection >= 0 && (line = pipe_take(&who->down, world->now)) != NULL) {
        guest_hear(who->guest, line);
        world->events++;
        free(line);
    }
    while (!pipe_full(&who->up) && guest_next_line(who->guest, &text))
        pipe_add(&who->up, buffer, world->now + world_delay(world));
    while (who->connection >= 0 && !pipe_full(&who->down) &&
           house_next_line(world->house, who->connection, world->now, &text)) {
        pipe_add(&who->down, buffer, world->now + world_delay(world));
    }
}

static inline void world_begin(World *world, uint64_t seed, int tables)
{
    memset(world, 0, sizeof *world);
    world->rng = rng_seed(seed, 0);
    world->now = 1000;
    world->house = world_house(world);
    for (int table = 0; table < tables; table++) {
        for (int k = 0; k < 3; k++) {
            WorldGuest *who = &world->guests[world->guest_count];
            FairNumber key = world_key(seed * 1000003 + (uint64_t)world->guest_count);
            *who = (WorldGuest){.table = table, .connection = -1, .host = k == 0};
            who->watcher = k == 2;
            who->rng = rng_seed(seed, 1000 + (uint64_t)world->guest_count);
            who->guest = guest_new(edition_files(), &key, "", "");
            world->guest_count++;
        }
    }
}

static inline void world_end(World *world)
{
    for (int i = 0; i < world->guest_count; i++) {
        guest_free(world->guests[i].guest);
        pipe_clear(&world->guests[i].up);
        pipe_clear(&world->guests[i].down);
    }
    for (int i = 0; i < world->stored_count; i++) stored_clear(&world->stored[i]);
    world_forget_questions(world);
    house_free(world->house);
}

static inline void world_live(World *world, WorldGuest *who)
{
    const Meeting *meeting = guest_meeting(who->guest);
    if (!guest_joined(who->guest)) return;
    if (who->host && world->rooms[who->table][0] == '\0') {
        text_copy(world->rooms[who->table], SECRET_SIZE, guest_room(who->guest));
    }
    (void)guest_refusal(who->guest);
    if (meeting->stage == MEETING_GATHERS && !who->watcher && rng_below(&who->rng, 4) == 0)
        online_person_gather(who->guest, who->host ? "Ada" : "Bob", who->table);
    if (meeting->stage == MEETING_PLAYS && guest_seats(who->guest) != 0)
        world->actions += online_person_play(who->guest, &who->rng);
    static const char *const talk[] = {"say \"well played\"", "react bravo", "report 1 \"slow\"",
                                       "name \"Eve\"", "from 0"};
    if (meeting->stage == MEETING_PLAYS && rng_below(&who->rng, 300) == 0)
        guest_ask(who->guest, talk[rng_below(&who->rng, 5)]);
}

/* Those who have heard of the link come by it. */
static inline void world_hear_of_link(World *world, WorldGuest *who)
{
    if (who->host || guest_room(who->guest)[0] != '\0') return;
    if (world->rooms[who->table][0] == '\0') return;
    FairNumber key = world_key((uint64_t)(who - world->guests) + 5);
    guest_free(who->guest);
    who->guest = guest_new(edition_files(), &key, world->rooms[who->table], "");
}

static inline void world_mishaps(World *world, WorldGuest *who)
{
    if (world->break_every > 0 && rng_below(&world->rng, (uint32_t)world->break_every) == 0)
        world_disconnect(world, who);
    if (world->kill_every > 0 && rng_below(&world->rng, (uint32_t)world->kill_every) == 0) {
        /* Killed before, within or after keeping: told is only what was kept. */
        if (rng_below(&world->rng, 2) == 0) world_keep(world);
        world_kill(world);
    }
}

static inline void world_step(World *world)
{
    world->now += 20;
    house_tick(world->house, world->now);
    for (int i = 0; i < 2 * WORLD_TABLES && house_work(world->house, world->now); i++) continue;
    world_think(world);
    world_look_up(world);
    for (int i = 0; i < world->guest_count; i++) {
        WorldGuest *who = &world->guests[i];
        world_hear_of_link(world, who);
        world_connect(world, who);
        world_carry(world, who);
        world_live(world, who);
        CHECK(!guest_broken(who->guest));
        world_mishaps(world, who);
    }
    world_keep(world);
    world_tell_kept(world);
}

static inline int world_games_over(const World *world)
{
    int over = 0;
    for (int i = 0; i < world->guest_count; i++)
        over += guest_meeting(world->guests[i].guest)->stage == MEETING_OVER;
    return over;
}

/* What a guest knows is what the store has, line for line, as far as it knows it; and two
 * who know the same lines have the same position. */
static inline void world_nothing_is_missing(World *world)
{
    for (int i = 0; i < world->guest_count; i++) {
        const WorldGuest *who = &world->guests[i];
        if (guest_known(who->guest) == 0) continue;
        FairNumber room = secrets_digest(guest_room(who->guest));
        const StoredRoom *stored = world_stored(world, &room);
        CHECK(guest_known(who->guest) <= stored->count);
        Meeting *again = mem_new(1, sizeof *again);
        meeting_begin(again);
        for (size_t n = 0; n < guest_known(who->guest); n++) {
            const char *line = stored->lines[n].text;
            if (line[0] != '!') CHECK(meeting_apply(again, edition_files(), journal_bare(line)));
        }
        const Meeting *meeting = guest_meeting(who->guest);
        CHECK_INT(again->stage, meeting->stage);
        CHECK_INT(again->seat_count, meeting->seat_count);
        if (meeting->table != NULL) {
            CHECK_INT((int64_t)table_action_count(again->table),
                      (int64_t)table_action_count(meeting->table));
            CHECK(notation_hash(table_edition(again->table), table_game(again->table)) ==
                  notation_hash(table_edition(meeting->table), table_game(meeting->table)));
        }
        meeting_clear(again);
        mem_free(again);
    }
}

static inline void world_run(uint64_t seed, int tables, int break_every, int kill_every,
                             Moment most)
{
    World *world = mem_new(1, sizeof *world);
    world_begin(world, seed, tables);
    world->break_every = break_every;
    world->kill_every = kill_every;
    while (world->now < most && world_games_over(world) < world->guest_count) world_step(world);
    world_nothing_is_missing(world);
    CHECK_INT(world->guest_count, world_games_over(world));
    CHECK(break_every == 0 || world->breaks > 10);
    CHECK(kill_every == 0 || world->kills > 2);
    printf("  seed %llu: %llu events, %llu actions by people, %llu answers of computers, %llu "
           "breaks, %llu kills, %lld s\n",
           (unsigned long long)seed, (unsigned long long)world->events,
           (unsigned long long)world->actions, (unsigned long long)world->answers,
           (unsigned long long)world->breaks, (unsigned long long)world->kills,
           (long long)world->now / 1000);
    world_end(world);
    mem_free(world);
}

#endif
