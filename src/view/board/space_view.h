/* space_view.h -- one space of the board. */
#ifndef VIEW_BOARD_SPACE_VIEW_H
#define VIEW_BOARD_SPACE_VIEW_H

#include "table/seating.h"
#include "ui/ui.h"
#include "view/stage.h"

/* What there is to draw on a board. */
typedef struct BoardScene {
    const Edition *edition;
    const Game *game;       /* NULL: an empty board */
    const Seating *seating; /* NULL with an empty board */
    const Stage *stage;     /* movement; NULL: nothing moves */
    const int *pictures;    /* own pictures by seat, NULL: none */
    int layer;              /* of the canvas, to keep the still part; -1: none */
    int marked;             /* space drawn with a ring, -1: none */
} BoardScene;

/* Its band of colour, name, price, owner's mark, buildings, mortgage. */
void space_draw(Ui *ui, Box box, const BoardScene *scene, int space);

#endif
