/* dice_art.c -- a die, at rest or in the air. */
#include "view/art/dice_art.h"

#include "base/text.h"

/* In parts of the side. */
#define CORNER 0.22
#define EDGE 0.028
#define PIP_RADIUS 0.092
#define PIP_PLACE 0.25
#define NUMBER_SIZE 0.52
/* Capitals and figures are so high, of the font's size. */
#define FIGURE_HEIGHT 0.72

static const Colour EDGE_COLOUR = 0xFFE3DDD0u;
static const Colour FACE_COLOUR = 0xFFFFFFFFu;
static const Colour PIP_COLOUR = 0xFF25221Du;

static Box square_around(double x, double y, double side)
{
    return (Box){x - side / 2, y - side / 2, side, side};
}

/* Places 0 to 8 by rows; each face names those that have a pip. */
static const char *const face_pips[7] = {"", "4", "26", "246", "0268", "02468", "023568"};

static void draw_pips(Canvas *canvas, int value, double side)
{
    for (const char *pip = face_pips[value]; *pip != '\0'; pip++) {
        int place = *pip - '0';
        canvas_circle_path(canvas, (place % 3 - 1) * PIP_PLACE * side,
                           (place / 3 - 1) * PIP_PLACE * side, PIP_RADIUS * side);
    }
    canvas->verbs->fill(canvas, PIP_COLOUR);
}

static void draw_number(Canvas *canvas, int value, double side)
{
    char buffer[16];
    Text text = text_into(buffer, sizeof buffer);
    text_add_int(&text, value);
    double size = NUMBER_SIZE * side;
    double width = canvas->verbs->measure(canvas, buffer, text.length,
                                          (Font){.size = size, .weight = FONT_BOLD});
    if (width > 0.8 * side) size *= 0.8 * side / width;
    Font font = {.size = size, .weight = FONT_BOLD};
    width = canvas->verbs->measure(canvas, buffer, text.length, font);
    canvas->verbs->write(canvas, -width / 2, FIGURE_HEIGHT * size / 2, buffer, text.length, font,
                         PIP_COLOUR);
}

/* The higher the die, the farther off and the softer its shadow; at rest it is a narrow one. */
static void draw_shadow(Canvas *canvas, double x, double y, double side, double turn, double height)
{
    enum { RINGS = 10, RINGS_AT_REST = 4 };
    int rings = height > 0 ? RINGS : RINGS_AT_REST;
    Colour shade = height > 0 ? 0x04000000u : 0x0A000000u;
    double core = side * (1 - 0.25 * height), reach = (0.1 + 0.5 * height) * side;
    canvas->verbs->push_place(canvas, x + 0.06 * height * side, y + (0.04 + 0.14 * height) * side,
                              1, turn);
    for (int ring = 1; ring <= rings; ring++) {
        double wide = core + reach * ring / rings;
        canvas_fill_round(canvas, square_around(0, 0, wide), (CORNER * side + wide - core) / 1.5,
                          shade);
    }
    canvas->verbs->pop(canvas);
}

void dice_art_draw(Canvas *canvas, int value, Box box, double turn, double height)
{
    double side = box.w < box.h ? box.w : box.h;
    double x = box_middle_x(box), y = box_middle_y(box);
    draw_shadow(canvas, x, y, side, turn, height);
    canvas->verbs->push_place(canvas, x, y - height * side, 1 + 0.06 * height, turn);
    canvas_fill_round(canvas, square_around(0, 0, side), CORNER * side, EDGE_COLOUR);
    canvas_fill_round(canvas, square_around(0, 0, side * (1 - 2 * EDGE)), (CORNER - EDGE) * side,
                      FACE_COLOUR);
    if (value >= 1 && value <= 6)
        draw_pips(canvas, value, side);
    else
        draw_number(canvas, value, side);
    canvas->verbs->pop(canvas);
}
