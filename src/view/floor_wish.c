/* floor_wish.c -- building and trading out of turn. */
#include "view/floor_wish.h"

#include "game/floor.h"
#include "view/moves.h"
#include "view/view.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_state.h"
#include "view/view_words.h"

static bool may_now(const View *view, SheetKind sheet)
{
    return sheet == SHEET_TRADE ? moves_can_trade(view) : moves_can_manage(view);
}

/* A person who may still take the floor in this turn, or NOBODY. The mover
 * needs none. */
static SeatId wisher(const View *view)
{
    const Game *game = view_game(view);
    SeatId decider;
    if (game->phase == PHASE_OVER || view_person_decides(view, &decider)) return NOBODY;
    if (game->phase < PHASE_TURN || view_is_person(view, game_mover(game))) return NOBODY;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (view_is_person(view, seat) && game_seat_in(game, seat) &&
            floor_check(view_edition(view), game, seat) == REFUSAL_NONE)
            return seat;
    return NOBODY;
}

bool floor_wish_may(const View *view, SheetKind sheet)
{
    return may_now(view, sheet) || wisher(view) != NOBODY;
}

void floor_wish_make(View *view, SheetKind sheet)
{
    if (may_now(view, sheet)) {
        view_open_sheet(view, sheet);
        return;
    }
    if (wisher(view) == NOBODY) return;
    view->wish = sheet;
    view_tell(view, LABEL(view, T_("You get the floor in a moment.")));
}

static void take_floor(View *view)
{
    SeatId seat = wisher(view);
    Action action = {.kind = ACTION_FLOOR, .seat = seat, .deed = NO_DEED};
    if (seat == NOBODY || view_waits(view)) return;
    if (action_check(view_edition(view), view_game(view), &action) == REFUSAL_NONE)
        view_act(view, &action);
}

void floor_wish_tick(View *view)
{
    if (view->wish == SHEET_NONE || view->table == NULL || !stage_caught_up(&view->stage)) return;
    SeatId decider;
    if (!view_person_decides(view, &decider)) {
        take_floor(view);
        return;
    }
    if (view->sheet == SHEET_NONE && may_now(view, view->wish)) view_open_sheet(view, view->wish);
    view->wish = SHEET_NONE;
}
