/* room_queue.h -- rooms (or visits) that wait for something, in the order in which they came. */
#ifndef ONLINE_ROOM_QUEUE_H
#define ONLINE_ROOM_QUEUE_H

typedef struct RoomQueue {
    int *ring;
    int size, first, count;
} RoomQueue;

void room_queue_add(RoomQueue *queue, int room);
/* The first one; there is one. */
int room_queue_take(RoomQueue *queue);
void room_queue_clear(RoomQueue *queue);

#endif
