/* banner_art.c -- the head of a screen: the edition's rail, and its motif rising out of it. */
#include "view/art/banner_art.h"

#include <math.h>

#include "view/art/face_art.h"
#include "view/art/motif_motion.h"

/* Banners show a motif from here upwards: where things stand on the ground. */
#define GROUND 0.8
#define MOTIF_RATIO 0.958 /* height to width */
enum { STRIPS = 96 };

Colour banner_art_ink(const Theme *theme)
{
    return theme_legible(0xFFFFFDF6, theme->rail);
}

Colour banner_art_quiet(const Theme *theme)
{
    return theme_legible(colour_mixed(theme->rail, theme->edge, 0.85), theme->rail);
}

/* From the rail on the left to clear on the right, in strips of whole pixels: where two of them
 * share one, a line would be seen. */
static void fade(Ui *ui, Box box)
{
    double wide = box.w / STRIPS;
    for (int i = 0; i < STRIPS; i++) {
        double way = 1 - (i + 0.5) / STRIPS;
        double from = floor(box.x + i * wide), to = floor(box.x + (i + 1) * wide);
        canvas_fill_box(ui->canvas, (Box){from, box.y, to - from, box.h},
                        colour_faded(ui->theme.rail, way * way * (3 - 2 * way)));
    }
}

static double picture_width(Box box)
{
    double wide = box.w * 0.3, least = box.h * 2.6, most = box.w * 0.8;
    if (wide >= least) return wide;
    return least < most ? least : most;
}

static void draw(Ui *ui, Box box, FaceMotif motif)
{
    double wide = picture_width(box);
    double high = wide * MOTIF_RATIO;
    Box picture = {box_right(box) - wide, box_bottom(box) - high * GROUND, wide, high};
    ui->canvas->verbs->push_clip(ui->canvas, box);
    canvas_fill_box(ui->canvas, box, ui->theme.rail);
    motif_motion_still(ui->canvas, picture, &ui->theme, motif);
    fade(ui, (Box){picture.x - 1, box.y, wide * 0.72, box.h});
    canvas_fill_box(ui->canvas, (Box){box.x, box_bottom(box) - ui_px(ui, 2), box.w, ui_px(ui, 2)},
                    ui->theme.edge);
    ui->canvas->verbs->pop(ui->canvas);
}

void banner_art_clear(Ui *ui, Box box, double right)
{
    double edge = box_bottom(box) - ui_px(ui, 2), soft = box.h * 0.6;
    double wide = picture_width(box), left = box_right(box) - wide;
    if (right <= left + wide * 0.28) return; /* there the fade is still dark */
    Box shade = {left, box.y, right - left, edge - box.y};
    ui->canvas->verbs->push_clip(ui->canvas, (Box){box.x, box.y, box.w, edge - box.y});
    canvas_fill_box(ui->canvas, shade, ui->theme.rail);
    fade(ui, (Box){right, box.y, soft, edge - box.y});
    ui->canvas->verbs->pop(ui->canvas);
}

static uint64_t mixed(uint64_t hash, double value)
{
    return (hash ^ (uint64_t)(int64_t)(value * 64)) * 0x9E3779B97F4A7C15u;
}

void banner_art_draw(Ui *ui, Box box, const Edition *edition)
{
    FaceMotif motif = edition != NULL ? face_art_motif(edition) : MOTIF_SUNBURST;
    uint64_t stamp = mixed(mixed(mixed(ui->theme.rail, ui->theme.sky), motif), ui->theme.felt);
    if (ui->canvas->verbs->layer_begin(ui->canvas, BANNER_LAYER, stamp, box)) {
        draw(ui, box, motif);
        ui->canvas->verbs->layer_end(ui->canvas);
    }
    ui->canvas->verbs->layer_show(ui->canvas, BANNER_LAYER);
}

void banner_art_tile(Ui *ui, Box box, const Theme *theme, FaceMotif motif)
{
    double rail = box.h * 0.07;
    canvas_fill_round(ui->canvas, box, ui_px(ui, 8), theme->rail);
    Box inner = box_inset(box, rail, rail);
    motif_motion_still(ui->canvas, inner, theme, motif);
    canvas_stroke_round(ui->canvas, inner, 0, 1, theme->edge);
}
