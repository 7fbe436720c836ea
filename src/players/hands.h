/* hands.h -- who has which deeds: as in the game, or as it would be. */
#ifndef PLAYERS_HANDS_H
#define PLAYERS_HANDS_H

#include "game/game.h"

typedef struct Hands {
    DeedSet of[MAX_SEATS], all;
} Hands;

void hands_find(const Game *game, Hands *hands);

#endif
