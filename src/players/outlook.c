/* outlook.c -- what an edition promises of its deeds. */
#include "players/outlook.h"

/* The odds are found by letting a crowd of tokens throw a few times: after
 * SWEEPS throws from everywhere they stand nearly as in the long run. */
enum { SWEEPS = 8, MAX_MOVES = 256, USUAL_THROW = 7 };

/* Part of those who arrive at `from` come to rest at `to` instead. */
typedef struct Move {
    uint8_t from, to;
    float share;
} Move;

typedef struct Moves {
    int count;
    Move list[MAX_MOVES];
} Moves;

static void add_move(Moves *moves, int from, int to, float share)
{
    if (moves->count < MAX_MOVES && to != from)
        moves->list[moves->count++] =
            (Move){.from = (uint8_t)from, .to = (uint8_t)to, .share = share};
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
    switch (effect->kind) {
    case EFFECT_MOVE_TO:
    case EFFECT_BACK_TO:
        return effect->target;
    case EFFECT_JAIL:
        return edition->jail != NO_SPACE ? edition->jail : from;
    case EFFECT_MOVE_BY:
        return (int)(((from + effect->amount) % count + count) % count);
    case EFFECT_NEAREST:
        return nearest_of(edition, from, effect->target);
    default:
        return from;
    }
}

/* Of 36 throws of two dice, those with a total up to `total`. */
static int throws_up_to(int total)
{
    int sum = 0;
    for (int t = 2; t <= total && t <= 12; t++) sum += t <= 7 ? t - 1 : 13 - t;
    return sum;
}

static float card_share(const Deck *deck, const Card *card, float weights)
{
    switch ((DeckKind)deck->kind) {
    case DECK_WEIGHTS:
        return (float)card->weight / weights;
    case DECK_DICE:
        return (float)(throws_up_to(card->high) - throws_up_to(card->low - 1)) / 36.0f;
    case DECK_CARDS:
        break;
    }
    return 1.0f / (float)deck->card_count;
}

static void add_deck(const Edition *edition, int from, const Deck *deck, Moves *moves)
{
    float weights = 0;
    if (deck->kind == DECK_WEIGHTS)
        for (int i = 0; i < deck->card_count; i++) weights += (float)deck->cards[i].weight;
    for (int i = 0; i < deck->card_count; i++) {
        int to = led_to(edition, from, &deck->cards[i].effect);
        if (to != from)
            add_move(moves, from, to, card_share(deck, &deck->cards[i], weights));
    }
}

static void find_moves(const Edition *edition, Moves *moves)
{
    moves->count = 0;
    for (int space = 0; space < edition->space_count; space++) {
        const Space *here = &edition->spaces[space];
        if (here->kind != SPACE_EFFECT) continue;
        if (here->effect.kind == EFFECT_DRAW)
            add_deck(edition, space, &edition->decks[here->effect.target], moves);
        else
            add_move(moves, space, led_to(edition, space, &here->effect), 1.0f);
    }
}

/* One die for everybody: next[s] is the sixth part of the six before s. */
static void one_die(const float *crowd, int count, float *next)
{
    float sum = 0;
    for (int back = 1; back <= 6; back++) sum += crowd[(6 * count - back) % count];
    for (int space = 0; space < count; space++) {
        next[space] = sum * (1.0f / 6.0f);
        int leaves = space - 6;
        while (leaves < 0) leaves += count;
        sum += crowd[space] - crowd[leaves];
    }
}

static void throw_once(int count, const Moves *moves, float *crowd)
{
    float half[MAX_SPACES];
    one_die(crowd, count, half);
    one_die(half, count, crowd);
    float moved[MAX_MOVES];
    for (int i = 0; i < moves->count; i++)
        moved[i] = crowd[moves->list[i].from] * moves->list[i].share;
    for (int i = 0; i < moves->count; i++) {
        crowd[moves->list[i].from] -= moved[i];
        crowd[moves->list[i].to] += moved[i];
    }
}

static void find_visits(const Edition *edition, Outlook *outlook)
{
    Moves moves;
    float crowd[MAX_SPACES];
    int count = edition->space_count;
    float throws = edition->rule[RULE_DOUBLES_AGAIN] ? 7.0f / 6.0f : 1.0f;
    find_moves(edition, &moves);
    for (int space = 0; space < count; space++) crowd[space] = throws / (float)count;
    for (int sweep = 0; sweep < SWEEPS; sweep++) throw_once(count, &moves, crowd);
    for (int deed = 0; deed < edition->deed_count; deed++)
        outlook->visits[deed] = crowd[edition->deeds[deed].space];
}

static void find_unit(const Edition *edition, Outlook *outlook)
{
    float sum = 0;
    for (int deed = 0; deed < edition->deed_count; deed++) sum += (float)edition->deeds[deed].price;
    outlook->unit = sum / (float)(edition->deed_count > 0 ? edition->deed_count : 1);
    if (outlook->unit < 1) outlook->unit = 1;
}

Money outlook_street_rent(const Edition *edition, DeedId deed, int level)
{
    const Deed *printed = &edition->deeds[deed];
    if (level == 0) return printed->rent[0];
    if (edition->rule[RULE_HOTEL] != HOTEL_BESIDE) return printed->rent[level];
    return game_level_houses(level) * printed->rent[1] +
           game_level_hotels(level) * printed->rent[2];
}

static void add_street(const Edition *edition, DeedId deed, Outlook *outlook)
{
    const Deed *printed = &edition->deeds[deed];
    int most = edition->rule[RULE_HOUSES_PER_STREET];
    int high = most < OUTLOOK_HEIGHT ? most : OUTLOOK_HEIGHT;
    int style = edition->rule[RULE_HOTEL];
    int full = style == HOTEL_TOP ? HOTEL_LEVEL : style == HOTEL_NONE ? most : most + BESIDE_HOTEL;
    float visits = outlook->visits[deed] / outlook->unit;
    GroupId group = printed->group;
    outlook->site[group] +=
        visits * (float)printed->rent[0] * (float)edition->rule[RULE_GROUP_RENT] / 100.0f;
    if (printed->house_price <= 0) return;
    outlook->built[group] += visits * (float)outlook_street_rent(edition, deed, high);
    outlook->highest[group] += visits * (float)outlook_street_rent(edition, deed, full);
    outlook->cost[group] += (float)(high * printed->house_price) / outlook->unit;
    Money beyond = (most - high) * printed->house_price;
    if (style != HOTEL_NONE) beyond += printed->hotel_price;
    outlook->cost_highest[group] += (float)beyond / outlook->unit;
}

static void add_other(const Edition *edition, DeedId deed, Outlook *outlook)
{
    const Deed *printed = &edition->deeds[deed];
    const Group *group = &edition->groups[printed->group];
    int owned = group->deed_count < RENT_STEPS ? group->deed_count : RENT_STEPS;
    float rent = (float)printed->rent[owned - 1];
    if (group->kind == GROUP_DICE) rent *= USUAL_THROW;
    outlook->site[printed->group] += outlook->visits[deed] * rent / outlook->unit;
}

void outlook_make(const Edition *edition, Outlook *outlook)
{
    *outlook = (Outlook){0};
    find_unit(edition, outlook);
    find_visits(edition, outlook);
    for (DeedId deed = 0; deed < edition->deed_count; deed++) {
        if (edition->groups[edition->deeds[deed].group].kind == GROUP_STREETS)
            add_street(edition, deed, outlook);
        else
            add_other(edition, deed, outlook);
    }
}
