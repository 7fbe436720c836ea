/* controller.c -- plays the drawn game: requests of the view, dealer and computers. */
#include "apps/drawn/controller.h"

#include "apps/drawn/controller_games.h"
#include "apps/drawn/controller_state.h"
#include "apps/drawn/controller_tell.h"
#include "apps/drawn/controller_visit.h"
#include "apps/drawn/forecaster.h"
#include "base/mem.h"
#include "game/why_not.h"
#include "table/table_words.h"
#include "table/take_back.h"
#include "view/view_breeze.h"
#include "view/view_review.h"
#include "view/view_shown.h"
#include "words/words.h"

/* What the computers may do between two pictures, and how many rollouts they
 * think before the clock is looked at; while something moves, pictures need
 * most of the time. */
enum { STEPS_PER_TICK = 400, WORK = 2 };
static const double slice_moving = 0.004, slice_still = 0.010, rest_most = 0.25;
/* How long the game behind the start screen is played for nobody. */
static const double demo_seconds = 90;
/* What moves never jumps further than this, however late the picture is. */
static const double step_most = 0.1;

static void follow_language(Controller *controller)
{
    const ControllerHost *host = controller->host;
    const Language *language = host->language(host->self);
    if (language == view_language(controller->view)) return;
    view_set_language(controller->view, language);
    view_set_library(controller->view, host->library(host->self));
    if (controller->visit != NULL) visit_set_library(controller->visit, host->library(host->self));
    controller_list_games(controller);
}

/* ---- actions ---- */

static Refusal submit(Controller *controller, const Action *action)
{
    const ControllerHost *host = controller->host;
    char buffer[WHY_SIZE];
    Text note = text_into(buffer, sizeof buffer);
    Refusal refusal = host->submit(host->self, controller->table, action, &note);
    controller_tell(controller, &note);
    return refusal;
}

static void act(Controller *controller, const Action *action, Text *why)
{
    if (controller->table == NULL) return;
    counsel_let_go(controller->counsel);
    controller->waits = false;
    if (controller->visit != NULL) {
        controller_tell_no(controller, visit_do(controller->visit, controller->table, action));
        return;
    }
    Refusal refusal = submit(controller, action);
    if (refusal == REFUSAL_NONE) return;
    const ControllerHost *host = controller->host;
    Words words = table_words(controller->table, host->language(host->self));
    Said said =
        why_not(table_edition(controller->table), table_game(controller->table), action, refusal);
    words_write_said(&words, &said, why);
}

/* What a person means to do; the coach may have a word about it first. */
static void mean(Controller *controller, const Request *request, Text *why)
{
    bool coached = view_coaching(controller->view) != COACHING_OFF && request->id == 0;
    if (controller->table != NULL && coached &&
        counsel_holds(controller->counsel, controller->table, &request->action))
        return;
    act(controller, &request->action, why);
}

static void undo(Controller *controller, Text *why)
{
    const ControllerHost *host = controller->host;
    bool may = controller->table != NULL && controller->visit == NULL;
    bool first = may && table_mark_count(controller->table) == 0;
    if (!may || !take_back(controller->table)) {
        controller_say(
            controller,
            &(const Sentence)T_("There is nothing to take back since the last dice or card."), why);
        return;
    }
    host->sync(host->self, controller->table);
    counsel_rewind(controller->counsel);
    controller->waits = false;
    view_rewind(controller->view);
    controller_say(
        controller,
        first ? &(const Sentence)T_("Taken back. The record says that this is a friendly game.")
              : &(const Sentence)T_("Taken back."),
        why);
}

/* On a server the terms of the table say whether there is a coach: here it is only for this
 * screen. */
static void coach(Controller *controller, bool off)
{
    const ControllerHost *host = controller->host;
    if (controller->table == NULL) return;
    table_set_uncoached(controller->table, off);
    if (controller->visit == NULL) host->sync(host->self, controller->table);
}

/* ---- requests ---- */

static void erase(Controller *controller, int64_t id, Text *why)
{
    if (controller->table != NULL && id == controller->number) {
        controller_say(controller,
                       &(const Sentence)T_("This game is on the table; leave it first."), why);
        return;
    }
    controller->host->erase(controller->host->self, id, why);
    controller_list_games(controller);
}

static void name(Controller *controller, const Request *request, Text *why)
{
    const ControllerHost *host = controller->host;
    host->name(host->self, request->id != 0 ? request->id : controller->number, request->text, why);
    controller_list_games(controller);
}

static void grant(Controller *controller, const Request *request, Text *answer)
{
    const ControllerHost *host = controller->host;
    switch (request->kind) {
    case REQUEST_ACTION: mean(controller, request, answer); break;
    case REQUEST_BEGIN: controller_begin(controller, request->plan, answer); break;
    case REQUEST_LEARN: controller_begin_lesson(controller, answer); break;
    case REQUEST_AGAIN:
        if (controller->visit != NULL)
            controller_say_to_server(controller, "again");
        else
            controller_begin_again(controller);
        break;
    case REQUEST_PLAY_ON: controller_play_on(controller, request->id); break;
    case REQUEST_CONTINUE: controller_go_on(controller, answer); break;
    case REQUEST_LOAD: controller_load(controller, request->id, answer); break;
    case REQUEST_DELETE: erase(controller, request->id, answer); break;
    case REQUEST_NAME: name(controller, request, answer); break;
    case REQUEST_SAVE:
        if (controller->table != NULL) host->save(host->self, controller->table, answer);
        break;
    case REQUEST_LEAVE: controller_leave(controller); break;
    case REQUEST_JOIN: controller_join(controller, request->text); break;
    case REQUEST_TABLES:
        if (host->wire != NULL && host->wire->look != NULL)
            host->wire->look(host->wire->self, request->text, answer);
        break;
    case REQUEST_SAY: controller_say_to_server(controller, request->text); break;
    case REQUEST_SHARE:
        if (host->wire != NULL && host->wire->share != NULL)
            host->wire->share(host->wire->self, request->text);
        break;
    case REQUEST_UNDO: undo(controller, answer); break;
    case REQUEST_COACH: coach(controller, request->id != 0); break;
    case REQUEST_HINT:
        if (controller->table != NULL) counsel_hint(controller->counsel, controller->table);
        break;
    case REQUEST_ODDS:
        if (controller->table != NULL) counsel_odds(controller->counsel, controller->table);
        break;
    case REQUEST_WAYS: counsel_ways(controller->counsel, (size_t)request->id); break;
    case REQUEST_PRICE:
        if (controller->table != NULL)
            forecaster_price(controller->table, &request->action, controller->view);
        break;
    case REQUEST_SETTINGS:
        host->settings(host->self, view_settings(controller->view), answer);
        follow_language(controller);
        break;
    case REQUEST_RECORD:
        if (controller->table != NULL) host->record(host->self, controller->table, answer);
        break;
    case REQUEST_REPORT:
        if (view_review(controller->view) != NULL && host->report != NULL)
            host->report(host->self, view_review(controller->view), answer);
        break;
    case REQUEST_EDITION: controller_keep_edition(controller, request, answer); break;
    case REQUEST_FILE:
        if (request->text[0] != '\0')
            controller_open_file(controller, request->text);
        else
            host->choose(host->self);
        break;
    case REQUEST_LINK:
        if (controller->table != NULL && host->link != NULL)
            host->link(host->self, controller->table, (size_t)request->id);
        break;
    case REQUEST_PICTURE: host->picture(host->self, (int)request->id, request->text, answer); break;
    case REQUEST_QUIT: controller->over = true; break;
    }
}

/* What comes after an action waits while that one is weighed, or warned of. */
static bool may_grant(const Controller *controller)
{
    return !counsel_holding(controller->counsel) && !view_warns(controller->view);
}

static bool grant_all(Controller *controller)
{
    Request request;
    bool any = false;
    while (!controller->over && may_grant(controller) &&
           view_next_request(controller->view, &request)) {
        char buffer[WHY_SIZE];
        Text answer = text_into(buffer, sizeof buffer);
        grant(controller, &request, &answer);
        controller_tell(controller, &answer);
        any = true;
    }
    return any;
}

/* ---- dealer and computers ---- */

/* Rule T10: when the agreed time is up the bell rings, and the game ends
 * with the turn. Only the minutes since the game was opened count. */
static double seconds_to_bell(const Controller *controller)
{
    const ControllerHost *host = controller->host;
    int limit = table_edition(controller->table)->rule[RULE_TIME_LIMIT];
    const Game *game = table_game(controller->table);
    if (limit == 0 || game->bell || game->phase == PHASE_OVER || controller->visit != NULL)
        return rest_most;
    return controller->began + limit * 60.0 - host->now(host->self);
}

static void watch_clock(Controller *controller)
{
    if (seconds_to_bell(controller) > 0) return;
    Action bell = {.kind = ACTION_BELL, .seat = DEALER, .deed = NO_DEED};
    submit(controller, &bell);
}

/* One action of the dealer or a computer, or a part of the thinking about it. */
static TableThinking play_one(Controller *controller)
{
    Action action;
    if (controller->visit != NULL) {
        if (!visit_next(controller->visit, controller->table, &action)) return TABLE_WAITS;
        return table_submit(controller->table, &action) == REFUSAL_NONE ? TABLE_PROPOSES
                                                                        : TABLE_WAITS;
    }
    watch_clock(controller);
    TableThinking state = table_think(controller->table, true, WORK, &action);
    if (state != TABLE_PROPOSES) return state;
    return submit(controller, &action) == REFUSAL_NONE ? TABLE_PROPOSES : TABLE_WAITS;
}

/* As much as can be shown at once: the view says when it has caught up. */
static bool play(Controller *controller, double until)
{
    const ControllerHost *host = controller->host;
    bool any = false;
    for (int n = 0; n < STEPS_PER_TICK && view_ready(controller->view); n++) {
        TableThinking state = play_one(controller);
        controller->waits = state == TABLE_WAITS;
        if (controller->waits) break;
        if (state == TABLE_PROPOSES) {
            view_tick(controller->view, 0);
            any = true;
        }
        if (host->now(host->self) > until) break;
    }
    return any;
}

static void weigh(Controller *controller, const CounselTime *time)
{
    char buffer[WHY_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    Action action;
    if (counsel_weigh(controller->counsel, controller->view, time, &action))
        act(controller, &action, &why);
    controller_tell(controller, &why);
}

/* ---- the doors ---- */

Controller *controller_new(const ControllerHost *host, View *view)
{
    Controller *controller = mem_new(1, sizeof *controller);
    controller->host = host;
    controller->view = view;
    controller->demo = demo_new();
    controller->counsel = counsel_new(host);
    controller->historian = historian_new(host);
    view_set_library(view, host->library(host->self));
    follow_language(controller);
    view_set_chooser(view, host->choose != NULL);
    view_set_paths(view, host->file != NULL);
    view_set_links(view, host->link != NULL);
    view_set_stays(view, host->stays);
    controller_list_games(controller);
    controller_tell_facts(controller);
    return controller;
}

void controller_free(Controller *controller)
{
    if (controller == NULL) return;
    controller_end_visit(controller);
    view_set_table(controller->view, NULL);
    view_set_demo(controller->view, NULL);
    counsel_free(controller->counsel);
    view_set_history(controller->view, NULL, 0);
    historian_free(controller->historian);
    table_free(controller->table);
    demo_free(controller->demo);
    mem_free(controller);
}

void controller_input(Controller *controller, const Input *input)
{
    controller->idle = 0;
    view_input(controller->view, input);
    grant_all(controller);
    if (controller->visit != NULL)
        controller_visit_tick(controller); /* what was asked is said at once */
}

/* A quiet game is played behind the start screen, unless motion is unwanted or
 * nobody has been there for a while. */
static void tick_demo(Controller *controller, double seconds)
{
    if (demo_table(controller->demo) == NULL || demo_over(controller->demo))
        controller_show_demo(controller);
    controller->idle += seconds;
    if (controller->idle > demo_seconds || view_settings(controller->view)->calm) return;
    demo_tick(controller->demo, seconds);
}

bool controller_tick(Controller *controller, double seconds)
{
    double step = seconds < step_most ? seconds : step_most;
    follow_language(controller);
    view_pass_time(controller->view, seconds);
    bool changed = view_tick(controller->view, step);
    changed = grant_all(controller) || changed;
    changed = controller_visit_tick(controller) || changed;
    if (controller->over) return changed;
    double slice = view_moving(controller->view) ? slice_moving : slice_still;
    double until = controller->host->now(controller->host->self) + slice;
    historian_tick(controller->historian, controller->view, until);
    if (controller->table == NULL) {
        if (controller->visit == NULL) tick_demo(controller, step);
        return view_tick(controller->view, 0) || changed;
    }
    changed = play(controller, until) || changed;
    if (controller->visit != NULL) controller_keep_ended(controller);
    CounselTime time = {controller->host->now, controller->host->self, until};
    weigh(controller, &time);
    counsel_work(controller->counsel, controller->table, controller->number, controller->view,
                 &time);
    return view_tick(controller->view, 0) || changed;
}

double controller_rest(const Controller *controller)
{
    if (view_moving(controller->view)) return 0;
    if (historian_busy(controller->historian, controller->view)) return 0;
    if (controller->table == NULL) return rest_most;
    if (!controller->waits && view_ready(controller->view)) return 0;
    if (counsel_busy(controller->counsel, controller->table, controller->number, controller->view))
        return 0;
    double bell = seconds_to_bell(controller), breeze = view_breeze_rest(controller->view);
    double rest = bell < rest_most ? bell : rest_most;
    if (breeze >= 0 && breeze < rest) rest = breeze;
    return rest > 0 ? rest : 0;
}

bool controller_over(const Controller *controller)
{
    return controller->over;
}

const Table *controller_table(const Controller *controller)
{
    return controller->table;
}
