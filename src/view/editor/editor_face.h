/* editor_face.h -- the theme of a board: like another edition's, or in one's own colours. */
#ifndef VIEW_EDITOR_EDITOR_FACE_H
#define VIEW_EDITOR_EDITOR_FACE_H

#include "view/editor/editor_form.h"

void editor_face(EditorForm *form);

#endif
