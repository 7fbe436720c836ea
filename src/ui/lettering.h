/* lettering.h -- text that fits: it wraps, shrinks while it can be read, and then ends early.
 *
 * Words are never written below ten pixels: what has no room at that size is shortened and ends
 * in dots. Figures are not, they would lie: they shrink on. */
#ifndef UI_LETTERING_H
#define UI_LETTERING_H

#include "ui/ui.h"

typedef enum Align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT } Align;

typedef struct Style {
    Type type;
    FontWeight weight;
    Colour colour;
    Align align;
} Style;

/* Width of one line at full size. */
double lettering_width(Ui *ui, const char *words, Style style);
/* The same in letters as small as can be read. */
double lettering_least_width(Ui *ui, const char *words, Style style);
/* Height of one line. */
double lettering_line_height(const Ui *ui, Style style);

/* One line in the middle of the height of the box; smaller when it is too
 * long or too high for it. Returns the width it took. */
double lettering_line(Ui *ui, Box box, const char *words, Style style);

/* As many lines as needed from the top of the box; a newline begins another
 * one. Returns the height used, which lettering_height computes beforehand.
 * Lines that the visible part of a scrolled area would cut are left out. */
double lettering_paragraph(Ui *ui, Box box, const char *words, Style style);
double lettering_height(Ui *ui, double width, const char *words, Style style);

/* Wrapped and shrunk until all of it fits into the box, vertically centred.
 * With `least` above 0, returns false and draws nothing if the type would
 * have to be smaller than that fraction of its size. */
bool lettering_fit(Ui *ui, Box box, const char *words, Style style, double least);
/* Whether lettering_fit would write them. */
bool lettering_fits(Ui *ui, Box box, const char *words, Style style, double least);

#endif
