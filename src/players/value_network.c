/* value_network.c -- a small neural network: how strong a seat is. */
#include "players/value_network.h"

#include <assert.h>
#include <string.h>

/* Hidden units are reckoned four at a time: the same sums, in the same order. */
typedef float Four __attribute__((vector_size(4 * sizeof(float))));
enum { FOURS = VALUE_HIDDEN / 4 };
static_assert(FOURS * 4 == VALUE_HIDDEN, "no unit is left over");

const ValueNetwork *value_network_known(int judgement)
{
    return judgement == 0   ? NULL
           : judgement == 1 ? &value_network_expert_1
                            : &value_network_win_chances;
}

/* ---- inputs ---------------------------------------------------------------------- */

/* 0 to 1, half of it at `half`; never flat. */
static float saturated(float sum, float half)
{
    return sum > 0 ? sum / (sum + half) : 0;
}

static float part_of(float own, float all)
{
    return own > 0 && all > 0 ? own / all : 0;
}

static float belongings(const float *feature)
{
    return feature[FEATURE_CASH] + feature[FEATURE_PRICES] + feature[FEATURE_SALE];
}

void value_network_table(const Standing *standing, float table[VALUE_TABLE_INPUTS])
{
    for (int i = 0; i < FEATURE_COUNT; i++) table[i] = 0;
    for (unsigned rest = standing->alive; rest != 0; rest &= rest - 1)
        for (int i = 0; i < FEATURE_COUNT; i++)
            table[i] += standing->feature[__builtin_ctz(rest)][i];
    table[VALUE_FREE - VALUE_SEAT_INPUTS] = standing->free;
    table[VALUE_LEFT - VALUE_SEAT_INPUTS] = standing->left / 4;
    table[VALUE_SALARY - VALUE_SEAT_INPUTS] = standing->salary;
}

static float highest_of_others(const Standing *standing, int seat, Feature feature)
{
    float most = 0;
    for (unsigned rest = standing->alive & ~(1U << seat); rest != 0; rest &= rest - 1) {
        float has = standing->feature[__builtin_ctz(rest)][feature];
        if (has > most) most = has;
    }
    return most;
}

void value_network_seat(const Standing *standing, const float table[VALUE_TABLE_INPUTS], int seat,
                        float own[VALUE_SEAT_INPUTS])
{
    const float *feature = standing->feature[seat];
    float cash = feature[FEATURE_CASH];
    for (int i = 0; i < FEATURE_COUNT; i++) own[i] = feature[i];
    own[VALUE_CASH_SHARE] = part_of(cash, table[FEATURE_CASH]);
    own[VALUE_INCOME_SHARE] = part_of(feature[FEATURE_INCOME], table[FEATURE_INCOME]);
    own[VALUE_WORTH_SHARE] = part_of(belongings(feature), belongings(table));
    own[VALUE_CASH_LOW] = saturated(cash, 4);
    own[VALUE_CASH_HIGH] = saturated(cash, 40);
    own[VALUE_RIVAL_CASH] = saturated(highest_of_others(standing, seat, FEATURE_CASH), 40);
    own[VALUE_RIVAL_INCOME] = highest_of_others(standing, seat, FEATURE_INCOME);
    own[VALUE_RIVAL_GROWTH] = highest_of_others(standing, seat, FEATURE_GROWTH);
}

/* ---- outputs --------------------------------------------------------------------- */

/* Adds what the inputs from number `first` on bring to the hidden units. */
static void add_inputs(const ValueNetwork *network, int first, const float *input, int count,
                       Four hidden[FOURS])
{
    for (int i = 0; i < count; i++) {
        if (input[i] == 0) continue;
        for (int k = 0; k < FOURS; k++) {
            Four weight;
            memcpy(&weight, &network->hidden[first + i][4 * k], sizeof weight);
            hidden[k] += weight * input[i];
        }
    }
}

void value_network_strengths(const ValueNetwork *network, const Standing *standing,
                             float strength[MAX_SEATS])
{
    float table[VALUE_TABLE_INPUTS];
    Four shared[FOURS];
    value_network_table(standing, table);
    memcpy(shared, network->bias, sizeof shared);
    add_inputs(network, VALUE_SEAT_INPUTS, table, VALUE_TABLE_INPUTS, shared);
    for (unsigned rest = standing->alive; rest != 0; rest &= rest - 1) {
        int seat = __builtin_ctz(rest);
        float own[VALUE_SEAT_INPUTS], sum = 0;
        Four hidden[FOURS];
        value_network_seat(standing, table, seat, own);
        memcpy(hidden, shared, sizeof hidden);
        add_inputs(network, 0, own, VALUE_SEAT_INPUTS, hidden);
        for (int i = 0; i < VALUE_SEAT_INPUTS; i++) sum += network->direct[i] * own[i];
        for (int k = 0; k < VALUE_HIDDEN; k++) {
            float unit = hidden[k / 4][k % 4];
            sum += network->output[k] * (unit > 0 ? unit : 0);
        }
        strength[seat] = sum;
    }
}
