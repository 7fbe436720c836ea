/* floor_wish.h -- building and trading out of turn: a person may wish for it while
 * others move, and gets the floor as soon as the rules give it. */
#ifndef VIEW_FLOOR_WISH_H
#define VIEW_FLOOR_WISH_H

#include "view/view_sheet.h"

/* May the sheet (trade, manage) be opened now, or be wished for? */
bool floor_wish_may(const View *view, SheetKind sheet);
/* Opens it, or asks for the floor first. */
void floor_wish_make(View *view, SheetKind sheet);
/* Goes on with a wish; called while time passes. */
void floor_wish_tick(View *view);

#endif
