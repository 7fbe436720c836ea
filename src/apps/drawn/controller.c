/* controller.c -- plays the drawn game: requests of the view, dealer and computers. */
#include "apps/drawn/controller.h"

#include <string.h>

#include "apps/drawn/adviser.h"
#include "apps/drawn/demo.h"
#include "apps/drawn/forecaster.h"
#include "apps/drawn/learning.h"
#include "apps/drawn/mentor.h"
#include "apps/drawn/reviewer.h"
#include "base/mem.h"
#include "game/why_not.h"
#include "table/dice_check.h"
#include "table/digest.h"
#include "table/table_words.h"
#include "table/take_back.h"
#include "view/view_shown.h"
#include "words/words.h"

/* What the computers may do between two pictures, and how many rollouts they
 * think before the clock is looked at; while something moves, pictures need
 * most of the time. */
enum { STEPS_PER_TICK = 400, WORK = 2, WHY_SIZE = 400, USUAL_SEATS = 4 };
/* So many actions behind a server, nobody wants to see them one by one. */
enum { BEHIND_MOST = 40 };
static const double slice_moving = 0.004, slice_still = 0.010, rest_most = 0.25;
/* How long the game behind the start screen is played for nobody. */
static const double demo_seconds = 90;
/* What moves never jumps further than this, however late the picture is. */
static const double step_most = 0.1;

struct Controller {
    const ControllerHost *host;
    View *view;
    Table *table; /* NULL: none is on */
    Visit *visit; /* NULL: the game is one of our own */
    int64_t number;
    double began; /* by the host's clock */
    Demo *demo;
    Adviser *adviser;
    Forecaster *forecaster;
    Mentor *mentor;
    Reviewer *reviewer;
    size_t odds_at; /* actions when the chances were asked for last */
    bool waits;     /* nobody but a person can go on */
    bool over;
    int kept;    /* the number of the game of the meeting that was kept at its end */
    double idle; /* seconds since somebody did something */
};

/* The first line, with a capital and a full stop: hosts speak as they do on
 * standard error. */
static void tell(Controller *controller, const Text *words)
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
    view_tell(controller->view, buffer);
}

static void say(const Controller *controller, const Sentence *sentence, Text *text)
{
    Words words = {.language = view_language(controller->view)};
    text_add(text, words_plain(&words, sentence));
}

static void list_games(Controller *controller)
{
    SavedGame *games = NULL;
    int count = controller->host->list(controller->host->self, &games);
    for (int i = 0; i < count; i++)
        games[i].running = controller->table != NULL && games[i].id == controller->number;
    view_set_saved(controller->view, games, count);
    mem_free(games);
}

static void follow_language(Controller *controller)
{
    const ControllerHost *host = controller->host;
    const Language *language = host->language(host->self);
    if (language == view_language(controller->view)) return;
    view_set_language(controller->view, language);
    view_set_library(controller->view, host->library(host->self));
    if (controller->visit != NULL) visit_set_library(controller->visit, host->library(host->self));
    list_games(controller);
}

/* ---- games come and go ---- */

static void show_demo(Controller *controller)
{
    const ControllerHost *host = controller->host;
    view_set_demo(controller->view, NULL);
    demo_begin(controller->demo, host->library(host->self), host->seed(host->self));
    view_set_demo(controller->view, demo_table(controller->demo));
}

/* The view lets go of the old table before it is freed. */
static void change_table(Controller *controller, Table *table, int64_t number)
{
    static const int no_pictures[MAX_SEATS] = {0};
    Table *old = controller->table;
    adviser_drop(controller->adviser);
    forecaster_drop(controller->forecaster);
    mentor_drop(controller->mentor);
    reviewer_drop(controller->reviewer, controller->view);
    controller->table = table;
    controller->odds_at = SIZE_MAX;
    controller->number = number;
    controller->began = controller->host->now(controller->host->self);
    controller->waits = false;
    view_set_pictures(controller->view, no_pictures);
    view_set_table(controller->view, table);
    table_free(old);
    if (table == NULL) {
        show_demo(controller);
    } else {
        view_set_demo(controller->view, NULL);
        demo_end(controller->demo);
    }
    list_games(controller);
}

static void tell_facts(Controller *controller)
{
    const VisitWire *wire = controller->host->wire;
    OnlineFacts facts = {.offered = wire != NULL,
                         .home = wire != NULL && wire->home,
                         .shares = wire != NULL && wire->share != NULL};
    if (controller->visit != NULL) visit_facts(controller->visit, &facts);
    if (wire != NULL && wire->tables != NULL && text_same(view_place(controller->view), "together"))
        text_copy(facts.tables, sizeof facts.tables, wire->tables(wire->self));
    view_set_online(controller->view, &facts);
}

/* The view lets go of the guest before it is freed. */
static void end_visit(Controller *controller)
{
    Visit *visit = controller->visit;
    if (visit == NULL) return;
    controller->visit = NULL;
    tell_facts(controller);
    visit_free(visit);
}

void controller_take(Controller *controller, Table *table, int64_t id)
{
    const ControllerHost *host = controller->host;
    end_visit(controller);
    int64_t number = id == 0 ? host->begin(host->self, table) : host->resume(host->self, table, id);
    change_table(controller, table, number);
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

static void begin_lesson(Controller *controller, Text *why)
{
    const ControllerHost *host = controller->host;
    Table *table = learning_table(host->library(host->self), view_language(controller->view), why);
    if (table == NULL) return;
    controller_take(controller, table, 0);
    view_teach(controller->view);
}

static void begin_again(Controller *controller)
{
    const Table *table = controller->table;
    if (table == NULL) return;
    uint64_t seed = controller->host->seed(controller->host->self);
    controller_take(controller,
                    table_new_at(table_edition(table), table_rules(table), table_seating(table),
                                 seed, table_beginning(table)),
                    0);
}

/* The game on the table stays saved as it is. */
static void play_on(Controller *controller, int64_t n)
{
    const Table *table = controller->table;
    Game from;
    if (table == NULL || n < 0 || (size_t)n > table_action_count(table)) return;
    table_state_at(table, (size_t)n, &from);
    uint64_t seed = controller->host->seed(controller->host->self);
    controller_take(
        controller,
        table_new_at(table_edition(table), table_rules(table), table_seating(table), seed, &from),
        0);
}

static void load(Controller *controller, int64_t id, Text *why)
{
    Table *table = controller->host->load(controller->host->self, id, why);
    if (table != NULL) controller_take(controller, table, id);
}

void controller_open(Controller *controller, int64_t id)
{
    char buffer[WHY_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    load(controller, id, &why);
    tell(controller, &why);
}

void controller_leave(Controller *controller)
{
    end_visit(controller);
    change_table(controller, NULL, 0);
}

static void go_on_with_last(Controller *controller, Text *why)
{
    SavedGame *games = NULL;
    int count = controller->host->list(controller->host->self, &games), n = 0;
    while (n < count && games[n].over) n++;
    if (n < count)
        load(controller, games[n].id, why);
    else
        say(controller, &(const Sentence)T_("There is no game to go on with."), why);
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

static void keep_edition(Controller *controller, const Request *request, Text *answer)
{
    const ControllerHost *host = controller->host;
    char word[WORD_SIZE];
    text_copy(word, sizeof word, request->word);
    bool play = request->id == 1;
    if (!host->edition(host->self, word, request->text, answer)) return;
    view_set_library(controller->view, host->library(host->self));
    if (play) play_edition(controller, word, answer);
}

/* ---- actions ---- */

static Refusal submit(Controller *controller, const Action *action)
{
    const ControllerHost *host = controller->host;
    char buffer[WHY_SIZE];
    Text note = text_into(buffer, sizeof buffer);
    Refusal refusal = host->submit(host->self, controller->table, action, &note);
    tell(controller, &note);
    return refusal;
}

/* ---- a table on a server ---- */

void controller_join(Controller *controller, const char *where)
{
    const ControllerHost *host = controller->host;
    char buffer[WHY_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    if (host->wire == NULL) return;
    controller_leave(controller);
    controller->visit = visit_new(host->wire, host->library(host->self), where, &why);
    tell_facts(controller);
    tell(controller, &why);
}

static void tell_no(Controller *controller, No no)
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

/* In plain words: could anybody choose the dice? */
static void tell_dice(Controller *controller, const Table *table)
{
    char buffer[WHY_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    Words words = {.language = view_language(controller->view)};
    size_t checked;
    DiceVerdict verdict = dice_check(table, &checked);
    if (verdict == DICE_FAIR)
        SAY(&words, &text,
            TN_("The dice were fair: {count} throw or card is what it had to be by the secrets "
                "that everybody gave before the game.",
                "The dice were fair: {count} throws and cards are what they had to be by the "
                "secrets that everybody gave before the game."),
            arg_count((int64_t)checked));
    else
        text_add(&text, PLAIN(&words, T_("The dice of this game are not what was promised; its "
                                         "record shows where.")));
    view_tell(controller->view, buffer);
}

/* The game has ended: from now on it is one of our own, with everything to check its dice. */
static void keep_ended(Controller *controller)
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
    tell_dice(controller, known);
    list_games(controller);
}

static bool visit_tick(Controller *controller)
{
    Visit *visit = controller->visit;
    if (visit == NULL && text_same(view_place(controller->view), "together"))
        tell_facts(controller);
    if (visit == NULL || !visit_carry(visit)) return false;
    const Meeting *meeting = guest_meeting(visit_guest(visit));
    Table *fresh = visit_new_game(visit, controller->table);
    tell_facts(controller);
    if (fresh != NULL) change_table(controller, fresh, 0);
    if (fresh != NULL && meeting->stage == MEETING_OVER) controller->kept = meeting->games;
    controller->waits = false;
    if (controller->table != NULL) {
        table_set_here(controller->table, guest_seats(visit_guest(visit)));
        if (visit_behind(visit, controller->table) > BEHIND_MOST) jump(controller);
    }
    if (controller->table != NULL && meeting->stage == MEETING_GATHERS)
        change_table(controller, NULL, 0);
    tell_no(controller, visit_refusal(visit));
    return true;
}

static void say_to_server(Controller *controller, const char *line)
{
    if (controller->visit != NULL) visit_say(controller->visit, line);
}

static void act(Controller *controller, const Action *action, Text *why)
{
    if (controller->table == NULL) return;
    mentor_drop(controller->mentor);
    controller->waits = false;
    if (controller->visit != NULL) {
        tell_no(controller, visit_do(controller->visit, controller->table, action));
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
        mentor_holds(controller->mentor, controller->table, &request->action))
        return;
    act(controller, &request->action, why);
}

static void undo(Controller *controller, Text *why)
{
    const ControllerHost *host = controller->host;
    bool may = controller->table != NULL && controller->visit == NULL;
    bool first = may && table_mark_count(controller->table) == 0;
    if (!may || !take_back(controller->table)) {
        say(controller,
            &(const Sentence)T_("There is nothing to take back since the last dice or card."), why);
        return;
    }
    host->sync(host->self, controller->table);
    mentor_drop(controller->mentor);
    adviser_drop(controller->adviser);
    forecaster_drop(controller->forecaster);
    controller->odds_at = SIZE_MAX;
    controller->waits = false;
    view_rewind(controller->view);
    say(controller,
        first ? &(const Sentence)T_("Taken back. The record says that this is a friendly game.")
              : &(const Sentence)T_("Taken back."),
        why);
}

/* ---- requests ---- */

static void erase(Controller *controller, int64_t id, Text *why)
{
    if (controller->table != NULL && id == controller->number) {
        say(controller, &(const Sentence)T_("This game is on the table; leave it first."), why);
        return;
    }
    controller->host->erase(controller->host->self, id, why);
    list_games(controller);
}

static void name(Controller *controller, const Request *request, Text *why)
{
    const ControllerHost *host = controller->host;
    host->name(host->self, request->id != 0 ? request->id : controller->number, request->text, why);
    list_games(controller);
}

static void grant(Controller *controller, const Request *request, Text *answer)
{
    const ControllerHost *host = controller->host;
    switch (request->kind) {
    case REQUEST_ACTION: mean(controller, request, answer); break;
    case REQUEST_BEGIN: controller_begin(controller, request->plan, answer); break;
    case REQUEST_LEARN: begin_lesson(controller, answer); break;
    case REQUEST_AGAIN:
        if (controller->visit != NULL)
            say_to_server(controller, "again");
        else
            begin_again(controller);
        break;
    case REQUEST_PLAY_ON: play_on(controller, request->id); break;
    case REQUEST_CONTINUE: go_on_with_last(controller, answer); break;
    case REQUEST_LOAD: load(controller, request->id, answer); break;
    case REQUEST_DELETE: erase(controller, request->id, answer); break;
    case REQUEST_NAME: name(controller, request, answer); break;
    case REQUEST_SAVE:
        if (controller->table != NULL) host->save(host->self, controller->table, answer);
        break;
    case REQUEST_LEAVE: controller_leave(controller); break;
    case REQUEST_JOIN: controller_join(controller, request->text); break;
    case REQUEST_SAY: say_to_server(controller, request->text); break;
    case REQUEST_SHARE:
        if (host->wire != NULL && host->wire->share != NULL)
            host->wire->share(host->wire->self, request->text);
        break;
    case REQUEST_UNDO: undo(controller, answer); break;
    case REQUEST_HINT:
        if (controller->table != NULL) adviser_ask_hint(controller->adviser, controller->table);
        break;
    case REQUEST_ODDS:
        if (controller->table != NULL) adviser_ask_odds(controller->adviser, controller->table);
        break;
    case REQUEST_WAYS: reviewer_ask(controller->reviewer, (size_t)request->id); break;
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
    case REQUEST_EDITION: keep_edition(controller, request, answer); break;
    case REQUEST_FILE: host->choose(host->self); break;
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
    return !mentor_busy(controller->mentor) && !view_warns(controller->view);
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
        tell(controller, &answer);
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

/* ---- adviser ---- */

/* Chances are recomputed after every action; the view shows them with what they are about. */
static void watch_odds(Controller *controller)
{
    const View *view = controller->view;
    size_t count = table_action_count(controller->table);
    bool wanted = view_settings(view)->odds || view_coaching(view) == COACHING_ALL;
    if (!wanted || count == controller->odds_at || !view_online_advice(view) ||
        table_game(controller->table)->phase == PHASE_OVER)
        return;
    controller->odds_at = count;
    adviser_ask_odds(controller->adviser, controller->table);
}

static void work_on_mentor(Controller *controller, double until)
{
    const ControllerHost *host = controller->host;
    char buffer[WHY_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    Action action;
    for (int n = 0; n < STEPS_PER_TICK && mentor_busy(controller->mentor); n++) {
        if (mentor_work(controller->mentor, controller->view, &action))
            act(controller, &action, &why);
        if (host->now(host->self) > until) break;
    }
    tell(controller, &why);
}

static bool reviews(const Controller *controller)
{
    return reviewer_busy(controller->reviewer, controller->table, controller->view);
}

static void work_on_review(Controller *controller, double until)
{
    const ControllerHost *host = controller->host;
    for (int n = 0; n < STEPS_PER_TICK && reviews(controller); n++) {
        reviewer_work(controller->reviewer, controller->view);
        if (host->now(host->self) > until) break;
    }
}

static bool forecasts(const Controller *controller)
{
    return forecaster_busy(controller->forecaster, controller->table, controller->view);
}

static void work_on_forecast(Controller *controller, double until)
{
    const ControllerHost *host = controller->host;
    for (int n = 0; n < STEPS_PER_TICK && forecasts(controller); n++) {
        forecaster_work(controller->forecaster, controller->view);
        if (host->now(host->self) > until) break;
    }
}

static void work_on_adviser(Controller *controller, double until)
{
    const ControllerHost *host = controller->host;
    watch_odds(controller);
    for (int n = 0; n < STEPS_PER_TICK && adviser_busy(controller->adviser); n++) {
        adviser_work(controller->adviser, controller->view);
        if (host->now(host->self) > until) break;
    }
}

/* ---- the doors ---- */

Controller *controller_new(const ControllerHost *host, View *view)
{
    Controller *controller = mem_new(1, sizeof *controller);
    controller->host = host;
    controller->view = view;
    controller->demo = demo_new();
    controller->adviser = adviser_new();
    controller->forecaster = forecaster_new();
    controller->mentor = mentor_new();
    controller->reviewer = reviewer_new();
    view_set_library(view, host->library(host->self));
    follow_language(controller);
    view_set_chooser(view, host->choose != NULL);
    view_set_links(view, host->link != NULL);
    view_set_stays(view, host->stays);
    list_games(controller);
    tell_facts(controller);
    return controller;
}

void controller_free(Controller *controller)
{
    if (controller == NULL) return;
    end_visit(controller);
    view_set_table(controller->view, NULL);
    view_set_demo(controller->view, NULL);
    adviser_free(controller->adviser);
    forecaster_free(controller->forecaster);
    mentor_free(controller->mentor);
    reviewer_free(controller->reviewer);
    table_free(controller->table);
    demo_free(controller->demo);
    mem_free(controller);
}

void controller_input(Controller *controller, const Input *input)
{
    controller->idle = 0;
    view_input(controller->view, input);
    grant_all(controller);
    if (controller->visit != NULL) visit_tick(controller); /* what was asked is said at once */
}

/* A quiet game is played behind the start screen, unless motion is unwanted or
 * nobody has been there for a while. */
static void tick_demo(Controller *controller, double seconds)
{
    if (demo_table(controller->demo) == NULL || demo_over(controller->demo)) show_demo(controller);
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
    changed = visit_tick(controller) || changed;
    if (controller->over) return changed;
    if (controller->table == NULL) {
        if (controller->visit == NULL) tick_demo(controller, step);
        return changed;
    }
    double slice = view_moving(controller->view) ? slice_moving : slice_still;
    double until = controller->host->now(controller->host->self) + slice;
    changed = play(controller, until) || changed;
    if (controller->visit != NULL) keep_ended(controller);
    work_on_mentor(controller, until);
    work_on_forecast(controller, until);
    work_on_adviser(controller, until);
    work_on_review(controller, until);
    return view_tick(controller->view, 0) || changed;
}

double controller_rest(const Controller *controller)
{
    if (view_moving(controller->view)) return 0;
    if (controller->table == NULL) return rest_most;
    if (!controller->waits && view_ready(controller->view)) return 0;
    if (mentor_busy(controller->mentor) || adviser_busy(controller->adviser) ||
        forecasts(controller) || reviews(controller))
        return 0;
    double bell = seconds_to_bell(controller);
    return bell < 0 ? 0 : bell < rest_most ? bell : rest_most;
}

bool controller_over(const Controller *controller)
{
    return controller->over;
}

const Table *controller_table(const Controller *controller)
{
    return controller->table;
}
