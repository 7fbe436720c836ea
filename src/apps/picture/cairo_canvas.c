/* cairo_canvas.c -- Canvas on Cairo and Pango: pixels in memory, and PNG files. */
#include "apps/picture/cairo_canvas.h"

#include <math.h>

#include "apps/command/reader.h"
#include "apps/picture/cairo_picture.h"
#include "apps/picture/cairo_text.h"
#include "apps/store/files.h"
#include "base/mem.h"

/* A part of the picture, kept at the device's resolution. */
typedef struct CairoLayer {
    cairo_surface_t *surface; /* NULL: nothing is kept */
    uint64_t stamp;
    Box area;
    cairo_matrix_t matrix; /* when it was made */
    double left, top;      /* of the surface in pixels of the device */
} CairoLayer;

typedef struct CairoCanvas {
    Canvas canvas;
    double scale;
    CairoText *text;
    cairo_t *cairo;                /* where the verbs go */
    cairo_t *under[CANVAS_LAYERS]; /* where they go again when layers are ended */
    int open;
    CairoLayer layers[CANVAS_LAYERS];
    cairo_surface_t *pictures[CAIRO_CANVAS_PICTURES];
} CairoCanvas;

static CairoCanvas *mine(Canvas *canvas)
{
    return (CairoCanvas *)canvas;
}

static cairo_t *cairo_of(Canvas *canvas)
{
    return mine(canvas)->cairo;
}

/* ---- paths ---- */

static void move_to(Canvas *canvas, double x, double y)
{
    cairo_move_to(cairo_of(canvas), x, y);
}

static void line_to(Canvas *canvas, double x, double y)
{
    cairo_line_to(cairo_of(canvas), x, y);
}

static void curve_to(Canvas *canvas, double x1, double y1, double x2, double y2, double x, double y)
{
    cairo_curve_to(cairo_of(canvas), x1, y1, x2, y2, x, y);
}

static void close_path(Canvas *canvas)
{
    cairo_close_path(cairo_of(canvas));
}

static void take_colour(cairo_t *cairo, Colour colour)
{
    cairo_set_source_rgba(cairo, (colour >> 16 & 0xFF) / 255.0, (colour >> 8 & 0xFF) / 255.0,
                          (colour & 0xFF) / 255.0, (colour >> 24) / 255.0);
}

static void fill(Canvas *canvas, Colour colour)
{
    take_colour(cairo_of(canvas), colour);
    cairo_fill(cairo_of(canvas));
}

static void stroke(Canvas *canvas, double width, Colour colour)
{
    take_colour(cairo_of(canvas), colour);
    cairo_set_line_width(cairo_of(canvas), width);
    cairo_stroke(cairo_of(canvas));
}

/* ---- text ---- */

static void write_words(Canvas *canvas, double x, double baseline, const char *words, size_t length,
                        Font font, Colour colour)
{
    cairo_text_draw(mine(canvas)->text, cairo_of(canvas), x, baseline, words, length, font, colour);
}

static double measure(Canvas *canvas, const char *words, size_t length, Font font)
{
    return cairo_text_width(mine(canvas)->text, words, length, font);
}

/* ---- places and clips ---- */

static void push_place(Canvas *canvas, double x, double y, double scale, double turn)
{
    cairo_t *cairo = cairo_of(canvas);
    cairo_save(cairo);
    cairo_translate(cairo, x, y);
    /* Exactly nothing for exact quarters, where cos and sin are a little off. */
    if (turn != 0) {
        double quarters = turn * 4;
        if (quarters == floor(quarters)) {
            static const int cosine[] = {1, 0, -1, 0};
            int n = (int)quarters & 3;
            cairo_matrix_t quarter = {
                cosine[n], cosine[(n + 3) % 4], -cosine[(n + 3) % 4], cosine[n], 0, 0};
            cairo_transform(cairo, &quarter);
        } else {
            cairo_rotate(cairo, turn * 2 * M_PI);
        }
    }
    if (scale != 1) cairo_scale(cairo, scale, scale);
}

static void push_clip(Canvas *canvas, Box box)
{
    cairo_t *cairo = cairo_of(canvas);
    cairo_save(cairo);
    cairo_rectangle(cairo, box.x, box.y, box.w, box.h);
    cairo_clip(cairo);
}

static void pop(Canvas *canvas)
{
    cairo_restore(cairo_of(canvas));
}

/* ---- layers ---- */

static void pen_begin(cairo_t *cairo)
{
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
}

static void layer_drop(CairoLayer *layer)
{
    if (layer->surface != NULL) cairo_surface_destroy(layer->surface);
    layer->surface = NULL;
}

/* The pixels of the device that the box touches. */
static Box device_box(const cairo_matrix_t *matrix, Box box)
{
    double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
    for (int corner = 0; corner < 4; corner++) {
        double x = corner & 1 ? box_right(box) : box.x, y = corner & 2 ? box_bottom(box) : box.y;
        cairo_matrix_transform_point(matrix, &x, &y);
        left = fmin(left, x);
        top = fmin(top, y);
        right = fmax(right, x);
        bottom = fmax(bottom, y);
    }
    left = floor(left);
    top = floor(top);
    return (Box){left, top, ceil(right) - left, ceil(bottom) - top};
}

static bool same_box(Box a, Box b)
{
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

static bool layer_begin(Canvas *canvas, int number, uint64_t stamp, Box area)
{
    CairoCanvas *self = mine(canvas);
    CairoLayer *layer = &self->layers[number];
    if (layer->surface != NULL && layer->stamp == stamp && same_box(layer->area, area)) {
        return false;
    }
    cairo_matrix_t matrix;
    cairo_get_matrix(self->cairo, &matrix);
    Box device = device_box(&matrix, area);
    layer_drop(layer);
    *layer = (CairoLayer){
        .stamp = stamp,
        .area = area,
        .matrix = matrix,
        .left = device.x,
        .top = device.y,
        .surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)device.w, (int)device.h)};
    self->under[self->open++] = self->cairo;
    self->cairo = cairo_create(layer->surface);
    pen_begin(self->cairo);
    cairo_translate(self->cairo, -device.x, -device.y);
    cairo_transform(self->cairo, &matrix);
    return true;
}

static void layer_end(Canvas *canvas)
{
    CairoCanvas *self = mine(canvas);
    cairo_destroy(self->cairo);
    self->cairo = self->under[--self->open];
}

static bool only_moves(const cairo_matrix_t *matrix)
{
    const double little = 1e-6;
    return fabs(matrix->xx - 1) < little && fabs(matrix->yy - 1) < little &&
           fabs(matrix->xy) < little && fabs(matrix->yx) < little;
}

static void layer_show(Canvas *canvas, int number)
{
    const CairoLayer *layer = &mine(canvas)->layers[number];
    if (layer->surface == NULL) return;
    cairo_t *cairo = cairo_of(canvas);
    cairo_matrix_t now, since = layer->matrix;
    cairo_get_matrix(cairo, &now);
    cairo_matrix_invert(&since);
    cairo_matrix_multiply(&since, &since, &now);
    if (only_moves(&since)) {
        cairo_matrix_init_translate(&since, floor(since.x0 + 0.5), floor(since.y0 + 0.5));
    }
    cairo_save(cairo);
    cairo_set_matrix(cairo, &since);
    cairo_set_source_surface(cairo, layer->surface, layer->left, layer->top);
    cairo_paint(cairo);
    cairo_restore(cairo);
}

/* ---- pictures ---- */

static bool picture(Canvas *canvas, int number, Box box, bool round)
{
    if (number < 0 || number >= CAIRO_CANVAS_PICTURES) return false;
    cairo_surface_t *surface = mine(canvas)->pictures[number];
    if (surface == NULL) return false;
    cairo_picture_show(surface, cairo_of(canvas), box, round);
    return true;
}

bool cairo_canvas_picture(Canvas *canvas, int number, const char *path, Text *why)
{
    if (number < 0 || number >= CAIRO_CANVAS_PICTURES) {
        text_add(why, PLAIN(reader_words(), T_("there are too many pictures")));
        return false;
    }
    cairo_surface_t *surface = cairo_picture_read(path, why);
    if (surface == NULL) return false;
    cairo_surface_t **place = &mine(canvas)->pictures[number];
    if (*place != NULL) cairo_surface_destroy(*place);
    *place = surface;
    return true;
}

/* ---- the canvas ---- */

static const CanvasVerbs verbs = CANVAS_VERBS;

static void surface_make(CairoCanvas *self, int width, int height)
{
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    self->cairo = cairo_create(surface);
    cairo_surface_destroy(surface);
    pen_begin(self->cairo);
    cairo_scale(self->cairo, self->scale, self->scale);
}

static void surface_drop(CairoCanvas *self)
{
    for (int i = 0; i < CANVAS_LAYERS; i++) layer_drop(&self->layers[i]);
    cairo_destroy(self->cairo);
}

Canvas *cairo_canvas_new(int width, int height, double scale)
{
    CairoCanvas *self = mem_new(1, sizeof *self);
    self->canvas.verbs = &verbs;
    self->scale = scale;
    self->text = cairo_text_new(scale);
    surface_make(self, width, height);
    return &self->canvas;
}

void cairo_canvas_resize(Canvas *canvas, int width, int height, double scale)
{
    CairoCanvas *self = mine(canvas);
    surface_drop(self);
    if (scale != self->scale) {
        cairo_text_free(self->text);
        self->text = cairo_text_new(scale);
        self->scale = scale;
    }
    surface_make(self, width, height);
}

void cairo_canvas_free(Canvas *canvas)
{
    if (canvas == NULL) return;
    CairoCanvas *self = mine(canvas);
    surface_drop(self);
    for (int i = 0; i < CAIRO_CANVAS_PICTURES; i++) {
        if (self->pictures[i] != NULL) cairo_surface_destroy(self->pictures[i]);
    }
    cairo_text_free(self->text);
    mem_free(self);
}

CairoPixels cairo_canvas_pixels(Canvas *canvas)
{
    cairo_surface_t *surface = cairo_get_target(cairo_of(canvas));
    cairo_surface_flush(surface);
    return (CairoPixels){.start = cairo_image_surface_get_data(surface),
                         .width = cairo_image_surface_get_width(surface),
                         .height = cairo_image_surface_get_height(surface),
                         .stride = cairo_image_surface_get_stride(surface)};
}

static cairo_status_t keep_bytes(void *closure, const unsigned char *bytes, unsigned int count)
{
    text_add_bytes(closure, (const char *)bytes, count);
    return CAIRO_STATUS_SUCCESS;
}

bool cairo_canvas_png(Canvas *canvas, const char *path, Text *why)
{
    Text bytes = text_growing();
    cairo_surface_t *surface = cairo_get_target(cairo_of(canvas));
    /* After an error Cairo draws nothing more, and the picture is half of one. */
    cairo_status_t status = cairo_status(cairo_of(canvas));
    if (status == CAIRO_STATUS_SUCCESS) {
        status = cairo_surface_write_to_png_stream(surface, keep_bytes, &bytes);
    }
    bool good = status == CAIRO_STATUS_SUCCESS;
    if (good) {
        good = files_write(path, bytes.start, bytes.length, why);
    } else {
        text_add(why, path);
        text_add(why, ": ");
        text_add(why, cairo_status_to_string(status));
    }
    text_free(&bytes);
    return good;
}
