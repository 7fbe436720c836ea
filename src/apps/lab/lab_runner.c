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
    void *counts;
} Shift;

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
    for (;;) {
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

static void show_bar(const Shift *shift, double started)
{
    double part = (double)atomic_load(&shift->done) / (double)shift->own;
    double passed = now() - started;
    int filled = (int)(part * BAR_WIDTH);
    char time_buffer[80], buffer[200];
    Text left = text_into(time_buffer, sizeof time_buffer), text = text_into(buffer, sizeof buffer);
    if (part > 0) add_time(passed / part - passed, &left);
    SAY(reader_words(), &text, T_("{percent}[, {text} left]"), arg_percent((int)(100 * part), 0),
        arg_text(time_buffer));
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

void lab_runner_run(const LabWork *work, uint64_t first, uint64_t pieces, int threads, void *counts)
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
        .counts = sums,
    };
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
}

static void play_deal(const void *match, uint64_t deal, void *tally)
{
    match_play(match, deal, tally);
}

LabWork lab_runner_match(const Match *match)
{
    return (LabWork){.run = play_deal, .context = match, .bytes = sizeof(Tally)};
}
