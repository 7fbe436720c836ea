/* bargain.c -- what a trade would do to both sides, and whether to accept. */
#include "players/bargain.h"

#include <string.h>

#include "game/trade.h"

/* Prices tried before the last one is taken. */
enum { TRIES = 3 };

void bargain_eyes(const Bargain *bargain, const Character *character, BargainEyes *eyes)
{
    const Standing *standing = &bargain->standing;
    appraisal_scales(character, standing, &eyes->scales);
    appraisal_strengths(&eyes->scales, standing, standing->alive, eyes->strength);
    appraisal_shares(eyes->strength, standing->alive, &eyes->before);
}

void bargain_begin(const Decision *decision, Bargain *bargain)
{
    bargain->decision = decision;
    appraisal_standing(decision, &bargain->parts, &bargain->standing);
    bargain_eyes(bargain, decision->self->character, &bargain->own);
}

/* What the new owner of deeds pays for those that are mortgaged. */
static Money fees_of(const Decision *decision, DeedSet deeds)
{
    Money fees = 0;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        if (decision->game->holdings[deed].mortgaged)
            fees += edition_transfer_fee(decision->edition, deed);
    }
    return fees;
}

static int cards_of(const uint8_t cards[MAX_DECKS])
{
    int count = 0;
    for (int deck = 0; deck < MAX_DECKS; deck++) count += cards[deck];
    return count;
}

static unsigned groups_of(const Edition *edition, DeedSet deeds)
{
    unsigned groups = 0;
    for (; deeds != 0; deeds &= deeds - 1)
        groups |= 1U << edition->deeds[__builtin_ctzll(deeds)].group;
    return groups;
}

/* The assets of a seat when it gets and loses something of some groups. */
static void look_again(const Bargain *bargain, const Hands *hands, SeatId seat, unsigned groups,
                       int cards, Assets *assets)
{
    const Decision *decision = bargain->decision;
    const Lots *before = &bargain->parts.lots[seat];
    Lots lots;
    lots.held = before->held;
    for (unsigned rest = before->held & ~groups; rest != 0; rest &= rest - 1)
        lots.of[__builtin_ctz(rest)] = before->of[__builtin_ctz(rest)];
    lot_make_all(decision, hands, seat, groups, &lots);
    appraisal_assets(decision->edition, &bargain->standing, &lots,
                     game_release_count(decision->game, seat) + cards, assets);
}

void bargain_reckon(const Bargain *bargain, const Offer *offer, Reckoning *reckoning)
{
    const Decision *decision = bargain->decision;
    const Deal *deal = &offer->deal;
    SeatId from = offer->from, to = offer->to;
    DeedSet moved = deal->give | deal->take;
    unsigned groups = groups_of(decision->edition, moved);
    int cards = cards_of(deal->take_cards) - cards_of(deal->give_cards);
    Hands hands = bargain->parts.hands;
    hands.of[from] ^= moved;
    hands.of[to] ^= moved;
    reckoning->bargain = bargain;
    reckoning->from = from;
    reckoning->to = to;
    reckoning->cash_from = decision->game->seats[from].cash - fees_of(decision, deal->take);
    reckoning->cash_to = decision->game->seats[to].cash - fees_of(decision, deal->give);
    reckoning->after = bargain->standing;
    look_again(bargain, &hands, from, groups, cards, &reckoning->assets_from);
    look_again(bargain, &hands, to, groups, -cards, &reckoning->assets_to);
}

Gain bargain_gain_for(Reckoning *reckoning, const BargainEyes *eyes, Money money)
{
    const Threats *threats = &reckoning->bargain->parts.threats;
    SeatId from = reckoning->from, to = reckoning->to;
    Standing *after = &reckoning->after;
    float strength[MAX_SEATS];
    Appraisal shares;
    memcpy(strength, eyes->strength, sizeof strength);
    appraisal_features(after, threats, &reckoning->assets_from, from, reckoning->cash_from - money,
                       after->feature[from]);
    appraisal_features(after, threats, &reckoning->assets_to, to, reckoning->cash_to + money,
                       after->feature[to]);
    appraisal_strengths(&eyes->scales, after, 1U << from | 1U << to, strength);
    appraisal_shares(strength, after->alive, &shares);
    return (Gain){.from = shares.share[from] - eyes->before.share[from],
                  .to = shares.share[to] - eyes->before.share[to]};
}

Gain bargain_gain(const Bargain *bargain, const Offer *offer)
{
    Reckoning reckoning;
    bargain_reckon(bargain, offer, &reckoning);
    return bargain_gain_for(&reckoning, &bargain->own, bargain_money(&offer->deal));
}

void bargain_set_money(Deal *deal, Money money)
{
    deal->give_money = money > 0 ? money : 0;
    deal->take_money = money < 0 ? -money : 0;
}

bool bargain_money_range(const Decision *decision, const Offer *offer, Money *least, Money *most)
{
    const Seat *seats = decision->game->seats;
    int32_t shape = decision->edition->rule[RULE_TRADE];
    /* W2: one thing for one thing. */
    bool swap = shape == TRADE_ONE && offer->deal.give != 0 && offer->deal.take != 0;
    *least = shape == TRADE_PRICE ? 1 : seats[offer->to].cash > 0 ? -seats[offer->to].cash : 0;
    *most = seats[offer->from].cash > 0 ? seats[offer->from].cash : 0;
    if (swap) *least = *most = 0;
    return *least <= *most;
}

/* What the other lacks of its part; falls as it is paid more. */
static float lack_of(Gain gain, float part)
{
    return part * gain.from - (1 - part) * gain.to;
}

static Money within(Money money, Money least, Money most)
{
    return money < least ? least : money > most ? most : money;
}

/* Follows the straight line through two prices to where nothing lacks. */
static Gain find_price(Reckoning *reckoning, float part, Money least, Money most, Gain gain,
                       Money *price)
{
    Money before = 0, money = within(reckoning->bargain->decision->outlook->unit, least, most);
    float lack_before = lack_of(gain, part);
    for (int i = 0; i < TRIES; i++) {
        *price = money;
        gain = bargain_gain_for(reckoning, &reckoning->bargain->own, money);
        float lack = lack_of(gain, part);
        float slope = (lack - lack_before) / (float)(money - before);
        if (money == before || !(slope < 0)) break;
        float next = (float)money - lack / slope;
        before = money;
        lack_before = lack;
        money = next > (float)most ? most : next < (float)least ? least : (Money)next;
    }
    return gain;
}

Gain bargain_settle(const Bargain *bargain, float part, Offer *offer)
{
    Money price = 0, least, most;
    Reckoning reckoning;
    bool possible = bargain_money_range(bargain->decision, offer, &least, &most);
    bargain_reckon(bargain, offer, &reckoning);
    Gain gain = bargain_gain_for(&reckoning, &bargain->own, 0);
    if (possible && least < most && gain.from + gain.to > 0)
        gain = find_price(&reckoning, part, least, most, gain, &price);
    bargain_set_money(&offer->deal, price);
    return gain;
}

static bool good_for(const Decision *decision, float own, float other)
{
    return own * 1000 >= (float)decision_number(decision, CHARACTER_ACCEPT_GAIN) &&
           own * 100 >= other * (float)decision_number(decision, CHARACTER_ACCEPT_SHARE);
}

static bool say_gains(const Decision *decision, float own, float other)
{
    return BECAUSE(
        decision,
        T_("It sees its chance to win change by {decimal} % and the other's by {other_decimal} %."),
        arg_decimal(decision_tenths(own), 1), arg_other_decimal(decision_tenths(other), 1));
}

/* The same things for other money, if there is a price good for both. */
static bool counter(const Bargain *bargain, Action *action)
{
    const Decision *decision = bargain->decision;
    const Offer *open = &decision->game->offer;
    if (!decision_number(decision, CHARACTER_COUNTERS) || open->counters > 0) return false;
    Offer offer = {.deal = trade_mirror(&open->deal), .from = open->to, .to = open->from};
    Gain gain = bargain_settle(bargain, 0.5f, &offer);
    if (gain.to <= 0.002f || !good_for(decision, gain.from, gain.to)) return false;
    decision_set(decision, ACTION_COUNTER, action);
    action->deal = offer.deal;
    if (!decision_may(decision, action)) return false;
    return BECAUSE_PLAIN(decision, T_("The offer is too low; this price is good for both.")) &&
           say_gains(decision, gain.from, gain.to);
}

bool bargain_answer(const Decision *decision, Action *action)
{
    Bargain bargain;
    bargain_begin(decision, &bargain);
    Gain gain = bargain_gain(&bargain, &decision->game->offer);
    if (good_for(decision, gain.to, gain.from) && decision_try(decision, ACTION_ACCEPT, action))
        return say_gains(decision, gain.to, gain.from);
    if (counter(&bargain, action)) return true;
    decision_set(decision, ACTION_REJECT, action);
    return say_gains(decision, gain.to, gain.from);
}
