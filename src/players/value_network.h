/* value_network.h -- a small neural network: how strong a seat is, from what
 * counts in a position. Its weights were found by many games of the lab. */
#ifndef PLAYERS_VALUE_NETWORK_H
#define PLAYERS_VALUE_NETWORK_H

#include "players/standing.h"

enum {
    /* the features of the seat, those of all seats together, how much of the
     * board is free, how many seats are left */
    VALUE_NETWORK_INPUTS = 2 * FEATURE_COUNT + 2,
    VALUE_NETWORK_HIDDEN = 16 /* units, each a sum of the inputs, if above zero */
};

typedef struct ValueNetwork {
    float hidden[VALUE_NETWORK_INPUTS][VALUE_NETWORK_HIDDEN]; /* weights from the inputs */
    float bias[VALUE_NETWORK_HIDDEN];                         /* of the hidden units */
    float output[VALUE_NETWORK_HIDDEN];                       /* weights from the hidden units */
    float direct[FEATURE_COUNT]; /* weights from the seat's features to the output */
} ValueNetwork;

extern const ValueNetwork value_network_trained;

/* The output for every seat still in the game. */
void value_network_strengths(const ValueNetwork *network, const Standing *standing,
                             float strength[MAX_SEATS]);

#endif
