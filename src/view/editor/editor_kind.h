/* editor_kind.h -- adding and removing spaces, and what a space is. */
#ifndef VIEW_EDITOR_EDITOR_KIND_H
#define VIEW_EDITOR_EDITOR_KIND_H

#include "view/editor/editor_form.h"

/* Buttons to add a space after the chosen one and to remove it. */
void editor_kind_count(EditorForm *form);
/* Buttons for what it is: a property, a tax, a card, ... */
void editor_kind(EditorForm *form);

#endif
