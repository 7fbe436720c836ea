/* canvas_trace.h -- a canvas that writes down which texts are seen where. */
#ifndef CANVAS_CANVAS_TRACE_H
#define CANVAS_CANVAS_TRACE_H

#include "base/text.h"
#include "canvas/canvas.h"

/* A text that was drawn. Boxes are in pixels of the window. The contents of
 * a layer count whenever the layer is shown. */
typedef struct TraceText {
    char *words; /* ended by '\0' */
    Font font;   /* size as it appears in the window */
    Colour colour;
    Colour ground; /* the background, mixed from the boxes below; 0: unknown */
    Box box;       /* from 0.74 of the size above the baseline to 0.22 below */
    Box seen;      /* the same without what opaque boxes drawn later cover */
    Box clip;      /* nothing outside this can be seen */
    bool slanted;  /* turned, but not by quarters: box is too large */
    bool hidden;   /* an opaque box drawn later, or a veil over everything, covers it */
} TraceText;

/* Measures with `inner` and draws on it too; NULL: measures about right and
 * draws nothing. Keeps `inner`. */
Canvas *canvas_trace_new(Canvas *inner, double width, double height);
void canvas_trace_free(Canvas *trace);
/* A new picture begins, perhaps of another size; layers are kept unless the
 * size changes. */
void canvas_trace_begin(Canvas *trace, double width, double height);

/* In the order drawn; valid until the next verb. */
int canvas_trace_count(const Canvas *trace);
const TraceText *canvas_trace_text(const Canvas *trace, int n);
Box canvas_trace_window(const Canvas *trace);

/* A line for every two visible texts that overlap by more than a pixel both
 * ways, and for every text of which its clip or the window cuts more than a
 * pixel off. A text that is clipped away whole is no fault. How many. */
int canvas_trace_faults(const Canvas *trace, Text *out);

/* A line for every visible text whose contrast with its ground is below
 * 4.5, or 3 where the text is large (WCAG 2, AA). How many. */
int canvas_trace_faint(const Canvas *trace, Text *out);

/* A line for every visible text that is smaller than `least` pixels. How many. */
int canvas_trace_small(const Canvas *trace, double least, Text *out);

#endif
