/* setup_edition.h -- a new game: which edition is played. */
#ifndef VIEW_SCREENS_SETUP_EDITION_H
#define VIEW_SCREENS_SETUP_EDITION_H

#include "ui/ui.h"

/* Contents of a card; `what` is the height, a double, that it should not
 * exceed: the board is made lower for it, as far as it makes sense. */
double setup_edition(Ui *ui, Box box, void *what);

#endif
