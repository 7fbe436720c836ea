/* steward_member.c -- who is at one meeting: comes, leaves, sits where, and says how much. */
#include <string.h>

#include "base/mem.h"
#include "online/steward_state.h"

enum { HURRIES_MOST = 400 };

unsigned steward_seats(const Steward *steward, const Member *member)
{
    unsigned seats = 0;
    if (!member->has_key) return 0;
    for (int i = 0; i < steward->meeting.seat_count; i++) {
        const MeetingSeat *seat = &steward->meeting.seats[i];
        if (seat->plan.kind == NULL && fair_dice_same(&seat->key, &member->key)) seats |= 1U << i;
    }
    return seats;
}

bool steward_is_host(const Steward *steward, const Member *member)
{
    int host = steward->meeting.host;
    return host >= 0 && (steward_seats(steward, member) >> host & 1U) != 0;
}

bool steward_seat_here(const Steward *steward, int seat)
{
    for (int i = 0; i < steward->member_room; i++) {
        const Member *member = &steward->members[i];
        if (member->in && (steward_seats(steward, member) >> seat & 1U) != 0) return true;
    }
    return false;
}

void steward_tell_all_now(Steward *steward)
{
    bool gathers = steward->meeting.stage == MEETING_GATHERS;
    for (int i = 0; i < steward->member_room; i++) {
        steward->members[i].tell_now = true;
        if (gathers) steward->members[i].tell_trips = true;
    }
}

/* Nobody looks on at a game that wants no watchers. */
static bool welcome(const Steward *steward, const Member *member)
{
    const Meeting *meeting = &steward->meeting;
    bool lobby = meeting->stage == MEETING_GATHERS;
    return lobby || meeting->terms.watch || steward_seats(steward, member) != 0;
}

/* A free place for a member; NULL when there are enough. */
static Member *free_member(Steward *steward)
{
    int n = 0;
    while (n < steward->member_room && steward->members[n].in) n++;
    if (n == STEWARD_MEMBERS) return NULL;
    if (n == steward->member_room) {
        int room = steward->member_room == 0 ? 4 : 2 * steward->member_room;
        steward->members = mem_resize(steward->members, (size_t)room, sizeof *steward->members);
        memset(steward->members + n, 0, (size_t)(room - n) * sizeof *steward->members);
        steward->member_room = room;
    }
    return &steward->members[n];
}

int steward_enter(Steward *steward, const StewardVisitor *visitor, Moment now, No *why)
{
    Member *member = free_member(steward);
    *why = NO_ROOM;
    if (member == NULL) return -1;
    *member = (Member){.told = visitor->from,
                       .no = NO_OBJECTION,
                       .tell_seats = true,
                       .trip = -1,
                       .address = visitor->address,
                       .lines = {STEWARD_LINES, now},
                       .words = {STEWARD_TALK, now},
                       .rereads = {STEWARD_REREADS, now},
                       .parts = {STEWARD_PARTS, now}};
    if (visitor->from > steward->journal.kept) member->told = 0;
    if (secrets_well_formed(visitor->token)) {
        member->key = secrets_digest(visitor->token);
        member->has_key = true;
    }
    *why = steward_unwelcome(steward, member) ? NO_WELCOME : NO_ROOM;
    if (*why == NO_WELCOME || !welcome(steward, member)) return -1;
    steward_wake(steward);
    member->in = true;
    if (steward->stuck) steward_no(member, NO_RESTS, "game");
    steward->touched = now;
    steward_seats_back(steward, member, now);
    steward_tell_all_now(steward);
    member->tell_ping = !steward->stuck;
    return (int)(member - steward->members);
}

bool steward_in(const Steward *steward, int member)
{
    return steward->members[member].in;
}

bool steward_tired_of(const Steward *steward, int member)
{
    return steward->members[member].hurries > HURRIES_MOST;
}

void steward_leave(Steward *steward, int member, Moment now)
{
    steward->members[member].in = false;
    steward->touched = now;
    steward_nobody_here(steward, now);
    steward_tell_all_now(steward);
}

bool steward_allowed(Allowance *allowance, int32_t at_once, Moment every, Moment now)
{
    Moment more = (now - allowance->since) / every;
    if (more > 0) {
        allowance->since += more * every;
        Moment left = allowance->left + more;
        allowance->left = left > at_once ? at_once : (int32_t)left;
    }
    if (allowance->left == 0) return false;
    allowance->left--;
    return true;
}

int steward_member_count(const Steward *steward)
{
    int count = 0;
    for (int i = 0; i < steward->member_room; i++) count += steward->members[i].in;
    return count;
}

int steward_watcher_count(const Steward *steward)
{
    int count = 0;
    for (int i = 0; i < steward->member_room; i++) {
        const Member *member = &steward->members[i];
        count += member->in && steward_seats(steward, member) == 0;
    }
    return count;
}

void steward_no(Member *member, No no, const char *what)
{
    member->no = no;
    text_copy(member->no_what, sizeof member->no_what, what);
}
