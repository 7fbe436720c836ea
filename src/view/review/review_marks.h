/* review_marks.h -- the marks of moments: good, brilliant, mistaken, luck. */
#ifndef VIEW_REVIEW_REVIEW_MARKS_H
#define VIEW_REVIEW_REVIEW_MARKS_H

#include "canvas/canvas.h"

typedef struct View View;

/* ! ? !! or a die. */
void review_mark(View *view, Box box, int moment);
/* The colour of such a mark. */
Colour review_mark_colour(const View *view, int moment);
/* A cross on a seat's colour: out of the game. */
void review_mark_out(View *view, Box box, Colour colour);

#endif
