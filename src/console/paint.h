/* paint.h -- colours and columns of a terminal. */
#ifndef CONSOLE_PAINT_H
#define CONSOLE_PAINT_H

#include "base/text.h"

/* Each does nothing when `on` is false. 256 colours: what all terminals
 * of today know. */
void paint_ground(Text *text, bool on, uint32_t colour); /* with an ink that can be read on it */
void paint_ink(Text *text, bool on, uint32_t colour);
void paint_bold(Text *text, bool on);
void paint_faint(Text *text, bool on);
void paint_off(Text *text, bool on);

/* `words` in exactly `width` columns, cut or filled with blanks; to the right
 * end of them with `right`. */
void paint_cell(Text *text, const char *words, int width, bool right);
void paint_repeat(Text *text, const char *words, int times);
/* Ends the line without blanks at its end. */
void paint_newline(Text *text);
/* How many bytes of `words` fill at most `width` columns. */
size_t paint_fit(const char *words, int width);

#endif
