/* utf8.h -- the characters of a text, and which of them must not be shown. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* Size in bytes of the UTF-8 character at `at`, before `end`; 0 when it is
 * none: cut short, longer than need be, a surrogate, or beyond U+10FFFF. */
size_t utf8_size(const char *at, const char *end);

/* Would a terminal or a page obey the character of `size` bytes instead of
 * showing it? Those are the controls (U+0000 to U+001F, U+007F to U+009F), the
 * separators of lines and paragraphs, and what turns the direction of the
 * words around it. Letters written from the right are not among them. */
bool utf8_obeyed(const char *at, size_t size);

/* Only characters, and none that would be obeyed? */
bool utf8_harmless(const char *words);

/* Makes it so: a '?' for every character that would be obeyed, and for every
 * byte that belongs to no character. The text becomes no longer. */
void utf8_mask(char *words);

/* Columns of a terminal that a character takes: 2 for East Asian and pictures, 0
 * for accents that join the letter before, 1 for all others. */
int utf8_columns(const char *at, size_t size);
/* Is it a blank of any width? Is it nothing at all to the eye? */
bool utf8_blank(const char *at, size_t size);
bool utf8_unseen(const char *at, size_t size);

/* How many letters a text has; an accent that joins one is none. */
size_t utf8_letters(const char *words);

#endif
