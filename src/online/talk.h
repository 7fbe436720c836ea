/* talk.h -- what a client makes of the talk at a table: who is not heard here, what the nameless
 * are called. */
#ifndef ONLINE_TALK_H
#define ONLINE_TALK_H

#include "online/meeting.h"
#include "words/words.h"

/* Names whose remarks are not shown here; the server does not know. All zero: everybody is heard.
 */
typedef struct TalkMuted {
    char names[MAX_SEATS][SEAT_NAME_SIZE];
} TalkMuted;

bool talk_muted(const TalkMuted *muted, const char *name);
void talk_mute(TalkMuted *muted, const char *name, bool mute);

/* Who said it; those who look on may have no name. */
const char *talk_speaker(const Words *words, const MeetingSaid *said);

#endif
