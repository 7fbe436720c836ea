/* editor_effect.h -- the sums of what happens on a space or by a card. */
#ifndef VIEW_EDITOR_EDITOR_EFFECT_H
#define VIEW_EDITOR_EDITOR_EFFECT_H

#include "view/editor/editor_form.h"

/* What happens, in a few words without the sums: "Pay a tax". */
const char *editor_effect_words(const Words *words, const Edition *edition, const Effect *effect);

/* Rows for its sums and for where it leads; `id` distinguishes the fields of
 * several effects. */
void editor_effect_rows(EditorForm *form, Effect *effect, int id);

#endif
