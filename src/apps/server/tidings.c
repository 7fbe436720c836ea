/* tidings.c -- what the thread that keeps lines has to tell the house. */
#include "apps/server/tidings.h"

#include <string.h>

#include "base/mem.h"

static char *copy_of(const char *words)
{
    size_t bytes = strlen(words) + 1;
    return memcpy(mem_new(1, bytes), words, bytes);
}

void tidings_append(Tidings *tidings, Tiding *tiding)
{
    tiding->next = NULL;
    *tidings->last = tiding;
    tidings->last = &tiding->next;
}

void tidings_add(Tidings *tidings, TidingKind kind, const FairNumber *room, uint64_t number,
                 const char *words)
{
    Tiding *tiding = mem_new(1, sizeof *tiding);
    *tiding = (Tiding){.kind = kind, .room = *room, .number = number};
    if (words != NULL) tiding->words = copy_of(words);
    tidings_append(tidings, tiding);
}

Tiding *tidings_take(Tidings *tidings)
{
    Tiding *tiding = tidings->first;
    if (tiding == NULL) return NULL;
    tidings->first = tiding->next;
    if (tidings->first == NULL) tidings->last = &tidings->first;
    return tiding;
}

void tidings_free_one(Tiding *tiding)
{
    mem_free(tiding->words);
    mem_free(tiding);
}

void tidings_clear(Tidings *tidings)
{
    Tiding *tiding;
    while ((tiding = tidings_take(tidings)) != NULL) tidings_free_one(tiding);
}

/* All of `more` behind the others; it is empty then. */
void tidings_append_all(Tidings *tidings, Tidings *more)
{
    if (more->first == NULL) return;
    *tidings->last = more->first;
    tidings->last = more->last;
    *more = (Tidings){.last = &more->first};
}

void tidings_report(const Tiding *tiding, House *house, Moment now)
{
    switch (tiding->kind) {
    case TIDING_KEPT: house_kept(house, &tiding->room, tiding->number, now); break;
    case TIDING_LOST: house_lost(house, &tiding->room, tiding->number); break;
    case TIDING_LINE: house_found(house, &tiding->room, tiding->words); break;
    case TIDING_ALL: house_found_all(house, &tiding->room, tiding->number, now); break;
    case TIDING_ADOPTED: house_adopt(house, &tiding->room, tiding->number); break;
    case TIDING_ELSEWHERE: house_elsewhere(house, &tiding->room, tiding->words); break;
    case TIDING_TABLES: house_tables_elsewhere(house, tiding->words); break;
    }
}
