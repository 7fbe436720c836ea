/* prose.c -- several lines of text being written. */
#include "ui/prose.h"

#include <string.h>

#include "ui/writing.h"

enum { PROSE_SIZE = UI_WORDS_SIZE };

static Style style_of(Colour colour)
{
    return (Style){TYPE_LARGE, FONT_MEDIUM, colour, ALIGN_LEFT};
}

static double side_pad(const Ui *ui)
{
    return ui_px(ui, 10);
}
/* A single line is as high as a finger needs. */
static double top_pad(const Ui *ui)
{
    double least = ui_px(ui, 8),
           spare = (ui_target(ui) - lettering_line_height(ui, style_of(0))) / 2;
    return spare > least ? spare : least;
}

double prose_height(Ui *ui, double width, const char *words, const char *placeholder)
{
    double inner = width - 2 * side_pad(ui), line = lettering_line_height(ui, style_of(0));
    double height =
        lettering_height(ui, inner, words[0] != '\0' ? words : placeholder, style_of(0));
    return (height > line ? height : line) + 2 * top_pad(ui);
}

/* ---- the caret ---- */

/* Text as lettering_paragraph breaks it. */
typedef struct Broken {
    Ui *ui;
    const char *words;
    double part;  /* of its size: smaller when a word is wider than the line */
    double width; /* of the line at full size */
} Broken;

static size_t word_end(const char *words, size_t at)
{
    while (words[at] != '\0' && words[at] != ' ' && words[at] != '-') at++;
    return words[at] == '-' ? at + 1 : at;
}

static double wide(const Broken *text, size_t from, size_t to)
{
    Canvas *canvas = text->ui->canvas;
    Font font = {theme_size(style_of(0).type) * text->ui->unit, style_of(0).weight};
    return to > from ? canvas->verbs->measure(canvas, text->words + from, to - from, font) : 0;
}

static Broken broken(Ui *ui, const char *words, double width)
{
    Broken text = {.ui = ui, .words = words, .part = 1, .width = width};
    double widest = 0;
    for (size_t at = 0; words[at] != '\0';) {
        size_t end = word_end(words, at);
        if (wide(&text, at, end) > widest) widest = wide(&text, at, end);
        at = words[end] == ' ' ? end + 1 : end;
    }
    while (widest * text.part > width && text.part > 0.3) text.part *= 0.94;
    text.width = width / text.part;
    return text;
}

/* On which line, from 1, the first `count` bytes end. */
static int lines_until(const Broken *text, size_t count)
{
    char begin[PROSE_SIZE];
    Text copy = text_into(begin, sizeof begin);
    text_add_bytes(&copy, text->words, count);
    double height = lettering_height(text->ui, text->width, begin, style_of(0));
    return (int)(height / lettering_line_height(text->ui, style_of(0)) + 0.5);
}

/* Where the line with byte `caret` begins. */
static size_t line_start(const Broken *text, size_t caret, int line)
{
    size_t at = 0;
    while (at < caret) {
        size_t end = word_end(text->words, at);
        if (lines_until(text, end) == line) return at;
        at = text->words[end] == ' ' ? end + 1 : end;
    }
    return caret;
}

static void draw_caret(Ui *ui, Box inner, const char *words)
{
    Broken text = broken(ui, words, inner.w);
    size_t caret = (size_t)ui->writing.caret;
    int line = lines_until(&text, word_end(words, caret));
    if (line < 1) line = 1;
    double size = theme_size(style_of(0).type) * ui->unit * text.part;
    double high = lettering_line_height(ui, style_of(0)) * text.part;
    double x = inner.x + wide(&text, line_start(&text, caret, line), caret) * text.part + 1;
    double middle = inner.y + (line - 1) * high + size * 0.645;
    if (x > box_right(inner) + side_pad(ui) / 2) x = box_right(inner) + side_pad(ui) / 2;
    canvas_line(ui->canvas, x, middle - size * 0.62, x, middle + size * 0.62, ui_px(ui, 1.5),
                ui->theme.focus);
}

/* What is chosen, word by word. */
static void draw_chosen(Ui *ui, Box inner, const char *words)
{
    int from, to;
    writing_chosen(ui, &from, &to);
    if (from == to) return;
    Broken text = broken(ui, words, inner.w);
    double high = lettering_line_height(ui, style_of(0)) * text.part;
    for (size_t at = 0; words[at] != '\0';) {
        size_t end = word_end(words, at), next = words[end] == ' ' ? end + 1 : end;
        size_t low = at > (size_t)from ? at : (size_t)from,
               last = next < (size_t)to ? next : (size_t)to;
        if (low < last) {
            int line = lines_until(&text, end);
            size_t start = line_start(&text, at, line);
            double left = wide(&text, start, low) * text.part;
            canvas_fill_box(ui->canvas,
                            (Box){inner.x + left, inner.y + (line - 1) * high,
                                  wide(&text, start, last) * text.part - left, high},
                            colour_mixed(ui->theme.focus, ui->theme.card, 0.7));
        }
        at = next;
    }
}

/* ---- the field ---- */

/* Which byte is at this place: the last letter of its line that begins before it. */
static int locate(Ui *ui, Box box, const char *words, double x, double y)
{
    Box inner = box_inset(box, side_pad(ui), top_pad(ui));
    Broken text = broken(ui, words, inner.w);
    double high = lettering_line_height(ui, style_of(0)) * text.part;
    int line = (int)((y - inner.y) / high) + 1, best = (int)strlen(words);
    for (int at = 0; words[at] != '\0'; at = writing_after(words, at)) {
        int here = lines_until(&text, word_end(words, (size_t)at));
        if (here < line) continue;
        if (here > line) return at > 0 ? writing_before(words, at) : 0;
        size_t start = line_start(&text, (size_t)at, line);
        int next = writing_after(words, at);
        double middle = (wide(&text, start, (size_t)at) + wide(&text, start, (size_t)next)) / 2;
        if (x < inner.x + middle * text.part) return at;
    }
    return best;
}

bool prose(Ui *ui, Box box, uint32_t id, const char *name, char *words, size_t size,
           const char *placeholder)
{
    const Theme *theme = &ui->theme;
    bool changed = writing(ui, box, id, name, words, size, locate);
    bool focused = ui_is_focused(ui, id), empty = words[0] == '\0';
    double radius = ui_px(ui, 8);
    canvas_fill_round(ui->canvas, box, radius, theme->card);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, focused ? ui_px(ui, 2) : 1,
                        focused ? theme->focus : colour_mixed(theme->line, theme->ink, 0.25));
    Box inner = box_inset(box, side_pad(ui), top_pad(ui));
    if (focused) draw_chosen(ui, inner, words);
    lettering_paragraph(ui, inner, empty ? placeholder : words,
                        style_of(empty ? theme->quiet : theme->ink));
    if (focused) draw_caret(ui, inner, words);
    return changed;
}
