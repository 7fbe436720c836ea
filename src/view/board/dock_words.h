/* dock_words.h -- what the dock says: the question, what follows from it, short answers. */
#ifndef VIEW_BOARD_DOCK_WORDS_H
#define VIEW_BOARD_DOCK_WORDS_H

#include "view/moves.h"

typedef struct View View;

/* "Buy Illinois Avenue?", "Your turn"; who moves when nobody here decides. */
void dock_question(const View *view, Text *text);
/* What the main answer does for whom, or what else could be done; may add
 * nothing. */
void dock_consequence(View *view, Text *text);
/* The answer as its button shows it, and the small line below it; nothing is
 * added where the whole label will do. */
void dock_face(const View *view, const MoveButton *move, Text *face, Text *below);
/* "Bruno is moving": the main button meanwhile. */
void dock_waiting(const View *view, Text *text);

#endif
