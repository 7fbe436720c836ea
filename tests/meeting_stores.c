/* meeting_stores.c -- what holds for every store of meetings, whatever database is behind it.
 *
 *   meeting_stores PLACE
 *
 * PLACE is as for opoly-server --store; its meetings are new ones each time. */
#include <stdlib.h>
#include <sys/random.h>
#include <unistd.h>

#include "apps/server/meeting_store.h"
#include "base/mem.h"
#include "check.h"

enum { LINES_MOST = 400, LEASE_SECONDS = 3 };

static const char *place;
static bool shared; /* by several nodes */

static MeetingStore *open_as(const char *node)
{
    Text why = text_growing();
    MeetingStore *store = meeting_store_open(place, node, &why);
    CHECK_TEXT("", why.start);
    text_free(&why);
    if (store == NULL) exit(1);
    return store;
}

static FairNumber new_room(void)
{
    FairNumber room;
    if (getrandom(room.bytes, sizeof room.bytes, 0) < 0) abort();
    return room;
}

/* What was read. */
typedef struct Told {
    Text text;
    int count;
} Told;

static void note(void *whom, const char *line)
{
    Told *told = whom;
    text_add(&told->text, line);
    text_add_char(&told->text, '\n');
    told->count++;
}

static int count_lines(MeetingStore *store, const FairNumber *room)
{
    Told told = {.text = text_growing()};
    CHECK(store->verbs->read(store, room, note, &told));
    text_free(&told.text);
    return told.count;
}

/* Keeps one line; true when it was not refused. */
static bool keep(MeetingStore *store, const FairNumber *room, uint64_t lease, size_t n,
                 const char *line)
{
    MeetingEntry entry = {.room = *room, .lease = lease, .n = n, .line = line};
    CHECK(store->verbs->keep(store, &entry, 1));
    return !entry.refused;
}

static MeetingLease take(MeetingStore *store, const FairNumber *room)
{
    MeetingLease lease;
    CHECK(store->verbs->take(store, room, &lease));
    return lease;
}

static void what_is_kept_is_read_again(void)
{
    static const char *const odd = "say 1 \"caf\xc3\xa9 \\\"'; DROP TABLE lines; -- \xff\"";
    MeetingStore *store = open_as("a");
    FairNumber room = new_room();
    CHECK(keep(store, &room, 1, 0, "open amber-otter-41"));
    CHECK(keep(store, &room, 1, 1, odd)); /* bytes are bytes, whoever sent them */
    CHECK(keep(store, &room, 1, 2, ""));
    Told told = {.text = text_growing()};
    CHECK(store->verbs->read(store, &room, note, &told));
    CHECK_INT(3, told.count);
    CHECK(strstr(told.text.start, odd) != NULL);
    text_free(&told.text);
    store->verbs->close(store);
    store = open_as("a");
    CHECK_INT(3, count_lines(store, &room));
    FairNumber other = new_room();
    CHECK_INT(0, count_lines(store, &other));
    CHECK_INT(MEETING_UNKNOWN, take(store, &other).place);
    store->verbs->close(store);
}

/* A batch is many lines of several meetings, in one transaction. */
static void a_large_batch_is_kept_whole(void)
{
    MeetingStore *store = open_as("a");
    FairNumber rooms[4];
    MeetingEntry *entries = mem_new(LINES_MOST, sizeof *entries);
    for (int i = 0; i < 4; i++) rooms[i] = new_room();
    for (size_t i = 0; i < LINES_MOST; i++)
        entries[i] =
            (MeetingEntry){.room = rooms[i % 4], .lease = 1, .n = i / 4, .line = "do 0 roll"};
    CHECK(store->verbs->keep(store, entries, LINES_MOST));
    for (size_t i = 0; i < LINES_MOST; i++) CHECK(!entries[i].refused);
    for (int i = 0; i < 4; i++) CHECK_INT(LINES_MOST / 4, count_lines(store, &rooms[i]));
    mem_free(entries);
    store->verbs->close(store);
}

/* The answer to a commit was lost: trying again keeps nothing twice. */
static void a_batch_tried_again_is_kept_once(void)
{
    MeetingStore *store = open_as("a");
    FairNumber room = new_room();
    MeetingEntry entries[] = {{.room = room, .lease = 1, .n = 0, .line = "open x"},
                              {.room = room, .lease = 1, .n = 1, .line = "terms"}};
    CHECK(store->verbs->keep(store, entries, 2));
    CHECK(store->verbs->keep(store, entries, 2));
    CHECK(!entries[0].refused && !entries[1].refused);
    CHECK_INT(2, count_lines(store, &room));
    CHECK(!keep(store, &room, 1, 5, "a gap"));
    CHECK_INT(2, count_lines(store, &room));
    store->verbs->close(store);
}

/* Under an old lease nothing is kept; other meetings of the same transaction are. */
static void an_old_lease_keeps_nothing(void)
{
    MeetingStore *store = open_as("a");
    FairNumber room = new_room(), other = new_room();
    CHECK(keep(store, &room, 1, 0, "open x"));
    MeetingLease lease = take(store, &room);
    CHECK_INT(MEETING_HERE, lease.place);
    CHECK_INT(2, lease.number);
    MeetingEntry entries[] = {{.room = room, .lease = 1, .n = 1, .line = "old"},
                              {.room = other, .lease = 1, .n = 0, .line = "open y"},
                              {.room = room, .lease = 1, .n = 2, .line = "old"}};
    CHECK(store->verbs->keep(store, entries, 3));
    CHECK(entries[0].refused && !entries[1].refused && entries[2].refused);
    CHECK_INT(1, count_lines(store, &room));
    CHECK_INT(1, count_lines(store, &other));
    CHECK(keep(store, &room, 2, 1, "new"));
    CHECK_INT(2, count_lines(store, &room));
    store->verbs->close(store);
}

/* ---- what runs goes on ---- */

typedef struct Adopted {
    const FairNumber *sought;
    int count, found;
    uint64_t lease;
} Adopted;

static void note_adopted(void *whom, const FairNumber *room, uint64_t lease)
{
    Adopted *adopted = whom;
    adopted->count++;
    if (!fair_dice_same(room, adopted->sought)) return;
    adopted->found++;
    adopted->lease = lease;
}

/* Whether the store gives this meeting to whoever asks for what nobody has. */
static Adopted adopt(MeetingStore *store, const FairNumber *room)
{
    Adopted adopted = {.sought = room};
    int before;
    do {
        before = adopted.count;
        CHECK(store->verbs->adopt(store, 2, note_adopted, &adopted));
        CHECK(adopted.count - before <= 2);
    } while (adopted.count > before);
    return adopted;
}

static void keep_running(MeetingStore *store, const FairNumber *room, size_t n, bool runs)
{
    MeetingEntry entry = {.room = *room, .lease = 1, .runs = runs, .n = n, .line = "open x"};
    CHECK(store->verbs->keep(store, &entry, 1));
    CHECK(!entry.refused);
}

static void what_ran_is_taken_up_again(void)
{
    MeetingStore *before = open_as("a");
    FairNumber room = new_room(), resting = new_room(), asked = new_room();
    keep_running(before, &room, 0, true);
    keep_running(before, &asked, 0, true);
    keep_running(before, &resting, 0, true);
    keep_running(before, &resting, 1, false);
    CHECK_INT(0, adopt(before, &room).found); /* it is its own */
    before->verbs->close(before);
    MeetingStore *after = open_as("a");
    CHECK_INT(MEETING_HERE, take(after, &asked).place); /* somebody came for it */
    Adopted adopted = adopt(after, &room);
    CHECK_INT(1, adopted.found);
    CHECK(adopted.lease > 1);
    CHECK_INT(0, adopt(after, &resting).count);
    CHECK_INT(1, count_lines(after, &asked));
    CHECK(keep(after, &asked, 2, 1, "still ours"));
    CHECK(keep(after, &room, adopted.lease, 1, "do 0 roll"));
    CHECK(!keep(after, &room, 1, 2, "of a ghost"));
    after->verbs->close(after);
}

/* ---- several nodes ---- */

static void count_lost(void *whom, const FairNumber *room, uint64_t lease)
{
    int *count = whom;
    (void)room;
    CHECK_INT(2, lease);
    ++*count;
}

/* Says that a node lives and has these tables; gives those of the others in `others`. */
static void renew(MeetingStore *store, const char *tables, int *lost, Text *others)
{
    text_clear(others);
    CHECK(store->verbs->renew(store, tables, others, count_lost, lost));
}

static void open_tables_are_known_to_all_nodes(void)
{
    MeetingStore *a = open_as("a"), *b = open_as("b");
    Text others = text_growing();
    int lost = 0;
    renew(a, "table one\n", &lost, &others);
    CHECK_TEXT("", others.start);
    renew(b, "table two\n", &lost, &others);
    CHECK_TEXT("table one\n", others.start);
    renew(a, "", &lost, &others);
    CHECK_TEXT("table two\n", others.start);
    b->verbs->close(b);
    renew(a, "", &lost, &others);
    CHECK_TEXT("", others.start);
    CHECK_INT(0, lost);
    text_free(&others);
    a->verbs->close(a);
}

static void a_living_node_keeps_its_meetings(void)
{
    MeetingStore *a = open_as("a"), *b = open_as("http://b.example:8642");
    FairNumber room = new_room();
    CHECK(keep(a, &room, 1, 0, "open x"));
    MeetingLease lease = take(b, &room);
    CHECK_INT(MEETING_ELSEWHERE, lease.place);
    CHECK_TEXT("a", lease.node);
    FairNumber other = new_room();
    CHECK(keep(b, &other, 1, 0, "open y"));
    lease = take(a, &other);
    CHECK_TEXT("http://b.example:8642", lease.node);
    CHECK(!keep(a, &other, 1, 1, "not ours"));
    CHECK_INT(MEETING_HERE, take(a, &room).place); /* its own */
    a->verbs->close(a);
    CHECK_INT(MEETING_HERE, take(b, &room).place); /* it said goodbye */
    b->verbs->close(b);
}

/* A node that hangs loses its meetings; when it goes on it is refused, and learns of it. */
static void a_silent_node_loses_its_meetings(void)
{
    MeetingStore *a = open_as("a"), *b = open_as("b");
    FairNumber room = new_room();
    Text others = text_growing();
    int lost = 0;
    CHECK(keep(a, &room, 1, 0, "open x"));
    for (int i = 0; i < LEASE_SECONDS + 1; i++) {
        CHECK_INT(MEETING_ELSEWHERE, i == 0 ? take(b, &room).place : MEETING_ELSEWHERE);
        renew(b, "", &lost, &others);
        sleep(1);
    }
    CHECK_INT(0, lost);
    MeetingLease lease = take(b, &room);
    CHECK_INT(MEETING_HERE, lease.place);
    CHECK(keep(b, &room, lease.number, 1, "do 0 roll"));
    CHECK(!keep(a, &room, 1, 1, "do 0 resign"));
    renew(a, "", &lost, &others);
    CHECK_INT(1, lost);
    renew(a, "", &lost, &others);
    CHECK_INT(1, lost);
    CHECK_INT(2, count_lines(a, &room));
    text_free(&others);
    a->verbs->close(a);
    b->verbs->close(b);
}

/* A node that was killed and comes back under its name has its meetings at once. */
static void a_node_that_comes_back_is_another_life(void)
{
    MeetingStore *before = open_as("a");
    FairNumber room = new_room();
    CHECK(keep(before, &room, 1, 0, "open x"));
    MeetingStore *after = open_as("a");
    MeetingLease lease = take(after, &room);
    CHECK_INT(MEETING_HERE, lease.place);
    CHECK(!keep(before, &room, 1, 1, "of a ghost"));
    CHECK(keep(after, &room, lease.number, 1, "do 0 roll"));
    before->verbs->close(before);
    after->verbs->close(after);
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fputs("usage: meeting_stores PLACE\n", stderr);
        return 2;
    }
    place = argv[1];
    shared = strstr(place, "://") != NULL;
    RUN(what_is_kept_is_read_again);
    RUN(a_large_batch_is_kept_whole);
    RUN(a_batch_tried_again_is_kept_once);
    RUN(an_old_lease_keeps_nothing);
    RUN(what_ran_is_taken_up_again);
    if (shared) {
        RUN(open_tables_are_known_to_all_nodes);
        RUN(a_living_node_keeps_its_meetings);
        RUN(a_silent_node_loses_its_meetings);
        RUN(a_node_that_comes_back_is_another_life);
    }
    return check_done();
}
