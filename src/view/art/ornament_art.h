/* ornament_art.h -- the ornaments in the corners of a board. */
#ifndef VIEW_ART_ORNAMENT_ART_H
#define VIEW_ART_ORNAMENT_ART_H

#include "edition/edition.h"
#include "ui/ui.h"

/* In the outer angle of a corner square; `board` is all of the squares. */
void ornament_art_corner(Ui *ui, Box corner, Box board, const Edition *edition);

#endif
