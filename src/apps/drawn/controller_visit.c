/* controller_visit.c -- the game on the table is one on a server. */
#include "apps/drawn/controller_visit.h"

#include "apps/drawn/controller_games.h"
#include "apps/drawn/controller_state.h"
#include "apps/drawn/controller_tell.h"
#include "table/digest.h"
#include "table/table_words.h"
#include "view/view_shown.h"

/* So many actions behind a server, nobody wants to see them one by one. */
enum { BEHIND_MOST = 40 };

static void tell_tables(const VisitWire *wire, OnlineFacts *facts)
{
    const char *tables = wire->tables(wire->self);
    facts->listed = tables != NULL;
    if (tables != NULL) text_copy(facts->tables, sizeof facts->tables, tables);
}

void controller_tell_facts(Controller *controller)
{
    const VisitWire *wire = controller->host->wire;
    OnlineFacts facts = {.offered = wire != NULL && !wire->none,
                         .home = wire != NULL && wire->home,
                         .shares = wire != NULL && wire->share != NULL};
    if (controller->visit != NULL) visit_facts(controller->visit, &facts);
    if (wire != NULL && wire->tables != NULL && text_same(view_place(controller->view), "together"))
        tell_tables(wire, &facts);
    view_set_online(controller->view, &facts);
}

/* The view lets go of the guest before it is freed. */
void controller_end_visit(Controller *controller)
{
    Visit *visit = controller->visit;
    if (visit == NULL) return;
    controller->visit = NULL;
    controller_tell_facts(controller);
    visit_free(visit);
}

void controller_join(Controller *controller, const char *where)
{
    const ControllerHost *host = controller->host;
    char buffer[WHY_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    if (host->wire == NULL) return;
    controller_leave(controller);
    controller->visit = visit_new(host->wire, host->library(host->self), where, &why);
    controller_tell_facts(controller);
    controller_tell(controller, &why);
}

void controller_tell_no(Controller *controller, No no)
{
    if (no == NO_OBJECTION) return;
    Words words = {.language = view_language(controller->view)};
    view_tell(controller->view, words_plain(&words, no_sentence(no)));
}

/* What happened while nobody looked, in a few sentences. */
static void jump(Controller *controller)
{
    char buffer[WHY_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    Table *table = controller->table;
    size_t from = table_event_count(table);
    Action action;
    SeatId me = 0;
    while (me < MAX_SEATS && !table_is_here(table, me)) me++;
    while (visit_next(controller->visit, table, &action) &&
           table_submit(table, &action) == REFUSAL_NONE)
        continue;
    view_show_now(controller->view);
    if (me == MAX_SEATS) return;
    Words words = table_words(table, view_language(controller->view));
    digest_write(table, from, table_event_count(table), me, &words, &text);
    view_tell(controller->view, buffer);
}

/* The game has ended: from now on it is one of our own, with everything to check its dice. */
void controller_keep_ended(Controller *controller)
{
    const ControllerHost *host = controller->host;
    const Meeting *meeting = guest_meeting(visit_guest(controller->visit));
    const Table *known = meeting->table;
    if (meeting->stage != MEETING_OVER || known == NULL || controller->kept == meeting->games ||
        visit_behind(controller->visit, controller->table) > 0)
        return;
    controller->kept = meeting->games;
    table_set_dice(controller->table, table_dice(known));
    if (guest_seats(visit_guest(controller->visit)) != 0) host->begin(host->self, known);
    controller_list_games(controller);
}

bool controller_visit_tick(Controller *controller)
{
    Visit *visit = controller->visit;
    if (visit == NULL && text_same(view_place(controller->view), "together"))
        controller_tell_facts(controller);
    if (visit == NULL || !visit_carry(visit)) return false;
    const Meeting *meeting = guest_meeting(visit_guest(visit));
    Table *fresh = visit_new_game(visit, controller->table);
    controller_tell_facts(controller);
    if (fresh != NULL) controller_change_table(controller, fresh, 0);
    if (fresh != NULL && meeting->stage == MEETING_OVER) controller->kept = meeting->games;
    controller->waits = false;
    if (controller->table != NULL) {
        table_set_here(controller->table, guest_seats(visit_guest(visit)));
        if (visit_behind(visit, controller->table) > BEHIND_MOST) jump(controller);
    }
    if (controller->table != NULL && meeting->stage == MEETING_GATHERS)
        controller_change_table(controller, NULL, 0);
    controller_tell_no(controller, visit_refusal(visit));
    return true;
}

void controller_say_to_server(Controller *controller, const char *line)
{
    if (controller->visit != NULL) visit_say(controller->visit, line);
}
