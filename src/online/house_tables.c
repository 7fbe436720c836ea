/* house_tables.c -- the tables of a server that everybody may join or watch.
 *
 * Only those whose host marked them so, and where somebody is. Their secret is no secret. */
#include <string.h>

#include "online/house_state.h"

enum { LISTED_MOST = 100 };

static bool listed(const HouseRoom *room)
{
    if (!room->used || !room->whole || room->secret[0] == '\0') return false;
    const Meeting *meeting = steward_meeting(room->steward);
    if (!meeting->terms.open || steward_member_count(room->steward) == 0) return false;
    if (meeting->stage == MEETING_GATHERS) return meeting->seat_count < MAX_SEATS;
    return meeting->terms.watch;
}

void house_list(House *house, int connection)
{
    house->visits[connection].listed = 0;
    house->visits[connection].listed_count = 0;
}

static const char *stage_word(const Meeting *meeting)
{
    switch (meeting->stage) {
    case MEETING_GATHERS: return "gathers";
    case MEETING_PROMISES:
    case MEETING_SHOWS:
    case MEETING_PLAYS: return "plays";
    case MEETING_OVER: return "over";
    }
    return "over";
}

/* "table SECRET NAME EDITION gathers SEATS WATCHERS" */
static void write_table(const HouseRoom *room, Text *line)
{
    const Meeting *meeting = steward_meeting(room->steward);
    const char *const words[] = {"table", room->secret, meeting->name, meeting->edition,
                                 stage_word(meeting)};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        text_add(line, words[i]);
        text_add_char(line, ' ');
    }
    text_add_int(line, meeting->seat_count);
    text_add_char(line, ' ');
    text_add_int(line, steward_watcher_count(room->steward));
}

/* One a line, and at the end "tables COUNT". */
void house_list_next(House *house, int connection, Text *line)
{
    Visit *visit = &house->visits[connection];
    while (visit->listed < house->room_count && !listed(&house->rooms[visit->listed]))
        visit->listed++;
    if (visit->listed < house->room_count && visit->listed_count < LISTED_MOST) {
        write_table(&house->rooms[visit->listed++], line);
        visit->listed_count++;
        return;
    }
    text_add(line, "tables ");
    text_add_int(line, visit->listed_count);
    visit->listed = -1;
}

static void member(Text *json, const char *name, const char *words)
{
    text_add_quoted(json, name);
    text_add(json, ": ");
    text_add_quoted(json, words);
    text_add(json, ", ");
}

static void number(Text *json, const char *name, int value)
{
    text_add_quoted(json, name);
    text_add(json, ": ");
    text_add_int(json, value);
}

void house_tables_write(const House *house, Text *json)
{
    int count = 0;
    text_add(json, "{\"tables\": [");
    for (int i = 0; i < house->room_count && count < LISTED_MOST; i++) {
        const HouseRoom *room = &house->rooms[i];
        if (!listed(room)) continue;
        const Meeting *meeting = steward_meeting(room->steward);
        text_add(json, count++ == 0 ? "\n  {" : ",\n  {");
        member(json, "name", meeting->name);
        member(json, "edition", meeting->edition);
        member(json, "stage", stage_word(meeting));
        number(json, "seats", meeting->seat_count);
        text_add(json, ", ");
        number(json, "watchers", steward_watcher_count(room->steward));
        text_add(json, ", ");
        text_add(json, "\"room\": ");
        text_add_quoted(json, room->secret);
        text_add_char(json, '}');
    }
    text_add(json, "\n]}\n");
}
