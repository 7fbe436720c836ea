/* wrap.h -- lines as wide as the window, broken between words. */
#ifndef CONSOLE_WRAP_H
#define CONSOLE_WRAP_H

#include "base/text.h"

/* Adds the words; lines of more than `columns` are broken at a blank, a word that
 * is longer where it must. What goes on from an indented line stays under its last
 * column. Escape sequences take no room. */
void wrap_write(const char *words, int columns, Text *text);

#endif
