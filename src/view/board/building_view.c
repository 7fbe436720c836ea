/* building_view.c -- houses and hotels as an edition builds them. */
#include "view/board/building_view.h"

#include "view/art/building_art.h"
#include "view/art/face_art.h"

static BuildingLook look_of(const Edition *edition)
{
    Face face = face_whole(&edition->face, edition->felt);
    return (BuildingLook){.house = colour_opaque(face.value[FACE_HOUSE]),
                          .hotel = colour_opaque(face.value[FACE_HOTEL]),
                          .towers = face_art_towers(edition)};
}

void building_view_row(Canvas *canvas, const Edition *edition, Box band, int houses, int hotels,
                       bool upright)
{
    BuildingLook look = look_of(edition);
    building_art_row(canvas, &look, band, houses, hotels, upright, upright ? band.w : band.h);
}

double building_view_length(const Edition *edition, int houses, int hotels, double height)
{
    BuildingLook look = look_of(edition);
    return building_art_length(&look, houses, hotels, height);
}

void building_view_one(Canvas *canvas, const Edition *edition, Box box, bool hotel)
{
    BuildingLook look = look_of(edition);
    if (hotel)
        building_art_hotel(canvas, &look, box);
    else
        building_art_house(canvas, &look, box);
}
