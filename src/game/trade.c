/* trade.c -- offers between two seats: make, counter, accept, reject. */
#include "game/trade.h"

#include "game/mortgage.h"
#include "game/transfer.h"

Deal trade_mirror(const Deal *deal)
{
    Deal mirror = {.give = deal->take,
                   .take = deal->give,
                   .give_money = deal->take_money,
                   .take_money = deal->give_money};
    for (int deck = 0; deck < MAX_DECKS; deck++) {
        mirror.give_cards[deck] = deal->take_cards[deck];
        mirror.take_cards[deck] = deal->give_cards[deck];
    }
    return mirror;
}

static int card_count(const uint8_t cards[MAX_DECKS])
{
    int count = 0;
    for (int deck = 0; deck < MAX_DECKS; deck++) count += cards[deck];
    return count;
}

static int thing_count(DeedSet deeds, Money money, const uint8_t cards[MAX_DECKS])
{
    return __builtin_popcountll(deeds) + (money != 0) + card_count(cards);
}

/* M7, W2: some editions trade only in a narrow form. */
static Refusal check_shape(const Edition *edition, const Deal *deal)
{
    int give = thing_count(deal->give, deal->give_money, deal->give_cards);
    int take = thing_count(deal->take, deal->take_money, deal->take_cards);
    if (deal->give_money < 0 || deal->take_money < 0) return REFUSAL_TRADE_MONEY;
    if (give + take == 0) return REFUSAL_TRADE_EMPTY;
    int trade = edition->rule[RULE_TRADE];
    if (trade == TRADE_NONE) return REFUSAL_NO_TRADES;
    if (trade != TRADE_PRICE && trade != TRADE_ONE) return REFUSAL_NONE;
    bool cards = card_count(deal->give_cards) + card_count(deal->take_cards) != 0;
    if (give != 1 || take != 1 || cards) return REFUSAL_TRADE_SHAPE;
    bool pays = deal->give_money != 0, is_paid = deal->take_money != 0;
    bool shaped = trade == TRADE_PRICE ? pays != is_paid : !(pays && is_paid);
    return shaped ? REFUSAL_NONE : REFUSAL_TRADE_SHAPE;
}

static bool built(const Edition *edition, const Game *game, DeedSet deeds)
{
    for (; deeds != 0; deeds &= deeds - 1) {
        if (game_group_built(edition, game, edition->deeds[__builtin_ctzll(deeds)].group))
            return true;
    }
    return false;
}

static bool holds_cards(const Seat *seat, const uint8_t cards[MAX_DECKS])
{
    for (int deck = 0; deck < MAX_DECKS; deck++) {
        if (cards[deck] > seat->release[deck]) return false;
    }
    return true;
}

static Money fees(const Edition *edition, const Game *game, DeedSet deeds)
{
    Money sum = 0;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        if (game->holdings[deed].mortgaged) sum += edition_transfer_fee(edition, deed);
    }
    return sum;
}

/* Rule P21: after the trade the fees of mortgaged deeds can be paid. */
static bool can_pay_fees(const Edition *edition, const Game *game, SeatId seat, const Deal *deal)
{
    Money sum = fees(edition, game, deal->take);
    Money after = game->seats[seat].cash - deal->give_money + deal->take_money;
    return sum == 0 || after >= sum;
}

static Money loan_value(const Edition *edition, const Game *game, DeedSet deeds)
{
    Money sum = 0;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        if (!game->holdings[deed].mortgaged) sum += edition->deeds[deed].mortgage;
    }
    return sum;
}

/* Rule DP-26: a debtor's trade brings cash, and does not make the debtor poorer. */
static bool helps_debtor(const Edition *edition, const Game *game, const Deal *deal)
{
    Money cash = deal->take_money - deal->give_money - fees(edition, game, deal->take);
    return cash > 0 &&
           cash + loan_value(edition, game, deal->take) >= loan_value(edition, game, deal->give);
}

static Refusal check_debtor(const Edition *edition, const Game *game, SeatId from, SeatId to,
                            const Deal *deal)
{
    if (game->debt_count == 0 || edition->rule[RULE_DEBTOR_TRADE] == DEBTOR_TRADE_ANY)
        return REFUSAL_NONE;
    SeatId debtor = game->debts[0].debtor;
    Deal mirror = trade_mirror(deal);
    if (debtor == from && !helps_debtor(edition, game, deal)) return REFUSAL_TRADE_DEBTOR;
    if (debtor == to && !helps_debtor(edition, game, &mirror)) return REFUSAL_TRADE_DEBTOR;
    return REFUSAL_NONE;
}

static Refusal check_deal(const Edition *edition, const Game *game, SeatId from, SeatId to,
                          const Deal *deal)
{
    const Seat *one = &game->seats[from];
    const Seat *two = &game->seats[to];
    Refusal why = check_shape(edition, deal);
    if (why != REFUSAL_NONE) return why;
    if ((deal->give & ~one->deeds) != 0 || !holds_cards(one, deal->give_cards))
        return REFUSAL_TRADE_NOT_YOURS;
    if ((deal->take & ~two->deeds) != 0 || !holds_cards(two, deal->take_cards))
        return REFUSAL_TRADE_NOT_THEIRS;
    if (built(edition, game, deal->give | deal->take)) return REFUSAL_TRADE_BUILT;
    if (deal->give_money > 0 && deal->give_money > one->cash) return REFUSAL_TRADE_MONEY;
    if (deal->take_money > 0 && deal->take_money > two->cash) return REFUSAL_TRADE_THEIR_MONEY;
    if (deal->give_money > MONEY_LIMIT - two->cash || deal->take_money > MONEY_LIMIT - one->cash)
        return REFUSAL_CEILING;
    Deal mirror = trade_mirror(deal);
    if (!can_pay_fees(edition, game, from, deal) || !can_pay_fees(edition, game, to, &mirror))
        return REFUSAL_TRADE_FEES;
    return check_debtor(edition, game, from, to, deal);
}

Refusal trade_check_turn(const Edition *edition, const Game *game, SeatId from)
{
    if (edition->rule[RULE_TRADE] == TRADE_NONE) return REFUSAL_NO_TRADES;
    if (game->offer.open != OFFER_NONE) return REFUSAL_TRADE_PENDING;
    return game->seats[from].offers < edition->rule[RULE_OFFERS_PER_TURN] ? REFUSAL_NONE
                                                                          : REFUSAL_TRADE_MANY;
}

Refusal trade_check(const Edition *edition, const Game *game, SeatId from, SeatId to,
                    const Deal *deal)
{
    Refusal why = trade_check_turn(edition, game, from);
    if (why != REFUSAL_NONE) return why;
    if (to == from) return REFUSAL_TRADE_SELF;
    if (!game_seat_in(game, to)) return REFUSAL_TRADE_GONE;
    /* M7 (montreal): a price is offered, never demanded. */
    if (edition->rule[RULE_TRADE] == TRADE_PRICE && deal->take_money != 0)
        return REFUSAL_TRADE_SHAPE;
    return check_deal(edition, game, from, to, deal);
}

bool trade_may_counter(const Edition *edition, const Game *game)
{
    /* M7: the owner asks for more once, then the buyer decides. */
    int limit = edition->rule[RULE_TRADE] == TRADE_PRICE ? 1 : MAX_COUNTERS;
    return game->offer.counters < limit;
}

/* M7: the same deed for more money. */
static bool asks_for_more(const Offer *offer, const Deal *deal)
{
    return deal->give == offer->deal.take && deal->take_money > offer->deal.give_money;
}

Refusal trade_check_counter(const Edition *edition, const Game *game, const Deal *deal)
{
    const Offer *offer = &game->offer;
    if (!trade_may_counter(edition, game)) return REFUSAL_TRADE_COUNTERS;
    Refusal why = check_deal(edition, game, offer->to, offer->from, deal);
    if (why == REFUSAL_NONE && edition->rule[RULE_TRADE] == TRADE_PRICE &&
        !asks_for_more(offer, deal))
        return REFUSAL_TRADE_SHAPE;
    return why;
}

Refusal trade_check_accept(const Edition *edition, const Game *game)
{
    return check_deal(edition, game, game->offer.from, game->offer.to, &game->offer.deal);
}

static void tell(const Play *play, EventKind kind, SeatId seat, SeatId other)
{
    event_add(play->events,
              (Event){.kind = (uint8_t)kind, .seat = seat, .other = other, .deed = NO_DEED});
}

void trade_offer(const Play *play, SeatId from, SeatId to, const Deal *deal)
{
    Game *game = play->game;
    bool waits = play->edition->rule[RULE_TRADE_WAITS] != 0 && to != game_mover(game);
    game->offer =
        (Offer){.deal = *deal, .open = waits ? OFFER_WAITING : OFFER_MADE, .from = from, .to = to};
    game->seats[from].offers++;
    game->offered |= (uint8_t)(1u << from);
    tell(play, EVENT_OFFERED, from, to);
}

void trade_counter(const Play *play, const Deal *deal)
{
    Offer *offer = &play->game->offer;
    SeatId countering = offer->to;
    offer->to = offer->from;
    offer->from = countering;
    offer->deal = *deal;
    offer->counters++;
    tell(play, EVENT_COUNTERED, offer->from, offer->to);
}

static void close_offer(Game *game)
{
    game->offer = (Offer){.from = NOBODY, .to = NOBODY};
}

static void hand_over(const Play *play, SeatId from, SeatId to, DeedSet deeds,
                      const uint8_t cards[MAX_DECKS])
{
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        transfer_deed(play, deed, to);
        if (play->game->holdings[deed].mortgaged) mortgage_inherit(play, deed);
    }
    for (DeckId deck = 0; deck < MAX_DECKS; deck++) {
        for (int i = 0; i < cards[deck]; i++) transfer_release(play, deck, from, to);
    }
}

void trade_accept(const Play *play)
{
    Offer offer = play->game->offer;
    tell(play, EVENT_ACCEPTED, offer.to, offer.from);
    close_offer(play->game);
    transfer_money(play, offer.from, offer.to, offer.deal.give_money, REASON_TRADE, NO_DEED);
    transfer_money(play, offer.to, offer.from, offer.deal.take_money, REASON_TRADE, NO_DEED);
    hand_over(play, offer.from, offer.to, offer.deal.give, offer.deal.give_cards);
    hand_over(play, offer.to, offer.from, offer.deal.take, offer.deal.take_cards);
}

void trade_reject(const Play *play)
{
    tell(play, EVENT_REJECTED, play->game->offer.to, play->game->offer.from);
    close_offer(play->game);
}

void trade_forget(const Play *play, SeatId seat)
{
    Game *game = play->game;
    if (game->offer.open == OFFER_NONE || (game->offer.from != seat && game->offer.to != seat))
        return;
    tell(play, EVENT_OFFER_LAPSED, game->offer.from, game->offer.to);
    close_offer(game);
}
