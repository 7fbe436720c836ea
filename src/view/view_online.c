/* view_online.c -- a table on a server, as the app tells of it. */
#include "view/view_online.h"

#include "view/view_request.h"
#include "view/view_state.h"
#include "view/view_words.h"

enum { LINE_SIZE = 700 };

/* So long somebody who has dropped out is expected back at any moment. */
#define RECONNECT_SECONDS 60.0

const OnlineFacts *view_online(const View *view)
{
    return &view->online;
}

const Guest *view_guest(const View *view)
{
    return view->online.guest;
}

bool view_online_connected(const View *view)
{
    const OnlineFacts *online = &view->online;
    return online->guest != NULL && online->wire == WIRE_HOLDS && guest_joined(online->guest);
}

bool view_online_trouble(const View *view, Text *text)
{
    static const Sentence tries = T_("Connecting to the table."),
                          lost = T_("The connection is lost; trying again."),
                          silent = T_("The server does not answer; trying again."),
                          old = T_("This program is too old for the server."),
                          broken = T_("The server plays by another version of the rules.");
    if (view->online.guest == NULL) return false;
    bool bad = guest_broken(view->online.guest);
    if (!bad && view_online_connected(view)) return false;
    bool known = guest_known(view->online.guest) > 0;
    const Sentence *says = guest_old(view->online.guest)    ? &old
                           : bad                            ? &broken
                           : view->online.wire != WIRE_LOST ? &tries
                           : known                          ? &lost
                                                            : &silent;
    text_add(text, view_label(view, says));
    return true;
}

bool view_online_hosts(const View *view)
{
    const Guest *guest = view->online.guest;
    if (guest == NULL) return false;
    int host = guest_meeting(guest)->host;
    return host >= 0 && (guest_seats(guest) >> host & 1U) != 0;
}

bool view_online_advice(const View *view)
{
    const Guest *guest = view->online.guest;
    return guest == NULL || guest_meeting(guest)->terms.advice ||
           guest_meeting(guest)->stage == MEETING_OVER;
}

bool view_online_left(const View *view, int seat, int64_t *left, bool *runs)
{
    const Guest *guest = view->online.guest;
    if (guest == NULL || !meeting_timed(guest_meeting(guest))) return false;
    const Meeting *meeting = guest_meeting(guest);
    if (seat >= meeting->seat_count || meeting->seats[seat].plan.kind != NULL) return false;
    int64_t told;
    *runs = guest_clock(guest, &told) == seat && meeting->stage == MEETING_PLAYS;
    *left = *runs ? told - (int64_t)(view->clock_age * 1000) : meeting->seats[seat].left;
    if (*left < 0) *left = 0;
    return true;
}

int64_t view_online_auction(const View *view)
{
    int64_t told;
    if (guest_clock(view_guest(view), &told) >= 0) return 0;
    int64_t left = told - (int64_t)(view->clock_age * 1000);
    return left > 0 ? left : 0;
}

bool view_online_here(const View *view, int seat)
{
    const Guest *guest = view->online.guest;
    if (guest == NULL || seat >= guest_meeting(guest)->seat_count) return true;
    return guest_meeting(guest)->seats[seat].plan.kind != NULL ||
           (guest_here(guest) >> seat & 1U) != 0;
}

OnlinePresence view_online_presence(const View *view, int seat)
{
    const Guest *guest = view->online.guest;
    if (guest == NULL || seat >= guest_meeting(guest)->seat_count) return PRESENCE_HERE;
    const Meeting *meeting = guest_meeting(guest);
    bool plays = meeting->stage == MEETING_PLAYS;
    if (plays && meeting->seats[seat].stand_in != NULL) return PRESENCE_PLAYED_FOR;
    if (view_online_here(view, seat)) return PRESENCE_HERE;
    bool fresh =
        (view->lost >> seat & 1U) != 0 && view->ui->now - view->lost_at[seat] < RECONNECT_SECONDS;
    return fresh ? PRESENCE_RECONNECTS : PRESENCE_AWAY;
}

const char *view_online_presence_words(View *view, int seat)
{
    switch (view_online_presence(view, seat)) {
    case PRESENCE_HERE: return NULL;
    case PRESENCE_RECONNECTS: return LABEL(view, T_("reconnecting…"));
    case PRESENCE_AWAY: return LABEL(view, TC_("player", "away"));
    case PRESENCE_PLAYED_FOR: return LABEL(view, T_("a computer plays"));
    }
    return NULL;
}

int view_online_distance(const View *view)
{
    const Guest *guest = view->online.guest;
    for (int i = 0; guest != NULL && i < MAX_SEATS; i++)
        if ((guest_seats(guest) >> i & 1U) != 0) return guest_trip(guest, i);
    return -1;
}

void view_online_say(View *view, const char *line)
{
    view_ask_with(view, (Request){.kind = REQUEST_SAY}, "", line);
}

void view_online_say_words(View *view, const char *verb, const char *words)
{
    char line[LINE_SIZE];
    Text text = text_into(line, sizeof line);
    text_add(&text, verb);
    text_add_char(&text, ' ');
    text_add_quoted(&text, words);
    view_online_say(view, line);
}

int view_online_unread(const View *view)
{
    if (view->online.guest == NULL) return 0;
    return guest_meeting(view->online.guest)->said_count - view->said_read;
}

void view_online_read(View *view)
{
    if (view->online.guest != NULL) view->said_read = guest_meeting(view->online.guest)->said_count;
}

int view_online_old_remarks(const View *view)
{
    return view->said_before;
}
