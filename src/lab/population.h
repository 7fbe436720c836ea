/* population.h -- the children of a generation at play, each against the field. */
#ifndef LAB_POPULATION_H
#define LAB_POPULATION_H

#include "lab/evolution.h"
#include "lab/match.h"
#include "players/character.h"

typedef struct Population {
    const Edition *edition; /* borrowed, like the field */
    Outlook outlook;        /* of the edition, by population_fill */
    uint64_t seed;
    int32_t round_limit;
    int field_count; /* the other players at the table */
    const PlayerKind *field[MAX_SEATS];
    int count;
    Character characters[EVOLUTION_POPULATION];
    PlayerKind kinds[EVOLUTION_POPULATION]; /* with those characters */
} Population;

/* Nothing but int64_t, to be added up. */
typedef struct PopulationCounts {
    int64_t games[EVOLUTION_POPULATION], wins[EVOLUTION_POPULATION];
    int64_t refused;
} PopulationCounts;

/* A player that plays by `character`, which it borrows, like the word. */
PlayerKind population_kind(const Character *character, const char *word);

/* The character that these numbers make of `base`, rounded. */
void population_character(const Evolution *evolution, const Character *base, const double *numbers,
                          Character *character);
/* The same with the mean of what has been bred so far. */
void population_mean(const Evolution *evolution, const Character *base, Character *character);

/* Adds every child of the next generation to an empty population. */
void population_fill(Population *population, const Evolution *evolution, const Character *base);

/* Piece n of the trial: a deal of one child; every child meets the same deals. */
void population_play(const Population *population, uint64_t piece, PopulationCounts *counts);

#endif
