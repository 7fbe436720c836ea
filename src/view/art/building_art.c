/* building_art.c -- houses and hotels. */
#include "view/art/building_art.h"

#include <math.h>
#include <stddef.h>

/* On a square of SIDE units; a hotel reaches out of it on both sides. */
enum { SIDE = 24 };

typedef struct Building {
    const char *edge; /* around everything */
    const char *walls, *roof;
    const char *detail; /* doors and windows */
    Colour wall_colour, roof_colour;
} Building;

static const Building house = {.edge = "M12 1l11.5 10.5h-2.5v11.5h-18v-11.5h-2.5z",
                               .walls = "M3 10h18v13h-18z",
                               .roof = "M12 1l11.5 10.5h-23z",
                               .detail = "M9.5 23v-7c0-.8.5-1.3 1.3-1.3h2.4c.8 0 1.3.5 1.3 1.3v7z",
                               .wall_colour = 0xFF178A48u,
                               .roof_colour = 0xFF0B5A2Du};

static const Building hotel = {
    .edge = "M3 1h18l6.5 9h-2v13h-27v-13h-2z",
    .walls = "M-1.5 9h27v14h-27z",
    .roof = "M3 1h18l6.5 9h-31z",
    .detail = "M9.4 23v-5.5c0-.8.5-1.3 1.3-1.3h2.6c.8 0 1.3.5 1.3 1.3v5.5z"
              "M1.2 12.4h4.4v3.4h-4.4zM9.8 11.4h4.4v2.6h-4.4zM18.4 12.4h4.4v3.4h-4.4z"
              "M1.2 17.8h4.4v2.8h-4.4zM18.4 17.8h4.4v2.8h-4.4z",
    .wall_colour = 0xFFC9251Fu,
    .roof_colour = 0xFF861010u};

/* Widths for a height of 1, and the gaps between buildings. */
#define HOUSE_WIDTH 1.0
#define HOTEL_WIDTH 1.3
#define GAP 0.12
/* Below this height details are only dirt. */
#define DETAIL_LEAST 14.0

static void fill_part(Canvas *canvas, const char *outline, Box box, Colour colour)
{
    canvas_outline_path(canvas, outline, SIDE, box);
    canvas->verbs->fill(canvas, colour);
}

static void draw(Canvas *canvas, const Building *building, double width, Box box)
{
    double height = box.h < box.w / width ? box.h : box.w / width;
    double edge = height * 0.055 > 0.9 ? height * 0.055 : 0.9;
    Box inner = box_centred(box, height * width - 2 * edge, height - 2 * edge);
    canvas_outline_path(canvas, building->edge, SIDE, inner);
    canvas->verbs->stroke(canvas, 2 * edge, 0xFFFFFFFFu);
    fill_part(canvas, building->walls, inner, building->wall_colour);
    fill_part(canvas, building->roof, inner, building->roof_colour);
    if (height >= DETAIL_LEAST) fill_part(canvas, building->detail, inner, 0xFFFFF6E0u);
}

void building_art_house(Canvas *canvas, Box box)
{
    draw(canvas, &house, HOUSE_WIDTH, box);
}

void building_art_hotel(Canvas *canvas, Box box)
{
    draw(canvas, &hotel, HOTEL_WIDTH, box);
}

/* Buildings of a few pixels are sharper on whole ones. */
static double settled(double length, double height)
{
    return height < 16 ? floor(length + 0.5) : length;
}

/* How long the row or column is when the buildings are 1 high. */
static double length_of(int houses, int hotels, bool upright)
{
    double gaps = GAP * (houses + hotels - 1);
    return gaps + houses * (upright ? 1 : HOUSE_WIDTH) + hotels * (upright ? 1 : HOTEL_WIDTH);
}

static double height_in(Box band, int houses, int hotels, bool upright)
{
    double widest = hotels > 0 ? HOTEL_WIDTH : HOUSE_WIDTH;
    double by_count = 0.93 * (upright ? band.h : band.w) / length_of(houses, hotels, upright);
    double by_depth = 0.9 * (upright ? band.w / widest : band.h);
    double height = by_count < by_depth ? by_count : by_depth;
    return height < 16 ? floor(height) : height;
}

void building_art_row(Canvas *canvas, Box band, int houses, int hotels, bool upright)
{
    if (houses + hotels == 0) return;
    double height = height_in(band, houses, hotels, upright);
    double length = height * length_of(houses, hotels, upright);
    double at = (upright ? box_middle_y(band) : box_middle_x(band)) - length / 2;
    for (int i = 0; i < houses + hotels; i++) {
        double width = height * (i < houses ? HOUSE_WIDTH : HOTEL_WIDTH);
        double left = upright ? box_middle_x(band) - width / 2 : at;
        double top = upright ? at : box_middle_y(band) - height / 2;
        Box place = {settled(left, height), settled(top, height), width, height};
        if (i < houses)
            building_art_house(canvas, place);
        else
            building_art_hotel(canvas, place);
        at += GAP * height + (upright ? height : width);
    }
}
