/* thinkers.c -- the threads in which the computers of all tables think. */
#include "apps/server/thinkers.h"

#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/mem.h"

/* So many rollouts, a few milliseconds, before another question has its turn. */
enum { WORK = 64, THREADS_MOST = 64, NICENESS = 10 };

typedef struct QuestionList {
    Question *first, **last;
    int count;
} QuestionList;

struct Thinkers {
    void (*wake)(void *whom);
    void *whom;
    pthread_t threads[THREADS_MOST];
    int thread_count;
    pthread_mutex_t lock;
    pthread_cond_t some;
    QuestionList waiting, answered;
    int in_hand;
    uint64_t answers;
    bool ending;
};

static void list_add(QuestionList *list, Question *question)
{
    question->next = NULL;
    *list->last = question;
    list->last = &question->next;
    list->count++;
}

static Question *list_take(QuestionList *list)
{
    Question *question = list->first;
    if (question == NULL) return NULL;
    list->first = question->next;
    if (list->first == NULL) list->last = &list->first;
    list->count--;
    return question;
}

/* The next question; NULL at the end. */
static Question *wait_for_question(Thinkers *thinkers)
{
    pthread_mutex_lock(&thinkers->lock);
    while (thinkers->waiting.first == NULL && !thinkers->ending)
        pthread_cond_wait(&thinkers->some, &thinkers->lock);
    Question *question = thinkers->ending ? NULL : list_take(&thinkers->waiting);
    thinkers->in_hand += question != NULL;
    pthread_mutex_unlock(&thinkers->lock);
    return question;
}

/* One that is not done goes behind the others. */
static void put_back(Thinkers *thinkers, Question *question, bool done)
{
    pthread_mutex_lock(&thinkers->lock);
    list_add(done ? &thinkers->answered : &thinkers->waiting, question);
    thinkers->in_hand--;
    thinkers->answers += done;
    pthread_mutex_unlock(&thinkers->lock);
    if (done) thinkers->wake(thinkers->whom);
}

static void *think(void *whom)
{
    Thinkers *thinkers = whom;
    Question *question;
    setpriority(PRIO_PROCESS, (id_t)gettid(), NICENESS); /* of this thread; where it is allowed */
    while ((question = wait_for_question(thinkers)) != NULL)
        put_back(thinkers, question, question_think(question, WORK));
    return NULL;
}

Thinkers *thinkers_new(int threads, void (*wake)(void *whom), void *whom)
{
    Thinkers *thinkers = mem_new(1, sizeof *thinkers);
    *thinkers = (Thinkers){.wake = wake, .whom = whom};
    thinkers->waiting.last = &thinkers->waiting.first;
    thinkers->answered.last = &thinkers->answered.first;
    pthread_mutex_init(&thinkers->lock, NULL);
    pthread_cond_init(&thinkers->some, NULL);
    if (threads > THREADS_MOST) threads = THREADS_MOST;
    while (thinkers->thread_count < threads &&
           pthread_create(&thinkers->threads[thinkers->thread_count], NULL, think, thinkers) == 0) {
        thinkers->thread_count++;
    }
    return thinkers;
}

static void forget(QuestionList *list)
{
    Question *question;
    while ((question = list_take(list)) != NULL) question_free(question);
}

void thinkers_free(Thinkers *thinkers)
{
    pthread_mutex_lock(&thinkers->lock);
    thinkers->ending = true;
    pthread_cond_broadcast(&thinkers->some);
    pthread_mutex_unlock(&thinkers->lock);
    for (int i = 0; i < thinkers->thread_count; i++) pthread_join(thinkers->threads[i], NULL);
    forget(&thinkers->waiting);
    forget(&thinkers->answered);
    pthread_cond_destroy(&thinkers->some);
    pthread_mutex_destroy(&thinkers->lock);
    mem_free(thinkers);
}

void thinkers_take(Thinkers *thinkers, House *house)
{
    Question *question = house_next_question(house);
    if (question == NULL) return;
    pthread_mutex_lock(&thinkers->lock);
    for (; question != NULL; question = house_next_question(house)) {
        list_add(&thinkers->waiting, question);
        pthread_cond_signal(&thinkers->some);
    }
    pthread_mutex_unlock(&thinkers->lock);
}

void thinkers_report(Thinkers *thinkers, House *house, Moment now)
{
    pthread_mutex_lock(&thinkers->lock);
    Question *question = thinkers->answered.first;
    thinkers->answered = (QuestionList){.last = &thinkers->answered.first};
    pthread_mutex_unlock(&thinkers->lock);
    while (question != NULL) {
        Question *next = question->next;
        house_answer(house, question, now);
        question = next;
    }
}

bool thinkers_think(Thinkers *thinkers)
{
    if (thinkers->thread_count > 0 || thinkers->waiting.first == NULL) return false;
    Question *question = wait_for_question(thinkers);
    put_back(thinkers, question, question_think(question, WORK));
    return thinkers->waiting.first != NULL;
}

ThinkersCounts thinkers_counts(Thinkers *thinkers)
{
    pthread_mutex_lock(&thinkers->lock);
    ThinkersCounts counts = {.threads = thinkers->thread_count,
                             .waiting = thinkers->waiting.count + thinkers->in_hand,
                             .answers = thinkers->answers};
    pthread_mutex_unlock(&thinkers->lock);
    return counts;
}
