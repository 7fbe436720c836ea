/* sheet_foot.h -- the buttons below a sheet, with a note beside or above. */
#ifndef VIEW_SHEETS_SHEET_FOOT_H
#define VIEW_SHEETS_SHEET_FOOT_H

#include "ui/button_row.h"

typedef struct SheetFoot {
    const Button *buttons; /* as in a row of buttons */
    int count, left;
    const char *note; /* why the main one cannot be pressed; "": nothing */
} SheetFoot;

double sheet_foot_height(Ui *ui, double width, const SheetFoot *foot);
/* Draws it; the number of the button pressed in this pass, or -1. */
int sheet_foot(Ui *ui, Box box, const SheetFoot *foot);

#endif
