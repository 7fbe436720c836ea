/* keeper.c -- the thread that keeps the lines of meetings. */
#include "apps/server/keeper.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

#include "apps/command/output.h"
#include "base/mem.h"

enum { RETRY_MILLISECONDS = 500, WHY_SIZE = 500 };

typedef enum TaskKind { TASK_KEEP, TASK_LOOK_UP } TaskKind;

/* A line to be kept, or a meeting to be looked up. */
typedef struct Task {
    struct Task *next;
    TaskKind kind;
    FairNumber room;
    size_t n;
    char *line;
} Task;

/* What the house is told: so many lines are safe; a line was found; all were. */
typedef enum FindingKind { FINDING_KEPT, FINDING_LINE, FINDING_ALL } FindingKind;
typedef struct Finding {
    struct Finding *next;
    FindingKind kind;
    FairNumber room;
    size_t n; /* FINDING_ALL: how many there were */
    char *line;
} Finding;

struct Keeper {
    MeetingStore *store;
    void (*wake)(void *whom);
    void *whom;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t some;
    Task *first, **last;          /* waiting */
    Finding *found, **found_last; /* to be reported */
    bool ending;
    KeeperCounts counts;
};

static char *copy_of(const char *words)
{
    size_t bytes = strlen(words) + 1;
    return memcpy(mem_new(1, bytes), words, bytes);
}

static void add_finding(Finding ***last, FindingKind kind, const FairNumber *room, size_t n,
                        const char *line)
{
    Finding *finding = mem_new(1, sizeof *finding);
    *finding = (Finding){.kind = kind, .room = *room, .n = n};
    if (line != NULL) finding->line = copy_of(line);
    **last = finding;
    *last = &finding->next;
}

static uint64_t microseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

static bool keep_all(MeetingStore *store, const Task *tasks)
{
    if (!store->verbs->begin(store)) return false;
    for (const Task *task = tasks; task != NULL; task = task->next) {
        if (task->kind == TASK_KEEP &&
            !store->verbs->append(store, &task->room, task->n, task->line)) {
            return false;
        }
    }
    return store->verbs->commit(store);
}

static bool ending(Keeper *keeper)
{
    pthread_mutex_lock(&keeper->lock);
    bool yes = keeper->ending;
    pthread_mutex_unlock(&keeper->lock);
    return yes;
}

static void complain(MeetingStore *store)
{
    char buffer[WHY_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    store->verbs->why(store, &why);
    output_complain(buffer);
}

/* Until it is done: nothing is told before. False when the server ends meanwhile. */
static bool keep_until_safe(Keeper *keeper, const Task *tasks)
{
    bool told = false;
    while (!keep_all(keeper->store, tasks)) {
        if (!told) complain(keeper->store);
        told = true;
        keeper->store->verbs->undo(keeper->store);
        pthread_mutex_lock(&keeper->lock);
        keeper->counts.refused = true;
        pthread_mutex_unlock(&keeper->lock);
        if (ending(keeper)) return false;
        nanosleep(&(struct timespec){.tv_nsec = RETRY_MILLISECONDS * 1000000L}, NULL);
    }
    return true;
}

typedef struct LookUp {
    Finding ***last;
    const FairNumber *room;
    size_t count;
} LookUp;

static void note_line(void *whom, const char *line)
{
    LookUp *look = whom;
    add_finding(look->last, FINDING_LINE, look->room, look->count++, line);
}

static void look_up(Keeper *keeper, const Task *task, Finding ***last)
{
    LookUp look = {.last = last, .room = &task->room};
    if (!keeper->store->verbs->read(keeper->store, &task->room, note_line, &look))
        complain(keeper->store);
    add_finding(last, FINDING_ALL, &task->room, look.count, NULL);
}

/* One finding for a run of lines of the same meeting. */
static void note_kept(const Task *tasks, Finding ***last, KeeperCounts *counts)
{
    for (const Task *task = tasks; task != NULL; task = task->next) {
        if (task->kind != TASK_KEEP) continue;
        counts->lines++;
        const Task *next = task->next;
        bool more =
            next != NULL && next->kind == TASK_KEEP && fair_dice_same(&next->room, &task->room);
        if (!more) add_finding(last, FINDING_KEPT, &task->room, task->n + 1, NULL);
    }
}

static bool any_to_keep(const Task *tasks)
{
    for (; tasks != NULL; tasks = tasks->next)
        if (tasks->kind == TASK_KEEP) return true;
    return false;
}

static void publish(Keeper *keeper, Finding *found, Finding **found_last, const KeeperCounts *more)
{
    pthread_mutex_lock(&keeper->lock);
    if (found != NULL) {
        *keeper->found_last = found;
        keeper->found_last = found_last;
    }
    keeper->counts.lines += more->lines;
    keeper->counts.commits += more->commits;
    keeper->counts.last = more->last;
    if (more->last > keeper->counts.longest) keeper->counts.longest = more->last;
    keeper->counts.refused = false;
    pthread_mutex_unlock(&keeper->lock);
    keeper->wake(keeper->whom);
}

/* What waited, in one transaction; then what somebody asked for. */
static void do_tasks(Keeper *keeper, const Task *tasks)
{
    Finding *found = NULL, **last = &found;
    KeeperCounts more = {0};
    if (any_to_keep(tasks)) {
        uint64_t began = microseconds();
        if (!keep_until_safe(keeper, tasks)) return;
        more.commits = 1;
        more.last = microseconds() - began;
        note_kept(tasks, &last, &more);
    }
    for (const Task *task = tasks; task != NULL; task = task->next)
        if (task->kind == TASK_LOOK_UP) look_up(keeper, task, &last);
    publish(keeper, found, last, &more);
}

static void free_tasks(Task *task)
{
    while (task != NULL) {
        Task *next = task->next;
        mem_free(task->line);
        mem_free(task);
        task = next;
    }
}

static void *work(void *whom)
{
    Keeper *keeper = whom;
    for (;;) {
        pthread_mutex_lock(&keeper->lock);
        while (keeper->first == NULL && !keeper->ending)
            pthread_cond_wait(&keeper->some, &keeper->lock);
        Task *tasks = keeper->first;
        keeper->first = NULL;
        keeper->last = &keeper->first;
        pthread_mutex_unlock(&keeper->lock);
        if (tasks == NULL) return NULL;
        do_tasks(keeper, tasks);
        free_tasks(tasks);
    }
}

Keeper *keeper_new(MeetingStore *store, void (*wake)(void *whom), void *whom)
{
    Keeper *keeper = mem_new(1, sizeof *keeper);
    *keeper = (Keeper){.store = store, .wake = wake, .whom = whom};
    keeper->last = &keeper->first;
    keeper->found_last = &keeper->found;
    pthread_mutex_init(&keeper->lock, NULL);
    pthread_cond_init(&keeper->some, NULL);
    pthread_create(&keeper->thread, NULL, work, keeper);
    return keeper;
}

void keeper_free(Keeper *keeper)
{
    pthread_mutex_lock(&keeper->lock);
    keeper->ending = true;
    pthread_cond_signal(&keeper->some);
    pthread_mutex_unlock(&keeper->lock);
    pthread_join(keeper->thread, NULL);
    while (keeper->found != NULL) {
        Finding *next = keeper->found->next;
        mem_free(keeper->found->line);
        mem_free(keeper->found);
        keeper->found = next;
    }
    pthread_cond_destroy(&keeper->some);
    pthread_mutex_destroy(&keeper->lock);
    keeper->store->verbs->close(keeper->store);
    mem_free(keeper);
}

static void add_task(Task ***last, TaskKind kind, const FairNumber *room, size_t n,
                     const char *line)
{
    Task *task = mem_new(1, sizeof *task);
    *task = (Task){.kind = kind, .room = *room, .n = n};
    if (line != NULL) task->line = copy_of(line);
    **last = task;
    *last = &task->next;
}

void keeper_take(Keeper *keeper, House *house)
{
    Task *tasks = NULL, **last = &tasks;
    HouseEntry entry;
    FairNumber room;
    while (house_next_entry(house, &entry))
        add_task(&last, TASK_KEEP, &entry.room, entry.n, entry.line);
    while (house_next_wanted(house, &room)) add_task(&last, TASK_LOOK_UP, &room, 0, NULL);
    if (tasks == NULL) return;
    pthread_mutex_lock(&keeper->lock);
    *keeper->last = tasks;
    keeper->last = last;
    pthread_cond_signal(&keeper->some);
    pthread_mutex_unlock(&keeper->lock);
}

void keeper_report(Keeper *keeper, House *house, Moment now)
{
    pthread_mutex_lock(&keeper->lock);
    Finding *found = keeper->found;
    keeper->found = NULL;
    keeper->found_last = &keeper->found;
    pthread_mutex_unlock(&keeper->lock);
    while (found != NULL) {
        Finding *next = found->next;
        switch (found->kind) {
        case FINDING_KEPT: house_kept(house, &found->room, found->n, now); break;
        case FINDING_LINE: house_found(house, &found->room, found->line); break;
        case FINDING_ALL: house_found_all(house, &found->room, found->n > 0, now); break;
        }
        mem_free(found->line);
        mem_free(found);
        found = next;
    }
}

KeeperCounts keeper_counts(Keeper *keeper)
{
    pthread_mutex_lock(&keeper->lock);
    KeeperCounts counts = keeper->counts;
    pthread_mutex_unlock(&keeper->lock);
    return counts;
}
