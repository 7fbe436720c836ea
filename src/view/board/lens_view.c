/* lens_view.c -- five squares of the ring, large enough to be read: the phone's lens. */
#include "view/board/lens_view.h"

#include <string.h>

#include "table/asking.h"
#include "ui/icon.h"
#include "ui/lettering.h"
#include "view/art/look_art.h"
#include "view/art/space_icon.h"
#include "view/board/building_view.h"
#include "view/board/square_name.h"
#include "view/board/token_place.h"

enum { SQUARES = 5, MIDDLE = 2 };
/* In pixels of the design, of a lens 378 wide. */
#define WIDTH 378.0
#define SMALL 68.0
#define LARGE 86.0
#define GAP 5.0
#define STRIP 26.0
#define BAND 20.0

/* What is remembered from pass to pass. */
typedef enum LensMemory { LENS_TURNED, LENS_MOVER, LENS_SHOWN, LENS_LAST, LENS_MOVED } LensMemory;

static double *memory(Ui *ui, LensMemory what)
{
    return ui_memory(ui, ui_id("lens", (int)what), -1);
}

static int mover_space(const BoardScene *scene)
{
    SeatId mover = asking_turn(scene->game);
    if (mover >= scene->game->seat_count) return 0;
    if (scene->stage == NULL) return scene->game->seats[mover].space;
    return stage_walk(scene->stage, mover).from;
}

/* When a token moves, what a hand turned and tapped is over. */
static void follow_mover(Ui *ui, const BoardScene *scene)
{
    int now = mover_space(scene) + scene->edition->space_count * asking_turn(scene->game);
    if (*memory(ui, LENS_MOVER) == now) return;
    *memory(ui, LENS_MOVER) = now;
    *memory(ui, LENS_TURNED) = *memory(ui, LENS_SHOWN) = -1;
}

static int centre_of(Ui *ui, const BoardScene *scene)
{
    follow_mover(ui, scene);
    int turned = (int)*memory(ui, LENS_TURNED);
    return turned >= 0 && turned < scene->edition->space_count ? turned : mover_space(scene);
}

void lens_turn_to(Ui *ui, const BoardScene *scene, int space)
{
    follow_mover(ui, scene);
    *memory(ui, LENS_TURNED) = space;
    *memory(ui, LENS_SHOWN) = space;
    ui->changed = true;
}

int lens_shown(Ui *ui, const BoardScene *scene)
{
    follow_mover(ui, scene);
    int shown = (int)*memory(ui, LENS_SHOWN);
    return shown < scene->edition->space_count ? shown : -1;
}

/* ---- squares ---- */

static double scale_of(Box box)
{
    return box.w / WIDTH;
}

static Box square_box(Box box, int n)
{
    double k = scale_of(box), all = ((SQUARES - 1) * (SMALL + GAP) + LARGE) * k;
    double x = box_middle_x(box) - all / 2 + n * (SMALL + GAP) * k;
    if (n > MIDDLE) x += (LARGE - SMALL) * k;
    double less = n == MIDDLE ? 0 : box.h * 0.054;
    return (Box){x, box.y + less, (n == MIDDLE ? LARGE : SMALL) * k, box.h - 2 * less};
}

static int space_of(const BoardScene *scene, int centre, int n)
{
    int count = scene->edition->space_count;
    return ((centre + n - MIDDLE) % count + count) % count;
}

/* A round box of which only the upper or the lower corners are round. */
static void fill_end(Ui *ui, Box box, double radius, bool upper, Colour colour)
{
    canvas_fill_round(ui->canvas, box, radius, colour);
    double y = upper ? box_bottom(box) - radius : box.y;
    canvas_fill_box(ui->canvas, (Box){box.x, y, box.w, radius}, colour);
}

static double sum_width(Ui *ui, const char *words)
{
    return lettering_width(ui, words, (Style){TYPE_NOTE, FONT_HEAVY, 0, ALIGN_LEFT});
}

/* The strip of the owner with the rent; the silhouette goes into the band where the rent needs
 * all of it. */
static void draw_owner(Ui *ui, const BoardScene *scene, Box band, Box strip, int space,
                       const Holding *holding)
{
    Colour colour = space_owner_colour(ui, scene, holding->owner), paper = 0xFFFFFDF6;
    char words[40], brief[40];
    Text text = text_into(words, sizeof words), bare = text_into(brief, sizeof brief);
    fill_end(ui, strip, ui_px(ui, 8), false, colour);
    double side = strip.h * 0.84;
    Box inner = box_inset(strip, ui_px(ui, 4), 0);
    space_write_sum(ui, scene, space, &text);
    space_write_brief(ui, scene, space, &bare);
    const char *sum = bare.length > 0 && sum_width(ui, words) > inner.w - side ? brief : words;
    bool tight = !holding->mortgaged && sum_width(ui, sum) > inner.w - side;
    Box shape = tight ? band : box_cut_left(&inner, side);
    if (tight)
        canvas_fill_circle(ui->canvas, box_middle_x(band), box_middle_y(band), band.h * 0.48,
                           colour);
    if (tight) side = band.h * 0.76;
    space_owner_shape(ui, scene, holding->owner, box_centred(shape, side, side), paper);
    if (holding->mortgaged) {
        icon_draw(ui->canvas, ICON_MORTGAGE, box_cut_right(&inner, side), paper);
        return;
    }
    Style style = {TYPE_BODY, FONT_HEAVY, theme_legible(paper, colour),
                   tight ? ALIGN_CENTRE : ALIGN_RIGHT};
    if (lettering_width(ui, sum, style) > inner.w) style.type = TYPE_NOTE;
    lettering_line(ui, inner, sum, style);
}

/* Name in the middle of what is left, with its sign above it. */
static void write_name(Ui *ui, const BoardScene *scene, Box box, int space, bool large)
{
    const Label *label = &scene->edition->space_label[space];
    bool deed = scene->edition->spaces[space].kind == SPACE_DEED;
    double sign = deed ? 0 : ui_px(ui, 26);
    double line = ui_px(ui, large ? 15 : 13);
    int lines = (int)((box.h - sign) / line);
    if (lines < 1) lines = 1;
    SquareName name = square_name_fit(ui, label, box.w - ui_px(ui, 6), lines < 3 ? lines : 3,
                                      large ? 13 : 11.5, 10, large ? FONT_BOLD : FONT_SEMIBOLD);
    double total = name.count * name.line + sign, top = box_middle_y(box) - total / 2;
    if (sign > 0)
        icon_draw(ui->canvas, space_icon(scene->edition, (SpaceId)space),
                  (Box){box_middle_x(box) - sign / 2, top, sign, sign}, ui->theme.accent);
    square_name_write(ui, &name, box_middle_x(box), top + sign, large ? FONT_BOLD : FONT_SEMIBOLD,
                      ui->theme.ink);
}

static void draw_deed_parts(Ui *ui, const BoardScene *scene, Box *rest, int space, bool large)
{
    const Edition *edition = scene->edition;
    const Deed *deed = &edition->deeds[edition->spaces[space].deed];
    const Holding *holding = space_holding(scene, space);
    double strip = rest->h * 0.25 < ui_px(ui, STRIP) ? rest->h * 0.25 : ui_px(ui, STRIP);
    double high = rest->h * 0.2 < ui_px(ui, BAND) ? rest->h * 0.2 : ui_px(ui, BAND);
    Box band = box_cut_top(rest, high), foot = box_cut_bottom(rest, strip);
    fill_end(ui, band, ui_px(ui, 8), true,
             theme_group(&ui->theme, edition->groups[deed->group].colour));
    if (holding != NULL) {
        if (holding->level > 0)
            building_view_row(ui->canvas, edition, band, edition_level_houses(holding->level),
                              edition_level_hotels(holding->level), false);
        draw_owner(ui, scene, band, foot, space, holding);
        return;
    }
    char words[40];
    Text text = text_into(words, sizeof words);
    space_write_sum(ui, scene, space, &text);
    lettering_line(ui, foot, words,
                   (Style){large ? TYPE_NAME : TYPE_BODY, large ? FONT_HEAVY : FONT_SEMIBOLD,
                           ui->theme.ink, ALIGN_CENTRE});
}

static void draw_square(Ui *ui, const BoardScene *scene, Box box, int space, bool large)
{
    double radius = ui_px(ui, 8);
    Box rest = box;
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, 5));
    canvas_fill_round(
        ui->canvas, box, radius,
        look_art_paper(&ui->theme, ui->theme.paper, scene->edition->space_label[space].look));
    if (scene->edition->spaces[space].kind == SPACE_DEED)
        draw_deed_parts(ui, scene, &rest, space, large);
    write_name(ui, scene, rest, space, large);
    if (!large) return;
    bool here = space == mover_space(scene) && asking_turn(scene->game) < scene->seating->count;
    Colour ring = here ? space_owner_colour(ui, scene, asking_turn(scene->game)) : ui->theme.focus;
    canvas_stroke_round(ui->canvas, box, radius, ui_px(ui, 3), ring);
}

/* ---- hands ---- */

static void turn_by(Ui *ui, const BoardScene *scene, int steps)
{
    int count = scene->edition->space_count, centre = centre_of(ui, scene);
    *memory(ui, LENS_TURNED) = ((centre + steps) % count + count) % count;
    ui->changed = true;
}

static void by_swipe(Ui *ui, Box box, const BoardScene *scene)
{
    double step = (SMALL + GAP) * scale_of(box) * 0.7, *last = memory(ui, LENS_LAST);
    double off = ui->input.x - *last;
    if (*last < 0 || (off < step && off > -step)) return;
    *last = ui->input.x;
    *memory(ui, LENS_MOVED) = 1;
    turn_by(ui, scene, off > 0 ? -1 : 1);
}

static void by_tap(Ui *ui, Box box, const BoardScene *scene)
{
    for (int n = 0; n < SQUARES; n++) {
        if (!box_holds(square_box(box, n), ui->input.x, ui->input.y)) continue;
        int space = space_of(scene, centre_of(ui, scene), n);
        bool again = lens_shown(ui, scene) == space;
        *memory(ui, LENS_SHOWN) = again ? -1 : space;
        ui->changed = true;
    }
}

static void use_hand(Ui *ui, Box box, const BoardScene *scene)
{
    if (!ui->enabled) return;
    bool inside = box_holds(box, ui->input.x, ui->input.y);
    if (ui->input.kind == INPUT_WHEEL && inside) turn_by(ui, scene, ui->input.wheel > 0 ? 1 : -1);
    if (ui->input.kind == INPUT_DOWN && inside) {
        *memory(ui, LENS_LAST) = ui->input.x;
        *memory(ui, LENS_MOVED) = 0;
    }
    if (ui->input.kind == INPUT_MOVE) by_swipe(ui, box, scene);
    if (ui->input.kind == INPUT_UP) {
        bool tap = *memory(ui, LENS_LAST) >= 0 && *memory(ui, LENS_MOVED) == 0 && inside;
        *memory(ui, LENS_LAST) = -1;
        if (tap) by_tap(ui, box, scene);
    }
    if (ui->input.kind == INPUT_LEAVE) *memory(ui, LENS_LAST) = -1;
}

void lens_draw(Ui *ui, Box box, const BoardScene *scene)
{
    use_hand(ui, box, scene);
    int centre = centre_of(ui, scene);
    for (int n = 0; n < SQUARES; n++)
        if (n != MIDDLE)
            draw_square(ui, scene, square_box(box, n), space_of(scene, centre, n), false);
    draw_square(ui, scene, square_box(box, MIDDLE), centre, true);
}
