/* play.h -- what the rule modules work on while an action is carried out. */
#ifndef GAME_PLAY_H
#define GAME_PLAY_H

#include "game/event.h"

typedef struct Play {
    const Edition *edition;
    Game *game;
    EventList *events; /* NULL: nobody watches */
} Play;

#endif
