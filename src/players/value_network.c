/* value_network.c -- a small neural network: how strong a seat is. */
#include "players/value_network.h"

/* Adds what the inputs from number `first` on bring to the hidden units. */
static void add_inputs(const ValueNetwork *network, int first, const float *input, int count,
                       float hidden[VALUE_NETWORK_HIDDEN])
{
    for (int i = 0; i < count; i++) {
        if (input[i] == 0) continue;
        const float *weight = network->hidden[first + i];
        for (int k = 0; k < VALUE_NETWORK_HIDDEN; k++) hidden[k] += weight[k] * input[i];
    }
}

/* The inputs from the whole table are the same for every seat. */
static void add_table(const ValueNetwork *network, const Standing *standing,
                      float hidden[VALUE_NETWORK_HIDDEN])
{
    float all[FEATURE_COUNT + 2] = {0};
    for (unsigned rest = standing->alive; rest != 0; rest &= rest - 1)
        for (int i = 0; i < FEATURE_COUNT; i++) all[i] += standing->feature[__builtin_ctz(rest)][i];
    all[FEATURE_COUNT] = standing->free;
    all[FEATURE_COUNT + 1] = standing->left / 4;
    for (int k = 0; k < VALUE_NETWORK_HIDDEN; k++) hidden[k] = network->bias[k];
    add_inputs(network, FEATURE_COUNT, all, FEATURE_COUNT + 2, hidden);
}

void value_network_strengths(const ValueNetwork *network, const Standing *standing,
                             float strength[MAX_SEATS])
{
    float table[VALUE_NETWORK_HIDDEN];
    add_table(network, standing, table);
    for (unsigned rest = standing->alive; rest != 0; rest &= rest - 1) {
        int seat = __builtin_ctz(rest);
        const float *feature = standing->feature[seat];
        float hidden[VALUE_NETWORK_HIDDEN], sum = 0;
        for (int k = 0; k < VALUE_NETWORK_HIDDEN; k++) hidden[k] = table[k];
        add_inputs(network, 0, feature, FEATURE_COUNT, hidden);
        for (int i = 0; i < FEATURE_COUNT; i++) sum += network->direct[i] * feature[i];
        for (int k = 0; k < VALUE_NETWORK_HIDDEN; k++)
            sum += network->output[k] * (hidden[k] > 0 ? hidden[k] : 0);
        strength[seat] = sum;
    }
}
