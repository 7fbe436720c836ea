/* seat_kind.h -- a new game: who decides for a seat, a person or which computer. */
#ifndef VIEW_SCREENS_SEAT_KIND_H
#define VIEW_SCREENS_SEAT_KIND_H

#include "table/seating.h"
#include "ui/ui.h"
#include "view/view_words.h"

typedef struct View View;

/* Person or computer, and of a computer its level and temper. Returns the height used. */
double seat_kind(View *view, Box box, int seat);

/* The name of a kind of computer, for people. */
Phrase seat_kind_words(const View *view, const PlayerKind *kind);

/* The label above a choice; returns the height used. */
double seat_kind_label(Ui *ui, Box box, const char *words);

#endif
