/* evolution.c -- an evolution strategy: better numbers from noisy trials. */
#include "lab/evolution.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"
#include "base/rng.h"
#include "lab/stats.h"

/* The constants of the method, for this many numbers and children. */
typedef struct Recipe {
    int parents;
    double weights[EVOLUTION_POPULATION]; /* of the best, the second best, ... */
    double effective;                     /* parents that count fully */
    double step_rate, step_damping;
    double pull_rate, one_rate, many_rate;
    double usual_length; /* of a drift by chance alone */
} Recipe;

static double lesser(double a, double b)
{
    return a < b ? a : b;
}

static Recipe recipe_for(int count, int population)
{
    Recipe recipe = {.parents = population / 2};
    double n = count, sum = 0, squares = 0;
    for (int i = 0; i < recipe.parents; i++) {
        recipe.weights[i] = stats_log(recipe.parents + 0.5) - stats_log(i + 1);
        sum += recipe.weights[i];
    }
    for (int i = 0; i < recipe.parents; i++) {
        recipe.weights[i] /= sum;
        squares += recipe.weights[i] * recipe.weights[i];
    }
    double mu = recipe.effective = 1 / squares;
    double wide = stats_root((mu - 1) / (n + 1)) - 1;
    recipe.step_rate = (mu + 2) / (n + mu + 5);
    recipe.step_damping = 1 + 2 * (wide > 0 ? wide : 0) + recipe.step_rate;
    recipe.pull_rate = 4 / (n + 4);
    double diagonal = (n + 2) / 3; /* fewer numbers to learn than in the full method */
    recipe.one_rate = lesser(0.5, diagonal * 2 / ((n + 1.3) * (n + 1.3) + mu));
    recipe.many_rate =
        lesser(1 - recipe.one_rate, diagonal * 2 * (mu - 2 + 1 / mu) / ((n + 2) * (n + 2) + mu));
    recipe.usual_length = stats_root(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
    return recipe;
}

/* A number with nine decimals, as its text has it: so the text forgets nothing. */
static double rounded(double number)
{
    double scaled = number * 1e9 + (number < 0 ? -0.5 : 0.5);
    return (double)(int64_t)scaled / 1e9;
}

/* ---- breeding ---- */

void evolution_add(Evolution *evolution, const char *word, double least, double most, double start)
{
    assert(evolution->count < EVOLUTION_NUMBERS);
    double range = most - least, size = start < 0 ? -start : start;
    double spread = lesser(range, 2000) / 50; /* numbers differ in scale: a first guess */
    if (spread < size / 4) spread = size / 4;
    if (spread < lesser(range, 1) / 2) spread = lesser(range, 1) / 2;
    EvolvedNumber *number = &evolution->numbers[evolution->count++];
    *number = (EvolvedNumber){
        .least = least, .most = most, .start = start, .mean = start, .spread = rounded(spread)};
    text_copy(number->word, sizeof number->word, word);
    evolution->step = 1;
}

/* A bell around 0, by adding uniform numbers: the same on every platform. */
static double bell(Rng *rng)
{
    double sum = -6;
    for (int i = 0; i < 12; i++) sum += (double)(rng_next(rng) >> 11) / 9007199254740992.0;
    return sum;
}

static double within(const EvolvedNumber *number, double value)
{
    if (value < number->least) return number->least;
    return value > number->most ? number->most : value;
}

void evolution_child(const Evolution *evolution, int child, double *numbers)
{
    uint64_t pair = (uint64_t)evolution->generation * EVOLUTION_POPULATION + (uint64_t)child / 2;
    Rng rng = rng_seed(evolution->seed, pair);
    double side = child % 2 == 0 ? 1 : -1;
    for (int i = 0; i < evolution->count; i++) {
        const EvolvedNumber *number = &evolution->numbers[i];
        numbers[i] =
            within(number, number->mean + side * evolution->step * number->spread * bell(&rng));
    }
}

/* ---- selecting ---- */

static void rank(int population, const double *shares, int *order)
{
    for (int i = 0; i < population; i++) {
        int at = i;
        for (; at > 0 && shares[order[at - 1]] < shares[i]; at--) order[at] = order[at - 1];
        order[at] = i;
    }
}

/* Where the parents moved a number: their mean and mean square, in steps. */
typedef struct MeanShift {
    double by, square;
} MeanShift;

static void learn(EvolvedNumber *number, const Recipe *recipe, double step, MeanShift shift)
{
    double mu = recipe->effective, rate = recipe->step_rate;
    number->mean = rounded(within(number, number->mean + step * shift.by));
    number->drift = rounded((1 - rate) * number->drift +
                            stats_root(rate * (2 - rate) * mu) * shift.by / number->spread);
    rate = recipe->pull_rate;
    number->pull =
        rounded((1 - rate) * number->pull + stats_root(rate * (2 - rate) * mu) * shift.by);
    double variance = (1 - recipe->one_rate - recipe->many_rate) * number->spread * number->spread +
                      recipe->one_rate * number->pull * number->pull +
                      recipe->many_rate * shift.square;
    double spread = stats_root(variance), range = number->most - number->least;
    if (spread > range) spread = range;
    double least = lesser(range, 2000) / 1e4;
    if (spread < least) spread = least;
    number->spread = rounded(spread);
}

static void learn_step(Evolution *evolution, const Recipe *recipe)
{
    double length = 0;
    for (int i = 0; i < evolution->count; i++)
        length += evolution->numbers[i].drift * evolution->numbers[i].drift;
    double excess = stats_root(length) / recipe->usual_length - 1;
    double step =
        evolution->step * stats_exp(recipe->step_rate / recipe->step_damping * lesser(excess, 1));
    evolution->step = rounded(step < 0.05 ? 0.05 : lesser(step, 4));
}

static void note(Evolution *evolution, const double *shares)
{
    Generation generation = {0};
    for (int i = 0; i < evolution->population; i++) {
        generation.mean += shares[i] / evolution->population;
        if (shares[i] > generation.best) generation.best = shares[i];
    }
    generation.mean = rounded(generation.mean);
    generation.best = rounded(generation.best);
    evolution->history[evolution->generation] = generation;
}

void evolution_select(Evolution *evolution, const double *shares)
{
    assert(evolution->generation < EVOLUTION_HISTORY);
    Recipe recipe = recipe_for(evolution->count, evolution->population);
    MeanShift shifts[EVOLUTION_NUMBERS] = {{0}};
    int order[EVOLUTION_POPULATION] = {0};
    rank(evolution->population, shares, order);
    for (int k = 0; k < recipe.parents; k++) {
        double numbers[EVOLUTION_NUMBERS];
        evolution_child(evolution, order[k], numbers);
        for (int i = 0; i < evolution->count; i++) {
            double by = (numbers[i] - evolution->numbers[i].mean) / evolution->step;
            shifts[i].by += recipe.weights[k] * by;
            shifts[i].square += recipe.weights[k] * by * by;
        }
    }
    for (int i = 0; i < evolution->count; i++)
        learn(&evolution->numbers[i], &recipe, evolution->step, shifts[i]);
    learn_step(evolution, &recipe);
    note(evolution, shares);
    evolution->generation++;
}
