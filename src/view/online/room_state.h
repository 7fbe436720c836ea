/* room_state.h -- what the screens of a room keep: the edition that is being agreed on, what is
 * being written. */
#ifndef VIEW_ONLINE_ROOM_STATE_H
#define VIEW_ONLINE_ROOM_STATE_H

#include "online/talk.h"
#include "view/view_online.h"

typedef struct RoomState {
    Edition edition;               /* as agreed, with house rules, */
    uint64_t hash;                 /* the meeting's when it was read; */
    const EditionLibrary *library; /* out of this one */
    bool known;                    /* else it is none of ours */
    char name[SEAT_NAME_SIZE];     /* of the person who is about to sit down */
    int token;                     /* wanted */
    char words[MEETING_SAID_SIZE]; /* being written to the table */
    int shown;                     /* remarks, when the bubble was last looked at */
    double since;                  /* and when that was */
    TalkMuted muted;
} RoomState;

RoomState *room_state(const View *view);
/* The edition of the table on the server; NULL: at none, or an edition that is not known here. */
const Edition *room_state_edition(const View *view);
/* A token that nobody at the table has: the one wanted, or the next. */
int room_state_free_token(const View *view, int wanted);
/* Are this person's remarks kept from the reader? And from now on, or no longer. */
bool room_state_muted(const View *view, const char *name);
void room_state_mute(View *view, const char *name, bool muted);
/* People and computers that may sit there. */
int room_state_most(const View *view);

#endif
