/* number.c -- numbers and sums of money in digits. */
#include "words/number.h"

#include <string.h>

enum { DIGITS = 20 };

NumberStyle number_english(void)
{
    return (NumberStyle){.group = ",", .point = "."};
}

/* Copies what precedes `next` in `*at` and moves past it. */
static bool take_mark(const char **at, const char *next, char mark[NUMBER_MARK_SIZE])
{
    const char *end = strstr(*at, next);
    if (end == NULL || end - *at >= NUMBER_MARK_SIZE) return false;
    memcpy(mark, *at, (size_t)(end - *at));
    mark[end - *at] = '\0';
    *at = end + strlen(next);
    return true;
}

bool number_style_read(const char *model, NumberStyle *style)
{
    NumberStyle read;
    if (model[0] != '1') return false;
    const char *at = model + 1;
    if (!take_mark(&at, "234", read.group) || !take_mark(&at, "5", read.point)) return false;
    if (read.point[0] == '\0' || *at != '\0') return false;
    *style = read;
    return true;
}

/* Does a group end before the last `rest` digits? */
static bool group_ends(Grouping grouping, int rest)
{
    switch (grouping) {
    case GROUPING_THOUSANDS: return rest % 3 == 0;
    case GROUPING_INDIAN: return rest == 3 || (rest > 3 && rest % 2 == 1);
    case GROUPING_NONE: return false;
    }
    return false;
}

static void add_digits(const NumberStyle *style, Grouping grouping, uint64_t number, Text *text)
{
    char digits[DIGITS];
    int count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    for (int rest = count; rest-- > 0;) {
        text_add_char(text, digits[rest]);
        if (rest > 0 && group_ends(grouping, rest)) text_add(text, style->group);
    }
}

/* The number without its sign, which is added. */
static uint64_t add_sign(int64_t number, Text *text)
{
    if (number >= 0) return (uint64_t)number;
    text_add_char(text, '-');
    return 0 - (uint64_t)number;
}

void number_write(const NumberStyle *style, Grouping grouping, int64_t number, Text *text)
{
    uint64_t amount = add_sign(number, text);
    add_digits(style, grouping, amount, text);
}

void number_write_decimal(const NumberStyle *style, int64_t number, int digits, Text *text)
{
    uint64_t amount = add_sign(number, text);
    uint64_t unit = 1;
    for (int i = 0; i < digits; i++) unit *= 10;
    add_digits(style, GROUPING_THOUSANDS, amount / unit, text);
    if (digits > 0) text_add(text, style->point);
    for (uint64_t rest = amount % unit; unit > 1; rest %= unit) {
        unit /= 10;
        text_add_char(text, (char)('0' + rest / unit));
    }
}

void number_write_money(const NumberStyle *style, const MoneyStyle *money, int64_t sum, Text *text)
{
    uint64_t amount = add_sign(sum, text);
    if (!money->sign_after) text_add(text, money->sign);
    add_digits(style, (Grouping)money->grouping, amount, text);
    if (money->sign_after) text_add(text, money->sign);
}
