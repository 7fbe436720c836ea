/* text.c -- text that is appended to and never overflows. */
#include "base/text.h"

#include <string.h>

#include "base/mem.h"
#include "base/utf8.h"

enum { GROWING_START = 64, DISTANCE_MAX = 63 };

static bool is_continuation(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

/* How many bytes the UTF-8 character begun by `lead` has. */
static size_t character_size(char lead)
{
    unsigned char byte = (unsigned char)lead;
    return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
}

/* `length`, less the bytes of a character that was begun but not ended. */
static size_t whole_characters(const char *bytes, size_t length)
{
    size_t lead = length;
    while (lead > 0 && length - lead < 4) {
        lead--;
        if (!is_continuation(bytes[lead])) {
            return lead + character_size(bytes[lead]) > length ? lead : length;
        }
    }
    return length;
}

Text text_into(char *buffer, size_t size)
{
    buffer[0] = '\0';
    return (Text){.start = buffer, .size = size};
}

Text text_growing(void)
{
    return (Text){.start = mem_new(GROWING_START, 1), .size = GROWING_START, .grows = true};
}

void text_free(Text *text)
{
    if (text->grows) {
        mem_free(text->start);
    }
    *text = (Text){0};
}

void text_clear(Text *text)
{
    text->length = 0;
    text->start[0] = '\0';
    text->cut = false;
}

void text_add(Text *text, const char *words)
{
    text_add_bytes(text, words, strlen(words));
}

static void make_room(Text *text, size_t count)
{
    size_t size = text->size;
    while (size - text->length <= count) {
        size *= 2;
    }
    if (size != text->size) {
        text->start = mem_resize(text->start, size, 1);
        text->size = size;
    }
}

void text_add_bytes(Text *text, const char *bytes, size_t count)
{
    if (text->cut) {
        return;
    }
    if (text->grows) {
        make_room(text, count);
    }
    size_t room = text->size - 1 - text->length;
    text->cut = count > room;
    size_t taken = text->cut ? room : count;
    memcpy(text->start + text->length, bytes, taken);
    text->length += taken;
    if (text->cut) {
        text->length = whole_characters(text->start, text->length);
    }
    text->start[text->length] = '\0';
}

void text_add_char(Text *text, char c)
{
    text_add_bytes(text, &c, 1);
}

void text_add_unsigned(Text *text, uint64_t number)
{
    char digits[20];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    text_add_bytes(text, digits + at, sizeof digits - at);
}

void text_add_int(Text *text, int64_t number)
{
    if (number < 0) text_add_char(text, '-');
    text_add_unsigned(text, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

void text_add_hex(Text *text, uint64_t number, int digits)
{
    for (int i = digits - 1; i >= 0; i--) {
        text_add_char(text, i < 16 ? "0123456789abcdef"[(number >> (4 * i)) & 15] : '0');
    }
}

void text_pad(Text *text, size_t from, size_t column, char c)
{
    size_t written = from < text->length ? text_columns(text->start + from) : 0;
    for (; written < column && !text->cut; written++) {
        text_add_char(text, c);
    }
}

void text_add_quoted(Text *text, const char *words)
{
    text_add_char(text, '"');
    for (; *words != '\0'; words++) {
        if (*words == '"' || *words == '\\') {
            text_add_char(text, '\\');
        }
        text_add_char(text, *words);
    }
    text_add_char(text, '"');
}

bool text_copy(char *target, size_t size, const char *words)
{
    Text text = text_into(target, size);
    text_add(&text, words);
    return !text.cut;
}

static char folded(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool text_same(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

bool text_same_folded(const char *a, const char *b)
{
    while (*a != '\0' && folded(*a) == folded(*b)) {
        a++;
        b++;
    }
    return folded(*a) == folded(*b);
}

bool text_starts_folded(const char *whole, const char *beginning)
{
    while (*beginning != '\0' && folded(*whole) == folded(*beginning)) {
        whole++;
        beginning++;
    }
    return *beginning == '\0';
}

/* The letters of a text, each UTF-8 character as one number; how many. */
static int letters_of(const char *words, uint32_t letters[DISTANCE_MAX])
{
    int count = 0;
    for (; *words != '\0'; words++) {
        if (is_continuation(*words) && count > 0) {
            letters[count - 1] = letters[count - 1] << 8 | (unsigned char)*words;
        } else if (count < DISTANCE_MAX) {
            letters[count++] = (unsigned char)folded(*words);
        } else {
            break;
        }
    }
    return count;
}

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

int text_distance(const char *a, const char *b)
{
    uint32_t from[DISTANCE_MAX], to[DISTANCE_MAX];
    int from_count = letters_of(a, from), to_count = letters_of(b, to);
    /* The row for i letters of a, and the two before it, taking turns. */
    int rows[3][DISTANCE_MAX + 1];
    for (int j = 0; j <= to_count; j++) {
        rows[0][j] = j;
    }
    for (int i = 1; i <= from_count; i++) {
        int *row = rows[i % 3];
        const int *before = rows[(i + 2) % 3], *earlier = rows[(i + 1) % 3];
        row[0] = i;
        for (int j = 1; j <= to_count; j++) {
            int change = before[j - 1] + (from[i - 1] != to[j - 1]);
            row[j] = lesser(change, 1 + lesser(before[j], row[j - 1]));
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1]) {
                row[j] = lesser(row[j], earlier[j - 2] + 1);
            }
        }
    }
    return rows[from_count % 3][to_count];
}

bool text_to_unsigned(const char *words, uint64_t *number)
{
    uint64_t total = 0;
    if (*words == '\0') return false;
    for (; *words != '\0'; words++) {
        if (*words < '0' || *words > '9') return false;
        uint64_t digit = (uint64_t)(*words - '0');
        if (total > (UINT64_MAX - digit) / 10) return false;
        total = total * 10 + digit;
    }
    *number = total;
    return true;
}

bool text_to_hex(const char *words, size_t digits, uint64_t *number)
{
    static const char *const values = "0123456789abcdefABCDEF";
    if (strlen(words) != digits) return false;
    *number = 0;
    for (; *words != '\0'; words++) {
        const char *at = strchr(values, *words);
        if (at == NULL) return false;
        uint64_t value = (uint64_t)(at - values);
        *number = *number << 4 | (value < 16 ? value : value - 6);
    }
    return true;
}

bool text_to_int(const char *words, int64_t *number)
{
    bool negative = *words == '-';
    if (*words == '-' || *words == '+') {
        words++;
    }
    if (*words == '\0') {
        return false;
    }
    /* Counted downwards: there is one more negative number than positive. */
    int64_t total = 0;
    for (; *words != '\0'; words++) {
        if (*words < '0' || *words > '9') {
            return false;
        }
        int digit = *words - '0';
        if (total < (INT64_MIN + digit) / 10) {
            return false;
        }
        total = total * 10 - digit;
    }
    if (!negative && total == INT64_MIN) {
        return false;
    }
    *number = negative ? total : -total;
    return true;
}

size_t text_columns(const char *words)
{
    const char *end = words + strlen(words);
    size_t columns = 0;
    while (words < end) {
        size_t size = utf8_size(words, end);
        columns += size == 0 ? !is_continuation(*words) : (size_t)utf8_columns(words, size);
        words += size == 0 ? 1 : size;
    }
    return columns;
}

uint64_t text_hash(const char *bytes, size_t count)
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (size_t i = 0; i < count; i++) {
        hash = (hash ^ (unsigned char)bytes[i]) * UINT64_C(0x100000001B3);
    }
    return hash;
}
