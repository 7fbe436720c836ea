/* value_network.h -- a small neural network: how strong a seat is, from what
 * counts in a position. The laboratory trains it (opoly lab train). */
#ifndef PLAYERS_VALUE_NETWORK_H
#define PLAYERS_VALUE_NETWORK_H

#include "players/standing.h"
#include "words/problem.h"

/* What it looks at: first the seat (its features, then these), then the whole
 * table (the sums of all features, then these). */
typedef enum ValueInput {
    VALUE_CASH_SHARE = FEATURE_COUNT, /* of all cash, 0 to 1 */
    VALUE_INCOME_SHARE,               /* of all rents */
    VALUE_WORTH_SHARE,                /* of all cash, deeds and buildings */
    VALUE_CASH_LOW,                   /* grows with cash, fastest below four units */
    VALUE_CASH_HIGH,                  /* the same for forty */
    VALUE_RIVAL_CASH,                 /* as VALUE_CASH_HIGH, of the richest other */
    VALUE_RIVAL_INCOME,               /* the highest of any other */
    VALUE_RIVAL_GROWTH,
    VALUE_SEAT_INPUTS,
    VALUE_FREE = VALUE_SEAT_INPUTS + FEATURE_COUNT, /* part of the deeds that is free */
    VALUE_LEFT,                                     /* seats still in the game, in fours */
    VALUE_SALARY,                                   /* in units */
    VALUE_INPUTS
} ValueInput;

enum {
    VALUE_TABLE_INPUTS = VALUE_INPUTS - VALUE_SEAT_INPUTS,
    VALUE_HIDDEN = 16 /* units, each a sum of the inputs, if above zero */
};

/* Nothing but float: training sees a row of numbers. */
typedef struct ValueNetwork {
    float hidden[VALUE_INPUTS][VALUE_HIDDEN]; /* weights from the inputs */
    float bias[VALUE_HIDDEN];                 /* of the hidden units */
    float output[VALUE_HIDDEN];               /* weights from the hidden units */
    float direct[VALUE_SEAT_INPUTS];          /* weights from the seat's inputs to the output */
} ValueNetwork;

/* Made out of networks/ when this is built. */
extern const ValueNetwork value_network_expert_1, value_network_win_chances;

/* The network of a character's `judgement`; NULL: none. */
const ValueNetwork *value_network_known(int judgement);

/* The inputs of the table, and with them those of a seat still in the game. */
void value_network_table(const Standing *standing, float table[VALUE_TABLE_INPUTS]);
void value_network_seat(const Standing *standing, const float table[VALUE_TABLE_INPUTS], int seat,
                        float own[VALUE_SEAT_INPUTS]);

/* The output for every seat still in the game. */
void value_network_strengths(const ValueNetwork *network, const Standing *standing,
                             float strength[MAX_SEATS]);

/* The text of a network: lines `input WORD N...`, `bias N...`, `output N...`,
 * `direct N...`, all numbers in hundred thousandths; an input that is not there
 * does not count. Other lines say how it was made. False with every mistake, the network
 * untouched. */
bool value_network_read(const char *text, size_t length, const char *file, ValueNetwork *network,
                        Problems *problems);
/* The lines of the numbers alone. */
void value_network_write(const ValueNetwork *network, Text *text);

#endif
