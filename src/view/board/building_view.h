/* building_view.h -- houses and hotels as an edition builds them. */
#ifndef VIEW_BOARD_BUILDING_VIEW_H
#define VIEW_BOARD_BUILDING_VIEW_H

#include "canvas/canvas.h"
#include "edition/edition.h"

/* As building_art_row; where what the rules call a house is called a hotel, towers are drawn. */
void building_view_row(Canvas *canvas, const Edition *edition, Box band, int houses, int hotels,
                       bool upright);
/* As building_art_length. */
double building_view_length(const Edition *edition, int houses, int hotels, double height);
/* One of them. */
void building_view_one(Canvas *canvas, const Edition *edition, Box box, bool hotel);

#endif
