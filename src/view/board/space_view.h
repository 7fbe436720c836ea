/* space_view.h -- one space of the board. */
#ifndef VIEW_BOARD_SPACE_VIEW_H
#define VIEW_BOARD_SPACE_VIEW_H

#include "table/seating.h"
#include "ui/ui.h"
#include "view/board/board_layout.h"
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
    double breeze;          /* seconds that the motif has moved; 0: as at rest */
} BoardScene;

/* A space being drawn. */
typedef struct Square {
    Ui *ui;
    const BoardScene *scene;
    const BoardFrame *frame;
    int space;
    BoardSide side;
    Box box;
} Square;

/* Its band of colour, name, price or rent, buildings, mortgage, and the owner's tab on the rail;
 * in a ring the owner's colour and silhouette instead of words. */
void space_draw(Ui *ui, const BoardFrame *frame, const BoardScene *scene, int space);
/* The same, lifted out of its place. */
void space_draw_at(Ui *ui, const BoardFrame *frame, const BoardScene *scene, int space, Box box);

/* NULL: nobody holds it, or it is no property. */
const Holding *space_holding(const BoardScene *scene, int space);
/* What a visitor would pay there now, "$50", "dice × 4"; or its price, if it is free. */
void space_write_sum(Ui *ui, const BoardScene *scene, int space, Text *text);
/* The bare sum where there is no room for words, "× 4"; nothing where it is bare anyway. */
void space_write_brief(Ui *ui, const BoardScene *scene, int space, Text *text);
/* Is somebody in jail there? */
bool space_has_prisoner(const BoardScene *scene, int space);
Colour space_owner_colour(const Ui *ui, const BoardScene *scene, SeatId owner);
/* The silhouette of the owner's token. */
void space_owner_shape(Ui *ui, const BoardScene *scene, SeatId owner, Box box, Colour colour);

#endif
