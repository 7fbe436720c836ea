/* house.c -- all meetings of a server, and who is connected to which. */
#include "online/house.h"

#include <string.h>

#include "base/lines.h"
#include "base/mem.h"
#include "online/house_state.h"

enum { CONNECTIONS = 20000, ROOMS_AN_HOUR = 10, HURRIES_MOST = 100, SLEEP_AFTER = 10 * 60 * 1000 };

House *house_new(const EditionLibrary *library, const FairNumber *key, const HousePlan *plan)
{
    House *house = mem_new(1, sizeof *house);
    house->common = (StewardHouse){.library = library, .pool = edition_pool_new()};
    house->plan = *plan;
    house->secrets.key = *key;
    house->elsewhere = text_growing();
    house->last_question = &house->questions;
    if (house->plan.connections == 0) house->plan.connections = CONNECTIONS;
    if (house->plan.rooms_an_hour == 0) house->plan.rooms_an_hour = ROOMS_AN_HOUR;
    if (house->plan.sleep_after == 0) house->plan.sleep_after = SLEEP_AFTER;
    house->readers = mem_new((size_t)house->plan.connections, sizeof *house->readers);
    return house;
}

void house_free(House *house)
{
    if (house == NULL) return;
    for (int i = 0; i < house->room_count; i++) steward_free(house->rooms[i].steward);
    while (house->questions != NULL) question_free(house_next_question(house));
    edition_pool_free(house->common.pool);
    mem_free(house->rooms);
    room_index_clear(&house->index);
    mem_free(house->visits);
    mem_free(house->readers);
    room_queue_clear(&house->work);
    room_queue_clear(&house->keep);
    room_queue_clear(&house->wanted);
    room_queue_clear(&house->free_rooms);
    room_queue_clear(&house->free_visits);
    text_free(&house->elsewhere);
    mem_free(house);
}

bool house_next_reader(House *house, int *connection)
{
    if (house->reader_count == 0) return false;
    *connection = house->readers[house->reader_first];
    house->reader_first = (house->reader_first + 1) % house->plan.connections;
    house->reader_count--;
    house->visits[*connection].queued = false;
    return true;
}

/* Whom the host has sent away stands outside again. */
static void see_out(House *house, HouseRoom *room)
{
    for (int i = 0; i < STEWARD_MEMBERS; i++) {
        int visit = room->visits[i];
        if (visit < 0 || steward_in(room->steward, i)) continue;
        room->visits[i] = -1;
        house->visits[visit].stage = VISIT_NEW;
        house_refuse(house, visit, "join", NO_WELCOME);
    }
}

bool house_tired_of(const House *house, int connection)
{
    const Visit *visit = &house->visits[connection];
    if (visit->stage != VISIT_IN) return visit->hurries > HURRIES_MOST;
    return steward_tired_of(house->rooms[visit->room].steward, visit->member);
}

void house_hear(House *house, int connection, const char *text, Moment now)
{
    Visit *visit = &house->visits[connection];
    house->counts.lines_heard++;
    if (visit->stage == VISIT_IN) {
        HouseRoom *room = &house->rooms[visit->room];
        steward_hear(room->steward, visit->member, text, now);
        house_queue_room(house, room);
        see_out(house, room);
    } else if (visit->stage == VISIT_NEW) {
        Line *line = mem_new(1, sizeof *line);
        lines_split(text, strlen(text), line);
        house_hear_outside(house, connection, line, now);
        mem_free(line);
    }
}

bool house_next_line(House *house, int connection, Moment now, Text *line)
{
    Visit *visit = &house->visits[connection];
    text_clear(line);
    if (visit->answer[0] != '\0') {
        text_add(line, visit->answer);
        visit->answer[0] = '\0';
    } else if (visit->listed >= 0) {
        house_list_next(house, connection, line);
    } else if (visit->stage != VISIT_IN ||
               !steward_next_line(house->rooms[visit->room].steward, visit->member, now, line)) {
        return false;
    }
    house->counts.lines_told++;
    return true;
}

/* ---- time, chance, keeping ---- */

/* Nobody there, nothing to happen by itself, all of it kept: it can be read again. */
static bool asleep(const House *house, const HouseRoom *room, Moment now)
{
    const Journal *journal = steward_journal(room->steward);
    return steward_member_count(room->steward) == 0 && journal->kept == journal->count &&
           !steward_runs(room->steward) &&
           now - steward_touched(room->steward) > house->plan.sleep_after;
}

void house_tick(House *house, Moment now)
{
    for (int i = 0; i < house->room_count; i++) {
        HouseRoom *room = &house->rooms[i];
        if (!room->used || !room->whole) continue;
        if (steward_tick(room->steward, now)) house_queue_room(house, room);
        if (asleep(house, room, now)) house_room_drop(house, i);
    }
}

bool house_next_entry(House *house, HouseEntry *entry)
{
    while (house->keep.count > 0) {
        HouseRoom *room = &house->rooms[house->keep.ring[house->keep.first]];
        if (room->used && room->whole &&
            steward_next_entry(room->steward, &entry->n, &entry->line)) {
            entry->room = room->digest;
            entry->lease = room->lease;
            entry->runs = steward_runs(room->steward);
            return true;
        }
        room->to_keep = false;
        room_queue_take(&house->keep);
    }
    return false;
}

void house_kept(House *house, const FairNumber *digest, size_t n, Moment now)
{
    int place = house_room_find(house, digest);
    if (place < 0 || !house->rooms[place].whole) return;
    steward_kept(house->rooms[place].steward, n, now);
    house_queue_room(house, &house->rooms[place]);
}

bool house_next_difference(House *house, Text *text)
{
    text_clear(text);
    for (; house->differing < house->room_count; house->differing++) {
        HouseRoom *room = &house->rooms[house->differing];
        if (room->used && room->whole && steward_next_difference(room->steward, text)) {
            house->counts.differences++;
            return true;
        }
    }
    house->differing = 0;
    return false;
}

HouseCounts house_counts(const House *house)
{
    HouseCounts counts = house->counts;
    for (int i = 0; i < house->room_count; i++) {
        const HouseRoom *room = &house->rooms[i];
        if (!room->used || !room->whole) continue;
        counts.meetings++;
        counts.playing += steward_meeting(room->steward)->stage == MEETING_PLAYS;
        counts.stuck += steward_stuck(room->steward);
        counts.dozing += steward_dozes(room->steward);
    }
    return counts;
}
