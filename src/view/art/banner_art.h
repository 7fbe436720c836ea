/* banner_art.h -- the head of a screen: the edition's rail, and its motif rising out of it. */
#ifndef VIEW_ART_BANNER_ART_H
#define VIEW_ART_BANNER_ART_H

#include "edition/edition.h"
#include "ui/ui.h"

/* Layers of the canvas that boards leave free. */
enum { BANNER_LAYER = 1, BANNER_TILES_LAYER = 3 };

/* Fills the box; words stand on the left half, on ui->theme.rail. NULL: the usual motif. */
void banner_art_draw(Ui *ui, Box box, const Edition *edition);
/* Before words that reach to `right` are written on it: where that is on the motif, they have the
 * rail behind them. */
void banner_art_clear(Ui *ui, Box box, double right);
/* Words on it: the loud ones, and those above and below. */
Colour banner_art_ink(const Theme *theme);
Colour banner_art_quiet(const Theme *theme);

/* A little picture of an edition: its motif in a frame of its rail. */
void banner_art_tile(Ui *ui, Box box, const Theme *theme, FaceMotif motif);

#endif
