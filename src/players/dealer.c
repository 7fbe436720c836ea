/* dealer.c -- chance: dice, cards and picks from an Rng. */
#include "players/dealer.h"

#include <assert.h>

#include "base/apart.h"
#include "game/legal.h"

/* Lists what can be picked. The list is large, so it gets a separate
 * function and stack frame. */
static void pick_listed(const Edition *edition, const Game *game, Rng *rng, Action *action)
{
    LegalList list;
    legal_list(edition, game, &list);
    assert(list.count > 0);
    const LegalAction *picked = &list.list[rng_below(rng, (uint32_t)list.count)];
    *action = picked->action;
    if (picked->least < picked->most)
        action->amount =
            picked->least + (Money)rng_below(rng, (uint32_t)(picked->most - picked->least) + 1);
}

/* Member number `n` of a set. */
static int nth_member(uint64_t set, uint32_t n)
{
    for (; n > 0; n--) set &= set - 1;
    return __builtin_ctzll(set);
}

static void throw_dice(Rng *rng, Action *action)
{
    DealerThrow thrown = dealer_throw(rng);
    *action = (Action){.kind = ACTION_DICE,
                       .seat = DEALER,
                       .deed = NO_DEED,
                       .amount = thrown.first,
                       .second = thrown.second};
}

static CardId card_of_pile(const Pile *pile, Rng *rng)
{
    if (pile->unseen == 0) return pile->order[pile->first];
    uint32_t count = (uint32_t)__builtin_popcount(pile->unseen);
    return (CardId)nth_member(pile->unseen, rng_below(rng, count));
}

/* Rule W6: as long as enough get-out cards are held, none can be drawn. */
static bool releases_are_out(const Edition *edition, const Game *game)
{
    int32_t limit = edition->rule[RULE_RELEASE_LIMIT];
    if (limit == 0) return false;
    int held = 0;
    for (SeatId seat = 0; seat < game->seat_count; seat++) held += game_release_count(game, seat);
    return held >= limit;
}

static CardId card_by_weight(const Deck *deck, bool no_release, Rng *rng)
{
    uint32_t weights[MAX_CARDS] = {0};
    uint32_t sum = 0;
    for (int card = 0; card < deck->card_count; card++) {
        bool out = no_release && deck->cards[card].effect.kind == EFFECT_RELEASE;
        weights[card] = out ? 0 : deck->cards[card].weight;
        sum += weights[card];
    }
    assert(sum > 0);
    uint32_t point = rng_below(rng, sum);
    CardId card = 0;
    for (; point >= weights[card]; card++) point -= weights[card];
    return card;
}

static CardId card_by_total(const Deck *deck, int total)
{
    for (CardId card = 0; card < deck->card_count; card++)
        if (deck->cards[card].low <= total && total <= deck->cards[card].high) return card;
    return 0;
}

static void draw_card(const Edition *edition, const Game *game, Rng *rng, Action *action)
{
    const Deck *deck = &edition->decks[game->deck];
    CardId card = 0;
    switch ((DeckKind)deck->kind) {
    case DECK_CARDS: card = card_of_pile(&game->piles[game->deck], rng); break;
    case DECK_WEIGHTS: card = card_by_weight(deck, releases_are_out(edition, game), rng); break;
    case DECK_DICE: card = card_by_total(deck, game->arrival); break;
    }
    *action = (Action){.kind = ACTION_DRAW, .seat = DEALER, .deed = NO_DEED, .other = card};
}

static void pick(Action *action, int what)
{
    *action = (Action){.kind = ACTION_PICK, .seat = DEALER, .deed = NO_DEED, .amount = what};
}

static void pick_seat(const Game *game, Rng *rng, Action *action)
{
    uint32_t waiting = (1U << game->seat_count) - 1;
    for (int i = 0; i < game->order_next; i++) waiting &= ~(1U << game->order[i]);
    pick(action, nth_member(waiting, rng_below(rng, (uint32_t)__builtin_popcount(waiting))));
}

static void pick_bank_deed(const Edition *edition, const Game *game, Rng *rng, Action *action)
{
    DeedSet free = DEED_BIT(edition->deed_count) - 1;
    for (int seat = 0; seat < game->seat_count; seat++) free &= ~game->seats[seat].deeds;
    pick(action, nth_member(free, rng_below(rng, (uint32_t)__builtin_popcountll(free))));
}

/* Everything but the dice that move a token. */
APART static void decide_other(const Edition *edition, const Game *game, Rng *rng, Action *action)
{
    Phase phase = (Phase)game->phase;
    PhaseAsk ask = (PhaseAsk)phase_rows[phase].ask;
    if (ask == ASK_DICE) {
        throw_dice(rng, action);
    } else if (ask == ASK_CARD) {
        draw_card(edition, game, rng, action);
    } else if (phase == PHASE_SHUFFLE) {
        pick_seat(game, rng, action);
    } else if (phase == PHASE_DEAL) {
        pick_bank_deed(edition, game, rng, action);
    } else {
        assert(phase_picks(phase));
        pick_listed(edition, game, rng, action);
    }
}

void dealer_decide(const Edition *edition, const Game *game, Rng *rng, Action *action)
{
    assert(game->decider == DEALER);
    if (game->phase == PHASE_THROW)
        throw_dice(rng, action);
    else
        decide_other(edition, game, rng, action);
}
