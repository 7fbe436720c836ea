/* keeper.c -- the thread that keeps the lines of meetings. */
#include "apps/server/keeper.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

#include "apps/command/output.h"
#include "apps/server/tidings.h"
#include "base/mem.h"

enum {
    RETRY_MILLISECONDS = 500,
    RENEW_MICROSECONDS = 1000000,
    WHY_SIZE = 500,
    ADOPTED_AT_ONCE = 50,
    TOLD_AT_ONCE = 500 /* lines of meetings that were read, before the network has its turn */
};

typedef enum TaskKind { TASK_KEEP, TASK_LOOK_UP } TaskKind;

/* A line to be kept, or a meeting to be looked up. */
typedef struct Task {
    struct Task *next;
    TaskKind kind;
    FairNumber room;
    uint64_t lease;
    bool runs;
    size_t n;
    char *line;
} Task;

struct Keeper {
    MeetingStore *store;
    void (*wake)(void *whom);
    void *whom;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t some;
    Task *first, **last; /* waiting */
    Tidings found;       /* to be reported */
    Tidings pending;     /* the caller's own: what it took and did not report yet */
    bool ending;
    KeeperCounts counts;
    char *tables;     /* open here; NULL: none yet */
    bool adopts;      /* the thread's own: there may be more to be taken over */
    uint64_t renewed; /* the same: when this node last said that it lives */
    char *others;     /* and the open tables of others, as told last; NULL: none yet */
};

static char *copy_of(const char *words)
{
    size_t bytes = strlen(words) + 1;
    return memcpy(mem_new(1, bytes), words, bytes);
}

static uint64_t microseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

static void complain(MeetingStore *store)
{
    char buffer[WHY_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    store->verbs->why(store, &why);
    output_complain(buffer);
}

/* The store refuses: one sentence, however long it lasts, and a while of waiting. False when
 * the server ends meanwhile. */
static bool wait_for_store(Keeper *keeper)
{
    pthread_mutex_lock(&keeper->lock);
    bool told = keeper->counts.refused, ending = keeper->ending;
    keeper->counts.refused = true;
    pthread_mutex_unlock(&keeper->lock);
    if (!told) complain(keeper->store);
    if (!ending) nanosleep(&(struct timespec){.tv_nsec = RETRY_MILLISECONDS * 1000000L}, NULL);
    return !ending;
}

static void publish(Keeper *keeper, Tidings *found, const KeeperCounts *more)
{
    pthread_mutex_lock(&keeper->lock);
    tidings_append_all(&keeper->found, found);
    keeper->counts.lines += more->lines;
    keeper->counts.commits += more->commits;
    if (more->commits > 0) keeper->counts.last = more->last;
    if (more->last > keeper->counts.longest) keeper->counts.longest = more->last;
    keeper->counts.refused = false;
    pthread_mutex_unlock(&keeper->lock);
    keeper->wake(keeper->whom);
}

static void note_lost(void *whom, const FairNumber *room, uint64_t lease)
{
    tidings_add(whom, TIDING_LOST, room, lease, NULL);
}

static char *own_tables(Keeper *keeper)
{
    pthread_mutex_lock(&keeper->lock);
    char *tables = copy_of(keeper->tables == NULL ? "" : keeper->tables);
    pthread_mutex_unlock(&keeper->lock);
    return tables;
}

/* When they are not what they were. */
static void note_tables(Keeper *keeper, const char *others, Tidings *found)
{
    if (text_same(others, keeper->others == NULL ? "" : keeper->others)) return;
    mem_free(keeper->others);
    keeper->others = copy_of(others);
    tidings_add(found, TIDING_TABLES, &(FairNumber){0}, 0, others);
}

static void note_adopted(void *whom, const FairNumber *room, uint64_t lease)
{
    tidings_add(whom, TIDING_ADOPTED, room, lease, NULL);
}

/* Meetings that run and that nobody has any more: clocks and computers go on. */
static void adopt(Keeper *keeper)
{
    Tidings found = {.last = &found.first};
    if (!keeper->adopts) return;
    bool good = keeper->store->verbs->adopt(keeper->store, ADOPTED_AT_ONCE, note_adopted, &found);
    keeper->adopts = found.first != NULL || !good;
    if (!good)
        wait_for_store(keeper);
    else if (found.first != NULL)
        publish(keeper, &found, &(KeeperCounts){0});
    tidings_clear(&found);
}

/* Once a second this node says that it lives, and looks for meetings that nobody has. */
static void renew(Keeper *keeper)
{
    Tidings found = {.last = &found.first};
    adopt(keeper);
    if (keeper->store->verbs->renew == NULL) return; /* there are no others */
    if (microseconds() - keeper->renewed < RENEW_MICROSECONDS) return;
    keeper->adopts = true;
    char *tables = own_tables(keeper);
    Text others = text_growing();
    bool good = keeper->store->verbs->renew(keeper->store, tables, &others, note_lost, &found);
    keeper->renewed = microseconds();
    if (good) note_tables(keeper, others.start, &found);
    if (!good)
        wait_for_store(keeper);
    else if (found.first != NULL)
        publish(keeper, &found, &(KeeperCounts){0});
    tidings_clear(&found);
    text_free(&others);
    mem_free(tables);
}

/* ---- keeping ---- */

static size_t count_to_keep(const Task *tasks)
{
    size_t count = 0;
    for (; tasks != NULL; tasks = tasks->next) count += tasks->kind == TASK_KEEP;
    return count;
}

static MeetingEntry *entries_of(const Task *tasks, size_t count)
{
    MeetingEntry *entries = mem_new(count, sizeof *entries);
    size_t n = 0;
    for (; tasks != NULL; tasks = tasks->next) {
        if (tasks->kind != TASK_KEEP) continue;
        entries[n++] = (MeetingEntry){.room = tasks->room,
                                      .lease = tasks->lease,
                                      .runs = tasks->runs,
                                      .n = tasks->n,
                                      .line = tasks->line};
    }
    return entries;
}

/* One tiding for a run of lines of the same meeting. */
static void note_kept(const MeetingEntry *entries, size_t count, Tidings *found)
{
    for (size_t i = 0; i < count; i++) {
        const MeetingEntry *entry = &entries[i];
        if (i + 1 < count && fair_dice_same(&entry[1].room, &entry->room)) continue;
        if (entry->refused)
            tidings_add(found, TIDING_LOST, &entry->room, entry->lease + 1, NULL);
        else
            tidings_add(found, TIDING_KEPT, &entry->room, entry->n + 1, NULL);
    }
}

/* In one transaction, until it is done: nothing is told before. */
static void keep_lines(Keeper *keeper, const Task *tasks)
{
    size_t count = count_to_keep(tasks);
    if (count == 0) return;
    Tidings found = {.last = &found.first};
    MeetingEntry *entries = entries_of(tasks, count);
    uint64_t began = microseconds();
    bool good = keeper->store->verbs->keep(keeper->store, entries, count);
    while (!good && wait_for_store(keeper))
        good = keeper->store->verbs->keep(keeper->store, entries, count);
    if (good) {
        KeeperCounts more = {.lines = count, .commits = 1, .last = microseconds() - began};
        note_kept(entries, count, &found);
        publish(keeper, &found, &more);
    }
    mem_free(entries);
}

/* ---- looking up ---- */

typedef struct LookUp {
    Tidings found;
    const FairNumber *room;
    size_t count;
} LookUp;

static void note_line(void *whom, const char *line)
{
    LookUp *look = whom;
    tidings_add(&look->found, TIDING_LINE, look->room, look->count++, line);
}

/* Leases a meeting and reads it; false when the store does not answer. */
static bool look_up_once(Keeper *keeper, LookUp *look)
{
    MeetingStore *store = keeper->store;
    MeetingLease lease;
    if (!store->verbs->take(store, look->room, &lease)) return false;
    switch (lease.place) {
    case MEETING_UNKNOWN: break;
    case MEETING_ELSEWHERE:
        tidings_add(&look->found, TIDING_ELSEWHERE, look->room, 0, lease.node);
        return true;
    case MEETING_HERE:
        if (!store->verbs->read(store, look->room, note_line, look)) return false;
        break;
    }
    tidings_add(&look->found, TIDING_ALL, look->room, look->count > 0 ? lease.number : 0, NULL);
    return true;
}

static void look_up(Keeper *keeper, const FairNumber *room)
{
    LookUp look = {.found.last = &look.found.first, .room = room};
    bool good = look_up_once(keeper, &look);
    while (!good && wait_for_store(keeper)) {
        tidings_clear(&look.found); /* lines of half a meeting */
        look.count = 0;
        good = look_up_once(keeper, &look);
    }
    if (good) publish(keeper, &look.found, &(KeeperCounts){0});
    tidings_clear(&look.found);
}

/* ---- the thread ---- */

/* What waited, in one transaction; then what somebody asked for. */
static void do_tasks(Keeper *keeper, const Task *tasks)
{
    keep_lines(keeper, tasks);
    for (const Task *task = tasks; task != NULL; task = task->next) {
        if (task->kind != TASK_LOOK_UP) continue;
        look_up(keeper, &task->room);
        renew(keeper);
    }
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

/* Until there is something, or for a second where other nodes wait for a sign of life. */
static int wait_a_while(Keeper *keeper, const struct timespec *until)
{
    if (keeper->store->verbs->renew == NULL && !keeper->adopts)
        return pthread_cond_wait(&keeper->some, &keeper->lock);
    return pthread_cond_timedwait(&keeper->some, &keeper->lock, until);
}

/* The next tasks; NULL when there are none for a while, or at the end. */
static Task *wait_for_tasks(Keeper *keeper, bool *ending)
{
    struct timespec until;
    int late = 0;
    clock_gettime(CLOCK_MONOTONIC, &until);
    if (!keeper->adopts) until.tv_sec += RENEW_MICROSECONDS / 1000000;
    pthread_mutex_lock(&keeper->lock);
    while (keeper->first == NULL && !keeper->ending && late == 0)
        late = wait_a_while(keeper, &until);
    Task *tasks = keeper->first;
    keeper->first = NULL;
    keeper->last = &keeper->first;
    *ending = keeper->ending;
    pthread_mutex_unlock(&keeper->lock);
    return tasks;
}

static void *work(void *whom)
{
    Keeper *keeper = whom;
    for (;;) {
        bool ending;
        Task *tasks = wait_for_tasks(keeper, &ending);
        if (tasks == NULL && ending) return NULL;
        do_tasks(keeper, tasks);
        free_tasks(tasks);
        renew(keeper);
    }
}

static void begin_condition(pthread_cond_t *condition)
{
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(condition, &attributes);
    pthread_condattr_destroy(&attributes);
}

static void release(Keeper *keeper)
{
    tidings_clear(&keeper->found);
    tidings_clear(&keeper->pending);
    pthread_cond_destroy(&keeper->some);
    pthread_mutex_destroy(&keeper->lock);
    keeper->store->verbs->close(keeper->store);
    mem_free(keeper->tables);
    mem_free(keeper->others);
    mem_free(keeper);
}

Keeper *keeper_new(MeetingStore *store, void (*wake)(void *whom), void *whom)
{
    Keeper *keeper = mem_new(1, sizeof *keeper);
    *keeper = (Keeper){.store = store, .wake = wake, .whom = whom, .adopts = true};
    keeper->last = &keeper->first;
    keeper->found.last = &keeper->found.first;
    keeper->pending.last = &keeper->pending.first;
    pthread_mutex_init(&keeper->lock, NULL);
    begin_condition(&keeper->some);
    if (pthread_create(&keeper->thread, NULL, work, keeper) == 0) return keeper;
    release(keeper);
    return NULL;
}

void keeper_free(Keeper *keeper)
{
    if (keeper == NULL) return;
    pthread_mutex_lock(&keeper->lock);
    keeper->ending = true;
    pthread_cond_signal(&keeper->some);
    pthread_mutex_unlock(&keeper->lock);
    pthread_join(keeper->thread, NULL);
    release(keeper);
}

static void add_task(Task ***last, const Task *like, const char *line)
{
    Task *task = mem_new(1, sizeof *task);
    *task = *like;
    if (line != NULL) task->line = copy_of(line);
    **last = task;
    *last = &task->next;
}

void keeper_take(Keeper *keeper, House *house)
{
    Task *tasks = NULL, **last = &tasks;
    HouseEntry entry;
    FairNumber room;
    while (house_next_entry(house, &entry)) {
        Task task = {.kind = TASK_KEEP,
                     .room = entry.room,
                     .lease = entry.lease,
                     .runs = entry.runs,
                     .n = entry.n};
        add_task(&last, &task, entry.line);
    }
    while (house_next_wanted(house, &room))
        add_task(&last, &(Task){.kind = TASK_LOOK_UP, .room = room}, NULL);
    if (tasks == NULL) return;
    pthread_mutex_lock(&keeper->lock);
    *keeper->last = tasks;
    keeper->last = last;
    pthread_mutex_unlock(&keeper->lock);
    pthread_cond_signal(&keeper->some); /* the thread wakes to a lock that is free */
}

/* What is safe is told at once. What was read takes its time, so that a node that takes over many
 * meetings does not forget those it has. */
bool keeper_report(Keeper *keeper, House *house, Moment now)
{
    Tidings found = {.last = &found.first};
    pthread_mutex_lock(&keeper->lock);
    tidings_append_all(&found, &keeper->found);
    pthread_mutex_unlock(&keeper->lock);
    for (Tiding *one; (one = tidings_take(&found)) != NULL;) {
        if (one->kind == TIDING_KEPT)
            tidings_report(one, house, now);
        else
            tidings_append(&keeper->pending, one);
        if (one->kind == TIDING_KEPT) tidings_free_one(one);
    }
    for (int i = 0; i < TOLD_AT_ONCE && keeper->pending.first != NULL; i++) {
        Tiding *one = tidings_take(&keeper->pending);
        tidings_report(one, house, now);
        tidings_free_one(one);
    }
    return keeper->pending.first != NULL;
}

void keeper_list(Keeper *keeper, const char *tables)
{
    pthread_mutex_lock(&keeper->lock);
    mem_free(keeper->tables);
    keeper->tables = copy_of(tables);
    pthread_mutex_unlock(&keeper->lock);
}

KeeperCounts keeper_counts(Keeper *keeper)
{
    pthread_mutex_lock(&keeper->lock);
    KeeperCounts counts = keeper->counts;
    pthread_mutex_unlock(&keeper->lock);
    return counts;
}
