/* editor_panel.h -- the pages of the map editor beside or below the board, and their tabs. */
#ifndef VIEW_EDITOR_EDITOR_PANEL_H
#define VIEW_EDITOR_EDITOR_PANEL_H

#include "canvas/box.h"
#include "view/editor/editor_state.h"

/* The tabs of the pages from `first` on, and the one that is open. */
void editor_panel(View *view, Box box, EditorPage first);

#endif
