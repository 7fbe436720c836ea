/* text.h -- text that is appended to and never overflows. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Always ends in '\0' at start[length]. A bounded text drops what does not
 * fit, at a character boundary, and sets `cut`; from then on it drops
 * everything. A growing text makes room. */
typedef struct Text {
    char *start;
    size_t size;
    size_t length;
    bool cut;
    bool grows;
} Text;

/* A bounded text in `buffer` of `size` bytes (at least 1); keeps the buffer. */
Text text_into(char *buffer, size_t size);

/* A text that grows on the heap; end it with text_free. */
Text text_growing(void);
void text_free(Text *text);

void text_clear(Text *text);
void text_add(Text *text, const char *words);
void text_add_bytes(Text *text, const char *bytes, size_t count);
void text_add_char(Text *text, char c);
void text_add_int(Text *text, int64_t number);
/* The number with `digits` hexadecimal digits, lower case. */
void text_add_hex(Text *text, uint64_t number, int digits);
/* Repeats `c` until `column` characters have been written since `from`
 * (an earlier text->length), counting UTF-8 characters, not bytes. */
void text_pad(Text *text, size_t from, size_t column, char c);
/* "words" in double quotes, with \" and \\ escaped. */
void text_add_quoted(Text *text, const char *words);

/* Copies `words` into the array `target` of `size` bytes, cut if need be at a
 * character boundary; true when all of it fitted. */
bool text_copy(char *target, size_t size, const char *words);

bool text_same(const char *a, const char *b);
/* Ignores the case of ASCII letters. */
bool text_same_folded(const char *a, const char *b);
bool text_starts_folded(const char *whole, const char *beginning);
/* How many single-letter changes turn a into b (swaps of neighbours count as
 * one), case folded; used for "did you mean". At most 63 letters count. */
int text_distance(const char *a, const char *b);
/* A whole decimal number with optional sign, nothing before or after it. */
bool text_to_int(const char *words, int64_t *number);
/* The same without a sign, for all 64 bits of a seed; and how it is written. */
bool text_to_unsigned(const char *words, uint64_t *number);
void text_add_unsigned(Text *text, uint64_t number);
/* `digits` hexadecimal digits, small or capital, and nothing else. */
bool text_to_hex(const char *words, size_t digits, uint64_t *number);
/* Columns of a terminal: wide characters take two, joining accents none. */
size_t text_columns(const char *words);
/* 64-bit FNV-1a of the bytes. */
uint64_t text_hash(const char *bytes, size_t count);

#endif
