/* paint.c -- colours and columns of a terminal. */
#include "console/paint.h"

#include <string.h>

#include "base/utf8.h"

/* The nearest of the 216 colours of the cube. */
static int cube_step(uint32_t level)
{
    return level < 48 ? 0 : level < 115 ? 1 : (int)(level - 35) / 40;
}

static int palette(uint32_t colour)
{
    int red = cube_step(colour >> 16 & 0xFF), green = cube_step(colour >> 8 & 0xFF);
    return 16 + 36 * red + 6 * green + cube_step(colour & 0xFF);
}

static void escape(Text *text, const char *before, int number)
{
    text_add(text, "\x1b[");
    text_add(text, before);
    text_add_int(text, number);
    text_add(text, "m");
}

void paint_ink(Text *text, bool on, uint32_t colour)
{
    if (on) escape(text, "38;5;", palette(colour));
}

void paint_ground(Text *text, bool on, uint32_t colour)
{
    if (!on) return;
    uint32_t light = (colour >> 16 & 0xFF) * 3 + (colour >> 8 & 0xFF) * 6 + (colour & 0xFF);
    escape(text, "48;5;", palette(colour));
    escape(text, "38;5;", light > 1270 ? 16 : 231);
}

void paint_bold(Text *text, bool on)
{
    if (on) text_add(text, "\x1b[1m");
}

void paint_faint(Text *text, bool on)
{
    if (on) text_add(text, "\x1b[2m");
}

void paint_off(Text *text, bool on)
{
    if (on) text_add(text, "\x1b[0m");
}

size_t paint_fit(const char *words, int width)
{
    const char *at = words, *end = words + strlen(words);
    int columns = 0;
    while (at < end) {
        size_t size = utf8_size(at, end);
        columns += size == 0 ? 1 : utf8_columns(at, size);
        if (columns > width) break;
        at += size == 0 ? 1 : size;
    }
    return (size_t)(at - words);
}

void paint_repeat(Text *text, const char *words, int times)
{
    for (int i = 0; i < times; i++) text_add(text, words);
}

void paint_cell(Text *text, const char *words, int width, bool right)
{
    size_t fits = paint_fit(words, width);
    size_t mark = text->length;
    int blanks = width - (int)text_columns(words);
    if (right) paint_repeat(text, " ", blanks);
    text_add_bytes(text, words, fits);
    /* Half of a wide letter that does not fit is filled, too. */
    if (!right || words[fits] != '\0') text_pad(text, mark, (size_t)width, ' ');
}

void paint_newline(Text *text)
{
    while (text->length > 0 && text->start[text->length - 1] == ' ') text->length--;
    text->start[text->length] = '\0';
    text_add_char(text, '\n');
}
