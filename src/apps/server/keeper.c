/* keeper.c -- the thread that keeps the lines of meetings. */
#include "apps/server/keeper.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

#include "apps/command/output.h"
#include "base/mem.h"

enum { RETRY_MILLISECONDS = 500, RENEW_MICROSECONDS = 1000000, WHY_SIZE = 500 };

typedef enum TaskKind { TASK_KEEP, TASK_LOOK_UP } TaskKind;

/* A line to be kept, or a meeting to be looked up. */
typedef struct Task {
    struct Task *next;
    TaskKind kind;
    FairNumber room;
    uint64_t lease;
    size_t n;
    char *line;
} Task;

/* What the house is told: so many lines are safe; the leases before one are over; a line was
 * found; all were, under a lease; it is another node's; the open tables of other nodes. */
typedef enum TidingKind {
    TIDING_KEPT,
    TIDING_LOST,
    TIDING_LINE,
    TIDING_ALL,
    TIDING_ELSEWHERE,
    TIDING_TABLES
} TidingKind;
typedef struct Tiding {
    struct Tiding *next;
    TidingKind kind;
    FairNumber room;
    uint64_t number; /* of lines, or of a lease; TIDING_ALL: 0 when there is no such meeting */
    char *words;
} Tiding;

typedef struct Tidings {
    Tiding *first, **last;
} Tidings;

struct Keeper {
    MeetingStore *store;
    void (*wake)(void *whom);
    void *whom;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t some;
    Task *first, **last; /* waiting */
    Tidings found;       /* to be reported */
    bool ending;
    KeeperCounts counts;
    char *tables;     /* open here; NULL: none yet */
    uint64_t renewed; /* the thread's own: when this node last said that it lives */
    char *others;     /* and the open tables of others, as told last; NULL: none yet */
};

static char *copy_of(const char *words)
{
    size_t bytes = strlen(words) + 1;
    return memcpy(mem_new(1, bytes), words, bytes);
}

static void add_tiding(Tidings *tidings, TidingKind kind, const FairNumber *room, uint64_t number,
                       const char *words)
{
    Tiding *tiding = mem_new(1, sizeof *tiding);
    *tiding = (Tiding){.kind = kind, .room = *room, .number = number};
    if (words != NULL) tiding->words = copy_of(words);
    *tidings->last = tiding;
    tidings->last = &tiding->next;
}

static void free_tidings(Tidings *tidings)
{
    while (tidings->first != NULL) {
        Tiding *next = tidings->first->next;
        mem_free(tidings->first->words);
        mem_free(tidings->first);
        tidings->first = next;
    }
    tidings->last = &tidings->first;
}

/* All of `more` behind the others; it is empty then. */
static void append_tidings(Tidings *tidings, Tidings *more)
{
    if (more->first == NULL) return;
    *tidings->last = more->first;
    tidings->last = more->last;
    *more = (Tidings){.last = &more->first};
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
    append_tidings(&keeper->found, found);
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
    add_tiding(whom, TIDING_LOST, room, lease, NULL);
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
    add_tiding(found, TIDING_TABLES, &(FairNumber){0}, 0, others);
}

/* Once a second this node says that it lives. */
static void renew(Keeper *keeper)
{
    Tidings found = {.last = &found.first};
    if (microseconds() - keeper->renewed < RENEW_MICROSECONDS) return;
    char *tables = own_tables(keeper);
    Text others = text_growing();
    bool good = keeper->store->verbs->renew(keeper->store, tables, &others, note_lost, &found);
    keeper->renewed = microseconds();
    if (good) note_tables(keeper, others.start, &found);
    if (!good)
        wait_for_store(keeper);
    else if (found.first != NULL)
        publish(keeper, &found, &(KeeperCounts){0});
    free_tidings(&found);
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
        entries[n++] = (MeetingEntry){
            .room = tasks->room, .lease = tasks->lease, .n = tasks->n, .line = tasks->line};
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
            add_tiding(found, TIDING_LOST, &entry->room, entry->lease + 1, NULL);
        else
            add_tiding(found, TIDING_KEPT, &entry->room, entry->n + 1, NULL);
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
    add_tiding(&look->found, TIDING_LINE, look->room, look->count++, line);
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
        add_tiding(&look->found, TIDING_ELSEWHERE, look->room, 0, lease.node);
        return true;
    case MEETING_HERE:
        if (!store->verbs->read(store, look->room, note_line, look)) return false;
        break;
    }
    add_tiding(&look->found, TIDING_ALL, look->room, look->count > 0 ? lease.number : 0, NULL);
    return true;
}

static void look_up(Keeper *keeper, const FairNumber *room)
{
    LookUp look = {.found.last = &look.found.first, .room = room};
    bool good = look_up_once(keeper, &look);
    while (!good && wait_for_store(keeper)) {
        free_tidings(&look.found); /* lines of half a meeting */
        look.count = 0;
        good = look_up_once(keeper, &look);
    }
    if (good) publish(keeper, &look.found, &(KeeperCounts){0});
    free_tidings(&look.found);
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

/* The next tasks; NULL when there are none for a second, or at the end. */
static Task *wait_for_tasks(Keeper *keeper, bool *ending)
{
    struct timespec until;
    int late = 0;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += RENEW_MICROSECONDS / 1000000;
    pthread_mutex_lock(&keeper->lock);
    while (keeper->first == NULL && !keeper->ending && late == 0)
        late = pthread_cond_timedwait(&keeper->some, &keeper->lock, &until);
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

Keeper *keeper_new(MeetingStore *store, void (*wake)(void *whom), void *whom)
{
    Keeper *keeper = mem_new(1, sizeof *keeper);
    *keeper = (Keeper){.store = store, .wake = wake, .whom = whom};
    keeper->last = &keeper->first;
    keeper->found.last = &keeper->found.first;
    pthread_mutex_init(&keeper->lock, NULL);
    begin_condition(&keeper->some);
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
    free_tidings(&keeper->found);
    pthread_cond_destroy(&keeper->some);
    pthread_mutex_destroy(&keeper->lock);
    keeper->store->verbs->close(keeper->store);
    mem_free(keeper->tables);
    mem_free(keeper->others);
    mem_free(keeper);
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
        Task task = {.kind = TASK_KEEP, .room = entry.room, .lease = entry.lease, .n = entry.n};
        add_task(&last, &task, entry.line);
    }
    while (house_next_wanted(house, &room))
        add_task(&last, &(Task){.kind = TASK_LOOK_UP, .room = room}, NULL);
    if (tasks == NULL) return;
    pthread_mutex_lock(&keeper->lock);
    *keeper->last = tasks;
    keeper->last = last;
    pthread_cond_signal(&keeper->some);
    pthread_mutex_unlock(&keeper->lock);
}

static void report(const Tiding *found, House *house, Moment now)
{
    switch (found->kind) {
    case TIDING_KEPT: house_kept(house, &found->room, found->number, now); break;
    case TIDING_LOST: house_lost(house, &found->room, found->number); break;
    case TIDING_LINE: house_found(house, &found->room, found->words); break;
    case TIDING_ALL: house_found_all(house, &found->room, found->number, now); break;
    case TIDING_ELSEWHERE: house_elsewhere(house, &found->room, found->words); break;
    case TIDING_TABLES: house_tables_elsewhere(house, found->words); break;
    }
}

void keeper_report(Keeper *keeper, House *house, Moment now)
{
    Tidings found = {.last = &found.first};
    pthread_mutex_lock(&keeper->lock);
    append_tidings(&found, &keeper->found);
    pthread_mutex_unlock(&keeper->lock);
    for (const Tiding *one = found.first; one != NULL; one = one->next) report(one, house, now);
    free_tidings(&found);
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
