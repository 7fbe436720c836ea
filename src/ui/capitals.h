/* capitals.h -- little headings in capitals, with their letters apart. */
#ifndef UI_CAPITALS_H
#define UI_CAPITALS_H

#include "base/text.h"
#include "ui/lettering.h"

/* The words in capitals. Names may be of another language than the reader's, and Turkish has
 * other capitals than the rest: there they stay as they are, and false is returned. */
bool capitals_write(const Words *words, const char *plain, Text *text);

/* Only the first letter of the word. */
void capitals_first(const Words *words, const char *plain, Text *text);

/* As lettering_line, and spoken as the words are written usually. */
void capitals_line(Ui *ui, Box box, const char *plain, Style style);

#endif
