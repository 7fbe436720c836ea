/* random_player.c -- any legal action, with odds that let games end. */
#include "players/described/random_player.h"

#include <assert.h>

#include "game/legal.h"

enum {
    DEAL_TRIES = 6,        /* to compose a deal that passes */
    DEAL_DEEDS = 2,        /* most deeds on a side, as a rule */
    SILENCE = 64,          /* one chance in this many to act out of turn */
    NOTHING_WEIGHT = 20000 /* of saying nothing after all */
};

/* How often each kind is chosen where it is legal: playing on is likelier
 * than managing, and giving up is hardly ever chosen. */
static const uint32_t kind_weight[ACTION_COUNT] = {
    [ACTION_DICE] = 10000,    [ACTION_DRAW] = 10000,    [ACTION_PICK] = 10000,
    [ACTION_BELL] = 0,        [ACTION_ROLL] = 60000,    [ACTION_FINE] = 20000,
    [ACTION_RELEASE] = 20000, [ACTION_WAIT] = 20000,    [ACTION_BUY] = 60000,
    [ACTION_DECLINE] = 20000, [ACTION_CHOOSE] = 20000,  [ACTION_OPEN] = 20000,
    [ACTION_TRAVEL] = 20000,  [ACTION_TOKEN] = 20000,   [ACTION_END] = 60000,
    [ACTION_BUILD] = 40000,   [ACTION_SELL] = 3000,     [ACTION_BREAK] = 3000,
    [ACTION_MORTGAGE] = 3000, [ACTION_REDEEM] = 8000,   [ACTION_KEEP] = 8000,
    [ACTION_OFFER] = 6000,    [ACTION_COUNTER] = 10000, [ACTION_ACCEPT] = 20000,
    [ACTION_REJECT] = 30000,  [ACTION_BID] = 20000,     [ACTION_PASS] = 20000,
    [ACTION_WANT] = 20000,    [ACTION_BANKRUPT] = 3000, [ACTION_FLOOR] = 20000,
    [ACTION_DONE] = 40000,    [ACTION_CLAIM] = 60000,   [ACTION_RESIGN] = 20,
    [ACTION_STOP] = 20,
};

/* ---- composing deals ------------------------------------------------------ */

static DeedSet some_deeds(DeedSet from, Rng *rng)
{
    DeedSet chosen = 0;
    uint32_t most = rng_below(rng, 32) == 0 ? MAX_DEEDS : DEAL_DEEDS;
    uint32_t wanted = rng_below(rng, most + 1);
    for (; wanted > 0 && from != 0; wanted--) {
        uint32_t skip = rng_below(rng, (uint32_t)__builtin_popcountll(from));
        DeedSet rest = from;
        for (; skip > 0; skip--) rest &= rest - 1;
        chosen |= rest & (~rest + 1);
        from &= ~chosen;
    }
    return chosen;
}

/* Mostly small sums, now and then up to everything. */
static Money some_money(Money cash, Rng *rng)
{
    if (cash <= 0 || rng_below(rng, 3) == 0) return 0;
    Money most = rng_below(rng, 4) == 0 ? cash : cash / 8 + 1;
    return (Money)rng_below(rng, (uint32_t)most + 1);
}

static void some_cards(const uint8_t held[MAX_DECKS], uint8_t cards[MAX_DECKS], Rng *rng)
{
    for (int deck = 0; deck < MAX_DECKS; deck++)
        cards[deck] = held[deck] == 0 ? 0 : (uint8_t)rng_below(rng, held[deck] + 1U);
}

void random_player_deal(const Edition *edition, const Game *game, SeatId seat, SeatId other,
                        Rng *rng, Deal *deal)
{
    (void)edition;
    const Seat *own = &game->seats[seat];
    const Seat *their = &game->seats[other];
    *deal = (Deal){0};
    deal->give = some_deeds(own->deeds, rng);
    deal->take = some_deeds(their->deeds, rng);
    if (rng_below(rng, 2) == 0)
        deal->give_money = some_money(own->cash, rng);
    else
        deal->take_money = some_money(their->cash, rng);
    some_cards(own->release, deal->give_cards, rng);
    some_cards(their->release, deal->take_cards, rng);
}

static SeatId another_seat(const Game *game, SeatId seat, Rng *rng)
{
    SeatId other = seat;
    for (uint32_t steps = rng_below(rng, MAX_SEATS) + 1; steps > 0; steps--) {
        other = game_next_seat(game, other);
        if (other == seat) other = game_next_seat(game, other);
    }
    return other;
}

/* Turns the entry for "any deal" into one that passes; false when a few tries
 * did not find one. */
static bool compose(const Edition *edition, const Game *game, Rng *rng, Action *action)
{
    for (int i = 0; i < DEAL_TRIES; i++) {
        action->other = action->kind == ACTION_COUNTER ? game->offer.from
                                                       : another_seat(game, action->seat, rng);
        random_player_deal(edition, game, action->seat, action->other, rng, &action->deal);
        if (action_check(edition, game, action) == REFUSAL_NONE) return true;
    }
    return false;
}

/* ---- choosing ---------------------------------------------------------------- */

/* Half of the time near the lower end, else anywhere. */
static Money some_amount(const LegalAction *entry, Rng *rng)
{
    uint32_t width = (uint32_t)(entry->most - entry->least);
    if (rng_below(rng, 2) == 0 && width > 50) width = 50;
    return entry->least + (Money)rng_below(rng, width + 1);
}

static bool is_deal(const LegalAction *entry)
{
    return entry->action.kind == ACTION_OFFER || entry->action.kind == ACTION_COUNTER;
}

/* A kind by its weight, `nothing` being the weight of ACTION_COUNT: none. */
static ActionKind some_kind(uint64_t present, uint32_t nothing, Rng *rng)
{
    uint32_t sum = nothing;
    for (uint64_t rest = present; rest != 0; rest &= rest - 1)
        sum += kind_weight[__builtin_ctzll(rest)];
    if (sum == 0) return ACTION_COUNT;
    uint32_t point = rng_below(rng, sum);
    for (uint64_t rest = present; rest != 0; rest &= rest - 1) {
        int kind = __builtin_ctzll(rest);
        if (point < kind_weight[kind]) return (ActionKind)kind;
        point -= kind_weight[kind];
    }
    return ACTION_COUNT;
}

static const LegalAction *some_entry(const LegalList *list, ActionKind kind, Rng *rng)
{
    uint32_t count = 0;
    for (int i = 0; i < list->count; i++) count += list->list[i].action.kind == kind;
    uint32_t skip = rng_below(rng, count);
    const LegalAction *entry = list->list;
    for (;; entry++)
        if (entry->action.kind == kind && skip-- == 0) return entry;
}

static bool choose(const Decision *decision, const LegalList *list, uint32_t nothing,
                   Action *action)
{
    Rng *rng = decision->rng;
    uint64_t present = 0;
    for (int i = 0; i < list->count; i++) present |= (uint64_t)1 << list->list[i].action.kind;
    while (present != 0) {
        ActionKind kind = some_kind(present, nothing, rng);
        if (kind == ACTION_COUNT) return false;
        const LegalAction *entry = some_entry(list, kind, rng);
        *action = entry->action;
        if (entry->least < entry->most) action->amount = some_amount(entry, rng);
        if (!is_deal(entry) || compose(decision->edition, decision->game, rng, action)) return true;
        present &= ~((uint64_t)1 << kind);
    }
    return false;
}

static void decide(const Decision *decision, Action *action)
{
    LegalList list;
    legal_list(decision->edition, decision->game, &list);
    assert(list.count > 0);
    if (!choose(decision, &list, 0, action)) *action = list.list[0].action;
}

static bool interrupt(const Decision *decision, Action *action)
{
    if (decision->game->claim_count == 0 && rng_below(decision->rng, SILENCE) != 0) return false;
    LegalList list;
    legal_out_of_turn(decision->edition, decision->game, decision->seat, &list);
    return choose(decision, &list, NOTHING_WEIGHT, action);
}

const PlayerKind random_player = {
    .word = "random",
    .about = "does anything the rules allow, by chance",
    .decide = decide,
    .interrupt = interrupt,
};
