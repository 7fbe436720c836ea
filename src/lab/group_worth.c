/* group_worth.c -- what every group earns at every level, by exact odds. */
#include "lab/group_worth.h"

#include <assert.h>
#include <string.h>

#include "game/rent.h"
#include "game/setup.h"
#include "game/worth.h"

enum { OWNER, VISITOR, PARTIES };

/* A game in which the owner holds `owned` of these deeds at `level`. */
static void hold(const Edition *edition, DeedSet owned, int level, Game *game)
{
    setup_game(edition, PARTIES, NULL, game);
    for (int seat = 0; seat < PARTIES; seat++) game->seats[seat].token = NO_TOKEN;
    game->seats[OWNER].deeds = owned;
    for (; owned != 0; owned &= owned - 1) {
        Holding *holding = &game->holdings[__builtin_ctzll(owned)];
        holding->owner = OWNER;
        holding->level = (uint8_t)level;
    }
    game_derive(edition, game);
}

static double income_of(const Edition *edition, const Stationary *stationary, const Game *game,
                        DeedId deed)
{
    SpaceId space = edition->deeds[deed].space;
    bool by_dice = edition->groups[edition->deeds[deed].group].kind == GROUP_DICE;
    double rent = rent_due(edition, game, VISITOR, deed, 1);
    return by_dice ? rent * stationary->totals[space] + stationary->thrown[space]
                   : rent * stationary->visits[space];
}

/* These deeds, with `built` (Holding.level) on each of them. */
static LevelWorth worth_of(const Edition *edition, const Stationary *stationary, DeedSet deeds,
                           int built)
{
    Game game;
    LevelWorth level = {.level = built};
    hold(edition, deeds, built, &game);
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        level.owned++;
        level.cost += edition->deeds[deed].price + worth_buildings_cost(edition, &game, deed);
        level.income += income_of(edition, stationary, &game, deed);
    }
    return level;
}

/* `owned` deeds of the group and nothing built: the mean over all ways to
 * hold that many adjacent ones. */
static LevelWorth part_of_group(const Edition *edition, const Stationary *stationary, GroupId group,
                                int owned)
{
    DeedId deeds[MAX_DEEDS];
    int count = 0;
    for (DeedSet rest = edition->groups[group].deeds; rest != 0; rest &= rest - 1)
        deeds[count++] = (DeedId)__builtin_ctzll(rest);
    assert(count > 0);
    LevelWorth mean = {.owned = owned};
    int64_t cost = 0;
    for (int first = 0; first < count; first++) {
        DeedSet set = 0;
        for (int i = 0; i < owned; i++) set |= DEED_BIT(deeds[(first + i) % count]);
        LevelWorth level = worth_of(edition, stationary, set, 0);
        cost += level.cost;
        mean.income += level.income / count;
    }
    mean.cost = (Money)((cost + count / 2) / count);
    return mean;
}

static void add_level(GroupWorth *worth, LevelWorth level)
{
    if (worth->count < GROUP_WORTH_LEVELS) worth->levels[worth->count++] = level;
}

static void make_streets(const Edition *edition, const Stationary *stationary, GroupId group,
                         GroupWorth *worth)
{
    int houses = edition->rule[RULE_HOUSES_PER_STREET];
    DeedSet all = edition->groups[group].deeds;
    const Deed *deed = &edition->deeds[__builtin_ctzll(all)];
    add_level(worth, part_of_group(edition, stationary, group, 1));
    if (edition->groups[group].deed_count > 1)
        add_level(worth, worth_of(edition, stationary, all, 0));
    if (deed->house_price == 0) houses = 0;
    for (int level = 1; level <= houses; level++)
        add_level(worth, worth_of(edition, stationary, all, level));
    if (edition->rule[RULE_HOTEL] == HOTEL_NONE || deed->hotel_price == 0) return;
    bool beside = edition->rule[RULE_HOTEL] == HOTEL_BESIDE;
    add_level(worth,
              worth_of(edition, stationary, all, beside ? houses | BESIDE_HOTEL : HOTEL_LEVEL));
}

void group_worth_make(const Edition *edition, const Stationary *stationary, GroupId group,
                      GroupWorth *worth)
{
    memset(worth, 0, sizeof *worth);
    if (edition->groups[group].kind == GROUP_STREETS) {
        make_streets(edition, stationary, group, worth);
        return;
    }
    for (int owned = 1; owned <= edition->groups[group].deed_count; owned++)
        add_level(worth, part_of_group(edition, stationary, group, owned));
}

double group_worth_turns(const GroupWorth *worth, int n)
{
    const LevelWorth *level = &worth->levels[n];
    return level->income > 0 ? level->cost / level->income : -1;
}

double group_worth_step_turns(const GroupWorth *worth, int n)
{
    if (n == 0) return group_worth_turns(worth, n);
    const LevelWorth *level = &worth->levels[n], *before = &worth->levels[n - 1];
    double more = level->income - before->income;
    return more > 0 ? (level->cost - before->cost) / more : -1;
}
