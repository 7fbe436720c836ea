/* deed_view.c -- a title deed: as a small card and large with every rent. */
#include "view/board/deed_view.h"

#include "table/things.h"
#include "table/wording.h"
#include "ui/icon.h"
#include "ui/lettering.h"
#include "view/art/mark_art.h"
#include "view/art/space_icon.h"
#include "view/board/building_view.h"
#include "view/board/deed_rows.h"
#include "view/board/space_words.h"
#include "view/board/token_view.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static const Group *group_of(const View *view, DeedId deed)
{
    const Edition *edition = view_edition(view);
    return &edition->groups[edition->deeds[deed].group];
}

static const Holding *holding_of(const View *view, DeedId deed)
{
    return &view_game(view)->holdings[deed];
}

/* ---- paper with a band of colour at its top ---- */

/* Returns what is left below the band. */
static Box draw_paper(Ui *ui, Box box, double band, double radius, Colour colour, Colour ground)
{
    Box body = box;
    box_cut_top(&body, band);
    canvas_fill_round(ui->canvas, box, radius, colour);
    canvas_fill_round(ui->canvas, body, radius, ground);
    canvas_fill_box(ui->canvas, (Box){body.x, body.y, body.w, radius}, ground);
    return body;
}

static Colour band_colour(const View *view, DeedId deed, bool pale)
{
    const Theme *theme = &view_ui(view)->theme;
    Colour colour = theme_group(theme, group_of(view, deed)->colour);
    return pale ? colour_mixed(colour, theme->sunken, 0.6) : colour;
}

static void draw_buildings(View *view, Box band, DeedId deed)
{
    int level = holding_of(view, deed)->level;
    if (level == 0) return;
    double pad = band.h * 0.1;
    building_view_row(view_ui(view)->canvas, view_edition(view), box_inset(band, pad, pad),
                      edition_level_houses(level), edition_level_hotels(level), false);
}

/* ---- the small card ---- */

/* As much of the name as can be read: all of it, or its short form. */
static void write_name(Ui *ui, Box box, const Label *label, Style style)
{
    double height = lettering_height(ui, box.w, label->name, style);
    if (height <= box.h) {
        lettering_paragraph(ui, box, label->name, style);
        return;
    }
    if (lettering_fit(ui, box, label->name, style, 0.8)) return;
    lettering_fit(ui, box, label->shorter[0] != '\0' ? label->shorter : label->name, style, 0);
}

void deed_card(View *view, Box box, DeedId deed, bool chosen, bool pale)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    const Edition *edition = view_edition(view);
    bool mortgaged = holding_of(view, deed)->mortgaged;
    double radius = ui_px(ui, 6), height = box.h * 0.2;
    Colour ink = pale ? theme->quiet : theme->ink;
    Box body = draw_paper(ui, box, height, radius, band_colour(view, deed, pale),
                          pale || mortgaged ? theme->sunken : theme->card);
    if (mortgaged) mark_art_hatch(ui->canvas, body, ui->theme.bad);
    draw_buildings(view, (Box){box.x, box.y, box.w, height}, deed);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, 1, theme->line);
    if (chosen) canvas_stroke_round(ui->canvas, box, radius, ui_px(ui, 2.5), theme->main);
    body = box_inset(body, ui_px(ui, 8), ui_px(ui, 5));
    Style small = {TYPE_SMALL, FONT_MEDIUM, theme->quiet, ALIGN_LEFT};
    Box foot = box_cut_bottom(&body, lettering_line_height(ui, small));
    write_name(ui, body, edition_deed_label(edition, deed),
               (Style){TYPE_SMALL, FONT_SEMIBOLD, ink, ALIGN_LEFT});
    Style pledged = {TYPE_SMALL, FONT_SEMIBOLD, theme_legible(theme->bad, theme->sunken),
                     ALIGN_LEFT};
    if (mortgaged)
        lettering_line(ui, foot, LABEL(view, T_("mortgaged")), pledged);
    else
        lettering_line(ui, foot, view_thing(view, arg_sum(edition->deeds[deed].price)).words,
                       small);
}

/* ---- the whole deed ---- */

static void write_title(View *view, Box band, DeedId deed)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    Colour ground = band_colour(view, deed, false);
    Colour ink = theme_legible(colour_readable(ground, 0xFF25221D, 0xFFFFFFFF), ground);
    Style small = {TYPE_SMALL, FONT_SEMIBOLD, ink, ALIGN_CENTRE};
    Box inner = box_inset(band, ui_px(ui, 10), ui_px(ui, 5));
    double line = lettering_line_height(ui, small);
    if (inner.h > line * 2.6)
        lettering_line(ui, box_cut_top(&inner, line),
                       edition->group_label[edition->deeds[deed].group].name, small);
    lettering_fit(ui, inner, edition_deed_label(edition, deed)->name,
                  (Style){TYPE_TITLE, FONT_BOLD, ink, ALIGN_CENTRE}, 0);
}

static Type type_for(const Ui *ui, double row)
{
    static const Type types[] = {TYPE_BODY, TYPE_SMALL, TYPE_TINY};
    for (int i = 0; i < 2; i++)
        if (row >= lettering_line_height(ui, (Style){.type = types[i]})) return types[i];
    return TYPE_TINY;
}

static void draw_row(View *view, Box box, const DeedRow *row, Type type)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    Box inner = box_inset(box, ui_px(ui, 8), 0);
    Style sum = {type, FONT_SEMIBOLD, theme->ink, ALIGN_RIGHT};
    Style label = {type, row->present ? FONT_SEMIBOLD : FONT_MEDIUM,
                   row->present ? theme->ink : theme->quiet, ALIGN_LEFT};
    if (row->present)
        canvas_fill_round(ui->canvas, box_inset(box, ui_px(ui, 1), ui_px(ui, 1)), ui_px(ui, 5),
                          colour_mixed(theme->card, theme->good, theme->dark ? 0.22 : 0.16));
    double width = lettering_width(ui, row->sum, sum);
    lettering_line(ui, box_cut_right(&inner, width < inner.w * 0.6 ? width : inner.w * 0.6),
                   row->sum, sum);
    box_cut_right(&inner, ui_px(ui, 6));
    lettering_line(ui, inner, row->label, label);
}

static void draw_parting(Ui *ui, Box box)
{
    double y = box_middle_y(box), inset = ui_px(ui, 8);
    canvas_line(ui->canvas, box.x + inset, y, box_right(box) - inset, y, 1, ui->theme.line);
}

static void draw_rows(View *view, Box box, const DeedRows *rows)
{
    Ui *ui = view_ui(view);
    double part = ui_px(ui, 7), parts = 0;
    for (int i = 0; i < rows->count; i++) parts += rows->list[i].parted ? part : 0;
    double height = (box.h - parts) / rows->count, most = ui_px(ui, 27);
    if (height > most) height = most;
    Type type = type_for(ui, height);
    for (int i = 0; i < rows->count; i++) {
        if (rows->list[i].parted) draw_parting(ui, box_cut_top(&box, part));
        draw_row(view, box_cut_top(&box, height), &rows->list[i], type);
    }
}

static void say_owner(const View *view, const Holding *holding, Text *text)
{
    Things built = things_level(holding->level);
    Arg owner = arg_seat(holding->owner);
    if (holding->owner >= MAX_SEATS)
        text_add(text, LABEL(view, T_("Owned by the bank")));
    else if (holding->mortgaged)
        SAY(view_words(view), text, T_("{seat} · mortgaged"), owner);
    else if (holding->level > 0)
        SAY(view_words(view), text, T_("{seat} · {things}"), owner,
            arg_things(built.items, built.count));
    else
        words_write_arg(view_words(view), owner, text);
}

/* Who owns it, and in what state it is. */
static void draw_owner(View *view, Box box, DeedId deed)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    const Holding *holding = holding_of(view, deed);
    char words[UI_TIP_SIZE];
    Text text = text_into(words, sizeof words);
    bool owned = holding->owner < MAX_SEATS;
    say_owner(view, holding, &text);
    canvas_fill_round(ui->canvas, box, ui_px(ui, 6), theme->sunken);
    Box inner = box_inset(box, ui_px(ui, 8), 0);
    if (owned) {
        double side = box.h * 0.72;
        Box token = box_cut_left(&inner, side);
        token_of_seat(view, holding->owner, box_centred(token, side, side));
        box_cut_left(&inner, ui_px(ui, 8));
    }
    lettering_line(
        ui, inner, words,
        (Style){TYPE_BODY, FONT_SEMIBOLD,
                holding->mortgaged ? theme_legible(theme->bad, theme->sunken) : theme->ink,
                ALIGN_LEFT});
}

void deed_large(View *view, Box box, DeedId deed)
{
    Ui *ui = view_ui(view);
    DeedRows rows;
    double radius = ui_px(ui, 10), gap = ui_px(ui, 8);
    double band = box.h * 0.19;
    if (band > ui_px(ui, 68)) band = ui_px(ui, 68);
    deed_rows(view, deed, &rows);
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, 4));
    Box body = draw_paper(ui, box, band, radius, band_colour(view, deed, false), ui->theme.card);
    if (holding_of(view, deed)->mortgaged) mark_art_hatch(ui->canvas, body, ui->theme.bad);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, 1, ui->theme.line);
    write_title(view, (Box){box.x, box.y, box.w, band}, deed);
    body = box_inset(body, gap, gap * 0.75);
    double strip = body.h * 0.16;
    if (strip > ui_px(ui, 34)) strip = ui_px(ui, 34);
    draw_owner(view, box_cut_bottom(&body, strip), deed);
    box_cut_bottom(&body, gap / 2);
    draw_rows(view, body, &rows);
}

/* ---- a space that is no property ---- */

void space_large(View *view, Box box, SpaceId space)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    char words[800];
    Text text = text_into(words, sizeof words);
    double radius = ui_px(ui, 10);
    space_words_add(view, space, &text);
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, 4));
    canvas_fill_round(ui->canvas, box, radius, theme->card);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, 1, theme->line);
    Box rest = box_inset(box, ui_px(ui, 14), ui_px(ui, 14));
    double disc = rest.h * 0.34 < ui_px(ui, 96) ? rest.h * 0.34 : ui_px(ui, 96);
    Box sign = box_centred(box_cut_top(&rest, disc), disc, disc);
    canvas_fill_circle(ui->canvas, box_middle_x(sign), box_middle_y(sign), disc / 2, theme->felt);
    icon_draw(ui->canvas, space_icon(view_edition(view), space),
              box_inset(sign, disc * 0.22, disc * 0.22), theme->ink);
    box_cut_top(&rest, ui_px(ui, 8));
    double title = rest.h * 0.3 < ui_px(ui, 48) ? rest.h * 0.3 : ui_px(ui, 48);
    lettering_fit(ui, box_cut_top(&rest, title), view_edition(view)->space_label[space].name,
                  (Style){TYPE_TITLE, FONT_BOLD, theme->ink, ALIGN_CENTRE}, 0);
    lettering_fit(ui, rest, words, (Style){TYPE_BODY, FONT_MEDIUM, theme->ink, ALIGN_CENTRE}, 0);
}
