/* test_web_clock.c -- moments of saved games in the page, against the C library's calendar. */
#include "../check.h"
#include "apps/page/web_clock.c"

#include <time.h>

static void moments_are_those_of_the_calendar(void)
{
    /* A step that reaches every hour, weekday and leap day sooner or later. */
    for (int64_t seconds = 0; seconds < 8000000000; seconds += 1234567) {
        char expected[WEB_CLOCK_SIZE], found[WEB_CLOCK_SIZE];
        time_t moment = (time_t)seconds;
        struct tm parts;
        gmtime_r(&moment, &parts);
        strftime(expected, sizeof expected, "%Y-%m-%dT%H:%M:%SZ", &parts);
        web_clock_write(seconds, found);
        CHECK_TEXT(expected, found);
        CHECK_INT(seconds, web_clock_read(found));
    }
}

static void what_is_no_moment_does_no_harm(void)
{
    CHECK_INT(0, web_clock_read(""));
    CHECK_INT(0, web_clock_read("yesterday"));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(moments_are_those_of_the_calendar);
    RUN(what_is_no_moment_does_no_harm);
    return check_done();
}
