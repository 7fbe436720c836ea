/* outline.c -- outlines in the notation of SVG paths. */
#include "canvas/outline.h"

#include "canvas/canvas.h"

typedef struct Pen {
    Canvas *canvas;
    const char *rest;
    double left, top, scale;
    double x, y;             /* in units of the outline */
    double start_x, start_y; /* of the part being drawn */
} Pen;

/* strtod would ask the locale. */
double outline_number(const char **rest)
{
    while (**rest == ' ' || **rest == ',') (*rest)++;
    bool negative = **rest == '-';
    if (negative) (*rest)++;
    double value = 0, digit = 1;
    for (; **rest >= '0' && **rest <= '9'; (*rest)++) value = value * 10 + (**rest - '0');
    if (**rest == '.') {
        for ((*rest)++; **rest >= '0' && **rest <= '9'; (*rest)++) {
            digit /= 10;
            value += digit * (**rest - '0');
        }
    }
    return negative ? -value : value;
}

bool outline_number_follows(const char *rest)
{
    while (*rest == ' ' || *rest == ',') rest++;
    return *rest == '-' || *rest == '.' || (*rest >= '0' && *rest <= '9');
}

static double number(Pen *pen)
{
    return outline_number(&pen->rest);
}

static bool number_follows(const Pen *pen)
{
    return outline_number_follows(pen->rest);
}

static double across(const Pen *pen, double x)
{
    return pen->left + x * pen->scale;
}
static double down(const Pen *pen, double y)
{
    return pen->top + y * pen->scale;
}

static void go(Pen *pen, double x, double y, bool draw)
{
    const CanvasVerbs *verbs = pen->canvas->verbs;
    pen->x = x;
    pen->y = y;
    if (draw) {
        verbs->line_to(pen->canvas, across(pen, x), down(pen, y));
    } else {
        pen->start_x = x;
        pen->start_y = y;
        verbs->move_to(pen->canvas, across(pen, x), down(pen, y));
    }
}

static void bend(Pen *pen, double from_x, double from_y)
{
    double at[6];
    for (int i = 0; i < 6; i++) at[i] = number(pen) + (i % 2 == 0 ? from_x : from_y);
    pen->canvas->verbs->curve_to(pen->canvas, across(pen, at[0]), down(pen, at[1]),
                                 across(pen, at[2]), down(pen, at[3]), across(pen, at[4]),
                                 down(pen, at[5]));
    pen->x = at[4];
    pen->y = at[5];
}

static void close_part(Pen *pen)
{
    pen->canvas->verbs->close(pen->canvas);
    pen->x = pen->start_x;
    pen->y = pen->start_y;
}

/* One command with its numbers; false for a letter that is none. */
static bool command(Pen *pen, char letter)
{
    bool relative = letter >= 'a';
    double from_x = relative ? pen->x : 0, from_y = relative ? pen->y : 0;
    double x;
    switch (relative ? letter - 'a' + 'A' : letter) {
    case 'M':
    case 'L':
        x = from_x + number(pen);
        go(pen, x, from_y + number(pen), letter == 'L' || letter == 'l');
        return true;
    case 'H': go(pen, from_x + number(pen), pen->y, true); return true;
    case 'V': go(pen, pen->x, from_y + number(pen), true); return true;
    case 'C': bend(pen, from_x, from_y); return true;
    case 'Z': close_part(pen); return true;
    }
    return false;
}

/* The command that numbers without a letter belong to; none after a close. */
static char following(char letter)
{
    if (letter == 'Z' || letter == 'z') return '\0';
    return letter == 'M' ? 'L' : letter == 'm' ? 'l' : letter;
}

void canvas_outline_path(Canvas *canvas, const char *outline, double side, Box box)
{
    double scale = (box.w < box.h ? box.w : box.h) / side;
    Pen pen = {.canvas = canvas,
               .rest = outline,
               .left = box.x + (box.w - side * scale) / 2,
               .top = box.y + (box.h - side * scale) / 2,
               .scale = scale};
    char letter = 'M';
    while (*pen.rest != '\0') {
        if (*pen.rest == ' ') {
            pen.rest++;
            continue;
        }
        letter = number_follows(&pen) ? following(letter) : *pen.rest++;
        if (!command(&pen, letter)) return;
    }
}
