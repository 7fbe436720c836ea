/* lab_runner.c -- much work on many threads; any number gives the same counts. */
#include "apps/lab/lab_runner.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "apps/command/reader.h"
#include "apps/lab/lab_crew.h"
#include "apps/lab/lab_stop.h"
#include "base/mem.h"
#include "lab/stats.h"

enum { MAX_THREADS = 256, BAR_WIDTH = 30, LOOK_MILLISECONDS = 200 };

/* What the threads share. */
typedef struct Shift {
    const LabWork *work;
    uint64_t first, own; /* pieces of this process: first, first + crew, ... */
    uint64_t step;
    atomic_uint_fast64_t next, done;
    pthread_mutex_t lock; /* of `counts` and `working` */
    pthread_cond_t ended;
    int working;
    bool stoppable;
    void *counts;
} Shift;

/* What a match tells while it is played. */
static atomic_uint_fast64_t games_heard;
static atomic_int round_heard;

static void hear(void *listener, int32_t round, bool over)
{
    (void)listener;
    atomic_store_explicit(&round_heard, round, memory_order_relaxed);
    if (over) atomic_fetch_add_explicit(&games_heard, 1, memory_order_relaxed);
}

void lab_runner_listen(Match *match)
{
    match->heard = hear;
}

int lab_runner_processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > MAX_THREADS ? MAX_THREADS : (int)count;
}

static void *labour(void *context)
{
    Shift *shift = context;
    const LabWork *work = shift->work;
    void *counts = mem_new(1, work->bytes);
    while (!shift->stoppable || lab_stop_asked() == 0) {
        uint64_t n = atomic_fetch_add(&shift->next, 1);
        if (n >= shift->own) break;
        work->run(work->context, shift->first + n * shift->step, counts);
        atomic_fetch_add(&shift->done, 1);
    }
    pthread_mutex_lock(&shift->lock);
    stats_add_counts(shift->counts, counts, work->bytes);
    shift->working--;
    pthread_cond_signal(&shift->ended);
    pthread_mutex_unlock(&shift->lock);
    mem_free(counts);
    return NULL;
}

/* ---- the bar ---- */

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void add_time(double seconds, Text *text)
{
    static const Sentence brief = T_("{first} s"), longer = T_("{first} min {second} s"),
                          longest = T_("{first} h {second} min");
    long whole = (long)(seconds + 0.5);
    long minutes = whole / 60, hours = minutes / 60;
    const Sentence *sentence = minutes == 0 ? &brief : hours == 0 ? &longer : &longest;
    long first = minutes == 0 ? whole : hours == 0 ? minutes : hours;
    words_write(reader_words(), sentence,
                ARGS(arg_first(first), arg_second(hours == 0 ? whole % 60 : minutes % 60)), text);
}

/* How much of everything is done, counted in games where there are some. */
static double part_done(const Shift *shift)
{
    const LabWork *work = shift->work;
    double own = (double)atomic_load(&shift->done);
    if (work->games > 0) own = (double)atomic_load(&games_heard) / (double)work->games;
    if (own > (double)shift->own) own = (double)shift->own;
    if (work->total == 0) return own / (double)shift->own;
    return ((double)work->before + own * (double)shift->step) / (double)work->total;
}

/* "3 of 400 games, round 27"; the round where games take long. */
static void add_games(const Shift *shift, double part, double passed, Text *text)
{
    const LabWork *work = shift->work;
    uint64_t all = (work->total > 0 ? work->total : shift->own * shift->step) * work->games;
    uint64_t heard = atomic_load(&games_heard);
    bool slow = passed > 1 && (double)heard < passed;
    SAY(reader_words(), text, T_("{first} of {second} games[, round {id}]"),
        arg_first((int64_t)(part * (double)all + 0.5)), arg_second((int64_t)all),
        slow ? arg_id(atomic_load(&round_heard)) : arg_absent());
}

static void show_bar(const Shift *shift, double started)
{
    double part = part_done(shift), passed = now() - started;
    double here = shift->work->total == 0
                      ? part
                      : part - (double)shift->work->before / (double)shift->work->total;
    int filled = (int)(part * BAR_WIDTH);
    char time_buffer[80], games_buffer[120], buffer[300];
    Text left = text_into(time_buffer, sizeof time_buffer), text = text_into(buffer, sizeof buffer);
    Text games = text_into(games_buffer, sizeof games_buffer);
    if (here > 0) add_time(passed * (1 - part) / here, &left);
    if (shift->work->games > 0) add_games(shift, part, passed, &games);
    SAY(reader_words(), &text, T_("{percent}[, {name}][, {text} left]"),
        arg_percent((int)(100 * part), 0), arg_name(games_buffer), arg_text(time_buffer));
    fputs("\r[", stderr);
    for (int i = 0; i < BAR_WIDTH; i++) fputc(i < filled ? '#' : ' ', stderr);
    fprintf(stderr, "] %s\033[K", buffer);
    fflush(stderr);
}

static void wait_a_little(Shift *shift)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += LOOK_MILLISECONDS * 1000000L;
    until.tv_sec += until.tv_nsec / 1000000000L;
    until.tv_nsec %= 1000000000L;
    pthread_cond_timedwait(&shift->ended, &shift->lock, &until);
}

/* Until all threads have given their counts. */
static void watch(Shift *shift)
{
    bool bar = isatty(STDERR_FILENO) && lab_crew_speaks();
    bool shown = false;
    double started = now();
    pthread_mutex_lock(&shift->lock);
    while (shift->working > 0) {
        wait_a_little(shift);
        if (bar && shift->working > 0 && now() - started > 0.5) {
            show_bar(shift, started);
            shown = true;
        }
    }
    pthread_mutex_unlock(&shift->lock);
    if (shown) fputs("\r\033[K", stderr);
}

/* ---- all of it ---- */

/* Starts as many threads as the system gives; at least this one works. */
static int start(Shift *shift, int wanted, pthread_t threads[MAX_THREADS])
{
    int count = 0;
    shift->working = wanted;
    while (count < wanted && pthread_create(&threads[count], NULL, labour, shift) == 0) count++;
    if (count < wanted) {
        pthread_mutex_lock(&shift->lock);
        shift->working -= wanted - count;
        pthread_mutex_unlock(&shift->lock);
    }
    if (count == 0) {
        shift->working = 1;
        labour(shift);
    }
    return count;
}

uint64_t lab_runner_run(const LabWork *work, uint64_t first, uint64_t pieces, int threads,
                        void *counts)
{
    const LabCrew *crew = lab_crew();
    uint64_t rank = (uint64_t)crew->rank, ranks = (uint64_t)crew->count;
    void *sums = mem_new(1, work->bytes);
    Shift shift = {
        .work = work,
        .first = first + rank,
        .own = pieces > rank ? (pieces - rank - 1) / ranks + 1 : 0,
        .step = ranks,
        .lock = PTHREAD_MUTEX_INITIALIZER,
        .ended = PTHREAD_COND_INITIALIZER,
        .stoppable = work->stoppable && ranks == 1,
        .counts = sums,
    };
    atomic_store(&games_heard, 0);
    pthread_t running[MAX_THREADS];
    int wanted = threads < 1 ? 1 : threads > MAX_THREADS ? MAX_THREADS : threads;
    if (shift.own > 0) {
        int count = start(&shift, wanted, running);
        watch(&shift);
        for (int i = 0; i < count; i++) pthread_join(running[i], NULL);
    }
    crew->add_up(sums, work->bytes);
    stats_add_counts(counts, sums, work->bytes);
    mem_free(sums);
    uint64_t taken = atomic_load(&shift.next);
    return shift.stoppable && taken < pieces ? taken : pieces;
}

static void play_deal(const void *match, uint64_t deal, void *tally)
{
    match_play(match, deal, tally);
}

LabWork lab_runner_match(const Match *match)
{
    return (LabWork){.run = play_deal,
                     .context = match,
                     .bytes = sizeof(Tally),
                     .games = (uint64_t)match->seat_count};
}
