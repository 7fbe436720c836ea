/* fp_trade.c -- the offers the fixed policies make and accept. */
#include "players/described/fp_trade.h"

#include "players/described/because.h"
#include "players/landmarks.h"
#include "players/offering.h"

/* Ideas for an offer, the best first. */
enum { IDEA_SWAP, IDEA_BUY, IDEA_WISH, IDEA_SELL, IDEA_COUNT };

/* What holds for the offers to all of the others. */
typedef struct Notes {
    DeedSet refused; /* never taken */
    DeedSet wished;  /* offered for, lone or not */
} Notes;

static Money salary(const Asked *asked)
{
    return asked->edition->rule[RULE_SALARY];
}

static Money list_price(const Asked *asked, DeedId deed)
{
    return asked->edition->deeds[deed].price;
}

/* For a street that completes a set of `other`. */
static Money selling_price(const Asked *asked, SeatId other, DeedId deed)
{
    Money price = list_price(asked, deed) + list_price(asked, deed) / 2;
    Money half = asked->game->seats[other].cash / 2;
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
static DeedSet completers(const Asked *asked, SeatId giver, SeatId taker)
{
    DeedSet found = landmarks_completers(asked->edition, asked->game, giver, taker);
    for (DeedSet rest = found; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (asked->game->holdings[deed].mortgaged) found &= ~DEED_BIT(deed);
    }
    return found;
}

static DeedId cheapest(const Asked *asked, DeedSet deeds)
{
    DeedId best = NO_DEED;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        if (best == NO_DEED || list_price(asked, deed) < list_price(asked, best)) best = deed;
    }
    return best;
}

static DeedId dearest(const Asked *asked, DeedSet deeds)
{
    DeedId best = NO_DEED;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        if (best == NO_DEED || list_price(asked, deed) > list_price(asked, best)) best = deed;
    }
    return best;
}

/* The dearest street to sell to `other` that it could pay for. */
static DeedId to_sell(const Asked *asked, SeatId other, DeedSet except)
{
    DeedSet choice = completers(asked, asked->seat, other) & ~except;
    Money purse = asked->game->seats[other].cash;
    for (DeedSet rest = choice; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (list_price(asked, deed) + list_price(asked, deed) / 2 > purse)
            choice &= ~DEED_BIT(deed);
    }
    return dearest(asked, choice);
}

static DeedId to_buy(const Asked *asked, const Notes *notes, SeatId other)
{
    return cheapest(asked, completers(asked, other, asked->seat) & ~notes->refused);
}

/* The dearest deed of `other` to wish for, outside its complete sets. */
static DeedId to_wish_for(const Asked *asked, const Notes *notes, SeatId other)
{
    const Edition *edition = asked->edition;
    DeedSet choice = 0;
    DeedSet theirs = asked->game->seats[other].deeds;
    for (DeedSet rest = theirs & notes->wished; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        DeedSet group = edition->groups[edition->deeds[deed].group].deeds;
        if ((group & ~theirs) != 0 && !asked->game->holdings[deed].mortgaged)
            choice |= DEED_BIT(deed);
    }
    return dearest(asked, choice);
}

/* ---- offers -------------------------------------------------------------------- */

static bool sell(const Asked *asked, SeatId other, Deal *deal)
{
    DeedId deed = to_sell(asked, other, 0);
    if (deed == NO_DEED) return false;
    *deal = (Deal){.give = DEED_BIT(deed), .take_money = selling_price(asked, other, deed)};
    return true;
}

static bool buy(const Asked *asked, const Notes *notes, SeatId other, Deal *deal)
{
    DeedId deed = to_buy(asked, notes, other);
    if (deed == NO_DEED) return false;
    Money price = high_price(list_price(asked, deed));
    *deal = (Deal){.take = DEED_BIT(deed), .give_money = price};
    return described_own(asked)->cash - price > salary(asked) / 2;
}

static bool swap(const Asked *asked, const Notes *notes, SeatId other, Deal *deal)
{
    DeedId taken = to_buy(asked, notes, other);
    if (taken == NO_DEED) return false;
    DeedSet same = asked->edition->groups[asked->edition->deeds[taken].group].deeds;
    DeedId given = to_sell(asked, other, same);
    if (given == NO_DEED) return false;
    Money net = selling_price(asked, other, given) - low_price(list_price(asked, taken));
    *deal = (Deal){.give = DEED_BIT(given),
                   .take = DEED_BIT(taken),
                   .give_money = net < 0 ? -net : 0,
                   .take_money = net > 0 ? net : 0};
    return true;
}

static bool wish(const Asked *asked, const Notes *notes, SeatId other, Deal *deal)
{
    DeedId deed = to_wish_for(asked, notes, other);
    if (deed == NO_DEED) return false;
    *deal = (Deal){.take = DEED_BIT(deed), .give_money = low_price(list_price(asked, deed))};
    return true;
}

static bool compose(const Asked *asked, const void *notes, SeatId other, int idea, Deal *deal)
{
    if (idea == IDEA_SELL) return sell(asked, other, deal);
    if (described_own(asked)->cash < salary(asked)) return false;
    if (idea == IDEA_SWAP) return swap(asked, notes, other, deal);
    return idea == IDEA_BUY ? buy(asked, notes, other, deal) : wish(asked, notes, other, deal);
}

/* Those who own a station wish for what they want, lone or not; some also
 * while they have no orange or no light blue. */
static bool wishes_widely(const Asked *asked)
{
    const Edition *edition = asked->edition;
    DeedSet own = described_own(asked)->deeds;
    if ((landmarks_stations(edition) & own) != 0) return true;
    return fp_player_row(asked)->asks_widely &&
           ((landmarks_orange(edition) & own) == 0 || (landmarks_light_blue(edition) & own) == 0);
}

bool fp_trade_offer(const Asked *asked, Action *action)
{
    Notes notes = {.refused = fp_player_refused(asked)};
    if (fp_player_row(asked)->wants != 0 && wishes_widely(asked))
        notes.wished = fp_player_wanted(asked);
    if (!offering_next(asked, compose, IDEA_COUNT, &notes, action)) return false;
    if (action->deal.take == 0)
        return because_add(asked, "It sells a lone street dearly to one who needs it for a set.");
    if (action->deal.give == 0)
        return because_add(asked, "It offers money for a deed that it needs or wants.");
    return because_add(asked, "It offers a swap that completes a set on both sides.");
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
static bool too_cheap(const Asked *asked, const Offer *offer)
{
    const Deal *deal = &offer->deal;
    Money price = deal->give_money - deal->take_money;
    for (DeedSet rest = deal->take; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        DeedSet hand = asked->game->seats[offer->from].deeds & ~deal->give;
        DeedSet group = asked->edition->groups[asked->edition->deeds[deed].group].deeds;
        bool completes = (group & ~(hand | deal->take)) == 0;
        if (completes && price < selling_price(asked, offer->from, deed)) return true;
    }
    return false;
}

/* Neither side of the scale has more sets: money and list prices decide. */
static bool welcome_if_even(const Asked *asked, const Offer *offer)
{
    const Deal *deal = &offer->deal;
    Money gets = deal->give_money - deal->take_money;
    Money after = described_own(asked)->cash + gets;
    Money gain = gets + landmarks_list_price(asked->edition, deal->give) -
                 landmarks_list_price(asked->edition, deal->take);
    if (after < salary(asked) / 2) return false;
    if (after < salary(asked) && gain <= 0) return false;
    return !fp_player_row(asked)->firm || (gain >= 0 && !too_cheap(asked, offer));
}

static bool welcome(const Asked *asked, const Offer *offer)
{
    const Deal *deal = &offer->deal;
    if (asks_for_a_gift(deal)) return false;
    if (deal->take_money - deal->give_money > described_own(asked)->cash) return false;
    if (any_mortgaged(asked->game, deal->give | deal->take)) return false;
    if ((deal->give & fp_player_refused(asked)) != 0) return false;
    int sets = sets_won(asked->edition, described_own(asked)->deeds, deal->take, deal->give);
    return sets > 0 || (sets == 0 && welcome_if_even(asked, offer));
}

bool fp_trade_answer(const Asked *asked, Action *action)
{
    if (welcome(asked, &asked->game->offer) && described_try(asked, ACTION_ACCEPT, action))
        return because_add(asked, "It accepts: it loses no set, and enough money stays.");
    return described_try(asked, ACTION_REJECT, action) &&
           because_add(asked, "It rejects: it would lose by the offer, or cannot pay for it.");
}
