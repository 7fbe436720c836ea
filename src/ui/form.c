/* form.c -- what menu screens are made of: pages, cards, and rows with a label
 * and a control. */
#include "ui/form.h"

#include "canvas/canvas_mute.h"
#include "ui/scroll.h"
#include "ui/spoken.h"

enum { COLUMNS_MOST = 3, CARDS_MOST = 24 };

double form_margin(const Ui *ui)
{
    return ui_px(ui, 16);
}

static double card_pad(const Ui *ui)
{
    return ui->screen.w < ui_px(ui, 600) ? ui_px(ui, 16) : ui_px(ui, 20);
}

void form_panel(Ui *ui, Box box)
{
    double radius = ui_px(ui, 12);
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, box, radius, ui->theme.card);
}

double form_words(Ui *ui, Box box, const char *words, Type type, FontWeight weight, Colour colour)
{
    return lettering_paragraph(ui, box, words, (Style){type, weight, colour, ALIGN_LEFT});
}

double form_warning(Ui *ui, Box box, const char *words)
{
    double pad = ui_px(ui, 8), bar = ui_px(ui, 4);
    Style style = {TYPE_BODY, FONT_SEMIBOLD, ui->theme.bad, ALIGN_LEFT};
    Box inner = {box.x + bar + pad, box.y + pad / 2, box.w - bar - 2 * pad, box.h};
    double height = lettering_height(ui, inner.w, words, style) + pad;
    canvas_fill_round(ui->canvas, (Box){box.x, box.y, box.w, height}, ui_px(ui, 4),
                      ui->theme.sunken);
    canvas_fill_round(ui->canvas, (Box){box.x, box.y, bar, height}, bar / 2, ui->theme.bad);
    lettering_paragraph(ui, inner, words, style);
    return height;
}

double form_height(Ui *ui, double width, Contents contents, void *what)
{
    Canvas *canvas = ui->canvas;
    CanvasMute mute = canvas_mute(canvas);
    Box clip = ui->clip;
    bool enabled = ui->enabled;
    ui->canvas = &mute.canvas;
    ui->clip = (Box){0, 0, width, 1e6};
    ui->enabled = false;
    double height = contents(ui, (Box){0, 0, width, 1e6}, what);
    ui->canvas = canvas;
    ui->clip = clip;
    ui->enabled = enabled;
    return height;
}

/* ---- cards ---- */

static double card_gap(const Ui *ui)
{
    return ui_px(ui, 16);
}

static double fill_contents(Ui *ui, Box box, const FormCard *card)
{
    if (card->contents != NULL) return card->contents(ui, box, card->what);
    return form_words(ui, box, card->words, TYPE_BODY, FONT_MEDIUM, ui->theme.ink);
}

static double write_title(Ui *ui, Box box, const FormCard *card)
{
    spoken_heading(ui);
    return form_words(ui, box, card->title, TYPE_TITLE, FONT_BOLD, ui->theme.ink);
}

/* The title and the contents inside the edges of a card. */
static double fill_card(Ui *ui, Box box, void *what)
{
    const FormCard *card = what;
    double pad = card_pad(ui), used = pad;
    Box inner = box_inset(box, pad, 0);
    if (card->title != NULL) used += write_title(ui, form_below(inner, used), card) + ui_px(ui, 8);
    used += fill_contents(ui, form_below(inner, used), card);
    return used + pad;
}

double form_parts(Ui *ui, Box box, const FormCard *cards, int count)
{
    double used = 0;
    for (int i = 0; i < count; i++) {
        if (i > 0) used += ui_px(ui, 16);
        if (cards[i].title != NULL)
            used += write_title(ui, form_below(box, used), &cards[i]) + ui_px(ui, 4);
        used += fill_contents(ui, form_below(box, used), &cards[i]);
    }
    return used;
}

static int column_count(const Ui *ui, double width, double least, int cards)
{
    int columns = (int)((width + card_gap(ui)) / (ui_px(ui, least) + card_gap(ui)));
    if (columns > COLUMNS_MOST) columns = COLUMNS_MOST;
    if (columns > cards) columns = cards;
    return columns > 1 ? columns : 1;
}

double form_cards(Ui *ui, Box box, const FormCard *cards, int count, double least)
{
    double used[COLUMNS_MOST] = {0}, tallest = 0;
    int columns = column_count(ui, box.w, least, count);
    for (int i = 0; i < count; i++) {
        FormCard card = cards[i];
        int column = 0;
        for (int c = 1; c < columns; c++)
            if (used[c] < used[column] - 1) column = c;
        Box place = box_column(box, column, columns, card_gap(ui));
        place.y += used[column];
        place.h = form_height(ui, place.w, fill_card, &card);
        form_panel(ui, place);
        fill_card(ui, place, &card);
        used[column] += place.h + card_gap(ui);
        if (used[column] > tallest) tallest = used[column];
    }
    return tallest > 0 ? tallest - card_gap(ui) : 0;
}

void form_page(Ui *ui, const char *name, Box area, double most, Contents contents, void *what)
{
    double margin = form_margin(ui), width = area.w - 2 * margin;
    if (width > ui_px(ui, most)) width = ui_px(ui, most);
    double height = form_height(ui, width, contents, what) + margin + ui_px(ui, 4);
    Scroll scroll;
    Box inner = scroll_begin(ui, &scroll, ui_id(name, 0), area, height, false);
    inner = (Box){inner.x + (inner.w - width) / 2, inner.y + ui_px(ui, 4), width, height};
    contents(ui, inner, what);
    scroll_end(ui, &scroll);
}

/* ---- rows ---- */

static double label_height(Ui *ui, double width, const char *label, const char *sentence)
{
    Style big = {TYPE_LARGE, FONT_SEMIBOLD, 0, ALIGN_LEFT},
          small = {TYPE_BODY, FONT_MEDIUM, 0, ALIGN_LEFT};
    double height = lettering_height(ui, width, label, big);
    return sentence[0] != '\0' ? height + lettering_height(ui, width, sentence, small) : height;
}

static void draw_label(Ui *ui, Box box, const char *label, const char *sentence)
{
    double used = form_words(ui, box, label, TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink);
    form_words(ui, form_below(box, used), sentence, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
}

double form_row(Ui *ui, Box box, const char *label, const char *sentence, double width,
                double height, Box *control)
{
    double pad = ui_px(ui, 8), gap = ui_px(ui, 16);
    bool below = box.w - width - gap < ui_px(ui, 160) && width > ui_px(ui, 60);
    double words = below ? box.w : box.w - width - gap;
    double text = label_height(ui, words, label, sentence);
    Box at = {box.x, box.y + pad, words, text};
    if (below) {
        draw_label(ui, at, label, sentence);
        *control = (Box){box.x, box_bottom(at) + pad, box.w, height};
        return box_bottom(*control) + pad - box.y;
    }
    double taller = text > height ? text : height;
    draw_label(ui, (Box){at.x, at.y + (taller - text) / 2, words, text}, label, sentence);
    *control = (Box){box_right(box) - width, at.y + (taller - height) / 2, width, height};
    return taller + 2 * pad;
}
