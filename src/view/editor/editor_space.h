/* editor_space.h -- the chosen space: its place, its names, its sums. */
#ifndef VIEW_EDITOR_EDITOR_SPACE_H
#define VIEW_EDITOR_EDITOR_SPACE_H

#include "ui/ui.h"
#include "view/editor/editor_state.h"

typedef struct View View;

/* Looks at a space, and at the group and the deck that belong to it. */
void editor_space_choose(View *view, int space);

/* Moves the chosen space by one place, or swaps or inserts it; nothing
 * happens where the start is in the way. */
void editor_space_move(EditorState *editor, int from, int to);
void editor_space_swap(EditorState *editor, int a, int b);

/* The page; `what` is not used. */
double editor_space(Ui *ui, Box box, void *what);

#endif
