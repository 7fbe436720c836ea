/* meeting_room.c -- lines about the room: the edition, the terms, who sits where. */
#include <string.h>

#include "base/mem.h"
#include "online/edition_parts.h"
#include "online/meeting_line.h"

enum { HASH_DIGITS = 16, COLOUR_DIGITS = 6, SECONDS_MOST = 30 * 24 * 3600 };

static bool apply_open(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    return meeting_line_has(line, 1) && meeting->name[0] == '\0' &&
           text_copy(meeting->name, sizeof meeting->name, meeting_line_word(line, 1));
}

/* Computers always are. */
static void nobody_ready(Meeting *meeting)
{
    for (int i = 0; i < meeting->seat_count; i++)
        meeting->seats[i].ready = meeting->seats[i].plan.kind != NULL;
}

static Text *begun(Text *text)
{
    if (text->start == NULL) *text = text_growing();
    return text;
}

/* "text "line" ...": a piece of the host's own edition; "text" alone forgets them. */
static bool apply_text(MeetingLine *line)
{
    Text *draft = begun(&line->meeting->draft);
    if (!meeting_line_stage(line, MEETING_GATHERS)) return false;
    if (!meeting_line_has(line, 0)) return edition_parts_add(&line->words, draft);
    text_free(draft);
    return true;
}

/* "edition london 0123456789abcdef": without house rules; "own" behind it: that of the lines
 * `text`. */
static bool apply_edition(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    uint64_t hash;
    bool own = text_same(meeting_line_word(line, 3), "own");
    if (!meeting_line_stage(line, MEETING_GATHERS) || !meeting_line_has(line, own ? 3 : 2) ||
        strlen(meeting_line_word(line, 1)) >= sizeof meeting->edition ||
        !meeting_line_hex(meeting_line_word(line, 2), HASH_DIGITS, &hash) ||
        (own && meeting->draft.length == 0)) {
        return false;
    }
    text_copy(meeting->edition, sizeof meeting->edition, meeting_line_word(line, 1));
    meeting->edition_hash = hash;
    meeting->rules.count = 0;
    text_free(&meeting->own);
    if (own) meeting->own = meeting->draft;
    if (own) meeting->draft = (Text){0};
    nobody_ready(meeting);
    return true;
}

/* "rule pot=on 0123456789abcdef": the hash of the edition with it. */
static bool apply_rule(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    char buffer[300];
    Text why = text_into(buffer, sizeof buffer);
    HouseRules rules = meeting->rules;
    uint64_t hash;
    if (!meeting_line_stage(line, MEETING_GATHERS) || !meeting_line_has(line, 2) ||
        !meeting_line_hex(meeting_line_word(line, 2), HASH_DIGITS, &hash) ||
        !house_rule_add(&rules, meeting_line_word(line, 1), NULL, &why)) {
        return false;
    }
    meeting->rules = rules;
    meeting->edition_hash = hash;
    nobody_ready(meeting);
    return true;
}

static bool seconds_read(const char *words, int32_t *seconds)
{
    int64_t number;
    if (!meeting_line_number(words, 0, SECONDS_MOST, &number)) return false;
    *seconds = (int32_t)number;
    return true;
}

/* "terms BANK STEP ABSENT WATCH ADVICE OPEN [DELAY]": seconds, three switches, seconds */
static bool apply_terms(MeetingLine *line)
{
    MeetingTerms terms = {0};
    int64_t delay = 0;
    if (!meeting_line_stage(line, MEETING_GATHERS) ||
        (!meeting_line_has(line, 6) && !meeting_line_has(line, 7)))
        return false;
    if (meeting_line_has(line, 7) &&
        !meeting_line_number(meeting_line_word(line, 7), 0, MEETING_DELAY_MOST, &delay))
        return false;
    terms.delay = (int32_t)delay;
    if (!seconds_read(meeting_line_word(line, 1), &terms.bank) ||
        !seconds_read(meeting_line_word(line, 2), &terms.step) ||
        !seconds_read(meeting_line_word(line, 3), &terms.absent) ||
        !meeting_line_switch(meeting_line_word(line, 4), &terms.watch) ||
        !meeting_line_switch(meeting_line_word(line, 5), &terms.advice) ||
        !meeting_line_switch(meeting_line_word(line, 6), &terms.open)) {
        return false;
    }
    line->meeting->terms = terms;
    nobody_ready(line->meeting);
    return true;
}

/* "sit human "Ada" car #c4490a": the next seat; "-" for the first free token. */
static bool apply_sit(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    uint64_t colour;
    int64_t token = NO_TOKEN;
    if (!meeting_line_stage(line, MEETING_GATHERS) || !meeting_line_has(line, 4) ||
        meeting->seat_count == MAX_SEATS) {
        return false;
    }
    SeatPlan plan = {.kind = player_find(meeting_line_word(line, 1))};
    if (plan.kind == NULL && !text_same(meeting_line_word(line, 1), "human")) return false;
    if (seat_name_fault(meeting_line_word(line, 2)) != SEAT_NAME_GOOD ||
        !text_copy(plan.name, sizeof plan.name, meeting_line_word(line, 2)) ||
        !meeting_line_number(meeting_line_word(line, 3), 0, NO_TOKEN, &token) ||
        meeting_line_word(line, 4)[0] != '#' ||
        !meeting_line_hex(meeting_line_word(line, 4) + 1, COLOUR_DIGITS, &colour)) {
        return false;
    }
    plan.token = (TokenId)token;
    plan.colour = (uint32_t)colour;
    meeting->seats[meeting->seat_count++] = (MeetingSeat){.plan = plan, .ready = plan.kind != NULL};
    if (meeting->host < 0 && plan.kind == NULL) meeting->host = meeting->seat_count - 1;
    return true;
}

static int first_person(const Meeting *meeting)
{
    for (int i = 0; i < meeting->seat_count; i++)
        if (meeting->seats[i].plan.kind == NULL) return i;
    return -1;
}

/* Who sat behind moves up. */
static bool apply_stand(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    MeetingSeat *seat = meeting_line_seat(line, 1);
    if (!meeting_line_stage(line, MEETING_GATHERS) || !meeting_line_has(line, 1) || seat == NULL)
        return false;
    int place = (int)(seat - meeting->seats);
    meeting->seat_count--;
    memmove(seat, seat + 1, (size_t)(meeting->seat_count - place) * sizeof *seat);
    if (meeting->host > place) {
        meeting->host--;
    } else if (meeting->host == place) {
        meeting->host = first_person(meeting);
    }
    return true;
}

static bool apply_host(MeetingLine *line)
{
    MeetingSeat *seat = meeting_line_seat(line, 1);
    if (!meeting_line_has(line, 1) || seat == NULL || seat->plan.kind != NULL) return false;
    line->meeting->host = (int)(seat - line->meeting->seats);
    return true;
}

static bool apply_ready(MeetingLine *line)
{
    MeetingSeat *seat = meeting_line_seat(line, 1);
    bool on;
    if (!meeting_line_stage(line, MEETING_GATHERS) || !meeting_line_has(line, 2) || seat == NULL ||
        !meeting_line_switch(meeting_line_word(line, 2), &on)) {
        return false;
    }
    seat->ready = on;
    return true;
}

/* "key 2 DIGEST": the server's alone. */
static bool apply_key(MeetingLine *line)
{
    MeetingSeat *seat = meeting_line_seat(line, 1);
    return meeting_line_has(line, 2) && seat != NULL &&
           fair_dice_number_read(meeting_line_word(line, 2), &seat->key);
}

const MeetingVerb meeting_room_verbs[] = {
    {"open", apply_open},
    {"edition", apply_edition},
    {"rule", apply_rule},
    {"terms", apply_terms},
    {"sit", apply_sit},
    {"stand", apply_stand},
    {"host", apply_host},
    {"ready", apply_ready},
    {"key", apply_key},
    {"text", apply_text},
    {0},
};
