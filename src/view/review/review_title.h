/* review_title.h -- the head of the review: title, how far it is, what the graph shows, ways on. */
#ifndef VIEW_REVIEW_REVIEW_TITLE_H
#define VIEW_REVIEW_REVIEW_TITLE_H

#include "canvas/box.h"

typedef struct View View;

void review_title(View *view, Box head);
/* Whether a head so wide has the switch of review_title_switch in it. */
bool review_title_has_switch(const View *view, double width);
/* Chance, money or worth. */
void review_title_switch(View *view, Box box);

#endif
