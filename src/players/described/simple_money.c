/* simple_money.c -- how the simple player spends and raises money. */
#include "players/described/simple_money.h"

#include "game/worth.h"

enum {
    FIRST_HOUSES = 3,   /* built everywhere before anything goes higher */
    FIRST_BONUS = 1000, /* of a rate, so that those come first */
    RATE = 64           /* rent gained for so much money */
};

static DeedId first_of(DeedSet set)
{
    return (DeedId)__builtin_ctzll(set);
}

DeedSet simple_money_whole_groups(const Edition *edition, DeedSet deeds)
{
    DeedSet whole = 0;
    for (int group = 0; group < edition->group_count; group++) {
        DeedSet all = edition->groups[group].deeds;
        if ((all & ~deeds) == 0 && edition->groups[group].kind == GROUP_STREETS) whole |= all;
    }
    return whole;
}

/* The streets the seat may build on, as far as its place on the board says. */
static DeedSet within_reach(const Edition *edition, const Game *game, SeatId seat)
{
    const Seat *own = &game->seats[seat];
    if (edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_ANYWHERE) return own->deeds;
    DeedId here = edition->spaces[own->space].deed;
    if (here == NO_DEED) return 0;
    if (edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_DEED) return own->deeds & DEED_BIT(here);
    return own->deeds & edition->groups[edition->deeds[here].group].deeds;
}

/* What to put money into next. */
typedef struct Plan {
    Money spare;  /* to be spent */
    int64_t rate; /* of the building, the higher the better */
    DeedId build, redeem;
    bool beside; /* a hotel beside the houses */
} Plan;

/* The lowest street of some; `redeem` when a mortgage is in the way. */
static DeedId lowest_street(const Edition *edition, const Game *game, DeedSet streets, Plan *plan)
{
    bool any = edition->rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_ANY;
    DeedId lowest = NO_DEED;
    uint8_t least = UINT8_MAX;
    for (; streets != 0; streets &= streets - 1) {
        DeedId deed = first_of(streets);
        const Holding *holding = &game->holdings[deed];
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

static int lowest_level(const Game *game, DeedSet streets)
{
    int lowest = HOTEL_LEVEL;
    for (; streets != 0; streets &= streets - 1) {
        int level = game->holdings[first_of(streets)].level;
        if (level < lowest) lowest = level;
    }
    return lowest;
}

/* Plans a building on `deed` if it is better than what is planned. */
static void consider(const Edition *edition, const Game *game, SeatId seat, DeedId deed, Plan *plan)
{
    const Deed *printed = &edition->deeds[deed];
    int level = game->holdings[deed].level;
    int houses = level & (BESIDE_HOTEL - 1);
    int style = edition->rule[RULE_HOTEL];
    if (level == HOTEL_LEVEL) return;
    bool hotel = houses >= edition->rule[RULE_HOUSES_PER_STREET];
    if (hotel && (style == HOTEL_NONE || (level & BESIDE_HOTEL) != 0)) return;
    if ((hotel ? game->hotels : game->houses) == 0) return;
    Money price = game_building_price(edition, game, seat, deed, hotel);
    if (price > plan->spare || price <= 0) return;
    Money gain = style == HOTEL_BESIDE ? printed->rent[hotel ? 2 : 1]
                 : hotel               ? printed->rent[HOTEL_LEVEL] - printed->rent[houses]
                                       : printed->rent[houses + 1] - printed->rent[houses];
    int64_t rate = (int64_t)gain * RATE / price + (houses < FIRST_HOUSES ? FIRST_BONUS : 0);
    if (rate <= plan->rate) return;
    plan->rate = rate;
    plan->build = deed;
    plan->beside = hotel && style == HOTEL_BESIDE;
}

/* Buildings for the money, each group from its lowest street up. */
static void plan_buildings(const Edition *edition, const Game *game, SeatId seat, Plan *plan)
{
    DeedSet deeds = game->seats[seat].deeds;
    DeedSet partly = edition->rule[RULE_BUILD_WHOLE_GROUP] ? 0 : ~(DeedSet)0;
    DeedSet reach = within_reach(edition, game, seat);
    const Group *end = &edition->groups[edition->group_count];
    for (const Group *group = edition->groups; group < end; group++) {
        /* This is asked every turn, so the usual answer comes first. */
        if ((group->deeds & ~(deeds | partly)) != 0) continue;
        DeedSet streets = group->deeds & reach;
        if (streets == 0 || group->kind != GROUP_STREETS) continue;
        DeedId deed = lowest_street(edition, game, streets, plan);
        if (deed != NO_DEED) consider(edition, game, seat, deed, plan);
    }
}

/* The dearest mortgaged deed that can be had without much thought. */
static void plan_redeeming(const Edition *edition, const Game *game, SeatId seat, Plan *plan)
{
    Money rich = plan->spare - 2 * simple_money_reserve(edition);
    Money best = 0;
    for (DeedSet rest = game->seats[seat].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        if (!game->holdings[deed].mortgaged || edition->deeds[deed].price <= best) continue;
        if (edition_redeem_price(edition, deed) > rich) continue;
        best = edition->deeds[deed].price;
        plan->redeem = deed;
    }
}

/* Every eighth turn is soon enough to look for loose mortgaged deeds. */
static bool looks_around(const Game *game)
{
    return (uint32_t)game->turn * UINT32_C(0x85EBCA6B) < UINT32_MAX / 8;
}

bool simple_money_may_invest(const Edition *edition, const Game *game, SeatId seat)
{
    const Seat *own = &game->seats[seat];
    Money spare = own->cash - simple_money_reserve(edition);
    if (spare <= 0) return false;
    if (looks_around(game) || !edition->rule[RULE_BUILD_WHOLE_GROUP]) return true;
    for (unsigned rest = own->whole; rest != 0; rest &= rest - 1) {
        const Group *group = &edition->groups[__builtin_ctz(rest)];
        DeedId deed = first_of(group->deeds);
        if (edition->deeds[deed].house_price > spare) continue;
        if (lowest_level(game, group->deeds) < HOTEL_LEVEL) return true;
    }
    return false;
}

/* Does a plan see to everything that action_check asks of a building? Then
 * asking again can be saved; apply asserts it. */
static bool plans_by_the_rules(const Edition *edition, const Game *game)
{
    return game->manage_count < MAX_MANAGE && edition->rule[RULE_BUILD_EVEN] &&
           edition->rule[RULE_BUILD_WHOLE_GROUP] &&
           edition->rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_GROUP &&
           edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_ANYWHERE &&
           edition->rule[RULE_HOTEL] == HOTEL_TOP;
}

bool simple_money_invest(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    Plan plan = {.spare = game->seats[seat].cash - simple_money_reserve(edition),
                 .rate = -1,
                 .build = NO_DEED,
                 .redeem = NO_DEED};
    if (plan.spare <= 0) return false;
    plan_buildings(edition, game, seat, &plan);
    if (plan.build != NO_DEED) {
        *action = (Action){
            .kind = ACTION_BUILD, .seat = seat, .deed = plan.build, .amount = plan.beside ? 1 : 0};
        if (plans_by_the_rules(edition, game)) return true;
        if (action_check(edition, game, action) == REFUSAL_NONE) return true;
    }
    if (plan.redeem == NO_DEED && looks_around(game)) plan_redeeming(edition, game, seat, &plan);
    if (plan.redeem == NO_DEED) return false;
    if (edition_redeem_price(edition, plan.redeem) > plan.spare) return false;
    *action = (Action){.kind = ACTION_REDEEM, .seat = seat, .deed = plan.redeem};
    return action_check(edition, game, action) == REFUSAL_NONE;
}

bool simple_money_could_pay(const Edition *edition, const Game *game, SeatId seat, Money sum)
{
    Money found = game->seats[seat].cash;
    bool mortgages = edition->rule[RULE_MORTGAGE] != MORTGAGE_OFF;
    for (DeedSet rest = game->seats[seat].deeds; rest != 0 && found < sum; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        found += worth_buildings_sale(edition, game, deed);
        if (mortgages && !game->holdings[deed].mortgaged) found += edition->deeds[deed].mortgage;
    }
    return found >= sum;
}

/* Mortgages the deed of `choice` that brings just enough, else the most. */
static bool mortgage_one(const Edition *edition, const Game *game, SeatId seat, DeedSet choice,
                         Money need, Action *action)
{
    Money best = 0;
    bool found = false;
    for (; choice != 0; choice &= choice - 1) {
        DeedId deed = first_of(choice);
        Money loan = edition->deeds[deed].mortgage;
        if (game->holdings[deed].mortgaged || loan <= 0) continue;
        bool better = best >= need ? loan >= need && loan < best : loan > best;
        if (!better) continue;
        Action step = {.kind = ACTION_MORTGAGE, .seat = seat, .deed = deed};
        if (action_check(edition, game, &step) != REFUSAL_NONE) continue;
        best = loan;
        *action = step;
        found = true;
    }
    return found;
}

bool simple_money_pawn(const Edition *edition, const Game *game, SeatId seat, DeedSet spared,
                       Money need, Action *action)
{
    DeedSet deeds = game->seats[seat].deeds;
    DeedSet loose = deeds & ~(spared | simple_money_whole_groups(edition, deeds));
    return mortgage_one(edition, game, seat, loose, need, action);
}

/* Breaks the hotels of a group down when single ones cannot be sold. */
static bool break_group(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                        Action *action)
{
    int streets = edition->groups[edition->deeds[deed].group].deed_count;
    for (int houses = streets * edition->rule[RULE_HOUSES_PER_STREET]; houses >= 0; houses--) {
        *action = (Action){.kind = ACTION_BREAK, .seat = seat, .deed = deed, .amount = houses};
        if (action_check(edition, game, action) == REFUSAL_NONE) return true;
    }
    return false;
}

static bool sell_from(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                      Action *action)
{
    for (Money beside = 1; beside >= 0; beside--) {
        *action = (Action){.kind = ACTION_SELL, .seat = seat, .deed = deed, .amount = beside};
        if (action_check(edition, game, action) == REFUSAL_NONE) return true;
    }
    return edition_level_hotels(game->holdings[deed].level) > 0 &&
           break_group(edition, game, seat, deed, action);
}

/* A building of the cheapest street that may lose one. */
static bool sell_one(const Edition *edition, const Game *game, SeatId seat, Action *action)
{
    DeedSet built = 0;
    for (DeedSet rest = game->seats[seat].deeds; rest != 0; rest &= rest - 1)
        if (game->holdings[first_of(rest)].level != 0) built |= rest & (~rest + 1);
    while (built != 0) {
        DeedId cheapest = first_of(built);
        for (DeedSet rest = built; rest != 0; rest &= rest - 1)
            if (edition->deeds[first_of(rest)].price < edition->deeds[cheapest].price)
                cheapest = first_of(rest);
        if (sell_from(edition, game, seat, cheapest, action)) return true;
        built &= ~DEED_BIT(cheapest);
    }
    return false;
}

bool simple_money_raise(const Edition *edition, const Game *game, SeatId seat, Money need,
                        Action *action)
{
    return simple_money_pawn(edition, game, seat, 0, need, action) ||
           sell_one(edition, game, seat, action) ||
           mortgage_one(edition, game, seat, game->seats[seat].deeds, need, action);
}
