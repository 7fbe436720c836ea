/* setup_edition.h -- a new game: which edition is played. */
#ifndef VIEW_SCREENS_SETUP_EDITION_H
#define VIEW_SCREENS_SETUP_EDITION_H

#include "ui/form.h"

/* The editions as little pictures, to choose from. */
double setup_edition_tiles(Ui *ui, Box box, void *what);
/* The board that is chosen, with what it says of itself, in all of the box. */
void setup_edition_board(Ui *ui, Box box);
/* What it says of itself, and for how many it is. */
double setup_edition_about(Ui *ui, Box box, void *what);

#endif
