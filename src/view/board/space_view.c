/* space_view.c -- one space of the board. */
#include "view/board/space_view.h"

#include <string.h>

#include "edition/edition_words.h"
#include "game/rent.h"
#include "ui/icon.h"
#include "ui/lettering.h"
#include "view/art/look_art.h"
#include "view/art/mark_art.h"
#include "view/art/ornament_art.h"
#include "view/art/space_icon.h"
#include "view/art/token_art.h"
#include "view/board/building_view.h"
#include "view/board/ring_view.h"
#include "view/board/square_name.h"

/* In pixels of the design. */
#define BAND 20.0
#define TAB_GAP 4.0
/* Below this width a tall space writes from bottom to top. */
#define NARROW 52.0

/* ---- owners and sums ---- */

const Holding *space_holding(const BoardScene *scene, int space)
{
    DeedId deed = scene->edition->spaces[space].deed;
    if (deed == NO_DEED || scene->game == NULL || scene->seating == NULL) return NULL;
    const Holding *holding = &scene->game->holdings[deed];
    return holding->owner < scene->seating->count ? holding : NULL;
}

Colour space_owner_colour(const Ui *ui, const BoardScene *scene, SeatId owner)
{
    return theme_seat(&ui->theme, scene->seating->seats[owner].colour, owner);
}

void space_owner_shape(Ui *ui, const BoardScene *scene, SeatId owner, Box box, Colour colour)
{
    TokenId token = scene->game->seats[owner].token;
    bool none = token >= scene->edition->token_count;
    if (none) token = scene->seating->seats[owner].token;
    if (token >= scene->edition->token_count) return;
    token_art_draw(ui->canvas, look_art_shape(scene->edition, token), token, box, colour);
}

static void write_rent(const Words *words, const BoardScene *scene, DeedId deed, Text *text)
{
    const Edition *edition = scene->edition;
    Money rent = rent_due(edition, scene->game, NOBODY, deed, 1);
    if (edition->groups[edition->deeds[deed].group].kind == GROUP_DICE)
        SAY(words, text, T_("dice × {number}"), arg_number(rent));
    else
        words_write_arg(words, arg_sum(rent), text);
}

void space_write_sum(Ui *ui, const BoardScene *scene, int space, Text *text)
{
    DeedId deed = scene->edition->spaces[space].deed;
    const Holding *holding = space_holding(scene, space);
    if (deed == NO_DEED) return;
    Words speaking = edition_words(scene->edition, ui->words.language);
    if (holding == NULL)
        words_write_arg(&speaking, arg_sum(scene->edition->deeds[deed].price), text);
    else if (holding->mortgaged)
        text_add(text, PLAIN(&ui->words, T_("mortgaged")));
    else
        write_rent(&speaking, scene, deed, text);
}

void space_write_brief(Ui *ui, const BoardScene *scene, int space, Text *text)
{
    const Edition *edition = scene->edition;
    const Space *it = &edition->spaces[space];
    Words speaking = edition_words(edition, ui->words.language);
    if (it->kind == SPACE_EFFECT) words_write_arg(&speaking, arg_sum(it->effect.amount), text);
    if (it->kind != SPACE_DEED || space_holding(scene, space) == NULL) return;
    if (edition->groups[edition->deeds[it->deed].group].kind != GROUP_DICE) return;
    text_add(text, "× ");
    text_add_int(text, rent_due(edition, scene->game, NOBODY, it->deed, 1));
}

bool space_has_prisoner(const BoardScene *scene, int space)
{
    const Game *game = scene->game;
    for (SeatId seat = 0; game != NULL && seat < game->seat_count; seat++)
        if (game_seat_in(game, seat) && game->seats[seat].in_jail &&
            game->seats[seat].space == space)
            return true;
    return false;
}

/* ---- paper, bands and marks ---- */

static bool is_mortgaged(const Square *square)
{
    const Holding *holding = space_holding(square->scene, square->space);
    return holding != NULL && holding->mortgaged;
}

static void draw_paper(const Square *square)
{
    Ui *ui = square->ui;
    const Theme *theme = &ui->theme;
    bool corner = square->side == SIDE_CORNER;
    Colour paper = look_art_paper(theme, corner ? theme->corner : theme->paper,
                                  square->scene->edition->space_label[square->space].look);
    if (is_mortgaged(square)) paper = colour_mixed(paper, 0xFFB9AE98, theme->dark ? 0.12 : 0.3);
    canvas_fill_round(ui->canvas, box_inset(square->box, 0.5, 0.5), ui_px(ui, 1.5), paper);
    if (is_mortgaged(square))
        mark_art_hatch(ui->canvas, box_inset(square->box, 1, 1),
                       theme->dark ? 0xFFB9AE98 : 0xFF8A7D62);
}

static void draw_band(const Square *square, Box band)
{
    Ui *ui = square->ui;
    const Edition *edition = square->scene->edition;
    const Deed *deed = &edition->deeds[edition->spaces[square->space].deed];
    const Group *group = &edition->groups[deed->group];
    const Holding *holding = space_holding(square->scene, square->space);
    Colour colour = theme_group(&ui->theme, group->colour);
    if (is_mortgaged(square)) colour = colour_mixed(colour, ui->theme.paper, 0.5);
    canvas_fill_round(ui->canvas, box_inset(band, 0.5, 0.5), ui_px(ui, 1), colour);
    double side = (band.w < band.h ? band.w : band.h) - ui_px(ui, 4);
    if (group->kind != GROUP_STREETS)
        icon_draw(ui->canvas, space_icon(edition, (SpaceId)square->space),
                  box_centred(band, side, side), theme_distinct(0xFFFFFFFF, colour));
    if (holding != NULL && holding->level > 0)
        building_view_row(ui->canvas, edition, band, edition_level_houses(holding->level),
                          edition_level_hotels(holding->level),
                          square->side == SIDE_LEFT || square->side == SIDE_RIGHT);
}

/* ---- the owner's tab on the rail ---- */

static void draw_tab(const Square *square)
{
    Ui *ui = square->ui;
    const Holding *holding = space_holding(square->scene, square->space);
    if (holding == NULL) return;
    Colour colour = space_owner_colour(ui, square->scene, holding->owner);
    double depth = square->frame->rail - ui_px(ui, 3), gap = ui_px(ui, TAB_GAP);
    Box tab = board_beside(square->box, square->side, depth, false);
    bool across = square->side == SIDE_BOTTOM || square->side == SIDE_TOP;
    tab = box_inset(tab, across ? gap : 0, across ? 0 : gap);
    double side = (tab.w < tab.h ? tab.w : tab.h) - ui_px(ui, 1);
    Box shape = box_centred(tab, side, side);
    if (holding->mortgaged) {
        Colour pale = colour_mixed(colour, 0xFFFFFFFF, 0.45);
        canvas_fill_round(ui->canvas, tab, ui_px(ui, 4), ui->theme.rail_deep);
        mark_art_dashes(ui->canvas, box_inset(tab, 0.75, 0.75), ui_px(ui, 3), ui_px(ui, 1.3), pale);
        space_owner_shape(ui, square->scene, holding->owner, shape, pale);
        return;
    }
    canvas_fill_round(ui->canvas, tab, ui_px(ui, 4), colour);
    canvas_stroke_round(ui->canvas, tab, ui_px(ui, 4), ui_px(ui, 1.3), 0xFFFFFDF6);
    space_owner_shape(ui, square->scene, holding->owner, shape, 0xFFFFFDF6);
}

/* ---- words ---- */

static const Label *label_of(const Square *square)
{
    return &square->scene->edition->space_label[square->space];
}

static bool fits(Ui *ui, const char *words, Font font, double room)
{
    return ui->canvas->verbs->measure(ui->canvas, words, strlen(words), font) <= room;
}

/* Shrinks what is too wide. */
static void write_line(Ui *ui, double x, double top, const char *words, Font font, Colour colour,
                       double room)
{
    const CanvasVerbs *verbs = ui->canvas->verbs;
    double wide = verbs->measure(ui->canvas, words, strlen(words), font);
    if (wide > room && wide > 0) {
        font.size *= room / wide;
        wide = room;
    }
    verbs->write(ui->canvas, x - wide / 2, top + font.size * 0.9, words, strlen(words), font,
                 colour);
}

/* Price, or the rent due now in the owner's colour; a tax. */
static void write_tag(const Square *square, const char *words, double x, double top, double room)
{
    Ui *ui = square->ui;
    const Holding *holding = space_holding(square->scene, square->space);
    bool earns = holding != NULL && !holding->mortgaged;
    Font font = {ui_px(ui, earns ? 11 : 10), earns ? FONT_HEAVY : FONT_MEDIUM};
    Colour colour = ui->theme.quiet;
    if (earns)
        colour =
            theme_legible(space_owner_colour(ui, square->scene, holding->owner), ui->theme.paper);
    bool pledged = holding != NULL && holding->mortgaged;
    if (pledged && !ui->theme.dark) colour = 0xFF5A5448;
    char brief[40];
    Text text = text_into(brief, sizeof brief);
    space_write_brief(ui, square->scene, square->space, &text);
    bool long_one = text.length > 0 && !fits(ui, words, font, room);
    if (pledged && !fits(ui, words, font, room)) return; /* the hatching says it */
    write_line(ui, x, top, long_one ? brief : words, font, colour, room);
}

static void tag_of(const Square *square, Text *text)
{
    const Space *space = &square->scene->edition->spaces[square->space];
    if (space->kind == SPACE_DEED) {
        space_write_sum(square->ui, square->scene, square->space, text);
        return;
    }
    bool tax = space->kind == SPACE_EFFECT &&
               (space->effect.kind == EFFECT_TAX || space->effect.kind == EFFECT_PAY);
    if (!tax || space->effect.amount <= 0 || space->effect.how != CHARGE_SUM) return;
    Words speaking = edition_words(square->scene->edition, square->ui->words.language);
    SAY(&speaking, text, T_("pay {sum}"), arg_sum(space->effect.amount));
}

/* The side of an icon in the room that is left, which may be somewhat smaller. */
static double sign_within(const Ui *ui, double sign, double room)
{
    double least = ui_px(ui, 13);
    if (sign <= room) return sign;
    return room > least ? room : least;
}

/* Icon, name and sum below each other in the middle of the box. */
static void write_inside(const Square *square, Box box)
{
    Ui *ui = square->ui;
    bool deed = square->scene->edition->spaces[square->space].kind == SPACE_DEED;
    char words[40];
    Text tag = text_into(words, sizeof words);
    tag_of(square, &tag);
    Icon icon = deed ? ICON_NONE : space_icon(square->scene->edition, (SpaceId)square->space);
    double sum = tag.length > 0 ? ui_px(ui, 12) : 0;
    double sign = icon != ICON_NONE ? ui_px(ui, box.h < ui_px(ui, 66) ? 20 : 24) : 0;
    double line = ui_px(ui, 11.4);
    int room = (int)((box.h - sum - sign - ui_px(ui, 2)) / line);
    if (room < 1 && icon != ICON_NONE) {
        icon = ICON_NONE;
        sign = 0;
        room = (int)((box.h - sum) / line);
    }
    if (room < 1) sum = 0;
    SquareName name = square_name_fit(ui, label_of(square), box.w,
                                      room < 1   ? 1
                                      : room > 3 ? 3
                                                 : room,
                                      box.w > ui_px(ui, 70) ? 11 : 10.5, 9.5, FONT_SEMIBOLD);
    double gap = icon != ICON_NONE ? ui_px(ui, 3) : 0, words_high = name.count * name.line + sum;
    if (icon != ICON_NONE) sign = sign_within(ui, sign, box.h - words_high - gap - ui_px(ui, 5));
    double total = words_high + sign + gap, top = box_middle_y(box) - total / 2;
    if (icon != ICON_NONE) {
        icon_draw(ui->canvas, icon, (Box){box_middle_x(box) - sign / 2, top, sign, sign},
                  ui->theme.accent);
        top += sign + gap;
    }
    Colour ink = is_mortgaged(square) ? ui->theme.quiet : ui->theme.ink;
    square_name_write(ui, &name, box_middle_x(box), top, FONT_SEMIBOLD, ink);
    if (sum > 0) write_tag(square, words, box_middle_x(box), top + name.count * name.line, box.w);
}

static void write_upright(const Square *square, Box box)
{
    Canvas *canvas = square->ui->canvas;
    canvas->verbs->push_place(canvas, box.x, box_bottom(box), 1, -0.25);
    write_inside(square, (Box){ui_px(square->ui, 2), 0, box.h - ui_px(square->ui, 4), box.w});
    canvas->verbs->pop(canvas);
}

/* "collect $200" on the start. */
static void salary_of(const Square *square, Text *text)
{
    const Edition *edition = square->scene->edition;
    if (edition->spaces[square->space].kind != SPACE_START || edition->rule[RULE_SALARY] <= 0)
        return;
    Words speaking = edition_words(edition, square->ui->words.language);
    SAY(&speaking, text, T_("collect {sum}"), arg_sum(edition->rule[RULE_SALARY]));
    Font font = {ui_px(square->ui, 10), FONT_MEDIUM};
    if (fits(square->ui, text->start, font, square->box.w - ui_px(square->ui, 8))) return;
    text_clear(text);
    words_write_arg(&speaking, arg_sum(edition->rule[RULE_SALARY]), text);
}

/* "Jail / Just Visiting" is "Jail" where only that fits. */
static Label first_part(const Label *label)
{
    Label first = *label;
    char *slash = strstr(first.name, " / ");
    if (slash == NULL) return first;
    *slash = '\0';
    text_copy(first.shorter, SHORT_SIZE, first.name);
    return first;
}

static void draw_corner(const Square *square)
{
    Ui *ui = square->ui;
    Box box = square->box;
    char words[40];
    Text salary = text_into(words, sizeof words);
    salary_of(square, &salary);
    double room = box.w - ui_px(ui, 8);
    Label label = first_part(label_of(square));
    SquareName name = square_name_fit(ui, &label, room, 1, 13, 10.5, FONT_HEAVY);
    if (name.size < ui_px(ui, 10.4))
        name = square_name_fit(ui, &label, room, 2, 13, 10, FONT_HEAVY);
    double sign = box.h * 0.39 < ui_px(ui, 36) ? box.h * 0.39 : ui_px(ui, 36);
    double aside = space_has_prisoner(square->scene, square->space) ? box.w * 0.23 : 0;
    Icon icon = space_icon(square->scene->edition, (SpaceId)square->space);
    icon_draw(
        ui->canvas, icon,
        (Box){box_middle_x(box) - aside - sign / 2, box.y + box.h * 0.36 - sign / 2, sign, sign},
        ui->theme.word);
    double top = box.y + box.h * 0.6 - (name.count > 1 ? ui_px(ui, 3) : 0);
    square_name_write(ui, &name, box_middle_x(box), top, FONT_HEAVY, ui->theme.word);
    double below = top + name.count * name.line + ui_px(ui, 13);
    if (salary.length > 0 && below <= box_bottom(box))
        write_line(ui, box_middle_x(box), top + name.count * name.line + ui_px(ui, 1), words,
                   (Font){ui_px(ui, 10), FONT_MEDIUM},
                   theme_legible(ui->theme.quiet, ui->theme.corner), box.w - ui_px(ui, 8));
    ornament_art_corner(ui, box, square->frame->inner, square->scene->edition);
}

/* ---- the whole ---- */

static Box words_box(const Square *square, double band)
{
    Box box = square->box;
    switch (square->side) {
    case SIDE_BOTTOM: box_cut_top(&box, band); break;
    case SIDE_TOP: box_cut_bottom(&box, band); break;
    case SIDE_LEFT: box_cut_right(&box, band); break;
    case SIDE_RIGHT:
    case SIDE_CORNER: box_cut_left(&box, band); break;
    }
    return box;
}

void space_draw_at(Ui *ui, const BoardFrame *frame, const BoardScene *scene, int space, Box box)
{
    Square square = {.ui = ui,
                     .scene = scene,
                     .frame = frame,
                     .space = space,
                     .side = board_space_side(frame->count, space),
                     .box = box};
    if (frame->ring) {
        ring_square_draw(&square);
        return;
    }
    draw_paper(&square);
    if (square.side == SIDE_CORNER) {
        draw_corner(&square);
        return;
    }
    bool deed = scene->edition->spaces[space].kind == SPACE_DEED;
    double band = deed ? ui_px(ui, BAND) : 0;
    if (deed) draw_band(&square, board_edge(square.box, square.side, band, true));
    if (deed) draw_tab(&square);
    Box rest = words_box(&square, band);
    bool tall = square.side == SIDE_BOTTOM || square.side == SIDE_TOP;
    if (tall && rest.w < ui_px(ui, NARROW))
        write_upright(&square, rest);
    else
        write_inside(&square, box_inset(rest, ui_px(ui, 2.5), 0));
}

void space_draw(Ui *ui, const BoardFrame *frame, const BoardScene *scene, int space)
{
    space_draw_at(ui, frame, scene, space, board_space_box(frame, space));
}
