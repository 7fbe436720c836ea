/* said_told.c -- what somebody said at a table on a server. */
#include "apps/link/said_told.h"

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "online/reaction.h"
#include "online/talk.h"

void said_told(const Meeting *meeting, const MeetingSaid *said)
{
    Reaction reaction = reaction_find(said->words);
    const char *name = talk_speaker(reader_words(), said);
    switch (said->kind) {
    case MEETING_WORDS: TELL(T_("{name}: {text}"), arg_name(name), arg_text(said->words)); break;
    case MEETING_REACTION:
        if (reaction < REACTION_COUNT)
            TELL(T_("{name}: {text}"), arg_name(name),
                 arg_text(words_label(reader_words(), *reaction_sentence(reaction))));
        break;
    case MEETING_REPORT:
        if (said->about >= 0 && said->about < meeting->seat_count)
            TELL(T_("{name} reports {other_name} to you: {text}"), arg_name(name),
                 arg_other_name(meeting->seats[said->about].plan.name), arg_text(said->words));
        else
            TELL(T_("{name} reports somebody who looks on to you: {text}"), arg_name(name),
                 arg_text(said->words));
        break;
    }
}
