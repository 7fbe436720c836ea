/* deck_art.h -- a pile of cards, face down. */
#ifndef VIEW_ART_DECK_ART_H
#define VIEW_ART_DECK_ART_H

#include "edition/edition.h"
#include "ui/ui.h"

/* Around x, y, slightly turned; 116x80 at a scale of 1. */
void deck_art_draw(Ui *ui, const Edition *edition, DeckId deck, double x, double y, double scale,
                   double turn);

#endif
