/* web_clock.h -- moments as "2026-11-15T20:05:34Z", without the C library's calendar. */
#ifndef APPS_PAGE_WEB_CLOCK_H
#define APPS_PAGE_WEB_CLOCK_H

#include <stdint.h>

enum { WEB_CLOCK_SIZE = 24 };

/* Seconds since 1970, from year 0 to 9999. */
void web_clock_write(int64_t seconds, char moment[WEB_CLOCK_SIZE]);
/* What web_clock_write wrote; anything else gives some moment. */
int64_t web_clock_read(const char *moment);

#endif
