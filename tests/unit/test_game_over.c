/* test_game_over.c -- the end of a game and its replay, by what is shown and pressed. */
#include "../check.h"
#include "canvas/canvas_trace.h"
#include "edition_files.h"
#include "players/described/simple_player.h"
#include "view/screens/end_facts.h"
#include "view/screens/little_board.h"
#include "view/view.h"
#include "view/view_review.h"

static Edition edition;
static Table *table;
static View *view;
static Canvas *trace;

/* Three players of whom `persons` are people; so many actions are done. */
static void begin(int persons, int actions)
{
    static const char *const names[] = {"Ada", "Bruno", "Chen"};
    Seating seating = {0};
    Settings settings = settings_usual();
    Action action;
    edition_file_read("classic", "", &edition);
    for (int i = 0; i < 3; i++)
        seating_add(&seating, &edition, names[i], i < persons ? NULL : &simple_player, NO_TOKEN, 0);
    table = table_new(&edition, NULL, &seating, 3);
    for (int i = 0; i < actions && table_propose(table, true, &action); i++)
        table_submit(table, &action);
    trace = canvas_trace_new(NULL, 1280, 800);
    view = view_new(trace, &settings);
    view_set_library(view, edition_files());
    view_resize(view, 1280, 800);
    view_set_table(view, table);
}

static void end(void)
{
    view_free(view);
    canvas_trace_free(trace);
    table_free(table);
}

static bool sees(const char *words)
{
    canvas_trace_begin(trace, 1280, 800);
    view_draw(view, trace);
    for (int i = 0; i < canvas_trace_count(trace); i++)
        if (strstr(canvas_trace_text(trace, i)->words, words) != NULL) return true;
    return false;
}

static bool has(const char *name, ViewItem *item)
{
    sees("");
    for (int i = 0; view_item(view, i, item); i++)
        if (strcmp(item->name, name) == 0) return true;
    return false;
}

static void press(const char *name)
{
    ViewItem item;
    CHECK(has(name, &item));
    view_press(view, item.id);
}

static void the_end_says_what_happened_to_each(void)
{
    begin(0, 100000);
    CHECK_INT(PHASE_OVER, table_game(table)->phase);
    CHECK(view_open(view, "end"));
    CHECK(sees("won the game") && sees("bankrupt, out in round"));
    CHECK(sees("earned") && end_of(view)->best_rents > 0);
    CHECK(sees("turn ") && sees("start")); /* the axis */
    end();
}

static void the_end_knows_who_resigned(void)
{
    begin(3, 30);
    SeatId seat = table_game(table)->decider;
    Action resign = {.kind = ACTION_RESIGN, .seat = seat < 3 ? seat : 0, .deed = NO_DEED};
    CHECK_INT(REFUSAL_NONE, table_submit(table, &resign));
    view_set_table(view, table);
    CHECK(view_open(view, "end"));
    CHECK(sees("resigned in round"));
    end();
}

static void to_first_turn(void)
{
    for (int n = end_of(view)->turn_count; n > 0; n--) press("One turn back");
}

static void a_replay_goes_by_turns_and_rounds(void)
{
    begin(0, 300);
    CHECK(view_open(view, "replay"));
    to_first_turn();
    CHECK(sees("Round 1") && sees("Turn 1, "));
    EndState *at = end_of(view);
    press("Turn 2, Bruno");
    CHECK_INT(at->turns[1].action, at->at);
    press("One turn on");
    CHECK_INT(at->turns[2].action, at->at);
    press("One turn back");
    CHECK_INT(at->turns[1].action, at->at);
    press("8×");
    CHECK_INT(3, at->speed);
    end();
}

static void a_replay_shows_worth_or_chances(void)
{
    begin(0, 300);
    CHECK(view_open(view, "replay"));
    CHECK(sees("turn ") && !view_wants_review(view));
    press("Chances");
    CHECK(view_wants_review(view)); /* the app works them out */
    CHECK(sees("The chances are being worked out"));
    press("Worth");
    CHECK(!view_wants_review(view) && !sees("The chances are being worked out"));
    end();
}

/* The turn that is shown is in sight, however long the list. */
static void chapters_follow_the_moment(void)
{
    begin(0, 300);
    CHECK(view_open(view, "replay"));
    int last = end_of(view)->turn_count;
    char name[40];
    Text text = text_into(name, sizeof name);
    text_add(&text, "Turn ");
    text_add_int(&text, last);
    text_add(&text, ", ");
    CHECK(last > 12 && sees(name) && !sees("Turn 1, "));
    to_first_turn();
    CHECK(sees("Turn 1, "));
    end();
}

static void a_game_is_played_on_from_a_moment(void)
{
    begin(0, 300);
    CHECK(view_open(view, "replay"));
    press("One step back");
    press("Play on from here");
    Request request;
    CHECK(view_next_request(view, &request));
    CHECK_INT(REQUEST_PLAY_ON, request.kind);
    CHECK_INT(299, request.id);
    end();
}

static void saved_games_have_little_boards(void)
{
    LittleBoard board;
    little_board_read(edition_files(), "classic", &board);
    CHECK(board.known);
    CHECK_INT(40, board.count);
    CHECK(board.squares[0] == 0 && board.squares[1] != 0);
    little_board_read(edition_files(), "nowhere", &board);
    CHECK(!board.known);
}

static void where_nothing_can_be_quit_nothing_offers_it(void)
{
    ViewItem item;
    begin(1, 0);
    CHECK(view_open(view, "menu"));
    CHECK(has("Quit", &item));
    view_set_stays(view, true);
    CHECK(!has("Quit", &item));
    CHECK(view_open(view, "start"));
    CHECK(!has("Quit", &item) && has("Credits", &item));
    end();
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(the_end_says_what_happened_to_each);
    RUN(the_end_knows_who_resigned);
    RUN(a_replay_goes_by_turns_and_rounds);
    RUN(a_replay_shows_worth_or_chances);
    RUN(chapters_follow_the_moment);
    RUN(a_game_is_played_on_from_a_moment);
    RUN(saved_games_have_little_boards);
    RUN(where_nothing_can_be_quit_nothing_offers_it);
    return check_done();
}
