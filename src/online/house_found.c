/* house_found.c -- meetings that come from the store, and those that another node has. */
#include "online/house_state.h"

bool house_next_wanted(House *house, FairNumber *digest)
{
    while (house->wanted.count > 0) {
        const HouseRoom *room = &house->rooms[room_queue_take(&house->wanted)];
        if (!room->used || room->whole) continue;
        *digest = room->digest;
        return true;
    }
    return false;
}

void house_found(House *house, const FairNumber *digest, const char *line)
{
    int n = house_room_find(house, digest);
    if (n < 0 || house->rooms[n].whole) return;
    HouseRoom *room = &house->rooms[n];
    if (room->steward == NULL) {
        FairNumber key = secrets_number(&house->secrets);
        room->steward = steward_empty(&house->common, &key);
    }
    steward_recall(room->steward, line);
}

/* Those who wait for the room come in, or hear why not. */
static void let_in(House *house, int n, No why, Moment now)
{
    for (int i = 0; i < house->visit_count; i++) {
        Visit *visit = &house->visits[i];
        if (visit->stage != VISIT_WAITS || visit->room != n) continue;
        visit->stage = VISIT_NEW;
        if (why == NO_OBJECTION)
            house_enter(house, i, n, now);
        else
            house_refuse(house, i, "join", why);
        if (why == NO_ROOM) house_note_miss(house, visit->address, now);
    }
}

void house_found_all(House *house, const FairNumber *digest, uint64_t lease, Moment now)
{
    int n = house_room_find(house, digest);
    if (n < 0 || house->rooms[n].whole) return;
    HouseRoom *room = &house->rooms[n];
    bool exists = lease != 0 && room->steward != NULL;
    room->lease = lease;
    room->whole = exists;
    if (exists) steward_resume(room->steward, now);
    let_in(house, n, exists ? NO_OBJECTION : NO_ROOM, now);
    if (!house->rooms[n].whole) house_room_drop(house, n);
}

/* Everybody in a room, or waiting for it, is told where to go; then it is gone. */
static void send_away(House *house, int n, const char *node)
{
    for (int i = 0; i < house->visit_count; i++) {
        Visit *visit = &house->visits[i];
        if (visit->room != n || (visit->stage != VISIT_WAITS && visit->stage != VISIT_IN)) continue;
        visit->stage = VISIT_NEW;
        house_tell(house, i, node[0] == '\0' ? "go" : "go ", node);
    }
    house_room_drop(house, n);
}

void house_elsewhere(House *house, const FairNumber *digest, const char *node)
{
    int n = house_room_find(house, digest);
    if (n >= 0 && !house->rooms[n].whole) send_away(house, n, node);
}

void house_adopt(House *house, const FairNumber *digest, uint64_t lease)
{
    int n = house_room_find(house, digest);
    if (n >= 0 && house->rooms[n].whole && house->rooms[n].lease < lease) send_away(house, n, "");
    if (house_room_find(house, digest) < 0)
        room_queue_add(&house->wanted, house_room_add(house, digest));
}

void house_lost(House *house, const FairNumber *digest, uint64_t lease)
{
    int n = house_room_find(house, digest);
    if (n >= 0 && house->rooms[n].whole && house->rooms[n].lease < lease) send_away(house, n, "");
}
