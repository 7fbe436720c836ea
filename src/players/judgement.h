/* judgement.h -- a small net that tells from what counts in a position how
 * strong a seat is; its numbers were found by many games of the lab. */
#ifndef PLAYERS_JUDGEMENT_H
#define PLAYERS_JUDGEMENT_H

#include "players/appraisal.h"

enum {
    /* the features of the seat, those of all seats together, how much of the
     * board is free, how many seats are left */
    JUDGEMENT_INPUTS = 2 * FEATURE_COUNT + 2,
    JUDGEMENT_HUNCHES = 16 /* what it notices; each a sum of the inputs, if above zero */
};

typedef struct Judgement {
    float noticing[JUDGEMENT_INPUTS][JUDGEMENT_HUNCHES];
    float threshold[JUDGEMENT_HUNCHES];
    float meaning[JUDGEMENT_HUNCHES];
    float plain[FEATURE_COUNT]; /* what counts of the seat without a hunch */
} Judgement;

extern const Judgement judgement_lab;

/* The strength of every seat still in the game. */
void judgement_strengths(const Judgement *judgement, const Standing *standing,
                         float strength[MAX_SEATS]);

#endif
