/* icon_outlines.h -- the shapes of the icons, for icon.c.
 *
 * Outlines are what the attribute d of an SVG path holds, on a square of
 * ICON_SIDE units; lines are two units wide with round ends. Edit them in any
 * drawing program that can save plain paths. */
#ifndef UI_ICON_OUTLINES_H
#define UI_ICON_OUTLINES_H

#include "ui/icon.h"

enum { ICON_SIDE = 24 };

/* NULL: the icon has no such part. */
typedef struct IconOutline {
    const char *word;
    const char *shape; /* drawn as a line and tinted inside */
    const char *line;
    const char *solid;
    const char *tint;
} IconOutline;

extern const IconOutline icon_outlines[ICON_COUNT];

#endif
