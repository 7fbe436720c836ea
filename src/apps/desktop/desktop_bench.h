/* desktop_bench.h -- how fast the drawn game is: figures, not a test. */
#ifndef APPS_DESKTOP_DESKTOP_BENCH_H
#define APPS_DESKTOP_DESKTOP_BENCH_H

#include "apps/desktop/desktop_options.h"

/* Watches computers play in a window of 1280x800 that nobody sees, and prints
 * `bench NAME VALUE UNIT`: processor time per picture, time from the start of
 * the program to the first picture, and the most memory it used. Gives the
 * exit status. */
int desktop_bench(const DesktopWish *wish);

#endif
