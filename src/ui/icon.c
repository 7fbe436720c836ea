/* icon.c -- the small pictures of spaces and buttons. */
#include "ui/icon.h"

#include "ui/icon_outlines.h"

/* Width of lines in units, and their minimum in pixels: thinner ones fade. */
#define LINE_UNITS 2.0
#define LINE_LEAST 1.4
#define TINT 0.2

static void fill_part(Canvas *canvas, const char *outline, Box box, Colour colour)
{
    if (outline == NULL) return;
    canvas_outline_path(canvas, outline, ICON_SIDE, box);
    canvas->verbs->fill(canvas, colour);
}

static void line_part(Canvas *canvas, const char *outline, Box box, Colour colour)
{
    if (outline == NULL) return;
    double width = LINE_UNITS * (box.w < box.h ? box.w : box.h) / ICON_SIDE;
    canvas_outline_path(canvas, outline, ICON_SIDE, box);
    canvas->verbs->stroke(canvas, width > LINE_LEAST ? width : LINE_LEAST, colour);
}

void icon_draw(Canvas *canvas, Icon icon, Box box, Colour colour)
{
    const IconOutline *outline = &icon_outlines[icon];
    Colour pale = colour_faded(colour, TINT);
    fill_part(canvas, outline->tint, box, pale);
    fill_part(canvas, outline->shape, box, pale);
    line_part(canvas, outline->shape, box, colour);
    line_part(canvas, outline->line, box, colour);
    fill_part(canvas, outline->solid, box, colour);
}

const char *icon_word(Icon icon)
{
    return icon_outlines[icon].word;
}
