/* sitting.c -- a sitting at the drawn game. */
#include "apps/drawn/sitting.h"

#include <string.h>

#include "apps/drawn/counsel.h"
#include "apps/drawn/demo.h"
#include "base/mem.h"

/* What the computers may do between two pictures, and how many rollouts they
 * think before the clock is looked at; while something moves, pictures need
 * most of the time. */
enum { STEPS_PER_TICK = 400, WORK = 2, WHY_SIZE = 400, USUAL_SEATS = 4 };
static const double slice_moving = 0.004, slice_still = 0.010, rest_most = 0.25;

struct Sitting {
    const SittingHost *host;
    View *view;
    Table *table; /* NULL: none is on */
    int64_t number;
    double began; /* by the host's clock */
    Demo *demo;
    Counsel *counsel;
    size_t odds_at; /* actions when the chances were asked for last */
    bool waits;     /* nobody but a person can go on */
    bool over;
};

/* The first line, with a capital and a full stop: hosts speak as they do on
 * standard error. */
static void tell(Sitting *sitting, const Text *words)
{
    char buffer[WHY_SIZE];
    Text sentence = text_into(buffer, sizeof buffer);
    size_t length = strcspn(words->start, "\n");
    if (length == 0) return;
    size_t word = strspn(words->start, "abcdefghijklmnopqrstuvwxyz");
    char first = words->start[0];
    if (word > 0 && words->start[word] == ' ') first = (char)(first - 'a' + 'A');
    text_add_char(&sentence, first);
    text_add_bytes(&sentence, words->start + 1, length - 1);
    if (strchr(".?!", words->start[length - 1]) == NULL) text_add_char(&sentence, '.');
    view_tell(sitting->view, buffer);
}

static void list_games(Sitting *sitting)
{
    SavedGame *games = NULL;
    int count = sitting->host->list(sitting->host->self, &games);
    view_set_saved(sitting->view, games, count);
    mem_free(games);
}

/* ---- games come and go ---- */

static void show_demo(Sitting *sitting)
{
    const SittingHost *host = sitting->host;
    view_set_demo(sitting->view, NULL);
    demo_begin(sitting->demo, host->library(host->self), host->seed(host->self));
    view_set_demo(sitting->view, demo_table(sitting->demo));
}

/* The view lets go of the old table before it is freed. */
static void change_table(Sitting *sitting, Table *table, int64_t number)
{
    static const int no_pictures[MAX_SEATS] = {0};
    Table *old = sitting->table;
    counsel_drop(sitting->counsel);
    sitting->table = table;
    sitting->odds_at = SIZE_MAX;
    sitting->number = number;
    sitting->began = sitting->host->now(sitting->host->self);
    sitting->waits = false;
    view_set_pictures(sitting->view, no_pictures);
    view_set_table(sitting->view, table, number);
    table_free(old);
    if (table == NULL) {
        show_demo(sitting);
    } else {
        view_set_demo(sitting->view, NULL);
        demo_end(sitting->demo);
    }
    list_games(sitting);
}

void sitting_take(Sitting *sitting, Table *table, int64_t id)
{
    const SittingHost *host = sitting->host;
    int64_t number = id == 0 ? host->begin(host->self, table) : host->resume(host->self, table, id);
    change_table(sitting, table, number);
}

static Table *table_of(const Sitting *sitting, const GamePlan *plan, Text *why)
{
    const SittingHost *host = sitting->host;
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    Table *table = NULL;
    if (!edition_read(host->library(host->self), plan->edition, &plan->rules, edition, problems)) {
        text_add(why, problems->list[0].sentence);
    } else if (seating_check(&plan->seating, edition, why)) {
        table = table_new(edition, &plan->rules, &plan->seating, host->seed(host->self));
    }
    mem_free(problems);
    mem_free(edition);
    return table;
}

bool sitting_begin(Sitting *sitting, const GamePlan *plan, Text *why)
{
    int pictures[MAX_SEATS];
    for (int i = 0; i < MAX_SEATS; i++) pictures[i] = plan->picture[i];
    Table *table = table_of(sitting, plan, why);
    if (table == NULL) return false;
    sitting_take(sitting, table, 0);
    view_set_pictures(sitting->view, pictures);
    return true;
}

static void begin_again(Sitting *sitting)
{
    const Table *table = sitting->table;
    if (table == NULL) return;
    uint64_t seed = sitting->host->seed(sitting->host->self);
    sitting_take(sitting,
                 table_new_at(table_edition(table), table_rules(table), table_seating(table), seed,
                              table_beginning(table)),
                 0);
}

static void load(Sitting *sitting, int64_t id, Text *why)
{
    Table *table = sitting->host->load(sitting->host->self, id, why);
    if (table != NULL) sitting_take(sitting, table, id);
}

static void go_on_with_last(Sitting *sitting, Text *why)
{
    SavedGame *games = NULL;
    int count = sitting->host->list(sitting->host->self, &games), n = 0;
    while (n < count && games[n].over) n++;
    if (n < count)
        load(sitting, games[n].id, why);
    else
        text_add(why, "There is no game to go on with.");
    mem_free(games);
}

/* One person against computers, as many as usual. */
static void play_edition(Sitting *sitting, const char *word, Text *why)
{
    GamePlan *plan = mem_new(1, sizeof *plan);
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    const EditionLibrary *library = sitting->host->library(sitting->host->self);
    text_copy(plan->edition, sizeof plan->edition, word);
    if (edition_read(library, word, NULL, edition, problems)) {
        int most = edition->rule[RULE_PLAYERS_MAX];
        for (int i = 0; i < USUAL_SEATS && i < most; i++) {
            seating_add(&plan->seating, edition, "", i == 0 ? NULL : player_kinds()[0], NO_TOKEN,
                        0);
        }
        sitting_begin(sitting, plan, why);
    } else {
        text_add(why, problems->list[0].sentence);
    }
    mem_free(problems);
    mem_free(edition);
    mem_free(plan);
}

static void keep_edition(Sitting *sitting, const Request *request, Text *answer)
{
    const SittingHost *host = sitting->host;
    char word[WORD_SIZE];
    text_copy(word, sizeof word, request->word);
    bool play = request->id == 1;
    if (!host->edition(host->self, word, request->text, answer)) return;
    view_set_library(sitting->view, host->library(host->self));
    if (play) play_edition(sitting, word, answer);
}

/* ---- actions ---- */

static Refusal submit(Sitting *sitting, const Action *action)
{
    const SittingHost *host = sitting->host;
    char buffer[WHY_SIZE];
    Text note = text_into(buffer, sizeof buffer);
    Refusal refusal = host->submit(host->self, sitting->table, action, &note);
    tell(sitting, &note);
    return refusal;
}

static void act(Sitting *sitting, const Action *action, Text *why)
{
    if (sitting->table == NULL) return;
    sitting->waits = false;
    Refusal refusal = submit(sitting, action);
    if (refusal == REFUSAL_NONE) return;
    action_why_not(table_edition(sitting->table), table_game(sitting->table), action, refusal, why);
}

static void undo(Sitting *sitting, Text *why)
{
    const SittingHost *host = sitting->host;
    if (sitting->table == NULL || !table_undo(sitting->table)) {
        text_add(why, "There is nothing to take back.");
        return;
    }
    host->sync(host->self, sitting->table);
    counsel_drop(sitting->counsel);
    sitting->odds_at = SIZE_MAX;
    sitting->waits = false;
    view_set_table(sitting->view, sitting->table, sitting->number);
}

/* ---- requests ---- */

static void erase(Sitting *sitting, int64_t id, Text *why)
{
    if (sitting->table != NULL && id == sitting->number) {
        text_add(why, "This game is on the table; leave it first.");
        return;
    }
    sitting->host->erase(sitting->host->self, id, why);
    list_games(sitting);
}

static void grant(Sitting *sitting, const Request *request, Text *answer)
{
    const SittingHost *host = sitting->host;
    switch (request->kind) {
    case REQUEST_ACTION: act(sitting, &request->action, answer); break;
    case REQUEST_BEGIN: sitting_begin(sitting, request->plan, answer); break;
    case REQUEST_AGAIN: begin_again(sitting); break;
    case REQUEST_CONTINUE: go_on_with_last(sitting, answer); break;
    case REQUEST_LOAD: load(sitting, request->id, answer); break;
    case REQUEST_DELETE: erase(sitting, request->id, answer); break;
    case REQUEST_SAVE:
        if (sitting->table != NULL) host->save(host->self, sitting->table, answer);
        break;
    case REQUEST_LEAVE: change_table(sitting, NULL, 0); break;
    case REQUEST_UNDO: undo(sitting, answer); break;
    case REQUEST_HINT:
        if (sitting->table != NULL) counsel_ask_hint(sitting->counsel, sitting->table);
        break;
    case REQUEST_ODDS:
        if (sitting->table != NULL) counsel_ask_odds(sitting->counsel, sitting->table);
        break;
    case REQUEST_SETTINGS: host->settings(host->self, view_settings(sitting->view)); break;
    case REQUEST_RECORD:
        if (sitting->table != NULL) host->record(host->self, sitting->table, answer);
        break;
    case REQUEST_EDITION: keep_edition(sitting, request, answer); break;
    case REQUEST_FILE: host->choose(host->self); break;
    case REQUEST_PICTURE: host->picture(host->self, (int)request->id, request->text, answer); break;
    case REQUEST_QUIT: sitting->over = true; break;
    }
}

static bool grant_all(Sitting *sitting)
{
    Request request;
    bool any = false;
    while (!sitting->over && view_next_request(sitting->view, &request)) {
        char buffer[WHY_SIZE];
        Text answer = text_into(buffer, sizeof buffer);
        grant(sitting, &request, &answer);
        tell(sitting, &answer);
        any = true;
    }
    return any;
}

/* ---- dealer and computers ---- */

/* Rule T10: when the agreed time is up the bell rings, and the game ends with
 * the turn. The minutes of this sitting count. */
static double seconds_to_bell(const Sitting *sitting)
{
    const SittingHost *host = sitting->host;
    int limit = table_edition(sitting->table)->rule[RULE_TIME_LIMIT];
    const Game *game = table_game(sitting->table);
    if (limit == 0 || game->bell || game->phase == PHASE_OVER) return rest_most;
    return sitting->began + limit * 60.0 - host->now(host->self);
}

static void watch_clock(Sitting *sitting)
{
    if (seconds_to_bell(sitting) > 0) return;
    Action bell = {.kind = ACTION_BELL, .seat = DEALER, .deed = NO_DEED};
    submit(sitting, &bell);
}

/* One action of the dealer or a computer, or a part of the thinking about it. */
static TableThinking play_one(Sitting *sitting)
{
    Action action;
    watch_clock(sitting);
    TableThinking state = table_think(sitting->table, true, WORK, &action);
    if (state != TABLE_PROPOSES) return state;
    return submit(sitting, &action) == REFUSAL_NONE ? TABLE_PROPOSES : TABLE_WAITS;
}

/* As much as can be shown at once: the view says when it has caught up. */
static bool play(Sitting *sitting, double until)
{
    const SittingHost *host = sitting->host;
    bool any = false;
    for (int n = 0; n < STEPS_PER_TICK && view_ready(sitting->view); n++) {
        TableThinking state = play_one(sitting);
        sitting->waits = state == TABLE_WAITS;
        if (sitting->waits) break;
        if (state == TABLE_PROPOSES) {
            view_tick(sitting->view, 0);
            any = true;
        }
        if (host->now(host->self) > until) break;
    }
    return any;
}

/* ---- counsel ---- */

/* Chances are worked out anew for every turn and every decision of a person. */
static void watch_odds(Sitting *sitting)
{
    const Game *game = table_game(sitting->table);
    size_t count = table_action_count(sitting->table);
    bool worth_while = (sitting->waits || game->phase == PHASE_TURN) && game->phase != PHASE_OVER;
    if (!view_settings(sitting->view)->odds || count == sitting->odds_at || !worth_while) return;
    sitting->odds_at = count;
    counsel_ask_odds(sitting->counsel, sitting->table);
}

static void work_on_counsel(Sitting *sitting, double until)
{
    const SittingHost *host = sitting->host;
    watch_odds(sitting);
    for (int n = 0; n < STEPS_PER_TICK && counsel_busy(sitting->counsel); n++) {
        counsel_work(sitting->counsel, sitting->view);
        if (host->now(host->self) > until) break;
    }
}

/* ---- the doors ---- */

Sitting *sitting_new(const SittingHost *host, View *view)
{
    Sitting *sitting = mem_new(1, sizeof *sitting);
    sitting->host = host;
    sitting->view = view;
    sitting->demo = demo_new();
    sitting->counsel = counsel_new();
    view_set_library(view, host->library(host->self));
    view_set_chooser(view, host->choose != NULL);
    list_games(sitting);
    return sitting;
}

void sitting_free(Sitting *sitting)
{
    if (sitting == NULL) return;
    view_set_table(sitting->view, NULL, 0);
    view_set_demo(sitting->view, NULL);
    counsel_free(sitting->counsel);
    table_free(sitting->table);
    demo_free(sitting->demo);
    mem_free(sitting);
}

void sitting_input(Sitting *sitting, const Input *input)
{
    view_input(sitting->view, input);
    grant_all(sitting);
}

/* A quiet game goes on behind the start screen, unless movement is unwanted. */
static void tick_demo(Sitting *sitting, double seconds)
{
    if (demo_table(sitting->demo) == NULL || demo_over(sitting->demo)) show_demo(sitting);
    if (!view_settings(sitting->view)->calm) demo_tick(sitting->demo, seconds);
}

bool sitting_tick(Sitting *sitting, double seconds)
{
    bool changed = view_tick(sitting->view, seconds);
    changed = grant_all(sitting) || changed;
    if (sitting->over) return changed;
    if (sitting->table == NULL) {
        tick_demo(sitting, seconds);
        return changed;
    }
    double slice = view_moving(sitting->view) ? slice_moving : slice_still;
    double until = sitting->host->now(sitting->host->self) + slice;
    changed = play(sitting, until) || changed;
    work_on_counsel(sitting, until);
    return view_tick(sitting->view, 0) || changed;
}

double sitting_rest(const Sitting *sitting)
{
    if (view_moving(sitting->view)) return 0;
    if (sitting->table == NULL) return rest_most;
    if (!sitting->waits && view_ready(sitting->view)) return 0;
    if (counsel_busy(sitting->counsel)) return 0;
    double bell = seconds_to_bell(sitting);
    return bell < 0 ? 0 : bell < rest_most ? bell : rest_most;
}

bool sitting_over(const Sitting *sitting)
{
    return sitting->over;
}

const Table *sitting_table(const Sitting *sitting)
{
    return sitting->table;
}
