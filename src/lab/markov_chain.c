/* markov_chain.c -- where a throw and the cards can lead a token, as a Markov chain. */
#include "lab/markov_chain.h"

#include <assert.h>

#include "base/mem.h"
#include "edition/effect_form.h"

enum {
    TOTALS = 13,            /* 0 to 12 */
    OWN_EFFECT = MAX_DECKS, /* in place of a deck: what the space itself does */
    ORIGINS = MAX_DECKS + 1,
    NOT_MADE = 65535
};

/* While the graph is being made. */
typedef struct ChainMaking {
    MarkovChain *chain;
    uint16_t *made; /* the draw of a space, doubles, total, deck; or NOT_MADE */
    int draw_room, target_room;
} ChainMaking;

/* ---- states ---- */

static int rule(const MarkovChain *chain, RuleId id)
{
    return chain->edition->rule[id];
}

static bool three_ways(const Edition *edition)
{
    return edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS;
}

static int state_of(const MarkovChain *chain, int space, int doubles)
{
    return doubles * chain->edition->space_count + space;
}

static int jail_state(const MarkovChain *chain, int turns)
{
    return chain->jail_first + turns;
}

/* I8: up to three throws at once, the last one moves. */
static bool throws_at_once(const MarkovChain *chain)
{
    return three_ways(chain->edition) && chain->policy == JAIL_POLICY_THROW;
}

int markov_chain_place(const MarkovChain *chain, int state)
{
    if (state < chain->jail_first) return state % chain->edition->space_count;
    if (throws_at_once(chain) && state > chain->jail_first) return MARKOV_NOWHERE;
    return chain->edition->space_count;
}

bool markov_chain_begins_turn(const MarkovChain *chain, int state)
{
    if (state < chain->jail_first) return state < chain->edition->space_count;
    return markov_chain_place(chain, state) != MARKOV_NOWHERE;
}

/* ---- draws ---- */

static uint16_t *made_at(const ChainMaking *making, int space, int doubles, int total, int origin)
{
    int n = (doubles * making->chain->edition->space_count + space) * TOTALS + total;
    return &making->made[n * ORIGINS + origin];
}

/* The number of the draw, made (without targets) when it is new. */
static int draw_at(ChainMaking *making, int space, int doubles, int total, int origin)
{
    MarkovChain *chain = making->chain;
    uint16_t *made = made_at(making, space, doubles, total, origin);
    if (*made != NOT_MADE) return *made;
    if (chain->draw_count == making->draw_room) {
        making->draw_room = 2 * making->draw_room + 64;
        chain->draws = mem_resize(chain->draws, (size_t)making->draw_room, sizeof *chain->draws);
    }
    assert(chain->state_count + chain->draw_count < NOT_MADE);
    *made = (uint16_t)(chain->state_count + chain->draw_count);
    chain->draws[chain->draw_count++] = (MarkovDraw){.space = (SpaceId)space,
                                                     .doubles = (uint8_t)doubles,
                                                     .total = (uint8_t)total,
                                                     .deck = (uint8_t)origin};
    return *made;
}

static bool moves_on(const Effect *effect)
{
    EffectLeads leads = effect_info((EffectKind)effect->kind)->leads;
    return leads != LEADS_NOWHERE && leads != LEADS_TO_JAIL;
}

/* Where a token is led that arrives on a space by a throw of `total`. */
static int arrive(ChainMaking *making, int space, int doubles, int total)
{
    const MarkovChain *chain = making->chain;
    const Space *there = &chain->edition->spaces[space];
    if (there->kind == SPACE_JAIL && rule(chain, RULE_JAIL_LANDING)) return jail_state(chain, 0);
    if (there->kind == SPACE_EFFECT && there->effect.kind == EFFECT_JAIL)
        return jail_state(chain, 0);
    if (there->kind == SPACE_EFFECT && moves_on(&there->effect)) {
        bool draws = there->effect.kind == EFFECT_DRAW;
        return draw_at(making, space, doubles, total, draws ? there->effect.target : OWN_EFFECT);
    }
    return state_of(chain, space, doubles);
}

static int nearest_of(const Edition *edition, int from, GroupId group)
{
    for (int step = 1; step < edition->space_count; step++) {
        int space = (from + step) % edition->space_count;
        DeedId deed = edition->spaces[space].deed;
        if (edition->spaces[space].kind == SPACE_DEED && edition->deeds[deed].group == group)
            return space;
    }
    return from;
}

static int moved_by(const Edition *edition, int from, Money steps)
{
    return (from + (int)steps % edition->space_count + edition->space_count) % edition->space_count;
}

/* Where the effect leads from the place of a draw. */
static int led_to(ChainMaking *making, const MarkovDraw *draw, const Effect *effect)
{
    const MarkovChain *chain = making->chain;
    const Edition *edition = chain->edition;
    int to = draw->space;
    switch (effect_info((EffectKind)effect->kind)->leads) {
    case LEADS_NOWHERE: return state_of(chain, draw->space, draw->doubles);
    case LEADS_TO_JAIL: return jail_state(chain, 0);
    case LEADS_TO_CARD:
        return draw_at(making, draw->space, draw->doubles, draw->total, effect->target);
    case LEADS_BY_STEPS: to = moved_by(edition, to, effect->amount); break;
    case LEADS_TO_GROUP: to = nearest_of(edition, to, effect->target); break;
    case LEADS_TO_SPACE: to = effect->target; break;
    }
    return arrive(making, to, draw->doubles, draw->total);
}

static void add_target(ChainMaking *making, int draw, uint32_t weight, const Effect *effect)
{
    MarkovChain *chain = making->chain;
    if (weight == 0) return;
    MarkovDraw drawn = chain->draws[draw]; /* led_to may move the list */
    int to = led_to(making, &drawn, effect);
    if (chain->target_count == making->target_room) {
        making->target_room = 2 * making->target_room + 256;
        chain->targets =
            mem_resize(chain->targets, (size_t)making->target_room, sizeof *chain->targets);
    }
    bool nearest = effect->kind == EFFECT_NEAREST;
    chain->targets[chain->target_count++] =
        (MarkovTarget){.weight = weight,
                       .to = (uint16_t)to,
                       .factor = nearest && effect->factor > 1 ? effect->factor : 1,
                       .dice_factor = nearest ? effect->dice_factor : 0};
    chain->draws[draw].count++;
    chain->draws[draw].weights += weight;
}

static uint32_t weight_of(const MarkovChain *chain, const Deck *deck, const Card *card, int total)
{
    if (deck->kind == DECK_WEIGHTS) return card->weight;
    if (deck->kind == DECK_DICE) return card->low <= total && total <= card->high;
    return chain->releases_held && card->effect.kind == EFFECT_RELEASE ? 0 : 1;
}

static void fill_draw(ChainMaking *making, int draw)
{
    MarkovChain *chain = making->chain;
    const Edition *edition = chain->edition;
    MarkovDraw drawn = chain->draws[draw];
    chain->draws[draw].first = (uint32_t)chain->target_count;
    if (drawn.deck == OWN_EFFECT) {
        add_target(making, draw, 1, &edition->spaces[drawn.space].effect);
        return;
    }
    const Deck *deck = &edition->decks[drawn.deck];
    for (int i = 0; i < deck->card_count; i++)
        add_target(making, draw, weight_of(chain, deck, &deck->cards[i], drawn.total),
                   &deck->cards[i].effect);
    if (chain->draws[draw].count == 0) /* nothing to draw: nothing happens */
        add_target(making, draw, 1, &(Effect){.kind = EFFECT_NOTHING});
}

/* ---- throws ---- */

static int moved(ChainMaking *making, int from, int doubles, int total)
{
    int space_count = making->chain->edition->space_count;
    assert(space_count > 0);
    return arrive(making, (from + total) % space_count, doubles, total);
}

/* A throw of a token that is free, on its space with `doubles` behind it. */
static int free_throw(ChainMaking *making, int space, int doubles, int one, int two)
{
    const MarkovChain *chain = making->chain;
    int after = 0;
    if (one == two && rule(chain, RULE_DOUBLES_AGAIN)) {
        after = doubles + 1;
        if (after == rule(chain, RULE_DOUBLES_TO_JAIL)) return jail_state(chain, 0);
        if (after >= chain->doubles_count) after = chain->doubles_count - 1;
    }
    return moved(making, space, after, one + two);
}

/* The throw of a turn in jail that is not the first way out of it. */
static int throw_for_doubles(ChainMaking *making, int turns, int one, int two)
{
    const MarkovChain *chain = making->chain;
    int jail = chain->edition->jail;
    if (one == two) return moved(making, jail, 0, one + two);
    if (turns + 1 < rule(chain, RULE_JAIL_TURNS)) return jail_state(chain, turns + 1);
    int last = rule(chain, RULE_JAIL_LAST);
    if (last == JAIL_LAST_WAIT) return jail_state(chain, turns + 1);
    if (last == JAIL_LAST_LEAVE) return state_of(chain, jail, 0);
    return moved(making, jail, 0, one + two);
}

static int jail_throw(ChainMaking *making, int turns, int one, int two)
{
    const MarkovChain *chain = making->chain;
    int jail = chain->edition->jail;
    bool used_up = turns >= rule(chain, RULE_JAIL_TURNS);
    if (throws_at_once(chain)) {
        bool last = one == two || turns == 2;
        return last ? moved(making, jail, 0, one + two) : jail_state(chain, turns + 1);
    }
    if (chain->policy == JAIL_POLICY_WAIT && !used_up) return jail_state(chain, turns + 1);
    bool pays =
        chain->policy == JAIL_POLICY_PAY && jail_policy_differs(chain->edition, JAIL_POLICY_PAY);
    if (used_up || pays) return free_throw(making, jail, 0, one, two);
    return throw_for_doubles(making, turns, one, two);
}

static int thrown(ChainMaking *making, int state, int one, int two)
{
    const MarkovChain *chain = making->chain;
    int count = chain->edition->space_count;
    if (state >= chain->jail_first) return jail_throw(making, state - chain->jail_first, one, two);
    return free_throw(making, state % count, state / count, one, two);
}

/* ---- the whole ---- */

static void count_states(MarkovChain *chain)
{
    int to_jail = rule(chain, RULE_DOUBLES_TO_JAIL);
    /* Without a limit it only matters whether the turn continues. */
    chain->doubles_count = !rule(chain, RULE_DOUBLES_AGAIN) ? 1 : to_jail == 0 ? 2 : to_jail;
    chain->jail_first = chain->doubles_count * chain->edition->space_count;
    if (chain->edition->jail != NO_SPACE)
        chain->jail_count = throws_at_once(chain) ? 3 : rule(chain, RULE_JAIL_TURNS) + 1;
    chain->state_count = chain->jail_first + chain->jail_count;
}

MarkovChain *markov_chain_new(const Edition *edition, JailPolicy policy, bool releases_held)
{
    MarkovChain *chain = mem_new(1, sizeof *chain);
    chain->edition = edition;
    chain->policy = policy;
    chain->releases_held = releases_held;
    count_states(chain);
    size_t places = (size_t)chain->jail_first * TOTALS * ORIGINS;
    ChainMaking making = {.chain = chain, .made = mem_new(places, sizeof *making.made)};
    for (size_t i = 0; i < places; i++) making.made[i] = NOT_MADE;
    chain->throws = mem_new((size_t)chain->state_count, sizeof *chain->throws);
    for (int state = 0; state < chain->state_count; state++)
        for (int dice = 0; dice < MARKOV_THROWS; dice++)
            chain->throws[state][dice] =
                (uint16_t)thrown(&making, state, dice / 6 + 1, dice % 6 + 1);
    for (int draw = 0; draw < chain->draw_count; draw++) fill_draw(&making, draw);
    mem_free(making.made);
    return chain;
}

void markov_chain_free(MarkovChain *chain)
{
    if (chain == NULL) return;
    mem_free(chain->throws);
    mem_free(chain->draws);
    mem_free(chain->targets);
    mem_free(chain);
}
