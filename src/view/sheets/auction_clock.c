/* auction_clock.c -- an auction takes two minutes at most (B9). */
#include "view/sheets/auction_clock.h"

#include <math.h>

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

/* The clock starts with every new thing under the hammer. */
static void watch(View *view)
{
    const Auction *auction = &view_game(view)->auction;
    AuctionClock *clock = clock_of(view);
    bool same = is_auction(view) && clock->open == auction->open && clock->deed == auction->deed;
    bool building =
        is_auction(view) && auction->open > AUCTION_DEED && clock->open == auction->open;
    if (!same && !building) clock->left = AUCTION_SECONDS;
    clock->open = is_auction(view) ? auction->open : AUCTION_NONE;
    clock->deed = auction->deed;
}

static void pass(View *view)
{
    SeatId seat;
    if (!view_person_decides(view, &seat) || view_waits(view)) return;
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

int auction_clock_left(const View *view)
{
    const AuctionClock *clock = clock_of(view);
    if (clock->open == AUCTION_NONE) return (int)AUCTION_SECONDS; /* it has not begun to run */
    return clock->left > 0 ? (int)ceil(clock->left) : 0;
}
