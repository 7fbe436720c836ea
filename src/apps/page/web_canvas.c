/* web_canvas.c -- Canvas on functions the page provides. */
#include "apps/page/web_canvas.h"

#include "apps/page/web_page.h"
#include "apps/page/web_text.h"
#include "base/mem.h"

typedef struct WebLayer {
    bool drawn;
    uint64_t stamp;
    Box area;
} WebLayer;

typedef struct WebCanvas {
    Canvas canvas;
    WebText *text;
    WebLayer layers[CANVAS_LAYERS];
} WebCanvas;

static WebCanvas *mine(Canvas *canvas)
{
    return (WebCanvas *)canvas;
}

/* ---- paths ---- */

static void move_to(Canvas *canvas, double x, double y)
{
    (void)canvas;
    page_move_to(x, y);
}

static void line_to(Canvas *canvas, double x, double y)
{
    (void)canvas;
    page_line_to(x, y);
}

static void curve_to(Canvas *canvas, double x1, double y1, double x2, double y2, double x, double y)
{
    (void)canvas;
    page_curve_to(x1, y1, x2, y2, x, y);
}

static void close_path(Canvas *canvas)
{
    (void)canvas;
    page_close_path();
}

static void fill(Canvas *canvas, Colour colour)
{
    (void)canvas;
    page_fill(colour);
}

static void stroke(Canvas *canvas, double width, Colour colour)
{
    (void)canvas;
    page_stroke(width, colour);
}

/* ---- text ---- */

static void write_words(Canvas *canvas, double x, double baseline, const char *words, size_t length,
                        Font font, Colour colour)
{
    if (length == 0) return;
    page_line_draw(web_text_line(mine(canvas)->text, words, length, font), x, baseline, colour);
}

static double measure(Canvas *canvas, const char *words, size_t length, Font font)
{
    return length == 0 ? 0 : web_text_width(mine(canvas)->text, words, length, font);
}

/* ---- places, clips and layers ---- */

static void push_place(Canvas *canvas, double x, double y, double scale, double turn)
{
    (void)canvas;
    page_push_place(x, y, scale, turn);
}

static void push_clip(Canvas *canvas, Box box)
{
    (void)canvas;
    page_push_clip(box.x, box.y, box.w, box.h);
}

static void pop(Canvas *canvas)
{
    (void)canvas;
    page_pop();
}

static bool same_box(Box a, Box b)
{
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

static bool layer_begin(Canvas *canvas, int number, uint64_t stamp, Box area)
{
    WebLayer *layer = &mine(canvas)->layers[number];
    if (layer->drawn && layer->stamp == stamp && same_box(layer->area, area)) return false;
    *layer = (WebLayer){.drawn = true, .stamp = stamp, .area = area};
    page_layer_open(number, area.x, area.y, area.w, area.h);
    return true;
}

static void layer_end(Canvas *canvas)
{
    (void)canvas;
    page_layer_close();
}

static void layer_show(Canvas *canvas, int number)
{
    if (mine(canvas)->layers[number].drawn) page_layer_show(number);
}

static bool picture(Canvas *canvas, int number, Box box, bool round)
{
    (void)canvas;
    return page_picture(number, box.x, box.y, box.w, box.h, round);
}

/* ---- the canvas ---- */

static const CanvasVerbs verbs = CANVAS_VERBS;

Canvas *web_canvas_new(void)
{
    WebCanvas *self = mem_new(1, sizeof *self);
    self->canvas.verbs = &verbs;
    self->text = web_text_new();
    return &self->canvas;
}

void web_canvas_free(Canvas *canvas)
{
    if (canvas == NULL) return;
    web_text_free(mine(canvas)->text);
    mem_free(canvas);
}

void web_canvas_forget(Canvas *canvas)
{
    for (int i = 0; i < CANVAS_LAYERS; i++) mine(canvas)->layers[i].drawn = false;
}
