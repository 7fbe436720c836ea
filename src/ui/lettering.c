/* lettering.c -- text that fits: it wraps, shrinks while it can be read, and then ends early. */
#include "ui/lettering.h"

#include <string.h>

#include "ui/shortened.h"
#include "ui/spoken.h"

/* Height of a line, and its baseline below the top, as parts of the size. */
#define LEADING 1.36
#define BASELINE 1.0
#define SMALLEST 0.2  /* of a type, as the last resort: for figures, which are never shortened */
#define READABLE 10.0 /* pixels: words smaller than this are rather shortened */

enum { LINES = 64 };

typedef struct LetterLine {
    const char *start;
    size_t length;
    double width;
} LetterLine;

typedef struct LetterLines {
    int count;
    bool broken_word; /* some word is wider than the line */
    LetterLine list[LINES];
} LetterLines;

static Font font_of(const Ui *ui, Style style, double part)
{
    return (Font){theme_size(style.type) * ui->unit * part, style.weight};
}

static double measure(Ui *ui, const char *words, size_t length, Font font)
{
    return length == 0 ? 0 : ui->canvas->verbs->measure(ui->canvas, words, length, font);
}

double lettering_width(Ui *ui, const char *words, Style style)
{
    return measure(ui, words, strlen(words), font_of(ui, style, 1));
}

double lettering_line_height(const Ui *ui, Style style)
{
    return font_of(ui, style, 1).size * LEADING;
}

/* The smallest part of its type that can be read. */
static double readable_part(const Ui *ui, Style style)
{
    double part = READABLE / (ui->zoom > 0 ? ui->zoom : 1) / font_of(ui, style, 1).size;
    return part < 1 ? part : 1;
}

/* The smallest part of its type that these words may be written in. */
static double least_part(const Ui *ui, const char *words, Style style)
{
    return shortened_may(words) ? readable_part(ui, style) : SMALLEST;
}

double lettering_least_width(Ui *ui, const char *words, Style style)
{
    return lettering_width(ui, words, style) * readable_part(ui, style);
}

static void say(Ui *ui, Box box, double high, const char *words, Style style, bool single)
{
    if (high > 0) box.h = high;
    spoken_written(ui, box, words, style.type >= TYPE_HEAD, single);
}

static double aligned(Box box, double width, Align align)
{
    if (align == ALIGN_CENTRE) return box.x + (box.w - width) / 2;
    return align == ALIGN_RIGHT ? box_right(box) - width : box.x;
}

/* One line, shortened where it is wider than the box. */
static void write_line(Ui *ui, Box box, double baseline, const char *words, size_t length,
                       double width, Font font, Style style)
{
    char cut[SHORTENED_SIZE];
    if (width > box.w + 1 && shortened_may(words)) {
        length = shortened_to(ui->canvas, words, length, font, box.w, cut);
        words = cut;
        width = measure(ui, words, length, font);
    }
    ui->canvas->verbs->write(ui->canvas, aligned(box, width, style.align), baseline, words, length,
                             font, style.colour);
}

double lettering_line(Ui *ui, Box box, const char *words, Style style)
{
    size_t length = strlen(words);
    Font font = font_of(ui, style, 1);
    double width = measure(ui, words, length, font), least = least_part(ui, words, style);
    double part = width > box.w && width > 0 ? box.w / width * 0.99 : 1;
    if (box.h > 0 && font.size * part > box.h) part = box.h / font.size;
    if (part < 1) {
        font.size *= part > least ? part : least;
        width = measure(ui, words, length, font);
    }
    say(ui, box, 0, words, style, true);
    double top = box_middle_y(box) - font.size * 0.74 / 2;
    bool whole = top >= ui->clip.y - 1 && top + font.size <= box_bottom(ui->clip) + 1;
    if (length > 0 && (whole || ui->scroll == 0))
        write_line(ui, box, box_middle_y(box) + font.size * 0.355, words, length, width, font,
                   style);
    return width < box.w ? width : box.w;
}

/* ---- wrapping ---- */

static void add_line(LetterLines *lines, const char *start, size_t length, double width)
{
    if (lines->count < LINES)
        lines->list[lines->count++] =
            (LetterLine){.start = start, .length = length, .width = width};
}

static bool is_digit(char sign)
{
    return sign >= '0' && sign <= '9';
}

/* "Rs. 1,000" stays together. */
static bool joins(const char *blank)
{
    return blank[0] == ' ' && blank[-1] == '.' && is_digit(blank[1]);
}

/* The end of the word at `at`: a blank, a newline, or just after a hyphen, but for that of a date.
 */
static const char *word_end(const char *at)
{
    for (const char *start = at; *at != '\0' && *at != '\n'; at++) {
        if (*at == ' ' && (at == start || !joins(at))) return at;
        if (*at == '-' && at[1] != '\0' && !is_digit(at[1])) return at + 1;
    }
    return at;
}

/* One line from `start`; returns where the next begins. Words are measured
 * one by one: the same ones come again and again, and canvases remember. */
static const char *break_line(Ui *ui, const char *start, double width, Font font,
                              LetterLines *lines)
{
    const char *end = word_end(start);
    double taken = measure(ui, start, (size_t)(end - start), font);
    double blank = measure(ui, " ", 1, font);
    if (taken > width) lines->broken_word = true;
    while (*end != '\0' && *end != '\n') {
        bool gap = *end == ' ';
        const char *word = gap ? end + 1 : end, *next = word_end(word);
        double more = taken + (gap ? blank : 0) + measure(ui, word, (size_t)(next - word), font);
        if (more > width) break;
        taken = more;
        end = next;
    }
    add_line(lines, start, (size_t)(end - start), taken);
    return *end == ' ' || *end == '\n' ? end + 1 : end;
}

static void wrap(Ui *ui, const char *words, double width, Font font, LetterLines *lines)
{
    lines->count = 0;
    lines->broken_word = false;
    for (const char *at = words; *at != '\0' && lines->count < LINES;)
        at = break_line(ui, at, width, font, lines);
}

static void write_lines(Ui *ui, Box box, const LetterLines *lines, Font font, Style style)
{
    double top = box.y;
    for (int i = 0; i < lines->count; i++, top += font.size * LEADING) {
        const LetterLine *line = &lines->list[i];
        bool whole = top >= ui->clip.y - 1 && top + font.size * 1.25 <= box_bottom(ui->clip) + 1;
        if (line->length == 0 || (ui->scroll != 0 && !whole)) continue;
        write_line(ui, box, top + font.size * BASELINE, line->start, line->length, line->width,
                   font, style);
    }
}

/* A word wider than the line makes all of it smaller. */
static Font paragraph_font(Ui *ui, double width, const char *words, Style style, LetterLines *lines)
{
    double part = 1, least = least_part(ui, words, style);
    Font font = font_of(ui, style, part);
    for (wrap(ui, words, width, font, lines); lines->broken_word && part > least;) {
        part = part * 0.94 > least ? part * 0.94 : least;
        font = font_of(ui, style, part);
        wrap(ui, words, width, font, lines);
    }
    return font;
}

double lettering_paragraph(Ui *ui, Box box, const char *words, Style style)
{
    LetterLines lines;
    Font font = paragraph_font(ui, box.w, words, style, &lines);
    write_lines(ui, box, &lines, font, style);
    double high = lines.count * font.size * LEADING;
    say(ui, box, high, words, style, false);
    return high;
}

double lettering_height(Ui *ui, double width, const char *words, Style style)
{
    LetterLines lines;
    Font font = paragraph_font(ui, width, words, style, &lines);
    return lines.count * font.size * LEADING;
}

/* Lines are closer on squares and labels than in paragraphs. */
static double fitted_height(const LetterLines *lines, Font font)
{
    return lines->count * font.size * LEADING * 0.88;
}

/* What does not fit at the smallest size: the last line that does holds the rest, and ends early.
 */
static void drop_lines(Ui *ui, Box box, const char *words, Font font, LetterLines *lines)
{
    int most = (int)(box.h / (font.size * LEADING * 0.88) + 0.05);
    if (most < 1) most = 1;
    if (lines->count <= most) return;
    LetterLine *last = &lines->list[most - 1];
    last->length = strlen(words) - (size_t)(last->start - words);
    last->width = measure(ui, last->start, last->length, font);
    lines->count = most;
}

static void write_fitted(Ui *ui, Box box, const LetterLines *lines, Font font, Style style)
{
    double top = box_middle_y(box) - fitted_height(lines, font) / 2;
    for (int i = 0; i < lines->count; i++) {
        LetterLines one = {.count = 1, .list = {lines->list[i]}};
        Box at = {box.x, top + i * font.size * LEADING * 0.88 - font.size * 0.07, box.w, 0};
        write_lines(ui, at, &one, font, style);
    }
}

/* The largest part of the type, down to `bottom`, in which the words fit; whether they do. */
static bool shrink(Ui *ui, Box box, const char *words, Style style, double bottom, Font *font,
                   LetterLines *lines)
{
    for (double part = 1;; part = part - 0.05 > bottom ? part - 0.05 : bottom) {
        *font = font_of(ui, style, part);
        wrap(ui, words, box.w, *font, lines);
        if (!lines->broken_word && fitted_height(lines, *font) <= box.h) return true;
        if (part <= bottom + 0.001) return false;
    }
}

static double bottom_part(const Ui *ui, const char *words, Style style, double least)
{
    double bottom = least_part(ui, words, style);
    return least > bottom ? least : bottom;
}

bool lettering_fit(Ui *ui, Box box, const char *words, Style style, double least)
{
    LetterLines lines;
    Font font;
    bool fits = shrink(ui, box, words, style, bottom_part(ui, words, style, least), &font, &lines);
    if (!fits && least > 0) return false;
    if (!fits && shortened_may(words)) drop_lines(ui, box, words, font, &lines);
    write_fitted(ui, box, &lines, font, style);
    say(ui, box, 0, words, style, lines.count == 1);
    return true;
}

bool lettering_fits(Ui *ui, Box box, const char *words, Style style, double least)
{
    LetterLines lines;
    Font font;
    return shrink(ui, box, words, style, bottom_part(ui, words, style, least), &font, &lines);
}
