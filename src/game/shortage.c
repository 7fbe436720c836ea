/* shortage.c -- buildings that more seats want than the bank has (N08, O13). */
#include "game/shortage.h"

#include "game/auction.h"
#include "game/building.h"
#include "game/mortgage.h"

/* Rule N08: what a seat that is asked has, or could raise by mortgaging what is
 * no place for a building. */
static Money means(const Edition *edition, const Game *game, SeatId seat)
{
    Money sum = game->seats[seat].cash;
    if (!edition->rule[RULE_BUILDING_WISHES]) return sum;
    DeedSet spent = game->mortgaged;
    for (unsigned rest = game->seats[seat].whole; rest != 0; rest &= rest - 1)
        spent |= edition->groups[__builtin_ctz(rest)].deeds;
    for (DeedSet rest = game->seats[seat].deeds & ~spent; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (mortgage_check(edition, game, seat, deed) == REFUSAL_NONE)
            sum += edition->deeds[deed].mortgage;
    }
    return sum;
}

/* Could the seat put a house (a hotel) on the deed at the deed price? */
static bool could_place(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
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

/* How many the seat could want with its money: places in the groups where it
 * could build next, as far as its cash reaches. */
static int demand(const Edition *edition, const Game *game, SeatId seat, bool hotel)
{
    int places = 0;
    Money cheapest = MONEY_LIMIT, money = means(edition, game, seat);
    DeedSet counted = 0;
    DeedSet allowed = edition->rule[RULE_BUILD_WHOLE_GROUP] ? game->seats[seat].deeds : ~(DeedSet)0;
    for (DeedSet rest = game->seats[seat].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        GroupId group = edition->deeds[deed].group;
        /* Most deeds are of no whole group: seen without the full check. */
        if ((edition->groups[group].deeds & ~allowed) != 0) continue;
        Money price = game_building_price(edition, game, seat, deed, hotel);
        bool known = !hotel && (counted & DEED_BIT(group)) != 0 && price >= cheapest;
        if (known || price > money) continue;
        if (!could_place(edition, game, seat, deed, hotel)) continue;
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

/* Seats other than `seat` that could want one, and what all of them want. */
static uint8_t rivals(const Edition *edition, const Game *game, SeatId seat, bool hotel, int *sum)
{
    uint8_t set = 0;
    *sum = 0;
    for (SeatId other = 0; other < game->seat_count; other++) {
        if (other == seat || !game_seat_in(game, other)) continue;
        int wanted = demand(edition, game, other, hotel);
        if (wanted > 0) set |= (uint8_t)(1u << other);
        *sum += wanted;
    }
    return set;
}

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

static void build_at_deed_price(const Play *play, SeatId seat, DeedId deed, bool beside)
{
    bool hotel = building_next_is_hotel(play->edition, play->game, deed, beside);
    building_build(play, seat, deed, beside,
                   game_building_price(play->edition, play->game, seat, deed, hotel));
}

/* The rules under which whole_groups_want sees the same as `demand`. */
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

/* How many the seat could want in its whole groups, as far as its cash reaches. */
static int whole_groups_want(const Edition *edition, const Game *game, SeatId seat, bool hotel)
{
    Money cash = means(edition, game, seat);
    Money cheapest = MONEY_LIMIT;
    int places = 0;
    for (unsigned rest = game->seats[seat].whole; rest != 0; rest &= rest - 1) {
        Money price;
        int more = group_places(edition, game, __builtin_ctz(rest), hotel, &price);
        if (more == 0 || price > cash) continue;
        if (price < cheapest) cheapest = price;
        places += more;
    }
    if (places == 0 || cheapest <= 0) return places;
    return cash / cheapest < places ? cash / cheapest : places;
}

/* What everybody together could place in whole groups, whatever it costs. */
static int most_wanted(const Edition *edition, const Game *game, bool hotel)
{
    unsigned whole = 0;
    int streets = 0, houses = 0;
    for (int seat = 0; seat < game->seat_count; seat++) whole |= game->seats[seat].whole;
    for (; whole != 0; whole &= whole - 1) {
        int group = __builtin_ctz(whole);
        streets += edition->groups[group].deed_count - game->group_hotels[group];
        houses += game->group_houses[group];
    }
    return hotel ? streets : streets * edition->rule[RULE_HOUSES_PER_STREET] - houses;
}

/* Who else could want one of the last houses (hotels); 0 when there are enough
 * for everybody. */
static uint8_t who_else(const Edition *edition, const Game *game, SeatId seat, bool hotel)
{
    int stock = hotel ? game->hotels : game->houses;
    int sum = 0;
    uint8_t set = 0;
    if (stock < 0 || !edition->rule[RULE_BUILDING_AUCTION]) return 0;
    if (!usual_rules(edition)) {
        set = rivals(edition, game, seat, hotel, &sum);
        return set != 0 && sum + demand(edition, game, seat, hotel) > stock ? set : 0;
    }
    if (most_wanted(edition, game, hotel) <= stock) return 0;
    for (SeatId other = 0; other < game->seat_count; other++) {
        if (other == seat || game->seats[other].whole == 0) continue;
        int wanted = whole_groups_want(edition, game, other, hotel);
        if (wanted > 0) set |= (uint8_t)(1u << other);
        sum += wanted;
    }
    if (set == 0) return 0;
    return sum + whole_groups_want(edition, game, seat, hotel) > stock ? set : 0;
}

void shortage_build(const Play *play, SeatId seat, DeedId deed, bool beside)
{
    bool hotel = building_next_is_hotel(play->edition, play->game, deed, beside);
    uint8_t set = who_else(play->edition, play->game, seat, hotel);
    if (set != 0)
        ask(play, hotel ? WANT_HOTEL : WANT_HOUSE, seat, deed, 0, set);
    else
        build_at_deed_price(play, seat, deed, beside);
}

/* Rule O13: are there buyers for houses that a hotel owner needs? */
static uint8_t buyers_first(const Play *play, SeatId seat, int needed)
{
    const Game *game = play->game;
    if (game->houses < 0 || needed <= 0 || !play->edition->rule[RULE_BUILDING_AUCTION]) return 0;
    int others;
    uint8_t set = rivals(play->edition, game, seat, false, &others);
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

static void begin_auction(const Play *play, AuctionKind kind, SeatId first, uint8_t in)
{
    play->game->auction = (Auction){
        .open = (uint8_t)kind, .deed = NO_DEED, .bidder = NOBODY, .asked = first, .in = in};
    event_add(play->events, (Event){.kind = EVENT_AUCTION_BEGAN,
                                    .seat = first,
                                    .other = NOBODY,
                                    .deed = NO_DEED,
                                    .second = (Money)kind});
}

static DeedSet own_wishes(const Game *game, SeatId seat)
{
    return game->wishes & game->seats[seat].deeds;
}

/* From `first` on, to the left: everybody gets what was wished for. */
static void build_wishes(const Play *play, SeatId first)
{
    Game *game = play->game;
    SeatId seat = first;
    for (int i = 0; i < game->seat_count; i++, seat = game_next_seat(game, seat)) {
        for (DeedSet rest = own_wishes(game, seat); rest != 0; rest &= rest - 1) {
            DeedId deed = (DeedId)__builtin_ctzll(rest);
            game->wishes &= ~DEED_BIT(deed);
            if (building_check(play->edition, game, seat, deed, false) == REFUSAL_NONE)
                build_at_deed_price(play, seat, deed, false);
        }
    }
}

/* Rule N08: enough for all wishes, or one building is auctioned. */
static void settle_wishes(const Play *play, AuctionKind kind, SeatId first)
{
    Game *game = play->game;
    int stock = kind == AUCTION_HOTEL ? game->hotels : game->houses;
    uint8_t in = 0;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (own_wishes(game, seat) != 0) in |= (uint8_t)(1u << seat);
    bool alone = (in & (in - 1)) == 0;
    if (alone || __builtin_popcountll(game->wishes) <= stock)
        build_wishes(play, first);
    else
        begin_auction(play, kind, first, in);
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
    DeedSet own = own_wishes(game, won->bidder), named = own & DEED_BIT(won->deed);
    game->wishes &= ~(named != 0 ? named : own & -own);
    drop_wishes(play, won->open == AUCTION_HOTEL);
    SeatId first = won->bidder;
    for (int i = 0; i < game->seat_count && own_wishes(game, first) == 0; i++)
        first = game_next_seat(game, first);
    if (game->wishes != 0) settle_wishes(play, (AuctionKind)won->open, first);
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
        settle_wishes(play, kind, want.seat);
        return;
    }
    if (want.open <= WANT_HOTEL && want.want != (1u << want.seat)) {
        begin_auction(play, kind, want.seat, want.want);
        return;
    }
    switch ((WantKind)want.open) {
    case WANT_HOUSE:
    case WANT_HOTEL: build_at_deed_price(play, want.seat, want.deed, false); break;
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
    DeedSet own = own_wishes(game, seat);
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
    for (DeedSet rest = game->seats[seat].deeds; rest != 0; rest &= rest - 1)
        if (shortage_check_want(edition, game, (DeedId)__builtin_ctzll(rest)) == REFUSAL_NONE)
            return true;
    return false;
}

/* Do the buyers before a hotel owner want more houses than there are? */
static bool buyers_contend(const Edition *edition, const Game *game, SeatId seat)
{
    int own = demand(edition, game, seat, false);
    int others = 0;
    for (SeatId other = 0; other < game->seat_count; other++) {
        if (other != seat && game->want.ask >> other & 1)
            others += demand(edition, game, other, false);
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
    build_at_deed_price(play, seat, deed, false);
    if (game->houses > 0 && demand(play->edition, game, seat, false) > 0) return;
    game->want.ask &= (uint8_t) ~(1u << seat);
    if (game->houses == 0) game->want.ask = 0;
    ask_next(play, seat);
}

void shortage_pass(const Play *play)
{
    Game *game = play->game;
    SeatId seat = game->want.asked;
    game->want.ask &= (uint8_t) ~(1u << seat);
    if (own_wishes(game, seat) != 0) /* it wants no more */
        game->want.want |= (uint8_t)(1u << seat);
    else
        play_tell(play, EVENT_PASSED, seat, NO_DEED);
    ask_next(play, seat);
}

/* The cheapest place where any bidder could put the building. */
static Money cheapest_place(const Edition *edition, const Game *game, bool hotel)
{
    Money cheapest = MONEY_LIMIT;
    for (DeedId deed = 0; deed < edition->deed_count; deed++) {
        SeatId owner = game->holdings[deed].owner;
        if (owner >= MAX_SEATS || !(game->auction.in >> owner & 1)) continue;
        if (!could_place(edition, game, owner, deed, hotel)) continue;
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

bool shortage_range(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
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

Refusal shortage_check_bid(const Edition *edition, const Game *game, SeatId seat, Money amount,
                           DeedId deed)
{
    Money least, most;
    Refusal why = building_check_place(edition, game, seat, deed, false);
    if (why != REFUSAL_NONE) return why;
    bool possible = shortage_range(edition, game, seat, deed, &least, &most);
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

void shortage_bid(const Play *play, Money amount, DeedId deed)
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

void shortage_pass_bid(const Play *play)
{
    Auction *auction = &play->game->auction;
    SeatId seat = auction->asked;
    auction->in &= (uint8_t) ~(1u << seat);
    play_tell(play, EVENT_PASSED, seat, NO_DEED);
    ask_next_bidder(play, seat);
}
