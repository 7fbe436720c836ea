/* svg_canvas.c -- a canvas that writes SVG, without any library. */
#include "canvas/svg_canvas.h"

#include <assert.h>

#include "base/mem.h"
#include "canvas/inter_width.h"

typedef struct SvgCanvas {
    Canvas canvas;
    double width, height;
    Text path; /* the one being built */
    Text body;
    Text layer; /* what goes into the layer that is open */
    bool in_layer;
    int open_layer;
    int clip_count, group_count;
    int shown[CANVAS_LAYERS]; /* number of the group that holds the layer, 0: none */
} SvgCanvas;

static SvgCanvas *mine(Canvas *canvas)
{
    return (SvgCanvas *)(void *)canvas;
}

static Text *out_of(SvgCanvas *svg)
{
    return svg->in_layer ? &svg->layer : &svg->body;
}

/* ---- words ---- */

/* With up to two decimals. */
static void number(Text *text, double value)
{
    int64_t hundredths = (int64_t)(value * 100 + (value < 0 ? -0.5 : 0.5));
    int64_t size = hundredths < 0 ? -hundredths : hundredths;
    if (hundredths < 0) text_add_char(text, '-');
    text_add_int(text, size / 100);
    if (size % 100 == 0) return;
    text_add_char(text, '.');
    text_add_char(text, (char)('0' + size / 10 % 10));
    if (size % 10 != 0) text_add_char(text, (char)('0' + size % 10));
}

static void attribute(Text *text, const char *name, double value)
{
    text_add_char(text, ' ');
    text_add(text, name);
    text_add(text, "=\"");
    number(text, value);
    text_add_char(text, '"');
}

static void paint(Text *text, const char *name, Colour colour)
{
    text_add_char(text, ' ');
    text_add(text, name);
    text_add(text, "=\"#");
    text_add_hex(text, colour & 0xFFFFFF, 6);
    text_add_char(text, '"');
    if (colour >> 24 == 0xFF) return;
    text_add_char(text, ' ');
    text_add(text, name);
    text_add(text, "-opacity=\"");
    number(text, (colour >> 24) / 255.0);
    text_add_char(text, '"');
}

static void escaped(Text *text, const char *words, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (words[i] == '<')
            text_add(text, "&lt;");
        else if (words[i] == '>')
            text_add(text, "&gt;");
        else if (words[i] == '&')
            text_add(text, "&amp;");
        else
            text_add_bytes(text, words + i, 1);
    }
}

/* ---- paths ---- */

static void add_point(Text *path, char letter, double x, double y)
{
    if (letter != ' ') text_add_char(path, letter);
    number(path, x);
    text_add_char(path, ' ');
    number(path, y);
}

static void move_to(Canvas *canvas, double x, double y)
{
    add_point(&mine(canvas)->path, 'M', x, y);
}

static void line_to(Canvas *canvas, double x, double y)
{
    add_point(&mine(canvas)->path, 'L', x, y);
}

static void curve_to(Canvas *canvas, double x1, double y1, double x2, double y2, double x, double y)
{
    Text *path = &mine(canvas)->path;
    add_point(path, 'C', x1, y1);
    text_add_char(path, ' ');
    add_point(path, ' ', x2, y2);
    text_add_char(path, ' ');
    add_point(path, ' ', x, y);
}

static void close_path(Canvas *canvas)
{
    text_add_char(&mine(canvas)->path, 'Z');
}

static Text *begin_path(SvgCanvas *svg)
{
    Text *out = out_of(svg);
    text_add(out, "<path d=\"");
    text_add(out, svg->path.start);
    text_add_char(out, '"');
    text_clear(&svg->path);
    return out;
}

static void fill(Canvas *canvas, Colour colour)
{
    Text *out = begin_path(mine(canvas));
    paint(out, "fill", colour);
    text_add(out, "/>\n");
}

static void stroke(Canvas *canvas, double width, Colour colour)
{
    Text *out = begin_path(mine(canvas));
    text_add(out, " fill=\"none\"");
    paint(out, "stroke", colour);
    attribute(out, "stroke-width", width);
    text_add(out, " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n");
}

/* ---- text ---- */

static void write_words(Canvas *canvas, double x, double baseline, const char *words, size_t length,
                        Font font, Colour colour)
{
    static const char *const weights[FONT_WEIGHT_COUNT] = {"500", "600", "700", "800", "800"};
    Text *out = out_of(mine(canvas));
    text_add(out, "<text");
    attribute(out, "x", x);
    attribute(out, "y", baseline);
    attribute(out, "font-size", font.size);
    if (font.weight == FONT_APART) attribute(out, "letter-spacing", FONT_APART_GAP * font.size);
    text_add(out, " font-weight=\"");
    text_add(out, weights[font.weight]);
    text_add_char(out, '"');
    paint(out, "fill", colour);
    text_add_char(out, '>');
    escaped(out, words, length);
    text_add(out, "</text>\n");
}

static double measure(Canvas *canvas, const char *words, size_t length, Font font)
{
    (void)canvas;
    return inter_width(words, length, font);
}

/* ---- places, clips, layers ---- */

static void push_place(Canvas *canvas, double x, double y, double scale, double turn)
{
    Text *out = out_of(mine(canvas));
    text_add(out, "<g transform=\"translate(");
    add_point(out, ' ', x, y);
    text_add_char(out, ')');
    if (turn != 0) {
        text_add(out, " rotate(");
        number(out, turn * 360);
        text_add_char(out, ')');
    }
    if (scale != 1) {
        text_add(out, " scale(");
        number(out, scale);
        text_add_char(out, ')');
    }
    text_add(out, "\">\n");
}

static void push_clip(Canvas *canvas, Box box)
{
    SvgCanvas *svg = mine(canvas);
    Text *out = out_of(svg);
    svg->clip_count++;
    text_add(out, "<clipPath id=\"clip");
    text_add_int(out, svg->clip_count);
    text_add(out, "\"><rect");
    attribute(out, "x", box.x);
    attribute(out, "y", box.y);
    attribute(out, "width", box.w > 0 ? box.w : 0);
    attribute(out, "height", box.h > 0 ? box.h : 0);
    text_add(out, "/></clipPath><g clip-path=\"url(#clip");
    text_add_int(out, svg->clip_count);
    text_add(out, ")\">\n");
}

static void pop(Canvas *canvas)
{
    text_add(out_of(mine(canvas)), "</g>\n");
}

static bool layer_begin(Canvas *canvas, int layer, uint64_t stamp, Box area)
{
    (void)stamp, (void)area;
    SvgCanvas *svg = mine(canvas);
    assert(!svg->in_layer);
    svg->in_layer = true;
    svg->open_layer = layer;
    text_clear(&svg->layer);
    return true;
}

static void layer_end(Canvas *canvas)
{
    SvgCanvas *svg = mine(canvas);
    svg->in_layer = false;
    svg->shown[svg->open_layer] = ++svg->group_count;
    text_add(&svg->body, "<defs><g id=\"layer");
    text_add_int(&svg->body, svg->group_count);
    text_add(&svg->body, "\">\n");
    text_add(&svg->body, svg->layer.start);
    text_add(&svg->body, "</g></defs>\n");
}

static void layer_show(Canvas *canvas, int layer)
{
    SvgCanvas *svg = mine(canvas);
    if (svg->shown[layer] == 0) return;
    text_add(out_of(svg), "<use href=\"#layer");
    text_add_int(out_of(svg), svg->shown[layer]);
    text_add(out_of(svg), "\"/>\n");
}

static bool picture(Canvas *canvas, int which, Box box, bool round)
{
    (void)canvas, (void)which, (void)box, (void)round;
    return false;
}

/* ---- the whole ---- */

static const CanvasVerbs verbs = CANVAS_VERBS;

Canvas *svg_canvas_new(double width, double height)
{
    SvgCanvas *svg = mem_new(1, sizeof *svg);
    svg->canvas.verbs = &verbs;
    svg->width = width;
    svg->height = height;
    svg->path = text_growing();
    svg->body = text_growing();
    svg->layer = text_growing();
    return &svg->canvas;
}

void svg_canvas_free(Canvas *canvas)
{
    if (canvas == NULL) return;
    SvgCanvas *svg = mine(canvas);
    text_free(&svg->path);
    text_free(&svg->body);
    text_free(&svg->layer);
    mem_free(svg);
}

void svg_canvas_write(const Canvas *canvas, Text *out)
{
    const SvgCanvas *svg = (const SvgCanvas *)(const void *)canvas;
    text_add(out, "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    attribute(out, "width", svg->width);
    attribute(out, "height", svg->height);
    text_add(out, " viewBox=\"0 0 ");
    add_point(out, ' ', svg->width, svg->height);
    text_add(out, "\" font-family=\"Inter, 'DejaVu Sans', Arial, sans-serif\">\n");
    text_add(out, svg->body.start);
    text_add(out, "</svg>\n");
}
