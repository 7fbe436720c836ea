/* trainer.h -- fits a network to lessons: Adam (Kingma and Ba 2015) on the
 * likelihood of the winners. Everything it knows is in its state, an open value, so it can be put
 * aside and taken up again without any change. */
#ifndef LAB_TRAINER_H
#define LAB_TRAINER_H

#include "lab/lesson.h"
#include "players/value_network.h"

enum { TRAINER_NUMBERS = sizeof(ValueNetwork) / sizeof(float) };

typedef struct Trainer {
    uint64_t seed;
    int epoch, epochs;                                     /* passes made, and planned */
    int64_t steps;                                         /* batches so far */
    double weight[TRAINER_NUMBERS];                        /* in the order of ValueNetwork */
    double mean[TRAINER_NUMBERS], square[TRAINER_NUMBERS]; /* of the gradients lately */
} Trainer;

/* Small random weights; `epochs` passes are planned. */
void trainer_begin(Trainer *trainer, uint64_t seed, int epochs);

/* One pass through the lessons, in an order of its own that is left in `order`
 * (room for `count`). How surprising the winners were: the mean of -log of their chances. */
double trainer_pass(Trainer *trainer, const Lesson *lessons, size_t count, uint32_t *order);

void trainer_network(const Trainer *trainer, ValueNetwork *network);

/* How well chances agree with who won: squared errors summed over seats and lessons
 * (Brier), of the network and of shares of all belongings. */
typedef struct TrainerScore {
    double network, worth;
    int64_t lessons;
} TrainerScore;

void trainer_score(const ValueNetwork *network, const Lesson *lesson, TrainerScore *score);

#endif
