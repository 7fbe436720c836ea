/* naming.h -- what a player means by a name: places, groups, tokens, seats. */
#ifndef CONSOLE_NAMING_H
#define CONSOLE_NAMING_H

#include "console/printer.h"

/* Each takes a word, a name, a short name, or an unambiguous beginning of one
 * (or of a word in it), whatever the case, accents and punctuation. The index,
 * or -1 with one sentence, a line, printed by `why` (which may be NULL). */
int naming_space(const Edition *edition, const char *words, const Printer *why);
int naming_deed(const Edition *edition, const char *words, const Printer *why);
int naming_group(const Edition *edition, const char *words, const Printer *why);
int naming_token(const Edition *edition, const char *words, const Printer *why);
int naming_deck(const Edition *edition, const char *words, const Printer *why);
int naming_seat(const Table *table, const char *words, const Printer *why);

/* The name as it is typed: in quotes when it holds blanks, commas or semicolons. */
void naming_write(const char *name, Text *text);

/* Only the ASCII letters and digits, small, accents taken off: what names
 * are compared by. Cut to the size of `folded`. */
void naming_fold(const char *words, char *folded, size_t size);

#endif
