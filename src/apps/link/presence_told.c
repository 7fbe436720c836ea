/* presence_told.c -- who drops out of a table on a server, and who is back. */
#include "apps/link/presence_told.h"

#include "apps/command/output.h"
#include "apps/command/reader.h"

static unsigned stand_ins(const Guest *guest)
{
    const Meeting *meeting = guest_meeting(guest);
    unsigned seats = 0;
    for (int i = 0; i < meeting->seat_count; i++)
        if (meeting->seats[i].stand_in != NULL) seats |= 1U << i;
    return seats;
}

/* While this guest is not connected itself, nothing is known of the others. */
static unsigned lost(const PresenceTold *known, const Guest *guest)
{
    bool heard = guest_joined(guest) && guest_clock_told(guest) != known->told;
    return heard ? guest_lost(guest) & ~guest_seats(guest) : known->lost;
}

bool presence_news(const PresenceTold *known, const Guest *guest)
{
    return stand_ins(guest) != known->stand_ins || lost(known, guest) != known->lost;
}

static void tell_seat(const char *name, bool played, bool was_played, bool gone, bool was_gone)
{
    if (gone && !was_gone) TELL(T_("{name} has lost the connection."), arg_name(name));
    if (played && !was_played) TELL(T_("A computer plays for {name}."), arg_name(name));
    bool back = (was_played && !played) || (was_gone && !gone && !played);
    if (back) TELL(T_("{name} is back."), arg_name(name));
}

void presence_told(PresenceTold *known, const Guest *guest)
{
    const Meeting *meeting = guest_meeting(guest);
    unsigned played = stand_ins(guest), gone = lost(known, guest);
    for (int i = 0; i < meeting->seat_count; i++)
        tell_seat(meeting->seats[i].plan.name, played >> i & 1U, known->stand_ins >> i & 1U,
                  gone >> i & 1U, known->lost >> i & 1U);
    known->stand_ins = played;
    known->lost = gone;
    if (guest_joined(guest)) known->told = guest_clock_told(guest);
}
