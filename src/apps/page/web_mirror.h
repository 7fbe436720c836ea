/* web_mirror.h -- what is on the screen, in words, for real elements of the page. */
#ifndef APPS_PAGE_WEB_MIRROR_H
#define APPS_PAGE_WEB_MIRROR_H

#include "view/view.h"

typedef struct WebMirror WebMirror;

WebMirror *web_mirror_new(void);
void web_mirror_free(WebMirror *mirror);

/* The screen in words, or NULL when nothing has changed since the last call.
 * The first line is the question, the second the current notice; then, in the
 * order of drawing, lines whose parts are separated by tabs:
 *
 *   @region  label                what follows belongs to this region
 *   =  x  y  w  h  words          a text, "!" instead of "=": a heading
 *   id  role  x  y  w  h  "focused" or ""  "disabled" or ""  name  value  description  context
 *
 * Borrowed until the next call; `view` listens (view_listen). */
const char *web_mirror_screen(WebMirror *mirror, View *view);

/* The sentences of the account that are new, a line each, or NULL. */
const char *web_mirror_account(WebMirror *mirror, const View *view, const Table *table);

/* What is to be said aloud, once: when a person is asked, what happened since
 * the last time (digest.h) and, on a second line, the question; otherwise NULL. */
const char *web_mirror_news(WebMirror *mirror, const View *view, const Table *table);

#endif
