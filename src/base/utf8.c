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

/* ---- how much room a character takes ---- */

typedef struct CharacterRange {
    uint32_t first, last;
} CharacterRange;

static bool within(const CharacterRange *ranges, size_t count, uint32_t number)
{
    for (size_t i = 0; i < count && ranges[i].first <= number; i++)
        if (number <= ranges[i].last) return true;
    return false;
}

#define WITHIN(ranges, number) within((ranges), sizeof(ranges) / sizeof(ranges)[0], (number))

/* Accents, vowel signs, joiners and variants, which stand above the letter before. */
static const CharacterRange joining[] = {
    {0x300, 0x36F},   {0x483, 0x489},     {0x591, 0x5BD},     {0x5BF, 0x5BF},   {0x5C1, 0x5C2},
    {0x5C4, 0x5C5},   {0x5C7, 0x5C7},     {0x610, 0x61A},     {0x64B, 0x65F},   {0x670, 0x670},
    {0x6D6, 0x6DC},   {0x6DF, 0x6E4},     {0x6E7, 0x6E8},     {0x6EA, 0x6ED},   {0x900, 0x902},
    {0x93A, 0x93A},   {0x93C, 0x93C},     {0x941, 0x948},     {0x94D, 0x94D},   {0x951, 0x957},
    {0x981, 0x981},   {0x9BC, 0x9BC},     {0x9C1, 0x9C4},     {0x9CD, 0x9CD},   {0xBC0, 0xBC0},
    {0xBCD, 0xBCD},   {0xC3E, 0xC40},     {0xE31, 0xE31},     {0xE34, 0xE3A},   {0xE47, 0xE4E},
    {0x1160, 0x11FF}, {0x1AB0, 0x1AFF},   {0x1DC0, 0x1DFF},   {0x200B, 0x200F}, {0x2060, 0x2064},
    {0x20D0, 0x20F0}, {0x302A, 0x302D},   {0x3099, 0x309A},   {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F},
    {0xFEFF, 0xFEFF}, {0x1F3FB, 0x1F3FF}, {0xE0000, 0xE0FFF},
};

static const CharacterRange wide[] = {
    {0x1100, 0x115F},   {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x25FD, 0x25FE},
    {0x2614, 0x2615},   {0x2648, 0x2653},   {0x2693, 0x2693},   {0x26A1, 0x26A1},
    {0x26AA, 0x26AB},   {0x26BD, 0x26BE},   {0x26C4, 0x26C5},   {0x26CE, 0x26CE},
    {0x26D4, 0x26D4},   {0x26EA, 0x26EA},   {0x26F2, 0x26F3},   {0x26F5, 0x26F5},
    {0x26FA, 0x26FA},   {0x26FD, 0x26FD},   {0x2705, 0x2705},   {0x270A, 0x270B},
    {0x2728, 0x2728},   {0x274C, 0x274C},   {0x274E, 0x274E},   {0x2753, 0x2755},
    {0x2757, 0x2757},   {0x2795, 0x2797},   {0x27B0, 0x27B0},   {0x2B1B, 0x2B1C},
    {0x2B50, 0x2B50},   {0x2B55, 0x2B55},   {0x2E80, 0x303E},   {0x3041, 0x33FF},
    {0x3400, 0x4DBF},   {0x4E00, 0xA4CF},   {0xA960, 0xA97F},   {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF01, 0xFF60},   {0xFFE0, 0xFFE6},
    {0x1F004, 0x1F004}, {0x1F0CF, 0x1F0CF}, {0x1F18E, 0x1F18E}, {0x1F191, 0x1F19A},
    {0x1F200, 0x1F320}, {0x1F32D, 0x1F335}, {0x1F337, 0x1F37C}, {0x1F37E, 0x1F393},
    {0x1F3A0, 0x1F3CA}, {0x1F3CF, 0x1F3D3}, {0x1F3E0, 0x1F3F0}, {0x1F3F4, 0x1F3F4},
    {0x1F3F8, 0x1F43E}, {0x1F440, 0x1F440}, {0x1F442, 0x1F4FC}, {0x1F4FF, 0x1F53D},
    {0x1F54B, 0x1F54E}, {0x1F550, 0x1F567}, {0x1F57A, 0x1F57A}, {0x1F595, 0x1F596},
    {0x1F5A4, 0x1F5A4}, {0x1F5FB, 0x1F64F}, {0x1F680, 0x1F6C5}, {0x1F6CC, 0x1F6CC},
    {0x1F6D0, 0x1F6D2}, {0x1F6D5, 0x1F6D7}, {0x1F6DC, 0x1F6DF}, {0x1F6EB, 0x1F6EC},
    {0x1F6F4, 0x1F6FC}, {0x1F7E0, 0x1F7EB}, {0x1F7F0, 0x1F7F0}, {0x1F90C, 0x1F9FF},
    {0x1FA70, 0x1FAFF}, {0x20000, 0x3FFFD},
};

int utf8_columns(const char *at, size_t size)
{
    uint32_t number = number_of(at, size);
    if (number < 0x300) return 1;
    if (WITHIN(joining, number)) return 0;
    return WITHIN(wide, number) ? 2 : 1;
}

bool utf8_blank(const char *at, size_t size)
{
    uint32_t number = number_of(at, size);
    return number == ' ' || number == 0xA0 || number == 0x1680 ||
           (number >= 0x2000 && number <= 0x200A) || number == 0x202F || number == 0x205F ||
           number == 0x2800 || number == 0x3000;
}

/* Soft hyphens, zero widths and fillers; the joiners of pictures and of Persian are
 * seen in what they join. */
bool utf8_unseen(const char *at, size_t size)
{
    static const CharacterRange unseen[] = {
        {0xAD, 0xAD},     {0x34F, 0x34F},   {0x115F, 0x1160},  {0x17B4, 0x17B5}, {0x180B, 0x180E},
        {0x200B, 0x200B}, {0x2060, 0x2064}, {0x206A, 0x206F},  {0x3164, 0x3164}, {0xFEFF, 0xFEFF},
        {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0xE0000, 0xE001F}};
    return WITHIN(unseen, number_of(at, size));
}

size_t utf8_letters(const char *words)
{
    const char *end = words + strlen(words);
    size_t letters = 0;
    while (words < end) {
        size_t size = utf8_size(words, end);
        letters += size == 0 || utf8_columns(words, size) > 0;
        words += size == 0 ? 1 : size;
    }
    return letters;
}
