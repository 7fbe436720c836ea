/* building_view.c -- houses and hotels as an edition calls them. */
#include "view/board/building_view.h"

#include "base/text.h"
#include "view/art/building_art.h"

static bool only_hotels(const Edition *edition)
{
    return text_same(edition_noun(edition, NOUN_HOUSE), edition_noun(edition, NOUN_HOTEL));
}

void building_view_row(Canvas *canvas, const Edition *edition, Box band, int houses, int hotels,
                       bool upright)
{
    if (only_hotels(edition))
        building_art_row(canvas, band, 0, houses + hotels, upright);
    else
        building_art_row(canvas, band, houses, hotels, upright);
}

void building_view_one(Canvas *canvas, const Edition *edition, Box box, bool hotel)
{
    if (hotel || only_hotels(edition))
        building_art_hotel(canvas, box);
    else
        building_art_house(canvas, box);
}
