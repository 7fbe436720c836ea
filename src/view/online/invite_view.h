/* invite_view.h -- how friends come: the link, as words to send and as a QR code. */
#ifndef VIEW_ONLINE_INVITE_VIEW_H
#define VIEW_ONLINE_INVITE_VIEW_H

#include "canvas/box.h"

typedef struct View View;

/* A card. `scale` as in room_layout.h. */
void invite_draw(View *view, Box box, double scale);
/* A text as a QR code, dark on white whatever the theme; nothing where it is too long. */
void invite_code(View *view, Box box, const char *words);

#endif
