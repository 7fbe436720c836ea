/* online_parlour.h -- one server and a few guests, by hand, without delays. */
#ifndef TESTS_ONLINE_PARLOUR_H
#define TESTS_ONLINE_PARLOUR_H

#include "online_world.h"

typedef struct Parlour {
    House *house;
    StoredRoom stored;
    Moment now;
    Guest *guests[8];
    int connections[8];
    int count;
} Parlour;

static inline void parlour_keep(Parlour *parlour)
{
    HouseEntry entry;
    while (house_next_entry(parlour->house, &entry)) {
        if (parlour->stored.count == 0) parlour->stored.room = entry.room;
        if (fair_dice_same(&parlour->stored.room, &entry.room))
            stored_add(&parlour->stored, &entry); /* the first table; others are forgotten */
        house_kept(parlour->house, &entry.room, entry.n + 1, parlour->now);
    }
}

static inline void parlour_look_up(Parlour *parlour)
{
    FairNumber room;
    while (house_next_wanted(parlour->house, &room)) {
        bool known = fair_dice_same(&parlour->stored.room, &room);
        for (size_t i = 0; known && i < parlour->stored.count; i++)
            house_found(parlour->house, &room, parlour->stored.lines[i].text);
        house_found_all(parlour->house, &room, known, parlour->now);
    }
}

/* Until nobody has anything to say. */
static inline void parlour_talk(Parlour *parlour)
{
    char buffer[WORLD_TALK];
    Text text = text_into(buffer, sizeof buffer);
    bool said = true;
    while (said) {
        said = false;
        for (int i = 0; i < parlour->count; i++) {
            if (parlour->connections[i] < 0) continue;
            while (guest_next_line(parlour->guests[i], &text)) {
                house_hear(parlour->house, parlour->connections[i], buffer, parlour->now);
                said = true;
            }
        }
        parlour_look_up(parlour);
        while (house_work_here(parlour->house, 100, parlour->now)) continue;
        parlour_keep(parlour);
        for (int i = 0; i < parlour->count; i++) {
            if (parlour->connections[i] < 0) continue;
            while (house_next_line(parlour->house, parlour->connections[i], parlour->now, &text)) {
                guest_hear(parlour->guests[i], buffer);
                said = true;
            }
        }
    }
}

static inline void parlour_open(Parlour *parlour)
{
    static const HousePlan plan = {.build = "test"};
    FairNumber key = world_key(1);
    *parlour = (Parlour){.house = house_new(edition_files(), &key, &plan), .now = 1000};
}

static inline int parlour_visit(Parlour *parlour, const char *room, const char *token)
{
    FairNumber key = world_key(100 + (uint64_t)parlour->count);
    int n = parlour->count++;
    parlour->guests[n] = guest_new(edition_files(), &key, room, token);
    parlour->connections[n] = house_connect(parlour->house, 1, parlour->now);
    guest_connect(parlour->guests[n]);
    parlour_talk(parlour);
    return n;
}

static inline void parlour_ask(Parlour *parlour, int guest, const char *line)
{
    guest_ask(parlour->guests[guest], line);
    parlour_talk(parlour);
}

static inline void parlour_close(Parlour *parlour)
{
    for (int i = 0; i < parlour->count; i++) guest_free(parlour->guests[i]);
    house_free(parlour->house);
    stored_clear(&parlour->stored);
}

/* Ada opens a table, Bob comes by its link. */
static inline void two_at_a_table(Parlour *parlour)
{
    parlour_open(parlour);
    parlour_visit(parlour, "", "");
    CHECK_INT(SECRET_DIGITS, strlen(guest_room(parlour->guests[0])));
    parlour_ask(parlour, 0, "sit \"Ada\"");
    parlour_visit(parlour, guest_room(parlour->guests[0]), "");
    parlour_ask(parlour, 1, "sit \"Bob\"");
}

static inline void start(Parlour *parlour)
{
    parlour_ask(parlour, 0, "ready on");
    parlour_ask(parlour, 1, "ready on");
    parlour_ask(parlour, 0, "start");
}

/* The server is killed and comes back with what it had kept; everybody is gone. */
static inline void parlour_kill(Parlour *parlour)
{
    static const HousePlan plan = {.build = "test"};
    FairNumber key = world_key(2);
    house_free(parlour->house);
    parlour->house = house_new(edition_files(), &key, &plan);
    for (int i = 0; i < parlour->count; i++) parlour->connections[i] = -1;
}

static inline void parlour_leave(Parlour *parlour, int guest)
{
    house_close(parlour->house, parlour->connections[guest], parlour->now);
    parlour->connections[guest] = -1;
    parlour_talk(parlour);
}

/* The guest whose person must decide, and one that must not. */
static inline int who_decides(const Parlour *parlour)
{
    const Meeting *meeting = guest_meeting(parlour->guests[0]);
    SeatId decider = table_game(meeting->table)->decider;
    return (guest_seats(parlour->guests[0]) >> decider & 1U) != 0 ? 0 : 1;
}

#endif
