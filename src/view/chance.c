/* chance.c -- throwing and spinning by hand. */
#include "view/chance.h"

#include "table/asking.h"
#include "view/view_shown.h"
#include "view/view_state.h"

static bool is_wheel(const View *view, const Game *game)
{
    return game->phase == PHASE_DRAW && view_edition(view)->decks[game->deck].kind == DECK_WEIGHTS;
}

bool chance_waits(const View *view)
{
    if (view->table == NULL || view->settings.hasty || !stage_caught_up(&view->stage)) return false;
    const Game *game = view_game(view);
    if (game->phase != PHASE_ORDER && !is_wheel(view, game)) return false;
    return view_is_person(view, asking_seat(game)) &&
           view->thrown != table_action_count(view->table) + 1;
}

bool chance_spins(const View *view)
{
    return chance_waits(view) && is_wheel(view, view_game(view));
}

void chance_go(View *view)
{
    view->thrown = table_action_count(view->table) + 1;
    view->dirty = true;
}
