/* test_app_controller.c -- the controller of the drawn game, with a host that keeps everything in
 * memory: games are begun, kept action by action, left and gone on with; the bell rings (L10, L11,
 * T10). */
#include "../check.h"
#include "apps/drawn/controller.h"
#include "base/mem.h"
#include "canvas/canvas_trace.h"
#include "pseudo.h"
#include "scene.h"
#include "table/record.h"
#include "view/view_history.h"
#include "view/view_shown.h"

enum { KEPT = 8, TICKS = 20000 };

/* What the host was asked for. */
typedef struct Host {
    double now, per_call; /* the clock, and how far it goes at every look */
    uint64_t seed;
    Text records[KEPT]; /* by number, from 1 */
    int count;
    int64_t erased, named;
    char name[40];
    size_t submitted, most_per_tick, in_tick;
    int synced, saved, settings;
    const Language *language;
    bool failing;
} Host;

static double host_now(void *self)
{
    Host *host = self;
    return host->now += host->per_call;
}

static uint64_t host_seed(void *self)
{
    return ++((Host *)self)->seed;
}

static const EditionLibrary *host_library(void *self)
{
    (void)self;
    return edition_files();
}

static void keep(Host *host, int64_t number, const Table *table)
{
    text_clear(&host->records[number]);
    record_write(table, &host->records[number]);
}

static int64_t host_begin(void *self, const Table *table)
{
    Host *host = self;
    host->records[++host->count] = text_growing();
    keep(host, host->count, table);
    return host->count;
}

static int64_t host_resume(void *self, const Table *table, int64_t id)
{
    (void)self, (void)table;
    return id;
}

static Refusal host_submit(void *self, Table *table, const Action *action, Text *note)
{
    Host *host = self;
    Refusal refusal = table_submit(table, action);
    if (refusal != REFUSAL_NONE) return refusal;
    host->submitted++;
    host->in_tick++;
    if (host->failing) text_add(note, "the disk is full");
    keep(host, host->count, table);
    return REFUSAL_NONE;
}

static void host_sync(void *self, const Table *table)
{
    Host *host = self;
    keep(host, host->count, table);
    host->synced++;
}

static void host_save(void *self, const Table *table, Text *answer)
{
    (void)table;
    ((Host *)self)->saved++;
    text_add(answer, "Saved.");
}

static int host_list(void *self, SavedGame **games)
{
    const Host *host = self;
    *games = mem_new(KEPT, sizeof **games);
    for (int i = 0; i < host->count; i++) {
        (*games)[i] = (SavedGame){.id = host->count - i, .date = "2026-11-18"};
        (*games)[i].over = strstr(host->records[host->count - i].start, "\nresign ") != NULL;
        text_copy((*games)[i].edition, WORD_SIZE, "classic");
    }
    return host->count;
}

static Table *host_load(void *self, int64_t id, Text *why)
{
    const Host *host = self;
    static Problems problems;
    if (id >= 1 && id <= host->count) {
        return record_read(edition_files(), host->records[id].start, host->records[id].length,
                           "record", &problems);
    }
    text_add(why, "there is no such game");
    return NULL;
}

static bool host_erase(void *self, int64_t id, Text *why)
{
    (void)why;
    ((Host *)self)->erased = id;
    return true;
}

static bool host_name(void *self, int64_t id, const char *name, Text *why)
{
    Host *host = self;
    (void)why;
    host->named = id;
    text_copy(host->name, sizeof host->name, name);
    return true;
}

static void host_record(void *self, const Table *table, Text *answer)
{
    (void)self, (void)table, (void)answer;
}

static bool host_edition(void *self, const char *word, const char *text, Text *answer)
{
    (void)self, (void)word, (void)text, (void)answer;
    return true;
}

static bool host_picture(void *self, int number, const char *file, Text *why)
{
    (void)self, (void)number, (void)file, (void)why;
    return false;
}

static const Language *host_language(void *self)
{
    return ((Host *)self)->language;
}

static void host_settings(void *self, const Settings *settings, Text *note)
{
    (void)settings, (void)note;
    ((Host *)self)->settings++;
}

/* ---- a room to play in ---- */

/* One file is a game of two; any other is none. */
static Table *host_file(void *self, const char *name, Text *why)
{
    (void)self;
    if (!text_same(name, "ab")) {
        text_add(why, "there is no such file");
        return NULL;
    }
    Edition *edition = mem_new(1, sizeof *edition);
    Seating seating = {0};
    edition_file_read("waterloo", "", edition);
    for (int i = 0; i < 2; i++) seating_add(&seating, edition, "", NULL, NO_TOKEN, 0);
    Table *table = table_new(edition, NULL, &seating, 3);
    mem_free(edition);
    return table;
}

typedef struct Room {
    Host host;
    ControllerHost lends;
    Canvas *canvas;
    View *view;
    Controller *controller;
} Room;

static Room *room_with(Settings settings)
{
    Room *room = mem_new(1, sizeof *room);
    room->lends = (ControllerHost){
        .self = &room->host,
        .now = host_now,
        .seed = host_seed,
        .library = host_library,
        .begin = host_begin,
        .resume = host_resume,
        .submit = host_submit,
        .sync = host_sync,
        .save = host_save,
        .list = host_list,
        .load = host_load,
        .erase = host_erase,
        .name = host_name,
        .record = host_record,
        .edition = host_edition,
        .picture = host_picture,
        .language = host_language,
        .settings = host_settings,
        .file = host_file,
    };
    room->canvas = canvas_trace_new(NULL, 1280, 800);
    room->view = view_new(room->canvas, &settings);
    view_resize(room->view, 1280, 800);
    room->controller = controller_new(&room->lends, room->view);
    return room;
}

static Room *room_new(Pace pace)
{
    Settings settings = settings_usual();
    settings.pace = (int)pace;
    return room_with(settings);
}

static void room_free(Room *room)
{
    controller_free(room->controller);
    view_free(room->view);
    canvas_trace_free(room->canvas);
    for (int i = 1; i <= room->host.count; i++) text_free(&room->host.records[i]);
    mem_free(room);
}

static void tick(Room *room, double seconds)
{
    room->host.in_tick = 0;
    room->host.now += seconds;
    controller_tick(room->controller, seconds);
    if (room->host.in_tick > room->host.most_per_tick)
        room->host.most_per_tick = room->host.in_tick;
}

static const Game *game_of(const Room *room)
{
    return table_game(controller_table(room->controller));
}

/* `people` persons and computers up to three. */
static bool begin(Room *room, int people, const char *rule)
{
    GamePlan plan = {.edition = "classic"};
    char reason[200];
    Text why = text_into(reason, sizeof reason);
    Edition edition;
    edition_file_read("classic", NULL, &edition);
    if (rule != NULL) CHECK(house_rule_add(&plan.rules, rule, NULL, &why));
    for (int i = 0; i < 3; i++) {
        seating_add(&plan.seating, &edition, "", i < people ? NULL : player_find("simple"),
                    NO_TOKEN, 0);
    }
    return controller_begin(room->controller, &plan, &why);
}

static void draw(Room *room)
{
    canvas_trace_begin(room->canvas, 1280, 800);
    view_draw(room->view, room->canvas);
}

static void type(Room *room, const char *letter)
{
    Input input = {.kind = INPUT_TEXT};
    text_copy(input.text, sizeof input.text, letter);
    controller_input(room->controller, &input);
}

/* Presses what is called so; false when nothing is. */
static bool press(Room *room, const char *name)
{
    draw(room);
    ViewItem item;
    for (int i = 0; view_item(room->view, i, &item); i++) {
        if (!text_same(item.name, name) || item.disabled) continue;
        Input input = {
            .kind = INPUT_MOVE, .x = box_middle_x(item.box), .y = box_middle_y(item.box)};
        controller_input(room->controller, &input);
        input.kind = INPUT_DOWN;
        controller_input(room->controller, &input);
        input.kind = INPUT_UP;
        controller_input(room->controller, &input);
        return true;
    }
    return false;
}

static void wait_for_person(Room *room)
{
    bool asked = false;
    for (int i = 0; i < TICKS && !asked; i++) {
        tick(room, 0.05);
        const Game *game = game_of(room);
        if (i % 20 == 0 && !press(room, "Roll for the order of play")) press(room, "Go on");
        asked = game->decider < game->seat_count && view_ready(room->view);
    }
    CHECK(asked);
}

/* ---- tests ---- */

/* Every action goes through the host before it is seen, and no tick is long. */
static void computers_alone_play_to_the_end(void)
{
    Room *room = room_new(PACE_INSTANT);
    CHECK(begin(room, 0, NULL));
    for (int i = 0; i < TICKS && game_of(room)->phase != PHASE_OVER; i++) tick(room, 0.02);
    CHECK_INT(PHASE_OVER, game_of(room)->phase);
    CHECK_INT(table_action_count(controller_table(room->controller)), room->host.submitted);
    CHECK(room->host.most_per_tick > 1);
    CHECK(room->host.most_per_tick <= 400);
    room_free(room);
}

/* A slow machine gets fewer actions between two pictures, never none. */
static void slices_end_when_their_time_is_up(void)
{
    Room *room = room_new(PACE_INSTANT);
    room->host.per_call = 0.005;
    CHECK(begin(room, 0, NULL));
    for (int i = 0; i < 50; i++) tick(room, 0.02);
    CHECK(room->host.submitted >= 50);
    CHECK(room->host.most_per_tick <= 3);
    room_free(room);
}

static void a_watched_game_goes_on_when_the_view_is_ready(void)
{
    Room *room = room_new(PACE_WATCH);
    CHECK(begin(room, 1, NULL));
    for (int i = 0; i < 40; i++) {
        bool ready = view_ready(room->view);
        size_t before = room->host.submitted;
        controller_tick(room->controller, 0);
        if (!ready) CHECK_INT(before, room->host.submitted);
        tick(room, 0.05);
    }
    room_free(room);
}

static void persons_are_asked_and_act(void)
{
    Room *room = room_new(PACE_INSTANT);
    CHECK(begin(room, 1, NULL));
    wait_for_person(room);
    CHECK_INT(0, game_of(room)->decider);
    CHECK_INT(PHASE_TURN, game_of(room)->phase);
    for (int i = 0; i < 100; i++) tick(room, 0.05);
    CHECK(controller_rest(room->controller) > 0); /* nothing happens without input */
    draw(room);                                   /* a question is heard when it has been seen */
    for (int i = 0; i < 10; i++) tick(room, 0.05);
    size_t before = room->host.submitted;
    type(room, "r");
    CHECK_INT(before + 1, room->host.submitted);
    tick(room, 0.05);
    CHECK(room->host.submitted > before + 1); /* the dealer threw */
    room_free(room);
}

/* They are worked out beside the game, and then there is rest again. */
static void chances_are_worked_out_in_slices(void)
{
    Settings settings = settings_usual();
    settings.pace = PACE_INSTANT;
    settings.odds = true;
    Room *room = room_with(settings);
    room->host.per_call = 0.005; /* a slice a tick */
    CHECK(begin(room, 3, NULL));
    wait_for_person(room);
    CHECK(controller_rest(room->controller) == 0);
    for (int i = 0; i < TICKS && controller_rest(room->controller) == 0; i++) tick(room, 0.02);
    CHECK(controller_rest(room->controller) > 0);
    type(room, "r");
    for (int i = 0; i < 10; i++) tick(room, 0.5);
    CHECK(controller_rest(room->controller) == 0); /* another state, other chances */
    room_free(room);
}

/* Waits until answers hear, then presses the key. */
static void type_late(Room *room, const char *letter)
{
    draw(room);
    for (int i = 0; i < 12; i++) tick(room, 0.1);
    type(room, letter);
}

/* By the clock of a game that is watched, moments, cards and breaths between decisions included:
 * what a person waits from the end of a turn to the beginning of the next. */
static void H9_a_person_waits_six_seconds_for_three_computers(void)
{
    enum { TURNS = 12 };
    const double STEP = 1.0 / 60;
    Room *room = room_new(PACE_WATCH);
    Input enter = {.kind = INPUT_KEY, .key = KEY_ENTER};
    CHECK(begin(room, 1, "order=entered"));
    double waited = 0;
    int turns = 0, before = 0;
    for (int i = 0; i < TICKS && turns < TURNS; i++) {
        SeatId seat;
        tick(room, STEP);
        const Game *game = game_of(room);
        bool asked = view_person_decides(room->view, &seat) || stage_held(view_stage(room->view));
        if (!asked && game_mover(game) != 0) waited += STEP;
        if (game_mover(game) == 0 && game->turn != before) turns++;
        before = game_mover(game) == 0 ? game->turn : before;
        if (!asked || i % 36 != 0) continue;
        draw(room);
        if (!press(room, "Reject") && !press(room, "Pass"))
            controller_input(room->controller, &enter);
    }
    CHECK_INT(TURNS, turns);
    CHECK(waited / turns * 3 / 2 <= 6); /* two computers sit here */
    room_free(room);
}

/* Against computers too, by the menu and by Ctrl+Z, and what is kept follows. */
static void H6_the_last_decision_is_taken_back(void)
{
    Room *room = room_new(PACE_INSTANT);
    Input undo = {.kind = INPUT_KEY, .key = KEY_UNDO};
    CHECK(begin(room, 1, "order=entered"));
    const Table *table = controller_table(room->controller);
    for (int i = 0; i < 60; i++) {
        for (int n = 0; n < 20; n++) tick(room, 0.1);
        const Game *game = game_of(room);
        if (game->phase == PHASE_BUY && game->decider == 0) break;
        if (!press(room, "Pass") && !press(room, "Go on") && !press(room, "Reject"))
            type(room, game->phase == PHASE_TURN ? "r" : "e");
    }
    size_t before = table_action_count(table);
    type_late(room, "u");
    CHECK_INT(before + 1, table_action_count(table));
    CHECK(press(room, "Menu"));
    CHECK(press(room, "Take back"));
    CHECK_INT(before, table_action_count(table));
    CHECK_INT(1, room->host.synced);
    CHECK_TEXT("Taken back. The record says that this is a friendly game.", view_told(room->view));
    CHECK_INT(PHASE_BUY, game_of(room)->phase);
    type(room, "u"); /* not heard: the question has just changed */
    CHECK_INT(before, table_action_count(table));
    type_late(room, "u");
    CHECK_INT(before + 1, table_action_count(table));
    controller_input(room->controller, &undo);
    CHECK_INT(PHASE_BUY, game_of(room)->phase);
    CHECK_TEXT("Taken back.", view_told(room->view));
    controller_input(room->controller, &undo);
    CHECK_TEXT("There is nothing to take back since the last dice or card.", view_told(room->view));
    CHECK_INT(before, table_action_count(table));
    room_free(room);
}

/* ---- the coach ---- */

/* A person stands before the last orange street; the coach says so much. */
static Room *room_coached(Coaching coaching, int people)
{
    Settings settings = settings_usual();
    settings.pace = PACE_INSTANT;
    settings.coach = (int)coaching;
    Room *room = room_with(settings);
    scene_begin("classic", "", 3);
    scene_own(0, "st-james tennessee");
    scene.game.seats[0].space = scene.edition.deeds[scene_deed("new-york")].space;
    scene.game.phase = scene.game.step = PHASE_BUY;
    scene.game.decider = 0;
    scene.game.dice[0] = 3;
    scene.game.dice[1] = 4;
    HouseRules rules = {0};
    Seating seating = {0};
    CHECK(house_rule_add(&rules, "order=entered", NULL, NULL));
    for (int i = 0; i < 3; i++)
        seating_add(&seating, &scene.edition, "", i < people ? NULL : player_find("simple"),
                    NO_TOKEN, 0);
    controller_take(room->controller,
                    table_new_at(&scene.edition, &rules, &seating, 1, &scene.game), 0);
    for (int i = 0; i < 40; i++) tick(room, 0.05);
    draw(room);
    for (int i = 0; i < 20; i++) tick(room, 0.05);
    return room;
}

static const char *const decline = "Auction it";

static bool there(Room *room, const char *name)
{
    ViewItem item;
    draw(room);
    for (int i = 0; view_item(room->view, i, &item); i++)
        if (text_same(item.name, name)) return true;
    return false;
}

/* Weighs, and shows what came of it until it may be answered. */
static void wait_for_coach(Room *room)
{
    for (int i = 0; i < 40; i++) tick(room, 0.05);
    draw(room);
    for (int i = 0; i < 40; i++) tick(room, 0.05);
}

static void coach_asks_before_a_blunder_is_done(void)
{
    Room *room = room_coached(COACHING_WARNINGS, 1);
    CHECK(press(room, decline));
    CHECK_INT(0, room->host.submitted);
    wait_for_coach(room);
    CHECK_INT(0, room->host.submitted);
    CHECK(view_warns(room->view));
    CHECK(press(room, "Think again"));
    wait_for_coach(room);
    CHECK_INT(0, room->host.submitted);
    CHECK(press(room, decline));
    wait_for_coach(room);
    CHECK(press(room, "Do it anyway"));
    CHECK_INT(ACTION_DECLINE, table_action(controller_table(room->controller), 0)->kind);
    room_free(room);
}

static void coach_offers_the_better_way(void)
{
    Room *room = room_coached(COACHING_WARNINGS, 1);
    CHECK(press(room, decline));
    wait_for_coach(room);
    CHECK(press(room, "Buy New York Avenue for $200"));
    CHECK_INT(ACTION_BUY, table_action(controller_table(room->controller), 0)->kind);
    room_free(room);
}

static void coach_that_is_off_says_nothing(void)
{
    Room *room = room_coached(COACHING_OFF, 1);
    CHECK(press(room, decline));
    CHECK_INT(ACTION_DECLINE, table_action(controller_table(room->controller), 0)->kind);
    room_free(room);
}

static void coach_is_off_where_somebody_at_the_table_does_not_want_it(void)
{
    Room *room = room_coached(COACHING_ALL, 2);
    CHECK(view_coaching(room->view) == COACHING_ALL);
    CHECK(view_open(room->view, "menu"));
    wait_for_coach(room);
    for (int i = 0; i < 3; i++) {
        CHECK(press(room, "No coach in this game"));
        CHECK(view_coaching(room->view) == (i == 1 ? COACHING_ALL : COACHING_OFF));
    }
    int64_t number = room->host.count;
    controller_leave(room->controller);
    controller_open(room->controller, number);
    CHECK(controller_table(room->controller) != NULL);
    CHECK(view_coaching(room->view) == COACHING_OFF);
    CHECK(view_odds(room->view) == NULL);
    CHECK(view_open(room->view, "replay"));
    CHECK(press(room, "Play on from here"));
    CHECK_INT(number + 1, room->host.count);
    CHECK(view_coaching(room->view) == COACHING_OFF);
    room_free(room);
}

static void coach_lets_a_good_choice_pass_without_a_word(void)
{
    Room *room = room_coached(COACHING_WARNINGS, 1);
    CHECK(press(room, "Buy New York Avenue for $200"));
    for (int i = 0; i < 40 && room->host.submitted == 0; i++) tick(room, 0.02);
    CHECK(!view_warns(room->view));
    CHECK_INT(1, room->host.submitted > 0);
    CHECK_INT(ACTION_BUY, table_action(controller_table(room->controller), 0)->kind);
    room_free(room);
}

/* Weighing takes a slice of a tick: pictures go on meanwhile. */
static void coach_never_blocks_drawing(void)
{
    Room *room = room_coached(COACHING_WARNINGS, 1);
    room->host.per_call = 0.005;
    CHECK(press(room, decline));
    for (int i = 0; i < 5; i++) tick(room, 0.02);
    CHECK(!view_warns(room->view));
    CHECK(there(room, decline));
    for (int i = 0; i < 500 && !view_warns(room->view); i++) tick(room, 0.02);
    CHECK(view_warns(room->view));
    room_free(room);
}

static void chances_are_in_the_cards_within_a_second_of_an_action(void)
{
    Room *room = room_coached(COACHING_ALL, 1);
    CHECK(press(room, "Buy New York Avenue for $200"));
    room->host.per_call = 0.001;
    double before = room->host.now;
    for (int i = 0; i < 100 && room->host.now < before + 1; i++) tick(room, 0.02);
    ViewItem item;
    bool shown = false;
    draw(room);
    for (int i = 0; view_item(room->view, i, &item); i++)
        if (strstr(item.name, "% to win") != NULL) shown = true;
    CHECK(shown);
    room_free(room);
}

static void lesson_begins_on_the_start_screen_and_can_be_left(void)
{
    Settings settings = settings_usual();
    settings.pace = PACE_INSTANT;
    Room *room = room_with(settings);
    CHECK(press(room, "Learn to play"));
    wait_for_coach(room);
    CHECK(controller_table(room->controller) != NULL);
    CHECK(there(room, "Leave the lesson"));
    CHECK(view_coaching(room->view) == COACHING_ALL);
    CHECK(press(room, "Go on"));
    wait_for_coach(room);
    CHECK(press(room, "Leave the lesson"));
    wait_for_coach(room);
    CHECK(!there(room, "Leave the lesson"));
    CHECK(view_coaching(room->view) == COACHING_OFF);
    CHECK(there(room, "Roll the dice"));
    room_free(room);
}

/* From the end of a game, in slices, so that pictures go on; what was begun is kept. */
static void review_is_worked_out_while_one_looks(void)
{
    Room *room = room_new(PACE_INSTANT);
    room->host.per_call = 0.0005;
    CHECK(begin(room, 0, "end_bankruptcies=1"));
    for (int i = 0; i < TICKS && game_of(room)->phase != PHASE_OVER; i++) tick(room, 0.02);
    CHECK(view_open(room->view, "end"));
    CHECK(press(room, "What decided it"));
    CHECK_TEXT("review", view_place(room->view));
    tick(room, 0.02);
    CHECK(controller_rest(room->controller) == 0);
    CHECK(!there(room, "Play on from here"));
    CHECK(there(room, "Back"));
    CHECK(press(room, "Back"));
    CHECK_TEXT("end", view_place(room->view));
    CHECK(controller_rest(room->controller) > 0);
    room_free(room);
}

/* Two people; `over`: one of them has resigned. */
static void keep_duel(Host *host, bool over)
{
    static Edition classic;
    Seating seating = {0};
    Action action;
    edition_file_read("classic", "order=entered", &classic);
    for (int i = 0; i < 2; i++) seating_add(&seating, &classic, "", NULL, NO_TOKEN, 0);
    HouseRules rules = {0};
    char reason[200];
    Text why = text_into(reason, sizeof reason);
    CHECK(house_rule_add(&rules, "order=entered", NULL, &why));
    Table *table = table_new(&classic, &rules, &seating, 4);
    while (table_game(table)->phase != PHASE_TURN && table_propose(table, true, &action))
        table_submit(table, &action);
    action = (Action){.kind = ACTION_RESIGN, .seat = 1};
    if (over) CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    host_begin(host, table);
    table_free(table);
}

/* Game by game, while one looks; a game that goes on does not count. */
static void finished_games_are_counted_while_one_looks(void)
{
    Room *room = room_new(PACE_INSTANT);
    room->host.per_call = 0.01;
    for (int i = 0; i < 3; i++) keep_duel(&room->host, i > 0);
    CHECK(view_open(room->view, "stats"));
    CHECK(controller_rest(room->controller) == 0);
    for (int i = 0; i < 10 && controller_rest(room->controller) <= 0; i++) tick(room, 0.02);
    CHECK(controller_rest(room->controller) > 0);
    double part;
    const History *history = view_history(room->view, &part);
    CHECK(history != NULL && part >= 1);
    CHECK_INT(2, history_people(history));
    CHECK_INT(4, history_games(history));
    CHECK(view_open(room->view, "load"));
    tick(room, 0.02);
    CHECK(view_history(room->view, &part) == NULL);
    room_free(room);
}

/* The new game is a branch of the old one. */
static void a_game_played_on_is_a_branch(void)
{
    Room *room = room_new(PACE_INSTANT);
    CHECK(begin(room, 0, "end_bankruptcies=1"));
    for (int i = 0; i < TICKS && game_of(room)->phase != PHASE_OVER; i++) tick(room, 0.02);
    uint64_t seed = table_seed(controller_table(room->controller));
    size_t count = table_action_count(controller_table(room->controller));
    CHECK(view_open(room->view, "replay"));
    CHECK(press(room, "One step back"));
    CHECK(press(room, "Play on from here"));
    const Table *table = controller_table(room->controller);
    TableBranch branch = table_branch(table);
    CHECK(branch.is && branch.parent == seed && table_seed(table) != seed);
    CHECK_INT((int64_t)count - 1, (int64_t)branch.at);
    CHECK_INT((int64_t)branch.at, (int64_t)table_action_count(table));
    CHECK_INT(2, room->host.count);
    room_free(room);
}

/* T10: the minutes of this sitting count. */
static void T10_the_bell_rings_when_the_time_is_up(void)
{
    Room *room = room_new(PACE_INSTANT);
    CHECK(begin(room, 3, "time_limit=1"));
    wait_for_person(room);
    for (int i = 0; i < 100 && room->host.now < 50; i++) tick(room, 0.5);
    CHECK_INT(0, game_of(room)->bell);
    for (int i = 0; i < 30; i++) tick(room, 0.5);
    CHECK_INT(1, game_of(room)->bell);
    room_free(room);
}

/* B9: two minutes are two minutes, also when not one picture was drawn meanwhile. */
static void B9_an_auction_takes_real_seconds(void)
{
    Room *room = room_new(PACE_INSTANT);
    CHECK(begin(room, 3, NULL));
    for (int i = 0; i < 200 && game_of(room)->phase != PHASE_AUCTION; i++) {
        wait_for_person(room);
        if (!press(room, "Auction it") && !press(room, "Roll the dice")) press(room, "End turn");
    }
    wait_for_person(room);
    for (int i = 0; i < 40; i++) { /* whoever is called comes */
        tick(room, 0.05);
        press(room, "Go on");
    }
    CHECK_INT(PHASE_AUCTION, game_of(room)->phase);
    SeatId asked = game_of(room)->auction.asked;
    for (int i = 0; i < 98; i++) tick(room, 1);
    CHECK_INT(asked, game_of(room)->auction.asked);
    tick(room, 21);
    tick(room, 0.1);
    CHECK(game_of(room)->phase != PHASE_AUCTION || game_of(room)->auction.asked != asked);
    room_free(room);
}

static void games_are_left_and_gone_on_with(void)
{
    Room *room = room_new(PACE_INSTANT);
    CHECK(begin(room, 1, NULL));
    wait_for_person(room);
    size_t actions = table_action_count(controller_table(room->controller));
    CHECK(view_open(room->view, "menu"));
    CHECK(press(room, "Main menu"));
    for (int i = 0; i < 3 && controller_table(room->controller) != NULL; i++) press(room, "Leave");
    CHECK(controller_table(room->controller) == NULL);
    tick(room, 0.1);
    CHECK(press(room, "Continue"));
    CHECK(controller_table(room->controller) != NULL);
    CHECK_INT(actions, table_action_count(controller_table(room->controller)));
    CHECK_INT(1, room->host.count); /* the same game, not a copy */
    room_free(room);
}

static void the_running_game_gets_its_name(void)
{
    Room *room = room_new(PACE_INSTANT);
    CHECK(begin(room, 1, NULL));
    wait_for_person(room);
    CHECK(view_open(room->view, "menu"));
    CHECK(press(room, "Name this game"));
    tick(room, 0.1);
    type(room, "L");
    type(room, "x");
    CHECK(press(room, "Keep the name"));
    CHECK_INT(room->host.count, room->host.named);
    CHECK_TEXT("Lx", room->host.name);
    room_free(room);
}

/* The load screen of a window: a file by its name. */
static void a_game_is_opened_from_a_file(void)
{
    Room *room = room_new(PACE_INSTANT);
    CHECK(view_open(room->view, "load"));
    CHECK(press(room, "From a file"));
    draw(room);
    for (int i = 0; i < 10; i++) tick(room, 0.1);
    type(room, "a");
    CHECK(press(room, "Open"));
    CHECK(controller_table(room->controller) == NULL);
    CHECK_TEXT("There is no such file.", view_told(room->view));
    CHECK(press(room, "From a file"));
    draw(room);
    for (int i = 0; i < 10; i++) tick(room, 0.1);
    type(room, "a"); /* in place of what was there: all is chosen when a field is entered */
    type(room, "b");
    CHECK(press(room, "Open"));
    CHECK(controller_table(room->controller) != NULL);
    CHECK_INT(1, room->host.count); /* it is kept from now on */
    room_free(room);
}

static void what_cannot_be_planned_changes_nothing(void)
{
    Room *room = room_new(PACE_INSTANT);
    GamePlan plan = {.edition = "nowhere"};
    char reason[200];
    Text why = text_into(reason, sizeof reason);
    CHECK(!controller_begin(room->controller, &plan, &why));
    CHECK(why.length > 0);
    text_copy(plan.edition, sizeof plan.edition, "classic");
    text_clear(&why);
    CHECK(!controller_begin(room->controller, &plan, &why)); /* nobody sits there */
    CHECK(why.length > 0);
    CHECK(controller_table(room->controller) == NULL);
    CHECK_INT(0, room->host.count);
    room_free(room);
}

/* A page fetches its catalogue: the language comes when it comes. */
static void a_new_language_is_spoken_from_the_next_tick_on(void)
{
    Text bytes = pseudo_bytes();
    Language language;
    const char *why;
    Room *room = room_new(PACE_INSTANT);
    CHECK(language_open(&language, bytes.start, bytes.length, &why));
    CHECK(view_language(room->view) == NULL);
    room->host.language = &language;
    controller_tick(room->controller, 0.01);
    CHECK(view_language(room->view) == &language);
    room_free(room);
    text_free(&bytes);
}

static void quitting_ends_the_controller(void)
{
    Room *room = room_new(PACE_INSTANT);
    tick(room, 0.1);
    CHECK(!controller_over(room->controller));
    CHECK(press(room, "Quit"));
    CHECK(controller_over(room->controller));
    room_free(room);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(computers_alone_play_to_the_end);
    RUN(slices_end_when_their_time_is_up);
    RUN(a_watched_game_goes_on_when_the_view_is_ready);
    RUN(persons_are_asked_and_act);
    RUN(chances_are_worked_out_in_slices);
    RUN(coach_asks_before_a_blunder_is_done);
    RUN(coach_offers_the_better_way);
    RUN(coach_that_is_off_says_nothing);
    RUN(coach_is_off_where_somebody_at_the_table_does_not_want_it);
    RUN(coach_lets_a_good_choice_pass_without_a_word);
    RUN(coach_never_blocks_drawing);
    RUN(chances_are_in_the_cards_within_a_second_of_an_action);
    RUN(lesson_begins_on_the_start_screen_and_can_be_left);
    RUN(review_is_worked_out_while_one_looks);
    RUN(finished_games_are_counted_while_one_looks);
    RUN(a_game_played_on_is_a_branch);
    RUN(T10_the_bell_rings_when_the_time_is_up);
    RUN(H9_a_person_waits_six_seconds_for_three_computers);
    RUN(H6_the_last_decision_is_taken_back);
    RUN(B9_an_auction_takes_real_seconds);
    RUN(games_are_left_and_gone_on_with);
    RUN(the_running_game_gets_its_name);
    RUN(a_game_is_opened_from_a_file);
    RUN(what_cannot_be_planned_changes_nothing);
    RUN(a_new_language_is_spoken_from_the_next_tick_on);
    RUN(quitting_ends_the_controller);
    return check_done();
}
