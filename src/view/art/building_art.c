/* building_art.c -- houses, hotels and towers. */
#include "view/art/building_art.h"

/* A building in units of a hundredth of its height. */
typedef struct Building {
    double width;     /* for a height of 1, with the edge */
    double left, top; /* of the edge, in parts of the height */
    const char *edge; /* around everything */
    const char *walls, *roof, *windows;
} Building;

static const Building house = {.width = 1.06,
                               .left = 0.12,
                               .top = 0.14,
                               .edge = "M-6 50L50 -4L106 50L94 60V100H6V60z",
                               .walls = "M6 46h88v54h-88z",
                               .roof = "M-6 52L50 -4L106 52zM38 64h24v36h-24z",
                               .windows = ""};

static const Building hotel = {
    .width = 1.72,
    .left = 0.1,
    .top = 0.1,
    .edge = "M-2 -2h194v104h-194z",
    .walls = "M0 30h190v70h-190z",
    .roof = "M0 38L22.8 0H167.2L190 38zM82 74h26v26h-26z",
    .windows = "M22.8 50h22.8v18h-22.8zM62.7 50h22.8v18h-22.8zM102.6 50h22.8v18h-22.8z"
               "M142.5 50h22.8v18h-22.8z"};

static const Building tower = {.width = 0.74,
                               .left = 0.1,
                               .top = 0.1,
                               .edge = "M-2 -2h74v104h-74z",
                               .walls = "M0 0h70v100h-70z",
                               .roof = "M-1 0h72v13h-72zM25 84h20v16h-20z",
                               .windows = "M12 21h17v11h-17zM40 21h17v11h-17zM12 42h17v11h-17z"
                                          "M40 42h17v11h-17zM12 63h17v11h-17zM40 63h17v11h-17z"};

#define PAPER 0xFFFFFDF6u
#define LIGHT 0xFFFFE9A8u
#define GAP 0.06
/* How much of a band they fill, across and along it. */
#define FILLED 0.9
#define MARGIN 0.97

static void fill_part(Canvas *canvas, const char *outline, Box box, Colour colour)
{
    if (outline[0] == '\0') return;
    canvas_outline_path(canvas, outline, 100, box);
    canvas->verbs->fill(canvas, colour);
}

static void draw(Canvas *canvas, const Building *building, Box box, Colour colour)
{
    double height = box.h < box.w / building->width ? box.h : box.w / building->width;
    Box whole = box_centred(box, height * building->width, height);
    double side = height * (1 - building->top - 0.1);
    Box inner = {whole.x + height * building->left, whole.y + height * building->top, side, side};
    canvas_outline_path(canvas, building->edge, 100, inner);
    canvas->verbs->fill(canvas, PAPER);
    canvas_outline_path(canvas, building->edge, 100, inner);
    canvas->verbs->stroke(canvas, side * 0.2 < 2.4 ? side * 0.2 : 2.4, PAPER);
    bool plain = building == &house;
    fill_part(canvas, building->walls, inner, colour_mixed(colour, 0xFFFFFFFF, plain ? 0.28 : 0.1));
    fill_part(canvas, building->roof, inner, colour_mixed(colour, 0xFF000000, 0.3));
    fill_part(canvas, building->windows, inner, LIGHT);
}

static const Building *small_of(const BuildingLook *look)
{
    return look->towers ? &tower : &house;
}

void building_art_house(Canvas *canvas, const BuildingLook *look, Box box)
{
    draw(canvas, small_of(look), box, look->house);
}

void building_art_hotel(Canvas *canvas, const BuildingLook *look, Box box)
{
    draw(canvas, &hotel, box, look->hotel);
}

/* How long the row or column is when the buildings are 1 high: hotels lie
 * along it. */
static double length_of(const BuildingLook *look, int houses, int hotels, bool upright)
{
    return GAP * (houses + hotels - 1) + houses * (upright ? 1 : small_of(look)->width) +
           hotels * hotel.width;
}

double building_art_length(const BuildingLook *look, int houses, int hotels, double height)
{
    return height * FILLED / MARGIN * length_of(look, houses, hotels, false);
}

static void draw_lying(Canvas *canvas, const BuildingLook *look, double x, double y, double height)
{
    canvas->verbs->push_place(canvas, x, y, 1, 0.25);
    building_art_hotel(canvas, look,
                       (Box){-height * hotel.width / 2, -height / 2, height * hotel.width, height});
    canvas->verbs->pop(canvas);
}

void building_art_row(Canvas *canvas, const BuildingLook *look, Box band, int houses, int hotels,
                      bool upright, double most)
{
    if (houses + hotels == 0) return;
    double along = upright ? band.h : band.w, depth = upright ? band.w : band.h;
    double height = MARGIN * along / length_of(look, houses, hotels, upright);
    if (height > depth * FILLED) height = depth * FILLED;
    if (height > most) height = most;
    double at = -height * length_of(look, houses, hotels, upright) / 2;
    double x = box_middle_x(band), y = box_middle_y(band);
    for (int i = 0; i < houses + hotels; i++) {
        bool small = i < houses;
        double width = height * (small ? small_of(look)->width : hotel.width);
        double length = upright && small ? height : width;
        double middle = at + length / 2;
        if (small)
            building_art_house(canvas, look,
                               (Box){upright ? x - width / 2 : x + at,
                                     upright ? y + at : y - height / 2, width, height});
        else if (upright)
            draw_lying(canvas, look, x, y + middle, height);
        else
            building_art_hotel(canvas, look, (Box){x + at, y - height / 2, width, height});
        at += length + GAP * height;
    }
}
