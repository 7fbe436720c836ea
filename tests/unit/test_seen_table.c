/* test_seen_table.c -- what the table shows without being asked: rounds, tokens, perks, computers,
 * buildings, and the looks that edition files choose. */
#include "canvas/canvas_trace.h"
#include "check.h"
#include "counting_canvas.h"
#include "edition_files.h"
#include "game/setup.h"
#include "players/described/simple_player.h"
#include "table/round_count.h"
#include "view/art/building_art.h"
#include "view/art/look_art.h"
#include "view/art/space_icon.h"
#include "view/board/building_view.h"
#include "view/board/token_view.h"
#include "view/view.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"

static Edition edition;

/* ---- a table that is drawn ---- */

typedef struct Seen {
    Canvas *trace;
    View *view;
    Table *table;
} Seen;

/* Ada, a person or a computer, and Bruno, a computer, after so many actions, or when Ada is asked.
 */
static Seen seen_after(const char *word, const char *rules, bool person, int actions, double width,
                       double height)
{
    Settings settings = settings_usual();
    Seating seating = {0};
    Action action;
    Seen seen;
    settings.pace = PACE_INSTANT;
    edition_file_read(word, rules, &edition);
    seating_add(&seating, &edition, "Ada", person ? NULL : &simple_player, NO_TOKEN, 0);
    seating_add(&seating, &edition, "Bruno", &simple_player, NO_TOKEN, 0);
    while (seating.count < edition.rule[RULE_PLAYERS_MIN])
        seating_add(&seating, &edition, "", &simple_player, NO_TOKEN, 0);
    seen.table = table_new(&edition, NULL, &seating, 3);
    for (int i = 0; i < actions && table_propose(seen.table, true, &action); i++)
        table_submit(seen.table, &action);
    seen.trace = canvas_trace_new(NULL, width, height);
    seen.view = view_new(seen.trace, &settings);
    view_set_library(seen.view, edition_files());
    view_resize(seen.view, width, height);
    view_set_table(seen.view, seen.table);
    view_open(seen.view, "table");
    return seen;
}

static void seen_free(Seen *seen)
{
    view_free(seen->view);
    canvas_trace_free(seen->trace);
    table_free(seen->table);
}

/* How often it can be read. */
static int readings(Seen *seen, const char *words)
{
    Box screen = view_ui(seen->view)->screen;
    int count = 0;
    canvas_trace_begin(seen->trace, screen.w, screen.h);
    view_draw(seen->view, seen->trace);
    for (int i = 0; i < canvas_trace_count(seen->trace); i++)
        count += strstr(canvas_trace_text(seen->trace, i)->words, words) != NULL;
    return count;
}

static bool reads(Seen *seen, const char *words)
{
    return readings(seen, words) > 0;
}

/* ---- rounds ---- */

static void the_round_and_the_limit_are_always_on_the_screen(void)
{
    static const double sizes[][2] = {{1280, 800}, {390, 844}, {800, 500}, {360, 640}};
    for (int i = 0; i < 4; i++) {
        Seen seen = seen_after("bilkent", "lap_limit=20", false, 200, sizes[i][0], sizes[i][1]);
        char expected[40];
        snprintf(expected, sizeof expected, "Round %d of 20", table_game(seen.table)->round + 1);
        CHECK(reads(&seen, expected));
        /* Also while a space is pointed at. */
        view_input(seen.view, &(Input){.kind = INPUT_MOVE, .x = 60, .y = 60});
        view_tick(seen.view, 1);
        CHECK(reads(&seen, expected));
        seen_free(&seen);
    }
}

static void rounds_are_counted_from_one_to_the_limit(void)
{
    Game game;
    TokenId tokens[MAX_SEATS] = {0, 1};
    edition_file_read("bilkent", "lap_limit=20", &edition);
    setup_game(&edition, 2, tokens, &game);
    game.turn = 0;
    CHECK_INT(0, round_count_now(&edition, &game));
    game.turn = 1;
    CHECK_INT(1, round_count_now(&edition, &game));
    game.round = 20;
    CHECK_INT(20, round_count_now(&edition, &game));
}

/* ---- tokens, perks, computers ---- */

static uint64_t counter_print(TokenId planned, TokenId token)
{
    static Ui ui;
    Counting counting = counting_new();
    SeatPlan plan = {.token = planned, .colour = 0x2E86AB};
    ui.canvas = &counting.canvas;
    token_draw(&ui, (Box){0, 0, 48, 48}, &edition, &plan, 0, token, 0);
    return counting.print;
}

static void before_tokens_are_chosen_nobody_has_one(void)
{
    edition_file_read("bilkent", NULL, &edition);
    CHECK(counter_print(0, NO_TOKEN) == counter_print(1, NO_TOKEN));
    CHECK(counter_print(0, 0) != counter_print(0, NO_TOKEN));
    CHECK(counter_print(0, 0) != counter_print(0, 1));
    edition_file_read("classic", NULL, &edition); /* there they are chosen before */
    CHECK(counter_print(0, NO_TOKEN) != counter_print(1, NO_TOKEN));
}

static void perks_are_told_where_a_player_is_looked_at(void)
{
    Seen seen = seen_after("bilkent", "token_choice=setup", true, 60, 1280, 800);
    int told = 0;
    for (SeatId seat = 0; seat < 2; seat++) {
        view_show_seat(seen.view, seat);
        told += reads(&seen, "%.") || reads(&seen, "Salary") || reads(&seen, "Changes nothing.") ||
                reads(&seen, "turns at most.");
    }
    CHECK_INT(2, told);
    seen_free(&seen);
}

static void B2_the_question_about_tokens_lists_no_words_to_type(void)
{
    Seen seen = seen_after("bilkent", NULL, true, 20, 1280, 800);
    CHECK(reads(&seen, "Ada chooses a token.") && !reads(&seen, "(thimble"));
    seen_free(&seen);
}

static void M9_partners_of_a_trade_have_the_mark_too(void)
{
    Seen seen = seen_after("montreal", "players_min=3", true, 60, 1280, 800);
    int before = readings(&seen, "Bruno");
    view_open(seen.view, "trade");
    CHECK(readings(&seen, "Bruno") > before);
    seen_free(&seen);
}

static void computers_have_one_mark_which_explains_itself(void)
{
    Seen seen = seen_after("montreal", NULL, true, 60, 1280, 800);
    CHECK(reads(&seen, "Bruno") && reads(&seen, "simple") && !reads(&seen, "#Bruno"));
    view_show_seat(seen.view, 1);
    CHECK(reads(&seen, "A computer that plays as simple."));
    view_show_seat(seen.view, 0);
    CHECK(!reads(&seen, "A computer that"));
    seen_free(&seen);
}

/* ---- buildings and looks ---- */

static uint64_t row_print(int houses, int hotels, bool as_called, bool towers)
{
    const BuildingLook look = {
        .house = towers ? 0xFFC5281C : 0xFF23834B, .hotel = 0xFFC5281C, .towers = towers};
    Counting counting = counting_new();
    Box band = {0, 0, 90, 20};
    if (as_called)
        building_view_row(&counting.canvas, &edition, band, houses, hotels, false);
    else
        building_art_row(&counting.canvas, &look, band, houses, hotels, false, 1000);
    return counting.print;
}

static void M3_hotels_are_drawn_as_hotels(void)
{
    edition_file_read("montreal", NULL, &edition);
    CHECK(row_print(3, 0, true, true) == row_print(3, 0, false, true));
    edition_file_read("classic", NULL, &edition);
    CHECK(row_print(3, 0, true, false) == row_print(3, 0, false, false));
    CHECK(row_print(0, 1, true, false) == row_print(0, 1, false, false));
    CHECK(row_print(3, 0, true, false) != row_print(3, 0, false, true));
}

static void where_nothing_happens_nothing_looks_like_money(void)
{
    edition_file_read("montreal", NULL, &edition);
    CHECK_INT(ICON_TREE, space_icon(&edition, 20));
    edition_file_read("montreal", "pot=on", &edition);
    CHECK_INT(ICON_POT, space_icon(&edition, 20));
    static const char *const others[] = {"classic", "london", "bharat", "bilkent", "waterloo"};
    for (int n = 0; n < 5; n++) {
        edition_file_read(others[n], NULL, &edition);
        for (int i = 0; i < edition.space_count; i++) {
            const Space *space = &edition.spaces[i];
            if (space->kind == SPACE_EFFECT && space->effect.kind == EFFECT_NOTHING)
                CHECK(space_icon(&edition, (SpaceId)i) != ICON_POT);
        }
    }
}

static void looks_of_the_file_are_drawn(void)
{
    Settings settings = settings_usual();
    Theme theme = theme_make(&settings, NULL);
    edition_file_read("classic", NULL, &edition);
    edition.space_label[20].look = (LookChoice){LOOK_ICON_SHIP, LOOK_THEME_SEA};
    CHECK_INT(ICON_SHIP, space_icon(&edition, 20));
    edition.deck_label[0].look = (LookChoice){LOOK_ICON_LAUGH, LOOK_THEME_USUAL};
    CHECK_INT(ICON_LAUGH, space_icon_of_deck(&edition, 0));
    CHECK_INT(ICON_LAUGH, space_icon(&edition, 7));
    edition.space_label[1].look.icon = LOOK_ICON_NONE;
    CHECK_INT(ICON_NONE, space_icon(&edition, 1));
    CHECK(look_art_paper(&theme, theme.card, edition.space_label[20].look) != theme.card);
    CHECK(look_art_paper(&theme, theme.card, edition.space_label[1].look) == theme.card);
    uint64_t usual = counter_print(0, 0);
    edition.token_label[0].look.theme = LOOK_THEME_SEA;
    CHECK(counter_print(0, 0) != usual);
    edition.token_label[0].look = (LookChoice){1, LOOK_THEME_USUAL};
    CHECK_TEXT(look_shapes[0], look_art_shape(&edition, 0));
}

static void what_the_dice_decide_is_on_the_sheet_of_the_space(void)
{
    Seen seen = seen_after("bharat", NULL, true, 0, 1280, 1200);
    int shown = 0;
    for (int i = 0; i < edition.space_count; i++) {
        const Space *space = &edition.spaces[i];
        if (space->kind != SPACE_EFFECT || space->effect.kind != EFFECT_DRAW) continue;
        view_show_space(seen.view, (SpaceId)i);
        CHECK(reads(&seen, "2: ") && reads(&seen, "7: ") && reads(&seen, "12: "));
        shown++;
    }
    CHECK(shown >= 2);
    seen_free(&seen);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(the_round_and_the_limit_are_always_on_the_screen);
    RUN(rounds_are_counted_from_one_to_the_limit);
    RUN(before_tokens_are_chosen_nobody_has_one);
    RUN(perks_are_told_where_a_player_is_looked_at);
    RUN(B2_the_question_about_tokens_lists_no_words_to_type);
    RUN(M9_partners_of_a_trade_have_the_mark_too);
    RUN(computers_have_one_mark_which_explains_itself);
    RUN(M3_hotels_are_drawn_as_hotels);
    RUN(where_nothing_happens_nothing_looks_like_money);
    RUN(looks_of_the_file_are_drawn);
    RUN(what_the_dice_decide_is_on_the_sheet_of_the_space);
    return check_done();
}
