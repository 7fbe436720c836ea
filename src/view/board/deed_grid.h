/* deed_grid.h -- deeds as small cards beside each other. */
#ifndef VIEW_BOARD_DEED_GRID_H
#define VIEW_BOARD_DEED_GRID_H

#include "game/game.h"
#include "ui/ui.h"

typedef struct View View;

typedef struct DeedGrid {
    const char *word; /* of the ids */
    DeedSet deeds, chosen;
    DeedSet pale;         /* cannot be pressed, */
    const char *pale_why; /* because of this */
    bool to_press;        /* else only shown, with a tip */
    bool opens;           /* a press shows more of it and chooses nothing */
    bool owners;          /* marked with the token of its owner */
    int across;           /* cards in a row; 0: as many as there is room for */
} DeedGrid;

int deed_grid_columns(const Ui *ui, double width);
double deed_grid_height(const Ui *ui, double width, const DeedGrid *grid);
/* By group and then as on the board; the deed pressed in this pass or NO_DEED. */
DeedId deed_grid(View *view, Box box, const DeedGrid *grid);

#endif
