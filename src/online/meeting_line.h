/* meeting_line.h -- one of the lines that change a meeting, while it is applied. */
#ifndef ONLINE_MEETING_LINE_H
#define ONLINE_MEETING_LINE_H

#include "base/lines.h"
#include "online/meeting.h"

typedef struct MeetingLine {
    Meeting *meeting;
    const EditionLibrary *library;
    const char *text; /* the whole line */
    Line words;
} MeetingLine;

/* A line that begins with `word` is applied by `apply`; false, with nothing changed, when it makes
 * no sense here. */
typedef struct MeetingVerb {
    const char *word;
    bool (*apply)(MeetingLine *line);
} MeetingVerb;

/* Each ended by a row without a word. */
extern const MeetingVerb meeting_room_verbs[], meeting_game_verbs[], meeting_talk_verbs[];

/* Word n, the verb being number 0; "" when there are fewer. */
const char *meeting_line_word(const MeetingLine *line, int n);
/* Are there so many words behind the verb? */
bool meeting_line_has(const MeetingLine *line, int words);
bool meeting_line_stage(const MeetingLine *line, MeetingStage stage);
/* The seat named by word n, from 1; NULL when there is none. */
MeetingSeat *meeting_line_seat(const MeetingLine *line, int n);

bool meeting_line_number(const char *words, int64_t least, int64_t most, int64_t *number);
bool meeting_line_hex(const char *words, size_t digits, uint64_t *number);
bool meeting_line_switch(const char *words, bool *on);

#endif
