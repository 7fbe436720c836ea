/* token_place.h -- where tokens stand on a board, and where the mover came from. */
#ifndef VIEW_BOARD_TOKEN_PLACE_H
#define VIEW_BOARD_TOKEN_PLACE_H

#include "view/board/space_view.h"

/* A token on the board. */
typedef struct TokenPlace {
    double x, y; /* its middle */
    double side; /* of its disc */
    double turn; /* where its pointer points, in full turns from upwards */
    bool pin;    /* it has a pointer; not in corners */
    bool cell;   /* it is in jail */
} TokenPlace;

/* Standing or walking. */
TokenPlace token_place(const BoardFrame *frame, const BoardScene *scene, SeatId seat);

/* A point in the felt before a space, `distance` from its edge. */
void token_place_before(const BoardFrame *frame, int space, double distance, double *x, double *y);

/* The way of the mover in this turn. */
typedef struct TokenTrail {
    bool shown;
    bool arrived; /* it stands on `to` */
    SpaceId from, to;
    bool backwards;
} TokenTrail;
TokenTrail token_place_trail(const BoardScene *scene);

#endif
