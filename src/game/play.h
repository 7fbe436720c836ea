/* play.h -- an action being carried out: what changes, and where events go. */
#ifndef GAME_PLAY_H
#define GAME_PLAY_H

#include "game/event.h"

/* What the rule modules work on. */
typedef struct Play {
    const Edition *edition;
    Game *game;
    EventList *events; /* NULL: nobody watches */
} Play;

/* Tells what needs no more than a seat and a deed; NOBODY and NO_DEED if none. */
static inline void play_tell(const Play *play, EventKind kind, SeatId seat, DeedId deed)
{
    event_add(play->events,
              (Event){.kind = (uint8_t)kind, .seat = seat, .other = NOBODY, .deed = deed});
}

#endif
