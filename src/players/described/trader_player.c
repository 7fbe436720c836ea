/* trader_player.c -- a published player that weighs trades by what a set earns. */
#include "players/described/trader_player.h"

#include "players/described/offering.h"
#include "players/described/simple_money.h"
#include "players/landmarks.h"

enum {
    HOUSES = 3,          /* that a set is weighed with */
    OFFER_ROUNDS = 10,   /* of gain that it adds to the list price */
    PAYBACK_ROUNDS = 40, /* in which offer and houses must be earned back */
    NET_LOSS = 50        /* that it still accepts */
};

static const float RIVAL_PART = 0.4f; /* of another's gain is its own loss */

/* ---- worth and gain -------------------------------------------------------------- */

/* List price times what its part of the group makes of it. */
static float worth(const Decision *decision, DeedId deed)
{
    static const float by_stations[] = {1, 1.25f, 1.5f, 2};
    static const float by_utilities[] = {1, 2.5f};
    const Edition *edition = decision->edition;
    const Group *group = &edition->groups[edition->deeds[deed].group];
    int held = __builtin_popcountll(group->deeds & decision_own(decision)->deeds);
    float list = (float)edition->deeds[deed].price;
    if (group->kind == GROUP_STREETS) return list * (1 + (float)held / (float)group->deed_count);
    if ((landmarks_stations(edition) & DEED_BIT(deed)) != 0)
        return list * by_stations[held < 3 ? held : 3];
    return list * by_utilities[held < 1 ? held : 1];
}

static float worth_of_all(const Decision *decision, DeedSet deeds)
{
    float sum = 0;
    for (; deeds != 0; deeds &= deeds - 1) sum += worth(decision, (DeedId)__builtin_ctzll(deeds));
    return sum;
}

static int houses_weighed(const Edition *edition)
{
    int most = edition->rule[RULE_HOUSES_PER_STREET];
    return most < HOUSES ? most : HOUSES;
}

/* What a set of streets with its houses brings in a round more than the part
 * of it in `hand` does now. */
static float gain_of_set(const Decision *decision, DeedSet hand, GroupId group)
{
    const Edition *edition = decision->edition;
    if (edition->groups[group].kind != GROUP_STREETS) return 0;
    float sum = 0;
    for (DeedSet rest = edition->groups[group].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        int houses = edition->deeds[deed].house_price > 0 ? houses_weighed(edition) : 0;
        Money rent = edition_street_rent(edition, deed, houses);
        if ((hand & DEED_BIT(deed)) != 0) rent -= edition_street_rent(edition, deed, 0);
        sum += (float)rent * (float)decision->outlook->visits[deed] / OUTLOOK_ONE;
    }
    return sum * (float)(game_seats_left(decision->game) - 1);
}

/* The gain of `seat` by the set that the deed completes. */
static float gain_of_deed(const Decision *decision, SeatId seat, DeedId deed)
{
    return gain_of_set(decision, decision->game->seats[seat].deeds,
                       decision->edition->deeds[deed].group);
}

/* Gains of the sets that `after` has whole and `before` has not. */
static float gain_of_change(const Decision *decision, DeedSet before, DeedSet after)
{
    float sum = 0;
    for (GroupId group = 0; group < decision->edition->group_count; group++) {
        DeedSet all = decision->edition->groups[group].deeds;
        if ((all & ~after) == 0 && (all & ~before) != 0)
            sum += gain_of_set(decision, before, group);
    }
    return sum;
}

/* ---- offers ---------------------------------------------------------------------- */

enum { IDEA_SWAP, IDEA_PURCHASE, IDEA_COUNT };

/* Of deeds that complete a set of `seat`, the one by which it gains most. */
static DeedId most_gainful(const Decision *decision, SeatId seat, DeedSet deeds)
{
    DeedId best = NO_DEED;
    float most = 0;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        float gain = gain_of_deed(decision, seat, deed);
        if (gain <= most) continue;
        most = gain;
        best = deed;
    }
    return best;
}

/* It pays the difference of worth times its part of the gains, at most half
 * its money; below zero the other pays. */
static bool swap(const Decision *decision, SeatId other, DeedId taken, Deal *deal)
{
    const Edition *edition = decision->edition;
    DeedSet gifts = landmarks_completers(edition, decision->game, decision->seat, other) &
                    ~edition->groups[edition->deeds[taken].group].deeds;
    DeedId given = most_gainful(decision, other, gifts);
    if (given == NO_DEED) return false;
    float own = gain_of_deed(decision, decision->seat, taken);
    float theirs = gain_of_deed(decision, other, given);
    float most = (float)(decision_own(decision)->cash / 2);
    float paid = (worth(decision, taken) - worth(decision, given)) * own / (own + theirs);
    if (paid > most) paid = most;
    if (paid < -most) paid = -most;
    *deal = (Deal){.give = DEED_BIT(given),
                   .take = DEED_BIT(taken),
                   .give_money = paid > 0 ? (Money)paid : 0,
                   .take_money = paid < 0 ? (Money)-paid : 0};
    return true;
}

static bool purchase(const Decision *decision, DeedId taken, Deal *deal)
{
    const Edition *edition = decision->edition;
    const Deed *printed = &edition->deeds[taken];
    float gain = gain_of_deed(decision, decision->seat, taken);
    float price = (float)printed->price + OFFER_ROUNDS * gain;
    Money houses = 0;
    for (DeedSet rest = edition->groups[printed->group].deeds; rest != 0; rest &= rest - 1)
        houses += houses_weighed(edition) * edition->deeds[__builtin_ctzll(rest)].house_price;
    Money half = decision_own(decision)->cash / 2;
    if (price + (float)houses > PAYBACK_ROUNDS * gain || half < printed->price) return false;
    *deal =
        (Deal){.take = DEED_BIT(taken), .give_money = price < (float)half ? (Money)price : half};
    return true;
}

static bool compose(const Decision *decision, const void *notes, SeatId other, int idea, Deal *deal)
{
    (void)notes;
    DeedSet sought = landmarks_completers(decision->edition, decision->game, other, decision->seat);
    DeedId taken = most_gainful(decision, decision->seat, sought);
    if (taken == NO_DEED) return false;
    return idea == IDEA_SWAP ? swap(decision, other, taken, deal) : purchase(decision, taken, deal);
}

/* Has anybody else a street that completes a set? */
static bool seeks_any(const Decision *decision)
{
    for (SeatId other = 0; other < decision->game->seat_count; other++)
        if (landmarks_completers(decision->edition, decision->game, other, decision->seat) != 0)
            return true;
    return false;
}

static bool offer(const Decision *decision, Action *action)
{
    if (!seeks_any(decision)) return false;
    if (!offering_next(decision, compose, IDEA_COUNT, NULL, action)) return false;
    if (action->deal.give != 0)
        return BECAUSE_PLAIN(decision, T_("It offers a swap that completes a set on both sides."));
    return BECAUSE_PLAIN(
        decision,
        T_("It offers money for a deed that completes a set, because rents will bring it back."));
}

/* ---- answers --------------------------------------------------------------------- */

static float net_gain(const Decision *decision, const Offer *given)
{
    const Deal *deal = &given->deal;
    DeedSet own = decision_own(decision)->deeds;
    DeedSet rival = decision->game->seats[given->from].deeds;
    DeedSet own_after = (own & ~deal->take) | deal->give;
    DeedSet rival_after = (rival & ~deal->give) | deal->take;
    return worth_of_all(decision, deal->give) - worth_of_all(decision, deal->take) +
           (float)(deal->give_money - deal->take_money) + gain_of_change(decision, own, own_after) -
           gain_of_change(decision, own_after, own) -
           RIVAL_PART * gain_of_change(decision, rival, rival_after);
}

static bool answer(const Decision *decision, Action *action)
{
    float least = -(float)landmarks_sum(decision->edition, NET_LOSS);
    if (net_gain(decision, &decision->game->offer) >= least &&
        decision_try(decision, ACTION_ACCEPT, action))
        return BECAUSE_PLAIN(decision,
                             T_("It accepts: worth and rents to come make up for what it gives."));
    return decision_try(decision, ACTION_REJECT, action) &&
           BECAUSE_PLAIN(decision, T_("It rejects: it would give more than it gets."));
}

/* ---- turns ----------------------------------------------------------------------- */

static bool end(const Decision *decision, Action *action)
{
    if (decision_own(decision)->cash < 0) return false;
    if (offer(decision, action)) return true;
    if (simple_money_may_invest(decision) && simple_money_invest(decision, action))
        return BECAUSE(decision, T_("It puts its money into {deed}."), arg_deed(action->deed));
    return described_end(decision, action);
}

static const Answer answers[ANSWER_COUNT] = {
    [PHASE_END] = end,
    [PHASE_ANSWER] = answer,
};

const PlayerKind trader_player =
    DESCRIBED_KIND("trader", "a published player that trades by what sets earn", answers);
