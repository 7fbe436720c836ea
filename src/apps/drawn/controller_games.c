/* controller_games.c -- games come and go: begun, opened, begun again, left. */
#include "apps/drawn/controller_games.h"

#include "apps/drawn/controller_state.h"
#include "apps/drawn/controller_tell.h"
#include "apps/drawn/controller_visit.h"
#include "apps/drawn/learning.h"
#include "base/mem.h"
#include "table/branch.h"

enum { USUAL_SEATS = 4 };

void controller_list_games(Controller *controller)
{
    SavedGame *games = NULL;
    int count = controller->host->list(controller->host->self, &games);
    for (int i = 0; i < count; i++)
        games[i].running = controller->table != NULL && games[i].id == controller->number;
    view_set_saved(controller->view, games, count);
    mem_free(games);
}

void controller_show_demo(Controller *controller)
{
    const ControllerHost *host = controller->host;
    view_set_demo(controller->view, NULL);
    demo_begin(controller->demo, host->library(host->self), host->seed(host->self));
    view_set_demo(controller->view, demo_table(controller->demo));
}

/* The view lets go of the old table before it is freed. */
void controller_change_table(Controller *controller, Table *table, int64_t number)
{
    static const int no_pictures[MAX_SEATS] = {0};
    Table *old = controller->table;
    counsel_drop(controller->counsel, controller->view);
    controller->table = table;
    controller->number = number;
    controller->began = controller->host->now(controller->host->self);
    controller->waits = false;
    view_set_pictures(controller->view, no_pictures);
    view_set_table(controller->view, table);
    table_free(old);
    if (table == NULL) {
        controller_show_demo(controller);
    } else {
        view_set_demo(controller->view, NULL);
        demo_end(controller->demo);
    }
    controller_list_games(controller);
}

void controller_take(Controller *controller, Table *table, int64_t id)
{
    const ControllerHost *host = controller->host;
    controller_end_visit(controller);
    int64_t number = id == 0 ? host->begin(host->self, table) : host->resume(host->self, table, id);
    controller_change_table(controller, table, number);
}

static Table *table_of(const Controller *controller, const GamePlan *plan, Text *why)
{
    const ControllerHost *host = controller->host;
    Edition *edition = mem_new(1, sizeof *edition);
    const Words words = {.language = view_language(controller->view)};
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = &words;
    Table *table = NULL;
    if (!edition_read(host->library(host->self), plan->edition, &plan->rules, edition, problems)) {
        text_add(why, problems->list[0].sentence);
    } else if (seating_check(&plan->seating, edition, view_language(controller->view), why)) {
        table = table_new(edition, &plan->rules, &plan->seating, host->seed(host->self));
    }
    mem_free(problems);
    mem_free(edition);
    return table;
}

bool controller_begin(Controller *controller, const GamePlan *plan, Text *why)
{
    int pictures[MAX_SEATS];
    for (int i = 0; i < MAX_SEATS; i++) pictures[i] = plan->picture[i];
    Table *table = table_of(controller, plan, why);
    if (table == NULL) return false;
    controller_take(controller, table, 0);
    view_set_pictures(controller->view, pictures);
    return true;
}

void controller_begin_lesson(Controller *controller, Text *why)
{
    const ControllerHost *host = controller->host;
    Table *table = learning_table(host->library(host->self), view_language(controller->view), why);
    if (table == NULL) return;
    controller_take(controller, table, 0);
    view_teach(controller->view);
}

void controller_begin_again(Controller *controller)
{
    const Table *table = controller->table;
    if (table == NULL) return;
    uint64_t seed = controller->host->seed(controller->host->self);
    Table *again = table_new_at(table_edition(table), table_rules(table), table_seating(table),
                                seed, table_beginning(table));
    table_set_uncoached(again, table_uncoached(table));
    controller_take(controller, again, 0);
}

/* The game on the table stays saved as it is, and the new one knows where it comes from. */
void controller_play_on(Controller *controller, int64_t n)
{
    const Table *table = controller->table;
    if (table == NULL || n < 0 || (size_t)n > table_action_count(table)) return;
    uint64_t seed = controller->host->seed(controller->host->self);
    controller_take(controller, branch_new(table, (size_t)n, table_seating(table), seed), 0);
}

void controller_load(Controller *controller, int64_t id, Text *why)
{
    Table *table = controller->host->load(controller->host->self, id, why);
    if (table != NULL) controller_take(controller, table, id);
}

void controller_open(Controller *controller, int64_t id)
{
    char buffer[WHY_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    controller_load(controller, id, &why);
    controller_tell(controller, &why);
}

void controller_open_file(Controller *controller, const char *name)
{
    char buffer[WHY_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    Table *table = controller->host->file(controller->host->self, name, &why);
    if (table != NULL) controller_take(controller, table, 0);
    controller_tell(controller, &why);
}

void controller_leave(Controller *controller)
{
    controller_end_visit(controller);
    controller_change_table(controller, NULL, 0);
}

void controller_go_on(Controller *controller, Text *why)
{
    SavedGame *games = NULL;
    int count = controller->host->list(controller->host->self, &games), n = 0;
    while (n < count && games[n].over) n++;
    if (n < count)
        controller_load(controller, games[n].id, why);
    else
        controller_say(controller, &(const Sentence)T_("There is no game to go on with."), why);
    mem_free(games);
}

/* Asks who plays: one person against computers, as many as usual, unless that is changed. */
static void play_edition(Controller *controller, const char *word, Text *why)
{
    GamePlan *plan = mem_new(1, sizeof *plan);
    Edition *edition = mem_new(1, sizeof *edition);
    const Words words = {.language = view_language(controller->view)};
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = &words;
    const EditionLibrary *library = controller->host->library(controller->host->self);
    text_copy(plan->edition, sizeof plan->edition, word);
    if (edition_read(library, word, NULL, edition, problems)) {
        int most = edition->rule[RULE_PLAYERS_MAX];
        for (int i = 0; i < USUAL_SEATS && i < most; i++) {
            seating_add(&plan->seating, edition, "", i == 0 ? NULL : player_kinds()[0], NO_TOKEN,
                        0);
        }
        view_set_plan(controller->view, plan);
        view_open(controller->view, "setup");
    } else {
        text_add(why, problems->list[0].sentence);
    }
    mem_free(problems);
    mem_free(edition);
    mem_free(plan);
}

void controller_keep_edition(Controller *controller, const Request *request, Text *answer)
{
    const ControllerHost *host = controller->host;
    char word[WORD_SIZE];
    text_copy(word, sizeof word, request->word);
    bool play = request->id == 1;
    if (!host->edition(host->self, word, request->text, answer)) return;
    view_set_library(controller->view, host->library(host->self));
    if (play) play_edition(controller, word, answer);
}
