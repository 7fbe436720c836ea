/* plate_art.c -- words on brass and card: the board's name plate, price tags. */
#include "view/art/plate_art.h"

#include <string.h>

#include "base/text.h"
#include "ui/capitals.h"

#define HEIGHT 39.0
enum { NAME_ROOM = 256 };
/* A tag longer than this becomes smaller, down to that part, so that it leaves what lies beside the
 * deed in sight. */
#define TAG_ROOM 100.0
#define TAG_LEAST 0.76

static void draw_diamond(Canvas *canvas, double x, double y, double reach, Colour colour)
{
    canvas->verbs->move_to(canvas, x - reach, y);
    canvas->verbs->line_to(canvas, x, y - reach);
    canvas->verbs->line_to(canvas, x + reach, y);
    canvas->verbs->line_to(canvas, x, y + reach);
    canvas->verbs->close(canvas);
    canvas->verbs->fill(canvas, colour);
}

void plate_art_name(Ui *ui, Box box, const char *title)
{
    const Theme *theme = &ui->theme;
    char capitals[NAME_ROOM];
    Text words = text_into(capitals, sizeof capitals);
    bool apart = capitals_write(&ui->words, title, &words);
    double k = box.h / HEIGHT;
    Font font = {19 * k, apart ? FONT_APART : FONT_HEAVY};
    double text = ui->canvas->verbs->measure(ui->canvas, capitals, words.length, font),
           sides = 56 * k;
    if (text + sides > box.w) {
        double part = (box.w - sides) / text;
        font.size *= part;
        text *= part;
    }
    Box plate = box_centred(box, text + sides, box.h);
    canvas_shadow(ui->canvas, plate, plate.h * 0.26, 8 * k);
    canvas_fill_round(ui->canvas, plate, plate.h * 0.26, theme->rail);
    canvas_stroke_round(ui->canvas, box_inset(plate, 3.5 * k, 3.5 * k), plate.h * 0.2, 1.4 * k,
                        theme->edge);
    double y = box_middle_y(plate);
    draw_diamond(ui->canvas, plate.x + 16 * k, y, 5 * k, theme->edge);
    draw_diamond(ui->canvas, box_right(plate) - 16 * k, y, 5 * k, theme->edge);
    /* What follows the last letter is no part of the middle. */
    double after = apart ? FONT_APART_GAP * font.size : 0;
    double left = box_middle_x(plate) - (text - after) / 2;
    ui->canvas->verbs->write(ui->canvas, left, y + font.size * 0.36, capitals, words.length, font,
                             theme_legible(0xFFFFFDF6, theme->rail));
}

void plate_art_tag(Ui *ui, double x, double y, double scale, const char *words)
{
    const Theme *theme = &ui->theme;
    const CanvasVerbs *verbs = ui->canvas->verbs;
    Font font = {22, FONT_HEAVY};
    double wide = verbs->measure(ui->canvas, words, strlen(words), font), end = wide + 34;
    if (end > TAG_ROOM) scale *= end * TAG_LEAST < TAG_ROOM ? TAG_ROOM / end : TAG_LEAST;
    verbs->push_place(ui->canvas, x, y, scale, 0.0194);
    for (int shadow = 1; shadow >= 0; shadow--) {
        double down = shadow ? 3 : 0;
        verbs->move_to(ui->canvas, -4, down);
        verbs->line_to(ui->canvas, 14, -19 + down);
        verbs->line_to(ui->canvas, end, -19 + down);
        verbs->line_to(ui->canvas, end + 8, -11 + down);
        verbs->line_to(ui->canvas, end + 8, 11 + down);
        verbs->line_to(ui->canvas, end, 19 + down);
        verbs->line_to(ui->canvas, 14, 19 + down);
        verbs->close(ui->canvas);
        verbs->fill(ui->canvas, shadow ? 0x402B2112 : theme->tag);
    }
    verbs->move_to(ui->canvas, -4, 0);
    verbs->line_to(ui->canvas, 14, -19);
    verbs->line_to(ui->canvas, end, -19);
    verbs->line_to(ui->canvas, end + 8, -11);
    verbs->line_to(ui->canvas, end + 8, 11);
    verbs->line_to(ui->canvas, end, 19);
    verbs->line_to(ui->canvas, 14, 19);
    verbs->close(ui->canvas);
    verbs->stroke(ui->canvas, 1.3, theme->gold_edge);
    canvas_fill_circle(ui->canvas, 13, 0, 4, theme->horizon);
    canvas_circle_path(ui->canvas, 13, 0, 4);
    verbs->stroke(ui->canvas, 1.3, theme->gold_edge);
    verbs->write(ui->canvas, 24, 8, words, strlen(words), font, theme->tag_ink);
    verbs->pop(ui->canvas);
}
