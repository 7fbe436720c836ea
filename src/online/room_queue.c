/* room_queue.c -- rooms (or visits) that wait for something, in the order in which they came. */
#include "online/room_queue.h"

#include "base/mem.h"

void room_queue_add(RoomQueue *queue, int room)
{
    if (queue->count == queue->size) {
        int size = queue->size == 0 ? 64 : 2 * queue->size;
        int *ring = mem_new((size_t)size, sizeof *ring);
        for (int i = 0; i < queue->count; i++)
            ring[i] = queue->ring[(queue->first + i) % queue->size];
        mem_free(queue->ring);
        *queue = (RoomQueue){.ring = ring, .size = size, .count = queue->count};
    }
    queue->ring[(queue->first + queue->count++) % queue->size] = room;
}

int room_queue_take(RoomQueue *queue)
{
    int room = queue->ring[queue->first];
    queue->first = (queue->first + 1) % queue->size;
    queue->count--;
    return room;
}

void room_queue_clear(RoomQueue *queue)
{
    mem_free(queue->ring);
    *queue = (RoomQueue){0};
}
