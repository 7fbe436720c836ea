/* editor_language.h -- what the edition being drafted is called in other languages. */
#ifndef VIEW_EDITOR_EDITOR_LANGUAGE_H
#define VIEW_EDITOR_EDITOR_LANGUAGE_H

#include "view/editor/editor_state.h"

/* Takes the names that the edition called `word` has in every language, so that
 * they are saved with the draft, which was just read from it as written. */
void editor_language_read(EditorState *editor, const EditionLibrary *library, const char *word);

#endif
