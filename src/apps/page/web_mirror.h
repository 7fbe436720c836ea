/* web_mirror.h -- what is on the screen, in words, for real elements of the page. */
#ifndef APPS_PAGE_WEB_MIRROR_H
#define APPS_PAGE_WEB_MIRROR_H

#include "view/view.h"

typedef struct WebMirror WebMirror;

WebMirror *web_mirror_new(void);
void web_mirror_free(WebMirror *mirror);

/* What has changed since the last call, or NULL when nothing has. The first
 * line is the question, the second the current notice, and each further one an
 * item that can be used, its parts separated by tabs:
 *
 *   id  role  x  y  w  h  "focused" or ""  "disabled" or ""  name  value
 *
 * Borrowed until the next call. */
const char *web_mirror_screen(WebMirror *mirror, const View *view);

/* The sentences of the account that are new, a line each, or NULL. */
const char *web_mirror_account(WebMirror *mirror, const Table *table);

#endif
