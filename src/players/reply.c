/* reply.c -- what a character says to an offer. */
#include "players/reply.h"

#include "game/trade.h"
#include "players/acceptance.h"

/* What the other must gain by a price that is proposed without searching. */
#define OTHER_GAIN 0.002f

/* What it asks the one for that has made the offer. */
static BargainTerms own_terms(const Decision *decision)
{
    return bargain_terms(decision, decision->self->character, decision->game->offer.from);
}

static bool good_for(const Decision *decision, float own, float other)
{
    BargainTerms terms = own_terms(decision);
    return own >= terms.gain && own >= other * terms.share;
}

static bool say_gains(const Decision *decision, float own, float other)
{
    return BECAUSE(
        decision,
        T_("It sees its chance to win change by {decimal} % and the other's by {other_decimal} %."),
        arg_decimal(decision_tenths(own), 1), arg_other_decimal(decision_tenths(other), 1));
}

/* A price that both might take: the most promising, or for a plain character the middle. */
static bool find_price(const Bargain *bargain, Offer *offer)
{
    if (!decision_number(bargain->decision, CHARACTER_OFFER_SEARCH))
        return bargain_settle(bargain, 0.5f, offer).to > OTHER_GAIN;
    Acceptance acceptance;
    float promise;
    BargainTerms terms = own_terms(bargain->decision);
    acceptance_begin(bargain, offer->from, offer->to, &acceptance);
    return acceptance_best_price(&acceptance, terms.gain, 0, offer, &promise);
}

/* The same things for other money, if there is a price good for both. */
static bool counter(const Bargain *bargain, Action *action)
{
    const Decision *decision = bargain->decision;
    const Offer *open = &decision->game->offer;
    if (!decision_number(decision, CHARACTER_COUNTERS) || open->counters > 0) return false;
    Offer offer = {.deal = trade_mirror(&open->deal), .from = open->to, .to = open->from};
    if (!find_price(bargain, &offer)) return false;
    Gain gain = bargain_gain(bargain, &offer);
    if (!good_for(decision, gain.from, gain.to)) return false;
    decision_set(decision, ACTION_COUNTER, action);
    action->deal = offer.deal;
    if (!decision_may(decision, action)) return false;
    return BECAUSE_PLAIN(decision, T_("The offer is too low; this price is good for both.")) &&
           say_gains(decision, gain.from, gain.to);
}

bool reply_answer(const Decision *decision, Action *action)
{
    Bargain bargain;
    bargain_begin(decision, &bargain);
    Gain gain = bargain_gain(&bargain, &decision->game->offer);
    bool gift = decision_number(decision, CHARACTER_OFFER_SEARCH) != 0 &&
                bargain_gift(&decision->game->offer.deal) && gain.to > 0;
    if ((gift || good_for(decision, gain.to, gain.from)) &&
        decision_try(decision, ACTION_ACCEPT, action))
        return say_gains(decision, gain.to, gain.from);
    if (counter(&bargain, action)) return true;
    decision_set(decision, ACTION_REJECT, action);
    return say_gains(decision, gain.to, gain.from);
}
