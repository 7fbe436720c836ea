/* furniture_view.h -- what lies on the motif: decks, dice, the bank's tray, the name plate. */
#ifndef VIEW_BOARD_FURNITURE_VIEW_H
#define VIEW_BOARD_FURNITURE_VIEW_H

#include "view/board/board_layout.h"

typedef struct View View;

/* Where things lie in the middle. */
typedef struct MiddlePlan {
    Box box;    /* the middle */
    double k;   /* pixels of the window per pixel of the design */
    bool rich;  /* there is room for decks, tray and plate */
    Box deed;   /* the deed or card, upright or low */
    double tag; /* its price tag, scale; 0: none */
} MiddlePlan;
MiddlePlan furniture_plan(const View *view, const BoardFrame *frame);

/* Everything but the deed. */
void furniture_draw(View *view, const MiddlePlan *plan);

#endif
