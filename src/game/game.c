/* game.c -- the state of a game, and small questions about it. */
#include "game/game.h"

#include <string.h>

#include "game/perk.h"

int game_seats_left(const Game *game)
{
    return __builtin_popcount(game->alive);
}

static int order_index(const Game *game, SeatId seat)
{
    int index = 0;
    while (index < game->seat_count - 1 && game->order[index] != seat) index++;
    return index;
}

SeatId game_next_seat(const Game *game, SeatId seat)
{
    int index = order_index(game, seat);
    for (int step = 1; step <= game->seat_count; step++) {
        SeatId next = game->order[(index + step) % game->seat_count];
        if (game_seat_in(game, next)) return next;
    }
    return seat;
}

static SeatId voter(const Game *game)
{
    SeatId next = game->vote_from;
    for (int i = 0; i < game->seat_count; i++) {
        next = game_next_seat(game, next);
        if (game->vote_ask >> next & 1) return next;
    }
    return NOBODY;
}

static SeatId heir(const Game *game)
{
    return game->inherited != 0 ? game->holdings[__builtin_ctzll(game->inherited)].owner : NOBODY;
}

SeatId game_decider(const Game *game, Phase phase)
{
    switch ((PhaseWho)phase_rows[phase].who) {
    case WHO_NOBODY: return NOBODY;
    case WHO_DEALER: return DEALER;
    case WHO_MOVER: return game_mover(game);
    case WHO_NEXT_IN_ORDER: return game_next_in_order(game);
    case WHO_OFFERED: return game->offer.to;
    case WHO_WANTING: return game->want.asked;
    case WHO_BIDDER: return game->auction.asked;
    case WHO_VOTER: return voter(game);
    case WHO_DEBTOR: return game->debts[0].debtor;
    case WHO_HEIR: return heir(game);
    case WHO_FLOOR: return game->floor;
    }
    return NOBODY;
}

uint16_t game_whole_groups(const Edition *edition, const Game *game, SeatId seat)
{
    uint16_t whole = 0;
    for (GroupId group = 0; group < edition->group_count; group++) {
        if (edition->groups[group].kind == GROUP_STREETS &&
            game_owns_group(edition, game, seat, group))
            whole |= (uint16_t)(1u << group);
    }
    return whole;
}

static DeedSet with_member(DeedSet set, DeedId deed, bool member)
{
    return (set & ~DEED_BIT(deed)) | (DeedSet)member << deed;
}

void game_set_level(const Edition *edition, Game *game, DeedId deed, int level)
{
    GroupId group = edition->deeds[deed].group;
    int before = game->holdings[deed].level;
    int houses = edition_level_houses(level) - edition_level_houses(before);
    int hotels = edition_level_hotels(level) - edition_level_hotels(before);
    game->group_houses[group] = (uint8_t)(game->group_houses[group] + houses);
    game->group_hotels[group] = (uint8_t)(game->group_hotels[group] + hotels);
    game->built = with_member(game->built, deed, level != 0);
    game->holdings[deed].level = (uint8_t)level;
}

void game_set_mortgaged(Game *game, DeedId deed, bool mortgaged)
{
    game->holdings[deed].mortgaged = mortgaged;
    game->mortgaged = with_member(game->mortgaged, deed, mortgaged);
}

void game_derive(const Edition *edition, Game *game)
{
    memset(game->group_houses, 0, sizeof game->group_houses);
    memset(game->group_hotels, 0, sizeof game->group_hotels);
    for (DeedId deed = 0; deed < edition->deed_count; deed++) {
        int level = game->holdings[deed].level;
        game->holdings[deed].level = 0;
        game_set_level(edition, game, deed, level);
        game_set_mortgaged(game, deed, game->holdings[deed].mortgaged);
    }
    game->offered = 0;
    game->builders = 0;
    for (SeatId seat = 0; seat < MAX_SEATS; seat++) {
        game->seats[seat].whole = game_whole_groups(edition, game, seat);
        if (game->seats[seat].whole != 0) game->builders |= (uint8_t)(1u << seat);
        if (game->seats[seat].offers != 0) game->offered |= (uint8_t)(1u << seat);
    }
}

bool game_owns_group(const Edition *edition, const Game *game, SeatId seat, GroupId group)
{
    DeedSet all = edition->groups[group].deeds;
    return (game->seats[seat].deeds & all) == all;
}

int game_owned_count(const Edition *edition, const Game *game, SeatId seat, GroupId group)
{
    int count = 0; /* one by one: they are few, and not every processor counts bits */
    for (DeedSet rest = game->seats[seat].deeds & edition->groups[group].deeds; rest != 0;
         rest &= rest - 1)
        count++;
    return count;
}

bool game_group_built(const Edition *edition, const Game *game, GroupId group)
{
    return (game->built & edition->groups[group].deeds) != 0;
}

void game_buildings(const Edition *edition, const Game *game, SeatId seat, int *houses, int *hotels)
{
    (void)edition;
    *houses = 0;
    *hotels = 0;
    for (DeedSet rest = game->seats[seat].deeds & game->built; rest != 0; rest &= rest - 1) {
        int level = game->holdings[__builtin_ctzll(rest)].level;
        *houses += edition_level_houses(level);
        *hotels += edition_level_hotels(level);
    }
}

int game_release_count(const Game *game, SeatId seat)
{
    int count = 0;
    for (int deck = 0; deck < MAX_DECKS; deck++) count += game->seats[seat].release[deck];
    return count;
}

Money game_price(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    const Token *token = perk_token(edition, game, seat);
    Money price = edition->deeds[deed].price;
    return token != NULL ? perk_paid(price, token->price) : price;
}

Money game_building_price(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                          bool hotel)
{
    const Token *token = perk_token(edition, game, seat);
    Money price = hotel ? edition->deeds[deed].hotel_price : edition->deeds[deed].house_price;
    return token != NULL ? perk_paid(price, token->building) : price;
}

/* The CS 319 project: "half the price they paid", so the perk of the builder counts. */
Money game_building_value(const Edition *edition, const Game *game, DeedId deed, bool hotel)
{
    Money price = game_building_price(edition, game, game->holdings[deed].owner, deed, hotel);
    return (Money)((int64_t)price * edition->rule[RULE_BUILDING_SALE] / 100);
}

int game_jail_limit(const Edition *edition, const Game *game, SeatId seat)
{
    const Token *token = perk_token(edition, game, seat);
    if (token != NULL && token->jail_turns != 0) return token->jail_turns;
    return edition->rule[RULE_JAIL_TURNS];
}
