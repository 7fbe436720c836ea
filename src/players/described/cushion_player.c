/* cushion_player.c -- a published player that always keeps a cushion of 200. */
#include "players/described/cushion_player.h"

#include "game/landing.h"
#include "players/building_step.h"
#include "players/described/because.h"
#include "players/landmarks.h"
#include "players/offering.h"

enum {
    CUSHION = 200,   /* what it keeps, whatever it spends on */
    MOST_PAID = 200, /* between the two sides of a trade */
    MOST_RATIO = 2
};

static Money spare(const Asked *asked)
{
    return described_own(asked)->cash - landmarks_sum(asked->edition, CUSHION);
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

static bool compose(const Asked *asked, const void *notes, SeatId other, int idea, Deal *deal)
{
    (void)idea;
    const Edition *edition = asked->edition;
    const Wishes *own = notes;
    Wishes their = wishes_of(edition, asked->game, other);
    *deal = (Deal){.give = own->gives & their.seeks, .take = own->seeks & their.gives};
    settle_pairs(edition, deal);
    balance(edition, deal);
    if (deal->give == 0 || deal->take == 0) return false;
    Money pays =
        landmarks_list_price(edition, deal->take) - landmarks_list_price(edition, deal->give);
    if (pays > 0) deal->give_money = pays;
    if (pays < 0) deal->take_money = -pays;
    Money their_spare = asked->game->seats[other].cash - landmarks_sum(edition, CUSHION);
    return pays > 0 ? pays <= spare(asked) : -pays <= their_spare || pays == 0;
}

static bool trade(const Asked *asked, Action *action)
{
    Wishes own = wishes_of(asked->edition, asked->game, asked->seat);
    return own.gives != 0 && own.seeks != 0 && offering_next(asked, compose, 1, &own, action) &&
           because_add(asked, "It swaps deeds it has alone for deeds it lacks, at list prices.");
}

static bool welcome(const Asked *asked)
{
    const Deal *deal = &asked->game->offer.deal;
    Wishes own = wishes_of(asked->edition, asked->game, asked->seat);
    Money given = landmarks_list_price(asked->edition, deal->take);
    Money taken = landmarks_list_price(asked->edition, deal->give);
    Money pays = deal->take_money - deal->give_money;
    for (int deck = 0; deck < MAX_DECKS; deck++)
        if (deal->take_cards[deck] != 0) return false;
    if (deal->give == 0 || (deal->give & ~own.seeks) != 0) return false;
    if ((deal->take & ~own.gives) != 0 || too_much(asked->edition, given, taken)) return false;
    if (pays > taken - given || pays > landmarks_sum(asked->edition, MOST_PAID)) return false;
    return pays <= 0 || pays <= spare(asked);
}

static bool answer(const Asked *asked, Action *action)
{
    if (welcome(asked) && described_try(asked, ACTION_ACCEPT, action))
        return because_add(asked, "It accepts: it gets what it lacks, fairly at list prices.");
    return described_try(asked, ACTION_REJECT, action) &&
           because_add(asked,
                       "It rejects: it trades only single deeds for those it lacks, fairly.");
}

/* ---- spending ------------------------------------------------------------------ */

static bool redeem(const Asked *asked, Action *action)
{
    for (DeedSet rest = described_own(asked)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (!asked->game->holdings[deed].mortgaged) continue;
        if (edition_redeem_price(asked->edition, deed) > spare(asked)) continue;
        if (described_try_deed(asked, ACTION_REDEEM, deed, action))
            return because_add(asked, "It redeems %d and keeps its cushion.", deed);
    }
    return false;
}

static bool build(const Asked *asked, Action *action)
{
    BuildingStep steps[MAX_BUILDING_STEPS];
    int count = building_step_list(asked->edition, asked->game, asked->seat, steps);
    const BuildingStep *cheapest = NULL;
    for (int i = 0; i < count; i++)
        if (cheapest == NULL || steps[i].price < cheapest->price) cheapest = &steps[i];
    if (cheapest == NULL || cheapest->price > spare(asked)) return false;
    *action = building_step_action(asked->seat, cheapest);
    return action_check(asked->edition, asked->game, action) == REFUSAL_NONE &&
           because_add(asked, "It builds on %d, the cheapest place, and keeps its cushion.",
                       cheapest->deed);
}

static bool buy(const Asked *asked, Action *action)
{
    DeedId deed = landing_deed(asked->edition, asked->game);
    Money price = game_price(asked->edition, asked->game, asked->seat, deed);
    Money cushion = landmarks_sum(asked->edition, CUSHION);
    if (price <= spare(asked) && described_try(asked, ACTION_BUY, action))
        return because_add(asked, "It keeps %m and buys %d.", cushion, deed);
    return described_try(asked, ACTION_DECLINE, action) &&
           because_add(asked, "It does not buy %d, because less than %m would stay.", deed,
                       cushion);
}

/* ---- turns --------------------------------------------------------------------- */

static bool leave_jail(const Asked *asked, Action *action)
{
    int last = game_jail_limit(asked->edition, asked->game, asked->seat) - 1;
    if (described_own(asked)->jail_turns >= last) {
        if (described_try_card(asked, action) || described_try(asked, ACTION_FINE, action))
            return because_add(asked, "It leaves jail on its last turn there.");
    }
    return described_try(asked, ACTION_ROLL, action) &&
           because_add(asked, "It throws for doubles as long as it may.");
}

static bool turn(const Asked *asked, Action *action)
{
    if (described_own(asked)->cash >= 0 &&
        (trade(asked, action) || redeem(asked, action) || build(asked, action)))
        return true;
    return described_own(asked)->in_jail && leave_jail(asked, action);
}

static const Answer answers[PHASE_COUNT] = {
    [PHASE_TURN] = turn,
    [PHASE_BUY] = buy,
    [PHASE_END] = described_end,
    [PHASE_ANSWER] = answer,
    [PHASE_FLOOR] = described_done,
};

const Described cushion_player = {
    .kind = DESCRIBED_KIND("cushion", "a published player that always keeps 200"),
    .answers = answers,
};
