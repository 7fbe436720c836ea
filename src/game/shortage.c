/* shortage.c -- others are asked whether they want a scarce building too (N08, O13). */
#include "game/shortage.h"

#include "game/building.h"
#include "game/scarce_auction.h"
#include "game/scarcity.h"

static SeatId next_asked(const Game *game, SeatId from)
{
    SeatId next = from;
    for (int i = 0; i < game->seat_count; i++) {
        next = game_next_seat(game, next);
        if (game->want.ask >> next & 1) return next;
    }
    return NOBODY;
}

static void ask(const Play *play, WantKind kind, SeatId seat, DeedId deed, Money houses,
                uint8_t set)
{
    Game *game = play->game;
    game->want = (Want){.open = (uint8_t)kind,
                        .seat = seat,
                        .deed = deed,
                        .houses = (uint8_t)houses,
                        .ask = set,
                        .want = (uint8_t)(1u << seat)};
    game->want.asked = next_asked(game, seat);
    if (kind <= WANT_HOTEL && play->edition->rule[RULE_BUILDING_WISHES])
        game->wishes = DEED_BIT(deed);
}

static void close_want(Game *game)
{
    game->want = (Want){.seat = NOBODY, .asked = NOBODY, .deed = NO_DEED};
}

void shortage_build(const Play *play, SeatId seat, DeedId deed, bool beside)
{
    bool hotel = building_next_is_hotel(play->edition, play->game, deed, beside);
    uint8_t set = scarcity_who_else(play->edition, play->game, seat, hotel);
    if (set != 0)
        ask(play, hotel ? WANT_HOTEL : WANT_HOUSE, seat, deed, 0, set);
    else
        building_buy(play, seat, deed, beside);
}

/* Rule O13: are there buyers for houses that a hotel owner needs? */
static uint8_t buyers_first(const Play *play, SeatId seat, int needed)
{
    const Game *game = play->game;
    if (game->houses < 0 || needed <= 0 || !play->edition->rule[RULE_BUILDING_AUCTION]) return 0;
    int others;
    uint8_t set = scarcity_rivals(play->edition, game, seat, false, &others);
    return others > game->houses - needed ? set : 0;
}

void shortage_sell(const Play *play, SeatId seat, DeedId deed, bool beside)
{
    uint8_t set =
        buyers_first(play, seat, building_houses_for_sale(play->edition, play->game, deed));
    if (set != 0)
        ask(play, WANT_SALE, seat, deed, 0, set);
    else
        building_sell(play, seat, deed, beside);
}

void shortage_break(const Play *play, SeatId seat, DeedId deed, Money houses)
{
    int needed = building_houses_for_break(play->edition, play->game, seat, deed, houses);
    uint8_t set = buyers_first(play, seat, needed);
    /* The action names the group by its first deed, perhaps not the seat's. */
    const Group *group = &play->edition->groups[play->edition->deeds[deed].group];
    DeedId own = (DeedId)__builtin_ctzll(group->deeds & play->game->seats[seat].deeds);
    if (set != 0)
        ask(play, WANT_BREAK, seat, own, houses, set);
    else
        building_break(play, seat, own, houses);
}

/* Everybody has been asked. */
static void all_asked(const Play *play)
{
    Game *game = play->game;
    Want want = game->want;
    AuctionKind kind = want.open == WANT_HOTEL ? AUCTION_HOTEL : AUCTION_HOUSE;
    close_want(game);
    if (want.open <= WANT_HOTEL && play->edition->rule[RULE_BUILDING_WISHES]) {
        game->wishes |= DEED_BIT(want.deed); /* not noted in positions of the first version */
        scarce_auction_settle(play, kind, want.seat);
        return;
    }
    if (want.open <= WANT_HOTEL && want.want != (1u << want.seat)) {
        scarce_auction_begin(play, kind, want.seat, want.want);
        return;
    }
    switch ((WantKind)want.open) {
    case WANT_HOUSE:
    case WANT_HOTEL: building_buy(play, want.seat, want.deed, false); break;
    case WANT_SALE:
        if (building_check_sell(play->edition, game, want.seat, want.deed, false) == REFUSAL_NONE)
            building_sell(play, want.seat, want.deed, false);
        break;
    case WANT_BREAK:
        if (building_check_break(play->edition, game, want.seat, want.deed, want.houses) ==
            REFUSAL_NONE)
            building_break(play, want.seat, want.deed, want.houses);
        break;
    case WANT_NONE: break;
    }
}

static void ask_next(const Play *play, SeatId after)
{
    Game *game = play->game;
    game->want.asked = next_asked(game, after);
    if (game->want.asked == NOBODY) all_asked(play);
}

/* One building for each place, all of them paid for, and no more than there are. */
static Refusal check_wish(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    bool hotel = game->want.open == WANT_HOTEL;
    DeedSet own = scarce_auction_wishes(game, seat);
    Money cost = game_building_price(edition, game, seat, deed, hotel);
    if ((own & DEED_BIT(deed)) != 0) return REFUSAL_FULL;
    if (__builtin_popcountll(own) >= (hotel ? game->hotels : game->houses))
        return hotel ? REFUSAL_NO_HOTELS : REFUSAL_NO_HOUSES;
    for (; own != 0; own &= own - 1)
        cost += game_building_price(edition, game, seat, (DeedId)__builtin_ctzll(own), hotel);
    return game->seats[seat].cash >= cost ? REFUSAL_NONE : REFUSAL_TOO_POOR;
}

Refusal shortage_check_want(const Edition *edition, const Game *game, DeedId deed)
{
    SeatId seat = game->want.asked;
    bool hotel = game->want.open == WANT_HOTEL;
    Refusal why = building_check(edition, game, seat, deed, false);
    if (why != REFUSAL_NONE) return why;
    if (building_next_is_hotel(edition, game, deed, false) != hotel) return REFUSAL_NOT_NOW;
    bool wish = game->want.open <= WANT_HOTEL && edition->rule[RULE_BUILDING_WISHES];
    return wish ? check_wish(edition, game, seat, deed) : REFUSAL_NONE;
}

Refusal shortage_check_mortgage(const Edition *edition, const Game *game, DeedId deed)
{
    if (!edition->rule[RULE_BUILDING_WISHES]) return REFUSAL_NOT_NOW;
    bool place = deed < edition->deed_count &&
                 (edition->groups[edition->deeds[deed].group].deeds & game->wishes) != 0;
    return place ? REFUSAL_NOT_NOW : REFUSAL_NONE;
}

static bool could_wish_more(const Edition *edition, const Game *game, SeatId seat)
{
    if (!edition->rule[RULE_BUILDING_WISHES]) return false;
    for (DeedSet rest = building_sites(edition, game, seat); rest != 0; rest &= rest - 1)
        if (shortage_check_want(edition, game, (DeedId)__builtin_ctzll(rest)) == REFUSAL_NONE)
            return true;
    return false;
}

/* Do the buyers before a hotel owner want more houses than there are? */
static bool buyers_contend(const Edition *edition, const Game *game, SeatId seat)
{
    int own = scarcity_demand(edition, game, seat, false);
    int others = 0;
    for (SeatId other = 0; other < game->seat_count; other++) {
        if (other != seat && game->want.ask >> other & 1)
            others += scarcity_demand(edition, game, other, false);
    }
    return others > 0 && own + others > game->houses;
}

void shortage_want(const Play *play, DeedId deed)
{
    Game *game = play->game;
    SeatId seat = game->want.asked;
    play_tell(play, EVENT_WANTED, seat, deed);
    if (game->want.open <= WANT_HOTEL) {
        if (play->edition->rule[RULE_BUILDING_WISHES]) game->wishes |= DEED_BIT(deed);
        if (could_wish_more(play->edition, game, seat)) return;
        game->want.want |= (uint8_t)(1u << seat);
        game->want.ask &= (uint8_t) ~(1u << seat);
        ask_next(play, seat);
        return;
    }
    if (buyers_contend(play->edition, game, seat)) {
        /* Rule N08 among the buyers; the owner of the hotel asks again later. */
        ask(play, WANT_HOUSE, seat, deed, 0, (uint8_t)(game->want.ask & ~(1u << seat)));
        return;
    }
    building_buy(play, seat, deed, false);
    if (game->houses > 0 && scarcity_demand(play->edition, game, seat, false) > 0) return;
    game->want.ask &= (uint8_t) ~(1u << seat);
    if (game->houses == 0) game->want.ask = 0;
    ask_next(play, seat);
}

void shortage_pass(const Play *play)
{
    Game *game = play->game;
    SeatId seat = game->want.asked;
    game->want.ask &= (uint8_t) ~(1u << seat);
    if (scarce_auction_wishes(game, seat) != 0) /* it wants no more */
        game->want.want |= (uint8_t)(1u << seat);
    else
        play_tell(play, EVENT_PASSED, seat, NO_DEED);
    ask_next(play, seat);
}
