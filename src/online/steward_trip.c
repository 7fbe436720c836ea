/* steward_trip.c -- how long a line takes to everybody and back. */
#include "online/steward_state.h"

enum { GATHERING_EVERY = 5000, PLAYING_EVERY = 60000, TRIP_MOST = 9999 };

/* Before the game everybody is told of all every few seconds; in a game, each when it was asked. */
static bool measures(const Steward *steward)
{
    MeetingStage stage = steward->meeting.stage;
    return stage == MEETING_GATHERS || stage == MEETING_PLAYS;
}

bool steward_trips_tick(Steward *steward, Moment now)
{
    bool gathers = steward->meeting.stage == MEETING_GATHERS;
    Moment every = gathers ? GATHERING_EVERY : PLAYING_EVERY;
    if (!measures(steward) || now - steward->trips_at < every) return false;
    steward->trips_at = now;
    for (int i = 0; i < steward->member_room; i++) {
        steward->members[i].tell_ping = true;
        if (gathers) steward->members[i].tell_trips = true;
    }
    return true;
}

/* "pong N": the answer to "ping N". The first one of somebody is told to all at once, the others
 * are when everybody is asked again. */
No steward_pong(Steward *steward, Member *member, const Line *line, Moment now)
{
    int64_t number;
    if (line->word_count != 2 || !text_to_int(steward_word(line, 1), &number)) return NO_SENSE;
    if (member->pinged == 0 || number != member->ping_number) return NO_OBJECTION; /* an old one */
    bool first = member->trip < 0, plays = steward->meeting.stage == MEETING_PLAYS;
    Moment trip = now - member->pinged;
    member->trip = trip > TRIP_MOST ? TRIP_MOST : (int32_t)trip;
    member->pinged = 0;
    member->tell_trips = member->tell_trips || plays;
    for (int i = 0; i < steward->member_room && first; i++) steward->members[i].tell_trips = true;
    return NO_OBJECTION;
}

/* The shortest of those who sit there; -1: not known. */
static int32_t trip_of(const Steward *steward, int seat)
{
    int32_t trip = -1;
    for (int i = 0; i < steward->member_room; i++) {
        const Member *member = &steward->members[i];
        if (!member->in || member->trip < 0 || (trip >= 0 && member->trip >= trip)) continue;
        if ((steward_seats(steward, member) >> seat & 1U) != 0) trip = member->trip;
    }
    return trip;
}

bool steward_has_trips(const Steward *steward, const Member *member)
{
    return measures(steward) && (member->tell_ping || member->tell_trips);
}

/* "ping N", then "trips 18 - 42": milliseconds of each seat, if they are known. */
void steward_write_trips(const Steward *steward, Member *member, Moment now, Text *line)
{
    if (member->tell_ping) {
        member->tell_ping = false;
        member->pinged = now;
        text_add(line, "ping ");
        text_add_int(line, ++member->ping_number);
        return;
    }
    member->tell_trips = false;
    text_add(line, "trips");
    for (int i = 0; i < steward->meeting.seat_count; i++) {
        int32_t trip = trip_of(steward, i);
        text_add_char(line, ' ');
        if (trip < 0)
            text_add_char(line, '-');
        else
            text_add_int(line, trip);
    }
}
