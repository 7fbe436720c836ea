/* funds.c -- how a character puts its money to work. */
#include "players/funds.h"

#include "game/legal.h"
#include "game/rent.h"
#include "game/worth.h"

enum {
    RATE = 1024,     /* rent gained for so much money */
    LOOK_AROUND = 8, /* one turn in so many it looks for loose mortgaged deeds */
    LEVELS = 16
};

static DeedId first_of(DeedSet set)
{
    return (DeedId)__builtin_ctzll(set);
}

Danger funds_danger(const Mind *mind)
{
    const Edition *edition = mind->edition;
    int from = mind_own(mind)->space;
    Danger danger = {0};
    int64_t sum = 0;
    for (int total = 2; total <= 12; total++) {
        DeedId deed = edition->spaces[(from + total) % edition->space_count].deed;
        if (deed == NO_DEED || mind->game->holdings[deed].owner == BANK) continue;
        Money rent = rent_due(edition, mind->game, mind->seat, deed, total);
        sum += (int64_t)rent * (total <= 7 ? total - 1 : 13 - total);
        if (rent > danger.worst) danger.worst = rent;
    }
    danger.expected = (Money)(sum / 36);
    return danger;
}

/* Cash that may be spent on buildings. */
static Money spare_cash(const Mind *mind)
{
    Danger danger = funds_danger(mind);
    int64_t keep = (int64_t)mind_percent(mind, mind_number(mind, CHARACTER_BUILD_KEEP)) +
                   (int64_t)danger.expected * mind_number(mind, CHARACTER_BUILD_AHEAD) / 100 +
                   (int64_t)danger.worst * mind_number(mind, CHARACTER_BUILD_PEAK) / 100;
    return (Money)(mind_own(mind)->cash - keep);
}

/* The streets the seat may build on, as far as its place on the board says. */
static DeedSet within_reach(const Mind *mind)
{
    const Edition *edition = mind->edition;
    DeedSet deeds = mind_own(mind)->deeds;
    if (edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_ANYWHERE) return deeds;
    DeedId here = edition->spaces[mind_own(mind)->space].deed;
    if (here == NO_DEED) return 0;
    if (edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_DEED) return deeds & DEED_BIT(here);
    return deeds & edition->groups[edition->deeds[here].group].deeds;
}

/* What to put money into next. */
typedef struct Plan {
    Money price;  /* of the building */
    int64_t rate; /* rent gained for it; -1: nothing planned */
    int level;    /* of the street before */
    DeedId build, redeem;
    bool beside; /* a hotel beside the houses */
} Plan;

/* The lowest street of some; `redeem` when a mortgage is in the way. */
static DeedId lowest_street(const Mind *mind, DeedSet streets, Plan *plan)
{
    bool any = mind->edition->rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_ANY;
    DeedId lowest = NO_DEED;
    uint8_t least = UINT8_MAX;
    for (; streets != 0; streets &= streets - 1) {
        DeedId deed = first_of(streets);
        const Holding *holding = &mind->game->holdings[deed];
        if (holding->mortgaged && !any) {
            plan->redeem = deed;
            return NO_DEED;
        }
        if (holding->level >= least) continue;
        least = holding->level;
        lowest = deed;
    }
    return lowest;
}

/* The rent a street gains by its next building, for the money. Up to the
 * height it likes, all the way counts: the first house earns little. */
static int64_t building_rate(const Mind *mind, DeedId deed, bool hotel, Money price)
{
    const Edition *edition = mind->edition;
    int level = mind->game->holdings[deed].level;
    int houses = edition_level_houses(level);
    int height = mind_number(mind, CHARACTER_BUILD_HEIGHT);
    if (height > edition->rule[RULE_HOUSES_PER_STREET])
        height = edition->rule[RULE_HOUSES_PER_STREET];
    Money now = edition_street_rent(edition, deed, level);
    if (!hotel && houses < height) {
        int aim = level + height - houses;
        Money gain = edition_street_rent(edition, deed, aim) - now;
        return (int64_t)gain * RATE / ((int64_t)price * (height - houses));
    }
    int next = !hotel                                      ? level + 1
               : edition->rule[RULE_HOTEL] == HOTEL_BESIDE ? level + BESIDE_HOTEL
                                                           : HOTEL_LEVEL;
    return (int64_t)(edition_street_rent(edition, deed, next) - now) * RATE / price;
}

static bool holds_houses(const Mind *mind, bool hotel)
{
    const Game *game = mind->game;
    return hotel && mind->edition->rule[RULE_HOTEL] == HOTEL_TOP && game->houses >= 0 &&
           game->houses < mind_number(mind, CHARACTER_BUILD_HOLD);
}

/* Plans a building on `deed` if it is better than what is planned. */
static void consider(const Mind *mind, DeedId deed, Plan *plan)
{
    const Edition *edition = mind->edition;
    int level = mind->game->holdings[deed].level;
    int style = edition->rule[RULE_HOTEL];
    if (level == HOTEL_LEVEL) return;
    bool hotel = edition_level_houses(level) >= edition->rule[RULE_HOUSES_PER_STREET];
    if (hotel && (style == HOTEL_NONE || (level & BESIDE_HOTEL) != 0)) return;
    if ((hotel ? mind->game->hotels : mind->game->houses) == 0) return;
    Money price = game_building_price(edition, mind->game, mind->seat, deed, hotel);
    if (price <= 0 || holds_houses(mind, hotel)) return;
    int64_t rate = building_rate(mind, deed, hotel, price);
    if (rate <= plan->rate) return;
    plan->price = price;
    plan->rate = rate;
    plan->level = edition_level_houses(level);
    plan->build = deed;
    plan->beside = hotel && style == HOTEL_BESIDE;
}

/* Buildings for the money, each group from its lowest street up. */
static void plan_buildings(const Mind *mind, Plan *plan)
{
    const Edition *edition = mind->edition;
    DeedSet deeds = mind_own(mind)->deeds;
    DeedSet partly = edition->rule[RULE_BUILD_WHOLE_GROUP] ? 0 : ~(DeedSet)0;
    DeedSet reach = within_reach(mind);
    const Group *end = &edition->groups[edition->group_count];
    for (const Group *group = edition->groups; group < end; group++) {
        if ((group->deeds & ~(deeds | partly)) != 0) continue;
        DeedSet streets = group->deeds & reach;
        if (streets == 0 || group->kind != GROUP_STREETS) continue;
        DeedId deed = lowest_street(mind, streets, plan);
        if (deed != NO_DEED) consider(mind, deed, plan);
    }
}

static Money rent_now(const Mind *mind, DeedId deed)
{
    /* As any other seat would pay it; the usual throw for utilities. */
    SeatId visitor = mind->seat == 0 ? 1 : 0;
    return rent_due(mind->edition, mind->game, visitor, deed, 7);
}

/* The deed outside whole groups that earns least for what the bank lends. */
static bool loosest_deed(const Mind *mind, int64_t rate, Action *action)
{
    DeedSet whole = 0;
    for (unsigned rest = mind_own(mind)->whole; rest != 0; rest &= rest - 1)
        whole |= mind->edition->groups[__builtin_ctz(rest)].deeds;
    bool found = false;
    for (DeedSet rest = mind_own(mind)->deeds & ~whole; rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        Money loan = mind->edition->deeds[deed].mortgage;
        if (mind->game->holdings[deed].mortgaged || loan <= 0) continue;
        int64_t lost = (int64_t)rent_now(mind, deed) * RATE / loan;
        if (lost >= rate) continue;
        Action step = mind_action(mind, ACTION_MORTGAGE);
        step.deed = deed;
        if (!mind_may(mind, &step)) continue;
        rate = lost;
        *action = step;
        found = true;
    }
    return found;
}

/* The mortgaged deed that earns most for the money, when there is plenty. */
static void plan_redeeming(const Mind *mind, Plan *plan)
{
    Money rich =
        mind_own(mind)->cash - mind_percent(mind, mind_number(mind, CHARACTER_REDEEM_KEEP));
    Money best = 0;
    for (DeedSet rest = mind_own(mind)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        if (!mind->game->holdings[deed].mortgaged || mind->edition->deeds[deed].price <= best)
            continue;
        if (edition_redeem_price(mind->edition, deed) > rich) continue;
        best = mind->edition->deeds[deed].price;
        plan->redeem = deed;
    }
}

/* One turn in LOOK_AROUND, scattered. */
static bool looks_around(const Game *game)
{
    return (uint32_t)game->turn * UINT32_C(0x85EBCA6B) < UINT32_MAX / LOOK_AROUND;
}

static bool room_on(const Game *game, DeedSet streets)
{
    for (; streets != 0; streets &= streets - 1)
        if (game->holdings[first_of(streets)].level != HOTEL_LEVEL) return true;
    return false;
}

bool funds_may_invest(const Mind *mind)
{
    const Edition *edition = mind->edition;
    const Seat *own = mind_own(mind);
    if (own->cash <= 0) return false;
    if (looks_around(mind->game) || !edition->rule[RULE_BUILD_WHOLE_GROUP]) return true;
    bool pawns = mind_number(mind, CHARACTER_BUILD_PAWN) != 0;
    for (unsigned rest = own->whole; rest != 0; rest &= rest - 1) {
        const Group *group = &edition->groups[__builtin_ctz(rest)];
        if (!pawns && edition->deeds[first_of(group->deeds)].house_price > own->cash) continue;
        if (room_on(mind->game, group->deeds)) return true;
    }
    return false;
}

/* Builds as planned, or mortgages a loose deed for it. */
static bool build(const Mind *mind, const Plan *plan, Money spare, Action *action)
{
    if (plan->price <= spare) {
        *action = mind_action(mind, ACTION_BUILD);
        action->deed = plan->build;
        action->amount = plan->beside ? 1 : 0;
        if (!mind_may(mind, action)) return false;
        mind_say(mind, "It builds where the rent grows most for the money, on ");
        mind_say_deed(mind, plan->build);
        mind_say(mind, ", and keeps enough for its next throw.");
        return true;
    }
    if (!mind_number(mind, CHARACTER_BUILD_PAWN) || mind->game->phase == PHASE_BUY) return false;
    if (plan->level >= mind_number(mind, CHARACTER_BUILD_HEIGHT)) return false;
    if (worth_liquid(mind->edition, mind->game, mind->seat) - mind_own(mind)->cash + spare <
        plan->price)
        return false;
    if (!loosest_deed(mind, plan->rate, action)) return false;
    mind_say(mind, "Houses on ");
    mind_say_deed(mind, plan->build);
    mind_say(mind, " earn more than ");
    mind_say_deed(mind, action->deed);
    mind_say(mind, " does, so it borrows on that.");
    return true;
}

bool funds_can_build(const Mind *mind)
{
    Plan plan = {.rate = -1, .build = NO_DEED, .redeem = NO_DEED};
    plan_buildings(mind, &plan);
    return plan.build != NO_DEED && plan.price <= mind_own(mind)->cash &&
           plan.price <= spare_cash(mind);
}

bool funds_invest(const Mind *mind, Action *action)
{
    Plan plan = {.rate = -1, .build = NO_DEED, .redeem = NO_DEED};
    plan_buildings(mind, &plan);
    Money spare = plan.build != NO_DEED || plan.redeem != NO_DEED ? spare_cash(mind) : 0;
    if (plan.build != NO_DEED && build(mind, &plan, spare, action)) return true;
    if (plan.redeem == NO_DEED || edition_redeem_price(mind->edition, plan.redeem) > spare) {
        plan.redeem = NO_DEED;
        if (looks_around(mind->game)) plan_redeeming(mind, &plan);
    }
    if (plan.redeem == NO_DEED) return false;
    *action = mind_action(mind, ACTION_REDEEM);
    action->deed = plan.redeem;
    if (!mind_may(mind, action)) return false;
    mind_say(mind, "It has cash to spare and redeems ");
    mind_say_deed(mind, plan.redeem);
    mind_say(mind, ".");
    return true;
}

bool funds_best_place(const Mind *mind, ActionKind kind, Action *action, Money *most)
{
    LegalList list;
    legal_list(mind->edition, mind->game, &list);
    bool hotel = mind->game->want.open == WANT_HOTEL || mind->game->auction.open == AUCTION_HOTEL;
    int64_t best = 0;
    *most = 0;
    for (int i = 0; i < list.count; i++) {
        const LegalAction *entry = &list.list[i];
        DeedId deed = entry->action.deed;
        if (entry->action.kind != kind || deed >= mind->edition->deed_count) continue;
        Money price = game_building_price(mind->edition, mind->game, mind->seat, deed, hotel);
        if (price <= 0) continue;
        int64_t rate = building_rate(mind, deed, hotel, price);
        if (rate <= best) continue;
        best = rate;
        *action = entry->action;
        *most = entry->most;
    }
    return best > 0;
}
