/* random_walk.c -- random walks of tokens over the board, very fast. */
#include "lab/random_walk.h"

#include <string.h>

#include "base/mem.h"
#include "base/rng.h"
#include "lab/stats.h"

enum { FORGET_THROWS = 512 };

/* Two targets that share a column (Walker's alias method): below the
 * threshold the first, else the second. */
typedef struct AliasColumn {
    uint32_t threshold;
    uint16_t to[2];
} AliasColumn;

/* Where a throw leads: one of `count` columns. A state has one that leads to
 * itself, so that most throws need no decision the processor has to guess. */
typedef struct AliasRange {
    uint32_t columns, count;
} AliasRange;

/* What throwing needs; copied, so that the compiler knows it stays the same. */
typedef struct Tables {
    const uint16_t (*throws)[MARKOV_THROWS];
    const AliasRange *spots;
    const AliasColumn *columns;
    uint32_t state_count;
} Tables;

struct RandomWalk {
    const MarkovChain *chain;
    AliasRange *spots;
    AliasColumn *columns;
};

/* ---- tables ---- */

/* The targets of a draw, while their weights are spread over columns. */
typedef struct Spread {
    const MarkovTarget *targets;
    uint32_t count;
    double left[MAX_CARDS]; /* weight x count that is not in a column yet */
    bool done[MAX_CARDS];
} Spread;

/* The one with the least (or the most) left to spread. */
static uint32_t pick(const Spread *spread, bool most)
{
    uint32_t best = spread->count;
    for (uint32_t i = 0; i < spread->count; i++) {
        if (spread->done[i]) continue;
        if (best == spread->count ||
            (most ? spread->left[i] > spread->left[best] : spread->left[i] < spread->left[best]))
            best = i;
    }
    return best;
}

/* As many columns as targets, each as high as the mean: the lowest is filled
 * up from the highest. Sums are whole numbers far below 2^53. */
static void fill_columns(const MarkovTarget *targets, uint32_t count, double sum,
                         AliasColumn *columns)
{
    Spread spread = {.targets = targets, .count = count};
    for (uint32_t i = 0; i < count; i++) spread.left[i] = (double)targets[i].weight * count;
    for (uint32_t filled = 0; filled < count; filled++) {
        uint32_t least = pick(&spread, false), most = pick(&spread, true);
        double part = spread.left[least] / sum;
        columns[least] =
            (AliasColumn){.threshold = part >= 1 ? UINT32_MAX : (uint32_t)(part * 4294967296.0),
                          .to = {targets[least].to, targets[part >= 1 ? least : most].to}};
        spread.done[least] = true;
        if (part < 1) spread.left[most] -= sum - spread.left[least];
    }
}

RandomWalk *random_walk_new(const MarkovChain *chain)
{
    RandomWalk *walk = mem_new(1, sizeof *walk);
    uint32_t states = (uint32_t)chain->state_count;
    walk->chain = chain;
    walk->spots = mem_new((size_t)(chain->state_count + chain->draw_count), sizeof(AliasRange));
    walk->columns =
        mem_new((size_t)(chain->state_count + chain->target_count), sizeof(AliasColumn));
    for (uint32_t i = 0; i < states; i++) {
        walk->spots[i] = (AliasRange){.columns = i, .count = 1};
        walk->columns[i] = (AliasColumn){.to = {(uint16_t)i, (uint16_t)i}};
    }
    for (int i = 0; i < chain->draw_count; i++) {
        const MarkovDraw *draw = &chain->draws[i];
        AliasRange spot = {.columns = states + draw->first, .count = draw->count};
        walk->spots[chain->state_count + i] = spot;
        fill_columns(&chain->targets[draw->first], draw->count, (double)draw->weights,
                     &walk->columns[spot.columns]);
    }
    return walk;
}

void random_walk_free(RandomWalk *walk)
{
    if (walk == NULL) return;
    mem_free(walk->spots);
    mem_free(walk->columns);
    mem_free(walk);
}

/* ---- throwing ---- */

/* Follows a spot by 32 random bits: their high part picks the column, what is
 * left of them decides within it. */
static inline uint32_t follow(Tables tables, uint32_t at, uint32_t bits)
{
    AliasRange spot = tables.spots[at];
    uint64_t product = (uint64_t)bits * spot.count;
    const AliasColumn *column = &tables.columns[spot.columns + (product >> 32)];
    return column->to[(uint32_t)product >= column->threshold];
}

/* One throw: 32 random bits give the dice, and what is left of them a card.
 * Both are off by less than a millionth of their odds. */
static inline uint32_t throw_once(Tables tables, uint32_t state, uint32_t bits, Rng *rng)
{
    uint64_t product = (uint64_t)bits * MARKOV_THROWS;
    uint32_t to = follow(tables, tables.throws[state][product >> 32], (uint32_t)product);
    while (to >= tables.state_count) to = follow(tables, to, (uint32_t)(rng_next(rng) >> 32));
    return to;
}

/* Every token throws `count` times; stops[token][state] are counted. */
static void throw_all(const RandomWalk *walk, Rng *rng, int count,
                      uint32_t states[RANDOM_WALK_TOKENS], uint32_t *stops)
{
    size_t width = (size_t)walk->chain->state_count;
    Tables tables = {.throws = (const uint16_t(*)[MARKOV_THROWS])walk->chain->throws,
                     .spots = walk->spots,
                     .columns = walk->columns,
                     .state_count = (uint32_t)width};
    Rng own = *rng;
    for (int i = 0; i < count; i++) {
        for (int token = 0; token < RANDOM_WALK_TOKENS; token += 2) {
            uint64_t bits = rng_next(&own);
            uint32_t one = throw_once(tables, states[token], (uint32_t)(bits >> 32), &own);
            uint32_t two = throw_once(tables, states[token + 1], (uint32_t)bits, &own);
            states[token] = one;
            states[token + 1] = two;
            stops[(size_t)token * width + one]++;
            stops[(size_t)(token + 1) * width + two]++;
        }
    }
    *rng = own;
}

static void add_batch(const MarkovChain *chain, const uint32_t *stops, RandomWalkCounts *counts)
{
    const Edition *edition = chain->edition;
    int64_t places[MARKOV_PLACES] = {0}, groups[MAX_GROUPS] = {0};
    for (int token = 0; token < RANDOM_WALK_TOKENS; token++) {
        for (int state = 0; state < chain->state_count; state++) {
            int place = markov_chain_place(chain, state);
            if (place != MARKOV_NOWHERE) places[place] += stops[token * chain->state_count + state];
        }
    }
    for (int place = 0; place < MARKOV_PLACES; place++) {
        counts->places[place] += places[place];
        counts->place_squares[place] += places[place] * places[place];
        counts->stops += places[place];
        if (place < edition->space_count && edition->spaces[place].kind == SPACE_DEED)
            groups[edition->deeds[edition->spaces[place].deed].group] += places[place];
    }
    for (int group = 0; group < MAX_GROUPS; group++)
        counts->group_squares[group] += groups[group] * groups[group];
    counts->batches++;
}

void random_walk_run(const RandomWalk *walk, uint64_t seed, uint64_t batch,
                     RandomWalkCounts *counts)
{
    Rng rng = rng_seed(seed, batch);
    uint32_t states[RANDOM_WALK_TOKENS] = {0};
    size_t bytes = RANDOM_WALK_TOKENS * (size_t)walk->chain->state_count * sizeof(uint32_t);
    uint32_t *stops = mem_new(1, bytes);
    throw_all(walk, &rng, FORGET_THROWS, states, stops);
    memset(stops, 0, bytes);
    throw_all(walk, &rng, RANDOM_WALK_THROWS, states, stops);
    add_batch(walk->chain, stops, counts);
    mem_free(stops);
}

/* ---- shares ---- */

static RandomWalkShare share_of(const RandomWalkCounts *counts, int64_t sum, int64_t squares)
{
    if (counts->stops == 0) return (RandomWalkShare){0};
    double batches = (double)counts->batches, mean = (double)sum / batches;
    double variance = batches > 1 ? ((double)squares / batches - mean * mean) / (batches - 1) : 0;
    return (RandomWalkShare){.share = (double)sum / (double)counts->stops,
                             .error = stats_root(variance) * batches / (double)counts->stops};
}

RandomWalkShare random_walk_place(const RandomWalkCounts *counts, int place)
{
    return share_of(counts, counts->places[place], counts->place_squares[place]);
}

RandomWalkShare random_walk_group(const Edition *edition, const RandomWalkCounts *counts,
                                  GroupId group)
{
    int64_t sum = 0;
    for (int space = 0; space < edition->space_count; space++) {
        DeedId deed = edition->spaces[space].deed;
        if (edition->spaces[space].kind == SPACE_DEED && edition->deeds[deed].group == group)
            sum += counts->places[space];
    }
    return share_of(counts, sum, counts->group_squares[group]);
}
