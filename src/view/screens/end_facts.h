/* end_facts.h -- facts about a game that is over. */
#ifndef VIEW_SCREENS_END_FACTS_H
#define VIEW_SCREENS_END_FACTS_H

#include "game/game.h"

typedef struct View View;

enum { END_POINTS = 97 };

/* Worked out once, when the game is over. */
typedef struct EndState {
    int points;                           /* samples of the game, from its beginning to its end */
    int32_t worth[MAX_SEATS][END_POINTS]; /* net worth of each seat */
    int32_t largest;                      /* of all of them */
    Money dearest_rent;                   /* and who paid it to whom for what */
    SeatId dearest_payer, dearest_owner;
    DeedId dearest_deed;
    size_t at;    /* replay: the state before this action is shown */
    bool playing; /* replay: runs automatically */
    double next;  /* when */
} EndState;

/* Of the game that is shown. */
EndState *end_of(const View *view);
/* Works it out. */
void end_facts_collect(View *view);

#endif
