/* review_card.h -- one moment of the review: what happened, the alternatives, how sure it is. */
#ifndef VIEW_REVIEW_REVIEW_CARD_H
#define VIEW_REVIEW_REVIEW_CARD_H

#include "ui/ui.h"

typedef struct View View;

/* Contents of the card; `what` is not used. */
double review_card(Ui *ui, Box box, void *what);
/* Steps and "Play on from here"; the keys too: one moment, one turning point, Enter. */
double review_card_foot_height(const Ui *ui);
void review_card_foot(View *view, Box box);

#endif
