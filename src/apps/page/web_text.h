/* web_text.h -- lines of text the page knows by number, so that words cross
 * over to it only once. */
#ifndef APPS_PAGE_WEB_TEXT_H
#define APPS_PAGE_WEB_TEXT_H

#include "canvas/canvas.h"

typedef struct WebText WebText;

WebText *web_text_new(void);
void web_text_free(WebText *text);

/* The number of the line; the page draws it with page_line_draw. Good until
 * the next call. */
int web_text_line(WebText *text, const char *words, size_t length, Font font);
double web_text_width(WebText *text, const char *words, size_t length, Font font);

#endif
