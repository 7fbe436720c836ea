/* editor_deck.h -- the decks: names, and the texts and sums of their cards. */
#ifndef VIEW_EDITOR_EDITOR_DECK_H
#define VIEW_EDITOR_EDITOR_DECK_H

#include "view/editor/editor_form.h"

/* The page; `what` is not used. */
double editor_deck(View *view, Box box, void *what);

#endif
