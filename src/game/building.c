/* building.c -- houses and hotels: where they may be built, up and down. */
#include "game/building.h"

#include "base/apart.h"
#include "game/transfer.h"
#include "game/worth.h"

static int street_limit(const Edition *edition)
{
    return edition->rule[RULE_HOUSES_PER_STREET];
}

/* How high a street is built, for evenness: a hotel counts one more than a
 * full row of houses (O04). */
static int height(const Edition *edition, int level)
{
    return level == HOTEL_LEVEL ? street_limit(edition) + 1 : level;
}

bool building_next_is_hotel(const Edition *edition, const Game *game, DeedId deed, bool beside)
{
    if (edition->rule[RULE_HOTEL] == HOTEL_BESIDE) return beside;
    return edition->rule[RULE_HOTEL] == HOTEL_TOP &&
           game->holdings[deed].level == street_limit(edition);
}

static bool is_full(const Edition *edition, const Game *game, DeedId deed, bool beside)
{
    int level = game->holdings[deed].level;
    int hotel = edition->rule[RULE_HOTEL];
    if (hotel == HOTEL_TOP) return level == HOTEL_LEVEL;
    if (hotel == HOTEL_NONE) return level >= street_limit(edition);
    return beside ? edition_level_hotels(level) != 0
                  : edition_level_houses(level) >= street_limit(edition);
}

/* The streets of the group that the owner of `deed` holds: the whole group
 * where building needs it, and nobody else's streets where it does not. */
static DeedSet own_streets(const Edition *edition, const Game *game, DeedId deed)
{
    return edition->groups[edition->deeds[deed].group].deeds &
           game->seats[game->holdings[deed].owner].deeds;
}

static bool is_lowest(const Edition *edition, const Game *game, DeedId deed)
{
    int own = height(edition, game->holdings[deed].level);
    for (DeedSet rest = own_streets(edition, game, deed); rest != 0; rest &= rest - 1) {
        if (height(edition, game->holdings[__builtin_ctzll(rest)].level) < own) return false;
    }
    return true;
}

static bool is_highest(const Edition *edition, const Game *game, DeedId deed)
{
    int own = height(edition, game->holdings[deed].level);
    for (DeedSet rest = own_streets(edition, game, deed); rest != 0; rest &= rest - 1) {
        if (height(edition, game->holdings[__builtin_ctzll(rest)].level) > own) return false;
    }
    return true;
}

static bool mortgage_hinders(const Edition *edition, const Game *game, DeedId deed)
{
    if (edition->rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_ANY) return false;
    if (game->holdings[deed].mortgaged) return true;
    if (edition->rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_DEED) return false;
    return (own_streets(edition, game, deed) & game->mortgaged) != 0;
}

static bool stands_right(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    if (edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_ANYWHERE) return true;
    DeedId here = edition->spaces[game->seats[seat].space].deed;
    if (here == NO_DEED) return false;
    if (edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_DEED) return here == deed;
    return edition->deeds[here].group == edition->deeds[deed].group;
}

static bool is_street(const Edition *edition, DeedId deed)
{
    const Deed *printed = &edition->deeds[deed];
    return edition->groups[printed->group].kind == GROUP_STREETS && printed->house_price > 0;
}

/* Everything but where the token is, money and stock. */
static Refusal check_site(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                          bool beside)
{
    if (deed >= edition->deed_count) return REFUSAL_DEED;
    if (game->holdings[deed].owner != seat) return REFUSAL_NOT_OWNER;
    if (!is_street(edition, deed)) return REFUSAL_NOT_STREET;
    if (edition->rule[RULE_BUILD_WHOLE_GROUP] &&
        !game_owns_group(edition, game, seat, edition->deeds[deed].group))
        return REFUSAL_NOT_GROUP;
    if (mortgage_hinders(edition, game, deed)) return REFUSAL_GROUP_MORTGAGED;
    if (is_full(edition, game, deed, beside)) return REFUSAL_FULL;
    if (edition->rule[RULE_BUILD_EVEN] && !is_lowest(edition, game, deed)) return REFUSAL_UNEVEN;
    return REFUSAL_NONE;
}

Refusal building_check_place(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                             bool beside)
{
    Refusal why = check_site(edition, game, seat, deed, beside);
    if (why != REFUSAL_NONE) return why;
    return stands_right(edition, game, seat, deed) ? REFUSAL_NONE : REFUSAL_NOT_HERE;
}

DeedSet building_sites(const Edition *edition, const Game *game, SeatId seat)
{
    return edition->rule[RULE_BUILD_WHOLE_GROUP] ? game_whole_deeds(edition, game, seat)
                                                 : game->seats[seat].deeds;
}

static Refusal check_stock(const Edition *edition, const Game *game, DeedId deed, bool beside)
{
    if (building_next_is_hotel(edition, game, deed, beside))
        return game->hotels == 0 ? REFUSAL_NO_HOTELS : REFUSAL_NONE;
    return game->houses == 0 ? REFUSAL_NO_HOUSES : REFUSAL_NONE;
}

Refusal building_check(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                       bool beside)
{
    Refusal why = building_check_place(edition, game, seat, deed, beside);
    if (why == REFUSAL_NONE) why = check_stock(edition, game, deed, beside);
    if (why != REFUSAL_NONE) return why;
    bool hotel = building_next_is_hotel(edition, game, deed, beside);
    Money price = game_building_price(edition, game, seat, deed, hotel);
    return game->seats[seat].cash >= price ? REFUSAL_NONE : REFUSAL_TOO_POOR;
}

bool building_may_grow(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    return check_site(edition, game, seat, deed, false) == REFUSAL_NONE &&
           check_stock(edition, game, deed, false) == REFUSAL_NONE;
}

int building_houses_for_sale(const Edition *edition, const Game *game, DeedId deed)
{
    return game->holdings[deed].level == HOTEL_LEVEL ? street_limit(edition) : 0;
}

static Refusal check_shrink(const Edition *edition, const Game *game, DeedId deed)
{
    if (game->holdings[deed].level == 0) return REFUSAL_NO_BUILDING;
    if (edition->rule[RULE_BUILD_EVEN] && !is_highest(edition, game, deed)) return REFUSAL_UNEVEN;
    if (game->houses >= 0 && game->houses < building_houses_for_sale(edition, game, deed))
        return REFUSAL_HOUSES_FOR_HOTEL;
    return REFUSAL_NONE;
}

bool building_may_shrink(const Edition *edition, const Game *game, DeedId deed)
{
    return check_shrink(edition, game, deed) == REFUSAL_NONE;
}

Refusal building_check_sell(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                            bool beside)
{
    if (deed >= edition->deed_count) return REFUSAL_DEED;
    if (game->holdings[deed].owner != seat) return REFUSAL_NOT_OWNER;
    int level = game->holdings[deed].level;
    if (beside && edition->rule[RULE_HOTEL] != HOTEL_BESIDE) return REFUSAL_NO_HOTEL;
    if (edition->rule[RULE_HOTEL] == HOTEL_BESIDE && level != 0) {
        if (beside && !edition_level_hotels(level)) return REFUSAL_NO_HOTEL;
        if (!beside && edition_level_houses(level) == 0) return REFUSAL_NO_BUILDING;
    }
    return check_shrink(edition, game, deed);
}

static void stock_change(Game *game, int houses, int hotels)
{
    if (game->houses >= 0) game->houses = (int16_t)(game->houses + houses);
    if (game->hotels >= 0) game->hotels = (int16_t)(game->hotels + hotels);
}

APART static void tell_level(const Play *play, DeedId deed, int before, int level)
{
    bool up = height(play->edition, level) > height(play->edition, before);
    event_add(play->events, (Event){.kind = up ? EVENT_BUILT : EVENT_UNBUILT,
                                    .seat = play->game->holdings[deed].owner,
                                    .other = NOBODY,
                                    .deed = deed,
                                    .amount = level});
}

/* What the street has less is in the bank again. */
static void set_level(const Play *play, DeedId deed, int level)
{
    Game *game = play->game;
    int before = game->holdings[deed].level;
    if (level == before) return;
    game_set_level(play->edition, game, deed, level);
    stock_change(game, edition_level_houses(before) - edition_level_houses(level),
                 edition_level_hotels(before) - edition_level_hotels(level));
    if (play->events != NULL) tell_level(play, deed, before, level);
}

void building_raise(const Play *play, DeedId deed, bool beside)
{
    int level = play->game->holdings[deed].level;
    bool hotel = building_next_is_hotel(play->edition, play->game, deed, beside);
    if (!hotel)
        level++;
    else if (play->edition->rule[RULE_HOTEL] == HOTEL_BESIDE)
        level |= BESIDE_HOTEL;
    else
        level = HOTEL_LEVEL;
    set_level(play, deed, level);
}

void building_lower(const Play *play, DeedId deed, bool beside)
{
    int level = play->game->holdings[deed].level;
    if (level == HOTEL_LEVEL && play->edition->rule[RULE_HOTEL] == HOTEL_TOP)
        level = street_limit(play->edition);
    else if (beside)
        level &= ~BESIDE_HOTEL;
    else
        level--;
    set_level(play, deed, level);
}

void building_clear(const Play *play, DeedId deed)
{
    set_level(play, deed, 0);
}

void building_build(const Play *play, SeatId seat, DeedId deed, bool beside, Money price)
{
    transfer_money(play, seat, BANK, price, REASON_BUILDING, deed);
    building_raise(play, deed, beside);
}

void building_buy(const Play *play, SeatId seat, DeedId deed, bool beside)
{
    bool hotel = building_next_is_hotel(play->edition, play->game, deed, beside);
    building_build(play, seat, deed, beside,
                   game_building_price(play->edition, play->game, seat, deed, hotel));
}

void building_sell(const Play *play, SeatId seat, DeedId deed, bool beside)
{
    bool hotel = play->game->holdings[deed].level == HOTEL_LEVEL || beside;
    transfer_money(play, BANK, seat, game_building_value(play->edition, play->game, deed, hotel),
                   REASON_SALE, deed);
    building_lower(play, deed, beside);
}

/* The streets that a break of the group of `deed` is about. */
static DeedSet break_set(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    return edition->groups[edition->deeds[deed].group].deeds & game->seats[seat].deeds;
}

static bool has_hotel(const Game *game, DeedSet streets)
{
    for (; streets != 0; streets &= streets - 1) {
        if (game->holdings[__builtin_ctzll(streets)].level == HOTEL_LEVEL) return true;
    }
    return false;
}

int building_houses_for_break(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                              Money houses)
{
    int standing = 0;
    for (DeedSet rest = break_set(edition, game, seat, deed); rest != 0; rest &= rest - 1)
        standing += edition_level_houses(game->holdings[__builtin_ctzll(rest)].level);
    return houses - standing;
}

/* The level that street number `place` of `count` keeps when `houses` stay:
 * evenly, the rest on the last streets. */
static int level_kept(int houses, int place, int count)
{
    return houses / count + (place >= count - houses % count);
}

static bool break_keeps_too_much(const Edition *edition, const Game *game, DeedSet streets,
                                 int houses)
{
    int count = __builtin_popcountll(streets);
    for (int place = 0; streets != 0; streets &= streets - 1, place++) {
        int level = level_kept(houses, place, count);
        if (level > height(edition, game->holdings[__builtin_ctzll(streets)].level)) return true;
    }
    return false;
}

Refusal building_check_break(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                             Money houses)
{
    if (deed >= edition->deed_count) return REFUSAL_DEED;
    DeedSet streets = break_set(edition, game, seat, deed);
    if (streets == 0) return REFUSAL_NOT_OWNER;
    if (edition->rule[RULE_HOTEL] != HOTEL_TOP || !has_hotel(game, streets))
        return REFUSAL_NO_HOTEL;
    if (houses < 0 || houses > street_limit(edition) * __builtin_popcountll(streets))
        return REFUSAL_BREAK;
    if (break_keeps_too_much(edition, game, streets, houses)) return REFUSAL_BREAK;
    if (game->houses >= 0 &&
        building_houses_for_break(edition, game, seat, deed, houses) > game->houses)
        return REFUSAL_HOUSES_FOR_HOTEL;
    return REFUSAL_NONE;
}

static void break_streets(const Play *play, SeatId seat, DeedSet streets, Money houses, bool hotels)
{
    const Edition *edition = play->edition;
    int count = __builtin_popcountll(streets);
    for (int place = 0; streets != 0; streets &= streets - 1, place++) {
        DeedId street = (DeedId)__builtin_ctzll(streets);
        if ((play->game->holdings[street].level == HOTEL_LEVEL) != hotels) continue;
        int level = level_kept(houses, place, count);
        Money value = worth_buildings_sale(edition, play->game, street) -
                      level * game_building_value(edition, play->game, street, false);
        transfer_money(play, BANK, seat, value, REASON_SALE, street);
        set_level(play, street, level);
    }
}

/* Streets with houses first, so that theirs are in stock for the hotels. */
void building_break(const Play *play, SeatId seat, DeedId deed, Money houses)
{
    DeedSet streets = break_set(play->edition, play->game, seat, deed);
    break_streets(play, seat, streets, houses, false);
    break_streets(play, seat, streets, houses, true);
}
