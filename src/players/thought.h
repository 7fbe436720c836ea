/* thought.h -- a decision in the making: what could be done, and how it went
 * in the rollouts so far. */
#ifndef PLAYERS_THOUGHT_H
#define PLAYERS_THOUGHT_H

#include "game/notation/notation.h"
#include "players/appraisal.h"

enum { THOUGHT_CANDIDATES = 16 };

/* Something that could be done. */
typedef struct Candidate {
    Action action;
    Game after;           /* the position it leads to */
    double sum;           /* of its own share at the end of the rollouts */
    double ahead;         /* sum of the differences to the first candidate ... */
    double ahead_squared; /* ... and of their squares */
    int played;
    bool out; /* given up */
} Candidate;

/* An open value without pointers: it can be kept between slices, copied, and
 * thrown away at any time. Begins all zero. */
struct Thought {
    bool begun;
    Character fast; /* plays the rollouts */
    Rng rng;
    int candidate_count; /* the first is what the character would do at once */
    Candidate candidates[THOUGHT_CANDIDATES];
    int played;         /* rollouts so far */
    int trial;          /* which dice come next */
    int next;           /* which candidate comes next */
    double first;       /* share of the first candidate with the dice under way */
    int cuts;           /* how often the weaker half was given up */
    int trade, without; /* the candidates compared once more; the same: no trade was chosen */
    int checks;         /* pairs of them so far */
    double gain, gain_squared;          /* sums of what the trade was ahead */
    char first_words[ACTION_TEXT_SIZE]; /* the first candidate, for the reason */
};

/* Sets `fast`: the character itself, answering at once and offering nothing. */
void thought_character(const Decision *decision, Thought *thought);

/* Begins to think: what could be done, with `first` the answer given at once. A
 * thought with a single candidate is over at once. */
void thought_begin(const Decision *decision, const Action *first, Thought *thought);

/* Adds something that could be done; false when the rules forbid it, it is
 * there already, or there are too many. An offer counts as accepted. */
bool thought_add(const Decision *decision, const Action *action, Thought *thought);

/* Goes on for about `work` rollouts; true when it is over. */
bool thought_go_on(const Decision *decision, int work, Thought *thought);

/* The candidate to be taken, once it is over. */
const Candidate *thought_best(const Decision *decision, const Thought *thought);

#endif
