/* decimal.c -- numbers with decimals, rounded, as text. */
#include "lab/decimal.h"

enum { MOST_DECIMALS = 9 };

static const int64_t most_read = INT64_MAX / 10 - 1;

static double scaled(double number, int decimals)
{
    int64_t power = 1;
    for (int i = 0; i < decimals; i++) power *= 10;
    return number < 0 ? number * (double)power - 0.5 : number * (double)power + 0.5;
}

int64_t decimal_scaled(double number, int decimals)
{
    double whole = scaled(number, decimals);
    return whole > -9e18 && whole < 9e18 ? (int64_t)whole : 0;
}

void decimal_write_style(Text *text, double number, int decimals, const NumberStyle *style)
{
    double whole = scaled(number, decimals);
    NumberStyle apart = {.group = ""};
    if (!(whole > -9e18 && whole < 9e18)) {
        text_add_char(text, '-');
        return;
    }
    text_copy(apart.point, sizeof apart.point, style->point);
    number_write_decimal(&apart, (int64_t)whole, decimals, text);
}

void decimal_write(Text *text, double number, int decimals)
{
    NumberStyle english = number_english();
    decimal_write_style(text, number, decimals, &english);
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
