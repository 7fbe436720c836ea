/* evolution.h -- an evolution strategy: better numbers from noisy trials.
 *
 * Numbers are drawn around a mean; the better half of a population moves the mean,
 * and teaches how far to look in each direction (CMA-ES with a diagonal, Ros
 * and Hansen 2008). Everything it knows is in the state and its text, so it
 * can be put aside and taken up again without any change. */
#ifndef LAB_EVOLUTION_H
#define LAB_EVOLUTION_H

#include "base/text.h"
#include "words/problem.h"

enum {
    EVOLUTION_NUMBERS = 128,
    EVOLUTION_POPULATION = 128,
    EVOLUTION_WORD = 32,
    EVOLUTION_HISTORY = 2000
};

typedef struct EvolvedNumber {
    char word[EVOLUTION_WORD];
    double least, most; /* bounds */
    double start, mean;
    double spread;      /* how far it is drawn from the mean, before `step` */
    double drift, pull; /* the ways the mean went lately, for step and spread */
} EvolvedNumber;

/* What a generation won: shares of the games. */
typedef struct Generation {
    double mean, best;
} Generation;

typedef struct Evolution {
    uint64_t seed;
    int generation; /* bred so far */
    int population; /* children in a generation, even */
    double step;
    int count;
    EvolvedNumber numbers[EVOLUTION_NUMBERS];
    Generation history[EVOLUTION_HISTORY]; /* of each generation */
} Evolution;

/* Adds a number to search, from `start` within its bounds. */
void evolution_add(Evolution *evolution, const char *word, double least, double most, double start);

/* The numbers of child n of the generation to come, each within its bounds.
 * Children come in pairs on opposite sides of the mean. */
void evolution_child(const Evolution *evolution, int child, double *numbers);

/* Ends the generation: `shares` is what each child won. */
void evolution_select(Evolution *evolution, const double *shares);

void evolution_write(const Evolution *evolution, Text *text);
/* The same text again; false with every mistake, the evolution untouched. */
bool evolution_read(const char *text, size_t length, const char *file, Evolution *evolution,
                    Problems *problems);

#endif
