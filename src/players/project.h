/* project.h -- what to put money into next: a building, or a deed to redeem. */
#ifndef PLAYERS_PROJECT_H
#define PLAYERS_PROJECT_H

#include "players/decision.h"

typedef struct Project {
    Money spare;  /* cash that may be spent */
    Money raised; /* what all it could sell and mortgage would bring; below 0: not counted yet */
    Money price;  /* of the building */
    int64_t rate; /* rent gained for it, the higher the better; -1: nothing planned */
    int level;    /* houses on the street before */
    DeedId build, redeem;
    bool beside; /* a hotel beside the houses */
} Project;

static inline Project project_none(Money spare)
{
    return (Project){.spare = spare, .raised = -1, .rate = -1, .build = NO_DEED, .redeem = NO_DEED};
}

/* The streets the seat may build on, as far as its place on the board says. */
static inline DeedSet project_reach(const Decision *decision)
{
    const Edition *edition = decision->edition;
    DeedSet deeds = decision_own(decision)->deeds;
    if (edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_ANYWHERE) return deeds;
    DeedId here = edition->spaces[decision_own(decision)->space].deed;
    if (here == NO_DEED) return 0;
    if (edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_DEED) return deeds & DEED_BIT(here);
    return deeds & edition->groups[edition->deeds[here].group].deeds;
}

/* The lowest street of some; NO_DEED when they are `full`, or when a mortgage is in the way,
 * which becomes the deed to redeem. */
static inline DeedId project_lowest(const Decision *decision, DeedSet streets, bool full,
                                    Project *project)
{
    DeedSet mortgaged = streets & decision->game->mortgaged;
    if (mortgaged != 0 && decision->edition->rule[RULE_BUILD_MORTGAGED] != BUILD_MORTGAGED_ANY) {
        project->redeem = (DeedId)__builtin_ctzll(mortgaged);
        return NO_DEED;
    }
    if (full) return NO_DEED;
    DeedSet bare = streets & ~decision->game->built;
    if (bare != 0) return (DeedId)__builtin_ctzll(bare);
    DeedId lowest = NO_DEED;
    uint8_t least = UINT8_MAX;
    for (; streets != 0; streets &= streets - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(streets);
        if (decision->game->holdings[deed].level >= least) continue;
        least = decision->game->holdings[deed].level;
        lowest = deed;
    }
    return lowest;
}

/* What a kind thinks of a building on `deed`: it is planned if it is better
 * than what is. */
typedef void ProjectConsider(const Decision *decision, DeedId deed, Project *project);

/* Buildings for the money, each group from its lowest street up. This is asked
 * every turn, so the usual answer comes first, and nothing is called for it. */
static inline void project_buildings(const Decision *decision, ProjectConsider *consider,
                                     Project *project)
{
    const Edition *edition = decision->edition;
    unsigned groups = edition->rule[RULE_BUILD_WHOLE_GROUP] ? decision_own(decision)->whole
                                                            : (1u << edition->group_count) - 1;
    if (groups == 0) return;
    DeedSet reach = project_reach(decision);
    for (; groups != 0; groups &= groups - 1) {
        int index = __builtin_ctz(groups);
        const Group *group = &edition->groups[index];
        DeedSet streets = group->deeds & reach;
        if (streets == 0 || group->kind != GROUP_STREETS) continue;
        bool full = decision->game->group_hotels[index] == group->deed_count &&
                    edition->rule[RULE_HOTEL] != HOTEL_BESIDE;
        DeedId deed = project_lowest(decision, streets, full, project);
        if (deed != NO_DEED) consider(decision, deed, project);
    }
}

/* Does a plan that its cash pays for see to everything that action_check asks of a
 * building, for a seat that may manage? Then asking again can be saved; apply asserts it. */
static inline bool project_rules_are_plain(const Edition *edition)
{
    const int32_t *rule = edition->rule;
    return rule[RULE_BUILD_EVEN] && rule[RULE_BUILD_WHOLE_GROUP] &&
           rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_GROUP &&
           rule[RULE_BUILD_WHERE] == BUILD_WHERE_ANYWHERE && rule[RULE_HOTEL] == HOTEL_TOP;
}

static inline bool project_is_legal(const Decision *decision)
{
    return decision->game->manage_count < MAX_MANAGE && project_rules_are_plain(decision->edition);
}

/* The most expensive mortgaged deed that `rich` pays for. */
static inline void project_redeeming(const Decision *decision, Money rich, Project *project)
{
    Money best = 0;
    DeedSet mortgaged = decision_own(decision)->deeds & decision->game->mortgaged;
    for (; mortgaged != 0; mortgaged &= mortgaged - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(mortgaged);
        Money price = decision->edition->deeds[deed].price;
        if (price <= best) continue;
        if (edition_redeem_price(decision->edition, deed) > rich) continue;
        best = price;
        project->redeem = deed;
    }
}

/* One turn in eight, scattered, is soon enough to look for loose mortgaged
 * deeds. */
static inline bool project_looks_around(const Game *game)
{
    return (uint32_t)game->turn * UINT32_C(0x85EBCA6B) < UINT32_MAX / 8;
}

#endif
