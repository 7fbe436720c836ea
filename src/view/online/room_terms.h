/* room_terms.h -- how the table plays, in short words: clock, watching, who drops out. */
#ifndef VIEW_ONLINE_ROOM_TERMS_H
#define VIEW_ONLINE_ROOM_TERMS_H

#include "canvas/box.h"

typedef struct View View;

/* Tiles in as many columns as fit; returns the height used. Pressing one opens the terms. */
double room_terms_draw(View *view, Box box, double scale);
/* The two that matter most, and how many more there are. */
double room_terms_brief(View *view, Box box, double scale);

#endif
