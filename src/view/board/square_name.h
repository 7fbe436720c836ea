/* square_name.h -- the name of a space in the little room of its square. */
#ifndef VIEW_BOARD_SQUARE_NAME_H
#define VIEW_BOARD_SQUARE_NAME_H

#include "edition/edition.h"
#include "ui/ui.h"

enum { SQUARE_NAME_LINES = 4, SQUARE_NAME_BYTES = 64 };

typedef struct SquareName {
    double size; /* of the type, pixels of the window */
    double line; /* from line to line */
    int count;
    char lines[SQUARE_NAME_LINES][SQUARE_NAME_BYTES];
} SquareName;

/* Sizes in pixels of the design, from `most` down to `least` in halves: first whole words, then
 * with hyphens, then the short name; if nothing fits, that one as small as it must be. No word is
 * ever broken without a hyphen. */
SquareName square_name_fit(Ui *ui, const Label *label, double width, int lines, double most,
                           double least, FontWeight weight);
/* Centred around x, from `top`. */
void square_name_write(Ui *ui, const SquareName *name, double x, double top, FontWeight weight,
                       Colour colour);

#endif
