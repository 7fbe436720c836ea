/* space_view.c -- one space of the board. */
#include "view/board/space_view.h"

#include "edition/edition_words.h"
#include "ui/icon.h"
#include "ui/lettering.h"
#include "view/art/look_art.h"
#include "view/art/mark_art.h"
#include "view/art/space_icon.h"
#include "view/board/board_layout.h"
#include "view/board/building_view.h"

/* Below this width (design pixels) a tall space writes from bottom to top:
 * words of ten letters cannot be read across it. */
#define NARROW 46.0
/* Below this height (pixels of the window) there is room for the name alone. */
#define LOWEST 26.0

/* A space being drawn. */
typedef struct Square {
    Ui *ui;
    const BoardScene *scene;
    int space;
    BoardSide side;
    Box box;
    Box inner;    /* what is left for words */
    bool upright; /* words run from bottom to top */
} Square;

static const Holding *holding_of(const Square *square)
{
    DeedId deed = square->scene->edition->spaces[square->space].deed;
    if (deed == NO_DEED || square->scene->game == NULL) return NULL;
    return &square->scene->game->holdings[deed];
}

static bool owned(const Square *square)
{
    const Holding *holding = holding_of(square);
    return holding != NULL && holding->owner < MAX_SEATS && square->scene->seating != NULL;
}

/* Cuts a strip off the inner or outer edge of what is left. */
static Box cut_edge(Square *square, double depth, bool inner)
{
    switch (square->side) {
    case SIDE_BOTTOM:
        return inner ? box_cut_top(&square->inner, depth) : box_cut_bottom(&square->inner, depth);
    case SIDE_TOP:
        return inner ? box_cut_bottom(&square->inner, depth) : box_cut_top(&square->inner, depth);
    case SIDE_LEFT:
        return inner ? box_cut_right(&square->inner, depth) : box_cut_left(&square->inner, depth);
    case SIDE_RIGHT:
    case SIDE_CORNER: break;
    }
    return inner ? box_cut_left(&square->inner, depth) : box_cut_right(&square->inner, depth);
}

static double depth_of(const Square *square)
{
    return square->side == SIDE_LEFT || square->side == SIDE_RIGHT ? square->box.w : square->box.h;
}

/* ---- paper, bands and marks ---- */

static void draw_paper(Square *square)
{
    const Theme *theme = &square->ui->theme;
    const Holding *holding = holding_of(square);
    bool mortgaged = holding != NULL && holding->mortgaged;
    Colour paper =
        look_art_paper(theme, theme->card, square->scene->edition->space_label[square->space].look);
    canvas_fill_box(square->ui->canvas, square->box,
                    mortgaged ? colour_mixed(paper, theme->ground, 0.7) : paper);
    if (mortgaged) mark_art_hatch(square->ui->canvas, square->box, theme->bad);
}

static void draw_band(Square *square, const Deed *deed)
{
    const Edition *edition = square->scene->edition;
    const Group *group = &edition->groups[deed->group];
    const Holding *holding = holding_of(square);
    Box band =
        cut_edge(square, depth_of(square) * (group->kind == GROUP_STREETS ? 0.165 : 0.06), true);
    Colour colour = theme_group(&square->ui->theme, group->colour);
    if (holding != NULL && holding->mortgaged)
        colour = colour_mixed(colour, square->ui->theme.card, 0.55);
    canvas_fill_box(square->ui->canvas, band, colour);
    if (holding == NULL || holding->level == 0) return;
    building_view_row(square->ui->canvas, edition, band, edition_level_houses(holding->level),
                      edition_level_hotels(holding->level), band.h > band.w);
}

static void draw_owner(Square *square)
{
    double depth = depth_of(square) * 0.055;
    if (depth < 3) depth = 3;
    Box stripe = cut_edge(square, depth, false);
    if (!owned(square)) return;
    SeatId owner = holding_of(square)->owner;
    Colour colour =
        theme_seat(&square->ui->theme, square->scene->seating->seats[owner].colour, owner);
    canvas_fill_box(square->ui->canvas, stripe, colour);
}

/* ---- words ---- */

static void fit_name(Square *square, Box box, const Label *label, Style style)
{
    Ui *ui = square->ui;
    const char *shorter = label->shorter[0] != '\0' ? label->shorter : label->name;
    if (lettering_fit(ui, box, label->name, style, 0.8)) return;
    if (lettering_fit(ui, box, shorter, style, 0.7)) return;
    lettering_fit(ui, box, shorter, style, 0);
}

static void write_price(Square *square, Box box, Money price)
{
    char words[32];
    Text text = text_into(words, sizeof words);
    Words speaking = edition_words(square->scene->edition, square->ui->words.language);
    words_write_arg(&speaking, arg_sum(price), &text);
    lettering_line(square->ui, box, words,
                   (Style){TYPE_TINY, FONT_MEDIUM, square->ui->theme.quiet, ALIGN_CENTRE});
}

static Money price_of(const Square *square)
{
    const Space *space = &square->scene->edition->spaces[square->space];
    return space->kind == SPACE_DEED ? square->scene->edition->deeds[space->deed].price : 0;
}

/* Icon, name and price below each other in the box. */
static void write_inside(Square *square, Box box)
{
    Ui *ui = square->ui;
    const Label *label = &square->scene->edition->space_label[square->space];
    bool corner = square->side == SIDE_CORNER;
    Icon icon = space_icon(square->scene->edition, (SpaceId)square->space);
    Style style = {corner ? TYPE_BODY : TYPE_TINY, corner ? FONT_BOLD : FONT_SEMIBOLD,
                   ui->theme.ink, ALIGN_CENTRE};
    Money price = box.h < LOWEST ? 0 : price_of(square);
    if (box.h < LOWEST) icon = ICON_NONE;
    double line = lettering_line_height(ui, (Style){.type = TYPE_TINY});
    if (line > box.h * 0.3) line = box.h * 0.3;
    double sign = corner ? box.h * 0.38 : box.h * 0.36;
    if (sign > ui_px(ui, corner ? 34 : 22)) sign = ui_px(ui, corner ? 34 : 22);
    double name = box.h - (price > 0 ? line : 0) - (icon != ICON_NONE ? sign : 0);
    if (icon != ICON_NONE && name < line * 1.1) {
        icon = ICON_NONE;
        name += sign;
    }
    Style plain = style;
    double wanted = lettering_height(ui, box.w, label->name, plain) + ui_px(ui, 2);
    if (name > wanted) name = wanted;
    double total = name + (price > 0 ? line : 0) + (icon != ICON_NONE ? sign : 0);
    Box rest = {box.x, box_middle_y(box) - total / 2, box.w, total};
    if (icon != ICON_NONE) {
        Box place = box_cut_top(&rest, sign);
        icon_draw(ui->canvas, icon, box_centred(place, sign * 0.86, sign * 0.86),
                  colour_mixed(ui->theme.ink, ui->theme.card, 0.18));
    }
    fit_name(square, box_cut_top(&rest, name), label, style);
    if (price > 0) write_price(square, box_cut_top(&rest, line), price);
}

static void write_upright(Square *square)
{
    Canvas *canvas = square->ui->canvas;
    Box box = square->inner;
    canvas->verbs->push_place(canvas, box.x, box_bottom(box), 1, -0.25);
    write_inside(square, box_inset((Box){0, 0, box.h, box.w}, ui_px(square->ui, 2), 0));
    canvas->verbs->pop(canvas);
}

/* ---- the whole ---- */

void space_draw(Ui *ui, Box box, const BoardScene *scene, int space)
{
    Square square = {.ui = ui,
                     .scene = scene,
                     .space = space,
                     .side = board_space_side(scene->edition->space_count, space),
                     .box = box,
                     .inner = box};
    const Space *what = &scene->edition->spaces[space];
    draw_paper(&square);
    if (what->kind == SPACE_DEED) {
        draw_band(&square, &scene->edition->deeds[what->deed]);
        draw_owner(&square);
    }
    bool tall = square.side == SIDE_BOTTOM || square.side == SIDE_TOP;
    square.upright = tall && box.w < ui_px(ui, NARROW) && box.h > box.w * 1.25;
    if (square.upright)
        write_upright(&square);
    else
        write_inside(&square, box_inset(square.inner, ui_px(ui, 3), ui_px(ui, 2)));
    canvas_stroke_round(ui->canvas, box, 0, ui_px(ui, 1), ui->theme.line);
}
