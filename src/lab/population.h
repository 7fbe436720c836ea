/* population.h -- the children of a generation at play, each against the field. */
#ifndef LAB_POPULATION_H
#define LAB_POPULATION_H

#include "lab/evolution.h"
#include "lab/match.h"
#include "players/character.h"

typedef struct Brood {
    const Edition *edition; /* borrowed, like the field */
    uint64_t seed;
    int32_t round_limit;
    int field_count; /* the other players at the table */
    const PlayerKind *field[MAX_SEATS];
    int count;
    Character characters[EVOLUTION_BROOD];
    PlayerKind kinds[EVOLUTION_BROOD]; /* with those characters */
} Brood;

/* Nothing but int64_t, to be added up. */
typedef struct BroodCounts {
    int64_t games[EVOLUTION_BROOD], wins[EVOLUTION_BROOD];
    int64_t endless, refused;
} BroodCounts;

/* A player that plays by `character`, which it borrows, like the word. */
PlayerKind brood_kind(const Character *character, const char *word);

/* The character that these numbers make of `base`, rounded. */
void brood_character(const Evolution *evolution, const Character *base, const double *numbers,
                     Character *character);
/* The same with the mean of what has been bred so far. */
void brood_mean(const Evolution *evolution, const Character *base, Character *character);

/* Adds every child of the generation to come to an empty brood. */
void brood_fill(Brood *brood, const Evolution *evolution, const Character *base);

/* Piece n of the trial: a deal of one child; every child meets the same deals. */
void brood_play(const Brood *brood, uint64_t piece, BroodCounts *counts);

#endif
