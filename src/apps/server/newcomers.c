/* newcomers.c -- connections that have not said yet what they want. */
#include "apps/server/newcomers.h"

#include <string.h>

#include "base/mem.h"

void newcomers_clear(Newcomers *newcomers)
{
    mem_free(newcomers->list);
    *newcomers = (Newcomers){0};
}

void newcomers_add(Newcomers *newcomers, const void *who, int64_t now)
{
    if (newcomers->count == newcomers->room) {
        newcomers->room = newcomers->room == 0 ? 64 : 2 * newcomers->room;
        newcomers->list = mem_resize(newcomers->list, newcomers->room, sizeof *newcomers->list);
    }
    newcomers->list[newcomers->count++] = (SilentOne){.who = who, .since = now};
}

static void take_out(Newcomers *newcomers, size_t n)
{
    newcomers->count--;
    memmove(newcomers->list + n, newcomers->list + n + 1,
            (newcomers->count - n) * sizeof *newcomers->list);
}

/* From the end: most say at once what they want. */
void newcomers_drop(Newcomers *newcomers, const void *who)
{
    for (size_t n = newcomers->count; n > 0; n--) {
        if (newcomers->list[n - 1].who != who) continue;
        take_out(newcomers, n - 1);
        return;
    }
}

const void *newcomers_late(Newcomers *newcomers, int64_t before)
{
    if (newcomers->count == 0 || newcomers->list[0].since >= before) return NULL;
    const void *who = newcomers->list[0].who;
    take_out(newcomers, 0);
    return who;
}
