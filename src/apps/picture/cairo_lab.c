/* cairo_lab.c -- pictures of the laboratory as PNG files, by Cairo. */
#include "apps/picture/cairo_lab.h"

#include "apps/lab/lab_files.h"
#include "apps/picture/cairo_canvas.h"

enum { SCALE = 2 }; /* sharp on dense screens and on paper */

static bool make_png(const Report *report, int n, const char *path, Text *why)
{
    const Picture *picture = report_picture_at(report, n);
    Canvas *canvas =
        cairo_canvas_new((int)picture->width * SCALE, (int)picture->height * SCALE, SCALE);
    report_picture_draw(report, n, canvas);
    bool good = cairo_canvas_png(canvas, path, why);
    cairo_canvas_free(canvas);
    return good;
}

void cairo_lab_offer(void)
{
    lab_files_offer_png(make_png);
}
