/* editor_prose.h -- several lines of text being written. */
#ifndef VIEW_EDITOR_EDITOR_PROSE_H
#define VIEW_EDITOR_EDITOR_PROSE_H

#include "ui/controls.h"

/* Like control_field, but long texts go on in a new line: the box must be as
 * tall as editor_prose_height says. */
bool editor_prose(Ui *ui, Box box, uint32_t id, const char *name, char *words, size_t size,
                  const char *placeholder, bool digits);
double editor_prose_height(Ui *ui, double width, const char *words, const char *placeholder);

#endif
