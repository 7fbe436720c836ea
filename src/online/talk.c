/* talk.c -- what a client makes of the talk at a table. */
#include "online/talk.h"

static int place_of(const TalkMuted *muted, const char *name)
{
    for (int i = 0; i < MAX_SEATS; i++)
        if (text_same(muted->names[i], name)) return i;
    return -1;
}

bool talk_muted(const TalkMuted *muted, const char *name)
{
    return name[0] != '\0' && place_of(muted, name) >= 0;
}

void talk_mute(TalkMuted *muted, const char *name, bool mute)
{
    int place = place_of(muted, mute ? "" : name);
    if (place < 0 || talk_muted(muted, name) == mute) return;
    text_copy(muted->names[place], SEAT_NAME_SIZE, mute ? name : "");
}

const char *talk_speaker(const Words *words, const MeetingSaid *said)
{
    static const Sentence nameless = T_("Somebody who looks on");
    bool named = said->seat >= 0 || !text_same(said->name, "?");
    return named ? said->name : words_label(words, nameless);
}
