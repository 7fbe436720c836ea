/* visits.c -- how often tokens stop on the deeds of a board. */
#include "players/visits.h"
#include "edition/effect_form.h"

#include <assert.h>

enum { LAPS = 3, MAX_JUMPS = 256, DIE = 6, WHOLE = 1 << 20, CROWD = 1 << 28 };

/* Some of those who arrive at `from` stop at `to` instead. */
typedef struct Jump {
    uint8_t from, to;
    int64_t share; /* in parts of WHOLE */
} Jump;

typedef struct Jumps {
    int count;
    Jump list[MAX_JUMPS];
} Jumps;

static void add_jump(Jumps *jumps, int from, int to, int64_t share)
{
    if (jumps->count < MAX_JUMPS && to != from)
        jumps->list[jumps->count++] =
            (Jump){.from = (uint8_t)from, .to = (uint8_t)to, .share = share};
}

static int nearest_of(const Edition *edition, int from, GroupId group)
{
    for (int step = 1; step < edition->space_count; step++) {
        int space = (from + step) % edition->space_count;
        DeedId deed = edition->spaces[space].deed;
        if (deed != NO_DEED && edition->deeds[deed].group == group) return space;
    }
    return from;
}

/* Where the effect leads from a space; the space itself when nowhere. */
static int led_to(const Edition *edition, int from, const Effect *effect)
{
    int count = edition->space_count;
    switch (effect_info((EffectKind)effect->kind)->leads) {
    case LEADS_TO_SPACE: return effect->target;
    case LEADS_TO_JAIL: return edition->jail != NO_SPACE ? edition->jail : from;
    case LEADS_BY_STEPS: return (int)(((from + effect->amount) % count + count) % count);
    case LEADS_TO_GROUP: return nearest_of(edition, from, effect->target);
    case LEADS_NOWHERE:
    case LEADS_TO_CARD: break;
    }
    return from;
}

/* Of 36 throws of two dice, those with a total up to `total`. */
static int throws_up_to(int total)
{
    int sum = 0;
    for (int t = 2; t <= total && t <= 12; t++) sum += t <= 7 ? t - 1 : 13 - t;
    return sum;
}

static int64_t card_share(const Deck *deck, const Card *card, int64_t weights)
{
    switch ((DeckKind)deck->kind) {
    case DECK_WEIGHTS: return (int64_t)card->weight * WHOLE / weights;
    case DECK_DICE:
        return (int64_t)(throws_up_to(card->high) - throws_up_to(card->low - 1)) * WHOLE / 36;
    case DECK_CARDS: break;
    }
    return WHOLE / deck->card_count;
}

/* Cards that move the token, with their share of the deck. */
typedef struct Movers {
    int count;
    const Effect *effect[MAX_CARDS];
    int64_t share[MAX_CARDS];
} Movers;

static bool moves_on(const Effect *effect)
{
    EffectLeads leads = effect_info((EffectKind)effect->kind)->leads;
    return leads != LEADS_NOWHERE && leads != LEADS_TO_CARD;
}

static void find_movers(const Deck *deck, Movers *movers)
{
    int64_t weights = 0;
    movers->count = 0;
    if (deck->kind == DECK_WEIGHTS)
        for (int i = 0; i < deck->card_count; i++) weights += deck->cards[i].weight;
    for (int i = 0; i < deck->card_count; i++) {
        if (!moves_on(&deck->cards[i].effect)) continue;
        movers->effect[movers->count] = &deck->cards[i].effect;
        movers->share[movers->count++] = card_share(deck, &deck->cards[i], weights);
    }
}

static void find_jumps(const Edition *edition, Jumps *jumps)
{
    Movers movers[MAX_DECKS];
    for (int deck = 0; deck < edition->deck_count; deck++)
        find_movers(&edition->decks[deck], &movers[deck]);
    jumps->count = 0;
    for (int space = 0; space < edition->space_count; space++) {
        const Space *here = &edition->spaces[space];
        if (here->kind != SPACE_EFFECT) continue;
        if (here->effect.kind != EFFECT_DRAW) {
            add_jump(jumps, space, led_to(edition, space, &here->effect), WHOLE);
            continue;
        }
        const Movers *drawn = &movers[here->effect.target];
        for (int i = 0; i < drawn->count; i++)
            add_jump(jumps, space, led_to(edition, space, drawn->effect[i]), drawn->share[i]);
    }
}

/* A crowd of tokens flows round the board: those at a space came by one die
 * from the six spaces before it (`half`), and those by another. A token
 * moved by a card or a space arrives elsewhere one lap later in this
 * computation; after LAPS nothing changes any more. */
typedef struct Flow {
    int64_t crowd[DIE + (LAPS + 1) * MAX_SPACES], half[DIE + (LAPS + 1) * MAX_SPACES];
    int64_t moved[MAX_SPACES]; /* arrivals by being moved */
} Flow;

static void flow_lap(int count, const Jumps *jumps, int lap, Flow *flow)
{
    const Jump *jump = jumps->list, *end = &jumps->list[jumps->count];
    int64_t moved[MAX_SPACES] = {0};
    int64_t *crowd = &flow->crowd[DIE + lap * count], *half = &flow->half[DIE + lap * count];
    int64_t crowd_sum = 0, half_sum = 0;
    for (int back = 1; back <= DIE; back++) {
        crowd_sum += crowd[-back];
        half_sum += half[-back];
    }
    for (int space = 0; space < count; space++) {
        int64_t arrived = half_sum / DIE;
        crowd[space] = arrived + flow->moved[space];
        half[space] = crowd_sum / DIE;
        for (; jump < end && jump->from == space; jump++) {
            int64_t leaving = arrived * jump->share / WHOLE;
            crowd[space] -= leaving;
            moved[jump->to] += leaving;
        }
        crowd_sum += crowd[space] - crowd[space - DIE];
        half_sum += half[space] - half[space - DIE];
    }
    for (int space = 0; space < count; space++) flow->moved[space] = moved[space];
}

void visits_find(const Edition *edition, int32_t visits[MAX_DEEDS])
{
    Jumps jumps;
    Flow flow;
    int count = edition->space_count;
    /* One throw a turn, or seven in six turns. */
    int64_t sum = 0, throws = edition->rule[RULE_DOUBLES_AGAIN] ? OUTLOOK_ONE / 6 * 7 : OUTLOOK_ONE;
    find_jumps(edition, &jumps);
    /* Before the first lap tokens are everywhere, even before the start: a
     * board may be smaller than a throw. */
    for (int space = 0; space < DIE + MAX_SPACES; space++)
        flow.crowd[space] = flow.half[space] = CROWD;
    for (int space = 0; space < MAX_SPACES; space++) flow.moved[space] = 0;
    for (int lap = 1; lap <= LAPS; lap++) flow_lap(count, &jumps, lap, &flow);
    const int64_t *crowd = &flow.crowd[DIE + LAPS * count];
    for (int space = 0; space < count; space++) sum += crowd[space];
    for (int deed = 0; deed < edition->deed_count; deed++)
        visits[deed] = (int32_t)(crowd[edition->deeds[deed].space] * throws / sum);
}
