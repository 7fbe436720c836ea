/* web_clock.c -- moments as "2026-11-15T20:05:34Z".
 *
 * Years are counted from March, so that the day that may be missing is the
 * last one; eras of 400 years are all equally long. */
#include "apps/page/web_clock.h"

#include "base/text.h"

enum { DAY = 86400, ERA_DAYS = 146097, DAYS_TO_1970 = 719468 };

static void add_digits(Text *text, int64_t number, int count)
{
    int64_t place = 1;
    for (int i = 1; i < count; i++) place *= 10;
    for (; place > 0; place /= 10) text_add_char(text, (char)('0' + number / place % 10));
}

static void write_day(int64_t days, Text *text)
{
    days += DAYS_TO_1970;
    int64_t era = days / ERA_DAYS, of_era = days % ERA_DAYS;
    int64_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int64_t of_year = of_era - (365 * year + year / 4 - year / 100);
    int64_t month = (5 * of_year + 2) / 153; /* 0: March */
    add_digits(text, era * 400 + year + (month >= 10), 4);
    text_add_char(text, '-');
    add_digits(text, month < 10 ? month + 3 : month - 9, 2);
    text_add_char(text, '-');
    add_digits(text, of_year - (153 * month + 2) / 5 + 1, 2);
}

void web_clock_write(int64_t seconds, char moment[WEB_CLOCK_SIZE])
{
    Text text = text_into(moment, WEB_CLOCK_SIZE);
    int64_t of_day = seconds % DAY;
    write_day(seconds / DAY, &text);
    text_add_char(&text, 'T');
    add_digits(&text, of_day / 3600, 2);
    text_add_char(&text, ':');
    add_digits(&text, of_day / 60 % 60, 2);
    text_add_char(&text, ':');
    add_digits(&text, of_day % 60, 2);
    text_add_char(&text, 'Z');
}

static int64_t digits(const char *from, int count)
{
    int64_t number = 0;
    for (int i = 0; i < count && from[i] >= '0' && from[i] <= '9'; i++) {
        number = number * 10 + (from[i] - '0');
    }
    return number;
}

int64_t web_clock_read(const char *moment)
{
    enum { LENGTH = 20 };
    if (text_columns(moment) != LENGTH) return 0;
    int64_t month = (digits(moment + 5, 2) + 9) % 12;
    int64_t year = digits(moment, 4) - (month >= 10), era = year / 400, of_era = year % 400;
    int64_t day = (153 * month + 2) / 5 + digits(moment + 8, 2) - 1;
    int64_t days = era * ERA_DAYS + of_era * 365 + of_era / 4 - of_era / 100 + day - DAYS_TO_1970;
    return days * DAY + digits(moment + 11, 2) * 3600 + digits(moment + 14, 2) * 60 +
           digits(moment + 17, 2);
}
