/* test_board.c -- the drawn board: its measures, what squares say, tokens, the ring and the lens.
 */
#include <math.h>

#include "canvas/canvas_trace.h"
#include "check.h"
#include "counting_canvas.h"
#include "edition_files.h"
#include "players/described/simple_player.h"
#include "view/art/face_art.h"
#include "view/art/motif_art.h"
#include "view/art/motif_motion.h"
#include "view/board/board_layout.h"
#include "view/board/lens_view.h"
#include "view/board/square_name.h"
#include "view/board/table_layout.h"
#include "view/board/token_place.h"
#include "view/view.h"
#include "view/view_shown.h"

static Edition edition;

static bool near(double a, double b)
{
    return fabs(a - b) < 0.6;
}

static bool box_near(Box box, double x, double y, double w, double h)
{
    return near(box.x, x) && near(box.y, y) && near(box.w, w) && near(box.h, h);
}

/* ---- measures ---- */

static void L1_the_board_has_the_measures_of_the_design(void)
{
    BoardFrame full = board_frame((Box){12, 12, 812, 776}, 40, 1);
    CHECK(!full.ring);
    CHECK(box_near(full.middle, 130, 124, 576, 552));
    CHECK(box_near(board_space_box(&full, 0), 706, 676, 99, 93));
    CHECK(box_near(board_space_box(&full, 24), 322, 31, 64, 93));
    CHECK(box_near(board_space_box(&full, 19), 31, 124, 99, 61.3));
    BoardFrame ring = board_frame((Box){8, 8, 588, 584}, 40, 1);
    CHECK(ring.ring && near(ring.wide, 66));
    BoardFrame phone = board_frame((Box){6, 52, 378, 338}, 40, 1);
    CHECK(phone.ring && near(phone.wide, 44));
    CHECK(board_frame((Box){12, 12, 812, 776}, 40, 2).ring); /* with text twice as large */
}

static void L2_boards_of_any_count_close_and_do_not_overlap(void)
{
    for (int count = 8; count <= 60; count++)
        for (int size = 0; size < 3; size++) {
            static const Box boxes[] = {{12, 12, 812, 776}, {8, 8, 588, 584}, {6, 52, 378, 338}};
            BoardFrame frame = board_frame(boxes[size], count, 1);
            for (int n = 0; n < count; n++) {
                Box at = board_space_box(&frame, n);
                Box next = board_space_box(&frame, (n + 1) % count);
                Box common = box_common(at, next);
                CHECK(common.w < 0.01 || common.h < 0.01);
                Box touching = box_common(box_inset(at, -0.5, -0.5), box_inset(next, -0.5, -0.5));
                CHECK(touching.w > 0 && touching.h > 0);
                CHECK(at.w > 4 && at.h > 4);
                Box felt = box_common(at, frame.middle);
                CHECK(felt.w < 0.01 || felt.h < 0.01);
            }
        }
}

/* ---- names ---- */

static void L3_no_word_of_a_name_is_broken_without_a_hyphen(void)
{
    static const char *const words[] = {"classic",  "london",  "bharat",
                                        "montreal", "bilkent", "waterloo"};
    static const double widths[] = {59, 76, 44};
    Canvas *trace = canvas_trace_new(NULL, 400, 300);
    Ui ui = {.canvas = trace, .unit = 1};
    for (int e = 0; e < 6; e++) {
        edition_file_read(words[e], NULL, &edition);
        for (int space = 0; space < edition.space_count; space++)
            for (int w = 0; w < 3; w++) {
                const Label *label = &edition.space_label[space];
                SquareName name = square_name_fit(&ui, label, widths[w], 3, 11, 9.5, FONT_SEMIBOLD);
                CHECK(name.count >= 1);
                CHECK(w == 2 || name.size >= 9.5);
                for (int i = 0; i + 1 < name.count; i++) {
                    size_t length = strlen(name.lines[i]);
                    const char *at = strstr(label->name, name.lines[i]);
                    bool whole = at != NULL && at[length] == ' ';
                    const char *shorter = strstr(label->shorter, name.lines[i]);
                    whole = whole || (shorter != NULL && shorter[length] == ' ');
                    CHECK(whole || name.lines[i][length - 1] == '-');
                }
            }
    }
    canvas_trace_free(trace);
}

/* ---- motifs ---- */

static void L4_six_motifs_differ_and_stay_in_the_middle(void)
{
    Settings settings = settings_usual();
    uint64_t prints[MOTIF_COUNT];
    for (int motif = 0; motif < MOTIF_COUNT; motif++) {
        Theme theme = theme_make(&settings, NULL);
        Counting counting = counting_new();
        motif_art_draw(&counting.canvas, (Box){0, 0, 576, 552}, &theme, (FaceMotif)motif);
        prints[motif] = counting.print;
        CHECK_INT(0, counting.depth);
        CHECK(counting.fills + counting.strokes > 40);
        for (int other = 0; other < motif; other++) CHECK(prints[motif] != prints[other]);
    }
}

/* What moves is small, stays in the middle, and at rest is what the picture shows without time. */
static void L10_one_thing_moves_in_a_motif(void)
{
    Settings settings = settings_usual();
    Theme theme = theme_make(&settings, NULL);
    for (int motif = 0; motif < MOTIF_COUNT; motif++) {
        uint64_t before = 0;
        for (int second = 0; second < 60; second++) {
            Counting counting = counting_new();
            motif_motion_draw(&counting.canvas, (Box){0, 0, 576, 552}, &theme, (FaceMotif)motif,
                              second);
            CHECK_INT(0, counting.depth);
            CHECK(counting.fills + counting.strokes > 0);
            CHECK(counting.fills <= 12);
            CHECK(counting.strokes <= 12);
            CHECK(counting.print != before);
            before = counting.print;
        }
    }
}

/* ---- the table ---- */

typedef struct Scene {
    Canvas *trace;
    View *view;
    Table *table;
} Scene;

static Scene scene_new(const char *word, int actions, double width, double height)
{
    Settings settings = settings_usual();
    Seating seating = {0};
    Action action;
    Scene scene;
    settings.pace = PACE_INSTANT;
    edition_file_read(word, NULL, &edition);
    for (int i = 0; i < 3; i++)
        seating_add(&seating, &edition, i == 0 ? "Ada" : "", &simple_player, NO_TOKEN, 0);
    scene.table = table_new(&edition, NULL, &seating, 3);
    for (int i = 0; i < actions && table_propose(scene.table, true, &action); i++)
        table_submit(scene.table, &action);
    scene.trace = canvas_trace_new(NULL, width, height);
    scene.view = view_new(scene.trace, &settings);
    view_set_library(scene.view, edition_files());
    view_resize(scene.view, width, height);
    view_set_table(scene.view, scene.table);
    view_open(scene.view, "table");
    return scene;
}

static void scene_free(Scene *scene)
{
    view_free(scene->view);
    canvas_trace_free(scene->trace);
    table_free(scene->table);
}

static void draw(Scene *scene)
{
    Box screen = view_ui(scene->view)->screen;
    canvas_trace_begin(scene->trace, screen.w, screen.h);
    view_draw(scene->view, scene->trace);
}

/* Is it written within the box? */
static bool written_in(Scene *scene, Box box, const char *words)
{
    for (int i = 0; i < canvas_trace_count(scene->trace); i++) {
        const TraceText *text = canvas_trace_text(scene->trace, i);
        if (strcmp(text->words, words) == 0 &&
            box_holds(box, box_middle_x(text->box), box_middle_y(text->box)))
            return true;
    }
    return false;
}

static void L5_squares_say_the_price_or_the_rent_due_now(void)
{
    Scene scene = scene_new("classic", 300, 1280, 800);
    BoardFrame frame = board_frame((Box){12, 12, 812, 776}, 40, 1);
    BoardScene board = {.edition = &edition,
                        .game = table_game(scene.table),
                        .seating = table_seating(scene.table)};
    int free = 0, owned = 0;
    draw(&scene);
    for (int space = 0; space < 40; space++) {
        DeedId deed = edition.spaces[space].deed;
        char words[40];
        Text text = text_into(words, sizeof words);
        if (deed == NO_DEED) continue;
        space_write_sum(view_ui(scene.view), &board, space, &text);
        CHECK(written_in(&scene, board_space_box(&frame, space), words));
        if (space_holding(&board, space) == NULL)
            free++;
        else
            owned++;
        if (deed == 0) CHECK(words[0] == '$' || strcmp(words, "mortgaged") == 0);
    }
    CHECK(owned > 5);
    CHECK_INT(28, free + owned);
    scene_free(&scene);
}

static void L6_a_ring_has_no_names(void)
{
    Scene scene = scene_new("classic", 300, 960, 600);
    BoardFrame frame = board_frame((Box){8, 8, 588, 584}, 40, 1);
    draw(&scene);
    for (int i = 0; i < canvas_trace_count(scene.trace); i++) {
        const TraceText *text = canvas_trace_text(scene.trace, i);
        for (int space = 0; space < 40; space++)
            if (box_holds(board_space_box(&frame, space), box_middle_x(text->box),
                          box_middle_y(text->box)))
                CHECK(strlen(text->words) <= 2); /* how many houses */
    }
    scene_free(&scene);
}

static void L7_nothing_on_the_board_is_too_small_to_read(void)
{
    static const double sizes[][2] = {{1280, 800}, {960, 600}, {390, 844}, {360, 640}, {640, 360}};
    static const char *const words[] = {"classic",  "london",  "bharat",
                                        "montreal", "bilkent", "waterloo"};
    for (int e = 0; e < 6; e++)
        for (int size = 0; size < 5; size++) {
            Scene scene = scene_new(words[e], 200, sizes[size][0], sizes[size][1]);
            draw(&scene);
            for (int i = 0; i < canvas_trace_count(scene.trace); i++) {
                const TraceText *text = canvas_trace_text(scene.trace, i);
                bool on_board = sizes[size][0] > sizes[size][1]
                                    ? text->box.x < sizes[size][0] * 0.5
                                    : text->box.y < sizes[size][1] * 0.55;
                CHECK(strchr(text->words, '{') == NULL); /* every place is filled in */
                if (!on_board || text->hidden) continue;
                if (text->font.size < 9.49)
                    printf("%s: %s %.1f\n", words[e], text->words, text->font.size);
                CHECK(text->font.size >= 9.49);
            }
            scene_free(&scene);
        }
}

/* Low squares, as on a laptop with bars above the page: the icon makes room for the words. */
static void L7_the_words_of_a_square_do_not_reach_the_next_one(void)
{
    Scene scene = scene_new("classic", 200, 1366, 683);
    draw(&scene);
    BoardFrame frame = board_frame(table_layout(scene.view).board, 40, table_unit(1366, 683, 100));
    int found = 0;
    for (int i = 0; i < canvas_trace_count(scene.trace); i++) {
        const TraceText *text = canvas_trace_text(scene.trace, i);
        for (int space = 31; space < 40; space++) {
            Box box = board_space_box(&frame, space);
            if (text->hidden || !box_holds(box, box_middle_x(text->box), box_middle_y(text->box)))
                continue;
            found++;
            CHECK(text->box.y >= box.y);
            CHECK(box_bottom(text->box) <= box_bottom(box) - 2);
        }
    }
    CHECK(found >= 9);
    scene_free(&scene);
}

/* ---- tokens ---- */

static void L8_tokens_are_pins_that_do_not_cover_each_other(void)
{
    static Edition classic;
    edition_file_read("classic", NULL, &classic);
    Seating seating = {0};
    for (int i = 0; i < 8; i++) seating_add(&seating, &classic, "", &simple_player, NO_TOKEN, 0);
    Table *table = table_new(&classic, NULL, &seating, 3);
    BoardFrame frame = board_frame((Box){12, 12, 812, 776}, 40, 1);
    BoardScene scene = {
        .edition = &classic, .game = table_game(table), .seating = table_seating(table)};
    for (SeatId seat = 0; seat < 8; seat++) {
        TokenPlace at = token_place(&frame, &scene, seat);
        CHECK(!at.pin); /* on the start, which is a corner */
        CHECK(box_holds(board_space_box(&frame, 0), at.x, at.y));
        for (SeatId other = 0; other < seat; other++) {
            TokenPlace it = token_place(&frame, &scene, other);
            CHECK(hypot(at.x - it.x, at.y - it.y) > 12);
        }
    }
    Game game = *table_game(table);
    game.seats[0].space = 24;
    scene.game = &game;
    TokenPlace pin = token_place(&frame, &scene, 0);
    CHECK(pin.pin && pin.turn == 0);
    CHECK(box_holds(frame.middle, pin.x, pin.y));
    game.seats[0].space = 10;
    game.seats[0].in_jail = 1;
    CHECK(token_place(&frame, &scene, 0).cell);
    table_free(table);
}

/* ---- the lens ---- */

static void point(Scene *scene, InputKind kind, double x, double y)
{
    view_input(scene->view, &(Input){.kind = kind, .x = x, .y = y, .touch = true});
}

/* What stands in the middle square of the lens at 390x844. */
static bool lens_reads(Scene *scene, const char *words)
{
    draw(scene);
    for (int i = 0; i < canvas_trace_count(scene->trace); i++) {
        const TraceText *text = canvas_trace_text(scene->trace, i);
        if (strstr(words, text->words) != NULL && near(box_middle_x(text->box), 195) &&
            text->box.y > 396 && text->box.y < 508)
            return true;
    }
    return false;
}

static void L9_a_swipe_turns_the_lens_and_a_tap_on_the_ring_jumps(void)
{
    Scene scene = scene_new("classic", 300, 390, 844);
    const Game *game = table_game(scene.table);
    int at = game->seats[game_mover(game)].space;
    CHECK(lens_reads(&scene, edition.space_label[at].name));
    point(&scene, INPUT_DOWN, 200, 450);
    point(&scene, INPUT_MOVE, 140, 450);
    point(&scene, INPUT_UP, 140, 450);
    CHECK(lens_reads(&scene, edition.space_label[(at + 1) % 40].name));
    BoardFrame ring = board_frame((Box){6, 52, 378, 338}, 40, 1);
    Box park = board_space_box(&ring, 37);
    point(&scene, INPUT_DOWN, box_middle_x(park), box_middle_y(park));
    point(&scene, INPUT_UP, box_middle_x(park), box_middle_y(park));
    CHECK(lens_reads(&scene, "Park Place"));
    /* Its deed is in the middle of the ring; a tap on the lens puts it away. */
    CHECK(written_in(&scene, ring.middle, "$1,500"));
    point(&scene, INPUT_DOWN, 195, 450);
    point(&scene, INPUT_UP, 195, 450);
    draw(&scene);
    CHECK(!written_in(&scene, ring.middle, "$1,500"));
    scene_free(&scene);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(L1_the_board_has_the_measures_of_the_design);
    RUN(L2_boards_of_any_count_close_and_do_not_overlap);
    RUN(L3_no_word_of_a_name_is_broken_without_a_hyphen);
    RUN(L4_six_motifs_differ_and_stay_in_the_middle);
    RUN(L10_one_thing_moves_in_a_motif);
    RUN(L5_squares_say_the_price_or_the_rent_due_now);
    RUN(L6_a_ring_has_no_names);
    RUN(L7_nothing_on_the_board_is_too_small_to_read);
    RUN(L7_the_words_of_a_square_do_not_reach_the_next_one);
    RUN(L8_tokens_are_pins_that_do_not_cover_each_other);
    RUN(L9_a_swipe_turns_the_lens_and_a_tap_on_the_ring_jumps);
    return check_done();
}
