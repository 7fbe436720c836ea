/* moment_hotel.c -- the last building of a street: it rises from the band, houses jump aside. */
#include "ui/capitals.h"
#include "view/art/face_art.h"
#include "view/board/building_view.h"
#include "view/board/token_view.h"
#include "view/moments/brush.h"
#include "view/moments/moment_scene.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static void draw_sky(const MomentScene *scene, double ground)
{
    Canvas *canvas = view_ui(scene->view)->canvas;
    static const double clouds[][3] = {{0.13, 0.2, 1.1}, {0.84, 0.14, 1.2}, {0.74, 0.32, 0.8}};
    canvas_fill_box(canvas, (Box){0, -4, scene->w, scene->h + 8}, 0xFFCDE7E6);
    brush_rays(canvas, scene->w / 2, ground - 30, scene->w + scene->h, 18, scene->seconds * 2 / 360,
               0x66FFFFFF);
    for (int i = 0; i < 3; i++) {
        double x = clouds[i][0] * scene->w, y = clouds[i][1] * ground, k = clouds[i][2];
        canvas_fill_round(canvas, (Box){x - 50 * k, y, 100 * k, 18 * k}, 9 * k, 0xE6FFFFFF);
        canvas_fill_round(canvas, (Box){x - 30 * k, y - 13 * k, 56 * k, 26 * k}, 13 * k,
                          0xE6FFFFFF);
    }
}

static void add_windows(Canvas *canvas, Box box, int columns, int rows)
{
    for (int i = 0; i < columns * rows; i++) {
        Box pane = box_row(box_column(box, i % columns, columns, 0), i / columns, rows, 0);
        canvas_box_path(canvas, box_centred(pane, pane.w * 0.52, pane.h * 0.58));
    }
}

static void draw_roof(Canvas *canvas, double half, double y, double high, Colour colour)
{
    canvas->verbs->move_to(canvas, -half - 8, y);
    canvas->verbs->line_to(canvas, -half + 4, y - high);
    canvas->verbs->line_to(canvas, half - 4, y - high);
    canvas->verbs->line_to(canvas, half + 8, y);
    canvas->verbs->close(canvas);
    canvas->verbs->fill(canvas, colour);
}

/* Three storeys that stand on y = 0. */
static void draw_house(Canvas *canvas, Colour walls)
{
    Colour dark = colour_mixed(walls, 0xFF000000, 0.32),
           light = colour_mixed(walls, 0xFFFFFFFF, 0.14);
    canvas_fill_box(canvas, (Box){-132, -116, 264, 116}, walls);
    canvas_fill_box(canvas, (Box){-84, -196, 168, 80}, light);
    canvas_fill_box(canvas, (Box){-40, -240, 80, 44}, walls);
    draw_roof(canvas, 132, -116, 14, dark);
    draw_roof(canvas, 84, -196, 12, dark);
    canvas->verbs->move_to(canvas, -46, -240);
    canvas->verbs->line_to(canvas, 0, -268);
    canvas->verbs->line_to(canvas, 46, -240);
    canvas->verbs->close(canvas);
    canvas->verbs->fill(canvas, dark);
    add_windows(canvas, (Box){-124, -76, 92, 60}, 5, 2);
    add_windows(canvas, (Box){32, -76, 92, 60}, 5, 2);
    add_windows(canvas, (Box){-76, -188, 152, 64}, 8, 2);
    add_windows(canvas, (Box){-30, -232, 60, 30}, 3, 1);
    canvas_box_path(canvas, (Box){-19, -47, 17, 47});
    canvas_box_path(canvas, (Box){2, -47, 17, 47});
    canvas->verbs->fill(canvas, 0xFFFFE9A0);
    canvas->verbs->move_to(canvas, -34, -60);
    canvas->verbs->line_to(canvas, 34, -60);
    canvas->verbs->line_to(canvas, 42, -46);
    canvas->verbs->line_to(canvas, -42, -46);
    canvas->verbs->close(canvas);
    canvas->verbs->fill(canvas, BRUSH_PAPER);
}

static void draw_flag(const MomentScene *scene, Colour pole)
{
    Canvas *canvas = view_ui(scene->view)->canvas;
    double up = brush_cubic(brush_span(scene->part, 0.55, 0.72));
    if (up <= 0) return;
    double y = -268 - 38 * up;
    canvas_line(canvas, 0, -268, 0, y, 3, pole);
    canvas->verbs->move_to(canvas, 1, y);
    canvas->verbs->line_to(canvas, 45, y);
    canvas->verbs->line_to(canvas, 36, y + 12);
    canvas->verbs->line_to(canvas, 45, y + 24);
    canvas->verbs->line_to(canvas, 1, y + 24);
    canvas->verbs->close(canvas);
    canvas->verbs->fill(canvas, view_seat_colour(scene->view, scene->moment->seat));
    token_of_seat(scene->view, scene->moment->seat, (Box){8, y + 2, 20, 20});
}

/* The houses go back to the bank where a hotel replaces them. */
static void draw_leaving(const MomentScene *scene, double ground)
{
    const Edition *edition = view_edition(scene->view);
    static const double ends[][2] = {{-0.42, -60}, {-0.36, -124}, {0.36, -124}, {0.42, -60}};
    if (edition->rule[RULE_HOTEL] != HOTEL_TOP) return;
    double way = brush_cubic(brush_span(scene->part, 0.04, 0.5));
    Canvas *canvas = view_ui(scene->view)->canvas;
    for (int i = 0; i < edition->rule[RULE_HOUSES_PER_STREET] && i < 4; i++) {
        double x = scene->w * (0.5 + ends[i][0] * (0.3 + 0.7 * way)),
               y = ground + ends[i][1] * way - 40 * way * (1 - way) - 20;
        canvas->verbs->push_place(canvas, x, y, 1, ends[i][0] * way * 0.18);
        building_view_one(canvas, edition, (Box){-21, -21, 42, 42}, false);
        canvas->verbs->pop(canvas);
    }
}

static void draw_dust(const MomentScene *scene, double ground)
{
    static const double puffs[][3] = {{-168, -6, 24}, {-142, 2, 17}, {-196, 4, 14}, {-115, 6, 12},
                                      {168, -6, 24},  {144, 2, 17},  {198, 4, 14},  {118, 6, 12}};
    double way = brush_cubic(brush_span(scene->part, 0.3, 0.75));
    Canvas *canvas = view_ui(scene->view)->canvas;
    for (int i = 0; i < 8 && way > 0; i++)
        canvas_circle_path(canvas, scene->w / 2 + puffs[i][0] * (0.7 + 0.3 * way),
                           ground + puffs[i][1] - 8 * way, puffs[i][2] * way);
    canvas->verbs->fill(canvas, colour_faded(BRUSH_PAPER, 0.92));
}

/* Who built it, and what becomes of the houses. */
static Phrase said_of(const MomentScene *scene)
{
    View *view = scene->view;
    const int32_t *rule = view_edition(view)->rule;
    if (rule[RULE_HOTEL] != HOTEL_TOP) return view_thing(view, arg_seat(scene->moment->seat));
    return PHRASE(view, T_("{seat} · {houses} go back to {bank.the}"),
                  arg_seat(scene->moment->seat), arg_houses(rule[RULE_HOUSES_PER_STREET]));
}

/* The rent as it was, crossed out, and as it is. */
static void write_rents(const MomentScene *scene, double y, Money was, Money is)
{
    View *view = scene->view;
    Canvas *canvas = view_ui(view)->canvas;
    Phrase before = view_thing(view, arg_sum(was)), after = view_thing(view, arg_sum(is));
    Colour own = theme_legible(view_seat_colour(view, scene->moment->seat), BRUSH_PAPER);
    BrushLine old = {19, FONT_SEMIBOLD, BRUSH_QUIET, 0, scene->w * 0.4, scene->least},
              now = {24, FONT_HEAVY, own, 0, scene->w * 0.4, scene->least};
    double first = brush_width(canvas, before.words, old),
           wide = first + 38 + brush_width(canvas, after.words, now), x = scene->w / 2 - wide / 2;
    brush_strike(canvas, x, y, before.words, old);
    brush_write(canvas, x + first + 10, y, "→",
                (BrushLine){18, FONT_BOLD, BRUSH_INK, 0, 30, scene->least});
    brush_write(canvas, x + first + 38, y, after.words, now);
}

static void write_words(const MomentScene *scene, double top)
{
    View *view = scene->view;
    Canvas *canvas = view_ui(view)->canvas;
    const GameMoment *moment = scene->moment;
    bool hotel = view_edition(view)->rule[RULE_HOTEL] != HOTEL_NONE;
    double x = scene->w / 2, most = scene->w - 32;
    brush_write(canvas, x, top + 30,
                PHRASE(view, T_("{built.A} on {deed}"), arg_built(hotel ? NOUN_HOTEL : NOUN_HOUSE),
                       arg_deed(moment->deed))
                    .words,
                (BrushLine){24, FONT_HEAVY, BRUSH_INK, 0.5, most, scene->least});
    brush_write(canvas, x, top + 55, said_of(scene).words,
                (BrushLine){16, FONT_MEDIUM, BRUSH_QUIET, 0.5, most, scene->least});
    Money was = moment_scene_due(scene, scene->before, moment->deed),
          is = moment_scene_due(scene, scene->after, moment->deed);
    if (is > was) write_rents(scene, top + 84, was, is);
}

/* What it is, above its door. */
static void write_sign(const MomentScene *scene)
{
    Ui *ui = view_ui(scene->view);
    char words[60];
    Text text = text_into(words, sizeof words);
    bool apart =
        capitals_write(&ui->words, view_thing(scene->view, arg_built(NOUN_HOTEL)).words, &text);
    canvas_fill_round(ui->canvas, (Box){-56, -106, 112, 26}, 5, BRUSH_INK);
    brush_write(
        ui->canvas, 0, -87, words,
        (BrushLine){18, apart ? FONT_APART : FONT_HEAVY, 0xFFFFD54A, 0.5, 100, scene->least});
}

void moment_scene_hotel(const MomentScene *scene)
{
    static const Colour bits[4] = {0xFFFFD54A, BRUSH_PAPER, 0xFF7A3E9D, 0xFF2E9A53};
    Ui *ui = view_ui(scene->view);
    const Edition *edition = view_edition(scene->view);
    Canvas *canvas = ui->canvas;
    uint32_t group = edition->groups[edition->deeds[scene->moment->deed].group].colour;
    double top = scene->h - 98, ground = top - 38, rise = scene->part;
    Colour walls = face_art_towers(edition) ? ui->theme.house : ui->theme.hotel;
    draw_sky(scene, ground);
    brush_confetti(canvas, (Box){0, 0, scene->w, ground}, 40, scene->part, bits);
    draw_leaving(scene, ground);
    canvas->verbs->push_clip(canvas, (Box){0, 0, scene->w, ground});
    rise = brush_back(brush_span(rise, 0.12, 0.55));
    canvas->verbs->push_place(canvas, scene->w / 2, ground + 312 * (1 - rise), 1, 0);
    draw_house(canvas, walls);
    write_sign(scene);
    draw_flag(scene, colour_mixed(walls, 0xFF000000, 0.32));
    canvas->verbs->pop(canvas);
    canvas->verbs->pop(canvas);
    canvas_fill_box(canvas, (Box){0, ground, scene->w, 38}, theme_group(&ui->theme, group));
    canvas_fill_box(canvas, (Box){0, top, scene->w, 102}, BRUSH_PAPER);
    draw_dust(scene, ground);
    write_words(scene, top);
}
