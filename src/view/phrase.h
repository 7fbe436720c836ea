/* phrase.h -- short texts with names and sums in them. */
#ifndef VIEW_PHRASE_H
#define VIEW_PHRASE_H

#include "ui/ui.h"
#include "view/view_words.h"

typedef struct View View;

/* The pattern with its signs replaced: %s by words, %i by a number, %m by a
 * sum of money, %p by the name of a seat, the bank or the pot, %d by the name
 * of a deed, %b and %h by the edition's word for a house and a hotel. */
Phrase phrase(const View *view, const char *pattern, ...);
/* The same, added to a text. */
void phrase_add(const View *view, Text *text, const char *pattern, ...);

#endif
