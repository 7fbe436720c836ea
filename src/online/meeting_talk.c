/* meeting_talk.c -- lines that people say, and whom the host does not want. */
#include "base/mem.h"
#include "online/meeting_line.h"
#include "online/reaction.h"

/* Somebody says something: who it was; *next: the word after that. NULL: nobody known. */
static MeetingSaid *said_by(const MeetingLine *line, int *next)
{
    Meeting *meeting = line->meeting;
    bool watching = text_same(meeting_line_word(line, 1), "0");
    const MeetingSeat *seat = meeting_line_seat(line, 1);
    if (!watching && seat == NULL) return NULL;
    if (meeting->said == NULL) meeting->said = mem_new(MEETING_TALK, sizeof *meeting->said);
    MeetingSaid *said = &meeting->said[meeting->said_count % MEETING_TALK];
    *said = (MeetingSaid){.seat = watching ? -1 : (int8_t)(seat - meeting->seats), .about = -1};
    text_copy(said->name, sizeof said->name,
              watching ? meeting_line_word(line, 2) : seat->plan.name);
    *next = watching ? 3 : 2;
    return said;
}

/* "say 2 "words"", "say 0 "Eve" "words"" of somebody who looks on. */
static bool apply_say(MeetingLine *line)
{
    int next;
    MeetingSaid *said = said_by(line, &next);
    if (said == NULL || !meeting_line_has(line, next)) return false;
    text_copy(said->words, sizeof said->words, meeting_line_word(line, next));
    line->meeting->said_count++;
    return true;
}

/* "react 2 bravo" */
static bool apply_react(MeetingLine *line)
{
    int next;
    MeetingSaid *said = said_by(line, &next);
    if (said == NULL || !meeting_line_has(line, next) ||
        reaction_find(meeting_line_word(line, next)) == REACTION_COUNT)
        return false;
    said->kind = MEETING_REACTION;
    text_copy(said->words, sizeof said->words, meeting_line_word(line, next));
    line->meeting->said_count++;
    return true;
}

/* "report 2 1 "words"": seat 2 about seat 1, 0: about somebody who looks on. */
static bool apply_report(MeetingLine *line)
{
    int next;
    MeetingSaid *said = said_by(line, &next);
    int64_t about;
    if (said == NULL || !meeting_line_has(line, next + 1) ||
        !meeting_line_number(meeting_line_word(line, next), 0, line->meeting->seat_count, &about)) {
        return false;
    }
    said->kind = MEETING_REPORT;
    said->about = (int8_t)(about - 1);
    text_copy(said->words, sizeof said->words, meeting_line_word(line, next + 1));
    line->meeting->said_count++;
    return true;
}

/* "ban DIGEST": the server's alone. */
static bool apply_ban(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    FairNumber key;
    if (!meeting_line_has(line, 1) || !fair_dice_number_read(meeting_line_word(line, 1), &key))
        return false;
    meeting->banned[meeting->ban_count++ % MEETING_BANS] = key;
    return true;
}

const MeetingVerb meeting_talk_verbs[] = {
    {"say", apply_say}, {"react", apply_react}, {"report", apply_report}, {"ban", apply_ban}, {0},
};
