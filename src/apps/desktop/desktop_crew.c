/* desktop_crew.c -- threads that play the tasks of a review while the window draws. */
#include "apps/desktop/desktop_crew.h"

#include <pthread.h>
#include <unistd.h>

#include "base/mem.h"

/* A thread has one task and finds some more waiting, so that it need not wait for the next picture.
 */
enum { THREADS_MOST = 64, WAITING = 3, TASKS_MOST = THREADS_MOST * (WAITING + 1) };
/* Rollouts between two looks at whether to stop. */
enum { PIECE = 20 };

typedef enum CrewState { PLACE_FREE, PLACE_WAITS, PLACE_PLAYS, PLACE_PLAYED } CrewState;

/* Tasks stand in places; an earlier number is played first. */
typedef struct CrewPlace {
    CrewState state;
    uint64_t number;
    const Review *review;
    ReviewTask *task;
} CrewPlace;

struct DesktopCrew {
    ReviewHands hands;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    pthread_t threads[THREADS_MOST];
    int wanted, count; /* threads */
    bool stops, ends;  /* the tasks; the threads */
    uint64_t handed;
    CrewPlace places[TASKS_MOST];
};

/* ---- under the lock ---- */

/* The earliest in this state; NULL: none. */
static CrewPlace *earliest(DesktopCrew *crew, CrewState state)
{
    CrewPlace *found = NULL;
    for (int i = 0; i < TASKS_MOST; i++) {
        CrewPlace *place = &crew->places[i];
        if (place->state == state && (found == NULL || place->number < found->number))
            found = place;
    }
    return found;
}

static int taken(const DesktopCrew *crew)
{
    int count = 0;
    for (int i = 0; i < TASKS_MOST; i++) count += crew->places[i].state != PLACE_FREE;
    return count;
}

static ReviewTask *clear(CrewPlace *place)
{
    if (place == NULL) return NULL;
    ReviewTask *task = place->task;
    *place = (CrewPlace){.state = PLACE_FREE};
    return task;
}

/* ---- the threads ---- */

/* Plays it in pieces, without the lock. */
static void play(DesktopCrew *crew, CrewPlace *place)
{
    bool more = true;
    place->state = PLACE_PLAYS;
    while (more && !crew->stops) {
        pthread_mutex_unlock(&crew->lock);
        more = review_play_on(place->review, place->task, PIECE);
        pthread_mutex_lock(&crew->lock);
    }
    place->state = more ? PLACE_WAITS : PLACE_PLAYED;
    pthread_cond_broadcast(&crew->changed);
}

static void *labour(void *self)
{
    DesktopCrew *crew = self;
    pthread_mutex_lock(&crew->lock);
    while (!crew->ends) {
        CrewPlace *place = crew->stops ? NULL : earliest(crew, PLACE_WAITS);
        if (place != NULL)
            play(crew, place);
        else
            pthread_cond_wait(&crew->changed, &crew->lock);
    }
    pthread_mutex_unlock(&crew->lock);
    return NULL;
}

/* ---- hands ---- */

static int room(void *self)
{
    DesktopCrew *crew = self;
    pthread_mutex_lock(&crew->lock);
    int free = crew->wanted * (WAITING + 1) - taken(crew);
    pthread_mutex_unlock(&crew->lock);
    return free;
}

static void hand(void *self, const Review *review, ReviewTask *task)
{
    DesktopCrew *crew = self;
    while (crew->count < crew->wanted &&
           pthread_create(&crew->threads[crew->count], NULL, labour, crew) == 0)
        crew->count++;
    pthread_mutex_lock(&crew->lock);
    CrewPlace *place = earliest(crew, PLACE_FREE);
    *place =
        (CrewPlace){.state = PLACE_WAITS, .number = crew->handed++, .review = review, .task = task};
    crew->stops = false;
    /* No thread could be had: it is played here. */
    if (crew->count == 0) play(crew, place);
    pthread_cond_broadcast(&crew->changed);
    pthread_mutex_unlock(&crew->lock);
}

static ReviewTask *fetch(void *self)
{
    DesktopCrew *crew = self;
    pthread_mutex_lock(&crew->lock);
    ReviewTask *task = clear(earliest(crew, PLACE_PLAYED));
    pthread_mutex_unlock(&crew->lock);
    return task;
}

static ReviewTask *recall(void *self)
{
    DesktopCrew *crew = self;
    pthread_mutex_lock(&crew->lock);
    crew->stops = true;
    while (earliest(crew, PLACE_PLAYS) != NULL) pthread_cond_wait(&crew->changed, &crew->lock);
    CrewPlace *place = earliest(crew, PLACE_WAITS);
    if (place == NULL) place = earliest(crew, PLACE_PLAYED);
    ReviewTask *task = clear(place);
    pthread_mutex_unlock(&crew->lock);
    return task;
}

/* ---- the crew ---- */

DesktopCrew *desktop_crew_new(void)
{
    DesktopCrew *crew = mem_new(1, sizeof *crew);
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    crew->hands =
        (ReviewHands){.self = crew, .room = room, .hand = hand, .fetch = fetch, .recall = recall};
    crew->wanted = processors < 1 ? 1 : processors > THREADS_MOST ? THREADS_MOST : (int)processors;
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->changed, NULL);
    return crew;
}

void desktop_crew_free(DesktopCrew *crew)
{
    if (crew == NULL) return;
    pthread_mutex_lock(&crew->lock);
    crew->ends = crew->stops = true;
    pthread_cond_broadcast(&crew->changed);
    pthread_mutex_unlock(&crew->lock);
    for (int i = 0; i < crew->count; i++) pthread_join(crew->threads[i], NULL);
    pthread_mutex_destroy(&crew->lock);
    pthread_cond_destroy(&crew->changed);
    mem_free(crew);
}

const ReviewHands *desktop_crew_hands(const DesktopCrew *crew)
{
    return &crew->hands;
}
