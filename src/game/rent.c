/* rent.c -- what a visitor owes for staying on a space. */
#include "game/rent.h"

#include "game/perk.h"

static bool group_raises(const Edition *edition, const Game *game, SeatId owner, GroupId group)
{
    int need = edition->rule[RULE_GROUP_RENT_NEED];
    DeedSet all = edition->groups[group].deeds;
    if (need == 0 ? !game_owns_group(edition, game, owner, group)
                  : game_owned_count(edition, game, owner, group) < need)
        return false;
    /* Rule G04: a mortgaged deed of the group does not matter, unless the old
     * UK sheet is followed. */
    if (edition->rule[RULE_GROUP_RENT_MORTGAGED]) return true;
    return (all & game->seats[owner].deeds & game->mortgaged) == 0;
}

static Money street_rent(const Edition *edition, const Game *game, SeatId owner, DeedId deed)
{
    const Deed *printed = &edition->deeds[deed];
    int level = game->holdings[deed].level;
    if (level != 0) return edition_street_rent(edition, deed, level);
    Money site = printed->rent[0];
    if (!group_raises(edition, game, owner, printed->group)) return site;
    return (Money)((int64_t)site * edition->rule[RULE_GROUP_RENT] / 100);
}

static Money printed_rent(const Edition *edition, const Game *game, SeatId owner, DeedId deed,
                          int dice)
{
    const Deed *printed = &edition->deeds[deed];
    const Group *group = &edition->groups[printed->group];
    if (group->kind == GROUP_STREETS) return street_rent(edition, game, owner, deed);
    int owned = game_owned_count(edition, game, owner, printed->group);
    Money step = printed->rent[(owned < RENT_STEPS ? owned : RENT_STEPS) - 1];
    if (group->kind == GROUP_COUNT) return step;
    int64_t rent = (int64_t)dice * (game->rent_dice != 0 ? game->rent_dice : step);
    return rent < MONEY_LIMIT ? (Money)rent : MONEY_LIMIT;
}

static bool earns(const Edition *edition, const Game *game, SeatId visitor, DeedId deed)
{
    const Holding *holding = &game->holdings[deed];
    if (holding->owner >= MAX_SEATS || holding->owner == visitor || holding->mortgaged)
        return false;
    return edition->rule[RULE_RENT_IN_JAIL] || !game->seats[holding->owner].in_jail;
}

bool rent_needs_throw(const Edition *edition, const Game *game, DeedId deed)
{
    if (edition->groups[edition->deeds[deed].group].kind != GROUP_DICE) return false;
    if (!earns(edition, game, game_mover(game), deed)) return false;
    return game->rent_dice != 0 || edition->rule[RULE_UTILITY_THROW] == UTILITY_THROW_NEW;
}

static Money raised(Money rent, int factor)
{
    int64_t sum = (int64_t)rent * factor;
    return sum < MONEY_LIMIT ? (Money)sum : MONEY_LIMIT;
}

Money rent_due(const Edition *edition, const Game *game, SeatId visitor, DeedId deed, int dice)
{
    if (!earns(edition, game, visitor, deed)) return 0;
    SeatId owner = game->holdings[deed].owner;
    Money rent = printed_rent(edition, game, owner, deed, dice);
    if (game->rent_factor > 1) rent = raised(rent, game->rent_factor);
    if (!edition->has_perks) return rent;
    const Token *receiving = perk_token(edition, game, owner);
    const Token *paying = perk_token(edition, game, visitor);
    if (receiving != NULL) rent = perk_received(rent, receiving->rent_received);
    if (paying != NULL) rent = perk_paid(rent, paying->rent_paid);
    return rent;
}
