/* button_row.h -- buttons beside each other, the main one at the right. */
#ifndef UI_BUTTON_ROW_H
#define UI_BUTTON_ROW_H

#include "ui/button.h"

enum { BUTTON_ROW_MOST = 8 };

/* In as many rows as the width requires; if that would be more than two,
 * buttons with an icon show only the icon, except the last one, which is at
 * the right end. The first `left` of them are at the left end while all fit
 * into one row. */
double button_row_height(Ui *ui, double width, const Button *buttons, int count);
/* The width they take when all are in one row. */
double button_row_width(Ui *ui, double width, const Button *buttons, int count);
/* One row that they fill, so many at most as above: each as wide as its words want, what is left
 * goes to all, what is missing is taken from all, but nothing is narrower than a finger needs. */
void button_row_share(Ui *ui, Box row, const Button *buttons, int count, double gap,
                      Box shares[BUTTON_ROW_MOST]);
/* Draws them; the number of the one pressed in this pass, or -1. */
int button_row(Ui *ui, Box box, const Button *buttons, int count, int left);

#endif
