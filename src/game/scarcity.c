/* scarcity.c -- who could want a building, and whether there are enough (N08, O13). */
#include "game/scarcity.h"

#include "game/building.h"
#include "game/mortgage.h"

/* Rule N08: what a seat that is asked has, or could raise by mortgaging what is
 * no place for a building. */
static Money means(const Edition *edition, const Game *game, SeatId seat)
{
    Money sum = game->seats[seat].cash;
    if (!edition->rule[RULE_BUILDING_WISHES]) return sum;
    DeedSet spent = game->mortgaged | game_whole_deeds(edition, game, seat);
    for (DeedSet rest = game->seats[seat].deeds & ~spent; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (mortgage_check(edition, game, seat, deed) == REFUSAL_NONE)
            sum += edition->deeds[deed].mortgage;
    }
    return sum;
}

bool scarcity_could_place(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                          bool hotel)
{
    if (building_next_is_hotel(edition, game, deed, false) != hotel) return false;
    if (building_check_place(edition, game, seat, deed, false) != REFUSAL_NONE) return false;
    return means(edition, game, seat) >= game_building_price(edition, game, seat, deed, hotel);
}

/* Houses that a complete group still takes. */
static int house_places(const Edition *edition, const Game *game, GroupId group)
{
    int places = 0;
    for (DeedSet rest = edition->groups[group].deeds; rest != 0; rest &= rest - 1) {
        int level = game->holdings[__builtin_ctzll(rest)].level;
        if (level < edition->rule[RULE_HOUSES_PER_STREET])
            places += edition->rule[RULE_HOUSES_PER_STREET] - level;
    }
    return places;
}

/* Places in the groups where it could build next, as far as its cash reaches. */
int scarcity_demand(const Edition *edition, const Game *game, SeatId seat, bool hotel)
{
    int places = 0;
    DeedSet counted = 0;
    DeedSet sites = building_sites(edition, game, seat);
    if (sites == 0) return 0;
    Money cheapest = MONEY_LIMIT, money = means(edition, game, seat);
    for (DeedSet rest = sites; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        GroupId group = edition->deeds[deed].group;
        Money price = game_building_price(edition, game, seat, deed, hotel);
        bool known = !hotel && (counted & DEED_BIT(group)) != 0 && price >= cheapest;
        if (known || price > money) continue;
        if (!scarcity_could_place(edition, game, seat, deed, hotel)) continue;
        if (price < cheapest) cheapest = price;
        if (hotel)
            places++;
        else if (!(counted & DEED_BIT(group)))
            places += house_places(edition, game, group);
        counted |= DEED_BIT(group);
    }
    if (places == 0) return 0;
    int affordable = cheapest > 0 ? money / cheapest : places;
    return places < affordable ? places : affordable;
}

uint8_t scarcity_rivals(const Edition *edition, const Game *game, SeatId seat, bool hotel, int *sum)
{
    uint8_t set = 0;
    *sum = 0;
    for (SeatId other = 0; other < game->seat_count; other++) {
        if (other == seat || !game_seat_in(game, other)) continue;
        int wanted = scarcity_demand(edition, game, other, hotel);
        if (wanted > 0) set |= (uint8_t)(1u << other);
        *sum += wanted;
    }
    return set;
}

/* The rules under which whole_groups_want sees the same as scarcity_demand. */
static bool usual_rules(const Edition *edition)
{
    const int32_t *rule = edition->rule;
    return rule[RULE_BUILD_WHOLE_GROUP] && rule[RULE_BUILD_EVEN] && !edition->has_perks &&
           rule[RULE_BUILD_WHERE] == BUILD_WHERE_ANYWHERE && rule[RULE_HOTEL] == HOTEL_TOP &&
           rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_GROUP;
}

/* A whole group takes houses up to the limit, or hotels when all streets are
 * at the limit. The lowest of its prices goes to `price`. */
static int group_places(const Edition *edition, const Game *game, int index, bool hotel,
                        Money *price)
{
    const Group *group = &edition->groups[index];
    if ((group->deeds & game->mortgaged) != 0) return 0;
    int full = group->deed_count - game->group_hotels[index];
    int room = full * edition->rule[RULE_HOUSES_PER_STREET] - game->group_houses[index];
    int places = !hotel ? room : room == 0 ? full : 0;
    *price = MONEY_LIMIT;
    if (places == 0) return 0;
    for (DeedSet rest = group->deeds; rest != 0; rest &= rest - 1) {
        const Deed *printed = &edition->deeds[__builtin_ctzll(rest)];
        Money one = hotel ? printed->hotel_price : printed->house_price;
        if (one < *price) *price = one;
    }
    return places;
}

/* How many the seat could want in its whole groups, as far as its money reaches. What it could
 * raise is counted only where its cash does not do. */
static int whole_groups_want(const Edition *edition, const Game *game, SeatId seat, bool hotel)
{
    Money money = game->seats[seat].cash;
    bool raised = !edition->rule[RULE_BUILDING_WISHES];
    Money cheapest = MONEY_LIMIT;
    int places = 0;
    for (unsigned rest = game->seats[seat].whole; rest != 0; rest &= rest - 1) {
        Money price;
        int more = group_places(edition, game, __builtin_ctz(rest), hotel, &price);
        if (more == 0) continue;
        if (price > money && !raised) {
            money = means(edition, game, seat);
            raised = true;
        }
        if (price > money) continue;
        if (price < cheapest) cheapest = price;
        places += more;
    }
    if (places == 0 || cheapest <= 0) return places;
    if (!raised && money / cheapest < places) money = means(edition, game, seat);
    return money / cheapest < places ? money / cheapest : places;
}

/* Could everybody together place more than `stock` in whole groups, whatever it costs? */
static bool more_places_than(const Edition *edition, const Game *game, bool hotel, int stock)
{
    int limit = edition->rule[RULE_HOUSES_PER_STREET];
    for (unsigned rest = game->builders; rest != 0; rest &= rest - 1) {
        unsigned whole = game->seats[__builtin_ctz(rest)].whole;
        for (; whole != 0 && stock >= 0; whole &= whole - 1) {
            int group = __builtin_ctz(whole);
            int streets = edition->groups[group].deed_count - game->group_hotels[group];
            stock -= hotel ? streets : streets * limit - game->group_houses[group];
        }
    }
    return stock < 0;
}

uint8_t scarcity_who_else(const Edition *edition, const Game *game, SeatId seat, bool hotel)
{
    int stock = hotel ? game->hotels : game->houses;
    int sum = 0;
    uint8_t set = 0;
    if (stock < 0 || !edition->rule[RULE_BUILDING_AUCTION]) return 0;
    if (!usual_rules(edition)) {
        set = scarcity_rivals(edition, game, seat, hotel, &sum);
        return set != 0 && sum + scarcity_demand(edition, game, seat, hotel) > stock ? set : 0;
    }
    unsigned rivals = game->builders & ~(1u << seat);
    if (rivals == 0 || !more_places_than(edition, game, hotel, stock)) return 0;
    for (unsigned rest = rivals; rest != 0; rest &= rest - 1) {
        SeatId other = (SeatId)__builtin_ctz(rest);
        int wanted = whole_groups_want(edition, game, other, hotel);
        if (wanted > 0) set |= (uint8_t)(1u << other);
        sum += wanted;
    }
    if (set == 0) return 0;
    return sum + whole_groups_want(edition, game, seat, hotel) > stock ? set : 0;
}
