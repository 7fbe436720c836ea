/* sample_meeting.h -- a guest at a made-up table: for pictures and tests. */
#ifndef ONLINE_SAMPLE_MEETING_H
#define ONLINE_SAMPLE_MEETING_H

#include "online/guest.h"

/* The first seat is the guest's own and the host's; somebody has lost the connection, somebody
 * looks on, and something was said. With `plays` the game has begun, with clocks. Keeps the
 * library; NULL when the edition is none of it. */
Guest *sample_meeting_new(const EditionLibrary *library, const Edition *edition,
                          const Seating *seating, bool plays);
/* Somebody says something, now that it is looked at. */
void sample_meeting_go_on(Guest *guest);

#endif
