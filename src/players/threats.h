/* threats.h -- built streets: dangerous for all but their owners. */
#ifndef PLAYERS_THREATS_H
#define PLAYERS_THREATS_H

#include "game/game.h"
#include "players/feature.h"

typedef struct Threat {
    float visits, rent;
    SeatId owner;
} Threat;

typedef struct Threats {
    int count;
    Threat list[MAX_DEEDS];
} Threats;

void threats_find(const Edition *edition, const Game *game, Threats *threats);

/* Adds FEATURE_SQUEEZE and FEATURE_RUIN of a seat whose money is known. */
void threats_add(const Threats *threats, SeatId seat, float feature[FEATURE_COUNT]);

#endif
