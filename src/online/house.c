/* house.c -- all meetings of a server, and who is connected to which. */
#include "online/house.h"

#include <string.h>

#include "base/lines.h"
#include "base/mem.h"
#include "online/build.h"

enum {
    CONNECTIONS = 20000,
    ROOMS_AN_HOUR = 10,
    ADDRESSES = 1024, /* whose rooms are counted: the latest ones */
    HOUR = 3600 * 1000,
    SLEEP_AFTER = 10 * 60 * 1000,
    HELD_SIZE = 128
};

/* What a connection is doing here. */
typedef enum VisitStage { VISIT_FREE, VISIT_NEW, VISIT_OLD, VISIT_WAITS, VISIT_IN } VisitStage;

typedef struct Visit {
    VisitStage stage;
    bool queued; /* among the readers */
    uint64_t address;
    int room, member;        /* VISIT_WAITS, VISIT_IN */
    char token[SECRET_SIZE]; /* VISIT_WAITS: to enter with */
    size_t from;             /* and from where */
    char answer[HELD_SIZE];  /* a line of the house itself; empty: none */
} Visit;

/* Rooms that wait for something, each once, in the order in which they came. */
typedef struct RoomQueue {
    int *ring;
    int size, first, count;
} RoomQueue;

typedef struct HouseRoom {
    bool used;
    bool at_work, to_keep; /* it is in that queue */
    bool whole;            /* its lines are all there */
    bool wanted;           /* to be looked up */
    FairNumber digest;
    uint64_t lease;
    Steward *steward; /* NULL: being looked up */
    int visits[STEWARD_MEMBERS];
} HouseRoom;

typedef struct AddressCount {
    uint64_t address;
    int rooms;
    Moment since;
} AddressCount;

struct House {
    const EditionLibrary *library;
    HousePlan plan;
    Secrets secrets;
    Visit *visits;
    int visit_count;
    HouseRoom *rooms;
    int room_count;
    int *index; /* open addressing by digest: a room + 1, or 0 */
    int index_size;
    int *readers; /* a ring of visits */
    int reader_first, reader_count;
    RoomQueue work, keep;
    AddressCount addresses[ADDRESSES];
    HouseCounts counts;
};

House *house_new(const EditionLibrary *library, const FairNumber *key, const HousePlan *plan)
{
    House *house = mem_new(1, sizeof *house);
    house->library = library;
    house->plan = *plan;
    house->secrets.key = *key;
    if (house->plan.connections == 0) house->plan.connections = CONNECTIONS;
    if (house->plan.rooms_an_hour == 0) house->plan.rooms_an_hour = ROOMS_AN_HOUR;
    if (house->plan.sleep_after == 0) house->plan.sleep_after = SLEEP_AFTER;
    house->readers = mem_new((size_t)house->plan.connections, sizeof *house->readers);
    return house;
}

void house_free(House *house)
{
    if (house == NULL) return;
    for (int i = 0; i < house->room_count; i++) steward_free(house->rooms[i].steward);
    mem_free(house->rooms);
    mem_free(house->index);
    mem_free(house->visits);
    mem_free(house->readers);
    mem_free(house->work.ring);
    mem_free(house->keep.ring);
    mem_free(house);
}

/* ---- rooms by their digest ---- */

static int slot_of(const House *house, const FairNumber *digest)
{
    uint32_t hash;
    memcpy(&hash, digest->bytes, sizeof hash);
    int slot = (int)(hash & (uint32_t)(house->index_size - 1));
    while (house->index[slot] != 0 &&
           !fair_dice_same(&house->rooms[house->index[slot] - 1].digest, digest)) {
        slot = (slot + 1) & (house->index_size - 1);
    }
    return slot;
}

static int room_find(const House *house, const FairNumber *digest)
{
    return house->index_size == 0 ? -1 : house->index[slot_of(house, digest)] - 1;
}

/* The index anew, for rooms that came and went. */
static void index_make(House *house)
{
    int used = 0;
    for (int i = 0; i < house->room_count; i++) used += house->rooms[i].used;
    int size = 16;
    while (size < 3 * (used + 1)) size *= 2;
    mem_free(house->index);
    house->index = mem_new((size_t)size, sizeof *house->index);
    house->index_size = size;
    for (int i = 0; i < house->room_count; i++)
        if (house->rooms[i].used) house->index[slot_of(house, &house->rooms[i].digest)] = i + 1;
}

static int room_add(House *house, const FairNumber *digest)
{
    int n = 0;
    while (n < house->room_count && house->rooms[n].used) n++;
    if (n == house->room_count) {
        int more = house->room_count == 0 ? 16 : house->room_count;
        house->rooms =
            mem_resize(house->rooms, (size_t)(house->room_count + more), sizeof *house->rooms);
        memset(house->rooms + house->room_count, 0, (size_t)more * sizeof *house->rooms);
        house->room_count += more;
    }
    bool at_work = house->rooms[n].at_work, to_keep = house->rooms[n].to_keep;
    house->rooms[n] =
        (HouseRoom){.used = true, .digest = *digest, .at_work = at_work, .to_keep = to_keep};
    for (int i = 0; i < STEWARD_MEMBERS; i++) house->rooms[n].visits[i] = -1;
    index_make(house);
    return n;
}

static void room_drop(House *house, int n)
{
    steward_free(house->rooms[n].steward);
    bool at_work = house->rooms[n].at_work, to_keep = house->rooms[n].to_keep;
    house->rooms[n] = (HouseRoom){.at_work = at_work, .to_keep = to_keep};
    index_make(house);
}

/* ---- who waits for what ---- */

static void queue_add(RoomQueue *queue, int room)
{
    if (queue->count == queue->size) {
        int size = queue->size == 0 ? 64 : 2 * queue->size;
        int *ring = mem_new((size_t)size, sizeof *ring);
        for (int i = 0; i < queue->count; i++)
            ring[i] = queue->ring[(queue->first + i) % queue->size];
        mem_free(queue->ring);
        *queue = (RoomQueue){.ring = ring, .size = size, .count = queue->count};
    }
    queue->ring[(queue->first + queue->count++) % queue->size] = room;
}

static int queue_take(RoomQueue *queue)
{
    int room = queue->ring[queue->first];
    queue->first = (queue->first + 1) % queue->size;
    queue->count--;
    return room;
}

/* Something happened in the room: there may be lines to keep, and somebody's turn. */
static void room_stir(House *house, int n)
{
    HouseRoom *room = &house->rooms[n];
    if (!room->at_work) queue_add(&house->work, n);
    if (!room->to_keep) queue_add(&house->keep, n);
    room->at_work = room->to_keep = true;
}

static void queue_reader(House *house, int visit)
{
    if (house->visits[visit].queued) return;
    house->visits[visit].queued = true;
    int place = (house->reader_first + house->reader_count++) % house->plan.connections;
    house->readers[place] = visit;
}

static void queue_room(House *house, const HouseRoom *room)
{
    room_stir(house, (int)(room - house->rooms));
    for (int i = 0; i < STEWARD_MEMBERS; i++)
        if (room->visits[i] >= 0) queue_reader(house, room->visits[i]);
}

bool house_next_reader(House *house, int *connection)
{
    if (house->reader_count == 0) return false;
    *connection = house->readers[house->reader_first];
    house->reader_first = (house->reader_first + 1) % house->plan.connections;
    house->reader_count--;
    house->visits[*connection].queued = false;
    return true;
}

static void answer(House *house, int visit, const char *first, const char *second)
{
    Text text = text_into(house->visits[visit].answer, HELD_SIZE);
    text_add(&text, first);
    text_add(&text, second);
    queue_reader(house, visit);
}

static void refuse(House *house, int visit, const char *what, No no)
{
    char buffer[HELD_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    text_add(&text, "no ");
    text_add(&text, what);
    text_add_char(&text, ' ');
    text_add(&text, no_word(no));
    answer(house, visit, buffer, "");
    house->counts.refusals++;
}

/* ---- connections ---- */

int house_connect(House *house, uint64_t address, Moment now)
{
    (void)now;
    int n = 0;
    while (n < house->visit_count && house->visits[n].stage != VISIT_FREE) n++;
    if (n == house->plan.connections) return -1;
    if (n == house->visit_count) {
        int more = house->visit_count == 0 ? 16 : house->visit_count;
        house->visits =
            mem_resize(house->visits, (size_t)(house->visit_count + more), sizeof *house->visits);
        memset(house->visits + house->visit_count, 0, (size_t)more * sizeof *house->visits);
        house->visit_count += more;
    }
    bool queued = house->visits[n].queued;
    house->visits[n] =
        (Visit){.stage = VISIT_NEW, .address = address, .room = -1, .queued = queued};
    house->counts.connections++;
    return n;
}

void house_close(House *house, int connection, Moment now)
{
    Visit *visit = &house->visits[connection];
    if (visit->stage == VISIT_FREE) return;
    if (visit->stage == VISIT_IN) {
        HouseRoom *room = &house->rooms[visit->room];
        room->visits[visit->member] = -1;
        steward_leave(room->steward, visit->member, now);
        queue_room(house, room);
    }
    visit->stage = VISIT_FREE;
    house->counts.connections--;
}

static void enter(House *house, int connection, int n, Moment now)
{
    Visit *visit = &house->visits[connection];
    HouseRoom *room = &house->rooms[n];
    int member = steward_enter(room->steward, visit->token, visit->from, now);
    visit->stage = VISIT_NEW;
    if (member < 0) {
        refuse(house, connection, "join", NO_ROOM);
        return;
    }
    visit->stage = VISIT_IN;
    visit->room = n;
    visit->member = member;
    room->visits[member] = connection;
    queue_room(house, room);
}

/* Has this address opened too many rooms lately? */
static bool rooms_left(House *house, uint64_t address, Moment now)
{
    AddressCount *count = &house->addresses[address % ADDRESSES];
    if (count->address != address || now - count->since > HOUR)
        *count = (AddressCount){.address = address, .since = now};
    return ++count->rooms <= house->plan.rooms_an_hour;
}

static void open_room(House *house, int connection, Moment now)
{
    char secret[SECRET_SIZE], name[SECRET_NAME_SIZE];
    Visit *visit = &house->visits[connection];
    if (!rooms_left(house, visit->address, now)) {
        refuse(house, connection, "new", NO_HURRY);
        return;
    }
    secrets_token(&house->secrets, secret);
    secrets_name(&house->secrets, name);
    FairNumber digest = secrets_digest(secret), key = secrets_number(&house->secrets);
    int n = room_add(house, &digest);
    house->rooms[n].steward = steward_new(house->library, &key, name, now);
    house->rooms[n].whole = true;
    house->rooms[n].lease = 1;
    visit->token[0] = '\0';
    visit->from = 0;
    enter(house, connection, n, now);
    answer(house, connection, "room ", secret);
}

/* "join SECRET TOKEN|- FROM" */
static void join(House *house, int connection, const Line *line, Moment now)
{
    Visit *visit = &house->visits[connection];
    int64_t from;
    if (line->word_count != 4 || !secrets_well_formed(line->words[1].at) ||
        !text_to_int(line->words[3].at, &from) || from < 0) {
        refuse(house, connection, "join", NO_SENSE);
        return;
    }
    FairNumber digest = secrets_digest(line->words[1].at);
    text_copy(visit->token, sizeof visit->token, line->words[2].at);
    visit->from = (size_t)from;
    int n = room_find(house, &digest);
    if (n < 0) {
        n = room_add(house, &digest);
        house->rooms[n].wanted = true;
    }
    if (house->rooms[n].whole) {
        enter(house, connection, n, now);
    } else {
        visit->stage = VISIT_WAITS;
        visit->room = n;
    }
}

/* "hello 1 BUILD": anybody who speaks another protocol, or is too old, is told so; an old one
 * is told nothing else. */
static void hello(House *house, int connection, const Line *line)
{
    if (line->word_count != 3 || !text_same(line->words[1].at, "1")) {
        refuse(house, connection, "hello", NO_VERSION);
    } else if (build_too_old(line->words[2].at, house->plan.build)) {
        answer(house, connection, "old ", house->plan.build);
        house->visits[connection].stage = VISIT_OLD;
    } else {
        answer(house, connection, "hello 1 ", house->plan.build);
    }
}

static void hear_outside(House *house, int connection, const Line *line, Moment now)
{
    const char *verb = line->word_count > 0 ? line->words[0].at : "";
    if (text_same(verb, "hello"))
        hello(house, connection, line);
    else if (text_same(verb, "new") && line->word_count == 1)
        open_room(house, connection, now);
    else if (text_same(verb, "join"))
        join(house, connection, line, now);
    else
        refuse(house, connection, "line", NO_SENSE);
}

void house_hear(House *house, int connection, const char *text, Moment now)
{
    Visit *visit = &house->visits[connection];
    house->counts.lines_heard++;
    if (visit->stage == VISIT_IN) {
        HouseRoom *room = &house->rooms[visit->room];
        steward_hear(room->steward, visit->member, text, now);
        queue_room(house, room);
    } else if (visit->stage == VISIT_NEW) {
        Line *line = mem_new(1, sizeof *line);
        lines_split(text, strlen(text), line);
        hear_outside(house, connection, line, now);
        mem_free(line);
    }
}

bool house_next_line(House *house, int connection, Moment now, Text *line)
{
    Visit *visit = &house->visits[connection];
    text_clear(line);
    if (visit->answer[0] != '\0') {
        text_add(line, visit->answer);
        visit->answer[0] = '\0';
    } else if (visit->stage != VISIT_IN ||
               !steward_next_line(house->rooms[visit->room].steward, visit->member, now, line)) {
        return false;
    }
    house->counts.lines_told++;
    return true;
}

/* ---- time, chance, keeping ---- */

/* Nobody there, all of it kept: it can be read again. */
static bool asleep(const House *house, const HouseRoom *room, Moment now)
{
    const Journal *journal = steward_journal(room->steward);
    return steward_member_count(room->steward) == 0 && journal->kept == journal->count &&
           now - steward_touched(room->steward) > house->plan.sleep_after;
}

void house_tick(House *house, Moment now)
{
    for (int i = 0; i < house->room_count; i++) {
        HouseRoom *room = &house->rooms[i];
        if (!room->used || !room->whole) continue;
        size_t before = steward_journal(room->steward)->count;
        steward_tick(room->steward, now);
        if (steward_journal(room->steward)->count != before) queue_room(house, room);
        if (asleep(house, room, now)) room_drop(house, i);
    }
}

bool house_work(House *house, int work, Moment now)
{
    for (int left = house->work.count; left > 0; left--) {
        int n = queue_take(&house->work);
        HouseRoom *room = &house->rooms[n];
        room->at_work = false;
        if (!room->used || !room->whole) continue;
        size_t before = steward_journal(room->steward)->count;
        bool more = steward_work(room->steward, work, now);
        if (more || steward_journal(room->steward)->count != before) queue_room(house, room);
    }
    return house->work.count > 0;
}

bool house_next_entry(House *house, HouseEntry *entry)
{
    while (house->keep.count > 0) {
        HouseRoom *room = &house->rooms[house->keep.ring[house->keep.first]];
        if (room->used && room->whole &&
            steward_next_entry(room->steward, &entry->n, &entry->line)) {
            entry->room = room->digest;
            entry->lease = room->lease;
            return true;
        }
        room->to_keep = false;
        queue_take(&house->keep);
    }
    return false;
}

void house_kept(House *house, const FairNumber *digest, size_t n, Moment now)
{
    int place = room_find(house, digest);
    if (place < 0 || !house->rooms[place].whole) return;
    steward_kept(house->rooms[place].steward, n, now);
    queue_room(house, &house->rooms[place]);
}

/* ---- meetings that were put away ---- */

bool house_next_wanted(House *house, FairNumber *digest)
{
    for (int i = 0; i < house->room_count; i++) {
        if (!house->rooms[i].wanted) continue;
        house->rooms[i].wanted = false;
        *digest = house->rooms[i].digest;
        return true;
    }
    return false;
}

void house_found(House *house, const FairNumber *digest, const char *line)
{
    int n = room_find(house, digest);
    if (n < 0 || house->rooms[n].whole) return;
    HouseRoom *room = &house->rooms[n];
    if (room->steward == NULL) {
        FairNumber key = secrets_number(&house->secrets);
        room->steward = steward_empty(house->library, &key);
    }
    steward_recall(room->steward, line);
}

void house_found_all(House *house, const FairNumber *digest, uint64_t lease, Moment now)
{
    int n = room_find(house, digest);
    if (n < 0 || house->rooms[n].whole) return;
    HouseRoom *room = &house->rooms[n];
    bool exists = lease != 0 && room->steward != NULL;
    room->whole = exists;
    room->lease = lease;
    if (exists) steward_resume(room->steward, now);
    for (int i = 0; i < house->visit_count; i++) {
        Visit *visit = &house->visits[i];
        if (visit->stage != VISIT_WAITS || visit->room != n) continue;
        visit->stage = VISIT_NEW;
        if (exists)
            enter(house, i, n, now);
        else
            refuse(house, i, "join", NO_ROOM);
    }
    if (!exists) room_drop(house, n);
}

/* Everybody in a room, or waiting for it, is told where to go; then it is gone. */
static void send_away(House *house, int n, const char *node)
{
    for (int i = 0; i < house->visit_count; i++) {
        Visit *visit = &house->visits[i];
        if (visit->room != n || (visit->stage != VISIT_WAITS && visit->stage != VISIT_IN)) continue;
        visit->stage = VISIT_NEW;
        answer(house, i, node[0] == '\0' ? "go" : "go ", node);
    }
    room_drop(house, n);
}

void house_elsewhere(House *house, const FairNumber *digest, const char *node)
{
    int n = room_find(house, digest);
    if (n >= 0 && !house->rooms[n].whole) send_away(house, n, node);
}

void house_lost(House *house, const FairNumber *digest, uint64_t lease)
{
    int n = room_find(house, digest);
    if (n >= 0 && house->rooms[n].whole && house->rooms[n].lease < lease) send_away(house, n, "");
}

HouseCounts house_counts(const House *house)
{
    HouseCounts counts = house->counts;
    for (int i = 0; i < house->room_count; i++) {
        const HouseRoom *room = &house->rooms[i];
        if (!room->used || !room->whole) continue;
        counts.meetings++;
        counts.playing += steward_meeting(room->steward)->stage == MEETING_PLAYS;
    }
    return counts;
}
