/* prose.h -- several lines of text being written. */
#ifndef UI_PROSE_H
#define UI_PROSE_H

#include "ui/controls.h"

/* Like control_field, but long texts go on in a new line: the box must be as
 * tall as prose_height says. */
bool prose(Ui *ui, Box box, uint32_t id, const char *name, char *words, size_t size,
           const char *placeholder);
double prose_height(Ui *ui, double width, const char *words, const char *placeholder);

#endif
