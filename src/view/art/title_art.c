/* title_art.c -- the name of the game, drawn as five deeds. */
#include "view/art/title_art.h"

typedef struct TitleDeed {
    const char *letter;
    Colour band;
    double turn; /* of a full one */
    double drop; /* of its height, below the others */
} TitleDeed;

static const TitleDeed deals[] = {
    {"O", 0xFFD8342F, -0.016, 0.05}, {"P", 0xFFEE8E2F, 0.010, -0.02},
    {"O", 0xFF2F9E5B, -0.006, 0.04}, {"L", 0xFF2B55B3, 0.013, -0.03},
    {"Y", 0xFFD6559E, -0.011, 0.03},
};
enum { DEALS = sizeof deals / sizeof deals[0] };

/* The letter is in the middle of the space below the band. */
static void draw_letter(Ui *ui, Box card, const char *letter)
{
    const CanvasVerbs *verbs = ui->canvas->verbs;
    Font font = {card.h * 0.56, FONT_BOLD};
    double wide = verbs->measure(ui->canvas, letter, 1, font);
    verbs->write(ui->canvas, -wide / 2, card.y + card.h * 0.81, letter, 1, font, ui->theme.ink);
}

static void draw_deed(Ui *ui, double x, double y, double width, const TitleDeed *deal,
                      bool lettered)
{
    double high = width * 1.3, radius = width * 0.1;
    Box card = {-width / 2, -high / 2, width, high};
    ui->canvas->verbs->push_place(ui->canvas, x, y + deal->drop * high, 1, deal->turn);
    canvas_shadow(ui->canvas, card, radius, ui_px(ui, 6));
    canvas_fill_round(ui->canvas, card, radius, ui->theme.card);
    canvas_fill_round(ui->canvas, (Box){card.x, card.y, width, high * 0.3}, radius, deal->band);
    canvas_fill_box(ui->canvas, (Box){card.x, card.y + high * 0.17, width, high * 0.13},
                    deal->band);
    canvas_stroke_round(ui->canvas, card, radius, 1,
                        colour_mixed(ui->theme.line, ui->theme.ink, 0.1));
    if (lettered) draw_letter(ui, card, deal->letter);
    ui->canvas->verbs->pop(ui->canvas);
}

double title_art(Ui *ui, Box box)
{
    double width = box.w / 5.6, most = ui_px(ui, 68);
    if (width > most) width = most;
    double step = width * 1.09, high = width * 1.3, room = high * 1.16;
    double left = box.x + box.w / 2 - step * (DEALS - 1) / 2;
    /* Letters that the edge of a scrolled area would cut are left out. */
    bool lettered = box.y >= ui->clip.y - 1 && box.y + room <= ui->clip.y + ui->clip.h + 1;
    for (int i = 0; i < DEALS; i++)
        draw_deed(ui, left + i * step, box.y + room / 2, width, &deals[i], lettered);
    return room;
}
