/* cushion_player.c -- a published player that always keeps a cushion of 200. */
#include "players/described/cushion_player.h"

#include "game/landing.h"
#include "players/building_step.h"
#include "players/described/offering.h"
#include "players/landmarks.h"

enum {
    CUSHION = 200,   /* what it keeps, whatever it spends on */
    MOST_PAID = 200, /* between the two sides of a trade */
    MOST_RATIO = 2
};

static Money spare(const Decision *decision)
{
    return decision_own(decision)->cash - landmarks_sum(decision->edition, CUSHION);
}

/* ---- trades -------------------------------------------------------------------- */

/* What a seat would give: the only deed it has of a group. What it seeks: the
 * only one it lacks. Both only in groups of which the bank has nothing. */
typedef struct Wishes {
    DeedSet gives, seeks;
} Wishes;

static Wishes wishes_of(const Edition *edition, const Game *game, SeatId seat)
{
    Wishes wishes = {0};
    DeedSet owned = 0;
    for (int other = 0; other < game->seat_count; other++) owned |= game->seats[other].deeds;
    for (int i = 0; i < edition->group_count; i++) {
        DeedSet group = edition->groups[i].deeds;
        if ((group & ~owned) != 0 || edition->groups[i].deed_count < 2) continue;
        DeedSet own = group & game->seats[seat].deeds;
        if (__builtin_popcountll(own) == 1) wishes.gives |= own;
        if (__builtin_popcountll(group & ~own) == 1) wishes.seeks |= group & ~own;
    }
    return wishes;
}

/* Of a group of two both sides have one and lack one: it goes to the side
 * that would get fewer deeds, or is left out. */
static void settle_pairs(const Edition *edition, Deal *deal)
{
    for (int i = 0; i < edition->group_count; i++) {
        DeedSet group = edition->groups[i].deeds;
        if ((deal->give & group) == 0 || (deal->take & group) == 0) continue;
        int more = __builtin_popcountll(deal->take) - __builtin_popcountll(deal->give);
        if (more >= 0) deal->take &= ~group;
        if (more <= 0) deal->give &= ~group;
    }
}

static DeedSet without_cheapest(const Edition *edition, DeedSet deeds)
{
    DeedId cheapest = (DeedId)__builtin_ctzll(deeds);
    for (DeedSet rest = deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (edition->deeds[deed].price < edition->deeds[cheapest].price) cheapest = deed;
    }
    return deeds & ~DEED_BIT(cheapest);
}

static bool too_much(const Edition *edition, Money given, Money taken)
{
    return given - taken > landmarks_sum(edition, MOST_PAID) || given > MOST_RATIO * taken;
}

/* Leaves deeds out until neither side gives too much. */
static void balance(const Edition *edition, Deal *deal)
{
    while (deal->give != 0 && deal->take != 0) {
        Money given = landmarks_list_price(edition, deal->give);
        Money taken = landmarks_list_price(edition, deal->take);
        if (too_much(edition, given, taken))
            deal->give = without_cheapest(edition, deal->give);
        else if (too_much(edition, taken, given))
            deal->take = without_cheapest(edition, deal->take);
        else
            return;
    }
}

static bool compose(const Decision *decision, const void *notes, SeatId other, int idea, Deal *deal)
{
    (void)idea;
    const Edition *edition = decision->edition;
    const Wishes *own = notes;
    Wishes their = wishes_of(edition, decision->game, other);
    *deal = (Deal){.give = own->gives & their.seeks, .take = own->seeks & their.gives};
    settle_pairs(edition, deal);
    balance(edition, deal);
    if (deal->give == 0 || deal->take == 0) return false;
    Money pays =
        landmarks_list_price(edition, deal->take) - landmarks_list_price(edition, deal->give);
    if (pays > 0) deal->give_money = pays;
    if (pays < 0) deal->take_money = -pays;
    Money their_spare = decision->game->seats[other].cash - landmarks_sum(edition, CUSHION);
    return pays > 0 ? pays <= spare(decision) : -pays <= their_spare || pays == 0;
}

static bool trade(const Decision *decision, Action *action)
{
    Wishes own = wishes_of(decision->edition, decision->game, decision->seat);
    return own.gives != 0 && own.seeks != 0 && offering_next(decision, compose, 1, &own, action) &&
           BECAUSE_PLAIN(decision,
                         T_("It swaps deeds it has alone for deeds it lacks, at list prices."));
}

static bool welcome(const Decision *decision)
{
    const Deal *deal = &decision->game->offer.deal;
    Wishes own = wishes_of(decision->edition, decision->game, decision->seat);
    Money given = landmarks_list_price(decision->edition, deal->take);
    Money taken = landmarks_list_price(decision->edition, deal->give);
    Money pays = deal->take_money - deal->give_money;
    for (int deck = 0; deck < MAX_DECKS; deck++)
        if (deal->take_cards[deck] != 0) return false;
    if (deal->give == 0 || (deal->give & ~own.seeks) != 0) return false;
    if ((deal->take & ~own.gives) != 0 || too_much(decision->edition, given, taken)) return false;
    if (pays > taken - given || pays > landmarks_sum(decision->edition, MOST_PAID)) return false;
    return pays <= 0 || pays <= spare(decision);
}

static bool answer(const Decision *decision, Action *action)
{
    if (welcome(decision) && decision_try(decision, ACTION_ACCEPT, action))
        return BECAUSE_PLAIN(decision,
                             T_("It accepts: it gets what it lacks, fairly at list prices."));
    return decision_try(decision, ACTION_REJECT, action) &&
           BECAUSE_PLAIN(decision,
                         T_("It rejects: it trades only single deeds for those it lacks, fairly."));
}

/* ---- spending ------------------------------------------------------------------ */

static bool redeem(const Decision *decision, Action *action)
{
    for (DeedSet rest = decision_own(decision)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (!decision->game->holdings[deed].mortgaged) continue;
        if (edition_redeem_price(decision->edition, deed) > spare(decision)) continue;
        if (decision_try_deed(decision, ACTION_REDEEM, deed, action))
            return BECAUSE(decision, T_("It redeems {deed} and keeps its cushion."),
                           arg_deed(deed));
    }
    return false;
}

static bool build(const Decision *decision, Action *action)
{
    BuildingStep steps[MAX_BUILDING_STEPS];
    int count = building_step_list(decision->edition, decision->game, decision->seat, steps);
    const BuildingStep *cheapest = NULL;
    for (int i = 0; i < count; i++)
        if (cheapest == NULL || steps[i].price < cheapest->price) cheapest = &steps[i];
    if (cheapest == NULL || cheapest->price > spare(decision)) return false;
    *action = building_step_action(decision->seat, cheapest);
    return action_check(decision->edition, decision->game, action) == REFUSAL_NONE &&
           BECAUSE(decision, T_("It builds on {deed}, the cheapest place, and keeps its cushion."),
                   arg_deed(cheapest->deed));
}

static bool buy(const Decision *decision, Action *action)
{
    DeedId deed = landing_deed(decision->edition, decision->game);
    Money price = game_price(decision->edition, decision->game, decision->seat, deed);
    Money cushion = landmarks_sum(decision->edition, CUSHION);
    if (price <= spare(decision) && decision_try(decision, ACTION_BUY, action))
        return BECAUSE(decision, T_("It keeps {sum} and buys {deed}."), arg_sum(cushion),
                       arg_deed(deed));
    return decision_try(decision, ACTION_DECLINE, action) &&
           BECAUSE(decision, T_("It does not buy {deed}, because less than {sum} would stay."),
                   arg_deed(deed), arg_sum(cushion));
}

/* ---- turns --------------------------------------------------------------------- */

static bool leave_jail(const Decision *decision, Action *action)
{
    int last = game_jail_limit(decision->edition, decision->game, decision->seat) - 1;
    if (decision_own(decision)->jail_turns >= last) {
        if (decision_try_card(decision, action) || decision_try(decision, ACTION_FINE, action))
            return BECAUSE_PLAIN(decision, T_("It leaves jail on its last turn there."));
    }
    return decision_try(decision, ACTION_ROLL, action) &&
           BECAUSE_PLAIN(decision, T_("It throws for doubles as long as it may."));
}

static bool turn(const Decision *decision, Action *action)
{
    if (decision_own(decision)->cash >= 0 &&
        (trade(decision, action) || redeem(decision, action) || build(decision, action)))
        return true;
    return decision_own(decision)->in_jail && leave_jail(decision, action);
}

static const Answer answers[ANSWER_COUNT] = {
    [PHASE_TURN] = turn,
    [PHASE_BUY] = buy,
    [PHASE_END] = described_end,
    [PHASE_ANSWER] = answer,
    [PHASE_FLOOR] = described_done,
};

const PlayerKind cushion_player =
    DESCRIBED_KIND("cushion", "a published player that always keeps 200", answers);
