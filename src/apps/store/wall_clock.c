/* wall_clock.c -- moments of the store by the clock on the wall. */
#include "apps/store/wall_clock.h"

#include <time.h>

#include "words/date.h"

enum { DATE_LENGTH = 10 };

void wall_clock_write(const char *iso, char moment[WALL_CLOCK_SIZE])
{
    struct tm parts = {0};
    moment[0] = '\0';
    if (strptime(iso, "%Y-%m-%dT%H:%M:%SZ", &parts) == NULL) return;
    time_t seconds = timegm(&parts);
    if (localtime_r(&seconds, &parts) == NULL ||
        strftime(moment, WALL_CLOCK_SIZE, "%Y-%m-%d %H:%M", &parts) == 0)
        moment[0] = '\0';
}

void wall_clock_say(const Language *language, const char *iso, Text *text)
{
    char moment[WALL_CLOCK_SIZE];
    wall_clock_write(iso, moment);
    if (moment[0] == '\0') {
        text_add(text, iso);
        return;
    }
    moment[DATE_LENGTH] = '\0';
    date_write(language, moment, text);
    text_add_char(text, ' ');
    text_add(text, moment + DATE_LENGTH + 1);
}
