/* editor_screen.h -- the map editor. */
#ifndef VIEW_EDITOR_EDITOR_SCREEN_H
#define VIEW_EDITOR_EDITOR_SCREEN_H

#include <stdbool.h>

typedef struct View View;

/* Opens it with a draft of this edition, unless one is not saved yet. */
void editor_open(View *view, const char *edition_word);
/* Is there a board that was changed and not saved? */
bool editor_has_unsaved(const View *view);

#endif
