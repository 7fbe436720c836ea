/* simple_trade.c -- how the simple player judges and makes offers. */
#include "players/described/simple_trade.h"

#include "players/described/simple_money.h"

/* A seat must gain at least this much: a hundredth of the starting money. */
static Money margin(const Edition *edition)
{
    return edition->rule[RULE_START_MONEY] / 100 + 1;
}

static Money prices_of(const Edition *edition, DeedSet deeds)
{
    Money sum = 0;
    for (; deeds != 0; deeds &= deeds - 1) sum += edition->deeds[__builtin_ctzll(deeds)].price;
    return sum;
}

/* A whole group of streets counts double, of others half as much again. */
static Money group_worth(const Edition *edition, const Group *group, DeedSet deeds)
{
    Money prices = prices_of(edition, deeds & group->deeds);
    if ((group->deeds & ~deeds) != 0 || group->deed_count < 2) return prices;
    return group->kind == GROUP_STREETS ? 2 * prices : prices + prices / 2;
}

/* What deeds are worth more (or less) after `lost` went and `won` came. */
static Money deeds_gain(const Edition *edition, DeedSet deeds, DeedSet lost, DeedSet won)
{
    Money gain = 0;
    for (DeedSet rest = lost | won; rest != 0;) {
        const Group *group = &edition->groups[edition->deeds[__builtin_ctzll(rest)].group];
        gain +=
            group_worth(edition, group, (deeds & ~lost) | won) - group_worth(edition, group, deeds);
        rest &= ~group->deeds;
    }
    return gain;
}

/* What it costs to have these deeds free of mortgages. */
static Money burden(const Edition *edition, const Game *game, DeedSet deeds)
{
    Money sum = 0;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        if (game->holdings[deed].mortgaged) sum += edition_redeem_price(edition, deed);
    }
    return sum;
}

static Money cards_worth(const Edition *edition, const uint8_t cards[MAX_DECKS])
{
    Money count = 0;
    for (int deck = 0; deck < MAX_DECKS; deck++) count += cards[deck];
    return count * edition->rule[RULE_JAIL_FINE];
}

TradeGain simple_trade_gain(const Edition *edition, const Game *game, const Offer *offer)
{
    const Deal *deal = &offer->deal;
    Money paid = deal->give_money - deal->take_money + cards_worth(edition, deal->give_cards) -
                 cards_worth(edition, deal->take_cards);
    Money given = burden(edition, game, deal->give);
    Money taken = burden(edition, game, deal->take);
    return (TradeGain){
        .from = deeds_gain(edition, game->seats[offer->from].deeds, deal->give, deal->take) - paid +
                given - taken,
        .to = deeds_gain(edition, game->seats[offer->to].deeds, deal->take, deal->give) + paid +
              taken - given,
    };
}

static bool good_for(const Edition *edition, Money own, Money others)
{
    return own >= margin(edition) && own >= others / 2;
}

bool simple_trade_welcome(const Edition *edition, const Game *game, const Offer *offer)
{
    Money cost = offer->deal.take_money - offer->deal.give_money;
    Money left = game->seats[offer->to].cash - cost;
    if (cost > 0 && left < simple_money_reserve(edition) / 2) return false;
    TradeGain gain = simple_trade_gain(edition, game, offer);
    return good_for(edition, gain.to, gain.from);
}

/* The seat that has all of `deeds`, or NOBODY. */
static SeatId owner_of_all(const Game *game, DeedSet deeds)
{
    SeatId owner = game->holdings[__builtin_ctzll(deeds)].owner;
    if (owner >= MAX_SEATS || (deeds & ~game->seats[owner].deeds) != 0) return NOBODY;
    return owner;
}

/* Deeds of `seat` that would complete a street group for `other`. */
static DeedSet welcome_gift(const Edition *edition, const Game *game, SeatId seat, SeatId other,
                            DeedSet wanted)
{
    DeedSet mine = game->seats[seat].deeds;
    DeedSet theirs = game->seats[other].deeds;
    for (int i = 0; i < edition->group_count; i++) {
        const Group *group = &edition->groups[i];
        DeedSet part = mine & group->deeds;
        if (group->kind != GROUP_STREETS || part == 0 || part == group->deeds) continue;
        if ((group->deeds & wanted) == 0 && (group->deeds & ~(mine | theirs)) == 0) return part;
    }
    return 0;
}

/* Adds the money that makes the deal good for the other side; false when it
 * is then no longer good for this one. */
static bool settle_price(const Edition *edition, const Game *game, Offer *offer)
{
    TradeGain gain = simple_trade_gain(edition, game, offer);
    Money price = margin(edition) - gain.to;
    Money fair = (gain.from - 2 * gain.to + 2) / 3;
    if (price < fair) price = fair;
    if (price < 0) price = 0;
    Money left = game->seats[offer->from].cash - price;
    if (price > 0 && left < simple_money_reserve(edition) / 2) return false;
    offer->deal.give_money = price;
    return good_for(edition, gain.from - price, gain.to + price);
}

static bool try_offer(const Edition *edition, const Game *game, SeatId seat, SeatId other,
                      Deal deal, Action *action)
{
    Offer offer = {.deal = deal, .from = seat, .to = other};
    if (!settle_price(edition, game, &offer)) return false;
    *action = (Action){
        .kind = ACTION_OFFER, .seat = seat, .deed = NO_DEED, .other = other, .deal = offer.deal};
    return action_check(edition, game, action) == REFUSAL_NONE;
}

bool simple_trade_propose(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    DeedSet mine = game->seats[seat].deeds;
    for (int i = 0; i < edition->group_count; i++) {
        const Group *group = &edition->groups[i];
        DeedSet missing = group->deeds & ~mine;
        if (group->kind != GROUP_STREETS || missing == 0 || missing == group->deeds) continue;
        SeatId other = owner_of_all(game, missing);
        if (other == NOBODY || game_group_built(edition, game, (GroupId)i)) continue;
        DeedSet gift = welcome_gift(edition, game, seat, other, missing);
        Deal swap = {.give = gift, .take = missing};
        Deal purchase = {.take = missing};
        if (gift != 0 && try_offer(edition, game, seat, other, swap, action)) return true;
        if (try_offer(edition, game, seat, other, purchase, action)) return true;
    }
    return false;
}
