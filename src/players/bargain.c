/* bargain.c -- what a trade would do to both sides, and what is asked for. */
#include "players/bargain.h"

#include <string.h>

#include "players/memory.h"

/* Prices tried before the last one is taken. */
enum { TRIES = 3 };
/* What is enough to gain in a game in which nothing changes. */
#define EAGER_GAIN 0.001f

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

/* ---- lots after a deal ------------------------------------------------------------- */

enum { GIVEN, TAKEN };

/* The deal, and both sides' lots of the groups it touches. */
typedef struct LotsAfter {
    const Bargain *bargain;
    const Offer *offer;
    Hands hands;   /* after it */
    Lots from, to; /* what is not in an exchange */
    AssetLots of_from, of_to;
} LotsAfter;

static void look_at(const LotsAfter *after, GroupId group, Lots *from, Lots *to)
{
    const Decision *decision = after->bargain->decision;
    lot_make_all(decision, &after->hands, after->offer->from, 1U << group, from);
    lot_make_all(decision, &after->hands, after->offer->to, 1U << group, to);
}

/* Does one side give all it has of the group, and the other nothing? Which way? */
static bool whole_part(const LotsAfter *after, DeedSet group, int *way)
{
    const Hands *before = &after->bargain->parts.hands;
    DeedSet give = after->offer->deal.give & group, take = after->offer->deal.take & group;
    *way = give != 0 ? GIVEN : TAKEN;
    return give != 0 ? take == 0 && give == (before->of[after->offer->from] & group)
                     : take == (before->of[after->offer->to] & group);
}

static void use_lots(GroupId group, const Lots *lots, AssetLots *of)
{
    of->held |= lots->held & 1U << group;
    of->instead[group] = &lots->of[group];
}

static void look_again(LotsAfter *after, GroupId group, Exchange *exchange)
{
    int way = 0;
    Lots *from = &after->from, *to = &after->to;
    DeedSet deeds = after->bargain->decision->edition->groups[group].deeds;
    bool kept = exchange != NULL && whole_part(after, deeds, &way);
    if (kept) {
        from = &exchange->from[way];
        to = &exchange->to[way];
    }
    if (!kept || (exchange->known[way] >> group & 1) == 0) look_at(after, group, from, to);
    if (kept) exchange->known[way] |= 1U << group;
    use_lots(group, from, &after->of_from);
    use_lots(group, to, &after->of_to);
}

static void begin_lots(const Bargain *bargain, const Offer *offer, unsigned groups,
                       LotsAfter *after)
{
    DeedSet moved = offer->deal.give | offer->deal.take;
    after->bargain = bargain;
    after->offer = offer;
    after->hands = bargain->parts.hands;
    after->hands.of[offer->from] ^= moved;
    after->hands.of[offer->to] ^= moved;
    after->from.held = after->to.held = 0;
    after->of_from.lots = &bargain->parts.lots[offer->from];
    after->of_to.lots = &bargain->parts.lots[offer->to];
    after->of_from.groups = after->of_to.groups = groups;
    after->of_from.held = after->of_to.held = 0;
}

void bargain_reckon_again(const Bargain *bargain, const Offer *offer, Exchange *exchange,
                          Reckoning *reckoning)
{
    const Decision *decision = bargain->decision;
    const Edition *edition = decision->edition;
    const Standing *standing = &bargain->standing;
    const Deal *deal = &offer->deal;
    SeatId from = offer->from, to = offer->to;
    unsigned groups = groups_of(edition, deal->give | deal->take);
    int cards = cards_of(deal->take_cards) - cards_of(deal->give_cards);
    LotsAfter after;
    begin_lots(bargain, offer, groups, &after);
    for (unsigned rest = groups; rest != 0; rest &= rest - 1)
        look_again(&after, (GroupId)__builtin_ctz(rest), exchange);
    reckoning->bargain = bargain;
    reckoning->from = from;
    reckoning->to = to;
    reckoning->cash_from = decision->game->seats[from].cash - fees_of(decision, deal->take);
    reckoning->cash_to = decision->game->seats[to].cash - fees_of(decision, deal->give);
    reckoning->after = *standing;
    appraisal_assets(edition, standing, &after.of_from,
                     game_release_count(decision->game, from) + cards, &reckoning->assets_from);
    appraisal_assets(edition, standing, &after.of_to,
                     game_release_count(decision->game, to) - cards, &reckoning->assets_to);
}

void bargain_reckon(const Bargain *bargain, const Offer *offer, Reckoning *reckoning)
{
    bargain_reckon_again(bargain, offer, NULL, reckoning);
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

/* Half of the rounds after which the game would be counted out. */
static bool nothing_changes(const Decision *decision)
{
    int32_t rounds = decision->edition->rule[RULE_STALEMATE];
    return decision->memory != NULL && rounds > 0 &&
           2 * memory_still(decision->memory, decision->game) >= rounds;
}

BargainTerms bargain_terms(const Decision *decision, const Character *character, SeatId asker)
{
    int trades = decision->memory != NULL ? decision->memory->trades[asker] : 0;
    int gain = character->number[CHARACTER_ACCEPT_GAIN] +
               character->number[CHARACTER_ACCEPT_FIRM] * trades;
    BargainTerms terms = {.gain = (float)gain / 1000,
                          .share = (float)character->number[CHARACTER_ACCEPT_SHARE] / 100};
    if (!character->number[CHARACTER_OFFER_SEARCH] || !nothing_changes(decision)) return terms;
    if (terms.gain > EAGER_GAIN) terms.gain = EAGER_GAIN;
    terms.share /= 2;
    return terms;
}

bool bargain_gift(const Deal *deal)
{
    return deal->take == 0 && deal->take_money == 0 && cards_of(deal->take_cards) == 0;
}

float bargain_least_gain(const Decision *decision)
{
    float least = (float)decision_number(decision, CHARACTER_OFFER_GAIN) / 1000;
    return least > EAGER_GAIN && nothing_changes(decision) ? EAGER_GAIN : least;
}
