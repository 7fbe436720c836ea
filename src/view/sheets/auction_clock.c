/* auction_clock.c -- an auction takes two minutes at most (B9), or ends when nobody has raised the
 * bid for the seconds of the rules (F19). */
#include "view/sheets/auction_clock.h"

#include <math.h>

#include "game/auction.h"
#include "view/view_online.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"

#define AUCTION_SECONDS 120.0

static AuctionClock *clock_of(const View *view)
{
    return view_sheet_kept(view, SHEET_AUCTION);
}

static bool is_auction(const View *view)
{
    Phase phase = (Phase)view_game(view)->phase;
    return view_table(view) != NULL && (phase == PHASE_AUCTION || phase == PHASE_BUILDING_AUCTION);
}

static bool is_free(const View *view)
{
    return auction_is_free(view_edition(view), view_game(view));
}

static double whole_time(const View *view)
{
    return is_free(view) ? view_edition(view)->rule[RULE_AUCTION_CLOCK] : AUCTION_SECONDS;
}

/* The clock starts with every new thing under the hammer, and with every bid if bidding is free. */
static void watch(View *view)
{
    const Auction *auction = &view_game(view)->auction;
    AuctionClock *clock = clock_of(view);
    bool same = is_auction(view) && clock->open == auction->open && clock->deed == auction->deed &&
                (!is_free(view) || clock->bid == auction->bid);
    bool building =
        is_auction(view) && auction->open > AUCTION_DEED && clock->open == auction->open;
    if (!same && !building) clock->left = whole_time(view);
    clock->open = is_auction(view) ? auction->open : AUCTION_NONE;
    clock->deed = auction->deed;
    clock->bid = auction->bid;
}

/* The one who is asked; the next one, if bidding is free, when that is done. */
static void pass(View *view)
{
    SeatId seat;
    if (!view_person_decides(view, &seat) || view_waits(view)) return;
    if (!view_is_person(view, view_game(view)->decider)) return;
    Action action = action_of(view_game(view), ACTION_PASS);
    if (action_check(view_edition(view), view_game(view), &action) == REFUSAL_NONE)
        view_act(view, &action);
}

bool auction_clock_tick(View *view, double seconds)
{
    if (view_table(view) == NULL) return false;
    watch(view);
    if (!is_auction(view)) return false;
    AuctionClock *clock = clock_of(view);
    int before = auction_clock_left(view);
    clock->left -= seconds;
    int left = auction_clock_left(view);
    if (left != before && left < AUCTION_CLOCK_LAST) ui_cue(view_ui(view), CUE_TICK);
    if (clock->left <= 0 && view_guest(view) == NULL) pass(view); /* a server has its own clock */
    return left != before;
}

/* What the server's clock says: of the auction if bidding is free, else of who is asked. */
static int left_at_server(const View *view)
{
    int64_t left;
    bool runs;
    if (is_free(view)) return (int)((view_online_auction(view) + 999) / 1000);
    if (!view_online_left(view, view_game(view)->auction.asked, &left, &runs)) return -1;
    return left > 0 ? (int)((left + 999) / 1000) : 0;
}

int auction_clock_left(const View *view)
{
    const AuctionClock *clock = clock_of(view);
    if (view_guest(view) != NULL && is_auction(view)) return left_at_server(view);
    if (clock->open == AUCTION_NONE) return (int)whole_time(view); /* it has not begun to run */
    return clock->left > 0 ? (int)ceil(clock->left) : 0;
}

double auction_clock_part(const View *view)
{
    const AuctionClock *clock = clock_of(view);
    if (clock->open == AUCTION_NONE) return 1;
    return clock->left > 0 ? clock->left / AUCTION_SECONDS : 0;
}
