/* house_visits.c -- those who are connected to a house and stand outside its rooms. */
#include <string.h>

#include "base/mem.h"
#include "online/build.h"
#include "online/house_state.h"

enum {
    HOUR = 3600 * 1000,
    MINUTE = 60 * 1000,
    MISSES_A_MINUTE = 20,
    LINES_AT_ONCE = 10,
    LINES_EVERY = 500
};

void house_tell(House *house, int visit, const char *first, const char *second)
{
    Text text = text_into(house->visits[visit].answer, HOUSE_ANSWER_SIZE);
    text_add(&text, first);
    text_add(&text, second);
    house_queue_reader(house, visit);
}

void house_refuse(House *house, int visit, const char *what, No no)
{
    char buffer[HOUSE_ANSWER_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    text_add(&text, "no ");
    text_add(&text, what);
    text_add_char(&text, ' ');
    text_add(&text, no_word(no));
    house_tell(house, visit, buffer, "");
    house->counts.refusals++;
}

static void more_visits(House *house)
{
    int more = house->visit_count == 0 ? 16 : house->visit_count;
    if (more > house->plan.connections - house->visit_count)
        more = house->plan.connections - house->visit_count;
    house->visits =
        mem_resize(house->visits, (size_t)(house->visit_count + more), sizeof *house->visits);
    memset(house->visits + house->visit_count, 0, (size_t)more * sizeof *house->visits);
    for (int i = 0; i < more; i++) room_queue_add(&house->free_visits, house->visit_count + i);
    house->visit_count += more;
}

int house_connect(House *house, uint64_t address, Moment now)
{
    if (house->counts.connections == house->plan.connections) return -1;
    if (house->free_visits.count == 0) more_visits(house);
    int n = room_queue_take(&house->free_visits);
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
        house_queue_room(house, room);
    }
    visit->stage = VISIT_FREE;
    room_queue_add(&house->free_visits, connection);
    house->counts.connections--;
}

void house_enter(House *house, int connection, int n, Moment now)
{
    Visit *visit = &house->visits[connection];
    HouseRoom *room = &house->rooms[n];
    StewardVisitor visitor = {visit->address, visit->token, visit->from};
    No why;
    int member = steward_enter(room->steward, &visitor, now, &why);
    visit->stage = VISIT_NEW;
    if (member < 0) {
        house_refuse(house, connection, "join", why);
        return;
    }
    visit->stage = VISIT_IN;
    visit->room = n;
    visit->member = member;
    room->visits[member] = connection;
    house_queue_room(house, room);
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

void house_note_miss(House *house, uint64_t address, Moment now)
{
    AddressCount *count = count_of(house, address, now);
    if (count->misses++ == 0) count->missed_since = now;
}

static void open_room(House *house, int connection, Moment now)
{
    char secret[SECRET_SIZE], name[SECRET_NAME_SIZE];
    Visit *visit = &house->visits[connection];
    if (!rooms_left(house, visit->address, now)) {
        house_refuse(house, connection, "new", NO_HURRY);
        return;
    }
    secrets_token(&house->secrets, secret);
    secrets_name(&house->secrets, name);
    FairNumber digest = secrets_digest(secret), key = secrets_number(&house->secrets);
    int n = house_room_add(house, &digest);
    house->rooms[n].steward = steward_new(&house->common, &key, name, now);
    house->rooms[n].whole = true;
    house->rooms[n].lease = 1;
    text_copy(house->rooms[n].secret, SECRET_SIZE, secret);
    visit->token[0] = '\0';
    visit->from = 0;
    house_enter(house, connection, n, now);
    house_tell(house, connection, "room ", secret);
}

/* "join SECRET TOKEN|- FROM" */
static void join(House *house, int connection, const Line *line, Moment now)
{
    Visit *visit = &house->visits[connection];
    int64_t from;
    if (line->word_count != 4 || !secrets_well_formed(line->words[1].at) ||
        !text_to_int(line->words[3].at, &from) || from < 0) {
        house_refuse(house, connection, "join", NO_SENSE);
        return;
    }
    FairNumber digest = secrets_digest(line->words[1].at);
    text_copy(visit->token, sizeof visit->token, line->words[2].at);
    visit->from = (size_t)from;
    int n = house_room_find(house, &digest);
    if (n < 0 && !misses_left(house, visit->address, now)) {
        house_refuse(house, connection, "join", NO_HURRY);
        return;
    }
    if (n < 0) {
        n = house_room_add(house, &digest);
        room_queue_add(&house->wanted, n);
    }
    text_copy(house->rooms[n].secret, SECRET_SIZE, line->words[1].at);
    if (house->rooms[n].whole) {
        house_enter(house, connection, n, now);
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
        house_refuse(house, connection, "hello", NO_VERSION);
    } else if (build_too_old(line->words[2].at, house->plan.build)) {
        house_tell(house, connection, "old ", house->plan.build);
        house->visits[connection].stage = VISIT_OLD;
    } else {
        house_tell(house, connection, "hello 1 ", house->plan.build);
    }
}

static void list(House *house, int connection)
{
    house_list(house, connection);
    house_queue_reader(house, connection);
}

void house_hear_outside(House *house, int connection, const Line *line, Moment now)
{
    const char *verb = line->word_count > 0 ? line->words[0].at : "";
    Allowance *lines = &house->visits[connection].lines;
    if (!steward_allowed(lines, LINES_AT_ONCE, LINES_EVERY, now)) {
        house_refuse(house, connection, "line", NO_HURRY);
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
        house_refuse(house, connection, "line", NO_SENSE);
}
