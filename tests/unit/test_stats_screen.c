/* test_stats_screen.c -- what people have played, as a screen: reached, read, by person. */
#include "canvas/canvas_trace.h"
#include "check.h"
#include "menu_hand.h"
#include "review/sample_history.h"

static History *some_history(void)
{
    static Edition classic;
    edition_file_read("classic", "", &classic);
    return sample_history_new(&classic, NULL);
}

static Hand hand_at(double width, double height, const History *history)
{
    Settings settings = settings_usual();
    Hand hand = hand_new(width, height, &settings, true);
    view_set_history(hand.view, history, 1);
    CHECK(view_open(hand.view, "stats"));
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    return hand;
}

/* Is it written somewhere on the screen, whole? */
static bool is_written(Hand *hand, double width, double height, const char *words)
{
    bool found = false;
    Canvas *trace = canvas_trace_new(NULL, width, height);
    view_draw(hand->view, trace);
    for (int i = 0; i < canvas_trace_count(trace); i++)
        found = found || strcmp(canvas_trace_text(trace, i)->words, words) == 0;
    canvas_trace_free(trace);
    return found;
}

static void start_and_load_lead_there(void)
{
    Settings settings = settings_usual();
    Hand hand = hand_new(1280, 800, &settings, true);
    CHECK(hand_press(&hand, "Statistics"));
    CHECK_INT(SCREEN_STATS, view_screen(hand.view));
    CHECK(hand_press(&hand, "Back"));
    CHECK_INT(SCREEN_START, view_screen(hand.view));
    CHECK(hand_press(&hand, "Load game"));
    CHECK(hand_press(&hand, "Statistics"));
    CHECK_INT(SCREEN_STATS, view_screen(hand.view));
    CHECK(hand_press(&hand, "Back"));
    CHECK_INT(SCREEN_LOAD, view_screen(hand.view));
    hand_free(&hand);
    Hand none = hand_new(1280, 800, &settings, false);
    CHECK(!hand_sees(&none, "Statistics"));
    hand_free(&none);
}

static void games_are_those_of_the_person_chosen(void)
{
    History *history = some_history();
    Hand hand = hand_at(1280, 800, history);
    CHECK(is_written(&hand, 1280, 800, "4 of 9 games won"));
    CHECK(is_written(&hand, 1280, 800, "The dearest night"));
    CHECK(hand_press(&hand, "Bruno"));
    CHECK(!is_written(&hand, 1280, 800, "4 of 9 games won"));
    CHECK_INT(2, history_person(history, 1)->all.games);
    CHECK(is_written(&hand, 1280, 800, history_person(history, 1)->dearest.words));
    hand_free(&hand);
    history_free(history);
}

static void nothing_is_said_before_it_is_counted(void)
{
    History *none = history_new();
    Hand hand = hand_at(1280, 800, NULL);
    CHECK(is_written(&hand, 1280, 800, "The games are being counted."));
    view_set_history(hand.view, none, 1);
    CHECK(is_written(&hand, 1280, 800, "Nobody has finished a game here yet."));
    hand_free(&hand);
    history_free(none);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(start_and_load_lead_there);
    RUN(games_are_those_of_the_person_chosen);
    RUN(nothing_is_said_before_it_is_counted);
    return check_done();
}
