/* title_art.h -- the name of the game, drawn as five deeds. */
#ifndef VIEW_ART_TITLE_ART_H
#define VIEW_ART_TITLE_ART_H

#include "ui/ui.h"

/* Across the box, at most so large that it looks right; from its top. Returns
 * the height used. */
double title_art(Ui *ui, Box box);

#endif
