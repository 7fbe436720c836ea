/* sum_chooser.h -- choosing a sum of money: a number, and quick raises. */
#ifndef VIEW_SHEETS_SUM_CHOOSER_H
#define VIEW_SHEETS_SUM_CHOOSER_H

#include "canvas/box.h"
#include "edition/edition.h"

typedef struct View View;

double sum_chooser_height(View *view, double width);
/* Between `least` and `most`; true when it was changed in this pass. */
bool sum_chooser(View *view, Box box, uint32_t id, const char *name, Money least, Money most,
                 Money *sum);
/* Is something typed there that is no such sum? Then a sentence is added. */
bool sum_chooser_wrong(const View *view, uint32_t id, Money most, Text *why);

#endif
