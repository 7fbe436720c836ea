/* building_step.h -- the buildings a seat could put up next. */
#ifndef PLAYERS_BUILDING_STEP_H
#define PLAYERS_BUILDING_STEP_H

#include "game/action.h"

typedef struct BuildingStep {
    Money price, gain; /* gain: in rent */
    DeedId deed;
    uint8_t height; /* of the street, before */
    bool beside;    /* a hotel beside the houses */
} BuildingStep;

/* A house and a hotel beside it, for every street. */
enum { MAX_BUILDING_STEPS = 2 * MAX_DEEDS };

/* The streets it may build on by what it owns, wherever its token is. */
DeedSet building_step_sites(const Edition *edition, const Game *game, SeatId seat);

/* Every next building that place, stock and money allow, whoever's turn it
 * is. Evenly even where the rules do not require it, as far as the streets
 * are within reach. Returns how many. */
int building_step_list(const Edition *edition, const Game *game, SeatId seat,
                       BuildingStep list[MAX_BUILDING_STEPS]);

Action building_step_action(SeatId seat, const BuildingStep *step);

#endif
