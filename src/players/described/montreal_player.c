/* montreal_player.c -- the computer of Montrealopoly. */
#include "players/described/montreal_player.h"

#include "game/landing.h"
#include "players/building_step.h"
#include "players/landmarks.h"
#include "players/raising.h"

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

static Money sum(const Decision *decision, Money usual)
{
    return landmarks_sum(decision->edition, usual);
}

static bool has_percent(const Decision *decision, int percent, Money price)
{
    return (int64_t)decision_own(decision)->cash * 100 > (int64_t)price * percent;
}

/* ---- raising money ------------------------------------------------------------- */

/* Utilities go first, then stations, then streets. */
static bool mortgage(const Decision *decision, Action *action)
{
    return raising_mortgage_cheapest(decision, landmarks_utilities(decision->edition), action) ||
           raising_mortgage_cheapest(decision, landmarks_stations(decision->edition), action) ||
           raising_mortgage_cheapest(decision, landmarks_streets(decision->edition), action);
}

/* Buildings go before anything is mortgaged; with nothing left it gives up. */
static bool raise_money(const Decision *decision, Action *action)
{
    if (raising_sell_cheapest(decision, action))
        return BECAUSE_PLAIN(decision, T_("It sells {building.a} to pay what it owes."));
    if (mortgage(decision, action))
        return BECAUSE(decision, T_("It mortgages {deed} to pay what it owes."),
                       arg_deed(action->deed));
    return decision_try(decision, ACTION_BANKRUPT, action) &&
           BECAUSE_PLAIN(decision, T_("It has nothing left to sell or to mortgage."));
}

/* Refills a purse that is nearly empty, and redeems from a full one. */
static bool see_to_purse(const Decision *decision, Action *action)
{
    Money cash = decision_own(decision)->cash;
    if (cash < sum(decision, SELL_BELOW) && raising_sell_cheapest(decision, action))
        return BECAUSE(decision, T_("It sells {building.a}, because it has less than {sum}."),
                       arg_sum(sum(decision, SELL_BELOW)));
    if (cash < sum(decision, MORTGAGE_BELOW) && mortgage(decision, action))
        return BECAUSE(decision, T_("It mortgages {deed}, because it has less than {sum}."),
                       arg_deed(action->deed), arg_sum(sum(decision, MORTGAGE_BELOW)));
    return false;
}

static bool redeem(const Decision *decision, Action *action)
{
    Money cash = decision_own(decision)->cash;
    if (cash <= sum(decision, REDEEM_ABOVE)) return false;
    for (DeedSet rest = decision_own(decision)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (!decision->game->holdings[deed].mortgaged) continue;
        /* Else it would mortgage again at once. */
        if (cash - edition_redeem_price(decision->edition, deed) < sum(decision, MORTGAGE_BELOW))
            continue;
        if (decision_try_deed(decision, ACTION_REDEEM, deed, action))
            return BECAUSE(decision, T_("It redeems {deed}, because it has more than {sum}."),
                           arg_deed(deed), arg_sum(sum(decision, REDEEM_ABOVE)));
    }
    return false;
}

/* ---- offers ------------------------------------------------------------------- */

/* Streets of others in districts of which it has at least two. */
static DeedSet sought(const Decision *decision)
{
    const Game *game = decision->game;
    DeedSet own = decision_own(decision)->deeds;
    DeedSet found = 0;
    for (int i = 0; i < decision->edition->group_count; i++) {
        const Group *group = &decision->edition->groups[i];
        if (group->kind != GROUP_STREETS) continue;
        if (__builtin_popcountll(group->deeds & own) < OFFER_STREETS) continue;
        for (DeedSet rest = group->deeds & ~own; rest != 0; rest &= rest - 1)
            if (game->holdings[__builtin_ctzll(rest)].owner < MAX_SEATS)
                found |= rest & (~rest + 1);
    }
    return found;
}

/* One of them by chance, on one throw in two, at its price. */
static bool offer(const Decision *decision, Action *action)
{
    if (decision_own(decision)->cash <= sum(decision, OFFER_ABOVE)) return false;
    if (decision_own(decision)->offers > 0) return false;
    DeedSet choice = sought(decision);
    if (choice == 0 || rng_below(decision->rng, 2) != 0) return false;
    uint32_t skip = rng_below(decision->rng, (uint32_t)__builtin_popcountll(choice));
    for (; skip > 0; skip--) choice &= choice - 1;
    DeedId deed = (DeedId)__builtin_ctzll(choice);
    Money price = decision->edition->deeds[deed].price;
    *action = (Action){.kind = ACTION_OFFER,
                       .seat = decision->seat,
                       .deed = NO_DEED,
                       .other = decision->game->holdings[deed].owner,
                       .deal = {.take = DEED_BIT(deed), .give_money = price}};
    return action_check(decision->edition, decision->game, action) == REFUSAL_NONE &&
           BECAUSE(decision,
                   T_("It offers {sum} for {deed}, of a district in which it has two streets."),
                   arg_sum(price), arg_deed(deed));
}

/* With the odds (ratio - 0.5) x 20 of what it gets to what it gives, as it
 * would buy: with a fifth more than it pays. */
static bool welcome(const Decision *decision)
{
    const Deal *deal = &decision->game->offer.deal;
    Money pays = deal->take_money - deal->give_money;
    if (pays > 0 && !has_percent(decision, BUY_PERCENT, pays)) return false;
    Money gets = deal->give_money + landmarks_list_price(decision->edition, deal->give);
    Money gives = deal->take_money + landmarks_list_price(decision->edition, deal->take);
    if (gives == 0) return true;
    int64_t odds = ((int64_t)gets * 2 - gives) * ACCEPT_SLOPE / 2;
    return odds > (int64_t)rng_below(decision->rng, (uint32_t)gives);
}

static bool answer(const Decision *decision, Action *action)
{
    if (welcome(decision) && decision_try(decision, ACTION_ACCEPT, action))
        return BECAUSE_PLAIN(decision,
                             T_("It accepts: the more is offered, the more it is inclined to."));
    return decision_try(decision, ACTION_REJECT, action) &&
           BECAUSE_PLAIN(decision,
                         T_("It rejects: too little is offered, or it cannot spare the money."));
}

/* ---- turns -------------------------------------------------------------------- */

static bool leave_jail(const Decision *decision, Action *action)
{
    if (decision_try_card(decision, action))
        return BECAUSE_PLAIN(decision, T_("It leaves jail with its card."));
    return decision_own(decision)->cash >= decision->edition->rule[RULE_JAIL_FINE] &&
           decision_try(decision, ACTION_FINE, action) &&
           BECAUSE_PLAIN(decision, T_("It pays to leave jail, because it can."));
}

static bool turn(const Decision *decision, Action *action)
{
    if (decision_own(decision)->cash < 0) return raise_money(decision, action);
    if (decision_own(decision)->in_jail && leave_jail(decision, action)) return true;
    return see_to_purse(decision, action) || redeem(decision, action) || offer(decision, action);
}

static bool buy(const Decision *decision, Action *action)
{
    DeedId deed = landing_deed(decision->edition, decision->game);
    Money price = game_price(decision->edition, decision->game, decision->seat, deed);
    if (has_percent(decision, BUY_PERCENT, price) && decision_try(decision, ACTION_BUY, action))
        return BECAUSE(decision,
                       T_("It buys {deed}, because it has a fifth more than the price of {sum}."),
                       arg_deed(deed), arg_sum(price));
    return decision_try(decision, ACTION_DECLINE, action) &&
           BECAUSE(
               decision,
               T_("It does not buy {deed}: it does not have a fifth more than the price of {sum}."),
               arg_deed(deed), arg_sum(price));
}

static bool build(const Decision *decision, Action *action)
{
    BuildingStep steps[MAX_BUILDING_STEPS];
    int count = building_step_list(decision->edition, decision->game, decision->seat, steps);
    for (int i = 0; i < count; i++) {
        if (!has_percent(decision, BUILD_PERCENT, steps[i].price)) continue;
        *action = building_step_action(decision->seat, &steps[i]);
        if (action_check(decision->edition, decision->game, action) == REFUSAL_NONE)
            return BECAUSE(decision,
                           T_("It builds on {deed}, because it has a tenth more than the {sum}."),
                           arg_deed(steps[i].deed), arg_sum(steps[i].price));
    }
    return false;
}

static bool end(const Decision *decision, Action *action)
{
    if (decision_own(decision)->cash < 0) return raise_money(decision, action);
    return build(decision, action) || described_end(decision, action);
}

static const Answer answers[ANSWER_COUNT] = {
    [PHASE_TURN] = turn,        [PHASE_BUY] = buy,       [PHASE_END] = end,
    [PHASE_DEBT] = raise_money, [PHASE_ANSWER] = answer, [PHASE_FLOOR] = described_done,
};

const PlayerKind montreal_player =
    DESCRIBED_KIND("montreal", "the computer of Montrealopoly", answers);
