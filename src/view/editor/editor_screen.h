/* editor_screen.h -- the map editor. */
#ifndef VIEW_EDITOR_EDITOR_SCREEN_H
#define VIEW_EDITOR_EDITOR_SCREEN_H

typedef struct EditorState EditorState;

#endif
