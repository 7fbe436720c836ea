/* visit.c -- at a table on a server: the guest, its connection, the game as far as it is shown. */
#include "apps/drawn/visit.h"

#include <string.h>

#include "base/mem.h"
#include "edition/edition_write.h"
#include "game/auction.h"

struct Visit {
    const VisitWire *wire;
    const EditionLibrary *library;
    Guest *guest;
    char wished[WORD_SIZE]; /* the edition that was asked for last; "": none, or it was brought */
    int games;              /* begun, when the last one was asked for */
    bool gathered;          /* here before the next one: it is shown from its start */
    WireState state;
    char token[SECRET_SIZE]; /* that was kept */
};

Visit *visit_new(const VisitWire *wire, const EditionLibrary *library, const char *where, Text *why)
{
    char room[SECRET_SIZE] = "", token[SECRET_SIZE] = "";
    FairNumber key;
    if (!wire->open(wire->self, where, room, token, why)) return NULL;
    bool named = token[0] != '\0';
    if (!named && room[0] != '\0') wire->find(wire->self, room, token);
    wire->random(wire->self, &key);
    Visit *visit = mem_new(1, sizeof *visit);
    visit->wire = wire;
    visit->library = library;
    visit->guest = guest_new(library, &key, room, token);
    if (wire->build != NULL) guest_introduce(visit->guest, wire->build);
    if (!named) text_copy(visit->token, sizeof visit->token, token);
    return visit;
}

void visit_free(Visit *visit)
{
    if (visit == NULL) return;
    visit->wire->close(visit->wire->self);
    guest_free(visit->guest);
    mem_free(visit);
}

Guest *visit_guest(Visit *visit)
{
    return visit->guest;
}

static void remember(Visit *visit)
{
    const char *token = guest_token(visit->guest), *room = guest_room(visit->guest);
    if (token[0] == '\0' || room[0] == '\0' || text_same(token, visit->token)) return;
    if (!guest_joined(visit->guest) || guest_seats(visit->guest) == 0) return;
    text_copy(visit->token, sizeof visit->token, token);
    visit->wire->keep(visit->wire->self, room, token, guest_meeting(visit->guest)->name);
}

static bool is_on(const Meeting *meeting)
{
    return meeting->stage == MEETING_PLAYS || meeting->stage == MEETING_OVER;
}

bool visit_carry(Visit *visit)
{
    const VisitWire *wire = visit->wire;
    bool news = wire->carry(wire->self, visit->guest);
    WireState state = wire->state(wire->self);
    if (state != visit->state) news = true;
    visit->state = state;
    if (guest_joined(visit->guest) && !is_on(guest_meeting(visit->guest))) visit->gathered = true;
    if (news) remember(visit);
    if (news && guest_old(visit->guest) && wire->renew != NULL) wire->renew(wire->self);
    return news;
}

void visit_facts(const Visit *visit, OnlineFacts *facts)
{
    const VisitWire *wire = visit->wire;
    const char *room = guest_room(visit->guest), *token = guest_token(visit->guest);
    Text link = text_into(facts->link, sizeof facts->link);
    Text own = text_into(facts->own_link, sizeof facts->own_link);
    facts->guest = visit->guest;
    facts->wire = visit->state;
    if (room[0] == '\0') return;
    wire->link(wire->self, room, "", &link);
    if (token[0] != '\0') wire->link(wire->self, room, token, &own);
}

/* ---- asking ---- */

void visit_set_library(Visit *visit, const EditionLibrary *library)
{
    visit->library = library;
    guest_set_library(visit->guest, library);
}

void visit_say(Visit *visit, const char *line)
{
    static const char verb[] = "edition ";
    bool edition = strncmp(line, verb, strlen(verb)) == 0;
    text_copy(visit->wished, sizeof visit->wished, edition ? line + strlen(verb) : "");
    guest_ask(visit->guest, line);
}

/* The server does not know the edition: it gets its text, which stands alone. */
static bool bring(Visit *visit)
{
    EditionLibrary written = *visit->library;
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    written.language = NULL; /* names as they stand in the file */
    bool good = edition_read(&written, visit->wished, NULL, edition, problems);
    if (good) {
        Text text = text_growing();
        edition_write(edition, &text);
        guest_bring_edition(visit->guest, edition->word, text.start);
        text_free(&text);
    }
    visit->wished[0] = '\0';
    mem_free(problems);
    mem_free(edition);
    return good;
}

No visit_refusal(Visit *visit)
{
    No no = guest_refusal(visit->guest);
    if (no == NO_RULE && visit->wished[0] != '\0' && bring(visit)) return NO_OBJECTION;
    return no;
}

/* ---- the game ---- */

static const Table *known(const Visit *visit)
{
    return guest_meeting(visit->guest)->table;
}

static bool same_action(const Action *one, const Action *two)
{
    return one->kind == two->kind && one->seat == two->seat && one->deed == two->deed &&
           one->other == two->other && one->amount == two->amount;
}

/* After a mending it might not. */
static bool agrees(const Visit *visit, const Table *shown)
{
    const Table *table = known(visit);
    size_t count = table_action_count(shown);
    if (table == NULL || count == 0 || count > table_action_count(table)) return true;
    return same_action(table_action(table, count - 1), table_action(shown, count - 1));
}

Table *visit_new_game(Visit *visit, const Table *shown)
{
    const Meeting *meeting = guest_meeting(visit->guest);
    const Table *table = meeting->table;
    bool same = shown != NULL && meeting->games == visit->games && agrees(visit, shown);
    if (!is_on(meeting) || table == NULL || same || !guest_joined(visit->guest)) return NULL;
    visit->games = meeting->games;
    Table *fresh = table_new(table_edition(table), table_rules(table), table_seating(table), 0);
    Action action;
    table_set_dice(fresh, table_dice(table));
    table_set_here(fresh, guest_seats(visit->guest));
    if (visit->gathered) {
        visit->gathered = false;
        return fresh;
    }
    while (visit_next(visit, fresh, &action) && table_submit(fresh, &action) == REFUSAL_NONE)
        continue;
    return fresh;
}

bool visit_next(const Visit *visit, const Table *shown, Action *action)
{
    if (visit_behind(visit, shown) == 0) return false;
    *action = *table_action(known(visit), table_action_count(shown));
    return true;
}

size_t visit_behind(const Visit *visit, const Table *shown)
{
    const Table *table = known(visit);
    size_t here = table_action_count(shown);
    if (table == NULL || guest_meeting(visit->guest)->games != visit->games) return 0;
    return table_action_count(table) > here ? table_action_count(table) - here : 0;
}

No visit_do(Visit *visit, const Table *shown, const Action *action)
{
    if (guest_waits(visit->guest)) return NO_OBJECTION;
    bool bids = known(visit) != NULL &&
                (action->kind == ACTION_BID || action->kind == ACTION_PASS) &&
                auction_is_free(table_edition(known(visit)), table_game(known(visit)));
    if (visit_behind(visit, shown) > 0 && !bids) return NO_LATE;
    if (guest_do(visit->guest, action)) return NO_OBJECTION;
    return bids ? NO_OUTBID : NO_TIME;
}
