/* building_art.h -- houses and hotels. */
#ifndef VIEW_ART_BUILDING_ART_H
#define VIEW_ART_BUILDING_ART_H

#include "canvas/canvas.h"

/* One building that fills the middle of the box; a white edge inside the box
 * keeps it apart from any colour. Doors and windows show from 14 pixels on. */
void building_art_house(Canvas *canvas, Box box);
void building_art_hotel(Canvas *canvas, Box box);

/* Houses, then hotels, in the middle of a colour band: side by side, or one
 * under the other when the band is upright. The buildings themselves are
 * always upright. As large as the band allows. */
void building_art_row(Canvas *canvas, Box band, int houses, int hotels, bool upright);

#endif
