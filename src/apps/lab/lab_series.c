/* lab_series.c -- a long series of games that can be put aside and taken up again. */
#include "apps/lab/lab_series.h"

#include <stdio.h>
#include <time.h>

#include "apps/command/output.h"
#include "apps/lab/lab_crew.h"
#include "apps/lab/lab_runner.h"
#include "apps/lab/lab_state.h"
#include "apps/lab/lab_stop.h"
#include "apps/store/files.h"
#include "base/mem.h"

enum { KEEP_SECONDS = 2, KEEP_PART = 20 };

LabSeries lab_series_new(const Match *match, uint64_t deals)
{
    uint64_t games = deals * (uint64_t)match->seat_count;
    return (LabSeries){.match = match,
                       .deals = deals,
                       .tally = mem_new(1, sizeof(Tally)),
                       .rows = games > LAB_SERIES_ROWS ? NULL : mem_new(games, sizeof(GameRow))};
}

void lab_series_free(LabSeries *series)
{
    mem_free(series->rows);
    mem_free(series->tally);
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ---- what is kept ------------------------------------------------------------------ */

static void state_path(const LabWanted *wanted, Text *path)
{
    text_add(path, wanted->report);
    text_add(path, "/play.state");
}

static bool keep(const LabWanted *wanted, const LabSeries *series)
{
    if (wanted->report == NULL || !lab_crew_speaks()) return true;
    Text path = text_growing(), content = text_growing(), why = text_growing();
    state_path(wanted, &path);
    lab_state_write(wanted->command, series, &content);
    bool good = files_write(path.start, content.start, content.length, &why);
    if (!good) output_complain(why.start);
    text_free(&why);
    text_free(&content);
    text_free(&path);
    return good;
}

static void forget(const LabWanted *wanted)
{
    if (wanted->report == NULL || !lab_crew_speaks()) return;
    Text path = text_growing();
    state_path(wanted, &path);
    remove(path.start);
    text_free(&path);
}

/* Nothing kept is a beginning: the same command can be given every time. */
static bool take_up(const LabWanted *wanted, LabSeries *series)
{
    if (!wanted->resume) return true;
    Text path = text_growing(), content = text_growing(), why = text_growing();
    state_path(wanted, &path);
    bool good = files_missing(path.start) ||
                (files_read(path.start, &content, &why) &&
                 lab_state_read(wanted->command, path.start, content.start, series, &why));
    if (!good) output_complain(why.start);
    text_free(&why);
    text_free(&content);
    text_free(&path);
    return good;
}

/* ---- playing ----------------------------------------------------------------------- */

static void play_deal(const void *context, uint64_t deal, void *counts)
{
    const LabSeries *series = context;
    uint64_t seats = (uint64_t)series->match->seat_count;
    match_play_rows(series->match, deal, counts,
                    series->rows == NULL ? NULL : series->rows + deal * seats);
}

/* Every process of the crew gets all rows of these deals. */
static void share_rows(const LabSeries *series, uint64_t first, uint64_t deals)
{
    uint64_t seats = (uint64_t)series->match->seat_count;
    if (series->rows == NULL) return;
    lab_crew()->add_up(series->rows + first * seats, deals * seats * sizeof *series->rows);
}

/* What the first of the crew says, known to all. */
static uint64_t agree(uint64_t number)
{
    int64_t said = lab_crew_speaks() ? (int64_t)number : 0;
    lab_crew()->add_up(&said, sizeof said);
    return (uint64_t)said;
}

static bool somebody_stopped(void)
{
    int64_t stopped = lab_stop_asked() != 0;
    lab_crew()->add_up(&stopped, sizeof stopped);
    return stopped != 0;
}

/* So many deals that they take about as long as one may lose. */
static uint64_t next_stretch(uint64_t stretch, double seconds)
{
    uint64_t least = (uint64_t)lab_crew()->count;
    if (seconds < KEEP_SECONDS / 2.0) return 2 * stretch;
    return seconds > 2 * KEEP_SECONDS && stretch / 2 >= least ? stretch / 2 : stretch;
}

static uint64_t play_stretch(const LabWanted *wanted, LabSeries *series, uint64_t deals)
{
    LabWork work = lab_runner_match(series->match);
    work.run = play_deal;
    work.context = series;
    work.before = series->done;
    work.total = series->deals;
    work.stoppable = true;
    deals = lab_runner_run(&work, series->done, deals, (int)wanted->threads, series->tally);
    share_rows(series, series->done, deals);
    return deals;
}

static bool play_on(const LabWanted *wanted, LabSeries *series)
{
    uint64_t stretch = (uint64_t)wanted->threads * (uint64_t)lab_crew()->count;
    double kept = now(), every = KEEP_SECONDS;
    while (series->done < series->deals && !somebody_stopped()) {
        uint64_t left = series->deals - series->done;
        double begun = now();
        series->done += play_stretch(wanted, series, stretch < left ? stretch : left);
        stretch = agree(next_stretch(stretch, now() - begun));
        if (now() - kept < every || series->done == series->deals) continue;
        double began = now();
        if (!keep(wanted, series)) return false;
        kept = now();
        /* Keeping costs little of the time, however many rows there are. */
        every =
            (kept - began) * KEEP_PART > KEEP_SECONDS ? (kept - began) * KEEP_PART : KEEP_SECONDS;
    }
    return true;
}

bool lab_series_play(const LabWanted *wanted, LabSeries *series)
{
    if (!take_up(wanted, series)) return false;
    lab_stop_watch();
    if (!play_on(wanted, series)) return false;
    if (series->done < series->deals) return keep(wanted, series);
    forget(wanted);
    return true;
}
