/* figures.h -- numbers with their labels, beside each other. */
#ifndef UI_FIGURES_H
#define UI_FIGURES_H

#include "ui/lettering.h"

enum { FIGURE_SIZE = 80 };

typedef struct Figure {
    const char *label;
    char value[FIGURE_SIZE];
    Colour colour; /* 0: ink */
} Figure;

double figures_height(const Ui *ui, double width, int count);
void figures_draw(Ui *ui, Box box, const Figure *figures, int count);

#endif
