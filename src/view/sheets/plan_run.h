/* plan_run.h -- the plan of the manage sheet: kept up to date, carried out. */
#ifndef VIEW_SHEETS_PLAN_RUN_H
#define VIEW_SHEETS_PLAN_RUN_H

#include "view/sheets/property_plan.h"

typedef struct View View;

/* A plan for all properties of a seat, composed before anything is done; of
 * the manage sheet and the debt sheet. */
typedef struct ManageState {
    PropertyPlan plan;
    uint64_t stamp;  /* of the state it was made for */
    bool doing;      /* its steps are being requested */
    size_t expected; /* actions shown when those requested are done */
} ManageState;

/* Of the sheet that is open. */
ManageState *plan_run_of(const View *view);

/* Starts over with everything as it is, for this seat. */
void plan_run_reset(View *view, SeatId seat);
/* Starts over if the state shown is not the one the plan was made for. */
void plan_run_keep(View *view, SeatId seat);

/* Begins to carry it out; `step_count` is that of its outcome. True when all
 * of it could be requested at once. */
bool plan_run_begin(View *view, int step_count);
/* Asks for the next steps as soon as the last ones are done; call it in every
 * pass while the plan is being done. False once nothing is left to ask for. */
bool plan_run_go_on(View *view);

#endif
