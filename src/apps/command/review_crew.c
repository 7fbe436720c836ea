/* review_crew.c -- a review worked out by all processors. */
#include "apps/command/review_crew.h"

#include <pthread.h>
#include <stdio.h>
#include <time.h>

#include "apps/command/reader.h"
#include "apps/lab/lab_runner.h"
#include "apps/lab/lab_stop.h"

enum { MAX_THREADS = 64 };

/* What the threads share; everything under the lock. */
typedef struct Desk {
    Review *review;
    const ReviewCrew *crew;
    double begun;
    int told; /* percent */
    pthread_mutex_t lock;
    pthread_cond_t given;
} Desk;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static bool enough(const Desk *desk)
{
    if (lab_stop_asked() != 0) return true;
    bool late = desk->crew->seconds > 0 && now() - desk->begun >= desk->crew->seconds;
    return late && review_sketched(desk->review);
}

static void tell(Desk *desk)
{
    int percent = (int)(review_progress(desk->review).part * 100);
    if (!desk->crew->telling || percent == desk->told) return;
    desk->told = percent;
    Text text = text_growing();
    SAY(reader_words(), &text, T_("Playing on from every position: {percent}"),
        arg_percent(percent, 0));
    fprintf(stderr, "\r%s", text.start);
    fflush(stderr);
    text_free(&text);
}

static void *labour(void *context)
{
    Desk *desk = context;
    pthread_mutex_lock(&desk->lock);
    while (!enough(desk) && review_progress(desk->review).pass != REVIEW_DONE) {
        ReviewTask *task = review_take(desk->review);
        if (task == NULL) {
            if (review_progress(desk->review).pass == REVIEW_DONE) break;
            pthread_cond_wait(&desk->given, &desk->lock);
            continue;
        }
        pthread_mutex_unlock(&desk->lock);
        review_play(desk->review, task);
        pthread_mutex_lock(&desk->lock);
        review_give(desk->review, task);
        tell(desk);
        pthread_cond_broadcast(&desk->given);
    }
    pthread_cond_broadcast(&desk->given);
    pthread_mutex_unlock(&desk->lock);
    return NULL;
}

void review_crew_work(Review *review, const ReviewCrew *crew)
{
    Desk desk = {.review = review,
                 .crew = crew,
                 .begun = now(),
                 .told = -1,
                 .lock = PTHREAD_MUTEX_INITIALIZER,
                 .given = PTHREAD_COND_INITIALIZER};
    pthread_t threads[MAX_THREADS];
    int count = crew->threads > 0 ? crew->threads : lab_runner_processors(), begun = 0;
    if (count > MAX_THREADS) count = MAX_THREADS;
    while (begun < count - 1 && pthread_create(&threads[begun], NULL, labour, &desk) == 0) begun++;
    labour(&desk);
    for (int i = 0; i < begun; i++) pthread_join(threads[i], NULL);
    if (crew->telling) fputs("\r\033[K", stderr);
}
