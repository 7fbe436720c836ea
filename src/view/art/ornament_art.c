/* ornament_art.c -- the ornaments in the corners of a board. */
#include "view/art/ornament_art.h"

#include "view/art/face_art.h"

enum { SIDE = 22 };

/* Lines and what is filled, seen in the corner at the top left; `m` stands for the mirrored sides:
 * other corners flip the numbers. */
typedef struct Ornament {
    const char *line, *solid;
    double width;
} Ornament;

static const Ornament ornaments[ORNAMENT_COUNT] = {
    [ORNAMENT_BRACKETS] = {"M1 20V1H20M4.5 20C4.5 9.7 9.7 4.5 20 4.5", "M5.5 3.5l2 2l-2 2l-2 -2z",
                           1.5},
    [ORNAMENT_IRON] = {"M1 20V1H20M4 16C4 9 9 4 16 4M4 16c0 3 4 3 4 0c0 -2 -2 -2 -2 -.5"
                       "M16 4c3 0 3 4 0 4c-2 0 -2 -2 -.5 -2",
                       "M8 8l2.5 -1l-1 2.500z", 1.4},
    [ORNAMENT_LATTICE] = {"M1 20V1H20M1 8l7 -7M1 14l13 -13M1 20l19 -19M7 1l7 7M1 7l7 7", "", 1.1},
    [ORNAMENT_SNOWFLAKES] = {"M10 2v16M3 6l14 8M17 6l-14 8M7.6 4l2.400 2.400l2.400 -2.400"
                             "M7.600 16l2.400 -2.400l2.400 2.400",
                             "", 1.3},
    [ORNAMENT_TILES] = {"M1 20V1H20M1 14C8 14 14 8 14 1", "M3 3c5 -1 7 1 6 6c-5 1 -7 -1 -6 -6z",
                        1.4},
    [ORNAMENT_PAGES] = {"M2 18V2H18M6 18V6H18", "M9 9l6 -1l-1 6z", 1.4},
};

/* A canvas that mirrors what goes through it would be another canvas; quarters of a turn do: the
 * shapes are the same on both sides of their diagonal. */
void ornament_art_corner(Ui *ui, Box corner, Box board, const Edition *edition)
{
    const Ornament *ornament = &ornaments[face_art_ornament(edition)];
    bool right = box_middle_x(corner) > box_middle_x(board);
    bool low = !right && box_middle_y(corner) > box_middle_y(board); /* the start has its salary */
    double side = ui_px(ui, SIDE), gap = ui_px(ui, 4);
    double x = right ? box_right(corner) - gap : corner.x + gap;
    double y = low ? box_bottom(corner) - gap : corner.y + gap;
    double turn = right ? (low ? 0.5 : 0.25) : (low ? 0.75 : 0);
    Colour colour = colour_faded(ui->theme.accent, 0.8);
    ui->canvas->verbs->push_place(ui->canvas, x, y, 1, turn);
    canvas_outline_path(ui->canvas, ornament->line, SIDE, (Box){0, 0, side, side});
    ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, ornament->width), colour);
    if (ornament->solid[0] != '\0') {
        canvas_outline_path(ui->canvas, ornament->solid, SIDE, (Box){0, 0, side, side});
        ui->canvas->verbs->fill(ui->canvas, colour);
    }
    ui->canvas->verbs->pop(ui->canvas);
}
