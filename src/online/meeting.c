/* meeting.c -- what everybody at an online table knows: who sits where, the terms, the game. */
#include "online/meeting.h"

#include <string.h>

#include "base/mem.h"

void meeting_begin(Meeting *meeting)
{
    *meeting = (Meeting){.host = -1, .terms = {.absent = 60, .watch = true, .advice = true}};
    text_copy(meeting->edition, sizeof meeting->edition, "classic");
}

void meeting_drop_table(Meeting *meeting)
{
    table_free(meeting->table);
    meeting->table = NULL;
    if (meeting->shared != NULL) edition_pool_give_back(meeting->pool, meeting->shared);
    meeting->shared = NULL;
}

void meeting_clear(Meeting *meeting)
{
    meeting_drop_table(meeting);
    mem_free(meeting->said);
    text_free(&meeting->own);
    text_free(&meeting->draft);
    *meeting = (Meeting){0};
}

bool meeting_edition_read(const Meeting *meeting, const EditionLibrary *library, const char *word,
                          const HouseRules *rules, Edition *edition)
{
    EditionSource source = {
        .word = word, .file = word, .text = meeting->own.start, .length = meeting->own.length};
    EditionLibrary own = {.sources = &source, .count = 1};
    bool brought = meeting->own.length > 0 && text_same(word, meeting->edition);
    Problems *problems = mem_new(1, sizeof *problems);
    bool good = edition_read(brought ? &own : library, word, rules, edition, problems);
    mem_free(problems);
    return good;
}

bool meeting_edition(const Meeting *meeting, const EditionLibrary *library, Edition *edition)
{
    return meeting_edition_read(meeting, library, meeting->edition, &meeting->rules, edition) &&
           edition_recall(edition, meeting->edition_hash);
}

bool meeting_timed(const Meeting *meeting)
{
    return meeting->terms.bank > 0 || meeting->terms.step > 0;
}

int meeting_awaits(const Meeting *meeting)
{
    if (meeting->stage != MEETING_PLAYS) return -1;
    const Game *game = table_game(meeting->table);
    if (game->phase == PHASE_OVER || game->decider >= meeting->seat_count) return -1;
    const MeetingSeat *seat = &meeting->seats[game->decider];
    return seat->plan.kind == NULL && seat->stand_in == NULL ? game->decider : -1;
}

static bool colour_free(const Meeting *meeting, uint32_t colour)
{
    for (int i = 0; i < meeting->seat_count; i++)
        if (meeting->seats[i].plan.colour == colour) return false;
    return true;
}

uint32_t meeting_free_colour(const Meeting *meeting)
{
    static const uint32_t colours[MAX_SEATS] = {0xC4490A, 0x0072B2, 0x7A3E9D, 0x00795C,
                                                0x8A6D00, 0x3F3F46, 0xB0417F, 0x27769D};
    int n = 0;
    while (n < MAX_SEATS - 1 && !colour_free(meeting, colours[n])) n++;
    return colours[n];
}
