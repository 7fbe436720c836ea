/* markov_chain.h -- where a throw and the cards lead a token, as a Markov chain.
 *
 * A state is where a token is between two throws: a space and the doubles
 * thrown so far, or a turn in jail. A throw leads to another state or to a
 * draw, which leads on by weights. Money plays no part: fines are always
 * paid, cards are opened at once, piles are drawn from as if shuffled each
 * time. */
#ifndef LAB_MARKOV_CHAIN_H
#define LAB_MARKOV_CHAIN_H

#include "lab/jail_policy.h"

enum { MARKOV_THROWS = 36, MARKOV_PLACES = MAX_SPACES + 1, MARKOV_NOWHERE = 255 };

typedef struct MarkovTarget {
    uint32_t weight;
    uint16_t to;         /* a state, or state_count and more: a draw */
    uint8_t factor;      /* of the rent there, 1 or more */
    uint8_t dice_factor; /* 0, or times a new throw (EFFECT_NEAREST) */
} MarkovTarget;

/* A draw, or a space that moves its visitor on. */
typedef struct MarkovDraw {
    uint32_t first; /* of its targets */
    uint32_t count;
    uint64_t weights; /* their sum */
    SpaceId space;
    uint8_t doubles, total, deck;
} MarkovDraw;

typedef struct MarkovChain {
    const Edition *edition; /* borrowed */
    JailPolicy policy;
    bool releases_held;         /* get-out cards are in somebody's hand, not in the piles */
    int doubles_count;          /* how many numbers of doubles are distinguished */
    int jail_first, jail_count; /* states in jail */
    int state_count, draw_count, target_count;
    uint16_t (*throws)[MARKOV_THROWS]; /* by state: where each pair of dice leads */
    MarkovDraw *draws;
    MarkovTarget *targets;
} MarkovChain;

MarkovChain *markov_chain_new(const Edition *edition, JailPolicy policy, bool releases_held);
void markov_chain_free(MarkovChain *chain);

/* Where a token in this state is: a space, edition->space_count for in jail,
 * or MARKOV_NOWHERE in the middle of throwing for freedom. */
int markov_chain_place(const MarkovChain *chain, int state);
/* Does a turn begin with the throw from this state? */
bool markov_chain_begins_turn(const MarkovChain *chain, int state);

#endif
