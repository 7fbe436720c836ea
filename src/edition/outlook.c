/* outlook.c -- what an edition promises of its deeds. */
#include "edition/outlook.h"

#include "edition/visits.h"

enum { USUAL_THROW = 7 };

static void find_unit(const Edition *edition, Outlook *outlook)
{
    float sum = 0;
    for (int deed = 0; deed < edition->deed_count; deed++) sum += (float)edition->deeds[deed].price;
    outlook->unit = sum / (float)(edition->deed_count > 0 ? edition->deed_count : 1);
    if (outlook->unit < 1) outlook->unit = 1;
}

static void add_street(const Edition *edition, DeedId deed, Outlook *outlook)
{
    const Deed *printed = &edition->deeds[deed];
    int most = edition->rule[RULE_HOUSES_PER_STREET];
    int high = most < OUTLOOK_HEIGHT ? most : OUTLOOK_HEIGHT;
    int style = edition->rule[RULE_HOTEL];
    int full = style == HOTEL_TOP ? HOTEL_LEVEL : style == HOTEL_NONE ? most : most + BESIDE_HOTEL;
    float visits = outlook->visits[deed] / outlook->unit;
    GroupId group = printed->group;
    outlook->site[group] +=
        visits * (float)printed->rent[0] * (float)edition->rule[RULE_GROUP_RENT] / 100.0f;
    if (printed->house_price <= 0) return;
    outlook->built[group] += visits * (float)edition_street_rent(edition, deed, high);
    outlook->highest[group] += visits * (float)edition_street_rent(edition, deed, full);
    outlook->cost[group] += (float)(high * printed->house_price) / outlook->unit;
    Money beyond = (most - high) * printed->house_price;
    if (style != HOTEL_NONE) beyond += printed->hotel_price;
    outlook->cost_highest[group] += (float)beyond / outlook->unit;
}

static void add_other(const Edition *edition, DeedId deed, Outlook *outlook)
{
    const Deed *printed = &edition->deeds[deed];
    const Group *group = &edition->groups[printed->group];
    int owned = group->deed_count < RENT_STEPS ? group->deed_count : RENT_STEPS;
    float rent = (float)printed->rent[owned - 1];
    if (group->kind == GROUP_DICE) rent *= USUAL_THROW;
    outlook->site[printed->group] += outlook->visits[deed] * rent / outlook->unit;
}

void outlook_make(Edition *edition)
{
    Outlook *outlook = &edition->outlook;
    *outlook = (Outlook){0};
    find_unit(edition, outlook);
    visits_find(edition, outlook->visits);
    for (DeedId deed = 0; deed < edition->deed_count; deed++) {
        if (edition->groups[edition->deeds[deed].group].kind == GROUP_STREETS)
            add_street(edition, deed, outlook);
        else
            add_other(edition, deed, outlook);
    }
}
