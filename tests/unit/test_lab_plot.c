/* test_lab_plot.c -- L15: pictures of the laboratory: every word can be read,
 * and SVG and pages are well formed. */
#include "base/mem.h"
#include "canvas/canvas_trace.h"
#include "canvas/svg_canvas.h"
#include "check.h"
#include "lab/compare_report.h"
#include "lab/evolve_report.h"
#include "lab/landing_report.h"
#include "lab/play_report.h"
#include "lab/plot.h"
#include "lab/worth_report.h"
#include "players/described/random_player.h"
#include "players/described/simple_player.h"
#include "unit/edition_files.h"

static const char *const words[] = {"smallest", "classic", "london",   "bharat",
                                    "montreal", "bilkent", "waterloo", NULL};
static Edition edition;

/* No two texts overlap, none is cut off or too pale. */
static void look_at(const Report *report)
{
    const Picture *picture;
    for (int n = 0; (picture = report_picture_at(report, n)) != NULL; n++) {
        Text faults = text_growing();
        Canvas *trace = canvas_trace_new(NULL, picture->width, picture->height);
        report_picture_draw(report, n, trace);
        CHECK(canvas_trace_count(trace) > 3);
        CHECK_INT(0, canvas_trace_faults(trace, &faults));
        CHECK_INT(0, canvas_trace_faint(trace, &faults));
        if (faults.length > 0) printf("%s %s:\n%s", edition.word, picture->word, faults.start);
        canvas_trace_free(trace);
        text_free(&faults);
    }
}

static int count_of(const char *text, const char *part)
{
    int count = 0;
    for (const char *at = text; (at = strstr(at, part)) != NULL; at += strlen(part)) count++;
    return count;
}

static void look_at_files(const Report *report)
{
    Text svg = text_growing(), page = text_growing();
    const Picture *picture = report_picture_at(report, 0);
    Canvas *canvas = svg_canvas_new(picture->width, picture->height);
    report_picture_draw(report, 0, canvas);
    svg_canvas_write(canvas, &svg);
    CHECK(strstr(svg.start, "<svg xmlns=\"http://www.w3.org/2000/svg\"") == svg.start);
    CHECK_INT(count_of(svg.start, "<text"), count_of(svg.start, "</text>"));
    CHECK_INT(1, count_of(svg.start, "</svg>"));
    report_html_write(report, true, &page);
    CHECK_INT(count_of(page.start, "<table>"), count_of(page.start, "</table>"));
    CHECK_INT(count_of(page.start, "<details>"), count_of(page.start, "</details>"));
    CHECK(count_of(page.start, ".svg\" alt=") > 0 && count_of(page.start, ".png\">PNG") > 0);
    text_clear(&page);
    report_html_write(report, false, &page);
    CHECK_INT(0, count_of(page.start, ".png"));
    svg_canvas_free(canvas);
    text_free(&svg);
    text_free(&page);
}

static void landings_of_every_board(void)
{
    for (int i = 0; words[i] != NULL; i++) {
        edition_file_read(words[i], NULL, &edition);
        LandingStudy study = {.policy = JAIL_POLICY_THROW, .counts.batches = 1};
        MarkovChain *chain = markov_chain_new(&edition, JAIL_POLICY_THROW, false);
        stationary_solve(chain, &study.stationary);
        Report *report = landing_report_new(&edition, &study, 1, 1, NULL);
        look_at(report);
        report_free(report);
        markov_chain_free(chain);
    }
}

static void worth_of_every_edition(void)
{
    static GroupWorth worths[MAX_GROUPS];
    for (int i = 0; words[i] != NULL; i++) {
        edition_file_read(words[i], NULL, &edition);
        MarkovChain *chain = markov_chain_new(&edition, JAIL_POLICY_THROW, false);
        Stationary stationary;
        stationary_solve(chain, &stationary);
        for (int group = 0; group < edition.group_count; group++)
            group_worth_make(&edition, &stationary, (GroupId)group, &worths[group]);
        Report *report = worth_report_new(&edition, JAIL_POLICY_THROW, worths, NULL);
        look_at(report);
        look_at_files(report);
        report_free(report);
        markov_chain_free(chain);
    }
}

static void a_series_of_games(void)
{
    static Tally tally;
    edition_file_read("classic", NULL, &edition);
    Match match = {.seat_count = 2, .seed = 1, .round_limit = MATCH_ROUNDS};
    match_set_edition(&match, &edition);
    match_add(&match, &simple_player);
    match_add(&match, &random_player);
    Report *empty = play_report_new(&match, &tally, NULL, NULL);
    look_at(empty);
    report_free(empty);
    for (uint64_t deal = 0; deal < 40; deal++) match_play(&match, deal, &tally);
    Report *report = play_report_new(&match, &tally, NULL, NULL);
    look_at(report);
    look_at_files(report);
    report_free(report);
}

static void a_duel_and_an_evolution(void)
{
    static Tally tally;
    static SequentialTest test;
    static Evolution evolution;
    Match match = {.seat_count = 2, .seed = 1, .round_limit = MATCH_ROUNDS};
    match_set_edition(&match, &edition);
    match_add(&match, &simple_player);
    match_add(&match, &random_player);
    for (uint64_t deal = 0; deal < 40; deal++) match_play(&match, deal, &tally);
    test = (SequentialTest){.match = &match, .confidence = 0.95, .most_deals = 40};
    sequential_test_look(&test, &tally);
    Report *report = compare_report_new(&test, &tally, NULL);
    look_at(report);
    report_free(report);
    double shares[EVOLUTION_POPULATION] = {0.2, 0.3, 0.4, 0.1};
    evolution.population = 4;
    evolution_add(&evolution, "number", 0, 10, 5);
    for (int i = 0; i < 5; i++) evolution_select(&evolution, shares);
    report = evolve_report_new(&evolution, &match, &tally, NULL);
    look_at(report);
    report_free(report);
}

static void steps_of_axes_are_round(void)
{
    CHECK(plot_step(100, 10) == 10 && plot_step(100, 8) == 20 && plot_step(7, 8) == 1);
    CHECK(plot_step(40, 8) == 5 && plot_step(1, 8) == 0.2 && plot_step(0, 8) == 1);
    CHECK_INT(1, plot_decimals(0.5));
    CHECK_INT(0, plot_decimals(5));
}

static void svg_words_are_harmless(void)
{
    Canvas *canvas = svg_canvas_new(100, 50);
    Text svg = text_growing();
    plot_words(canvas, 10, 20, "A < B & \"C\"", 12, PLOT_LEFT, 0x80112233);
    canvas->verbs->push_place(canvas, 1.5, 2.25, 2, 0.25);
    canvas->verbs->push_clip(canvas, (Box){0, 0, 10, 10});
    canvas_fill_box(canvas, (Box){0, 0, 5, -0.125}, 0xFF0A0B0C);
    canvas->verbs->pop(canvas);
    canvas->verbs->pop(canvas);
    if (canvas->verbs->layer_begin(canvas, 1, 7, (Box){0, 0, 100, 50})) {
        canvas_line(canvas, 0, 0, 1, 1, 2, PLOT_INK);
        canvas->verbs->layer_end(canvas);
    }
    canvas->verbs->layer_show(canvas, 1);
    svg_canvas_write(canvas, &svg);
    CHECK_TEXT(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\" "
        "viewBox=\"0 0 100 50\" font-family=\"Inter, 'DejaVu Sans', Arial, sans-serif\">\n"
        "<text x=\"10\" y=\"20\" font-size=\"12\" font-weight=\"500\" fill=\"#112233\" "
        "fill-opacity=\"0.5\">A &lt; B &amp; \"C\"</text>\n"
        "<g transform=\"translate(1.5 2.25) rotate(90) scale(2)\">\n"
        "<clipPath id=\"clip1\"><rect x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></clipPath>"
        "<g clip-path=\"url(#clip1)\">\n"
        "<path d=\"M0 0L5 0L5 -0.13L0 -0.13Z\" fill=\"#0a0b0c\"/>\n"
        "</g>\n</g>\n"
        "<defs><g id=\"layer1\">\n"
        "<path d=\"M0 0L1 1\" fill=\"none\" stroke=\"#1f2933\" stroke-width=\"2\" "
        "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"
        "</g></defs>\n<use href=\"#layer1\"/>\n</svg>\n",
        svg.start);
    text_free(&svg);
    svg_canvas_free(canvas);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(steps_of_axes_are_round);
    RUN(svg_words_are_harmless);
    RUN(landings_of_every_board);
    RUN(worth_of_every_edition);
    RUN(a_series_of_games);
    RUN(a_duel_and_an_evolution);
    return check_done();
}
