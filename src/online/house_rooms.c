/* house_rooms.c -- the rooms of a house: by their digest, and who is told that something
 * happened there. */
#include <string.h>

#include "base/mem.h"
#include "online/house_state.h"

int house_room_find(const House *house, const FairNumber *digest)
{
    return room_index_find(&house->index, digest);
}

static void more_rooms(House *house)
{
    int more = house->room_count == 0 ? 16 : house->room_count;
    house->rooms =
        mem_resize(house->rooms, (size_t)(house->room_count + more), sizeof *house->rooms);
    memset(house->rooms + house->room_count, 0, (size_t)more * sizeof *house->rooms);
    for (int i = 0; i < more; i++) room_queue_add(&house->free_rooms, house->room_count + i);
    house->room_count += more;
}

int house_room_add(House *house, const FairNumber *digest)
{
    if (house->free_rooms.count == 0) more_rooms(house);
    int n = room_queue_take(&house->free_rooms);
    bool at_work = house->rooms[n].at_work, to_keep = house->rooms[n].to_keep;
    house->rooms[n] =
        (HouseRoom){.used = true, .digest = *digest, .at_work = at_work, .to_keep = to_keep};
    for (int i = 0; i < STEWARD_MEMBERS; i++) house->rooms[n].visits[i] = -1;
    room_index_add(&house->index, digest, n);
    return n;
}

void house_room_drop(House *house, int n)
{
    steward_free(house->rooms[n].steward);
    room_index_drop(&house->index, &house->rooms[n].digest);
    bool at_work = house->rooms[n].at_work, to_keep = house->rooms[n].to_keep;
    house->rooms[n] = (HouseRoom){.at_work = at_work, .to_keep = to_keep};
    room_queue_add(&house->free_rooms, n);
}

/* Something happened in the room: there may be lines to keep, and somebody's turn. */
void house_room_stir(House *house, int n)
{
    HouseRoom *room = &house->rooms[n];
    if (!room->at_work) room_queue_add(&house->work, n);
    if (!room->to_keep) room_queue_add(&house->keep, n);
    room->at_work = room->to_keep = true;
}

void house_queue_reader(House *house, int visit)
{
    if (house->visits[visit].queued) return;
    house->visits[visit].queued = true;
    int place = (house->reader_first + house->reader_count++) % house->plan.connections;
    house->readers[place] = visit;
}

void house_queue_room(House *house, const HouseRoom *room)
{
    house_room_stir(house, (int)(room - house->rooms));
    steward_take_counts(room->steward, &house->counts.actions, &house->counts.refusals);
    for (int i = 0; i < STEWARD_MEMBERS; i++)
        if (room->visits[i] >= 0 && steward_has_line(room->steward, i))
            house_queue_reader(house, room->visits[i]);
}
