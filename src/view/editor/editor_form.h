/* editor_form.h -- rows of the editor: a label, a control, and the change. */
#ifndef VIEW_EDITOR_EDITOR_FORM_H
#define VIEW_EDITOR_EDITOR_FORM_H

#include "ui/button.h"
#include "view/editor/editor_state.h"
#include "words/words.h"

typedef struct View View;

/* Rows below each other. */
typedef struct EditorForm {
    View *view;
    Ui *ui;
    EditorState *editor;
    Box box;
    double used;
} EditorForm;

/* A label, title or note: EDITOR_LABEL(form, T_("Price")). */
#define EDITOR_LABEL(form, sentence) PLAIN(&(form)->ui->words, sentence)

EditorForm editor_form(View *view, Box box);
/* For sentences about the draft: its nouns and money, the reader's language. */
Words editor_form_speaking(const EditorForm *form);
/* What is left of the box. */
Box editor_form_rest(const EditorForm *form);
void editor_form_gap(EditorForm *form, double design);
void editor_form_title(EditorForm *form, const char *words);
/* Above a control. */
void editor_form_label(EditorForm *form, const char *words);
void editor_form_note(EditorForm *form, const char *words);
/* What is wrong with it; nothing for NULL or "". */
void editor_form_trouble(EditorForm *form, const char *words);

/* All return true when the value was changed; the draft as it was is kept for
 * undoing. */
bool editor_form_words(EditorForm *form, uint32_t id, const char *label, char *words, size_t size,
                       const char *placeholder);
/* A sum or number of at most `digits` figures. */
bool editor_form_number(EditorForm *form, uint32_t id, const char *label, int digits,
                        int32_t *value);
/* One of a few words. */
bool editor_form_choice(EditorForm *form, uint32_t id, const char *label, const char *const *words,
                        int count, int *chosen);
/* One of many labels, with buttons for the previous and the next. */
bool editor_form_pick(EditorForm *form, uint32_t id, const char *label, const Label *labels,
                      int count, uint8_t *chosen);

/* Buttons as wide as their labels, as many beside each other as fit; the
 * number of the one pressed, or -1. `dots` are colours before the labels,
 * may be NULL. */
int editor_form_buttons(EditorForm *form, const Button *buttons, const Colour *dots, int count);

#endif
