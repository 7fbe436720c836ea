/* bargain.c -- what a trade would do to both sides, and whether to accept. */
#include "players/bargain.h"

#include "game/trade.h"

enum { TRIES = 3 };

void bargain_begin(const Mind *mind, Bargain *bargain)
{
    bargain->mind = mind;
    outlook_make(mind->edition, &bargain->outlook);
    appraisal_standing(mind->edition, &bargain->outlook, mind->game, &bargain->standing);
    appraisal_shares(mind->character, &bargain->standing, &bargain->before);
}

static void hand_over(const Edition *edition, Game *game, DeedSet deeds, SeatId from, SeatId to)
{
    game->seats[from].deeds &= ~deeds;
    game->seats[to].deeds |= deeds;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        game->holdings[deed].owner = to;
        if (game->holdings[deed].mortgaged)
            game->seats[to].cash -= edition_transfer_fee(edition, deed);
    }
}

static void hand_over_cards(Game *game, const uint8_t cards[MAX_DECKS], SeatId from, SeatId to)
{
    for (int deck = 0; deck < MAX_DECKS; deck++) {
        game->seats[from].release[deck] = (uint8_t)(game->seats[from].release[deck] - cards[deck]);
        game->seats[to].release[deck] = (uint8_t)(game->seats[to].release[deck] + cards[deck]);
    }
}

/* The position after the deal, as far as the appraisal looks at it. */
static void after_deal(const Edition *edition, const Offer *offer, Game *game)
{
    const Deal *deal = &offer->deal;
    hand_over(edition, game, deal->give, offer->from, offer->to);
    hand_over(edition, game, deal->take, offer->to, offer->from);
    hand_over_cards(game, deal->give_cards, offer->from, offer->to);
    hand_over_cards(game, deal->take_cards, offer->to, offer->from);
    game->seats[offer->from].cash += deal->take_money - deal->give_money;
    game->seats[offer->to].cash += deal->give_money - deal->take_money;
}

Gain bargain_gain(const Bargain *bargain, const Offer *offer)
{
    const Mind *mind = bargain->mind;
    Game game = *mind->game;
    Standing standing = bargain->standing;
    Appraisal after;
    after_deal(mind->edition, offer, &game);
    appraisal_look_again(mind->edition, &bargain->outlook, &game, offer->from, &standing);
    appraisal_look_again(mind->edition, &bargain->outlook, &game, offer->to, &standing);
    appraisal_shares(mind->character, &standing, &after);
    return (Gain){.from = after.share[offer->from] - bargain->before.share[offer->from],
                  .to = after.share[offer->to] - bargain->before.share[offer->to]};
}

/* Money from the side that offers; below zero it is the other that pays. */
static void set_money(Deal *deal, Money money)
{
    deal->give_money = money > 0 ? money : 0;
    deal->take_money = money < 0 ? -money : 0;
}

Gain bargain_settle(const Bargain *bargain, float part, Offer *offer)
{
    const Game *game = bargain->mind->game;
    int32_t shape = bargain->mind->edition->rule[RULE_TRADE];
    Money most = game->seats[offer->from].cash;
    Money least = -game->seats[offer->to].cash;
    if (shape == TRADE_PRICE) least = 1;
    /* Requirement W2: one thing for one thing. */
    if (shape == TRADE_ONE && offer->deal.give != 0 && offer->deal.take != 0)
        return bargain_gain(bargain, offer);
    Money low = 0, money = (Money)bargain->outlook.unit;
    set_money(&offer->deal, low);
    Gain gain = bargain_gain(bargain, offer);
    float lack_low = part * gain.from - (1 - part) * gain.to;
    if (gain.from + gain.to <= 0) return gain;
    for (int i = 0; i < TRIES; i++) {
        if (money > most) money = most;
        if (money < least) money = least;
        set_money(&offer->deal, money);
        gain = bargain_gain(bargain, offer);
        float lack = part * gain.from - (1 - part) * gain.to;
        if (money == low || lack == lack_low) break;
        float slope = (lack - lack_low) / (float)(money - low);
        if (slope >= 0) break;
        low = money;
        lack_low = lack;
        float next = (float)money - lack / slope;
        if (next > 1e6f || next < -1e6f) break;
        money = (Money)next;
    }
    return gain;
}

static bool good_for(const Mind *mind, float own, float other)
{
    return own * 1000 >= (float)mind_number(mind, CHARACTER_ACCEPT_GAIN) &&
           own * 100 >= other * (float)mind_number(mind, CHARACTER_ACCEPT_SHARE);
}

static void say_gains(const Mind *mind, float own, float other)
{
    mind_say(mind, "It sees its chance to win change by ");
    mind_say_chance(mind, own);
    mind_say(mind, " and the other's by ");
    mind_say_chance(mind, other);
    mind_say(mind, ".");
}

/* The same things for other money, if there is a price good for both. */
static bool counter(const Bargain *bargain, Action *action)
{
    const Mind *mind = bargain->mind;
    const Offer *open = &mind->game->offer;
    if (!mind_number(mind, CHARACTER_COUNTERS) || open->counters > 0) return false;
    Offer offer = {.deal = trade_mirror(&open->deal), .from = open->to, .to = open->from};
    Gain gain = bargain_settle(bargain, 0.5f, &offer);
    if (gain.to <= 0.002f || !good_for(mind, gain.from, gain.to)) return false;
    *action = mind_action(mind, ACTION_COUNTER);
    action->deal = offer.deal;
    if (!mind_may(mind, action)) return false;
    mind_say(mind, "The offer is too low; this price is good for both. ");
    say_gains(mind, gain.from, gain.to);
    return true;
}

void bargain_answer(const Mind *mind, Action *action)
{
    Bargain bargain;
    bargain_begin(mind, &bargain);
    Gain gain = bargain_gain(&bargain, &mind->game->offer);
    if (good_for(mind, gain.to, gain.from) && mind_try(mind, ACTION_ACCEPT, action)) {
        say_gains(mind, gain.to, gain.from);
        return;
    }
    if (counter(&bargain, action)) return;
    *action = mind_action(mind, ACTION_REJECT);
    say_gains(mind, gain.to, gain.from);
}
