/* sheet.h -- a card laid over the screen. */
#ifndef UI_SHEET_H
#define UI_SHEET_H

#include "ui/button_row.h"
#include "ui/scroll.h"

typedef struct SheetFrame {
    Scroll scroll;
    Box card;
    Box foot;    /* for the buttons, below the scrolled contents */
    bool closed; /* by its cross, Escape, or a click beside it */
} SheetFrame;

/* Begins a sheet of at most this size (design pixels), smaller where the
 * window is; what was drawn before is dimmed. `height` is that of the
 * contents, which scroll when they do not fit; `foot` that of the row of
 * buttons, 0 for none. With `closable` false there is no way out but its
 * buttons. Draw into the returned box, then end it. */
Box sheet_begin(Ui *ui, SheetFrame *frame, const char *title, double width, double height,
                double foot, bool closable);
void sheet_end(Ui *ui, SheetFrame *frame);

/* A small sheet that only says something; true when it was closed. */
bool sheet_note(Ui *ui, const char *title, const char *words);

/* The width of the contents that a sheet of this width will have, in pixels
 * of the window: to know the heights of paragraphs beforehand. */
double sheet_inner_width(const Ui *ui, double width);

/* The buttons below a sheet, with a note beside or above. */
typedef struct SheetFoot {
    const Button *buttons; /* as in a row of buttons */
    int count, left;
    const char *note; /* why the main one cannot be pressed; "": nothing */
} SheetFoot;

double sheet_foot_height(Ui *ui, double width, const SheetFoot *foot);
/* Draws it; the number of the button pressed in this pass, or -1. */
int sheet_foot(Ui *ui, Box box, const SheetFoot *foot);

#endif
