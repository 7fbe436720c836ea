/* said_told.h -- what somebody said at a table on a server. */
#ifndef APPS_LINK_SAID_TOLD_H
#define APPS_LINK_SAID_TOLD_H

#include "online/meeting.h"

/* A line on the terminal. */
void said_told(const Meeting *meeting, const MeetingSaid *said);

#endif
