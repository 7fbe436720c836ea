/* view_gate.c -- several people at one screen: each is called to it by name. */
#include "view/view_gate.h"

#include "game/auction.h"
#include "view/view_shown.h"
#include "view/view_state.h"

static int people_here(const View *view)
{
    int people = 0;
    const Game *game = view_game(view);
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        people += view_is_person(view, seat) && game_seat_in(game, seat);
    return people;
}

SeatId view_gate(const View *view)
{
    if (view->table == NULL || !view->settings.call || !stage_caught_up(&view->stage))
        return NOBODY;
    const Game *game = view_game(view);
    if (game->phase == PHASE_OVER || !view_is_person(view, game->decider)) return NOBODY;
    if (auction_is_free(table_edition(view->table), game)) return NOBODY; /* all are called */
    bool here = view->at_screen == game->decider + 1;
    return here || people_here(view) < 2 ? NOBODY : game->decider;
}

void view_gate_open(View *view)
{
    SeatId seat = view_gate(view);
    if (seat == NOBODY) return;
    view->at_screen = seat + 1;
    view->dirty = true;
}

/* Plans, and questions about actions; the menu and what can be read stay. */
static bool is_private(const View *view)
{
    return view->sheet == SHEET_TRADE || view->sheet == SHEET_MANAGE ||
           (view->sheet == SHEET_CONFIRM && view->confirm.request.kind == REQUEST_ACTION);
}

void view_gate_tick(View *view)
{
    if (view->sheet == SHEET_NONE || view_gate(view) == NOBODY || !is_private(view)) return;
    view_close_sheet(view);
    view->dirty = true;
}
