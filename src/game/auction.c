/* auction.c -- bids, one decider at a time; a pass is final (F05), unless bidding is free (F19). */
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

bool auction_is_free(const Edition *edition, const Game *game)
{
    return edition->rule[RULE_AUCTION_CLOCK] != 0 && game->phase == PHASE_AUCTION;
}

Refusal auction_check_speaker(const Game *game, SeatId seat)
{
    if (!game_seat_in(game, seat)) return REFUSAL_NOT_YOU;
    if (seat == game->auction.bidder) return REFUSAL_BID_STANDS;
    return (game->auction.in >> seat & 1) != 0 ? REFUSAL_NONE : REFUSAL_PASSED;
}

Game auction_asking(const Game *game, SeatId seat)
{
    Game asking = *game;
    asking.auction.asked = asking.decider = seat;
    return asking;
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

static void leave(const Play *play, SeatId seat)
{
    play->game->auction.in &= (uint8_t) ~(1u << seat);
    tell(play, EVENT_PASSED, seat, 0);
}

/* Rule F19: a bid lets everybody speak again who can raise it. */
static void invite_all(const Play *play)
{
    Game *game = play->game;
    SeatId seat = game_mover(game);
    for (int i = 0; i < game->seat_count; i++) {
        seat = game_next_seat(game, seat);
        bool may = seat == game->auction.bidder || play->edition->rule[RULE_AUCTION_ASK_ALL] ||
                   can_bid(play->edition, game, seat);
        if (may)
            game->auction.in |= (uint8_t)(1u << seat);
        else if ((game->auction.in >> seat & 1) != 0)
            leave(play, seat);
    }
}

/* The next one after `seat` who has not spoken yet. */
static void await_next(const Play *play, SeatId seat)
{
    Game *game = play->game;
    SeatId next = auction_next_in(game, seat);
    if (next != NOBODY && next == game->auction.bidder) next = auction_next_in(game, next);
    if (next == NOBODY || next == game->auction.bidder)
        finish(play);
    else
        game->auction.asked = next;
}

/* Continues after `seat`; seats that cannot bid any more pass automatically,
 * unless everybody is asked (R12). */
static void ask_next(const Play *play, SeatId seat)
{
    Game *game = play->game;
    if (play->edition->rule[RULE_AUCTION_CLOCK]) {
        await_next(play, seat);
        return;
    }
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
        leave(play, next);
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
    if (play->edition->rule[RULE_AUCTION_CLOCK]) invite_all(play);
    ask_next(play, game_mover(game));
}

void auction_next_of_estate(const Play *play)
{
    DeedId deed = (DeedId)__builtin_ctzll(play->game->estate);
    play->game->estate &= ~DEED_BIT(deed);
    auction_begin(play, deed);
}

void auction_bid(const Play *play, SeatId seat, Money amount)
{
    Auction *auction = &play->game->auction;
    auction->bid = amount;
    auction->bidder = seat;
    tell(play, EVENT_BID, seat, amount);
    if (play->edition->rule[RULE_AUCTION_CLOCK]) invite_all(play);
    ask_next(play, seat);
}

void auction_pass(const Play *play, SeatId seat)
{
    leave(play, seat);
    ask_next(play, seat);
}
