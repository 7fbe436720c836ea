/* room_index.c -- rooms by their digest. */
#include "online/room_index.h"

#include <string.h>

#include "base/mem.h"

enum { SIZE_FIRST = 16 };

void room_index_clear(RoomIndex *index)
{
    mem_free(index->slots);
    *index = (RoomIndex){0};
}

static int home_of(const RoomIndex *index, const FairNumber *digest)
{
    uint32_t hash;
    memcpy(&hash, digest->bytes, sizeof hash);
    return (int)(hash & (uint32_t)(index->size - 1));
}

static int next_of(const RoomIndex *index, int slot)
{
    return (slot + 1) & (index->size - 1);
}

/* Where it is, or the free slot where it would be. */
static int slot_of(const RoomIndex *index, const FairNumber *digest)
{
    int slot = home_of(index, digest);
    while (index->slots[slot].room != 0 && !fair_dice_same(&index->slots[slot].digest, digest))
        slot = next_of(index, slot);
    return slot;
}

int room_index_find(const RoomIndex *index, const FairNumber *digest)
{
    return index->size == 0 ? -1 : index->slots[slot_of(index, digest)].room - 1;
}

static void grow(RoomIndex *index)
{
    RoomIndex larger = {.size = index->size == 0 ? SIZE_FIRST : 2 * index->size};
    larger.slots = mem_new((size_t)larger.size, sizeof *larger.slots);
    for (int i = 0; i < index->size; i++)
        if (index->slots[i].room != 0)
            room_index_add(&larger, &index->slots[i].digest, index->slots[i].room - 1);
    mem_free(index->slots);
    *index = larger;
}

void room_index_add(RoomIndex *index, const FairNumber *digest, int room)
{
    if (2 * (index->count + 1) > index->size) grow(index);
    index->slots[slot_of(index, digest)] = (RoomSlot){.digest = *digest, .room = room + 1};
    index->count++;
}

/* What stands behind the gap and could not be found across it moves into it. */
static void close_gap(RoomIndex *index, int gap)
{
    for (int slot = next_of(index, gap); index->slots[slot].room != 0;
         slot = next_of(index, slot)) {
        int home = home_of(index, &index->slots[slot].digest), mask = index->size - 1;
        if (((slot - home) & mask) < ((slot - gap) & mask)) continue;
        index->slots[gap] = index->slots[slot];
        gap = slot;
    }
    index->slots[gap].room = 0;
}

void room_index_drop(RoomIndex *index, const FairNumber *digest)
{
    if (room_index_find(index, digest) < 0) return;
    close_gap(index, slot_of(index, digest));
    index->count--;
}
