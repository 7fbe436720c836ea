/* cairo_text.c -- lines of text by Pango, measured and drawn from a store of masks. */
#include "apps/picture/cairo_text.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#include "apps/command/output.h"
#include "base/mem.h"
#include "base/text.h"

/* Half of what is kept at most: lines come into the young half, and when that
 * is full it becomes the old one, whose lines are kept only if asked for. */
enum { HALF_LINES = 1024, HALF_BYTES = 3 << 20, BUCKETS = 2048, MARGIN = 2 };

static const char family[] = "Inter, DejaVu Sans, sans-serif";
static const PangoWeight weights[FONT_WEIGHT_COUNT] = {
    [FONT_MEDIUM] = PANGO_WEIGHT_MEDIUM,   [FONT_SEMIBOLD] = PANGO_WEIGHT_SEMIBOLD,
    [FONT_BOLD] = PANGO_WEIGHT_BOLD,       [FONT_HEAVY] = PANGO_WEIGHT_ULTRABOLD,
    [FONT_APART] = PANGO_WEIGHT_ULTRABOLD,
};

/* How a line is turned and scaled on the device. */
typedef struct Turn {
    double cosine, sine; /* of the turn, times the scale */
} Turn;

/* A line in one font, turned one way. */
typedef struct CairoLine {
    struct CairoLine *next;
    uint64_t hash;
    Font font;
    Turn turn;
    double width;
    bool drawn;            /* before */
    cairo_surface_t *mask; /* NULL: none was worth while yet */
    int left, top;         /* of the mask from the start of the baseline */
    size_t length;
    char words[];
} CairoLine;

typedef struct Half {
    CairoLine *buckets[BUCKETS];
    int count;
    size_t bytes;
} Half;

struct CairoText {
    PangoContext *context;
    PangoAttrList *features;
    PangoFontDescription *fonts[FONT_WEIGHT_COUNT];
    double scale;
    Half *young, *old;
};

/* ---- layouts ---- */

/* What GLib and Pango say on standard error, in our words: their errors are
 * memory that is missing, their warnings fonts that cannot be had. */
static GLogWriterOutput on_words(GLogLevelFlags level, const GLogField *fields, gsize count,
                                 gpointer said)
{
    (void)fields;
    (void)count;
    bool *once = said;
    if ((level & G_LOG_LEVEL_ERROR) != 0) mem_exhausted();
    if ((level & (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0 && !*once) {
        *once = true;
        COMPLAIN_PLAIN(T_("a font cannot be used; words may be missing in the picture"));
    }
    return G_LOG_WRITER_HANDLED;
}

/* GLib takes a log writer only once per program. */
static void hear_words(void)
{
    static bool heard, said;
    if (!heard) g_log_set_writer_func(on_words, &said, NULL);
    heard = true;
}

CairoText *cairo_text_new(double scale)
{
    hear_words();
    CairoText *text = mem_new(1, sizeof *text);
    text->scale = scale;
    text->young = mem_new(1, sizeof *text->young);
    text->old = mem_new(1, sizeof *text->old);
    text->context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(text->context, options);
    cairo_font_options_destroy(options);
    pango_cairo_context_set_resolution(text->context, 96);
    pango_context_set_round_glyph_positions(text->context, FALSE);
    text->features = pango_attr_list_new();
    pango_attr_list_insert(text->features, pango_attr_font_features_new("tnum=1"));
    for (int i = 0; i < FONT_WEIGHT_COUNT; i++) {
        text->fonts[i] = pango_font_description_new();
        pango_font_description_set_family_static(text->fonts[i], family);
        pango_font_description_set_weight(text->fonts[i], weights[i]);
    }
    return text;
}

/* Pango wants a list of each size. */
static void set_apart(PangoLayout *layout, const CairoText *text, Font font)
{
    PangoAttrList *list = pango_attr_list_copy(text->features);
    int gap = (int)(FONT_APART_GAP * font.size * PANGO_SCALE);
    pango_attr_list_insert(list, pango_attr_letter_spacing_new(gap));
    pango_layout_set_attributes(layout, list);
    pango_attr_list_unref(list);
}

static PangoLayout *layout_of(CairoText *text, const CairoLine *line)
{
    PangoFontDescription *description = text->fonts[line->font.weight];
    pango_font_description_set_absolute_size(description, line->font.size * PANGO_SCALE);
    PangoLayout *layout = pango_layout_new(text->context);
    pango_layout_set_single_paragraph_mode(layout, TRUE);
    pango_layout_set_font_description(layout, description);
    pango_layout_set_attributes(layout, text->features);
    if (line->font.weight == FONT_APART) set_apart(layout, text, line->font);
    pango_layout_set_text(layout, line->words, (int)line->length);
    return layout;
}

static double width_of(PangoLayout *layout)
{
    PangoRectangle logical;
    pango_layout_get_extents(layout, NULL, &logical);
    return (double)logical.width / PANGO_SCALE;
}

/* ---- the store ---- */

static void half_empty(Half *half)
{
    for (int i = 0; i < BUCKETS; i++) {
        while (half->buckets[i] != NULL) {
            CairoLine *line = half->buckets[i];
            half->buckets[i] = line->next;
            if (line->mask != NULL) cairo_surface_destroy(line->mask);
            mem_free(line);
        }
    }
    half->count = 0;
    half->bytes = 0;
}

void cairo_text_free(CairoText *text)
{
    if (text == NULL) return;
    half_empty(text->young);
    half_empty(text->old);
    mem_free(text->young);
    mem_free(text->old);
    for (int i = 0; i < FONT_WEIGHT_COUNT; i++) pango_font_description_free(text->fonts[i]);
    pango_attr_list_unref(text->features);
    g_object_unref(text->context);
    mem_free(text);
}

typedef struct WantedLine {
    const char *words;
    size_t length;
    Font font;
    Turn turn;
    uint64_t hash;
} WantedLine;

static WantedLine wanted_of(const char *words, size_t length, Font font, Turn turn)
{
    uint64_t numbers = (uint64_t)(font.size * 1024) << 2 ^ (uint64_t)font.weight ^
                       (uint64_t)(int64_t)(turn.sine * 4096) << 20;
    uint64_t hash = (text_hash(words, length) ^ numbers) * 0x9E3779B97F4A7C15u;
    return (WantedLine){words, length, font, turn, hash};
}

static bool is_wanted(const CairoLine *line, const WantedLine *wanted)
{
    return line->hash == wanted->hash && line->length == wanted->length &&
           line->font.weight == wanted->font.weight && line->font.size == wanted->font.size &&
           line->turn.cosine == wanted->turn.cosine && line->turn.sine == wanted->turn.sine &&
           memcmp(line->words, wanted->words, wanted->length) == 0;
}

static CairoLine **place_in(Half *half, const WantedLine *wanted)
{
    CairoLine **place = &half->buckets[wanted->hash >> 32 & (BUCKETS - 1)];
    while (*place != NULL && !is_wanted(*place, wanted)) place = &(*place)->next;
    return place;
}

static size_t bytes_of(const CairoLine *line)
{
    if (line->mask == NULL) return 0;
    return (size_t)cairo_image_surface_get_stride(line->mask) *
           (size_t)cairo_image_surface_get_height(line->mask);
}

static void put(CairoText *text, CairoLine *line)
{
    Half *half = text->young;
    if (half->count >= HALF_LINES || half->bytes >= HALF_BYTES) {
        half_empty(text->old);
        text->young = text->old;
        text->old = half;
        half = text->young;
    }
    CairoLine **bucket = &half->buckets[line->hash >> 32 & (BUCKETS - 1)];
    line->next = *bucket;
    *bucket = line;
    half->count++;
    half->bytes += bytes_of(line);
}

static CairoLine *line_new(CairoText *text, const WantedLine *wanted)
{
    CairoLine *line = mem_new(1, sizeof *line + wanted->length);
    line->hash = wanted->hash;
    line->font = wanted->font;
    line->turn = wanted->turn;
    line->length = wanted->length;
    memcpy(line->words, wanted->words, wanted->length);
    PangoLayout *layout = layout_of(text, line);
    line->width = width_of(layout);
    g_object_unref(layout);
    return line;
}

static CairoLine *line_find(CairoText *text, const WantedLine *wanted)
{
    CairoLine *line = *place_in(text->young, wanted);
    if (line != NULL) return line;
    CairoLine **place = place_in(text->old, wanted);
    line = *place;
    if (line != NULL) {
        *place = line->next;
        text->old->bytes -= bytes_of(line);
        text->old->count--;
    } else {
        line = line_new(text, wanted);
    }
    put(text, line);
    return line;
}

double cairo_text_width(CairoText *text, const char *words, size_t length, Font font)
{
    if (length == 0) return 0;
    WantedLine wanted = wanted_of(words, length, font, (Turn){text->scale, 0});
    return line_find(text, &wanted)->width;
}

/* ---- drawing ---- */

/* Cairo would move every glyph to a whole pixel; as outlines they stay where
 * Pango wants them. */
static void outline(cairo_t *cairo, PangoLayout *layout)
{
    pango_cairo_update_layout(cairo, layout);
    pango_cairo_layout_line_path(cairo, pango_layout_get_line_readonly(layout, 0));
}

/* The pixels of the device that the line may touch, from the start of its
 * baseline. */
static void take_extents(PangoLayout *layout, CairoLine *line, int *width, int *height)
{
    PangoRectangle ink;
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, NULL);
    double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
    for (int corner = 0; corner < 4; corner++) {
        double across = (double)(ink.x + ((corner & 1) != 0 ? ink.width : 0)) / PANGO_SCALE;
        double down = (double)(ink.y + ((corner & 2) != 0 ? ink.height : 0)) / PANGO_SCALE;
        double x = across * line->turn.cosine - down * line->turn.sine;
        double y = across * line->turn.sine + down * line->turn.cosine;
        left = fmin(left, x);
        right = fmax(right, x);
        top = fmin(top, y);
        bottom = fmax(bottom, y);
    }
    line->left = (int)floor(left) - MARGIN;
    line->top = (int)floor(top) - MARGIN;
    *width = (int)ceil(right) + MARGIN - line->left;
    *height = (int)ceil(bottom) + MARGIN - line->top;
}

static void mask_make(CairoText *text, CairoLine *line)
{
    PangoLayout *layout = layout_of(text, line);
    int width, height;
    take_extents(layout, line, &width, &height);
    line->mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
    text->young->bytes += bytes_of(line);
    cairo_t *cairo = cairo_create(line->mask);
    cairo_matrix_t matrix = {line->turn.cosine, line->turn.sine, -line->turn.sine,
                             line->turn.cosine, -line->left,     -line->top};
    cairo_set_matrix(cairo, &matrix);
    outline(cairo, layout);
    cairo_fill(cairo);
    cairo_destroy(cairo);
    g_object_unref(layout);
}

static void draw_mask(const CairoLine *line, cairo_t *cairo, const cairo_matrix_t *matrix, double x,
                      double baseline)
{
    cairo_matrix_transform_point(matrix, &x, &baseline);
    cairo_identity_matrix(cairo);
    cairo_mask_surface(cairo, line->mask, floor(x + 0.5) + line->left,
                       floor(baseline + 0.5) + line->top);
    cairo_set_matrix(cairo, matrix);
}

static void draw_outline(CairoText *text, cairo_t *cairo, double x, double baseline,
                         const CairoLine *line)
{
    PangoLayout *layout = layout_of(text, line);
    cairo_new_path(cairo);
    cairo_move_to(cairo, x, baseline);
    outline(cairo, layout);
    cairo_fill(cairo);
    g_object_unref(layout);
}

/* Is a mask worth while? What turns or grows looks like this only once. */
static bool stands_still(const CairoText *text, const CairoLine *line)
{
    return line->drawn || (line->turn.cosine == text->scale && line->turn.sine == 0);
}

void cairo_text_draw(CairoText *text, cairo_t *cairo, double x, double baseline, const char *words,
                     size_t length, Font font, Colour colour)
{
    if (length == 0) return;
    cairo_matrix_t matrix;
    cairo_get_matrix(cairo, &matrix);
    WantedLine wanted = wanted_of(words, length, font, (Turn){matrix.xx, matrix.yx});
    CairoLine *line = line_find(text, &wanted);
    cairo_set_source_rgba(cairo, (colour >> 16 & 0xFF) / 255.0, (colour >> 8 & 0xFF) / 255.0,
                          (colour & 0xFF) / 255.0, (colour >> 24) / 255.0);
    if (line->mask == NULL && stands_still(text, line)) mask_make(text, line);
    if (line->mask != NULL)
        draw_mask(line, cairo, &matrix, x, baseline);
    else
        draw_outline(text, cairo, x, baseline, line);
    line->drawn = true;
}
