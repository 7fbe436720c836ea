/* ring_view.c -- a space of a board without names. */
#include "view/board/ring_view.h"

#include "ui/icon.h"
#include "ui/lettering.h"
#include "view/art/look_art.h"
#include "view/art/mark_art.h"
#include "view/art/space_icon.h"
#include "view/board/building_view.h"

#define PAPER 0xFFFFFDF6u
/* Depth of the band, of the square's. */
#define BAND 0.32

static double smaller(double a, double b)
{
    return a < b ? a : b;
}

/* In jail there is a cell in the inner angle: the sign moves aside. */
static Box beside_cell(const Square *square)
{
    Box box = square->box;
    if (!space_has_prisoner(square->scene, square->space)) return box;
    bool right = box_middle_x(box) > box_middle_x(square->frame->box);
    bool low = box_middle_y(box) > box_middle_y(square->frame->box);
    double aside = box.w * 0.3, down = box.h * 0.3;
    return (Box){right ? box.x + aside : box.x, low ? box.y + down : box.y, box.w - aside,
                 box.h - down};
}

static void draw_sign(const Square *square, Box box, double part, Colour colour)
{
    double side = smaller(box.w, box.h) * part;
    icon_draw(square->ui->canvas, space_icon(square->scene->edition, (SpaceId)square->space),
              box_centred(box, side, side), colour);
}

/* How many houses, as a figure in a disc; the hotel itself. */
static void draw_buildings(const Square *square, Box band, int level)
{
    Ui *ui = square->ui;
    const Edition *edition = square->scene->edition;
    double depth = smaller(band.w, band.h), x = box_middle_x(band), y = box_middle_y(band);
    int houses = edition_level_houses(level), hotels = edition_level_hotels(level);
    if (hotels > 0 && houses == 0) {
        double high = depth * 0.72;
        building_view_one(ui->canvas, edition, (Box){x - high, y - high / 2, high * 2, high}, true);
        return;
    }
    char words[12];
    Text text = text_into(words, sizeof words);
    text_add_int(&text, houses);
    if (hotels > 0) text_add(&text, "+");
    double size = smaller(ui_px(ui, 14), depth * 0.75);
    Font font = {size > 10 ? size : 10, FONT_HEAVY};
    double wide = ui->canvas->verbs->measure(ui->canvas, words, text.length, font);
    double across =
        wide + font.size * 0.6 > font.size * 1.26 ? wide + font.size * 0.6 : font.size * 1.26;
    canvas_fill_round(ui->canvas,
                      (Box){x - across / 2, y - font.size * 0.63, across, font.size * 1.26},
                      font.size * 0.63, PAPER);
    ui->canvas->verbs->write(ui->canvas, x - wide / 2, y + font.size * 0.36, words, text.length,
                             font, 0xFF14663A);
}

static void draw_owned(const Square *square, Box body, const Holding *holding)
{
    Ui *ui = square->ui;
    Colour colour = space_owner_colour(ui, square->scene, holding->owner);
    double side = smaller(body.w, body.h) * 0.66;
    if (side > ui_px(ui, 30)) side = ui_px(ui, 30);
    Box shape = box_centred(body, side, side);
    if (holding->mortgaged) {
        Colour pale = colour_mixed(colour, ui->theme.paper, 0.82);
        canvas_fill_round(ui->canvas, body, 2, pale);
        mark_art_dashes(ui->canvas, box_inset(body, 1.5, 1.5), ui_px(ui, 3), ui_px(ui, 1.6),
                        theme_distinct(colour, pale));
        space_owner_shape(ui, square->scene, holding->owner, shape, theme_distinct(colour, pale));
        return;
    }
    canvas_fill_round(ui->canvas, body, 1, colour);
    space_owner_shape(ui, square->scene, holding->owner, shape, PAPER);
}

static void draw_deed(const Square *square)
{
    Ui *ui = square->ui;
    const Edition *edition = square->scene->edition;
    const Deed *deed = &edition->deeds[edition->spaces[square->space].deed];
    const Group *group = &edition->groups[deed->group];
    const Holding *holding = space_holding(square->scene, square->space);
    bool across = square->side == SIDE_BOTTOM || square->side == SIDE_TOP;
    double band = (across ? square->box.h : square->box.w) * BAND;
    Box box = box_inset(square->box, 0.5, 0.5), body = box;
    Box strip = board_edge(box, square->side, band, true);
    switch (square->side) {
    case SIDE_BOTTOM: box_cut_top(&body, band); break;
    case SIDE_TOP: box_cut_bottom(&body, band); break;
    case SIDE_LEFT: box_cut_right(&body, band); break;
    case SIDE_RIGHT:
    case SIDE_CORNER: box_cut_left(&body, band); break;
    }
    Colour colour = theme_group(&ui->theme, group->colour);
    if (holding != NULL && holding->mortgaged) colour = colour_mixed(colour, ui->theme.paper, 0.5);
    canvas_fill_round(ui->canvas, strip, 1, colour);
    if (holding != NULL) {
        draw_owned(square, body, holding);
        if (holding->level > 0) draw_buildings(square, strip, holding->level);
    } else if (group->kind != GROUP_STREETS) {
        draw_sign(square, body, 0.62, ui->theme.quiet);
    }
}

void ring_square_draw(const Square *square)
{
    Ui *ui = square->ui;
    const Edition *edition = square->scene->edition;
    bool corner = square->side == SIDE_CORNER;
    Colour paper = look_art_paper(&ui->theme, corner ? ui->theme.corner : ui->theme.paper,
                                  edition->space_label[square->space].look);
    canvas_fill_round(ui->canvas, box_inset(square->box, 0.5, 0.5), 2, paper);
    if (edition->spaces[square->space].kind == SPACE_DEED && !corner)
        draw_deed(square);
    else
        draw_sign(square, beside_cell(square), corner ? 0.56 : 0.6,
                  corner ? ui->theme.word : ui->theme.accent);
}
