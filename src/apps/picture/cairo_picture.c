/* cairo_picture.c -- pictures of people's own, read from PNG files. */
#include "apps/picture/cairo_picture.h"

#include <math.h>
#include <string.h>

#include "apps/command/reader.h"
#include "apps/store/files.h"

enum { SIDE_MOST = 8192, PIXELS_MOST = 24 << 20, SIDE_KEPT = 192, HEADER = 24 };

typedef struct PictureReader {
    const Text *bytes;
    size_t at;
} PictureReader;

static cairo_status_t next_bytes(void *closure, unsigned char *bytes, unsigned int count)
{
    PictureReader *reader = closure;
    if (reader->bytes->length - reader->at < count) return CAIRO_STATUS_READ_ERROR;
    memcpy(bytes, reader->bytes->start + reader->at, count);
    reader->at += count;
    return CAIRO_STATUS_SUCCESS;
}

static uint32_t number_at(const Text *bytes, size_t at)
{
    uint32_t number = 0;
    for (size_t i = at; i < at + 4; i++) number = number << 8 | (unsigned char)bytes->start[i];
    return number;
}

/* Looked at before anything is unpacked: a small file can hold a huge picture. */
static bool header_good(const Text *bytes, Text *why)
{
    static const char mark[] = "\x89PNG\r\n\x1a\n";
    if (bytes->length < HEADER || memcmp(bytes->start, mark, sizeof mark - 1) != 0) {
        text_add(why, PLAIN(reader_words(), T_("this is no PNG picture")));
        return false;
    }
    uint32_t width = number_at(bytes, 16), height = number_at(bytes, 20);
    if (width == 0 || height == 0 || width > SIDE_MOST || height > SIDE_MOST ||
        (uint64_t)width * height > PIXELS_MOST) {
        text_add(why, PLAIN(reader_words(), T_("the picture is too large")));
        return false;
    }
    return true;
}

static cairo_surface_t *smaller(cairo_surface_t *picture)
{
    int width = cairo_image_surface_get_width(picture);
    int height = cairo_image_surface_get_height(picture);
    int shorter = width < height ? width : height;
    if (shorter <= SIDE_KEPT) return picture;
    double scale = (double)SIDE_KEPT / shorter;
    cairo_surface_t *small = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)ceil(width * scale), (int)ceil(height * scale));
    cairo_t *cairo = cairo_create(small);
    cairo_scale(cairo, scale, scale);
    cairo_set_source_surface(cairo, picture, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BEST);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_surface_destroy(picture);
    return small;
}

static cairo_surface_t *unpacked(const Text *bytes, Text *why)
{
    if (!header_good(bytes, why)) return NULL;
    PictureReader reader = {.bytes = bytes};
    cairo_surface_t *picture = cairo_image_surface_create_from_png_stream(next_bytes, &reader);
    if (cairo_surface_status(picture) == CAIRO_STATUS_SUCCESS) return smaller(picture);
    cairo_surface_destroy(picture);
    text_add(why, PLAIN(reader_words(), T_("the picture is damaged")));
    return NULL;
}

cairo_surface_t *cairo_picture_read(const char *path, Text *why)
{
    Text bytes = text_growing(), reason = text_growing();
    cairo_surface_t *picture = NULL;
    if (files_read(path, &bytes, why)) {
        picture = unpacked(&bytes, &reason);
        if (picture == NULL) {
            text_add(why, path);
            text_add(why, ": ");
            text_add(why, reason.start);
        }
    }
    text_free(&bytes);
    text_free(&reason);
    return picture;
}

void cairo_picture_show(cairo_surface_t *picture, cairo_t *cairo, Box box, bool round)
{
    double width = cairo_image_surface_get_width(picture);
    double height = cairo_image_surface_get_height(picture);
    double across = box.w / width, down = box.h / height;
    double scale = round ? fmax(across, down) : fmin(across, down);
    cairo_save(cairo);
    if (round) {
        cairo_new_path(cairo);
        cairo_arc(cairo, box_middle_x(box), box_middle_y(box), fmin(box.w, box.h) / 2, 0, 2 * M_PI);
        cairo_clip(cairo);
    }
    cairo_translate(cairo, box_middle_x(box) - width * scale / 2,
                    box_middle_y(box) - height * scale / 2);
    cairo_scale(cairo, scale, scale);
    cairo_set_source_surface(cairo, picture, 0, 0);
    cairo_paint(cairo);
    cairo_restore(cairo);
}
