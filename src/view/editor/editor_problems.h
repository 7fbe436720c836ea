/* editor_problems.h -- what must be put right, and going there. */
#ifndef VIEW_EDITOR_EDITOR_PROBLEMS_H
#define VIEW_EDITOR_EDITOR_PROBLEMS_H

#include "ui/ui.h"
#include "view/editor/editor_state.h"

/* "2 problems", "no problems". */
void editor_problems_count(const Words *words, const EditorState *editor, Text *text);
/* The first one, as a sentence; "" when there is none. */
const char *editor_problems_first(const EditorState *editor);

/* The page; `what` is not used. */
double editor_problems(Ui *ui, Box box, void *what);

#endif
