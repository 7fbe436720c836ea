/* outlook.c -- what a board promises, as players see it. */
#include "players/outlook.h"

#include "players/visits.h"

static int64_t all_prices(const Edition *edition)
{
    int64_t sum = 0;
    for (int deed = 0; deed < edition->deed_count; deed++) sum += edition->deeds[deed].price;
    return sum;
}

static Money average_price(const Edition *edition)
{
    int64_t count = edition->deed_count > 0 ? edition->deed_count : 1;
    Money average = (Money)((all_prices(edition) + count / 2) / count);
    return average > 1 ? average : 1;
}

/* Where passing the start pays little, money that is spent comes back from rents alone. */
static int32_t leanness(const Edition *edition, Money unit)
{
    int64_t salary = edition->rule[RULE_SALARY];
    return salary < unit ? (int32_t)((unit - salary) * 100 / unit) : 0;
}

static Money cheapest_building(const Edition *edition, DeedSet deeds)
{
    Money cheapest = MONEY_LIMIT;
    for (; deeds != 0; deeds &= deeds - 1) {
        const Deed *deed = &edition->deeds[__builtin_ctzll(deeds)];
        if (deed->house_price > 0 && deed->house_price < cheapest) cheapest = deed->house_price;
        if (deed->hotel_price > 0 && deed->hotel_price < cheapest) cheapest = deed->hotel_price;
    }
    return cheapest;
}

/* Groups are listed in board order, which is that of prices. */
static void find_classes(const Edition *edition, uint8_t class[MAX_GROUPS])
{
    int before = 0, streets = 0;
    for (int group = 0; group < edition->group_count; group++)
        streets += edition->groups[group].kind == GROUP_STREETS;
    for (int group = 0; group < edition->group_count; group++) {
        if (edition->groups[group].kind != GROUP_STREETS) continue;
        class[group] = (uint8_t)(before++ * OUTLOOK_CLASSES / streets);
    }
}

static DeedSet deeds_ahead(const Edition *edition, int space)
{
    DeedSet set = 0;
    for (int total = 2; total <= 12; total++) {
        DeedId deed = edition->spaces[(space + total) % edition->space_count].deed;
        if (deed != NO_DEED) set |= DEED_BIT(deed);
    }
    return set;
}

static void add_street(const Edition *edition, DeedId deed, Outlook *outlook)
{
    const Deed *printed = &edition->deeds[deed];
    int most = edition->rule[RULE_HOUSES_PER_STREET];
    int high = most < OUTLOOK_HEIGHT ? most : OUTLOOK_HEIGHT;
    int style = edition->rule[RULE_HOTEL];
    int full = style == HOTEL_TOP ? HOTEL_LEVEL : style == HOTEL_NONE ? most : most + BESIDE_HOTEL;
    int64_t visits = outlook->visits[deed];
    GroupId group = printed->group;
    if (printed->house_price <= 0) return;
    outlook->built[group] += visits * edition_street_rent(edition, deed, high);
    outlook->highest[group] += visits * edition_street_rent(edition, deed, full);
    outlook->cost_highest[group] += (int64_t)(most - high) * printed->house_price;
    if (style != HOTEL_NONE) outlook->cost_highest[group] += printed->hotel_price;
}

void outlook_make(const Edition *edition, Outlook *outlook)
{
    *outlook = (Outlook){.unit = average_price(edition), .prices = all_prices(edition)};
    outlook->percents = 100 * (edition->deed_count > 0 ? edition->deed_count : 1);
    outlook->lean = leanness(edition, outlook->unit);
    for (int group = 0; group < edition->group_count; group++)
        outlook->cheapest[group] = cheapest_building(edition, edition->groups[group].deeds);
    for (int space = 0; space < edition->space_count; space++)
        outlook->ahead[space] = deeds_ahead(edition, space);
    find_classes(edition, outlook->class);
    visits_find(edition, outlook->visits);
    for (DeedId deed = 0; deed < edition->deed_count; deed++)
        if (edition->groups[edition->deeds[deed].group].kind == GROUP_STREETS)
            add_street(edition, deed, outlook);
}
