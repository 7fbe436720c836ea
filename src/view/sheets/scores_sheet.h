/* scores_sheet.h -- how everybody stands, before a game is left. */
#ifndef VIEW_SHEETS_SCORES_SHEET_H
#define VIEW_SHEETS_SCORES_SHEET_H

#include "view/request.h"

typedef struct View View;

/* Shows the scores and asks whether to leave: for the main menu, altogether, or
 * for a game from the start (REQUEST_LEAVE, REQUEST_QUIT, REQUEST_AGAIN). */
void scores_sheet_open(View *view, RequestKind way);

#endif
