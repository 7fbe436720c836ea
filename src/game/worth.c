/* worth.c -- what a building or everything of a seat is worth by the rules. */
#include "game/worth.h"

/* Rule T07: a hotel counts with the houses handed in for it. */
static int houses_paid(const Edition *edition, int level)
{
    return level == HOTEL_LEVEL ? edition->rule[RULE_HOUSES_PER_STREET]
                                : edition_level_houses(level);
}

Money worth_buildings_cost(const Edition *edition, const Game *game, DeedId deed)
{
    int level = game->holdings[deed].level;
    if (level == 0) return 0;
    const Deed *printed = &edition->deeds[deed];
    return houses_paid(edition, level) * printed->house_price +
           edition_level_hotels(level) * printed->hotel_price;
}

Money worth_buildings_sale(const Edition *edition, const Game *game, DeedId deed)
{
    int level = game->holdings[deed].level;
    if (level == 0) return 0;
    return houses_paid(edition, level) * game_building_value(edition, game, deed, false) +
           edition_level_hotels(level) * game_building_value(edition, game, deed, true);
}

Money worth_liquid(const Edition *edition, const Game *game, SeatId seat)
{
    Money sum = game->seats[seat].cash;
    bool mortgages = edition->rule[RULE_MORTGAGE] != MORTGAGE_OFF;
    DeedSet own = game->seats[seat].deeds;
    DeedSet loans = mortgages ? own & ~game->mortgaged : 0;
    for (; loans != 0; loans &= loans - 1) sum += edition->deeds[__builtin_ctzll(loans)].mortgage;
    for (DeedSet built = own & game->built; built != 0; built &= built - 1)
        sum += worth_buildings_sale(edition, game, (DeedId)__builtin_ctzll(built));
    return sum;
}

static Money worth(const Edition *edition, const Game *game, SeatId seat, int mortgaged_percent)
{
    Money sum = game->seats[seat].cash;
    for (DeedSet rest = game->seats[seat].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        Money price = edition->deeds[deed].price;
        sum += game->holdings[deed].mortgaged ? price * mortgaged_percent / 100 : price;
        sum += worth_buildings_cost(edition, game, deed);
    }
    return sum;
}

Money worth_net(const Edition *edition, const Game *game, SeatId seat)
{
    return worth(edition, game, seat, 50);
}

Money worth_total(const Edition *edition, const Game *game, SeatId seat)
{
    return worth(edition, game, seat, 100);
}

static bool offers_a_share(const Edition *edition)
{
    for (int space = 0; space < edition->space_count; space++) {
        const Effect *effect = &edition->spaces[space].effect;
        if (effect->kind == EFFECT_TAX && effect->how == CHARGE_CHOICE) return true;
    }
    return false;
}

Money worth_shown(const Edition *edition, const Game *game, SeatId seat)
{
    bool total = game->phase != PHASE_OVER && offers_a_share(edition);
    return total ? worth_total(edition, game, seat) : worth_net(edition, game, seat);
}

/* Does seat a come before seat b in the ranking? */
static bool ranks_before(const Edition *edition, const Game *game, SeatId a, SeatId b)
{
    const Seat *one = &game->seats[a];
    const Seat *two = &game->seats[b];
    if (a == game->winner || b == game->winner) return a == game->winner;
    if (one->left != 0 || two->left != 0) {
        if (one->left == 0 || two->left == 0) return one->left == 0;
        return one->left > two->left;
    }
    return worth_net(edition, game, a) > worth_net(edition, game, b);
}

int worth_ranking(const Edition *edition, const Game *game, SeatId ranking[MAX_SEATS])
{
    for (int i = 0; i < game->seat_count; i++) {
        SeatId seat = game->order[i];
        int place = i;
        for (; place > 0 && ranks_before(edition, game, seat, ranking[place - 1]); place--)
            ranking[place] = ranking[place - 1];
        ranking[place] = seat;
    }
    return game->seat_count;
}
