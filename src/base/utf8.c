/* utf8.c -- the characters of a text, and which of them must not be shown. */
#include "base/utf8.h"

#include <stdint.h>
#include <string.h>

size_t utf8_size(const char *at, const char *end)
{
    unsigned char lead = (unsigned char)at[0];
    size_t size = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (lead > 0xF4 || size > (size_t)(end - at)) {
        return 0;
    }
    for (size_t i = 1; i < size; i++) {
        unsigned char next = (unsigned char)at[i];
        if (next < 0x80 || next > 0xBF) {
            return 0;
        }
    }
    unsigned char second = size > 1 ? (unsigned char)at[1] : 0;
    if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F) ||
        (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second > 0x8F)) {
        return 0;
    }
    return size;
}

/* The number of a character that utf8_size found good. */
static uint32_t number_of(const char *at, size_t size)
{
    static const uint32_t lead_bits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    uint32_t number = (unsigned char)at[0] & lead_bits[size];
    for (size_t i = 1; i < size; i++) {
        number = number << 6 | ((unsigned char)at[i] & 0x3F);
    }
    return number;
}

bool utf8_obeyed(const char *at, size_t size)
{
    uint32_t number = number_of(at, size);
    return number < 0x20 || (number >= 0x7F && number < 0xA0) || number == 0x61C ||
           number == 0x200E || number == 0x200F || (number >= 0x2028 && number <= 0x202E) ||
           (number >= 0x2066 && number <= 0x2069);
}

bool utf8_harmless(const char *words)
{
    const char *end = words + strlen(words);
    while (words < end) {
        size_t size = utf8_size(words, end);
        if (size == 0 || utf8_obeyed(words, size)) {
            return false;
        }
        words += size;
    }
    return true;
}

void utf8_mask(char *words)
{
    const char *at = words, *end = words + strlen(words);
    char *out = words;
    while (at < end) {
        size_t size = utf8_size(at, end);
        if (size == 0 || utf8_obeyed(at, size)) {
            *out++ = '?';
            at += size == 0 ? 1 : size;
        } else {
            memmove(out, at, size);
            out += size;
            at += size;
        }
    }
    *out = '\0';
}
