/* deck_art.c -- a pile of cards, face down. */
#include "view/art/deck_art.h"

#include "ui/icon.h"
#include "ui/lettering.h"
#include "view/art/face_art.h"
#include "view/art/space_icon.h"
#include "view/board/square_name.h"

#define WIDTH 116.0
#define HEIGHT 80.0
#define RADIUS 9.0

/* Some sixty degrees each, around a hub: a deck whose cards are turned up like a wheel. */
static void draw_wheel(Ui *ui, Colour back, Colour ink, double radius)
{
    enum { SECTORS = 10 };
    const CanvasVerbs *verbs = ui->canvas->verbs;
    canvas_fill_circle(ui->canvas, 1, 5, radius + 2, 0x402B2112);
    canvas_fill_circle(ui->canvas, 0, 0, radius, ink);
    for (int i = 0; i < SECTORS; i++) {
        static const Colour tints[] = {0xFFF4D335, 0xFFD6457F, 0xFF2E9A53, 0xFFEE8B2D, 0xFF9BD3E8};
        verbs->push_place(ui->canvas, 0, 0, radius * 0.92, (double)i / SECTORS);
        verbs->move_to(ui->canvas, 0, 0);
        verbs->line_to(ui->canvas, -0.309, -0.951);
        verbs->curve_to(ui->canvas, -0.105, -1.017, 0.105, -1.017, 0.309, -0.951);
        verbs->close(ui->canvas);
        verbs->fill(ui->canvas, i % 2 == 0 ? colour_mixed(back, 0xFFFFFFFF, 0.1) : tints[i / 2]);
        verbs->pop(ui->canvas);
    }
    canvas_fill_circle(ui->canvas, 0, 0, radius * 0.2, ink);
    canvas_fill_circle(ui->canvas, 0, 0, radius * 0.11, back);
    verbs->move_to(ui->canvas, -radius * 0.16, -radius * 1.14);
    verbs->line_to(ui->canvas, radius * 0.16, -radius * 1.14);
    verbs->line_to(ui->canvas, 0, -radius * 0.82);
    verbs->close(ui->canvas);
    verbs->fill(ui->canvas, 0xFFB3261E);
}

static void write_name(Ui *ui, const Label *label, Box box, Colour ink, double scale)
{
    SquareName name = square_name_fit(ui, label, box.w * scale, 2, 11, 10, FONT_BOLD);
    name.size /= scale;
    name.line /= scale;
    square_name_write(ui, &name, box_middle_x(box), box_middle_y(box) - name.count * name.line / 2,
                      FONT_BOLD, ink);
}

static void draw_pile(Ui *ui, Colour back, Colour ink)
{
    Box card = {-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT};
    canvas_shadow(ui->canvas, (Box){card.x + 2, card.y + 7, card.w, card.h}, RADIUS, 7);
    for (int i = 3; i > 0; i--)
        canvas_fill_round(ui->canvas, (Box){card.x + i * 0.8, card.y + i * 2, card.w, card.h},
                          RADIUS, colour_mixed(back, 0xFF000000, 0.12 + 0.05 * i));
    canvas_fill_round(ui->canvas, card, RADIUS, back);
    canvas_stroke_round(ui->canvas, box_inset(card, 5, 5), 6, 1.2, colour_faded(ink, 0.55));
}

void deck_art_draw(Ui *ui, const Edition *edition, DeckId deck, double x, double y, double scale,
                   double turn)
{
    Colour back = face_art_deck(&ui->theme, edition, deck),
           ink = face_art_deck_ink(&ui->theme, edition, deck);
    Icon icon = space_icon_of_deck(edition, deck);
    ui->canvas->verbs->push_place(ui->canvas, x, y, scale, turn);
    if (icon == ICON_WHEEL) {
        draw_wheel(ui, back, ink, 44);
        Box plate = {-52, 48, 104, 18};
        canvas_fill_round(ui->canvas, plate, 9, back);
        write_name(ui, &edition->deck_label[deck], plate, ink, scale);
    } else {
        draw_pile(ui, back, ink);
        icon_draw(ui->canvas, icon, (Box){-17, -27, 34, 34}, ink);
        write_name(ui, &edition->deck_label[deck],
                   (Box){-WIDTH / 2 + 9, 11, WIDTH - 18, HEIGHT / 2 - 17}, ink, scale);
    }
    ui->canvas->verbs->pop(ui->canvas);
}
