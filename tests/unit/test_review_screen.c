/* test_review_screen.c -- the review as a screen: graph, moments, sums, alternatives, playing on.
 */
#include "canvas/canvas_trace.h"
#include "review/finding.h"
#include "seated.h"
#include "view/view.h"

enum { ACTIONS = 160 };

typedef struct Room {
    Table *table;
    Review *review;
    Canvas *canvas;
    View *view;
} Room;

/* A person's game against computers, far enough to tell something; `sketched`: reckoned up. */
static Room room_new(double width, double height, bool sketched)
{
    Room room = {0};
    Settings settings = settings_usual();
    ReviewPlan plan = review_plan_usual;
    edition_file_read("classic", "order=entered", &edition);
    room.table = table_of(player_find("easy"), 3, 3);
    Action action;
    for (int i = 0; i < ACTIONS && table_propose(room.table, true, &action); i++)
        table_submit(room.table, &action);
    plan.sketch_turns = 4;
    plan.sketch_games = plan.sketch_pairs = 2;
    plan.sketch_only = true;
    room.review = review_new(room.table, &plan);
    while (sketched && review_step(room.review, 50)) continue;
    room.canvas = canvas_trace_new(NULL, width, height);
    room.view = view_new(room.canvas, &settings);
    view_resize(room.view, width, height);
    view_set_table(room.view, room.table);
    view_set_review(room.view, room.review);
    CHECK(view_open(room.view, "review"));
    view_tick(room.view, 1);
    view_draw(room.view, room.canvas);
    return room;
}

static void room_free(Room *room)
{
    view_free(room->view);
    canvas_trace_free(room->canvas);
    review_free(room->review);
    table_free(room->table);
}

/* The item of that name, or whose name begins so; false when there is none. */
static bool find(Room *room, const char *name, ViewItem *item)
{
    view_draw(room->view, room->canvas);
    for (int i = 0; view_item(room->view, i, item); i++)
        if (strcmp(item->name, name) == 0) return true;
    for (int i = 0; view_item(room->view, i, item); i++)
        if (strncmp(item->name, name, strlen(name)) == 0) return true;
    return false;
}

static bool press(Room *room, const char *name)
{
    ViewItem item;
    if (!find(room, name, &item) || item.disabled) return false;
    view_press(room->view, item.id);
    view_tick(room->view, 1);
    view_draw(room->view, room->canvas);
    return true;
}

static void key(Room *room, Key which)
{
    Input input = {.kind = INPUT_KEY, .key = which};
    view_input(room->view, &input);
    view_draw(room->view, room->canvas);
}

static size_t moment_at(const Room *room)
{
    return view_moment(room->view);
}

static void review_shows_its_progress_while_it_is_worked_out(void)
{
    Room room = room_new(1280, 800, false);
    ViewItem item;
    CHECK(!find(&room, "Play on from here", &item));
    CHECK(find(&room, "Back", &item));
    room_free(&room);
}

static void review_steps_through_moments_and_the_board_follows(void)
{
    Room room = room_new(1280, 800, true);
    CHECK(press(&room, "The next moment") && press(&room, "The moment before"));
    size_t before = moment_at(&room);
    CHECK(press(&room, "The next moment"));
    CHECK(moment_at(&room) > before);
    CHECK(press(&room, "The moment before"));
    CHECK_INT(before, moment_at(&room));
    room_free(&room);
}

static int turn_at(const Room *room)
{
    Game game;
    table_state_at(room->table, moment_at(room), &game);
    return game.turn;
}

static void review_keys_go_a_turn_back_and_on(void)
{
    Room room = room_new(1280, 800, true);
    key(&room, KEY_LEFT);
    key(&room, KEY_LEFT);
    int before = turn_at(&room);
    key(&room, KEY_RIGHT);
    CHECK_INT(before + 1, turn_at(&room));
    key(&room, KEY_LEFT);
    CHECK_INT(before, turn_at(&room));
    room_free(&room);
}

static void review_plays_turn_after_turn_until_it_is_stopped(void)
{
    Room room = room_new(1280, 800, true);
    for (int i = 0; i < 40; i++) key(&room, KEY_LEFT);
    CHECK(press(&room, "Play"));
    size_t at = moment_at(&room);
    view_tick(room.view, 1);
    view_draw(room.view, room.canvas);
    CHECK(moment_at(&room) > at);
    CHECK(press(&room, "Pause"));
    at = moment_at(&room);
    view_tick(room.view, 1);
    view_draw(room.view, room.canvas);
    CHECK_INT(at, moment_at(&room));
    room_free(&room);
}

static bool shows(Room *room, const char *words)
{
    bool found = false;
    canvas_trace_begin(room->canvas, 1280, 800);
    view_draw(room->view, room->canvas);
    for (int i = 0; i < canvas_trace_count(room->canvas); i++)
        found = found || strcmp(canvas_trace_text(room->canvas, i)->words, words) == 0;
    return found;
}

static void review_graph_shows_chances_money_or_worth(void)
{
    Room room = room_new(1280, 800, true);
    CHECK(shows(&room, "75 %") && !shows(&room, "$1,000"));
    CHECK(press(&room, "Money"));
    CHECK(!shows(&room, "75 %") && shows(&room, "$0"));
    CHECK(press(&room, "Worth"));
    CHECK(!shows(&room, "75 %") && shows(&room, "$0"));
    CHECK(press(&room, "Chance"));
    CHECK(shows(&room, "75 %"));
    room_free(&room);
}

static void review_is_shared_as_files_where_there_are_no_links(void)
{
    Room room = room_new(1280, 800, true);
    Request request;
    bool report = false, link = false;
    CHECK(press(&room, "Share"));
    while (view_next_request(room.view, &request))
        report = report || request.kind == REQUEST_REPORT;
    CHECK(report);
    view_set_links(room.view, true);
    CHECK(press(&room, "Share"));
    while (view_next_request(room.view, &request))
        link = link || (request.kind == REQUEST_LINK && (size_t)request.id == moment_at(&room));
    CHECK(link);
    room_free(&room);
}

static void review_plays_on_from_the_moment_that_is_shown(void)
{
    Room room = room_new(1280, 800, true);
    Request request;
    CHECK(press(&room, "The next moment"));
    CHECK(press(&room, "Play on from here"));
    bool asked = false;
    while (view_next_request(room.view, &request))
        asked =
            asked || (request.kind == REQUEST_PLAY_ON && (size_t)request.id == moment_at(&room));
    CHECK(asked);
    room_free(&room);
}

static void review_asks_what_should_have_been_done(void)
{
    Room room = room_new(1280, 800, true);
    Request request;
    bool asked = false;
    for (int i = 0; i < 100 && !asked; i++) {
        if (!press(&room, "What should have been done?")) {
            press(&room, "The moment before");
            continue;
        }
        while (view_next_request(room.view, &request))
            asked = asked || request.kind == REQUEST_WAYS;
        CHECK(finding_ask(room.review, (size_t)request.id, 4));
        view_set_review(room.view, room.review);
        ViewItem item;
        CHECK(!find(&room, "What should have been done?", &item));
    }
    CHECK(asked);
    room_free(&room);
}

static void review_can_be_read_at_every_size(void)
{
    static const double sizes[][2] = {{1280, 800}, {960, 600}, {390, 844}, {844, 390}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        Room room = room_new(sizes[i][0], sizes[i][1], true);
        Text faults = text_growing();
        canvas_trace_begin(room.canvas, sizes[i][0], sizes[i][1]);
        view_draw(room.view, room.canvas);
        canvas_trace_faults(room.canvas, &faults);
        canvas_trace_faint(room.canvas, &faults);
        if (faults.length > 0) printf("%g: %s", sizes[i][0], faults.start);
        CHECK_INT(0, faults.length);
        text_free(&faults);
        room_free(&room);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(review_shows_its_progress_while_it_is_worked_out);
    RUN(review_steps_through_moments_and_the_board_follows);
    RUN(review_keys_go_a_turn_back_and_on);
    RUN(review_plays_turn_after_turn_until_it_is_stopped);
    RUN(review_graph_shows_chances_money_or_worth);
    RUN(review_is_shared_as_files_where_there_are_no_links);
    RUN(review_plays_on_from_the_moment_that_is_shown);
    RUN(review_asks_what_should_have_been_done);
    RUN(review_can_be_read_at_every_size);
    return check_done();
}
