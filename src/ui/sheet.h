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
    const char *note; /* why the main one cannot be pressed; NULL or "": nothing */
} SheetFoot;

double sheet_foot_height(Ui *ui, double width, const SheetFoot *foot);
/* Draws it, the last button at the right, where it stays; the number of the button
 * pressed in this pass, or -1. Just after the sheet has opened none can be: a second
 * click may have been meant for what was there before. */
int sheet_foot(Ui *ui, Box box, const SheetFoot *foot);

/* ---- for sheets with a shape of their own ---- */

/* The plate of a sheet at this place, over what is dimmed. Returns where it is now: it
 * rises a little while it opens. */
Box sheet_plate(Ui *ui, Box card);
/* Was it closed by its cross, Escape or a click beside the card? */
bool sheet_closes(Ui *ui, Box card, Box cross);
/* Has it opened so lately that its answers must not be taken? `grave`: what cannot be
 * taken back waits longer. */
bool sheet_deaf(Ui *ui, bool grave);
/* The colour of the plate; cards on it have the theme's. */
Colour sheet_colour(const Ui *ui);

#endif
