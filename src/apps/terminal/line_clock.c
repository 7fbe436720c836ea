/* line_clock.c -- how long a line may take. */
#include "apps/terminal/line_clock.h"

int64_t line_clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int line_clock_left(int64_t moment)
{
    int64_t left = moment - line_clock_now();
    return left > 0 ? (int)((left + 999) / 1000) : 0;
}

const struct timespec *line_clock_tick(int64_t moment, struct timespec *time)
{
    if (moment == 0) return NULL;
    int64_t left = moment - line_clock_now();
    int64_t part = left > 0 ? (left - 1) % 1000 + 1 : 0;
    *time = (struct timespec){.tv_sec = part / 1000, .tv_nsec = part % 1000 * 1000000};
    return time;
}

void line_clock_write(int seconds, Text *text)
{
    text_add_char(text, '[');
    text_add_int(text, seconds / 60);
    text_add_char(text, ':');
    text_add_int(text, seconds % 60 / 10);
    text_add_int(text, seconds % 10);
    text_add_char(text, ']');
}
