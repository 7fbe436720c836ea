/* writing.h -- text being written: caret, choosing, clipboard, undo. Pictures of it are in
 * field.c and prose.c. */
#ifndef UI_WRITING_H
#define UI_WRITING_H

#include "ui/ui.h"

/* Which byte of the words is at this place of the box? */
typedef int (*WritingLocate)(Ui *ui, Box box, const char *words, double x, double y);

/* A field for `size` bytes, UI_WORDS_SIZE at most, in this box: notes it and takes the input.
 * True when the words were changed. All is chosen when the field is entered; a double click
 * chooses a word, a third one everything. */
bool writing(Ui *ui, Box box, uint32_t id, const char *name, char *words, size_t size,
             WritingLocate locate);

/* Gives a field the focus anew, with all of it chosen. */
void writing_begin(Ui *ui, uint32_t id);
/* What is chosen in the field that has the focus, from - to; the caret is at one end. */
void writing_chosen(const Ui *ui, int *from, int *to);
/* The same in letters, as a keyboard on the screen counts; false when nothing is written in. */
bool writing_chosen_letters(const Ui *ui, int *from, int *to);
/* Chooses these letters of it, and not the rest. */
void writing_choose_letters(Ui *ui, int from, int to);

/* The start of the letter before `at`, and of the one after. */
int writing_before(const char *words, int at);
int writing_after(const char *words, int at);

#endif
