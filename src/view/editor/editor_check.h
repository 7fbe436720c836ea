/* editor_check.h -- what is wrong with a draft, and where. */
#ifndef VIEW_EDITOR_EDITOR_CHECK_H
#define VIEW_EDITOR_EDITOR_CHECK_H

#include "view/editor/editor_state.h"
#include "words/words.h"

/* Writes the draft as a file and reads it, unless that is done already: the
 * problems are word for word those of `opoly edition check`. */
void editor_check(EditorState *editor, const EditionLibrary *library, const Words *words);

/* No problems at all: it can be saved and played. */
bool editor_check_good(const EditorState *editor);

/* What the statement on line `line` of an edition's text is about. */
EditorPlace editor_check_place(const char *text, int line);
/* The first problem of the part, or NULL. */
const char *editor_check_trouble(const EditorState *editor, EditorPart part, int number, int card);

/* Keeps the characters allowed in the word of an edition: lower case
 * letters, digits and hyphens. */
void editor_check_clean_word(char word[WORD_SIZE]);

#endif
