/* test_canvas.c -- boxes, colours, outlines, and the trace that finds faults of texts. */
#include <math.h>

#include "base/mem.h"
#include "canvas/canvas_trace.h"
#include "canvas/inter_width.h"
#include "check.h"

static bool near(double a, double b)
{
    return fabs(a - b) < 0.01;
}

static bool box_is(Box box, double x, double y, double w, double h)
{
    return near(box.x, x) && near(box.y, y) && near(box.w, w) && near(box.h, h);
}

/* ---- boxes ---- */

static void boxes_are_cut_into_pieces(void)
{
    Box rest = {10, 20, 100, 50};
    CHECK(box_is(box_cut_left(&rest, 30), 10, 20, 30, 50));
    CHECK(box_is(box_cut_right(&rest, 20), 90, 20, 20, 50));
    CHECK(box_is(box_cut_top(&rest, 5), 40, 20, 50, 5));
    CHECK(box_is(box_cut_bottom(&rest, 15), 40, 55, 50, 15));
    CHECK(box_is(rest, 40, 25, 50, 30));
}

static void columns_and_rows_fill_a_box(void)
{
    Box box = {0, 0, 100, 60};
    CHECK(box_is(box_column(box, 0, 3, 5), 0, 0, 30, 60));
    CHECK(box_is(box_column(box, 2, 3, 5), 70, 0, 30, 60));
    CHECK(box_is(box_row(box, 1, 2, 20), 0, 40, 100, 20));
    CHECK(box_is(box_centred(box, 20, 10), 40, 25, 20, 10));
    CHECK(box_is(box_inset(box, 8, 4), 8, 4, 84, 52));
}

static void boxes_share_what_both_have(void)
{
    CHECK(box_is(box_common((Box){0, 0, 10, 10}, (Box){5, 5, 10, 10}), 5, 5, 5, 5));
    Box nothing = box_common((Box){0, 0, 10, 10}, (Box){20, 5, 10, 10});
    CHECK(nothing.w == 0 && near(nothing.h, 5));
    CHECK(box_holds((Box){0, 0, 10, 10}, 0, 9.9));
    CHECK(!box_holds((Box){0, 0, 10, 10}, 10, 5));
}

/* ---- colours ---- */

static void colours_mix_and_fade(void)
{
    CHECK_INT(0xFF808080, colour_mixed(0xFF000000, 0xFFFFFFFF, 0.5));
    CHECK_INT(0xFF102030, colour_mixed(0xFF102030, 0x00FFFFFF, 0));
    CHECK_INT(0x80123456, colour_faded(0xFF123456, 0.5));
    CHECK_INT(0x20123456, colour_faded(0x40123456, 0.5));
    CHECK_INT(0xFFABCDEF, colour_opaque(0xABCDEF));
}

/* The figures of WCAG 2: black on white 21, #767676 on white 4.54. */
static void contrast_is_what_wcag_says(void)
{
    CHECK(near(colour_contrast(0xFF000000, 0xFFFFFFFF), 21));
    CHECK(near(colour_contrast(0xFF767676, 0xFFFFFFFF), 4.54));
    CHECK(near(colour_contrast(0xFFFFFFFF, 0xFF767676), 4.54));
    CHECK_INT(0xFF000000, colour_readable(0xFFFFE000, 0xFF000000, 0xFFFFFFFF));
    CHECK_INT(0xFFFFFFFF, colour_readable(0xFF003080, 0xFF000000, 0xFFFFFFFF));
}

/* ---- outlines ---- */

/* A canvas that writes its path down. */
typedef struct Scribe {
    Canvas canvas;
    Text path;
} Scribe;

static void note(Canvas *canvas, char letter, const double *numbers, int count)
{
    Text *path = &((Scribe *)canvas)->path;
    if (path->length > 0) text_add_char(path, ' ');
    text_add_char(path, letter);
    for (int i = 0; i < count; i++) {
        text_add_char(path, ' ');
        text_add_int(path, (int64_t)floor(numbers[i] * 10 + 0.5));
    }
}

static void note_move(Canvas *canvas, double x, double y)
{
    note(canvas, 'M', (double[]){x, y}, 2);
}

static void note_line(Canvas *canvas, double x, double y)
{
    note(canvas, 'L', (double[]){x, y}, 2);
}

static void note_curve(Canvas *canvas, double x1, double y1, double x2, double y2, double x,
                       double y)
{
    note(canvas, 'C', (double[]){x1, y1, x2, y2, x, y}, 6);
}

static void note_close(Canvas *canvas)
{
    note(canvas, 'Z', NULL, 0);
}

static const CanvasVerbs scribe_verbs = {
    .move_to = note_move, .line_to = note_line, .curve_to = note_curve, .close = note_close};

/* The path in tenths of a pixel, drawn on 10 units into a box of `box`. */
static const char *drawn(const char *outline, Box box)
{
    static char buffer[400];
    Scribe scribe = {.canvas = {&scribe_verbs}, .path = text_into(buffer, sizeof buffer)};
    canvas_outline_path(&scribe.canvas, outline, 10, box);
    return buffer;
}

static void outlines_are_read_as_svg_writes_them(void)
{
    Box box = {0, 0, 10, 10};
    CHECK_TEXT("M 10 20 L 30 40 L 50 40 L 50 60 Z", drawn("M1 2L3,4H5V6Z", box));
    CHECK_TEXT("M 10 20 L 20 40 L 70 40 L 70 30 Z", drawn("m1 2l1 2h5v-1z", box));
    CHECK_TEXT("M 10 10 C 20 10 30 20 30 35 C 30 40 20 40 10 35",
               drawn("M1 1C2 1 3 2 3 3.5c0 .5-1 .5-2 0", box));
}

static void numbers_without_a_letter_go_on(void)
{
    Box box = {0, 0, 10, 10};
    CHECK_TEXT("M 10 10 L 20 20 L 30 30", drawn("M1 1 2 2 3 3", box));
    CHECK_TEXT("M 10 10 L 20 20 L 40 40", drawn("m1 1 1 1 2 2", box));
    CHECK_TEXT("M 10 10 L 20 10 Z M 15 15", drawn("M1 1h1zm.5.5", box));
}

static void outlines_fit_into_their_box(void)
{
    CHECK_TEXT("M 1000 1500 L 1200 1700", drawn("M0 0L10 10", (Box){100, 140, 20, 40}));
}

static void what_is_no_outline_ends_the_path(void)
{
    Box box = {0, 0, 10, 10};
    CHECK_TEXT("M 10 10", drawn("M1 1Q2 2 3 3", box));
    CHECK_TEXT("M 10 10 Z", drawn("M1 1Z5 5", box));
    CHECK_TEXT("", drawn("", box));
}

/* ---- widths ---- */

static void widths_grow_with_size_and_weight(void)
{
    double medium = inter_width("Mayfair", 7, (Font){10, FONT_MEDIUM});
    CHECK(medium > 35 && medium < 42);
    CHECK(near(inter_width("Mayfair", 7, (Font){20, FONT_MEDIUM}), 2 * medium));
    CHECK(inter_width("Mayfair", 7, (Font){10, FONT_BOLD}) > medium);
    CHECK(near(inter_width("18", 2, (Font){10, FONT_BOLD}),
               inter_width("70", 2, (Font){10, FONT_BOLD})));
    /* One character, not two bytes. */
    CHECK(inter_width("\xC3\xA9", 2, (Font){10, FONT_MEDIUM}) < 7);
}

/* ---- the trace ---- */

static const Font font = {20, FONT_MEDIUM};

static void say(Canvas *canvas, double x, double baseline, const char *words)
{
    canvas->verbs->write(canvas, x, baseline, words, strlen(words), font, 0xFF000000);
}

static int faults(Canvas *trace)
{
    Text out = text_growing();
    int count = canvas_trace_faults(trace, &out);
    int lines = 0;
    for (size_t i = 0; i < out.length; i++) lines += out.start[i] == '\n';
    CHECK_INT(count, lines);
    text_free(&out);
    return count;
}

static void texts_have_boxes_in_the_window(void)
{
    Canvas *trace = canvas_trace_new(NULL, 400, 300);
    double width = trace->verbs->measure(trace, "Go", 2, font);
    say(trace, 10, 100, "Go");
    trace->verbs->push_place(trace, 50, 60, 2, 0);
    say(trace, 10, 20, "Go");
    trace->verbs->pop(trace);
    trace->verbs->push_place(trace, 200, 200, 1, 0.25);
    say(trace, 0, 0, "Go");
    trace->verbs->pop(trace);
    trace->verbs->push_place(trace, 200, 200, 1, 0.1);
    say(trace, 0, 0, "Go");
    trace->verbs->pop(trace);
    CHECK_INT(4, canvas_trace_count(trace));
    CHECK_TEXT("Go", canvas_trace_text(trace, 0)->words);
    CHECK(box_is(canvas_trace_text(trace, 0)->box, 10, 85.2, width, 19.2));
    CHECK(box_is(canvas_trace_text(trace, 1)->box, 70, 70.4, 2 * width, 38.4));
    CHECK(near(canvas_trace_text(trace, 1)->font.size, 40));
    CHECK(box_is(canvas_trace_text(trace, 2)->box, 195.6, 200, 19.2, width));
    CHECK(!canvas_trace_text(trace, 2)->slanted);
    CHECK(canvas_trace_text(trace, 3)->slanted);
    canvas_trace_free(trace);
}

static void texts_over_each_other_are_faults(void)
{
    Canvas *trace = canvas_trace_new(NULL, 400, 300);
    say(trace, 10, 100, "Whitechapel");
    say(trace, 10, 119, "Road");
    CHECK_INT(0, faults(trace)); /* they touch by less than a pixel */
    say(trace, 60, 100, "pot");
    CHECK_INT(1, faults(trace));
    canvas_trace_begin(trace, 400, 300);
    CHECK_INT(0, canvas_trace_count(trace));
    say(trace, 10, 100, "Shadow");
    say(trace, 11, 101, "Shadow");
    CHECK_INT(0, faults(trace)); /* the same words twice are a shadow */
    canvas_trace_free(trace);
}

static void texts_that_are_cut_are_faults(void)
{
    Canvas *trace = canvas_trace_new(NULL, 400, 300);
    say(trace, 380, 100, "Whitechapel");
    CHECK_INT(1, faults(trace)); /* by the window */
    canvas_trace_begin(trace, 400, 300);
    trace->verbs->push_clip(trace, (Box){0, 0, 100, 100});
    say(trace, 10, 98, "Road");
    CHECK_INT(1, faults(trace)); /* by the clip, below */
    say(trace, 10, 200, "Road");
    CHECK_INT(1, faults(trace)); /* the second is scrolled away */
    trace->verbs->pop(trace);
    say(trace, 10, 200, "Road");
    CHECK_INT(1, faults(trace));
    canvas_trace_free(trace);
}

static void what_lies_under_a_sheet_is_no_fault(void)
{
    Canvas *trace = canvas_trace_new(NULL, 400, 300);
    say(trace, 10, 100, "Board");
    canvas_fill_round(trace, (Box){5, 50, 200, 100}, 12, 0xFFFFFFFF);
    say(trace, 12, 101, "Sheet");
    CHECK(canvas_trace_text(trace, 0)->hidden);
    CHECK(!canvas_trace_text(trace, 1)->hidden);
    CHECK_INT(0, faults(trace));
    canvas_trace_free(trace);
}

static void a_box_that_covers_one_end_trims_the_text(void)
{
    Canvas *trace = canvas_trace_new(NULL, 400, 300);
    say(trace, 10, 100, "Whitechapel Road");
    canvas_fill_box(trace, (Box){60, 50, 200, 100}, 0xFFFFFFFF);
    say(trace, 62, 100, "Tip");
    CHECK(!canvas_trace_text(trace, 0)->hidden);
    CHECK(near(canvas_trace_text(trace, 0)->seen.w, 50));
    CHECK_INT(0, faults(trace));
    canvas_trace_free(trace);
}

static void a_veil_hides_everything_but_tints_do_not(void)
{
    Canvas *trace = canvas_trace_new(NULL, 400, 300);
    say(trace, 10, 100, "Board");
    canvas_fill_box(trace, (Box){0, 0, 400, 300}, 0x10000000);
    canvas_fill_box(trace, (Box){0, 0, 200, 300}, 0x80000000);
    canvas_outline_path(trace, "M0 0L10 5L0 10Z", 10, (Box){0, 0, 400, 300});
    trace->verbs->fill(trace, 0xFF000000);
    CHECK(!canvas_trace_text(trace, 0)->hidden);
    canvas_fill_box(trace, (Box){0, 0, 400, 300}, 0x80000000);
    CHECK(canvas_trace_text(trace, 0)->hidden);
    canvas_trace_free(trace);
}

static void draw_board(Canvas *trace, int stamp)
{
    if (trace->verbs->layer_begin(trace, 1, (uint64_t)stamp, (Box){0, 0, 200, 200})) {
        say(trace, 10, 100, "Old");
        canvas_fill_box(trace, (Box){0, 0, 200, 200}, 0xFFFFFFFF);
        say(trace, 10, 100, stamp == 1 ? "One" : "Two");
        trace->verbs->layer_end(trace);
    }
    trace->verbs->layer_show(trace, 1);
}

static void layers_count_whenever_they_are_shown(void)
{
    Canvas *trace = canvas_trace_new(NULL, 400, 300);
    say(trace, 20, 100, "Under");
    draw_board(trace, 1);
    CHECK_INT(3, canvas_trace_count(trace));
    CHECK(canvas_trace_text(trace, 0)->hidden);
    CHECK(canvas_trace_text(trace, 1)->hidden);
    CHECK_TEXT("One", canvas_trace_text(trace, 2)->words);
    CHECK_INT(0, faults(trace));
    canvas_trace_begin(trace, 400, 300);
    draw_board(trace, 1); /* from the layer, drawn before */
    CHECK_INT(2, canvas_trace_count(trace));
    CHECK_TEXT("One", canvas_trace_text(trace, 1)->words);
    canvas_trace_begin(trace, 400, 300);
    trace->verbs->push_place(trace, 40, 0, 1, 0);
    draw_board(trace, 1);
    trace->verbs->pop(trace);
    CHECK(near(canvas_trace_text(trace, 1)->box.x, 50));
    canvas_trace_begin(trace, 400, 300);
    draw_board(trace, 2);
    CHECK_TEXT("Two", canvas_trace_text(trace, 1)->words);
    canvas_trace_free(trace);
}

static void faint_texts_are_found(void)
{
    Canvas *trace = canvas_trace_new(NULL, 400, 300);
    Text out = text_growing();
    canvas_fill_box(trace, (Box){0, 0, 400, 300}, 0xFFFFFFFF);
    say(trace, 10, 100, "Black");
    CHECK_INT(0, canvas_trace_faint(trace, &out));
    trace->verbs->write(trace, 10, 150, "Grey", 4, font, 0xFF888888);
    CHECK_INT(1, canvas_trace_faint(trace, &out));
    canvas_fill_round(trace, (Box){5, 180, 100, 40}, 8, 0xFF202020);
    say(trace, 10, 200, "Dark");
    CHECK_INT(0xFF202020, canvas_trace_text(trace, 2)->ground);
    CHECK_INT(2, canvas_trace_faint(trace, &out));
    text_free(&out);
    canvas_trace_free(trace);
}

static void texts_too_small_to_read_are_found(void)
{
    Canvas *trace = canvas_trace_new(NULL, 400, 300);
    Text out = text_growing();
    trace->verbs->write(trace, 10, 50, "Large", 5, (Font){9.5, FONT_MEDIUM}, 0xFF000000);
    CHECK_INT(0, canvas_trace_small(trace, 9.5, &out));
    trace->verbs->push_place(trace, 0, 100, 0.5, 0);
    trace->verbs->write(trace, 10, 50, "Small", 5, (Font){18, FONT_MEDIUM}, 0xFF000000);
    trace->verbs->pop(trace);
    CHECK_INT(1, canvas_trace_small(trace, 9.5, &out));
    CHECK(strstr(out.start, "\"Small\" (") != NULL && strstr(out.start, "is only 9.0") != NULL);
    text_free(&out);
    canvas_trace_free(trace);
}

/* What goes through a trace arrives where it leads to. */
static void a_trace_passes_everything_on(void)
{
    Canvas *inner = canvas_trace_new(NULL, 400, 300);
    Canvas *trace = canvas_trace_new(inner, 400, 300);
    trace->verbs->push_place(trace, 40, 0, 1, 0);
    draw_board(trace, 1);
    trace->verbs->pop(trace);
    canvas_fill_box(trace, (Box){45, 60, 100, 100}, 0xFFFFFFFF);
    CHECK_INT(2, canvas_trace_count(inner));
    CHECK_INT(2, canvas_trace_count(trace));
    CHECK(near(canvas_trace_text(inner, 1)->box.x, 50));
    CHECK(canvas_trace_text(inner, 1)->hidden);
    /* Another trace has not seen the layer that the inner canvas still has. */
    Canvas *second = canvas_trace_new(inner, 400, 300);
    canvas_trace_begin(inner, 400, 300);
    second->verbs->push_place(second, 40, 0, 1, 0);
    draw_board(second, 1);
    second->verbs->pop(second);
    CHECK_INT(2, canvas_trace_count(second));
    CHECK_INT(2, canvas_trace_count(inner));
    canvas_trace_free(second);
    canvas_trace_free(trace);
    canvas_trace_free(inner);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(boxes_are_cut_into_pieces);
    RUN(columns_and_rows_fill_a_box);
    RUN(boxes_share_what_both_have);
    RUN(colours_mix_and_fade);
    RUN(contrast_is_what_wcag_says);
    RUN(outlines_are_read_as_svg_writes_them);
    RUN(numbers_without_a_letter_go_on);
    RUN(outlines_fit_into_their_box);
    RUN(what_is_no_outline_ends_the_path);
    RUN(widths_grow_with_size_and_weight);
    RUN(texts_have_boxes_in_the_window);
    RUN(texts_over_each_other_are_faults);
    RUN(texts_that_are_cut_are_faults);
    RUN(what_lies_under_a_sheet_is_no_fault);
    RUN(a_box_that_covers_one_end_trims_the_text);
    RUN(a_veil_hides_everything_but_tints_do_not);
    RUN(layers_count_whenever_they_are_shown);
    RUN(faint_texts_are_found);
    RUN(texts_too_small_to_read_are_found);
    RUN(a_trace_passes_everything_on);
    return check_done();
}
