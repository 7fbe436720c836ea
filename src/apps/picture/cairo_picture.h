/* cairo_picture.h -- pictures of people's own, read from PNG files. */
#ifndef APPS_PICTURE_CAIRO_PICTURE_H
#define APPS_PICTURE_CAIRO_PICTURE_H

#include <cairo.h>

#include "base/text.h"
#include "canvas/box.h"

/* Refuses what is no PNG file and what is too large; what is larger than a
 * token needs is made smaller. NULL with a sentence. */
cairo_surface_t *cairo_picture_read(const char *path, Text *why);

/* Fills a circle in the box, or fits into the box. */
void cairo_picture_show(cairo_surface_t *picture, cairo_t *cairo, Box box, bool round);

#endif
