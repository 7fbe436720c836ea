/* build.h -- which of two versions of the program is the older one. */
#ifndef ONLINE_BUILD_H
#define ONLINE_BUILD_H

#include <stdbool.h>

/* Is it too old to play with the other one? "1.4.2" is for "1.5.0" and "2.0.0": the first two
 * numbers count, within them rules and lines stay the same. What is no version is never too
 * old. */
bool build_too_old(const char *build, const char *other);

#endif
