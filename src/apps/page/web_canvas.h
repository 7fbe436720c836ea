/* web_canvas.h -- Canvas on functions the page provides. */
#ifndef APPS_PAGE_WEB_CANVAS_H
#define APPS_PAGE_WEB_CANVAS_H

#include "canvas/canvas.h"

Canvas *web_canvas_new(void);
void web_canvas_free(Canvas *canvas);
/* The page's canvas has another size or resolution: layers are redrawn. */
void web_canvas_forget(Canvas *canvas);

#endif
