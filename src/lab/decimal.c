/* decimal.c -- numbers as words: so many decimals, thousands apart. */
#include "lab/decimal.h"

enum { MOST_DECIMALS = 9 };

static const int64_t most_read = INT64_MAX / 10 - 1;

static void digits_write(Text *text, int64_t number, int digits)
{
    char words[MOST_DECIMALS];
    for (int i = digits; i-- > 0; number /= 10) words[i] = (char)('0' + number % 10);
    text_add_bytes(text, words, (size_t)digits);
}

void decimal_write(Text *text, double number, int decimals)
{
    int64_t power = 1;
    for (int i = 0; i < decimals; i++) power *= 10;
    double scaled = (number < 0 ? -number : number) * (double)power + 0.5;
    if (!(scaled < 9e18)) {
        text_add_char(text, '-');
        return;
    }
    int64_t whole = (int64_t)scaled;
    if (number < 0 && whole > 0) text_add_char(text, '-');
    text_add_int(text, whole / power);
    if (decimals == 0) return;
    text_add_char(text, '.');
    digits_write(text, whole % power, decimals);
}

bool decimal_read(const char *words, double *number)
{
    bool negative = *words == '-';
    int64_t whole = 0;
    int decimals = -1, digits = 0;
    for (words += negative; *words != '\0'; words++) {
        if (*words == '.' && decimals < 0) {
            decimals = 0;
            continue;
        }
        if (*words < '0' || *words > '9' || whole > most_read || decimals == MOST_DECIMALS)
            return false;
        whole = whole * 10 + (*words - '0');
        decimals += decimals >= 0;
        digits++;
    }
    double power = 1;
    for (int i = 0; i < decimals; i++) power *= 10;
    *number = (double)(negative ? -whole : whole) / power;
    return digits > 0 && decimals != 0;
}

void decimal_grouped_write(Text *text, int64_t number)
{
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    uint64_t power = 1;
    while (rest / power >= 1000) power *= 1000;
    if (number < 0) text_add_char(text, '-');
    text_add_int(text, (int64_t)(rest / power));
    for (rest %= power; power > 1; rest %= power) {
        power /= 1000;
        text_add_char(text, ',');
        digits_write(text, (int64_t)(rest / power), 3);
    }
}
