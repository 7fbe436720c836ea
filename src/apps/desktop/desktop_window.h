/* desktop_window.h -- a window of SDL that shows what is drawn on its canvas. */
#ifndef APPS_DESKTOP_DESKTOP_WINDOW_H
#define APPS_DESKTOP_DESKTOP_WINDOW_H

#include "base/text.h"
#include "canvas/canvas.h"

typedef struct DesktopWindow DesktopWindow;

/* Sizes are in pixels as the view counts them; `scale` is how many of the
 * display make one, 0 for what the display says. NULL with a sentence when
 * there is no display. */
DesktopWindow *desktop_window_new(int width, int height, int scale, Text *why);
void desktop_window_free(DesktopWindow *window);

Canvas *desktop_window_canvas(DesktopWindow *window);
/* As the view counts it. */
void desktop_window_size(const DesktopWindow *window, double *width, double *height);
/* Looks whether the window has another size now; the canvas is empty then. */
bool desktop_window_fit(DesktopWindow *window);
/* From the window system's places to the view's. */
double desktop_window_ratio(const DesktopWindow *window);

/* What was drawn comes on the screen. */
void desktop_window_show(DesktopWindow *window);
void desktop_window_full_screen(DesktopWindow *window, bool full);

#endif
