/* risk_view.h -- what the next throw may bring, drawn on the board and said. */
#ifndef VIEW_COACH_RISK_VIEW_H
#define VIEW_COACH_RISK_VIEW_H

#include "base/text.h"
#include "view/board/board_layout.h"

typedef struct View View;

/* How likely every square is, beside it on the felt: red where it costs, green where it pays. */
void risk_draw(View *view, const BoardFrame *frame);
/* The danger of the next throw in a sentence; nothing where there is none. `grave`: only where the
 * cash may not be enough. */
void risk_write(View *view, bool grave, Text *text);

#endif
