/* markov_chain.h -- where a throw and the cards can lead a token, as a graph.
 *
 * A state is where a token stands between two throws: a space and the doubles
 * thrown so far, or a turn in jail. A throw leads to another state or to a
 * draw, which leads on by weights. Money plays no part: fines are always paid,
 * cards are opened at once, piles are drawn from as if shuffled each time. */
#ifndef LAB_MARKOV_CHAIN_H
#define LAB_MARKOV_CHAIN_H

#include "edition/edition.h"

/* How a token gets out of jail. */
typedef enum WalkWay {
    WALK_PAYS,   /* at once, as far as the rules allow it */
    WALK_THROWS, /* throws for doubles as long as it may */
    WALK_WAITS,  /* misses its turns (where there are three ways) */
    WALK_WAY_COUNT
} WalkWay;

enum { WALK_THROW_COUNT = 36, WALK_PLACES = MAX_SPACES + 1, WALK_NOWHERE = 255 };

typedef struct WalkTarget {
    uint32_t weight;
    uint16_t to;         /* a state, or state_count and more: a draw */
    uint8_t factor;      /* of the rent there, 1 or more */
    uint8_t dice_factor; /* 0, or times a new throw (EFFECT_NEAREST) */
} WalkTarget;

/* A draw, or a space that moves its visitor on. */
typedef struct WalkDraw {
    uint32_t first; /* of its targets */
    uint32_t count;
    uint64_t weights; /* their sum */
    SpaceId space;
    uint8_t doubles, total, deck;
} WalkDraw;

typedef struct Walk {
    const Edition *edition; /* borrowed */
    WalkWay way;
    bool releases_held;         /* get-out cards are in somebody's hand, not in the piles */
    int doubles_count;          /* how many numbers of doubles are told apart */
    int jail_first, jail_count; /* states in jail */
    int state_count, draw_count, target_count;
    uint16_t (*throws)[WALK_THROW_COUNT]; /* by state: where each pair of dice leads */
    WalkDraw *draws;
    WalkTarget *targets;
} Walk;

/* Does this way differ from the ones before it under these rules? */
bool walk_way_open(const Edition *edition, WalkWay way);
const char *walk_way_word(WalkWay way);  /* "pay" */
const char *walk_way_about(WalkWay way); /* "leaves jail at once" */

Walk *walk_new(const Edition *edition, WalkWay way, bool releases_held);
void walk_free(Walk *walk);

/* Where a token in this state is: a space, edition->space_count for in jail,
 * or WALK_NOWHERE in the middle of throwing for freedom. */
int walk_place(const Walk *walk, int state);
/* Does a turn begin with the throw from this state? */
bool walk_begins_turn(const Walk *walk, int state);

#endif
