/* saved_row.h -- how a saved game reads in the list of them: in columns, in two cells or line below
 * line, as there is room. */
#ifndef VIEW_SCREENS_SAVED_ROW_H
#define VIEW_SCREENS_SAVED_ROW_H

#include "view/request.h"
#include "view/screens/little_board.h"

typedef struct SavedRow {
    const SavedGame *game;
    const LittleBoard *board; /* of its edition; NULL: not known */
} SavedRow;

/* The name it was given, or what is played. */
const char *saved_row_title(const SavedRow *row);
/* Writes a `SavedRow`; returns its height, see form_height. */
double saved_row(Ui *ui, Box box, void *what);

/* The titles of the columns, where there are columns; returns their height. */
double saved_row_head(Ui *ui, Box box);
double saved_row_head_height(const Ui *ui, double width);

#endif
