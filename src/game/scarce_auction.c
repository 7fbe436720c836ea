/* scarce_auction.c -- wishes for scarce buildings, and the auction of one (N08, N10). */
#include "game/scarce_auction.h"

#include "game/auction.h"
#include "game/building.h"
#include "game/scarcity.h"

void scarce_auction_begin(const Play *play, AuctionKind kind, SeatId first, uint8_t in)
{
    play->game->auction = (Auction){
        .open = (uint8_t)kind, .deed = NO_DEED, .bidder = NOBODY, .asked = first, .in = in};
    event_add(play->events, (Event){.kind = EVENT_AUCTION_BEGAN,
                                    .seat = first,
                                    .other = NOBODY,
                                    .deed = NO_DEED,
                                    .second = (Money)kind});
}

DeedSet scarce_auction_wishes(const Game *game, SeatId seat)
{
    return game->wishes & game->seats[seat].deeds;
}

/* From `first` on, to the left: everybody gets what was wished for. */
static void build_wishes(const Play *play, SeatId first)
{
    Game *game = play->game;
    SeatId seat = first;
    for (int i = 0; i < game->seat_count; i++, seat = game_next_seat(game, seat)) {
        for (DeedSet rest = scarce_auction_wishes(game, seat); rest != 0; rest &= rest - 1) {
            DeedId deed = (DeedId)__builtin_ctzll(rest);
            game->wishes &= ~DEED_BIT(deed);
            if (building_check(play->edition, game, seat, deed, false) == REFUSAL_NONE)
                building_buy(play, seat, deed, false);
        }
    }
}

void scarce_auction_settle(const Play *play, AuctionKind kind, SeatId first)
{
    Game *game = play->game;
    int stock = kind == AUCTION_HOTEL ? game->hotels : game->houses;
    uint8_t in = 0;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (scarce_auction_wishes(game, seat) != 0) in |= (uint8_t)(1u << seat);
    bool alone = (in & (in - 1)) == 0;
    if (alone || __builtin_popcountll(game->wishes) <= stock)
        build_wishes(play, first);
    else
        scarce_auction_begin(play, kind, first, in);
}

/* What cannot be had any more after an auction is no wish. */
static void drop_wishes(const Play *play, bool hotel)
{
    Game *game = play->game;
    for (DeedSet rest = game->wishes; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        SeatId owner = game->holdings[deed].owner;
        if (building_check(play->edition, game, owner, deed, false) != REFUSAL_NONE ||
            building_next_is_hotel(play->edition, game, deed, false) != hotel)
            game->wishes &= ~DEED_BIT(deed);
    }
}

/* One building is sold: its winner's wish is fulfilled, the others wait. */
static void wish_won(const Play *play, const Auction *won)
{
    Game *game = play->game;
    DeedSet own = scarce_auction_wishes(game, won->bidder), named = own & DEED_BIT(won->deed);
    game->wishes &= ~(named != 0 ? named : own & -own);
    drop_wishes(play, won->open == AUCTION_HOTEL);
    SeatId first = won->bidder;
    for (int i = 0; i < game->seat_count && scarce_auction_wishes(game, first) == 0; i++)
        first = game_next_seat(game, first);
    if (game->wishes != 0) scarce_auction_settle(play, (AuctionKind)won->open, first);
}

/* The cheapest place where any bidder could put the building. */
static Money cheapest_place(const Edition *edition, const Game *game, bool hotel)
{
    Money cheapest = MONEY_LIMIT;
    for (DeedId deed = 0; deed < edition->deed_count; deed++) {
        SeatId owner = game->holdings[deed].owner;
        if (owner >= MAX_SEATS || !(game->auction.in >> owner & 1)) continue;
        if (!scarcity_could_place(edition, game, owner, deed, hotel)) continue;
        Money price = game_building_price(edition, game, owner, deed, hotel);
        if (price < cheapest) cheapest = price;
    }
    return cheapest;
}

static Money opening(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    bool hotel = game->auction.open == AUCTION_HOTEL;
    int rule = edition->rule[RULE_BUILDING_AUCTION_OPENING];
    if (rule == OPENING_TEN) return 10;
    if (rule == OPENING_ONE) return 1;
    if (rule == OPENING_CHEAPEST) /* an opening only: later passes do not raise it */
        return game->auction.bid > 0 ? 1 : cheapest_place(edition, game, hotel);
    return game_building_price(edition, game, seat, deed, hotel);
}

bool scarce_auction_range(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                          Money *least, Money *most)
{
    bool hotel = game->auction.open == AUCTION_HOTEL;
    *least = *most = 0;
    if (building_check_place(edition, game, seat, deed, false) != REFUSAL_NONE) return false;
    if (building_next_is_hotel(edition, game, deed, false) != hotel) return false;
    *least = opening(edition, game, seat, deed);
    if (game->auction.bid + 1 > *least) *least = game->auction.bid + 1;
    *most = game->seats[seat].cash;
    return *most >= *least;
}

Refusal scarce_auction_check_bid(const Edition *edition, const Game *game, SeatId seat,
                                 Money amount, DeedId deed)
{
    Money least, most;
    Refusal why = building_check_place(edition, game, seat, deed, false);
    if (why != REFUSAL_NONE) return why;
    bool possible = scarce_auction_range(edition, game, seat, deed, &least, &most);
    if (least == 0) return REFUSAL_NOT_NOW;
    if (amount < least) return REFUSAL_BID_LOW;
    return possible && amount <= most ? REFUSAL_NONE : REFUSAL_BID_HIGH;
}

static void finish(const Play *play)
{
    Game *game = play->game;
    Auction won = game->auction;
    game->auction = (Auction){.bidder = NOBODY, .asked = NOBODY, .deed = NO_DEED};
    event_add(play->events,
              (Event){.kind = won.bidder == NOBODY ? EVENT_AUCTION_UNSOLD : EVENT_AUCTION_WON,
                      .seat = won.bidder,
                      .other = NOBODY,
                      .deed = won.deed,
                      .amount = won.bid});
    /* Rule N10: the bid replaces the deed price, and the building goes up. */
    if (won.bidder != NOBODY) building_build(play, won.bidder, won.deed, false, won.bid);
    if (won.bidder != NOBODY && game->wishes != 0) wish_won(play, &won);
    if (won.bidder == NOBODY) game->wishes = 0;
}

static void ask_next_bidder(const Play *play, SeatId after)
{
    Game *game = play->game;
    SeatId next = auction_next_in(game, after);
    if (next == NOBODY || next == game->auction.bidder)
        finish(play);
    else
        game->auction.asked = next;
}

void scarce_auction_bid(const Play *play, Money amount, DeedId deed)
{
    Auction *auction = &play->game->auction;
    auction->bid = amount;
    auction->bidder = auction->asked;
    auction->deed = deed;
    event_add(play->events, (Event){.kind = EVENT_BID,
                                    .seat = auction->asked,
                                    .other = NOBODY,
                                    .deed = deed,
                                    .amount = amount});
    ask_next_bidder(play, auction->bidder);
}

void scarce_auction_pass(const Play *play)
{
    Auction *auction = &play->game->auction;
    SeatId seat = auction->asked;
    auction->in &= (uint8_t) ~(1u << seat);
    play_tell(play, EVENT_PASSED, seat, NO_DEED);
    ask_next_bidder(play, seat);
}
