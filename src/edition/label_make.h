/* label_make.h -- labels for things that have only a name. */
#ifndef EDITION_LABEL_MAKE_H
#define EDITION_LABEL_MAKE_H

#include "edition/edition.h"

/* Fills labels[index] from `name`: a word from its letters, unlike those of
 * the labels before it. With `own_name` the name too is made unlike those
 * before it, by a number. False when the name had to be changed or cut. */
bool label_make(Label *labels, int index, const char *name, bool own_name);

/* Gives all names that are too wide for a small square a short one, where it
 * can be done unlike all others. */
void label_make_short(Label *labels, int count);

#endif
