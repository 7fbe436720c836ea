/* room_state.c -- what the screens of a room keep. */
#include "view/online/room_state.h"

#include "view/view_screen.h"
#include "view/view_shown.h"

RoomState *room_state(const View *view)
{
    return view_screen_kept(view, SCREEN_ROOM);
}

const Edition *room_state_edition(const View *view)
{
    RoomState *state = room_state(view);
    const EditionLibrary *library = view_library(view);
    if (view_guest(view) == NULL || library == NULL) return NULL;
    const Meeting *meeting = guest_meeting(view_guest(view));
    if (meeting->edition_hash != state->hash || library != state->library) {
        state->hash = meeting->edition_hash;
        state->library = library;
        state->known =
            meeting->edition_hash != 0 && meeting_edition(meeting, library, &state->edition);
    }
    return state->known ? &state->edition : NULL;
}

static bool token_taken(const Meeting *meeting, int token)
{
    for (int i = 0; i < meeting->seat_count; i++)
        if (meeting->seats[i].plan.token == token) return true;
    return false;
}

int room_state_free_token(const View *view, int wanted)
{
    const Edition *edition = room_state_edition(view);
    const Meeting *meeting = guest_meeting(view_guest(view));
    int count = edition != NULL ? edition->token_count : MAX_SEATS;
    if (count <= 0) return 0;
    int token = wanted % count;
    for (int i = 0; i < count && token_taken(meeting, token); i++) token = (token + 1) % count;
    return token;
}

bool room_state_muted(const View *view, const char *name)
{
    return talk_muted(&room_state(view)->muted, name);
}

void room_state_mute(View *view, const char *name, bool muted)
{
    talk_mute(&room_state(view)->muted, name, muted);
}

int room_state_most(const View *view)
{
    const Edition *edition = room_state_edition(view);
    return edition != NULL ? edition->rule[RULE_PLAYERS_MAX] : MAX_SEATS;
}
