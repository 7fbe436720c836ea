/* house.c -- all meetings of a server, and who is connected to which. */
#include "online/house.h"

#include <string.h>

#include "base/lines.h"
#include "base/mem.h"
#include "online/build.h"
#include "online/house_state.h"

enum {
    CONNECTIONS = 20000,
    ROOMS_AN_HOUR = 10,
    HOUR = 3600 * 1000,
    MINUTE = 60 * 1000,
    MISSES_A_MINUTE = 20,
    LINES_AT_ONCE = 10,
    LINES_EVERY = 500,
    HURRIES_MOST = 100,
    SLEEP_AFTER = 10 * 60 * 1000
};

House *house_new(const EditionLibrary *library, const FairNumber *key, const HousePlan *plan)
{
    House *house = mem_new(1, sizeof *house);
    house->common = (StewardHouse){.library = library, .pool = edition_pool_new()};
    house->plan = *plan;
    house->secrets.key = *key;
    house->elsewhere = text_growing();
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
    edition_pool_free(house->common.pool);
    mem_free(house->rooms);
    room_index_clear(&house->index);
    mem_free(house->visits);
    mem_free(house->readers);
    mem_free(house->work.ring);
    mem_free(house->keep.ring);
    mem_free(house->wanted.ring);
    mem_free(house->free_rooms.ring);
    mem_free(house->free_visits.ring);
    text_free(&house->elsewhere);
    mem_free(house);
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

/* ---- rooms by their digest ---- */

static int room_find(const House *house, const FairNumber *digest)
{
    return room_index_find(&house->index, digest);
}

static void more_rooms(House *house)
{
    int more = house->room_count == 0 ? 16 : house->room_count;
    house->rooms =
        mem_resize(house->rooms, (size_t)(house->room_count + more), sizeof *house->rooms);
    memset(house->rooms + house->room_count, 0, (size_t)more * sizeof *house->rooms);
    for (int i = 0; i < more; i++) queue_add(&house->free_rooms, house->room_count + i);
    house->room_count += more;
}

static int room_add(House *house, const FairNumber *digest)
{
    if (house->free_rooms.count == 0) more_rooms(house);
    int n = queue_take(&house->free_rooms);
    bool at_work = house->rooms[n].at_work, to_keep = house->rooms[n].to_keep;
    house->rooms[n] =
        (HouseRoom){.used = true, .digest = *digest, .at_work = at_work, .to_keep = to_keep};
    for (int i = 0; i < STEWARD_MEMBERS; i++) house->rooms[n].visits[i] = -1;
    room_index_add(&house->index, digest, n);
    return n;
}

static void room_drop(House *house, int n)
{
    steward_free(house->rooms[n].steward);
    room_index_drop(&house->index, &house->rooms[n].digest);
    bool at_work = house->rooms[n].at_work, to_keep = house->rooms[n].to_keep;
    house->rooms[n] = (HouseRoom){.at_work = at_work, .to_keep = to_keep};
    queue_add(&house->free_rooms, n);
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
    Text text = text_into(house->visits[visit].answer, HOUSE_ANSWER_SIZE);
    text_add(&text, first);
    text_add(&text, second);
    queue_reader(house, visit);
}

static void refuse(House *house, int visit, const char *what, No no)
{
    char buffer[HOUSE_ANSWER_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    text_add(&text, "no ");
    text_add(&text, what);
    text_add_char(&text, ' ');
    text_add(&text, no_word(no));
    answer(house, visit, buffer, "");
    house->counts.refusals++;
}

/* ---- connections ---- */

static void more_visits(House *house)
{
    int more = house->visit_count == 0 ? 16 : house->visit_count;
    if (more > house->plan.connections - house->visit_count)
        more = house->plan.connections - house->visit_count;
    house->visits =
        mem_resize(house->visits, (size_t)(house->visit_count + more), sizeof *house->visits);
    memset(house->visits + house->visit_count, 0, (size_t)more * sizeof *house->visits);
    for (int i = 0; i < more; i++) queue_add(&house->free_visits, house->visit_count + i);
    house->visit_count += more;
}

int house_connect(House *house, uint64_t address, Moment now)
{
    if (house->counts.connections == house->plan.connections) return -1;
    if (house->free_visits.count == 0) more_visits(house);
    int n = queue_take(&house->free_visits);
    bool queued = house->visits[n].queued;
    house->visits[n] = (Visit){.stage = VISIT_NEW,
                               .address = address,
                               .room = -1,
                               .listed = -1,
                               .lines = {LINES_AT_ONCE, now},
                               .queued = queued};
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
    queue_add(&house->free_visits, connection);
    house->counts.connections--;
}

static void enter(House *house, int connection, int n, Moment now)
{
    Visit *visit = &house->visits[connection];
    HouseRoom *room = &house->rooms[n];
    StewardVisitor visitor = {visit->address, visit->token, visit->from};
    No why;
    int member = steward_enter(room->steward, &visitor, now, &why);
    visit->stage = VISIT_NEW;
    if (member < 0) {
        refuse(house, connection, "join", why);
        return;
    }
    visit->stage = VISIT_IN;
    visit->room = n;
    visit->member = member;
    room->visits[member] = connection;
    queue_room(house, room);
}

static AddressCount *count_of(House *house, uint64_t address, Moment now)
{
    AddressCount *count = &house->addresses[address % HOUSE_ADDRESSES];
    if (count->address != address)
        *count = (AddressCount){.address = address, .since = now, .missed_since = now};
    return count;
}

/* Has this address opened too many rooms lately? */
static bool rooms_left(House *house, uint64_t address, Moment now)
{
    AddressCount *count = count_of(house, address, now);
    if (now - count->since > HOUR) count->rooms = 0;
    if (count->rooms == 0) count->since = now;
    return ++count->rooms <= house->plan.rooms_an_hour;
}

/* Somebody asked for a room that is not here: did they guess too often lately? */
static bool misses_left(House *house, uint64_t address, Moment now)
{
    AddressCount *count = count_of(house, address, now);
    if (now - count->missed_since > MINUTE) count->misses = 0;
    return count->misses < MISSES_A_MINUTE;
}

static void note_miss(House *house, uint64_t address, Moment now)
{
    AddressCount *count = count_of(house, address, now);
    if (count->misses++ == 0) count->missed_since = now;
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
    house->rooms[n].steward = steward_new(&house->common, &key, name, now);
    house->rooms[n].whole = true;
    house->rooms[n].lease = 1;
    text_copy(house->rooms[n].secret, SECRET_SIZE, secret);
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
    if (n < 0 && !misses_left(house, visit->address, now)) {
        refuse(house, connection, "join", NO_HURRY);
        return;
    }
    if (n < 0) {
        n = room_add(house, &digest);
        queue_add(&house->wanted, n);
    }
    text_copy(house->rooms[n].secret, SECRET_SIZE, line->words[1].at);
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

static void list(House *house, int connection)
{
    house_list(house, connection);
    queue_reader(house, connection);
}

static void hear_outside(House *house, int connection, const Line *line, Moment now)
{
    const char *verb = line->word_count > 0 ? line->words[0].at : "";
    Allowance *lines = &house->visits[connection].lines;
    if (!steward_allowed(lines, LINES_AT_ONCE, LINES_EVERY, now)) {
        refuse(house, connection, "line", NO_HURRY);
        house->visits[connection].hurries++;
    } else if (text_same(verb, "hello"))
        hello(house, connection, line);
    else if (text_same(verb, "new") && line->word_count == 1)
        open_room(house, connection, now);
    else if (text_same(verb, "join"))
        join(house, connection, line, now);
    else if (text_same(verb, "tables") && line->word_count == 1)
        list(house, connection);
    else
        refuse(house, connection, "line", NO_SENSE);
}

/* Whom the host has sent away stands outside again. */
static void see_out(House *house, HouseRoom *room)
{
    for (int i = 0; i < STEWARD_MEMBERS; i++) {
        int visit = room->visits[i];
        if (visit < 0 || steward_in(room->steward, i)) continue;
        room->visits[i] = -1;
        house->visits[visit].stage = VISIT_NEW;
        refuse(house, visit, "join", NO_WELCOME);
    }
}

bool house_tired_of(const House *house, int connection)
{
    const Visit *visit = &house->visits[connection];
    if (visit->stage != VISIT_IN) return visit->hurries > HURRIES_MOST;
    return steward_tired_of(house->rooms[visit->room].steward, visit->member);
}

void house_hear(House *house, int connection, const char *text, Moment now)
{
    Visit *visit = &house->visits[connection];
    house->counts.lines_heard++;
    if (visit->stage == VISIT_IN) {
        HouseRoom *room = &house->rooms[visit->room];
        steward_hear(room->steward, visit->member, text, now);
        queue_room(house, room);
        see_out(house, room);
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
    } else if (visit->listed >= 0) {
        house_list_next(house, connection, line);
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
        if (steward_tick(room->steward, now)) queue_room(house, room);
        if (asleep(house, room, now)) room_drop(house, i);
    }
}

bool house_work(House *house, int work, Moment now)
{
    bool worked = false;
    while (house->work.count > 0 && !worked) {
        int n = queue_take(&house->work);
        HouseRoom *room = &house->rooms[n];
        room->at_work = false;
        if (!room->used || !room->whole) continue;
        size_t before = steward_journal(room->steward)->count;
        bool more = steward_work(room->steward, work, now);
        worked = more || steward_journal(room->steward)->count != before;
        if (worked) queue_room(house, room);
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
    while (house->wanted.count > 0) {
        const HouseRoom *room = &house->rooms[queue_take(&house->wanted)];
        if (!room->used || room->whole) continue;
        *digest = room->digest;
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
        room->steward = steward_empty(&house->common, &key);
    }
    steward_recall(room->steward, line);
}

/* Those who wait for the room come in, or hear why not. */
static void let_in(House *house, int n, No why, Moment now)
{
    for (int i = 0; i < house->visit_count; i++) {
        Visit *visit = &house->visits[i];
        if (visit->stage != VISIT_WAITS || visit->room != n) continue;
        visit->stage = VISIT_NEW;
        if (why == NO_OBJECTION)
            enter(house, i, n, now);
        else
            refuse(house, i, "join", why);
        if (why == NO_ROOM) note_miss(house, visit->address, now);
    }
}

void house_found_all(House *house, const FairNumber *digest, uint64_t lease, Moment now)
{
    int n = room_find(house, digest);
    if (n < 0 || house->rooms[n].whole) return;
    HouseRoom *room = &house->rooms[n];
    bool exists = lease != 0 && room->steward != NULL;
    room->lease = lease;
    room->whole = exists;
    if (exists) steward_resume(room->steward, now);
    let_in(house, n, exists ? NO_OBJECTION : NO_ROOM, now);
    if (!house->rooms[n].whole) room_drop(house, n);
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

bool house_next_difference(House *house, Text *text)
{
    text_clear(text);
    for (; house->differing < house->room_count; house->differing++) {
        HouseRoom *room = &house->rooms[house->differing];
        if (room->used && room->whole && steward_next_difference(room->steward, text)) {
            house->counts.differences++;
            return true;
        }
    }
    house->differing = 0;
    return false;
}

HouseCounts house_counts(const House *house)
{
    HouseCounts counts = house->counts;
    for (int i = 0; i < house->room_count; i++) {
        const HouseRoom *room = &house->rooms[i];
        if (!room->used || !room->whole) continue;
        counts.meetings++;
        counts.playing += steward_meeting(room->steward)->stage == MEETING_PLAYS;
        counts.stuck += steward_stuck(room->steward);
        counts.dozing += steward_dozes(room->steward);
    }
    return counts;
}
