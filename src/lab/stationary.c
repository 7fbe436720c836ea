/* stationary.c -- where tokens stand in the long run: the exact Markov chain. */
#include "lab/stationary.h"

#include <string.h>

#include "base/mem.h"

enum { MOST_ROUNDS = 100000, MEAN_THROW = 7 };

static const double small_enough = 1e-14;

/* Weights of states and draws, which are steps of their own here: that
 * changes how long a token is on its way, not where it stops. */
typedef struct Crowd {
    const Walk *walk;
    double *now, *next;
    int count;
} Crowd;

static void step(Crowd *crowd)
{
    const Walk *walk = crowd->walk;
    /* Half of the crowd stays: no board makes it swing to and fro for ever. */
    for (int i = 0; i < crowd->count; i++) crowd->next[i] = crowd->now[i] / 2;
    for (int state = 0; state < walk->state_count; state++) {
        double part = crowd->now[state] / (2 * WALK_THROW_COUNT);
        if (part == 0) continue;
        for (int dice = 0; dice < WALK_THROW_COUNT; dice++)
            crowd->next[walk->throws[state][dice]] += part;
    }
    for (int i = 0; i < walk->draw_count; i++) {
        const WalkDraw *draw = &walk->draws[i];
        double part = crowd->now[walk->state_count + i] / (2 * (double)draw->weights);
        for (uint32_t k = draw->first; k < draw->first + draw->count; k++)
            crowd->next[walk->targets[k].to] += part * walk->targets[k].weight;
    }
}

static double change(const Crowd *crowd)
{
    double sum = 0;
    for (int i = 0; i < crowd->count; i++) {
        double by = crowd->next[i] - crowd->now[i];
        sum += by < 0 ? -by : by;
    }
    return sum;
}

static void settle(Crowd *crowd)
{
    double moved = 1;
    crowd->now[0] = 1;
    for (int round = 0; round < MOST_ROUNDS && moved > small_enough; round++) {
        step(crowd);
        moved = change(crowd);
        double *swap = crowd->now;
        crowd->now = crowd->next;
        crowd->next = swap;
    }
}

/* ---- what follows from the weights ---- */

static void add_visit(Chain *chain, const Walk *walk, int to, double weight, int total,
                      const WalkTarget *by)
{
    if (to >= walk->jail_first) return;
    int space = to % walk->edition->space_count;
    double due = weight * (by == NULL ? 1 : by->factor);
    bool anew = walk->edition->rule[RULE_UTILITY_THROW] == UTILITY_THROW_NEW;
    chain->visits[space] += due;
    if (by != NULL && by->dice_factor != 0)
        chain->thrown[space] += due * MEAN_THROW * by->dice_factor;
    else
        chain->totals[space] += due * (anew ? MEAN_THROW : total);
}

static void count_visits(const Crowd *crowd, Chain *chain)
{
    const Walk *walk = crowd->walk;
    for (int state = 0; state < walk->state_count; state++)
        for (int dice = 0; dice < WALK_THROW_COUNT; dice++)
            add_visit(chain, walk, walk->throws[state][dice], crowd->now[state] / WALK_THROW_COUNT,
                      dice / 6 + dice % 6 + 2, NULL);
    for (int i = 0; i < walk->draw_count; i++) {
        const WalkDraw *draw = &walk->draws[i];
        double part = crowd->now[walk->state_count + i] / (double)draw->weights;
        for (uint32_t k = draw->first; k < draw->first + draw->count; k++)
            add_visit(chain, walk, walk->targets[k].to, part * walk->targets[k].weight, draw->total,
                      &walk->targets[k]);
    }
}

static void count_places(const Crowd *crowd, Chain *chain)
{
    const Walk *walk = crowd->walk;
    double all = 0;
    for (int state = 0; state < walk->state_count; state++) {
        int place = walk_place(walk, state);
        if (place == WALK_NOWHERE) continue;
        all += crowd->now[state];
        chain->places[place] += crowd->now[state];
        if (walk_begins_turn(walk, state)) chain->turns += crowd->now[state];
    }
    for (int i = 0; i < MAX_SPACES; i++) {
        chain->visits[i] /= chain->turns;
        chain->totals[i] /= chain->turns;
        chain->thrown[i] /= chain->turns;
    }
    for (int i = 0; i < WALK_PLACES; i++) chain->places[i] /= all;
    chain->turns /= all;
}

void chain_solve(const Walk *walk, Chain *chain)
{
    int count = walk->state_count + walk->draw_count;
    Crowd crowd = {.walk = walk,
                   .now = mem_new((size_t)count, sizeof(double)),
                   .next = mem_new((size_t)count, sizeof(double)),
                   .count = count};
    memset(chain, 0, sizeof *chain);
    settle(&crowd);
    count_visits(&crowd, chain);
    count_places(&crowd, chain);
    mem_free(crowd.now);
    mem_free(crowd.next);
}

double chain_group(const Edition *edition, const double places[WALK_PLACES], GroupId group)
{
    double sum = 0;
    for (int space = 0; space < edition->space_count; space++) {
        DeedId deed = edition->spaces[space].deed;
        if (edition->spaces[space].kind == SPACE_DEED && edition->deeds[deed].group == group)
            sum += places[space];
    }
    return sum;
}
