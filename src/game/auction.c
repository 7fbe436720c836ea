/* auction.c -- bids, one decider at a time; a pass is final (F05). */
#include "game/auction.h"

#include "game/debt.h"
#include "game/worth.h"

static void tell(const Play *play, EventKind kind, SeatId seat, Money amount)
{
    event_add(play->events, (Event){.kind = (uint8_t)kind,
                                    .seat = seat,
                                    .other = NOBODY,
                                    .deed = play->game->auction.deed,
                                    .amount = amount});
}

/* Rule F11. */
Money auction_limit(const Edition *edition, const Game *game, SeatId seat)
{
    if (edition->rule[RULE_BID_LIMIT] == BID_LIMIT_CASH || edition->rule[RULE_DEBT] != DEBT_SETTLE)
        return game->seats[seat].cash;
    if (edition->rule[RULE_BID_LIMIT] == BID_LIMIT_NONE) return MONEY_LIMIT;
    return worth_liquid(edition, game, seat);
}

bool auction_range(const Edition *edition, const Game *game, SeatId seat, Money *least, Money *most)
{
    Money minimum = edition->rule[RULE_AUCTION_MINIMUM];
    *least = game->auction.bid + 1 > minimum ? game->auction.bid + 1 : minimum;
    *most = auction_limit(edition, game, seat);
    return *most >= *least;
}

/* The same without the highest bid: a seat with the cash can bid in any case. */
static bool can_bid(const Edition *edition, const Game *game, SeatId seat)
{
    Money least, most;
    Money cash = game->seats[seat].cash;
    if (cash > game->auction.bid && cash >= edition->rule[RULE_AUCTION_MINIMUM]) return true;
    return auction_range(edition, game, seat, &least, &most);
}

SeatId auction_next_in(const Game *game, SeatId seat)
{
    SeatId next = seat;
    for (int i = 0; i < game->seat_count; i++) {
        next = game_next_seat(game, next);
        if (game->auction.in >> next & 1) return next;
    }
    return NOBODY;
}

static void close_auction(Game *game)
{
    game->auction = (Auction){.bidder = NOBODY, .asked = NOBODY, .deed = NO_DEED};
}

static void finish(const Play *play)
{
    Game *game = play->game;
    Auction auction = game->auction;
    tell(play, auction.bidder == NOBODY ? EVENT_AUCTION_UNSOLD : EVENT_AUCTION_WON, auction.bidder,
         auction.bid);
    close_auction(game);
    if (auction.bidder != NOBODY)
        debt_owe(play, auction.bidder, BANK, auction.bid, REASON_AUCTION, auction.deed);
}

/* Continues after `seat`; seats that cannot bid any more pass automatically,
 * unless everybody is asked (R12). */
static void ask_next(const Play *play, SeatId seat)
{
    Game *game = play->game;
    for (;;) {
        SeatId next = auction_next_in(game, seat);
        if (next == NOBODY || next == game->auction.bidder) {
            finish(play);
            return;
        }
        if (play->edition->rule[RULE_AUCTION_ASK_ALL] || can_bid(play->edition, game, next)) {
            game->auction.asked = next;
            return;
        }
        game->auction.in &= (uint8_t) ~(1u << next);
        tell(play, EVENT_PASSED, next, 0);
        seat = next;
    }
}

void auction_begin(const Play *play, DeedId deed)
{
    Game *game = play->game;
    game->auction = (Auction){
        .open = AUCTION_DEED, .deed = deed, .bidder = NOBODY, .asked = NOBODY, .in = game->alive};
    event_add(play->events, (Event){.kind = EVENT_AUCTION_BEGAN,
                                    .seat = NOBODY,
                                    .other = NOBODY,
                                    .deed = deed,
                                    .second = AUCTION_DEED});
    ask_next(play, game_mover(game));
}

void auction_next_of_estate(const Play *play)
{
    DeedId deed = (DeedId)__builtin_ctzll(play->game->estate);
    play->game->estate &= ~DEED_BIT(deed);
    auction_begin(play, deed);
}

void auction_bid(const Play *play, Money amount)
{
    Auction *auction = &play->game->auction;
    auction->bid = amount;
    auction->bidder = auction->asked;
    tell(play, EVENT_BID, auction->bidder, amount);
    ask_next(play, auction->bidder);
}

void auction_pass(const Play *play)
{
    Auction *auction = &play->game->auction;
    SeatId seat = auction->asked;
    auction->in &= (uint8_t) ~(1u << seat);
    tell(play, EVENT_PASSED, seat, 0);
    ask_next(play, seat);
}
