/* seated.h -- tables for one test: an edition, and players around it. */
#ifndef TESTS_SEATED_H
#define TESTS_SEATED_H

#include "scene.h"
#include "table/table.h"

static Edition edition;

static inline int seats_for(int wanted)
{
    int most = edition.rule[RULE_PLAYERS_MAX], least = edition.rule[RULE_PLAYERS_MIN];
    return wanted > most ? most : wanted < least ? least : wanted;
}

/* As many as wanted, or as the edition allows; NULL: people. */
static inline Table *table_of(const PlayerKind *kind, int wanted, uint64_t seed)
{
    Seating seating = {0};
    for (int i = seats_for(wanted); i > 0; i--)
        seating_add(&seating, &edition, "", kind, NO_TOKEN, 0);
    return table_new(&edition, NULL, &seating, seed);
}

/* People in a position of `its`. */
static inline Table *table_at(const Game *position, const Edition *its)
{
    Seating seating = {0};
    for (int i = 0; i < position->seat_count; i++)
        seating_add(&seating, its, "", NULL, NO_TOKEN, 0);
    return table_new_at(its, NULL, &seating, 1, position);
}

#endif
