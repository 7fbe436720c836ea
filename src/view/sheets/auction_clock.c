/* auction_clock.c -- an auction takes two minutes at most (B9). */
#include "view/sheets/auction_clock.h"

#include <math.h>

#define AUCTION_SECONDS 120.0

static bool is_auction(const View *view)
{
    Phase phase = (Phase)view_game(view)->phase;
    return view->table != NULL && (phase == PHASE_AUCTION || phase == PHASE_BUILDING_AUCTION);
}

/* The clock starts with every new thing under the hammer. */
static void watch(View *view)
{
    const Auction *auction = &view_game(view)->auction;
    bool same = is_auction(view) && view->hammer_open == auction->open &&
                view->hammer_deed == auction->deed;
    bool building = is_auction(view) && auction->open > 1 && view->hammer_open == auction->open;
    if (!same && !building) view->hammer_left = AUCTION_SECONDS;
    view->hammer_open = is_auction(view) ? auction->open : 0;
    view->hammer_deed = auction->deed;
}

static void pass(View *view)
{
    SeatId seat;
    if (!view_person_decides(view, &seat) || view->request_count > 0) return;
    Action action = action_of(view_game(view), ACTION_PASS);
    if (action_check(view_edition(view), view_game(view), &action) == REFUSAL_NONE)
        view_act(view, &action);
}

bool auction_clock_tick(View *view, double seconds)
{
    if (view->table == NULL) return false;
    watch(view);
    if (!is_auction(view)) return false;
    int before = auction_clock_left(view);
    view->hammer_left -= seconds;
    if (view->hammer_left <= 0) pass(view);
    return auction_clock_left(view) != before;
}

int auction_clock_left(const View *view)
{
    return view->hammer_left > 0 ? (int)ceil(view->hammer_left) : 0;
}
