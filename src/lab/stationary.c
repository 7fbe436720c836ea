/* stationary.c -- where tokens are in the long run: the stationary distribution. */
#include "lab/stationary.h"

#include <string.h>

#include "base/mem.h"

enum { MOST_ROUNDS = 100000, MEAN_THROW = 7 };

static const double small_enough = 1e-14;

/* Weights of states and draws. Draws are separate steps here, which changes
 * how long a token is on its way, not where it stops. */
typedef struct Crowd {
    const MarkovChain *chain;
    double *now, *next;
    int count;
} Crowd;

static void step(Crowd *crowd)
{
    const MarkovChain *chain = crowd->chain;
    /* Half of the crowd stays: no board makes it swing to and fro for ever. */
    for (int i = 0; i < crowd->count; i++) crowd->next[i] = crowd->now[i] / 2;
    for (int state = 0; state < chain->state_count; state++) {
        double part = crowd->now[state] / (2 * MARKOV_THROWS);
        if (part == 0) continue;
        for (int dice = 0; dice < MARKOV_THROWS; dice++)
            crowd->next[chain->throws[state][dice]] += part;
    }
    for (int i = 0; i < chain->draw_count; i++) {
        const MarkovDraw *draw = &chain->draws[i];
        double part = crowd->now[chain->state_count + i] / (2 * (double)draw->weights);
        for (uint32_t k = draw->first; k < draw->first + draw->count; k++)
            crowd->next[chain->targets[k].to] += part * chain->targets[k].weight;
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

static void add_visit(Stationary *stationary, const MarkovChain *chain, int to, double weight,
                      int total, const MarkovTarget *by)
{
    if (to >= chain->jail_first) return;
    int space = to % chain->edition->space_count;
    double due = weight * (by == NULL ? 1 : by->factor);
    bool anew = chain->edition->rule[RULE_UTILITY_THROW] == UTILITY_THROW_NEW;
    stationary->visits[space] += due;
    if (by != NULL && by->dice_factor != 0)
        stationary->thrown[space] += due * MEAN_THROW * by->dice_factor;
    else
        stationary->totals[space] += due * (anew ? MEAN_THROW : total);
}

static void count_visits(const Crowd *crowd, Stationary *stationary)
{
    const MarkovChain *chain = crowd->chain;
    for (int state = 0; state < chain->state_count; state++)
        for (int dice = 0; dice < MARKOV_THROWS; dice++)
            add_visit(stationary, chain, chain->throws[state][dice],
                      crowd->now[state] / MARKOV_THROWS, dice / 6 + dice % 6 + 2, NULL);
    for (int i = 0; i < chain->draw_count; i++) {
        const MarkovDraw *draw = &chain->draws[i];
        double part = crowd->now[chain->state_count + i] / (double)draw->weights;
        for (uint32_t k = draw->first; k < draw->first + draw->count; k++)
            add_visit(stationary, chain, chain->targets[k].to, part * chain->targets[k].weight,
                      draw->total, &chain->targets[k]);
    }
}

static void count_places(const Crowd *crowd, Stationary *stationary)
{
    const MarkovChain *chain = crowd->chain;
    double all = 0;
    for (int state = 0; state < chain->state_count; state++) {
        int place = markov_chain_place(chain, state);
        if (place == MARKOV_NOWHERE) continue;
        all += crowd->now[state];
        stationary->places[place] += crowd->now[state];
        if (markov_chain_begins_turn(chain, state)) stationary->turns += crowd->now[state];
    }
    for (int i = 0; i < MAX_SPACES; i++) {
        stationary->visits[i] /= stationary->turns;
        stationary->totals[i] /= stationary->turns;
        stationary->thrown[i] /= stationary->turns;
    }
    for (int i = 0; i < MARKOV_PLACES; i++) stationary->places[i] /= all;
    stationary->turns /= all;
}

void stationary_solve(const MarkovChain *chain, Stationary *stationary)
{
    int count = chain->state_count + chain->draw_count;
    Crowd crowd = {.chain = chain,
                   .now = mem_new((size_t)count, sizeof(double)),
                   .next = mem_new((size_t)count, sizeof(double)),
                   .count = count};
    memset(stationary, 0, sizeof *stationary);
    settle(&crowd);
    count_visits(&crowd, stationary);
    count_places(&crowd, stationary);
    mem_free(crowd.now);
    mem_free(crowd.next);
}

double stationary_group(const Edition *edition, const double places[MARKOV_PLACES], GroupId group)
{
    double sum = 0;
    for (int space = 0; space < edition->space_count; space++) {
        DeedId deed = edition->spaces[space].deed;
        if (edition->spaces[space].kind == SPACE_DEED && edition->deeds[deed].group == group)
            sum += places[space];
    }
    return sum;
}
