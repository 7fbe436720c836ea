/* trainer.c -- fits a network to lessons. */
#include "lab/trainer.h"

#include <assert.h>
#include <string.h>

#include "base/rng.h"
#include "lab/stats.h"

#define STEP_FIRST 0.004  /* how far a weight moves at most: in the first pass ... */
#define STEP_LAST 0.00004 /* ... and in the last */
#define MEMORY_MEAN 0.9
#define MEMORY_SQUARE 0.999
#define TINY 1e-8

enum { BATCH = 128 };

static_assert(sizeof(ValueNetwork) == TRAINER_NUMBERS * sizeof(float), "a row of floats");

/* ---- one lesson -------------------------------------------------------------------- */

/* What the network made of a lesson, for going back through it. */
typedef struct Forward {
    float table[VALUE_TABLE_INPUTS];
    float own[MAX_SEATS][VALUE_SEAT_INPUTS];
    float hidden[MAX_SEATS][VALUE_HIDDEN]; /* before what is below zero is dropped */
    double chance[MAX_SEATS];
} Forward;

static float strength_of(const ValueNetwork *network, const float *own, const float *hidden)
{
    float sum = 0;
    for (int i = 0; i < VALUE_SEAT_INPUTS; i++) sum += network->direct[i] * own[i];
    for (int k = 0; k < VALUE_HIDDEN; k++)
        sum += network->output[k] * (hidden[k] > 0 ? hidden[k] : 0);
    return sum;
}

static void add_inputs(const ValueNetwork *network, int first, const float *input, int count,
                       float *hidden)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < VALUE_HIDDEN; k++)
            hidden[k] += network->hidden[first + i][k] * input[i];
}

static void find_chances(const float strength[MAX_SEATS], unsigned alive, double chance[MAX_SEATS])
{
    double sum = 0, most = -1e30;
    for (unsigned rest = alive; rest != 0; rest &= rest - 1)
        if (strength[__builtin_ctz(rest)] > most) most = strength[__builtin_ctz(rest)];
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        double below = (alive >> seat & 1) != 0 ? strength[seat] - most : -1e30;
        chance[seat] = below > -600 ? stats_exp(below) : 0;
        sum += chance[seat];
    }
    for (int seat = 0; seat < MAX_SEATS; seat++) chance[seat] /= sum;
}

static void go_forward(const ValueNetwork *network, const Standing *standing, Forward *forward)
{
    float shared[VALUE_HIDDEN], strength[MAX_SEATS] = {0};
    value_network_table(standing, forward->table);
    memcpy(shared, network->bias, sizeof shared);
    add_inputs(network, VALUE_SEAT_INPUTS, forward->table, VALUE_TABLE_INPUTS, shared);
    for (unsigned rest = standing->alive; rest != 0; rest &= rest - 1) {
        int seat = __builtin_ctz(rest);
        value_network_seat(standing, forward->table, seat, forward->own[seat]);
        memcpy(forward->hidden[seat], shared, sizeof shared);
        add_inputs(network, 0, forward->own[seat], VALUE_SEAT_INPUTS, forward->hidden[seat]);
        strength[seat] = strength_of(network, forward->own[seat], forward->hidden[seat]);
    }
    find_chances(strength, standing->alive, forward->chance);
}

/* Adds to the gradient what a seat's strength, too high by `error`, asks for. */
static void go_back_seat(const ValueNetwork *network, const Forward *forward, int seat, float error,
                         float shared[VALUE_HIDDEN], ValueNetwork *gradient)
{
    float down[VALUE_HIDDEN];
    for (int k = 0; k < VALUE_HIDDEN; k++) {
        float active = forward->hidden[seat][k] > 0 ? forward->hidden[seat][k] : 0;
        gradient->output[k] += error * active;
        down[k] = active > 0 ? error * network->output[k] : 0;
        shared[k] += down[k];
    }
    for (int i = 0; i < VALUE_SEAT_INPUTS; i++) {
        float input = forward->own[seat][i];
        gradient->direct[i] += error * input;
        for (int k = 0; k < VALUE_HIDDEN; k++) gradient->hidden[i][k] += input * down[k];
    }
}

static void go_back(const ValueNetwork *network, const Forward *forward, const Lesson *lesson,
                    ValueNetwork *gradient)
{
    float shared[VALUE_HIDDEN] = {0};
    for (unsigned rest = lesson->standing.alive; rest != 0; rest &= rest - 1) {
        int seat = __builtin_ctz(rest);
        double error = forward->chance[seat] - (seat == lesson->winner ? 1 : 0);
        go_back_seat(network, forward, seat, (float)error, shared, gradient);
    }
    for (int k = 0; k < VALUE_HIDDEN; k++) gradient->bias[k] += shared[k];
    for (int i = 0; i < VALUE_TABLE_INPUTS; i++)
        for (int k = 0; k < VALUE_HIDDEN; k++)
            gradient->hidden[VALUE_SEAT_INPUTS + i][k] += forward->table[i] * shared[k];
}

/* ---- passes ------------------------------------------------------------------------ */

void trainer_begin(Trainer *trainer, uint64_t seed, int epochs)
{
    Rng rng = rng_seed(seed, 0);
    *trainer = (Trainer){.seed = seed, .epochs = epochs};
    for (int i = 0; i < TRAINER_NUMBERS; i++)
        trainer->weight[i] = ((double)rng_below(&rng, 20001) - 10000) / 100000;
}

void trainer_network(const Trainer *trainer, ValueNetwork *network)
{
    float numbers[TRAINER_NUMBERS];
    for (int i = 0; i < TRAINER_NUMBERS; i++) numbers[i] = (float)trainer->weight[i];
    memcpy(network, numbers, sizeof numbers);
}

/* The step of Adam, with `gradient` summed over `count` lessons. */
static void move(Trainer *trainer, const ValueNetwork *gradient, int count, double step,
                 double *fade_mean, double *fade_square)
{
    float numbers[TRAINER_NUMBERS];
    memcpy(numbers, gradient, sizeof numbers);
    *fade_mean *= MEMORY_MEAN;
    *fade_square *= MEMORY_SQUARE;
    trainer->steps++;
    for (int i = 0; i < TRAINER_NUMBERS; i++) {
        double slope = (double)numbers[i] / count;
        double *mean = &trainer->mean[i], *square = &trainer->square[i];
        *mean = MEMORY_MEAN * *mean + (1 - MEMORY_MEAN) * slope;
        *square = MEMORY_SQUARE * *square + (1 - MEMORY_SQUARE) * slope * slope;
        trainer->weight[i] -=
            step * (*mean / (1 - *fade_mean)) / (stats_root(*square / (1 - *fade_square)) + TINY);
    }
}

static double power(double base, int64_t times)
{
    double product = 1;
    for (; times > 0 && product > 1e-30; times--) product *= base;
    return times > 0 ? 0 : product;
}

static void shuffle(const Trainer *trainer, size_t count, uint32_t *order)
{
    Rng rng = rng_seed(trainer->seed, 1 + (uint64_t)trainer->epoch);
    for (size_t i = 0; i < count; i++) {
        size_t other = rng_below(&rng, (uint32_t)i + 1);
        order[i] = order[other];
        order[other] = (uint32_t)i;
    }
}

double trainer_pass(Trainer *trainer, const Lesson *lessons, size_t count, uint32_t *order)
{
    double lost = 0;
    double fade_mean = power(MEMORY_MEAN, trainer->steps);
    double fade_square = power(MEMORY_SQUARE, trainer->steps);
    double part = trainer->epochs > 1 ? (double)trainer->epoch / (trainer->epochs - 1) : 0;
    double step = STEP_FIRST * stats_exp(part * stats_log(STEP_LAST / STEP_FIRST));
    shuffle(trainer, count, order);
    for (size_t from = 0; from < count; from += BATCH) {
        ValueNetwork network, gradient = {0};
        size_t end = from + BATCH < count ? from + BATCH : count;
        trainer_network(trainer, &network);
        for (size_t i = from; i < end; i++) {
            const Lesson *lesson = &lessons[order[i]];
            Forward forward;
            go_forward(&network, &lesson->standing, &forward);
            go_back(&network, &forward, lesson, &gradient);
            lost -= stats_log(forward.chance[lesson->winner] + 1e-12);
        }
        move(trainer, &gradient, (int)(end - from), step, &fade_mean, &fade_square);
    }
    trainer->epoch++;
    return count > 0 ? lost / (double)count : 0;
}

void trainer_score(const ValueNetwork *network, const Lesson *lesson, TrainerScore *score)
{
    Forward forward;
    go_forward(network, &lesson->standing, &forward);
    for (unsigned rest = lesson->standing.alive; rest != 0; rest &= rest - 1) {
        int seat = __builtin_ctz(rest);
        double won = seat == lesson->winner ? 1 : 0;
        double by_network = forward.chance[seat] - won;
        double by_worth = (double)forward.own[seat][VALUE_WORTH_SHARE] - won;
        score->network += by_network * by_network;
        score->worth += by_worth * by_worth;
    }
    score->lessons++;
}
