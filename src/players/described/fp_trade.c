/* fp_trade.c -- the offers the fixed policies make and accept. */
#include "players/described/fp_trade.h"

#include "players/described/offering.h"
#include "players/landmarks.h"

/* Ideas for an offer, the best first. */
enum { IDEA_SWAP, IDEA_BUY, IDEA_WISH, IDEA_SELL, IDEA_COUNT };

/* What holds for the offers to all of the others. */
typedef struct Notes {
    DeedSet refused; /* never taken */
    DeedSet wished;  /* offered for, lone or not */
} Notes;

static Money salary(const Decision *decision)
{
    return decision->edition->rule[RULE_SALARY];
}

static Money list_price(const Decision *decision, DeedId deed)
{
    return decision->edition->deeds[deed].price;
}

/* For a street that completes a set of `other`. */
static Money selling_price(const Decision *decision, SeatId other, DeedId deed)
{
    Money price = list_price(decision, deed) + list_price(decision, deed) / 2;
    Money half = decision->game->seats[other].cash / 2;
    return price > half ? price : half;
}

static Money low_price(Money list)
{
    return list - list / 4;
}

static Money high_price(Money list)
{
    return list + list / 8;
}

/* ---- candidates ---------------------------------------------------------------- */

/* Unmortgaged streets of `giver`, each the only one of its group, with which
 * `taker` would have the whole group. */
static DeedSet completers(const Decision *decision, SeatId giver, SeatId taker)
{
    DeedSet found = landmarks_completers(decision->edition, decision->game, giver, taker);
    for (DeedSet rest = found; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (decision->game->holdings[deed].mortgaged) found &= ~DEED_BIT(deed);
    }
    return found;
}

static DeedId cheapest(const Decision *decision, DeedSet deeds)
{
    DeedId best = NO_DEED;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        if (best == NO_DEED || list_price(decision, deed) < list_price(decision, best)) best = deed;
    }
    return best;
}

static DeedId dearest(const Decision *decision, DeedSet deeds)
{
    DeedId best = NO_DEED;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        if (best == NO_DEED || list_price(decision, deed) > list_price(decision, best)) best = deed;
    }
    return best;
}

/* The most expensive street to sell to `other` that it could pay for. */
static DeedId to_sell(const Decision *decision, SeatId other, DeedSet except)
{
    DeedSet choice = completers(decision, decision->seat, other) & ~except;
    Money purse = decision->game->seats[other].cash;
    for (DeedSet rest = choice; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (list_price(decision, deed) + list_price(decision, deed) / 2 > purse)
            choice &= ~DEED_BIT(deed);
    }
    return dearest(decision, choice);
}

static DeedId to_buy(const Decision *decision, const Notes *notes, SeatId other)
{
    return cheapest(decision, completers(decision, other, decision->seat) & ~notes->refused);
}

/* The most expensive favourite owned by `other`, outside its complete sets. */
static DeedId to_wish_for(const Decision *decision, const Notes *notes, SeatId other)
{
    const Edition *edition = decision->edition;
    DeedSet choice = 0;
    DeedSet theirs = decision->game->seats[other].deeds;
    for (DeedSet rest = theirs & notes->wished; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        DeedSet group = edition->groups[edition->deeds[deed].group].deeds;
        if ((group & ~theirs) != 0 && !decision->game->holdings[deed].mortgaged)
            choice |= DEED_BIT(deed);
    }
    return dearest(decision, choice);
}

/* ---- offers -------------------------------------------------------------------- */

static bool sell(const Decision *decision, SeatId other, Deal *deal)
{
    DeedId deed = to_sell(decision, other, 0);
    if (deed == NO_DEED) return false;
    *deal = (Deal){.give = DEED_BIT(deed), .take_money = selling_price(decision, other, deed)};
    return true;
}

static bool buy(const Decision *decision, const Notes *notes, SeatId other, Deal *deal)
{
    DeedId deed = to_buy(decision, notes, other);
    if (deed == NO_DEED) return false;
    Money price = high_price(list_price(decision, deed));
    *deal = (Deal){.take = DEED_BIT(deed), .give_money = price};
    return decision_own(decision)->cash - price > salary(decision) / 2;
}

static bool swap(const Decision *decision, const Notes *notes, SeatId other, Deal *deal)
{
    DeedId taken = to_buy(decision, notes, other);
    if (taken == NO_DEED) return false;
    DeedSet same = decision->edition->groups[decision->edition->deeds[taken].group].deeds;
    DeedId given = to_sell(decision, other, same);
    if (given == NO_DEED) return false;
    Money net = selling_price(decision, other, given) - low_price(list_price(decision, taken));
    *deal = (Deal){.give = DEED_BIT(given),
                   .take = DEED_BIT(taken),
                   .give_money = net < 0 ? -net : 0,
                   .take_money = net > 0 ? net : 0};
    return true;
}

static bool wish(const Decision *decision, const Notes *notes, SeatId other, Deal *deal)
{
    DeedId deed = to_wish_for(decision, notes, other);
    if (deed == NO_DEED) return false;
    *deal = (Deal){.take = DEED_BIT(deed), .give_money = low_price(list_price(decision, deed))};
    return true;
}

static bool compose(const Decision *decision, const void *notes, SeatId other, int idea, Deal *deal)
{
    if (idea == IDEA_SELL) return sell(decision, other, deal);
    if (decision_own(decision)->cash < salary(decision)) return false;
    if (idea == IDEA_SWAP) return swap(decision, notes, other, deal);
    return idea == IDEA_BUY ? buy(decision, notes, other, deal)
                            : wish(decision, notes, other, deal);
}

/* Players with a station ask for their favourites, lone or not; some do so
 * even while they have no orange or no light blue. */
static bool wishes_widely(const Decision *decision)
{
    const Edition *edition = decision->edition;
    DeedSet own = decision_own(decision)->deeds;
    if ((landmarks_stations(edition) & own) != 0) return true;
    return fp_player_row(decision)->asks_widely &&
           ((landmarks_orange(edition) & own) == 0 || (landmarks_light_blue(edition) & own) == 0);
}

bool fp_trade_offer(const Decision *decision, Action *action)
{
    Notes notes = {.refused = fp_player_refused(decision)};
    if (fp_player_row(decision)->wants != 0 && wishes_widely(decision))
        notes.wished = fp_player_wanted(decision);
    if (!offering_next(decision, compose, IDEA_COUNT, &notes, action)) return false;
    if (action->deal.take == 0)
        return BECAUSE_PLAIN(decision,
                             T_("It sells a lone street dearly to one who needs it for a set."));
    if (action->deal.give == 0)
        return BECAUSE_PLAIN(decision, T_("It offers money for a deed that it needs or wants."));
    return BECAUSE_PLAIN(decision, T_("It offers a swap that completes a set on both sides."));
}

/* ---- answers ------------------------------------------------------------------- */

static bool any_mortgaged(const Game *game, DeedSet deeds)
{
    for (; deeds != 0; deeds &= deeds - 1)
        if (game->holdings[__builtin_ctzll(deeds)].mortgaged) return true;
    return false;
}

static bool asks_for_a_gift(const Deal *deal)
{
    int cards = 0;
    for (int deck = 0; deck < MAX_DECKS; deck++) cards += deal->give_cards[deck];
    return deal->give == 0 && deal->give_money == 0 && cards == 0;
}

/* What the deals do to the number of whole sets in a hand. */
static int sets_won(const Edition *edition, DeedSet hand, DeedSet lost, DeedSet won)
{
    return landmarks_sets(edition, (hand & ~lost) | won) - landmarks_sets(edition, hand);
}

/* The firm ones let a set go to another only for a set, or at a high price. */
static bool too_cheap(const Decision *decision, const Offer *offer)
{
    const Deal *deal = &offer->deal;
    Money price = deal->give_money - deal->take_money;
    for (DeedSet rest = deal->take; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        DeedSet hand = decision->game->seats[offer->from].deeds & ~deal->give;
        DeedSet group = decision->edition->groups[decision->edition->deeds[deed].group].deeds;
        bool completes = (group & ~(hand | deal->take)) == 0;
        if (completes && price < selling_price(decision, offer->from, deed)) return true;
    }
    return false;
}

/* Neither side of the scale has more sets: money and list prices decide. */
static bool welcome_if_even(const Decision *decision, const Offer *offer)
{
    const Deal *deal = &offer->deal;
    Money gets = deal->give_money - deal->take_money;
    Money after = decision_own(decision)->cash + gets;
    Money gain = gets + landmarks_list_price(decision->edition, deal->give) -
                 landmarks_list_price(decision->edition, deal->take);
    if (after < salary(decision) / 2) return false;
    if (after < salary(decision) && gain <= 0) return false;
    return !fp_player_row(decision)->firm || (gain >= 0 && !too_cheap(decision, offer));
}

static bool welcome(const Decision *decision, const Offer *offer)
{
    const Deal *deal = &offer->deal;
    if (asks_for_a_gift(deal)) return false;
    if (deal->take_money - deal->give_money > decision_own(decision)->cash) return false;
    if (any_mortgaged(decision->game, deal->give | deal->take)) return false;
    if ((deal->give & fp_player_refused(decision)) != 0) return false;
    int sets = sets_won(decision->edition, decision_own(decision)->deeds, deal->take, deal->give);
    return sets > 0 || (sets == 0 && welcome_if_even(decision, offer));
}

bool fp_trade_answer(const Decision *decision, Action *action)
{
    if (welcome(decision, &decision->game->offer) && decision_try(decision, ACTION_ACCEPT, action))
        return BECAUSE_PLAIN(decision, T_("It accepts: it loses no set, and enough money stays."));
    return decision_try(decision, ACTION_REJECT, action) &&
           BECAUSE_PLAIN(decision,
                         T_("It rejects: it would lose by the offer, or cannot pay for it."));
}
