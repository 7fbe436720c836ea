/* notation_hash.c -- a number for a state, the same on every platform.
 *
 * Field by field, never the bytes of the struct: those have padding and an
 * order of bytes. What a closed slot still holds does not count, nor where
 * the ring of a pile begins. */
#include "game/notation/notation.h"

/* Takes one word in: a multiplication spreads it upwards, the shift brings
 * the upper half down again. */
static inline uint64_t mixed(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 32;
}

/* Two numbers in one word, eight bytes in one word. */
static inline uint64_t pair(int64_t low, int64_t high)
{
    return (uint64_t)(uint32_t)low | (uint64_t)(uint32_t)high << 32;
}

static inline uint64_t bytes(unsigned a, unsigned b, unsigned c, unsigned d)
{
    return (uint64_t)a | (uint64_t)b << 8 | (uint64_t)c << 16 | (uint64_t)d << 24;
}

static inline uint64_t bytes_8(const uint8_t *at)
{
    return bytes(at[0], at[1], at[2], at[3]) | bytes(at[4], at[5], at[6], at[7]) << 32;
}

static inline uint64_t shorts(int a, int b, int c, int d)
{
    return (uint64_t)(uint16_t)a | (uint64_t)(uint16_t)b << 16 | (uint64_t)(uint16_t)c << 32 |
           (uint64_t)(uint16_t)d << 48;
}

static uint64_t mix_seat(uint64_t hash, const Seat *seat)
{
    hash = mixed(hash, pair(seat->cash, seat->laps) | (uint64_t)seat->space << 48 |
                           (uint64_t)seat->token << 56);
    hash = mixed(hash, seat->deeds);
    hash = mixed(hash,
                 bytes(seat->in_jail, seat->jail_turns, seat->left, seat->owes_to) |
                     bytes(seat->release[0], seat->release[1], seat->release[2], seat->release[3])
                         << 32);
    return mixed(hash, bytes(seat->offers, seat->kept_deck, seat->kept_card, 0));
}

/* Nothing but where a rule keeps it: hashes from before that rule stay. */
static uint64_t mix_owed(uint64_t hash, const Game *game)
{
    for (int i = 0; i < game->seat_count && i < MAX_SEATS; i++)
        if (game->owed[i] != 0) hash = mixed(hash, pair(game->owed[i], i));
    return hash;
}

static uint64_t mix_holdings(uint64_t hash, const Holding *holdings, int count)
{
    for (int deed = 0; deed < count; deed += 2) {
        const Holding *one = &holdings[deed];
        const Holding *two = &holdings[deed + 1 < count ? deed + 1 : deed];
        hash = mixed(hash, bytes(one->owner, one->level, one->mortgaged, 0) |
                               bytes(two->owner, two->level, two->mortgaged, 0) << 32);
    }
    return hash;
}

static uint64_t mix_pile(uint64_t hash, const Pile *pile)
{
    hash = mixed(hash, pair(pile->unseen, pile->count));
    uint64_t word = 0;
    for (unsigned i = 0; i < pile->count && i < MAX_CARDS; i++) {
        word = word << 8 | pile->order[(pile->first + i) % MAX_CARDS];
        if (i % 8 == 7) {
            hash = mixed(hash, word);
            word = 0;
        }
    }
    return mixed(hash, word);
}

static uint64_t mix_debts(uint64_t hash, const Game *game)
{
    for (int i = 0; i < game->debt_count && i < MAX_DEBTS; i++) {
        const Debt *debt = &game->debts[i];
        hash = mixed(hash, pair(debt->amount, 0) |
                               bytes(debt->debtor, debt->creditor, debt->reason, debt->deed) << 32);
    }
    for (int i = 0; i < game->claim_count && i < MAX_CLAIMS; i++) {
        const Claim *claim = &game->claims[i];
        hash = mixed(hash, pair(claim->amount, 0) |
                               bytes(claim->visitor, claim->owner, claim->deed, claim->throws_left)
                                   << 32);
    }
    return hash;
}

static uint64_t mix_offer(uint64_t hash, const Offer *offer)
{
    if (offer->open == OFFER_NONE) return hash;
    const Deal *deal = &offer->deal;
    hash = mixed(hash, bytes(offer->open, offer->from, offer->to, offer->counters));
    hash = mixed(hash, deal->give);
    hash = mixed(hash, deal->take);
    hash = mixed(hash, pair(deal->give_money, deal->take_money));
    return mixed(hash, bytes(deal->give_cards[0], deal->give_cards[1], deal->give_cards[2],
                             deal->give_cards[3]) |
                           bytes(deal->take_cards[0], deal->take_cards[1], deal->take_cards[2],
                                 deal->take_cards[3])
                               << 32);
}

static uint64_t mix_sale(uint64_t hash, const Auction *auction, const Want *want)
{
    if (auction->open != AUCTION_NONE) {
        hash = mixed(hash, pair(auction->bid, auction->open) | (uint64_t)auction->in << 40);
        hash = mixed(hash, bytes(auction->deed, auction->bidder, auction->asked, 0));
    }
    if (want->open != WANT_NONE) {
        hash = mixed(hash, bytes(want->open, want->seat, want->deed, want->houses) |
                               bytes(want->ask, want->want, want->asked, 0) << 32);
    }
    return hash;
}

static uint64_t mix_turn(uint64_t hash, const Game *game)
{
    hash = mixed(hash, bytes(game->seat_count, game->alive, game->left_count, game->mover) |
                           bytes(game->phase, game->decider, game->step, game->doubles) << 32);
    hash =
        mixed(hash, bytes(game->again, game->rent_factor, game->rent_dice, game->deck) |
                        bytes(game->card, game->debt_count, game->claim_count, game->floor) << 32);
    hash = mixed(hash, bytes(game->floor_used, game->vote_open, game->vote_ask, game->vote_from) |
                           bytes(game->bell, game->jail_throws, game->thief, game->thief_target)
                               << 32);
    hash = mixed(
        hash,
        bytes(game->winner, game->order_next, game->order_ties, game->offer.open != OFFER_NONE) |
            bytes(game->auction.open != AUCTION_NONE, game->want.open != WANT_NONE, 0, 0) << 32);
    hash = mixed(hash, shorts(game->dice[0], game->dice[1], game->arrival, game->manage_count));
    hash = mixed(hash, shorts(game->houses, game->hotels, game->jail_sum[0], game->jail_sum[1]));
    if ((game->dice[0] | game->dice[1] | game->arrival) > INT16_MAX) /* chosen dice */
        hash = mixed(mixed(hash, pair(game->dice[0], game->dice[1])), pair(game->arrival, 0));
    hash = mixed(hash, pair(game->turn, game->round));
    return mixed(hash, pair(game->pot, 0));
}

/* Entries beyond the number of seats are unused. */
static uint64_t mix_order(uint64_t hash, const Game *game)
{
    uint8_t order[MAX_SEATS] = {0};
    int sums[MAX_SEATS] = {0};
    for (int i = 0; i < game->seat_count && i < MAX_SEATS; i++) {
        order[i] = game->order[i];
        sums[i] = game->order_sum[i];
    }
    hash = mixed(hash, bytes_8(order));
    hash = mixed(hash, shorts(sums[0], sums[1], sums[2], sums[3]));
    return mixed(hash, shorts(sums[4], sums[5], sums[6], sums[7]));
}

uint64_t notation_hash(const Edition *edition, const Game *game)
{
    uint64_t hash = UINT64_C(0x6F706F6C79); /* "opoly" */
    hash = mix_turn(hash, game);
    hash = mix_order(hash, game);
    for (int i = 0; i < game->seat_count && i < MAX_SEATS; i++)
        hash = mix_seat(hash, &game->seats[i]);
    hash = mix_owed(hash, game);
    hash = mix_holdings(hash, game->holdings, edition->deed_count);
    for (int i = 0; i < edition->deck_count; i++) hash = mix_pile(hash, &game->piles[i]);
    hash = mix_debts(hash, game);
    hash = mix_offer(hash, &game->offer);
    hash = mix_sale(hash, &game->auction, &game->want);
    hash = mixed(hash, game->estate);
    hash = mixed(hash, game->inherited);
    if (game->wishes != 0) hash = mixed(hash, game->wishes);
    /* The last words have not spread yet. */
    return mixed(mixed(hash, 0), 0);
}
