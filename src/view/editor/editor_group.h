/* editor_group.h -- the groups: names and colours. */
#ifndef VIEW_EDITOR_EDITOR_GROUP_H
#define VIEW_EDITOR_EDITOR_GROUP_H

#include "ui/ui.h"
#include "view/editor/editor_form.h"

/* A button for every group, the chosen one marked; the number of the one
 * pressed, or -1. `word` distinguishes the buttons of several rows. */
int editor_group_buttons(EditorForm *form, const char *word, int chosen);

/* The page; `what` is not used. */
double editor_group(Ui *ui, Box box, void *what);

#endif
