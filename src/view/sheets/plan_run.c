/* plan_run.c -- the plan of the manage sheet: kept up to date, carried out. */
#include "view/sheets/plan_run.h"

#include "game/apply.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"

ManageState *plan_run_of(const View *view)
{
    return view_sheet_kept(view, SHEET_MANAGE);
}

static uint64_t stamp_of(const View *view, SeatId seat)
{
    const Game *game = view_game(view);
    uint64_t stamp = text_hash((const char *)game->holdings, sizeof game->holdings);
    stamp = stamp * 31 + (uint64_t)game->seats[seat].cash;
    return (stamp * 31 + view_stage(view)->action) * 31 + seat;
}

void plan_run_reset(View *view, SeatId seat)
{
    *plan_run_of(view) =
        (ManageState){.plan = property_plan_of(view_edition(view), view_game(view), seat),
                      .stamp = stamp_of(view, seat)};
}

void plan_run_keep(View *view, SeatId seat)
{
    if (!plan_run_of(view)->doing && plan_run_of(view)->stamp != stamp_of(view, seat))
        plan_run_reset(view, seat);
}

/* As many steps as can be foreseen and requested. */
static int ask_steps(View *view)
{
    const Edition *edition = view_edition(view);
    const PropertyPlan *plan = &plan_run_of(view)->plan;
    Game ahead = *view_game(view);
    Action step;
    int count = 0;
    while (ahead.decider == plan->seat && property_plan_next(edition, &ahead, plan, &step)) {
        /* The plan is one choice: the coach speaks about its first step alone. */
        Request next = {.kind = REQUEST_ACTION, .id = count > 0 ? 1 : 0, .action = step};
        if (!view_ask(view, next)) break;
        apply(edition, &ahead, &step, NULL);
        count++;
    }
    return count;
}

bool plan_run_go_on(View *view)
{
    ManageState *state = plan_run_of(view);
    SeatId seat;
    if (!state->doing || view_waits(view)) return state->doing;
    if (view_game(view)->phase == PHASE_OVER) state->doing = false;
    if (!state->doing || !view_person_decides(view, &seat)) return state->doing;
    bool refused = view_stage(view)->action < state->expected;
    int count = seat == state->plan.seat && !refused ? ask_steps(view) : 0;
    state->doing = count > 0;
    state->expected = view_stage(view)->action + (size_t)count;
    return state->doing;
}

bool plan_run_begin(View *view, int step_count)
{
    ManageState *state = plan_run_of(view);
    state->doing = true;
    state->expected = view_stage(view)->action;
    plan_run_go_on(view);
    if (state->expected - view_stage(view)->action < (size_t)step_count) return false;
    state->doing = false;
    return true;
}
