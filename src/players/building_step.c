/* building_step.c -- the buildings a seat could put up next. */
#include "players/building_step.h"

#include "game/building.h"
#include "players/landmarks.h"

static int height_of(const Edition *edition, int level)
{
    return level == HOTEL_LEVEL ? edition->rule[RULE_HOUSES_PER_STREET] + 1
                                : edition_level_houses(level) + edition_level_hotels(level);
}

static bool lowest_of_group(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    if (edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_DEED) return true;
    DeedSet streets = edition->groups[edition->deeds[deed].group].deeds & game->seats[seat].deeds;
    int own = height_of(edition, game->holdings[deed].level);
    for (; streets != 0; streets &= streets - 1)
        if (height_of(edition, game->holdings[__builtin_ctzll(streets)].level) < own) return false;
    return true;
}

static int next_level(int level, bool hotel, bool beside)
{
    if (beside) return level | BESIDE_HOTEL;
    return hotel ? HOTEL_LEVEL : level + 1;
}

/* The first building takes the place of the rent that a whole group doubles. */
static Money present_rent(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    int level = game->holdings[deed].level;
    Money rent = edition_street_rent(edition, deed, level);
    bool whole = (game->seats[seat].whole >> edition->deeds[deed].group & 1) != 0;
    if (level != 0 || !whole) return rent;
    return (Money)((int64_t)rent * edition->rule[RULE_GROUP_RENT] / 100);
}

static bool find_step(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                      bool beside, BuildingStep *step)
{
    if (building_check(edition, game, seat, deed, beside) != REFUSAL_NONE) return false;
    bool hotel = building_next_is_hotel(edition, game, deed, beside);
    int level = game->holdings[deed].level;
    Money next = edition_street_rent(edition, deed, next_level(level, hotel, beside));
    *step = (BuildingStep){.price = game_building_price(edition, game, seat, deed, hotel),
                           .gain = next - present_rent(edition, game, seat, deed),
                           .deed = deed,
                           .height = (uint8_t)height_of(edition, level),
                           .beside = beside};
    return true;
}

DeedSet building_step_sites(const Edition *edition, const Game *game, SeatId seat)
{
    const Seat *own = &game->seats[seat];
    if (!edition->rule[RULE_BUILD_WHOLE_GROUP]) return own->deeds & landmarks_streets(edition);
    DeedSet sites = 0;
    for (unsigned rest = own->whole; rest != 0; rest &= rest - 1)
        sites |= edition->groups[__builtin_ctz(rest)].deeds;
    return sites;
}

int building_step_list(const Edition *edition, const Game *game, SeatId seat,
                       BuildingStep list[MAX_BUILDING_STEPS])
{
    int count = 0;
    bool besides = edition->rule[RULE_HOTEL] == HOTEL_BESIDE;
    DeedSet sites = building_step_sites(edition, game, seat);
    for (; sites != 0; sites &= sites - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(sites);
        if (!lowest_of_group(edition, game, seat, deed)) continue;
        if (find_step(edition, game, seat, deed, false, &list[count])) count++;
        if (besides && find_step(edition, game, seat, deed, true, &list[count])) count++;
    }
    return count;
}

Action building_step_action(SeatId seat, const BuildingStep *step)
{
    return (Action){
        .kind = ACTION_BUILD, .seat = seat, .deed = step->deed, .amount = step->beside ? 1 : 0};
}
