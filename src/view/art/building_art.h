/* building_art.h -- houses, hotels and towers. */
#ifndef VIEW_ART_BUILDING_ART_H
#define VIEW_ART_BUILDING_ART_H

#include "canvas/canvas.h"

/* How an edition builds. */
typedef struct BuildingLook {
    Colour house, hotel;
    bool towers; /* what the rules call a house is a tower */
} BuildingLook;

/* One building that fills the middle of the box; a paper edge inside the box
 * keeps it apart from any colour. */
void building_art_house(Canvas *canvas, const BuildingLook *look, Box box);
void building_art_hotel(Canvas *canvas, const BuildingLook *look, Box box);

/* Houses, then hotels, in the middle of a colour band: side by side, or one
 * under the other when the band is upright; houses always stand, hotels lie
 * along the band. As large as the band allows, up to `most`. */
void building_art_row(Canvas *canvas, const BuildingLook *look, Box band, int houses, int hotels,
                      bool upright, double most);
/* How wide a band so high must be for them to be as high as it allows. */
double building_art_length(const BuildingLook *look, int houses, int hotels, double height);

#endif
