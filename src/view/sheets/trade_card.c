/* trade_card.c -- the small cards of the trade sheet. */
#include "view/sheets/trade_card.h"

#include "table/spelled.h"
#include "ui/icon.h"
#include "ui/lettering.h"
#include "ui/spoken.h"
#include "view/art/mark_art.h"
#include "view/board/building_view.h"
#include "view/board/token_view.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define RADIUS 8.0
#define BAND 14.0

static const Colour badge_ground = 0xFFF2C14B, badge_ink = 0xFF3A2A05;

static Colour group_colour(const View *view, DeedId deed)
{
    const Edition *edition = view_edition(view);
    return theme_group(&view_ui(view)->theme, edition->groups[edition->deeds[deed].group].colour);
}

/* ---- paper ---- */

static void draw_band(Ui *ui, Box box, Colour band, Colour paper)
{
    double radius = ui_px(ui, RADIUS);
    Box body = box;
    canvas_fill_round(ui->canvas, box, radius, band);
    box_cut_top(&body, ui_px(ui, BAND));
    canvas_fill_round(ui->canvas, body, radius, paper);
    canvas_fill_box(ui->canvas, (Box){body.x, body.y, body.w, radius}, paper);
}

static void draw_check(Ui *ui, Box box)
{
    double side = ui_px(ui, 19), x = box_right(box) - ui_px(ui, 15),
           y = box_bottom(box) - ui_px(ui, 15);
    canvas_fill_circle(ui->canvas, x, y, side / 2, ui->theme.main);
    icon_draw(ui->canvas, ICON_CHECK,
              (Box){x - side * 0.36, y - side * 0.36, side * 0.72, side * 0.72},
              ui->theme.main_ink);
}

static void draw_edge(Ui *ui, Box box, const TradeCardLook *look)
{
    double radius = ui_px(ui, RADIUS);
    if (look->flash > 0)
        canvas_stroke_round(ui->canvas, box_inset(box, -ui_px(ui, 3), -ui_px(ui, 3)), radius,
                            ui_px(ui, 4), colour_faded(badge_ground, look->flash));
    if (look->chosen)
        canvas_stroke_round(ui->canvas, box, radius, ui_px(ui, 2.5), ui->theme.main);
    else
        canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, 1, ui->theme.line);
}

/* What is chosen is lifted. */
static Box lifted(Ui *ui, Box box, const TradeCardLook *look)
{
    if (!look->chosen) return box;
    box.y -= ui_px(ui, 2);
    canvas_shadow(ui->canvas, box, ui_px(ui, RADIUS), ui_px(ui, 4));
    return box;
}

/* ---- a deed ---- */

static const char *short_name(const Label *label)
{
    return label->shorter[0] != '\0' ? label->shorter : label->name;
}

static void draw_buildings(View *view, Box box, DeedId deed)
{
    int level = view_game(view)->holdings[deed].level;
    Ui *ui = view_ui(view);
    if (level == 0) return;
    Box band = {box.x, box.y + ui_px(ui, 1.5), box.w, ui_px(ui, BAND - 2)};
    building_view_row(ui->canvas, view_edition(view), band, edition_level_houses(level),
                      edition_level_hotels(level), false);
}

static Style foot_style(Colour colour)
{
    return (Style){TYPE_SMALL, FONT_MEDIUM, colour, ALIGN_LEFT};
}

/* Is there room for the lock beside the reason? */
static bool has_lock(Ui *ui, Box box, const TradeCardLook *look)
{
    return look->locked &&
           lettering_width(ui, look->words, foot_style(0)) <= box.w - ui_px(ui, 16 + 18);
}

/* Name and, below it, the price or why it stays. */
static void write_words(View *view, Box box, DeedId deed, const TradeCardLook *look)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    bool mortgaged = view_game(view)->holdings[deed].mortgaged;
    Box body = box_inset(box, ui_px(ui, 8), 0);
    box_cut_top(&body, ui_px(ui, BAND + 4));
    Box name = box_cut_top(&body, ui_px(ui, 20));
    Box foot = box_cut_top(&body, ui_px(ui, 18));
    if (look->chosen || has_lock(ui, box, look)) box_cut_right(&foot, ui_px(ui, 18));
    lettering_line(
        ui, name, short_name(edition_deed_label(view_edition(view), deed)),
        (Style){TYPE_BODY, FONT_SEMIBOLD, look->locked ? theme->quiet : theme->ink, ALIGN_LEFT});
    const char *words = look->locked ? look->words : LABEL(view, T_("mortgaged"));
    Phrase price = view_thing(view, arg_sum(view_edition(view)->deeds[deed].price));
    bool says = look->locked || mortgaged;
    lettering_line(ui, foot, says ? words : price.words,
                   (Style){TYPE_SMALL, FONT_MEDIUM,
                           mortgaged ? theme_legible(theme->bad, theme->sunken) : theme->quiet,
                           ALIGN_LEFT});
}

void trade_card_deed(View *view, Box box, DeedId deed, const TradeCardLook *look)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    bool mortgaged = view_game(view)->holdings[deed].mortgaged;
    Colour paper = look->locked || mortgaged ? theme->sunken : theme->card;
    Colour band = group_colour(view, deed);
    box = lifted(ui, box, look);
    draw_band(ui, box, look->locked ? colour_mixed(band, paper, 0.35) : band, paper);
    if (mortgaged)
        mark_art_hatch(ui->canvas,
                       (Box){box.x, box.y + ui_px(ui, BAND), box.w, box.h - ui_px(ui, BAND)},
                       theme->ink);
    draw_buildings(view, box, deed);
    write_words(view, box, deed, look);
    draw_edge(ui, box, look);
    double side = ui_px(ui, 14);
    if (has_lock(ui, box, look))
        icon_draw(ui->canvas, ICON_LOCK,
                  (Box){box_right(box) - side - ui_px(ui, 7), box_bottom(box) - side - ui_px(ui, 8),
                        side, side},
                  theme->quiet);
    if (look->chosen) draw_check(ui, box);
}

/* ---- one that is elsewhere ---- */

/* Short lines from one corner to the next, and one across each corner. */
static void draw_dashes(Ui *ui, Box box, Colour colour)
{
    double dash = ui_px(ui, 4), gap = ui_px(ui, 3), wide = ui_px(ui, 1.4), cut = ui_px(ui, 3);
    double right = box_right(box), bottom = box_bottom(box);
    for (double x = box.x + cut + gap; x + dash <= right - cut; x += dash + gap) {
        canvas_line(ui->canvas, x, box.y, x + dash, box.y, wide, colour);
        canvas_line(ui->canvas, x, bottom, x + dash, bottom, wide, colour);
    }
    for (double y = box.y + cut + gap; y + dash <= bottom - cut; y += dash + gap) {
        canvas_line(ui->canvas, box.x, y, box.x, y + dash, wide, colour);
        canvas_line(ui->canvas, right, y, right, y + dash, wide, colour);
    }
    canvas_line(ui->canvas, box.x, box.y + cut, box.x + cut, box.y, wide, colour);
    canvas_line(ui->canvas, right, box.y + cut, right - cut, box.y, wide, colour);
    canvas_line(ui->canvas, box.x, bottom - cut, box.x + cut, bottom, wide, colour);
    canvas_line(ui->canvas, right, bottom - cut, right - cut, bottom, wide, colour);
}

/* For those who do not see whose token is on the card. */
static void say_missing(View *view, Box box, DeedId deed)
{
    char words[UI_NAME_SIZE];
    Text text = text_into(words, sizeof words);
    SpelledScene scene = {view_edition(view), view_game(view), table_seating(view_table(view))};
    spelled_space(view_words(view), &scene, view_edition(view)->deeds[deed].space, &text);
    spoken_words(view_ui(view), box, words);
}

void trade_card_missing(View *view, Box box, DeedId deed)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    SeatId owner = view_game(view)->holdings[deed].owner;
    double side = ui_px(ui, 24);
    Box disc = {box_middle_x(box) - side / 2, box.y + ui_px(ui, 9), side, side};
    draw_dashes(ui, box_inset(box, ui_px(ui, 1.5), ui_px(ui, 1.5)),
                colour_mixed(group_colour(view, deed), theme->quiet, 0.3));
    if (owner < MAX_SEATS) {
        token_of_seat(view, owner, disc);
    } else {
        canvas_circle_path(ui->canvas, box_middle_x(disc), box_middle_y(disc), side * 0.44);
        ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, 1.2), theme->line);
    }
    Box words = {box.x + ui_px(ui, 4), box_bottom(disc) + ui_px(ui, 3), box.w - ui_px(ui, 8),
                 ui_px(ui, 18)};
    say_missing(view, box, deed);
    spoken_hush(ui);
    lettering_line(ui, words, short_name(edition_deed_label(view_edition(view), deed)),
                   (Style){TYPE_SMALL, FONT_MEDIUM, theme->quiet, ALIGN_CENTRE});
    spoken_speak(ui);
}

/* ---- a get-out card ---- */

void trade_card_release(View *view, Box box, const TradeCardLook *look)
{
    Ui *ui = view_ui(view);
    double radius = ui_px(ui, RADIUS), side = ui_px(ui, 22);
    box = lifted(ui, box, look);
    canvas_fill_round(ui->canvas, box, radius, ui->theme.card);
    draw_edge(ui, box, look);
    icon_draw(ui->canvas, ICON_RELEASE,
              (Box){box.x + ui_px(ui, 9), box.y + ui_px(ui, 8), side, side}, ui->theme.ink);
    Box words = {box.x + ui_px(ui, 8), box.y + ui_px(ui, 34),
                 box.w - ui_px(ui, look->chosen ? 34 : 16), ui_px(ui, 20)};
    lettering_line(ui, words, look->words,
                   (Style){TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT});
    if (look->chosen) draw_check(ui, box);
}

/* ---- the badge ---- */

static Style badge_style(void)
{
    return (Style){TYPE_SMALL, FONT_BOLD, badge_ink, ALIGN_LEFT};
}

double trade_card_badge_height(const Ui *ui)
{
    return ui_px(ui, 20);
}

void trade_card_badge(View *view, Box box, const char *words)
{
    Ui *ui = view_ui(view);
    double side = ui_px(ui, 13), pad = ui_px(ui, 7);
    double wide = lettering_width(ui, words, badge_style()) + side + 3 * pad;
    Box badge = {box.x, box.y, wide < box.w ? wide : box.w, trade_card_badge_height(ui)};
    canvas_shadow(ui->canvas, badge, ui_px(ui, 6), ui_px(ui, 2));
    canvas_fill_round(ui->canvas, badge, ui_px(ui, 6), badge_ground);
    icon_draw(ui->canvas, ICON_CROWN,
              (Box){badge.x + pad, box_middle_y(badge) - side / 2, side, side}, badge_ink);
    Box line = {badge.x + side + 1.6 * pad, badge.y, badge.w - side - 2.4 * pad, badge.h};
    lettering_line(ui, line, words, badge_style());
}
