/* moment_group.c -- a group is complete: its deeds fan out under a crown. */
#include "ui/lettering.h"
#include "view/art/mark_art.h"
#include "view/board/token_view.h"
#include "view/moments/brush.h"
#include "view/moments/moment_scene.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define CARD_WIDE 132.0
#define CARD_HIGH 176.0

static void draw_rents(const MomentScene *scene, DeedId deed)
{
    Canvas *canvas = view_ui(scene->view)->canvas;
    Money site = edition_street_rent(view_edition(scene->view), deed, 0),
          due = moment_scene_due(scene, scene->after, deed);
    bool both = scene->least <= 20; /* there is room for what it was, too */
    if (due > site && both) {
        brush_strike(canvas, -34, 42, view_thing(scene->view, arg_sum(site)).words,
                     (BrushLine){16, FONT_SEMIBOLD, BRUSH_QUIET, 0.5, 44, scene->least});
        brush_write(canvas, 24, 43, view_thing(scene->view, arg_sum(due)).words,
                    (BrushLine){25, FONT_HEAVY, BRUSH_INK, 0.5, 70, scene->least});
    } else {
        brush_write(canvas, 0, 43, view_thing(scene->view, arg_sum(due)).words,
                    (BrushLine){25, FONT_HEAVY, BRUSH_INK, 0.5, 112, scene->least});
    }
}

static void draw_card(const MomentScene *scene, DeedId deed, double x, double y, double scale,
                      double turn)
{
    Ui *ui = view_ui(scene->view);
    const Edition *edition = view_edition(scene->view);
    uint32_t colour = edition->groups[scene->moment->group].colour;
    Box card = {-CARD_WIDE / 2, -CARD_HIGH / 2, CARD_WIDE, CARD_HIGH};
    ui->canvas->verbs->push_place(ui->canvas, x, y, scale, turn);
    canvas_fill_round(ui->canvas, (Box){card.x + 2, card.y + 8, card.w - 4, card.h}, 12,
                      0x382B1408);
    canvas_fill_round(ui->canvas, card, 11, BRUSH_PAPER);
    Box head = box_cut_top(&card, 56), foot = box_cut_bottom(&head, 12);
    canvas_fill_round(ui->canvas, (Box){head.x, head.y, head.w, 56}, 11,
                      theme_group_ground(&ui->theme, colour));
    canvas_fill_box(ui->canvas, foot, theme_group_ground(&ui->theme, colour));
    lettering_fit(ui, (Box){head.x + 7, head.y + 4, head.w - 14, 48},
                  edition_deed_label(edition, deed)->name,
                  (Style){scene->least > 12 ? TYPE_HEAD : TYPE_NAME, FONT_HEAVY,
                          theme_group_ink(&ui->theme, colour), ALIGN_CENTRE},
                  0);
    if (scene->least <= 20)
        brush_write(ui->canvas, 0, 8, view_thing(scene->view, arg_built(NOUN_RENT)).words,
                    (BrushLine){13, FONT_SEMIBOLD, BRUSH_QUIET, 0.5, 116, scene->least});
    draw_rents(scene, deed);
    Money house = edition->deeds[deed].house_price;
    if (house > 0 && scene->least <= 20)
        brush_write(ui->canvas, 0, 68,
                    PHRASE(scene->view, T_("{house} {price}"), arg_price(house)).words,
                    (BrushLine){13, FONT_MEDIUM, BRUSH_QUIET, 0.5, 116, scene->least});
    ui->canvas->verbs->pop(ui->canvas);
}

/* The deeds of the group come out of one pile; the middle one lies on top. */
static void draw_fan(const MomentScene *scene)
{
    DeedId deeds[MAX_DEEDS];
    int count = 0;
    for (DeedSet rest = view_edition(scene->view)->groups[scene->moment->group].deeds; rest != 0;
         rest &= rest - 1)
        deeds[count++] = (DeedId)__builtin_ctzll(rest);
    double way = brush_back(brush_span(scene->part, 0.06, 0.36));
    double spread = count > 1 ? (scene->w - CARD_WIDE - 44) / (count - 1) : 0;
    if (spread > 146) spread = 146;
    for (int pass = 0; pass < count; pass++) {
        int i = pass < count / 2 ? pass : count - 1 - (pass - count / 2);
        double off = (i - (count - 1) / 2.0) * way;
        bool top = pass == count - 1 && count % 2 == 1;
        draw_card(scene, deeds[i], scene->w / 2 + off * spread,
                  scene->h * 0.42 + off * off * 18 * way - (top ? 8 : 0), top ? 1.08 : 1,
                  off * 11 / 360);
    }
}

static void draw_crown(const MomentScene *scene)
{
    Canvas *canvas = view_ui(scene->view)->canvas;
    double way = brush_span(scene->part, 0.3, 0.46);
    if (way <= 0) return;
    double y = scene->h * 0.42 - 130 - (1 - way * way) * 200;
    canvas->verbs->push_place(canvas, scene->w / 2, y, 1, 0);
    mark_art_crown(canvas, (Box){-50, -50, 100, 100});
    canvas->verbs->pop(canvas);
}

static Phrase title_of(const MomentScene *scene)
{
    const Seating *seating = table_seating(view_table(scene->view));
    int people = 0;
    for (int seat = 0; seat < seating->count; seat++)
        people += view_is_person(scene->view, (SeatId)seat);
    bool alone = people == 1 && view_is_person(scene->view, scene->moment->seat);
    return alone ? PHRASE(scene->view, T_("{group} is yours"), arg_group(scene->moment->group))
                 : PHRASE(scene->view, T_("{seat} has all of {group}"),
                          arg_seat(scene->moment->seat), arg_group(scene->moment->group));
}

static void draw_plate(const MomentScene *scene)
{
    Ui *ui = view_ui(scene->view);
    double rise = brush_cubic(brush_span(scene->part, 0.2, 0.4));
    if (rise <= 0) return;
    Box plate = {24, scene->h - 128 + (1 - rise) * 140, scene->w - 48, 84};
    Colour ink = theme_legible(BRUSH_PAPER, ui->theme.rail);
    canvas_fill_round(ui->canvas, (Box){plate.x + 2, plate.y + 6, plate.w - 4, plate.h}, 18,
                      0x501B150A);
    canvas_fill_round(ui->canvas, plate, 16, ui->theme.rail);
    canvas_stroke_round(ui->canvas, box_inset(plate, 5, 5), 12, 1.8, ui->theme.edge);
    token_of_seat(scene->view, scene->moment->seat, (Box){plate.x - 12, plate.y + 4, 76, 76});
    double x = plate.x + 68 + (plate.w - 84) / 2, most = plate.w - 92;
    Money price = view_edition(scene->view)->deeds[scene->moment->deed].house_price;
    bool opens = price > 0 && view_edition(scene->view)->rule[RULE_BUILD_WHOLE_GROUP] != 0;
    brush_write(ui->canvas, x, plate.y + (opens ? 41 : 52), title_of(scene).words,
                (BrushLine){28, FONT_HEAVY, ink, 0.5, most, scene->least});
    if (opens)
        brush_write(ui->canvas, x, plate.y + 65,
                    PHRASE(scene->view, T_("Now {house.many} can be built, {price} each."),
                           arg_price(price))
                        .words,
                    (BrushLine){15, FONT_MEDIUM, ink, 0.5, most, scene->least});
}

void moment_scene_group(const MomentScene *scene)
{
    static const Colour bits[4] = {0xFFFFD54A, BRUSH_PAPER, 0xFFF4A03B, 0xFF9BD3E8};
    Ui *ui = view_ui(scene->view);
    Colour group = colour_opaque(view_edition(scene->view)->groups[scene->moment->group].colour);
    double x = scene->w / 2, y = scene->h * 0.42, reach = scene->w + scene->h;
    canvas_fill_box(ui->canvas, (Box){0, -4, scene->w, scene->h + 8},
                    colour_mixed(group, 0xFF1A0A05, 0.55));
    brush_rays(ui->canvas, x, y, reach, 20, scene->seconds * 4 / 360,
               colour_faded(colour_mixed(group, 0xFFFFFFFF, 0.15), 0.5));
    canvas_fill_circle(ui->canvas, x, y, 210, 0x40FFD98A);
    canvas_fill_circle(ui->canvas, x, y, 140, 0x4DFFE7B0);
    brush_confetti(ui->canvas, (Box){0, 0, scene->w, scene->h}, 72, scene->part, bits);
    draw_fan(scene);
    draw_crown(scene);
    draw_plate(scene);
}
