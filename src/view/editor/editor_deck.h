/* editor_deck.h -- the decks: names, and the texts and sums of their cards. */
#ifndef VIEW_EDITOR_EDITOR_DECK_H
#define VIEW_EDITOR_EDITOR_DECK_H

#include "ui/ui.h"

/* The page; `what` is not used. */
double editor_deck(Ui *ui, Box box, void *what);

#endif
