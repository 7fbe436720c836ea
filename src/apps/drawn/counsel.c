/* counsel.c -- everybody who thinks for the person at the table, and the time they get. */
#include "apps/drawn/counsel.h"

#include "apps/drawn/adviser.h"
#include "apps/drawn/forecaster.h"
#include "apps/drawn/mentor.h"
#include "apps/drawn/reviewer.h"
#include "base/mem.h"
#include "view/view_shown.h"

/* Slices between two pictures, whatever the clock says. */
enum { SLICES_MOST = 400 };

struct Counsel {
    Adviser *adviser;
    Forecaster *forecaster;
    Mentor *mentor;
    Reviewer *reviewer;
    size_t odds_at; /* actions when the chances were asked for last */
};

Counsel *counsel_new(const ControllerHost *host)
{
    Counsel *counsel = mem_new(1, sizeof *counsel);
    counsel->adviser = adviser_new();
    counsel->forecaster = forecaster_new();
    counsel->mentor = mentor_new();
    counsel->reviewer = reviewer_new(host);
    counsel->odds_at = SIZE_MAX;
    return counsel;
}

void counsel_free(Counsel *counsel)
{
    if (counsel == NULL) return;
    adviser_free(counsel->adviser);
    forecaster_free(counsel->forecaster);
    mentor_free(counsel->mentor);
    reviewer_free(counsel->reviewer);
    mem_free(counsel);
}

void counsel_rewind(Counsel *counsel)
{
    adviser_drop(counsel->adviser);
    forecaster_drop(counsel->forecaster);
    mentor_drop(counsel->mentor);
    counsel->odds_at = SIZE_MAX;
}

void counsel_drop(Counsel *counsel, View *view)
{
    counsel_rewind(counsel);
    reviewer_drop(counsel->reviewer, view);
}

/* ---- what is held back ---- */

bool counsel_holds(Counsel *counsel, const Table *table, const Action *action)
{
    return mentor_holds(counsel->mentor, table, action);
}

bool counsel_holding(const Counsel *counsel)
{
    return mentor_busy(counsel->mentor);
}

void counsel_let_go(Counsel *counsel)
{
    mentor_drop(counsel->mentor);
}

static bool is_late(const CounselTime *time)
{
    return time->now(time->self) > time->until;
}

bool counsel_weigh(Counsel *counsel, View *view, const CounselTime *time, Action *action)
{
    for (int n = 0; n < SLICES_MOST && mentor_busy(counsel->mentor); n++) {
        if (mentor_work(counsel->mentor, view, action)) return true;
        if (is_late(time)) break;
    }
    return false;
}

/* ---- what is asked for ---- */

void counsel_hint(Counsel *counsel, const Table *table)
{
    adviser_ask_hint(counsel->adviser, table);
}

void counsel_odds(Counsel *counsel, const Table *table)
{
    adviser_ask_odds(counsel->adviser, table);
}

void counsel_ways(Counsel *counsel, size_t n)
{
    reviewer_ask(counsel->reviewer, n);
}

/* Chances are recomputed after every action; the view shows them with what they are about. */
static void watch_odds(Counsel *counsel, const Table *table, const View *view)
{
    size_t count = table_action_count(table);
    bool wanted = view_settings(view)->odds || view_coaching(view) == COACHING_ALL;
    if (!wanted || count == counsel->odds_at || !view_online_advice(view) ||
        table_game(table)->phase == PHASE_OVER)
        return;
    counsel->odds_at = count;
    adviser_ask_odds(counsel->adviser, table);
}

/* ---- work ---- */

static void forecast(Counsel *counsel, const Table *table, View *view, const CounselTime *time)
{
    Forecaster *forecaster = counsel->forecaster;
    for (int n = 0; n < SLICES_MOST && forecaster_busy(forecaster, table, view); n++) {
        forecaster_work(forecaster, view);
        if (is_late(time)) break;
    }
}

static void advise(Counsel *counsel, View *view, const CounselTime *time)
{
    for (int n = 0; n < SLICES_MOST && adviser_busy(counsel->adviser); n++) {
        adviser_work(counsel->adviser, view);
        if (is_late(time)) break;
    }
}

static void review(Counsel *counsel, const Table *table, int64_t number, View *view,
                   const CounselTime *time)
{
    Reviewer *reviewer = counsel->reviewer;
    for (int n = 0; n < SLICES_MOST && reviewer_busy(reviewer, table, number, view); n++) {
        if (!reviewer_work(reviewer, view)) break;
        if (is_late(time)) break;
    }
}

void counsel_work(Counsel *counsel, const Table *table, int64_t number, View *view,
                  const CounselTime *time)
{
    forecast(counsel, table, view, time);
    watch_odds(counsel, table, view);
    advise(counsel, view, time);
    review(counsel, table, number, view, time);
}

bool counsel_busy(Counsel *counsel, const Table *table, int64_t number, View *view)
{
    return mentor_busy(counsel->mentor) || adviser_busy(counsel->adviser) ||
           forecaster_busy(counsel->forecaster, table, view) ||
           reviewer_busy(counsel->reviewer, table, number, view);
}
