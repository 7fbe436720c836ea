/* deed_view.c -- a title deed: as a small card and large with every rent. */
#include "view/board/deed_view.h"

#include "ui/icon.h"
#include "ui/lettering.h"
#include "view/art/mark_art.h"
#include "view/art/space_icon.h"
#include "view/board/building_view.h"
#include "view/board/space_words.h"
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

/* ---- a space that is no property ---- */

void space_large(View *view, Box box, SpaceId space)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    char words[800];
    Text text = text_into(words, sizeof words);
    double radius = ui_px(ui, 10);
    space_words_add(view, space, &text);
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, 8));
    canvas_fill_round(ui->canvas, box, radius, theme->paper);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, 1, theme->line);
    Box rest = box_inset(box, ui_px(ui, 14), ui_px(ui, 14));
    double disc = rest.h * 0.34 < ui_px(ui, 96) ? rest.h * 0.34 : ui_px(ui, 96);
    Box sign = box_centred(box_cut_top(&rest, disc), disc, disc);
    canvas_fill_circle(ui->canvas, box_middle_x(sign), box_middle_y(sign), disc / 2, theme->corner);
    icon_draw(ui->canvas, space_icon(view_edition(view), space),
              box_inset(sign, disc * 0.22, disc * 0.22), theme->word);
    box_cut_top(&rest, ui_px(ui, 8));
    double title = rest.h * 0.3 < ui_px(ui, 48) ? rest.h * 0.3 : ui_px(ui, 48);
    lettering_fit(ui, box_cut_top(&rest, title), view_edition(view)->space_label[space].name,
                  (Style){TYPE_TITLE, FONT_BOLD, theme->ink, ALIGN_CENTRE}, 0);
    lettering_fit(ui, rest, words, (Style){TYPE_BODY, FONT_MEDIUM, theme->ink, ALIGN_CENTRE}, 0);
}
