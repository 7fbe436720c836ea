/* meeting_line.c -- the lines that change a meeting. */
#include "online/meeting_line.h"

#include <string.h>

const char *meeting_line_word(const MeetingLine *line, int n)
{
    return n < line->words.word_count ? line->words.words[n].at : "";
}

bool meeting_line_has(const MeetingLine *line, int words)
{
    return line->words.word_count == words + 1;
}

bool meeting_line_stage(const MeetingLine *line, MeetingStage stage)
{
    return line->meeting->stage == stage;
}

bool meeting_line_number(const char *words, int64_t least, int64_t most, int64_t *number)
{
    return text_to_int(words, number) && *number >= least && *number <= most;
}

bool meeting_line_hex(const char *words, size_t digits, uint64_t *number)
{
    if (strlen(words) != digits) return false;
    *number = 0;
    for (; *words != '\0'; words++) {
        static const char *const values = "0123456789abcdef";
        const char *at = strchr(values, *words);
        if (at == NULL) return false;
        *number = *number << 4 | (uint64_t)(at - values);
    }
    return true;
}

MeetingSeat *meeting_line_seat(const MeetingLine *line, int n)
{
    int64_t number;
    if (!meeting_line_number(meeting_line_word(line, n), 1, line->meeting->seat_count, &number))
        return NULL;
    return &line->meeting->seats[number - 1];
}

bool meeting_line_switch(const char *words, bool *on)
{
    *on = text_same(words, "on");
    return *on || text_same(words, "off");
}

bool meeting_apply(Meeting *meeting, const EditionLibrary *library, const char *text)
{
    static const MeetingVerb *const tables[] = {meeting_game_verbs, meeting_talk_verbs,
                                                meeting_room_verbs};
    MeetingLine line = {.meeting = meeting, .library = library, .text = text};
    lines_split(text, strlen(text), &line.words);
    if (line.words.fault != LINE_FINE) return false;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        for (const MeetingVerb *verb = tables[i]; verb->word != NULL; verb++)
            if (text_same(meeting_line_word(&line, 0), verb->word)) return verb->apply(&line);
    return false;
}
