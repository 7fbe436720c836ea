/* markov_chain.c -- where a throw and the cards can lead a token, as a graph. */
#include "lab/markov_chain.h"

#include <assert.h>

#include "base/mem.h"

enum {
    TOTALS = 13,            /* 0 to 12 */
    OWN_EFFECT = MAX_DECKS, /* in place of a deck: what the space itself does */
    ORIGINS = MAX_DECKS + 1,
    NOT_MADE = 65535
};

/* While the graph is being made. */
typedef struct Making {
    Walk *walk;
    uint16_t *made; /* the draw of a space, doubles, total, deck; or NOT_MADE */
    int draw_room, target_room;
} Making;

/* ---- states ---- */

static int rule(const Walk *walk, RuleId id)
{
    return walk->edition->rule[id];
}

static bool three_ways(const Edition *edition)
{
    return edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS;
}

bool walk_way_open(const Edition *edition, WalkWay way)
{
    bool jail = edition->jail != NO_SPACE;
    if (way == WALK_WAITS) return jail && three_ways(edition);
    /* Where the fine cannot be paid before throwing, both are the same. */
    if (way == WALK_PAYS)
        return jail && (three_ways(edition) || edition->rule[RULE_JAIL_PAY_UNTIL] > 0);
    return true;
}

const char *walk_way_word(WalkWay way)
{
    static const char *const words[WALK_WAY_COUNT] = {"pay", "throw", "wait"};
    return words[way];
}

const char *walk_way_about(WalkWay way)
{
    static const char *const words[WALK_WAY_COUNT] = {"pays and leaves jail at once",
                                                      "throws for doubles in jail",
                                                      "waits in jail until let out"};
    return words[way];
}

static int state_of(const Walk *walk, int space, int doubles)
{
    return doubles * walk->edition->space_count + space;
}

static int jail_state(const Walk *walk, int turns)
{
    return walk->jail_first + turns;
}

/* Requirement I8: up to three throws at once, the last one moves. */
static bool throws_at_once(const Walk *walk)
{
    return three_ways(walk->edition) && walk->way == WALK_THROWS;
}

int walk_place(const Walk *walk, int state)
{
    if (state < walk->jail_first) return state % walk->edition->space_count;
    if (throws_at_once(walk) && state > walk->jail_first) return WALK_NOWHERE;
    return walk->edition->space_count;
}

bool walk_begins_turn(const Walk *walk, int state)
{
    if (state < walk->jail_first) return state < walk->edition->space_count;
    return walk_place(walk, state) != WALK_NOWHERE;
}

/* ---- draws ---- */

static uint16_t *made_at(const Making *making, int space, int doubles, int total, int origin)
{
    int n = (doubles * making->walk->edition->space_count + space) * TOTALS + total;
    return &making->made[n * ORIGINS + origin];
}

/* The number of the draw, made (without targets) when it is new. */
static int draw_at(Making *making, int space, int doubles, int total, int origin)
{
    Walk *walk = making->walk;
    uint16_t *made = made_at(making, space, doubles, total, origin);
    if (*made != NOT_MADE) return *made;
    if (walk->draw_count == making->draw_room) {
        making->draw_room = 2 * making->draw_room + 64;
        walk->draws = mem_resize(walk->draws, (size_t)making->draw_room, sizeof *walk->draws);
    }
    assert(walk->state_count + walk->draw_count < NOT_MADE);
    *made = (uint16_t)(walk->state_count + walk->draw_count);
    walk->draws[walk->draw_count++] = (WalkDraw){.space = (SpaceId)space,
                                                 .doubles = (uint8_t)doubles,
                                                 .total = (uint8_t)total,
                                                 .deck = (uint8_t)origin};
    return *made;
}

static bool moves_on(const Effect *effect)
{
    EffectKind kind = (EffectKind)effect->kind;
    return kind == EFFECT_MOVE_TO || kind == EFFECT_BACK_TO || kind == EFFECT_MOVE_BY ||
           kind == EFFECT_NEAREST || kind == EFFECT_DRAW;
}

/* Where a token is led that arrives on a space by a throw of `total`. */
static int arrive(Making *making, int space, int doubles, int total)
{
    const Walk *walk = making->walk;
    const Space *there = &walk->edition->spaces[space];
    if (there->kind == SPACE_JAIL && rule(walk, RULE_JAIL_LANDING)) return jail_state(walk, 0);
    if (there->kind == SPACE_EFFECT && there->effect.kind == EFFECT_JAIL)
        return jail_state(walk, 0);
    if (there->kind == SPACE_EFFECT && moves_on(&there->effect)) {
        bool draws = there->effect.kind == EFFECT_DRAW;
        return draw_at(making, space, doubles, total, draws ? there->effect.target : OWN_EFFECT);
    }
    return state_of(walk, space, doubles);
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

/* Where the effect leads from the place of a draw. */
static int led_to(Making *making, const WalkDraw *draw, const Effect *effect)
{
    const Walk *walk = making->walk;
    const Edition *edition = walk->edition;
    EffectKind kind = (EffectKind)effect->kind;
    int to = draw->space;
    if (kind == EFFECT_JAIL) return jail_state(walk, 0);
    if (kind == EFFECT_DRAW)
        return draw_at(making, draw->space, draw->doubles, draw->total, effect->target);
    if (!moves_on(effect)) return state_of(walk, draw->space, draw->doubles);
    if (kind == EFFECT_MOVE_BY)
        to = (to + (int)effect->amount % edition->space_count + edition->space_count) %
             edition->space_count;
    else if (kind == EFFECT_NEAREST)
        to = nearest_of(edition, to, effect->target);
    else
        to = effect->target;
    return arrive(making, to, draw->doubles, draw->total);
}

static void add_target(Making *making, int draw, uint32_t weight, const Effect *effect)
{
    Walk *walk = making->walk;
    if (weight == 0) return;
    WalkDraw drawn = walk->draws[draw]; /* led_to may move the list */
    int to = led_to(making, &drawn, effect);
    if (walk->target_count == making->target_room) {
        making->target_room = 2 * making->target_room + 256;
        walk->targets =
            mem_resize(walk->targets, (size_t)making->target_room, sizeof *walk->targets);
    }
    bool nearest = effect->kind == EFFECT_NEAREST;
    walk->targets[walk->target_count++] =
        (WalkTarget){.weight = weight,
                     .to = (uint16_t)to,
                     .factor = nearest && effect->factor > 1 ? effect->factor : 1,
                     .dice_factor = nearest ? effect->dice_factor : 0};
    walk->draws[draw].count++;
    walk->draws[draw].weights += weight;
}

static uint32_t weight_of(const Walk *walk, const Deck *deck, const Card *card, int total)
{
    if (deck->kind == DECK_WEIGHTS) return card->weight;
    if (deck->kind == DECK_DICE) return card->low <= total && total <= card->high;
    return walk->releases_held && card->effect.kind == EFFECT_RELEASE ? 0 : 1;
}

static void fill_draw(Making *making, int draw)
{
    Walk *walk = making->walk;
    const Edition *edition = walk->edition;
    WalkDraw drawn = walk->draws[draw];
    walk->draws[draw].first = (uint32_t)walk->target_count;
    if (drawn.deck == OWN_EFFECT) {
        add_target(making, draw, 1, &edition->spaces[drawn.space].effect);
        return;
    }
    const Deck *deck = &edition->decks[drawn.deck];
    for (int i = 0; i < deck->card_count; i++)
        add_target(making, draw, weight_of(walk, deck, &deck->cards[i], drawn.total),
                   &deck->cards[i].effect);
    if (walk->draws[draw].count == 0) /* nothing to draw: nothing happens */
        add_target(making, draw, 1, &(Effect){.kind = EFFECT_NOTHING});
}

/* ---- throws ---- */

static int moved(Making *making, int from, int doubles, int total)
{
    int space_count = making->walk->edition->space_count;
    assert(space_count > 0);
    return arrive(making, (from + total) % space_count, doubles, total);
}

/* A throw of a token that is free, on its space with `doubles` behind it. */
static int free_throw(Making *making, int space, int doubles, int one, int two)
{
    const Walk *walk = making->walk;
    int after = 0;
    if (one == two && rule(walk, RULE_DOUBLES_AGAIN)) {
        after = doubles + 1;
        if (after == rule(walk, RULE_DOUBLES_TO_JAIL)) return jail_state(walk, 0);
        if (after >= walk->doubles_count) after = walk->doubles_count - 1;
    }
    return moved(making, space, after, one + two);
}

/* The throw of a turn in jail that is not the first way out of it. */
static int throw_for_doubles(Making *making, int turns, int one, int two)
{
    const Walk *walk = making->walk;
    int jail = walk->edition->jail;
    if (one == two) return moved(making, jail, 0, one + two);
    if (turns + 1 < rule(walk, RULE_JAIL_TURNS)) return jail_state(walk, turns + 1);
    int last = rule(walk, RULE_JAIL_LAST);
    if (last == JAIL_LAST_WAIT) return jail_state(walk, turns + 1);
    if (last == JAIL_LAST_LEAVE) return state_of(walk, jail, 0);
    return moved(making, jail, 0, one + two);
}

static int jail_throw(Making *making, int turns, int one, int two)
{
    const Walk *walk = making->walk;
    int jail = walk->edition->jail;
    bool used_up = turns >= rule(walk, RULE_JAIL_TURNS);
    if (throws_at_once(walk)) {
        bool last = one == two || turns == 2;
        return last ? moved(making, jail, 0, one + two) : jail_state(walk, turns + 1);
    }
    if (walk->way == WALK_WAITS && !used_up) return jail_state(walk, turns + 1);
    bool pays = walk->way == WALK_PAYS && walk_way_open(walk->edition, WALK_PAYS);
    if (used_up || pays) return free_throw(making, jail, 0, one, two);
    return throw_for_doubles(making, turns, one, two);
}

static int thrown(Making *making, int state, int one, int two)
{
    const Walk *walk = making->walk;
    int count = walk->edition->space_count;
    if (state >= walk->jail_first) return jail_throw(making, state - walk->jail_first, one, two);
    return free_throw(making, state % count, state / count, one, two);
}

/* ---- the whole ---- */

static void count_states(Walk *walk)
{
    int to_jail = rule(walk, RULE_DOUBLES_TO_JAIL);
    /* Without a limit it only matters whether the turn goes on. */
    walk->doubles_count = !rule(walk, RULE_DOUBLES_AGAIN) ? 1 : to_jail == 0 ? 2 : to_jail;
    walk->jail_first = walk->doubles_count * walk->edition->space_count;
    if (walk->edition->jail != NO_SPACE)
        walk->jail_count = throws_at_once(walk) ? 3 : rule(walk, RULE_JAIL_TURNS) + 1;
    walk->state_count = walk->jail_first + walk->jail_count;
}

Walk *walk_new(const Edition *edition, WalkWay way, bool releases_held)
{
    Walk *walk = mem_new(1, sizeof *walk);
    walk->edition = edition;
    walk->way = way;
    walk->releases_held = releases_held;
    count_states(walk);
    size_t places = (size_t)walk->jail_first * TOTALS * ORIGINS;
    Making making = {.walk = walk, .made = mem_new(places, sizeof *making.made)};
    for (size_t i = 0; i < places; i++) making.made[i] = NOT_MADE;
    walk->throws = mem_new((size_t)walk->state_count, sizeof *walk->throws);
    for (int state = 0; state < walk->state_count; state++)
        for (int dice = 0; dice < WALK_THROW_COUNT; dice++)
            walk->throws[state][dice] =
                (uint16_t)thrown(&making, state, dice / 6 + 1, dice % 6 + 1);
    for (int draw = 0; draw < walk->draw_count; draw++) fill_draw(&making, draw);
    mem_free(making.made);
    return walk;
}

void walk_free(Walk *walk)
{
    if (walk == NULL) return;
    mem_free(walk->throws);
    mem_free(walk->draws);
    mem_free(walk->targets);
    mem_free(walk);
}
