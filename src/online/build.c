/* build.c -- which of two versions of the program is the older one. */
#include "online/build.h"

enum { NUMBER_MOST = 100000 };

/* Reads digits and steps behind them; false when there are none. */
static bool number_read(const char **at, int *number)
{
    const char *start = *at;
    *number = 0;
    for (; **at >= '0' && **at <= '9'; ++*at)
        if (*number < NUMBER_MOST) *number = *number * 10 + (**at - '0');
    return *at != start;
}

/* The first two numbers. */
static bool build_read(const char *build, int *major, int *minor)
{
    if (!number_read(&build, major) || *build != '.') return false;
    build++;
    return number_read(&build, minor);
}

bool build_too_old(const char *build, const char *other)
{
    int major, minor, other_major, other_minor;
    if (!build_read(build, &major, &minor) || !build_read(other, &other_major, &other_minor))
        return false;
    return major < other_major || (major == other_major && minor < other_minor);
}
