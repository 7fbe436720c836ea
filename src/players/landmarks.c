/* landmarks.c -- what descriptions of players refer to, found on any board. */
#include "players/landmarks.h"

enum {
    USUAL_START = 1500,
    USUAL_GROUPS = 8, /* of streets, on the usual board */
    ORANGE_PLACE = 3, /* among them, by price, from 0 */
    LIGHT_BLUE_PLACE = 1
};

static DeedSet of_kind(const Edition *edition, GroupKind kind, int least_count)
{
    DeedSet deeds = 0;
    for (int i = 0; i < edition->group_count; i++) {
        const Group *group = &edition->groups[i];
        if (group->kind == kind && group->deed_count >= least_count) deeds |= group->deeds;
    }
    return deeds;
}

DeedSet landmarks_streets(const Edition *edition)
{
    return of_kind(edition, GROUP_STREETS, 0);
}

DeedSet landmarks_stations(const Edition *edition)
{
    int largest = 0;
    for (int i = 0; i < edition->group_count; i++) {
        const Group *group = &edition->groups[i];
        if (group->kind == GROUP_COUNT && group->deed_count > largest) largest = group->deed_count;
    }
    return of_kind(edition, GROUP_COUNT, largest);
}

DeedSet landmarks_utilities(const Edition *edition)
{
    DeedSet others = of_kind(edition, GROUP_COUNT, 0) | of_kind(edition, GROUP_DICE, 0);
    return others & ~landmarks_stations(edition);
}

static DeedId dearest_of(const Edition *edition, DeedSet deeds)
{
    DeedId dearest = NO_DEED;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        if (dearest == NO_DEED || edition->deeds[deed].price >= edition->deeds[dearest].price)
            dearest = deed;
    }
    return dearest;
}

DeedSet landmarks_dearest(const Edition *edition)
{
    DeedSet streets = landmarks_streets(edition);
    DeedSet two = 0;
    for (int i = 0; i < 2 && streets != two; i++)
        two |= DEED_BIT(dearest_of(edition, streets & ~two));
    return two;
}

/* The group of streets that comes as far up in price as the one at
 * `usual_place` does among eight; as cheap ones go by their numbers. */
static DeedSet at_place(const Edition *edition, int usual_place)
{
    Money price[MAX_GROUPS];
    int groups = 0;
    for (int i = 0; i < edition->group_count; i++) {
        price[i] = edition->deeds[dearest_of(edition, edition->groups[i].deeds)].price;
        groups += edition->groups[i].kind == GROUP_STREETS;
    }
    int place = groups * usual_place / USUAL_GROUPS;
    for (int i = 0; i < edition->group_count; i++) {
        if (edition->groups[i].kind != GROUP_STREETS) continue;
        int before = 0;
        for (int k = 0; k < edition->group_count; k++)
            before += edition->groups[k].kind == GROUP_STREETS &&
                      (price[k] < price[i] || (price[k] == price[i] && k < i));
        if (before == place) return edition->groups[i].deeds;
    }
    return 0;
}

DeedSet landmarks_orange(const Edition *edition)
{
    return at_place(edition, ORANGE_PLACE);
}

DeedSet landmarks_light_blue(const Edition *edition)
{
    return at_place(edition, LIGHT_BLUE_PLACE);
}

Money landmarks_sum(const Edition *edition, Money sum)
{
    return (Money)((int64_t)sum * edition->rule[RULE_START_MONEY] / USUAL_START);
}

Money landmarks_list_price(const Edition *edition, DeedSet deeds)
{
    Money sum = 0;
    for (; deeds != 0; deeds &= deeds - 1) sum += edition->deeds[__builtin_ctzll(deeds)].price;
    return sum;
}

bool landmarks_completes(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    DeedSet group = edition->groups[edition->deeds[deed].group].deeds;
    return (group & ~(game->seats[seat].deeds | DEED_BIT(deed))) == 0;
}

DeedSet landmarks_completers(const Edition *edition, const Game *game, SeatId giver, SeatId taker)
{
    DeedSet found = 0;
    for (int i = 0; i < edition->group_count; i++) {
        const Group *group = &edition->groups[i];
        DeedSet lacking = group->deeds & ~game->seats[taker].deeds;
        if (group->kind != GROUP_STREETS || group->deed_count < 2) continue;
        if (__builtin_popcountll(lacking) == 1) found |= lacking & game->seats[giver].deeds;
    }
    return found;
}

int landmarks_sets(const Edition *edition, DeedSet deeds)
{
    int sets = 0;
    for (int i = 0; i < edition->group_count; i++) {
        DeedSet group = edition->groups[i].deeds;
        sets += (group & ~deeds) == 0;
    }
    return sets;
}
