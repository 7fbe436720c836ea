/* view_shown.c -- what is on the screen: the game as it is shown, the seats,
 * and what the app has told the view. */
#include "view/view_shown.h"

#include "table/speaker.h"
#include "view/view_gate.h"
#include "view/view_online.h"
#include "view/view_state.h"

Ui *view_ui(const View *view)
{
    return view->ui;
}

View *view_of(const Ui *ui)
{
    return ui->owner;
}

/* ---- the running game ---- */

const Table *view_table(const View *view)
{
    return view->table;
}

const Edition *view_edition(const View *view)
{
    return table_edition(view->table);
}

const Game *view_game(const View *view)
{
    return &view->stage.game;
}

const Stage *view_stage(const View *view)
{
    return &view->stage;
}

const int *view_pictures(const View *view)
{
    return view->pictures;
}

const int *view_odds(const View *view)
{
    bool coached = view->table != NULL && !table_uncoached(view->table) &&
                   (view->learning || view->settings.coach == COACHING_ALL);
    bool wanted = view->settings.odds || coached;
    return wanted && view->odds_known ? view->odds : NULL;
}

Pace view_pace(const View *view)
{
    return view->unwatched ? PACE_INSTANT : (Pace)view->settings.pace;
}

bool view_is_person(const View *view, SeatId seat)
{
    return table_is_here(view->table, seat);
}

bool view_is_computer(const View *view, SeatId seat)
{
    const Seating *seating = table_seating(view->table);
    return seat < seating->count && seating->seats[seat].kind != NULL;
}

bool view_person_decides(const View *view, SeatId *seat)
{
    if (view->table == NULL || !stage_caught_up(&view->stage)) return false;
    const Game *game = view_game(view);
    if (game->decider >= table_seating(view->table)->count || game->phase == PHASE_OVER)
        return false;
    SeatId chosen = view->speaker > 0 ? (SeatId)(view->speaker - 1) : NOBODY;
    SeatId here = speaker_may(view->table, game, chosen) ? chosen : speaker_here(view->table, game);
    *seat = here == NOBODY ? game->decider : here;
    if (view->online.guest != NULL && !view_online_connected(view)) return false;
    return here != NOBODY && view_gate(view) == NOBODY;
}

void view_choose_speaker(View *view, SeatId seat)
{
    view->speaker = seat + 1;
    view->dirty = true;
}

Colour view_seat_colour(const View *view, SeatId seat)
{
    return theme_seat(&view->ui->theme, table_seating(view->table)->seats[seat].colour, seat);
}

void view_skip(View *view)
{
    if (stage_held(&view->stage))
        stage_acknowledge(&view->stage);
    else
        stage_finish(&view->stage);
    view->dirty = true;
}

void view_show_now(View *view)
{
    stage_set(&view->stage, view->table);
}

/* ---- the rest ---- */

const EditionLibrary *view_library(const View *view)
{
    return view->library;
}

const SavedGame *view_saved(const View *view, int *count)
{
    *count = view->saved_count;
    return view->saved;
}

const Table *view_demo(const View *view)
{
    return view->demo;
}

const Stage *view_demo_stage(const View *view)
{
    return &view->demo_stage;
}

bool view_has_paths(const View *view)
{
    return view->paths;
}

bool view_has_chooser(const View *view)
{
    return view->chooser;
}

bool view_has_links(const View *view)
{
    return view->links;
}

bool view_stays(const View *view)
{
    return view->stays;
}
