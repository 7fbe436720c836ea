/* house_tables.c -- the tables of a server that everybody may join or watch.
 *
 * Only those whose host marked them so, and where somebody is. Their secret is no secret. */
#include <string.h>

#include "base/lines.h"
#include "base/mem.h"
#include "online/house_state.h"
#include "online/open_table.h"

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
    house->visits[connection].listed_elsewhere = 0;
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

void house_tables_here(const House *house, Text *lines)
{
    int count = 0;
    for (int i = 0; i < house->room_count && count < LISTED_MOST; i++) {
        if (!listed(&house->rooms[i])) continue;
        write_table(&house->rooms[i], lines);
        text_add_char(lines, '\n');
        count++;
    }
}

void house_tables_elsewhere(House *house, const char *words)
{
    Line *line = mem_new(1, sizeof *line);
    OpenTable table;
    text_clear(&house->elsewhere);
    for (const char *at = words; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        lines_split(at, length, line);
        if (open_table_read(line, &table)) {
            text_add_bytes(&house->elsewhere, at, length);
            text_add_char(&house->elsewhere, '\n');
        }
        at += length + (at[length] == '\n');
    }
    mem_free(line);
}

/* Line n of the tables of other nodes; NULL when there are fewer. */
static const char *elsewhere_line(const House *house, int n)
{
    const char *at = house->elsewhere.start;
    for (; n > 0 && *at != '\0'; n--) at += strcspn(at, "\n") + 1;
    return *at == '\0' ? NULL : at;
}

/* One a line, and at the end "tables COUNT". */
void house_list_next(House *house, int connection, Text *line)
{
    Visit *visit = &house->visits[connection];
    while (visit->listed < house->room_count && !listed(&house->rooms[visit->listed]))
        visit->listed++;
    const char *other = elsewhere_line(house, visit->listed_elsewhere);
    if (visit->listed_count == LISTED_MOST ||
        (visit->listed == house->room_count && other == NULL)) {
        text_add(line, "tables ");
        text_add_int(line, visit->listed_count);
        visit->listed = -1;
        return;
    }
    visit->listed_count++;
    if (visit->listed < house->room_count) {
        write_table(&house->rooms[visit->listed++], line);
    } else {
        visit->listed_elsewhere++;
        text_add_bytes(line, other, strcspn(other, "\n"));
    }
}

static void member(Text *json, const char *name, const char *words, bool quoted)
{
    text_add_quoted(json, name);
    text_add(json, ": ");
    if (quoted)
        text_add_quoted(json, words);
    else
        text_add(json, words);
}

static void table_json(const Line *line, Text *json)
{
    static const struct {
        const char *name;
        int word;
        bool quoted;
    } members[] = {{"name", 2, true},   {"edition", 3, true},   {"stage", 4, true},
                   {"seats", 5, false}, {"watchers", 6, false}, {"room", 1, true}};
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        text_add(json, i == 0 ? "\n  {" : ", ");
        member(json, members[i].name, line->words[members[i].word].at, members[i].quoted);
    }
    text_add_char(json, '}');
}

void house_tables_write(const House *house, Text *json)
{
    Text text = text_growing();
    Line *line = mem_new(1, sizeof *line);
    int count = 0;
    house_tables_here(house, &text);
    text_add(&text, house->elsewhere.start);
    text_add(json, "{\"tables\": [");
    for (const char *at = text.start; *at != '\0' && count < LISTED_MOST; count++) {
        size_t length = strcspn(at, "\n");
        lines_split(at, length, line);
        if (count > 0) text_add_char(json, ',');
        table_json(line, json);
        at += length + 1;
    }
    text_add(json, "\n]}\n");
    mem_free(line);
    text_free(&text);
}
