/* montreal_player.c -- the computer of Montrealopoly. */
#include "players/described/montreal_player.h"

#include "game/landing.h"
#include "players/building_step.h"
#include "players/described/because.h"
#include "players/landmarks.h"
#include "players/pawnshop.h"

enum {
    BUY_PERCENT = 120, /* of the price it must have to buy */
    BUILD_PERCENT = 110,
    SELL_BELOW = 100, /* money at which it sells a building */
    MORTGAGE_BELOW = 200,
    REDEEM_ABOVE = 500,
    OFFER_ABOVE = 800,
    OFFER_STREETS = 2, /* of a district, to make an offer for another */
    ACCEPT_SLOPE = 20  /* how fast its liking for an offer grows beyond half the price */
};

static Money sum(const Asked *asked, Money usual)
{
    return landmarks_sum(asked->edition, usual);
}

static bool has_percent(const Asked *asked, int percent, Money price)
{
    return (int64_t)described_own(asked)->cash * 100 > (int64_t)price * percent;
}

/* ---- raising money ------------------------------------------------------------- */

/* Utilities go first, then stations, then streets. */
static bool mortgage(const Asked *asked, Action *action)
{
    return pawnshop_mortgage(asked, landmarks_utilities(asked->edition), action) ||
           pawnshop_mortgage(asked, landmarks_stations(asked->edition), action) ||
           pawnshop_mortgage(asked, landmarks_streets(asked->edition), action);
}

/* Buildings go before anything is mortgaged; with nothing left it gives up. */
static bool raise_money(const Asked *asked, Action *action)
{
    if (pawnshop_sell(asked, action))
        return because_add(asked, "It sells a building to pay what it owes.");
    if (mortgage(asked, action))
        return because_add(asked, "It mortgages %d to pay what it owes.", action->deed);
    return described_try(asked, ACTION_BANKRUPT, action) &&
           because_add(asked, "It has nothing left to sell or to mortgage.");
}

/* Refills a purse that is nearly empty, and redeems from a full one. */
static bool see_to_purse(const Asked *asked, Action *action)
{
    Money cash = described_own(asked)->cash;
    if (cash < sum(asked, SELL_BELOW) && pawnshop_sell(asked, action))
        return because_add(asked, "It sells a building, because it has less than %m.",
                           sum(asked, SELL_BELOW));
    if (cash < sum(asked, MORTGAGE_BELOW) && mortgage(asked, action))
        return because_add(asked, "It mortgages %d, because it has less than %m.", action->deed,
                           sum(asked, MORTGAGE_BELOW));
    return false;
}

static bool redeem(const Asked *asked, Action *action)
{
    Money cash = described_own(asked)->cash;
    if (cash <= sum(asked, REDEEM_ABOVE)) return false;
    for (DeedSet rest = described_own(asked)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (!asked->game->holdings[deed].mortgaged) continue;
        /* Else it would mortgage again at once. */
        if (cash - edition_redeem_price(asked->edition, deed) < sum(asked, MORTGAGE_BELOW))
            continue;
        if (described_try_deed(asked, ACTION_REDEEM, deed, action))
            return because_add(asked, "It redeems %d, because it has more than %m.", deed,
                               sum(asked, REDEEM_ABOVE));
    }
    return false;
}

/* ---- offers ------------------------------------------------------------------- */

/* Streets of others in districts of which it has at least two. */
static DeedSet sought(const Asked *asked)
{
    const Game *game = asked->game;
    DeedSet own = described_own(asked)->deeds;
    DeedSet found = 0;
    for (int i = 0; i < asked->edition->group_count; i++) {
        const Group *group = &asked->edition->groups[i];
        if (group->kind != GROUP_STREETS) continue;
        if (__builtin_popcountll(group->deeds & own) < OFFER_STREETS) continue;
        for (DeedSet rest = group->deeds & ~own; rest != 0; rest &= rest - 1)
            if (game->holdings[__builtin_ctzll(rest)].owner < MAX_SEATS)
                found |= rest & (~rest + 1);
    }
    return found;
}

/* One of them by chance, on one throw in two, at its price. */
static bool offer(const Asked *asked, Action *action)
{
    if (described_own(asked)->cash <= sum(asked, OFFER_ABOVE)) return false;
    if (described_own(asked)->offers > 0) return false;
    DeedSet choice = sought(asked);
    if (choice == 0 || rng_below(asked->rng, 2) != 0) return false;
    uint32_t skip = rng_below(asked->rng, (uint32_t)__builtin_popcountll(choice));
    for (; skip > 0; skip--) choice &= choice - 1;
    DeedId deed = (DeedId)__builtin_ctzll(choice);
    Money price = asked->edition->deeds[deed].price;
    *action = (Action){.kind = ACTION_OFFER,
                       .seat = asked->seat,
                       .deed = NO_DEED,
                       .other = asked->game->holdings[deed].owner,
                       .deal = {.take = DEED_BIT(deed), .give_money = price}};
    return action_check(asked->edition, asked->game, action) == REFUSAL_NONE &&
           because_add(asked, "It offers %m for %d, of a district in which it has two streets.",
                       price, deed);
}

/* With the odds (ratio - 0.5) x 20 of what it gets to what it gives, as it
 * would buy: with a fifth more than it pays. */
static bool welcome(const Asked *asked)
{
    const Deal *deal = &asked->game->offer.deal;
    Money pays = deal->take_money - deal->give_money;
    if (pays > 0 && !has_percent(asked, BUY_PERCENT, pays)) return false;
    Money gets = deal->give_money + landmarks_list_price(asked->edition, deal->give);
    Money gives = deal->take_money + landmarks_list_price(asked->edition, deal->take);
    if (gives == 0) return true;
    int64_t odds = ((int64_t)gets * 2 - gives) * ACCEPT_SLOPE / 2;
    return odds > (int64_t)rng_below(asked->rng, (uint32_t)gives);
}

static bool answer(const Asked *asked, Action *action)
{
    if (welcome(asked) && described_try(asked, ACTION_ACCEPT, action))
        return because_add(asked, "It accepts: the more is offered, the more it is inclined to.");
    return described_try(asked, ACTION_REJECT, action) &&
           because_add(asked, "It rejects: too little is offered, or it cannot spare the money.");
}

/* ---- turns -------------------------------------------------------------------- */

static bool leave_jail(const Asked *asked, Action *action)
{
    if (described_try_card(asked, action))
        return because_add(asked, "It leaves jail with its card.");
    return described_own(asked)->cash >= asked->edition->rule[RULE_JAIL_FINE] &&
           described_try(asked, ACTION_FINE, action) &&
           because_add(asked, "It pays to leave jail, because it can.");
}

static bool turn(const Asked *asked, Action *action)
{
    if (described_own(asked)->cash < 0) return raise_money(asked, action);
    if (described_own(asked)->in_jail && leave_jail(asked, action)) return true;
    return see_to_purse(asked, action) || redeem(asked, action) || offer(asked, action);
}

static bool buy(const Asked *asked, Action *action)
{
    DeedId deed = landing_deed(asked->edition, asked->game);
    Money price = game_price(asked->edition, asked->game, asked->seat, deed);
    if (has_percent(asked, BUY_PERCENT, price) && described_try(asked, ACTION_BUY, action))
        return because_add(asked, "It buys %d, because it has a fifth more than the price of %m.",
                           deed, price);
    return described_try(asked, ACTION_DECLINE, action) &&
           because_add(asked, "It does not buy %d: it has not a fifth more than the price of %m.",
                       deed, price);
}

static bool build(const Asked *asked, Action *action)
{
    BuildingStep steps[MAX_BUILDING_STEPS];
    int count = building_step_list(asked->edition, asked->game, asked->seat, steps);
    for (int i = 0; i < count; i++) {
        if (!has_percent(asked, BUILD_PERCENT, steps[i].price)) continue;
        *action = building_step_action(asked->seat, &steps[i]);
        if (action_check(asked->edition, asked->game, action) == REFUSAL_NONE)
            return because_add(asked, "It builds on %d, because it has a tenth more than the %m.",
                               steps[i].deed, steps[i].price);
    }
    return false;
}

static bool end(const Asked *asked, Action *action)
{
    if (described_own(asked)->cash < 0) return raise_money(asked, action);
    return build(asked, action) || described_end(asked, action);
}

static const Answer answers[PHASE_COUNT] = {
    [PHASE_TURN] = turn,        [PHASE_BUY] = buy,       [PHASE_END] = end,
    [PHASE_DEBT] = raise_money, [PHASE_ANSWER] = answer, [PHASE_FLOOR] = described_done,
};

const Described montreal_player = {
    .kind = DESCRIBED_KIND("montreal", "the computer of Montrealopoly"),
    .answers = answers,
};
