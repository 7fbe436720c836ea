/* slip.c -- what a slip of the pen was probably meant to be. */
#include "edition/slip.h"

#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_hexadecimal(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

static size_t digits_at(const char *at)
{
    size_t count = 0;
    while (is_digit(at[count])) count++;
    return count;
}

/* "6O" and "l50": letters that look like digits. */
static bool read_lookalikes(const char *word, Text *digits)
{
    bool any = false;
    for (; *word != '\0'; word++) {
        bool zero = *word == 'O' || *word == 'o', one = *word == 'l' || *word == 'I';
        if (!is_digit(*word) && !zero && !one) return false;
        any = any || is_digit(*word);
        text_add_char(digits, zero ? '0' : one ? '1' : *word);
    }
    return any;
}

bool slip_number(const char *word, Text *digits)
{
    text_clear(digits);
    if (read_lookalikes(word, digits)) return true;
    text_clear(digits);
    while (*word != '\0' && !is_digit(*word) && *word != '-') word++;
    size_t count = digits_at(word);
    if (count == 0) return false;
    text_add_bytes(digits, word, count);
    word += count;
    while (*word != '\0' && strchr(",.'_", *word) != NULL && digits_at(word + 1) == 3) {
        text_add_bytes(digits, word + 1, 3);
        word += 4;
    }
    for (; *word != '\0'; word++)
        if (is_digit(*word) || *word == '%') return false;
    return true;
}

bool slip_quote(const char *word)
{
    static const char *const quotes[] = {"“", "”", "„", "‟", "«", "»", "‘", "’", "‚", "'", "`"};
    for (size_t i = 0; i < sizeof quotes / sizeof quotes[0]; i++)
        if (strncmp(word, quotes[i], strlen(quotes[i])) == 0) return true;
    return false;
}

bool slip_colour(const char *word, Text *colour)
{
    if (*word == '#') word++;
    size_t length = strlen(word);
    if (length != 3 && length != 6) return false;
    text_clear(colour);
    text_add_char(colour, '#');
    for (; *word != '\0'; word++) {
        if (!is_hexadecimal(*word)) return false;
        text_add_char(colour, *word);
        if (length == 3) text_add_char(colour, *word);
    }
    return true;
}

bool slip_comment(const Line *line, Text *word)
{
    const char *at = line->comment.at, *end = at == NULL ? NULL : at + line->comment.length;
    text_clear(word);
    for (; at != end && *at != ' ' && *at != '\t'; at++) text_add_char(word, *at);
    return word->length > 1;
}

const char *slip_assigned(const char *word, Text *before)
{
    size_t length = strcspn(word, "=:");
    text_clear(before);
    if (length == 0 || word[length] == '\0' || word[length + 1] == '\0') return NULL;
    text_add_bytes(before, word, length);
    return word + length + 1;
}

bool slip_is_detail(const char *word)
{
    static const char *const details[] = {"colour", "house",   "hotel",  "rent",   "rates",
                                          "price",  "short",   "icon",   "theme",  "mortgage",
                                          "deed",   "percent", "street", "symbol", "streets",
                                          "count",  "dice",    "cards",  "weights"};
    for (size_t i = 0; i < sizeof details / sizeof details[0]; i++)
        if (text_same(details[i], word)) return true;
    return false;
}
