/* room_index.h -- rooms by their digest: found, added and dropped in constant time. */
#ifndef ONLINE_ROOM_INDEX_H
#define ONLINE_ROOM_INDEX_H

#include "table/fair_dice.h"

typedef struct RoomSlot {
    FairNumber digest;
    int room; /* from 1; 0: the slot is free */
} RoomSlot;

typedef struct RoomIndex {
    RoomSlot *slots;
    int size, count; /* the size is a power of two */
} RoomIndex;

void room_index_clear(RoomIndex *index);
/* The room; -1: there is none. */
int room_index_find(const RoomIndex *index, const FairNumber *digest);
void room_index_add(RoomIndex *index, const FairNumber *digest, int room);
void room_index_drop(RoomIndex *index, const FairNumber *digest);

#endif
