/* online_storm.c -- a thousand guests, a server that is killed, lines that are lost: one run for
 * each seed.
 *
 *   online_storm [FIRST [LAST [TABLES]]]     seeds, and tables of three guests each */
#include "unit/online_world.h"

static uint64_t seed;
static int tables;

static void a_storm_loses_nothing(void)
{
    world_run(seed, tables, 20000, 6000 * tables, 24 * 3600 * 1000);
}

int main(int argc, char **argv)
{
    long first = argc > 1 ? atol(argv[1]) : 1, last = argc > 2 ? atol(argv[2]) : first;
    tables = argc > 3 ? atoi(argv[3]) : WORLD_TABLES - 1;
    for (long n = first; n <= last; n++) {
        seed = (uint64_t)n;
        RUN(a_storm_loses_nothing);
    }
    return check_done();
}
