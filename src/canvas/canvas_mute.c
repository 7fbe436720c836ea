/* canvas_mute.c -- a canvas that draws nothing and measures with another. */
#include "canvas/canvas_mute.h"

static void to(Canvas *canvas, double x, double y)
{
    (void)canvas, (void)x, (void)y;
}

static void curve_to(Canvas *canvas, double x1, double y1, double x2, double y2, double x, double y)
{
    (void)canvas, (void)x1, (void)y1, (void)x2, (void)y2, (void)x, (void)y;
}

static void nothing(Canvas *canvas)
{
    (void)canvas;
}

static void fill(Canvas *canvas, Colour colour)
{
    (void)canvas, (void)colour;
}

static void stroke(Canvas *canvas, double width, Colour colour)
{
    (void)canvas, (void)width, (void)colour;
}

static void write(Canvas *canvas, double x, double baseline, const char *words, size_t length,
                  Font font, Colour colour)
{
    (void)canvas, (void)x, (void)baseline, (void)words, (void)length, (void)font, (void)colour;
}

static double measure(Canvas *canvas, const char *words, size_t length, Font font)
{
    Canvas *other = ((CanvasMute *)(void *)canvas)->measure;
    return other->verbs->measure(other, words, length, font);
}

static void push_place(Canvas *canvas, double x, double y, double scale, double turn)
{
    (void)canvas, (void)x, (void)y, (void)scale, (void)turn;
}

static void push_clip(Canvas *canvas, Box box)
{
    (void)canvas, (void)box;
}

static bool layer_begin(Canvas *canvas, int layer, uint64_t stamp, Box area)
{
    (void)canvas, (void)layer, (void)stamp, (void)area;
    return false;
}

static void layer_show(Canvas *canvas, int layer)
{
    (void)canvas, (void)layer;
}

static bool picture(Canvas *canvas, int number, Box box, bool round)
{
    (void)canvas, (void)number, (void)box, (void)round;
    return true;
}

static const CanvasVerbs mute_verbs = {
    .move_to = to,
    .line_to = to,
    .curve_to = curve_to,
    .close = nothing,
    .fill = fill,
    .stroke = stroke,
    .write = write,
    .measure = measure,
    .push_place = push_place,
    .push_clip = push_clip,
    .pop = nothing,
    .layer_begin = layer_begin,
    .layer_end = nothing,
    .layer_show = layer_show,
    .picture = picture,
};

CanvasMute canvas_mute(Canvas *other)
{
    return (CanvasMute){.canvas = {.verbs = &mute_verbs}, .measure = other};
}
