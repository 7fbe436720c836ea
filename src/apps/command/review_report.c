/* review_report.c -- what a review has found, as a report. */
#include "apps/command/review_report.h"

#include <math.h>

#include "apps/command/review_plot.h"
#include "lab/plot.h"
#include "review/level.h"
#include "review/review_words.h"
#include "table/table_words.h"

enum { POINTS = 100, SENTENCE_SIZE = 2400 };

/* A moment is listed from here on; a loss also when it is so sure. */
#define LISTED 0.01
#define LOSS_DOUBT 2.5

/* What is being reported. */
typedef struct Reporting {
    const Review *review;
    const Table *table;
    Words words;
    Report *report;
} Reporting;

static void add_points(DataTable *sheet, double change)
{
    data_table_figure(sheet, change * POINTS, 1);
}

static const char *seat_name(const Reporting *reporting, SeatId seat)
{
    return table_seating(reporting->table)->seats[seat].name;
}

static int seats_of(const Reporting *reporting)
{
    return table_seating(reporting->table)->count;
}

/* ---- sums ---- */

static void introduce(const Reporting *reporting)
{
    ReviewProgress progress = review_progress(reporting->review);
    report_paragraph(reporting->report);
    REPORT_SAY(reporting->report,
               T_("A chance is how often a seat would win if hard computers played on for "
                  "everybody; a point is a hundredth of a win. Played on {number} times."),
               arg_number(progress.played));
    if (progress.whole < 1)
        REPORT_SAY(reporting->report,
                   T_("This is a first look, {percent} of a whole review: small differences are "
                      "not sure."),
                   arg_percent((int64_t)(progress.whole * 100), 0));
}

static void sums_sheet(const Reporting *reporting)
{
    static const DataTableForm form = {
        .word = "sums",
        .title = T_("From the start to the result, in points"),
        .columns = {TC_("column", "player"), TC_("column", "start"), TC_("column", "own luck"),
                    TC_("column", "others' luck"), TC_("column", "own decisions"),
                    TC_("column", "others' decisions"), TC_("column", "missed offers"),
                    TC_("column", "ended"), TC_("column", "horizon"), TC_("column", "result")},
        .left = 0x1};
    DataTable *sheet = report_sheet(reporting->report, &form);
    for (SeatId seat = 0; seat < seats_of(reporting); seat++) {
        FindingSums sums = finding_sums(reporting->review, seat);
        data_table_words(sheet, seat_name(reporting, seat));
        add_points(sheet, sums.start);
        add_points(sheet, sums.own_luck);
        add_points(sheet, sums.others_luck);
        add_points(sheet, sums.own_decisions);
        add_points(sheet, sums.others_decisions + sums.others_missed);
        add_points(sheet, sums.own_missed);
        add_points(sheet, sums.ended);
        add_points(sheet, sums.drift);
        add_points(sheet, sums.result);
    }
}

/* ---- beside the levels ---- */

static void add_level(DataTable *sheet, const char *name, int games, double mean, double spread)
{
    data_table_words(sheet, name);
    data_table_int(sheet, games);
    add_points(sheet, mean);
    add_points(sheet, spread);
}

static void say_level(const Reporting *reporting, SeatId seat, const Level levels[], int count)
{
    char buffer[SENTENCE_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    LevelFigure figure = level_figure(reporting->review, seat);
    if (table_seating(reporting->table)->seats[seat].kind != NULL) return;
    report_paragraph(reporting->report);
    level_words(levels, count, &figure, seat_name(reporting, seat), &reporting->words, &text);
    REPORT_SAY(reporting->report, T_("{text}"), arg_text(buffer));
}

/* The decisions of everybody beside those of the levels in games like this; a sentence for people.
 */
static void levels_sheet(const Reporting *reporting)
{
    static const DataTableForm form = {
        .word = "levels",
        .title = T_("Decisions and missed offers of a game, beside those of the levels"),
        .columns = {TC_("column", "player"), TC_("column", "games"), TC_("column", "points"),
                    TC_("column", "give or take")},
        .left = 0x1};
    Level levels[LEVEL_MOST];
    int count = level_list(table_edition(reporting->table)->word, seats_of(reporting), levels);
    if (count == 0) return;
    DataTable *sheet = report_sheet(reporting->report, &form);
    for (int i = 0; i < count; i++)
        add_level(sheet, words_label(&reporting->words, *level_name(&levels[i])), levels[i].games,
                  levels[i].mean, levels[i].spread);
    for (SeatId seat = 0; seat < seats_of(reporting); seat++) {
        LevelFigure figure = level_figure(reporting->review, seat);
        add_level(sheet, seat_name(reporting, seat), 1, figure.mean, figure.error);
    }
    for (SeatId seat = 0; seat < seats_of(reporting); seat++)
        say_level(reporting, seat, levels, count);
}

/* ---- moments in words ---- */

/* `seat` NOBODY: for the one it changed most. */
static void say_moment(const Reporting *reporting, int n, SeatId seat, const Sentence *sentence)
{
    char buffer[SENTENCE_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    if (seat == NOBODY)
        review_words_moment(reporting->review, n, &reporting->words, &text);
    else
        review_words_moment_of(reporting->review, n, seat, &reporting->words, &text);
    report_say(reporting->report, sentence,
               ARGS(arg_text(buffer), arg_word("--at"),
                    arg_id((int64_t)finding_moment(reporting->review, n)->told)));
}

static void say_turning_points(const Reporting *reporting)
{
    static const Sentence point = T_("{text} ({word} {id})");
    int moments[FINDING_TURNING_MOST];
    int count = finding_turning_points(reporting->review, moments);
    report_paragraph(reporting->report);
    if (count == 0)
        REPORT_SAY(reporting->report, T_("No single moment decided the game for sure."),
                   arg_absent());
    else
        REPORT_SAY(reporting->report, T_("What decided the game:"), arg_absent());
    for (int i = 0; i < count; i++) say_moment(reporting, moments[i], NOBODY, &point);
}

static int missed_count(const Reporting *reporting, SeatId seat)
{
    int count = 0;
    for (size_t n = 0; n < table_action_count(reporting->table); n++) {
        FindingDecision decision;
        if (finding_decision(reporting->review, n, &decision) && decision.missed)
            count += decision.seat == seat;
    }
    return count;
}

static void say_missed(const Reporting *reporting, SeatId seat)
{
    int count = missed_count(reporting, seat);
    double missed = finding_sums(reporting->review, seat).own_missed * POINTS;
    if (count == 0) return;
    REPORT_SAY(reporting->report,
               TN_("{count} offer that a hard computer would have made was not made: {decimal} "
                   "points.",
                   "{count} offers that a hard computer would have made were not made: {decimal} "
                   "points."),
               arg_count(count), arg_decimal(lround(missed * 10), 1));
}

static void say_seat(const Reporting *reporting, SeatId seat)
{
    static const Sentence bests[FINDING_BESTS] = {
        [FINDING_BEST_DECISION] = T_("Best decision: {text} ({word} {id})"),
        [FINDING_WORST_DECISION] = T_("Worst decision: {text} ({word} {id})"),
        [FINDING_LUCKIEST] = T_("Luckiest: {text} ({word} {id})"),
        [FINDING_UNLUCKIEST] = T_("Unluckiest: {text} ({word} {id})"),
    };
    char buffer[SENTENCE_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    review_words_seat(reporting->review, seat, &reporting->words, &text);
    report_paragraph(reporting->report);
    REPORT_SAY(reporting->report, T_("{text}"), arg_text(buffer));
    for (int which = 0; which < FINDING_BESTS; which++) {
        int n = finding_best(reporting->review, seat, (FindingBest)which);
        if (n >= 0) say_moment(reporting, n, seat, &bests[which]);
    }
    say_missed(reporting, seat);
}

/* ---- groups ---- */

static void group_rows(const Reporting *reporting, SeatId seat, DataTable *sheet)
{
    const Edition *edition = table_edition(reporting->table);
    FindingGroup groups[MAX_GROUPS];
    finding_groups(reporting->table, seat, groups);
    for (GroupId group = 0; group < edition->group_count; group++) {
        const FindingGroup *found = &groups[group];
        if (found->earned == 0 && found->spent == 0) continue;
        Said name = {.sentence = T_("{group}"), .args = {arg_group(group), {.place = PLACE_END}}};
        data_table_words(sheet, seat_name(reporting, seat));
        data_table_said(sheet, &name);
        data_table_int(sheet, found->earned);
        data_table_int(sheet, found->spent);
        data_table_int(sheet, found->earned - found->spent);
    }
}

static void groups_sheet(const Reporting *reporting)
{
    static const DataTableForm form = {.word = "groups",
                                       .title = T_("What each group earned and cost"),
                                       .columns = {TC_("column", "player"), TC_("column", "group"),
                                                   TC_("column", "rents"), TC_("column", "spent"),
                                                   TC_("column", "balance")},
                                       .left = 0x3};
    DataTable *sheet = report_sheet(reporting->report, &form);
    for (SeatId seat = 0; seat < seats_of(reporting); seat++) group_rows(reporting, seat, sheet);
}

/* ---- details ---- */

static void seat_columns(const Reporting *reporting, DataTable *sheet)
{
    for (SeatId seat = 0; seat < seats_of(reporting); seat++) {
        Said name = {.sentence = T_("{seat}"), .args = {arg_seat(seat), {.place = PLACE_END}}};
        data_table_column(sheet, &name);
    }
}

static double largest(const Reporting *reporting, const FindingMoment *moment)
{
    double most = 0;
    for (SeatId seat = 0; seat < seats_of(reporting); seat++)
        most = fmax(most, fabs(finding_change(moment, seat)));
    return most;
}

static void moment_row(const Reporting *reporting, int n, DataTable *sheet)
{
    const FindingMoment *moment = finding_moment(reporting->review, n);
    char buffer[SENTENCE_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    data_table_words(sheet, words_label(&reporting->words, *review_words_kind(moment->kind)));
    review_words_happened(reporting->review, n, &reporting->words, &text);
    data_table_words(sheet, buffer);
    data_table_int(sheet, (int64_t)moment->told);
    data_table_int(sheet, moment->round);
    for (SeatId seat = 0; seat < seats_of(reporting); seat++)
        add_points(sheet, finding_change(moment, seat));
}

static void moments_sheet(const Reporting *reporting)
{
    static const DataTableForm form = {
        .word = "moments",
        .title = T_("Moments that changed a chance by a point or more"),
        .columns = {TC_("column", "moment"), TC_("column", "what happened"),
                    TC_("column", "action"), TC_("column", "round")},
        .left = 0x3};
    DataTable *sheet = report_detail(reporting->report, &form);
    seat_columns(reporting, sheet);
    for (int i = 0; i < finding_moment_count(reporting->review); i++)
        if (largest(reporting, finding_moment(reporting->review, i)) >= LISTED)
            moment_row(reporting, i, sheet);
}

static bool is_error(const FindingWays *ways)
{
    return ways->played > 0 && ways->loss > LISTED && ways->loss > LOSS_DOUBT * ways->loss_error;
}

static void way_cell(const Reporting *reporting, size_t n, const Action *way, DataTable *sheet)
{
    char buffer[SENTENCE_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    review_words_way(reporting->review, n, way, &reporting->words, &text);
    data_table_words(sheet, buffer);
}

static void errors_sheet(const Reporting *reporting)
{
    static const DataTableForm form = {.word = "errors",
                                       .title = T_("Better ways, as a hard computer sees it"),
                                       .columns = {TC_("column", "player"), TC_("column", "done"),
                                                   TC_("column", "better"), TC_("column", "action"),
                                                   TC_("column", "points"), TC_("column", "error")},
                                       .left = 0x7};
    DataTable *sheet = report_detail(reporting->report, &form);
    for (size_t n = finding_start(reporting->review); n < table_action_count(reporting->table);
         n++) {
        FindingWays ways;
        if (!finding_ways(reporting->review, n, &ways) || !is_error(&ways)) continue;
        data_table_words(sheet, seat_name(reporting, ways.seat));
        way_cell(reporting, n, &ways.ways[0].action, sheet);
        way_cell(reporting, n, &ways.ways[1].action, sheet);
        data_table_int(sheet, (int64_t)n);
        add_points(sheet, ways.loss);
        add_points(sheet, ways.loss_error);
    }
}

static void chances_sheet(const Reporting *reporting)
{
    static const DataTableForm form = {.word = "chances",
                                       .title = T_("Every seat's chance before each action"),
                                       .columns = {TC_("column", "action")}};
    DataTable *sheet = report_data(reporting->report, &form);
    seat_columns(reporting, sheet);
    for (size_t n = finding_start(reporting->review); n <= table_action_count(reporting->table);
         n++) {
        double chances[MAX_SEATS];
        finding_chances(reporting->review, n, chances, NULL);
        data_table_int(sheet, (int64_t)n);
        for (SeatId seat = 0; seat < seats_of(reporting); seat++)
            data_table_figure(sheet, chances[seat], 4);
    }
}

/* ---- reports ---- */

static Reporting begin(const Review *review, const Sentence *title, const Arg *args,
                       const Language *language)
{
    Reporting reporting = {.review = review, .table = review_table(review)};
    reporting.words = table_words(reporting.table, language);
    reporting.report = report_new(&reporting.words, title, args);
    return reporting;
}

Report *review_report_new(const Review *review, const char *name, const Language *language)
{
    static const Sentence title = T_("Review of {name}");
    static const Picture chances = {.word = "chances",
                                    .title = T_("Every seat's chance to win"),
                                    .width = PLOT_WIDTH,
                                    .height = PLOT_HEIGHT,
                                    .draw = review_plot_chances};
    static const Picture parts = {.word = "parts",
                                  .title = T_("Luck and decisions"),
                                  .width = PLOT_WIDTH,
                                  .height = PLOT_HEIGHT,
                                  .draw = review_plot_parts};
    Reporting reporting = begin(review, &title, ARGS(arg_name(name)), language);
    introduce(&reporting);
    sums_sheet(&reporting);
    levels_sheet(&reporting);
    report_picture(reporting.report, chances, &review, sizeof review);
    report_picture(reporting.report, parts, &review, sizeof review);
    say_turning_points(&reporting);
    for (SeatId seat = 0; seat < seats_of(&reporting); seat++) say_seat(&reporting, seat);
    groups_sheet(&reporting);
    moments_sheet(&reporting);
    errors_sheet(&reporting);
    chances_sheet(&reporting);
    return reporting.report;
}

static void ways_sheet(const Reporting *reporting, size_t n, const FindingWays *ways)
{
    static const DataTableForm form = {.word = "ways",
                                       .title = T_("The ways there were, what was done first"),
                                       .columns = {TC_("column", "way"), TC_("column", "chance %"),
                                                   TC_("column", "better by"),
                                                   TC_("column", "error")},
                                       .left = 0x1};
    DataTable *sheet = report_sheet(reporting->report, &form);
    for (int i = 0; i < ways->count; i++) {
        way_cell(reporting, n, &ways->ways[i].action, sheet);
        data_table_percent(sheet, ways->ways[i].chance, 1);
        add_points(sheet, ways->ways[i].ahead);
        add_points(sheet, ways->ways[i].error);
    }
}

static void say_verdict(const Reporting *reporting, const FindingWays *ways)
{
    report_paragraph(reporting->report);
    if (is_error(ways))
        REPORT_SAY(reporting->report,
                   T_("As a hard computer sees it, another way was better for {seat} by {decimal} "
                      "points."),
                   arg_seat(ways->seat), arg_decimal(lround(ways->loss * POINTS * 10), 1));
    else
        REPORT_SAY(reporting->report, T_("No other way was better for {seat} for sure."),
                   arg_seat(ways->seat));
}

Report *review_report_at(const Review *review, size_t n, const char *name, const Language *language)
{
    static const Sentence title = T_("Action {id} of {name}");
    FindingWays ways;
    Reporting reporting = begin(review, &title, ARGS(arg_id((int64_t)n), arg_name(name)), language);
    if (finding_ways(review, n, &ways)) {
        say_verdict(&reporting, &ways);
        ways_sheet(&reporting, n, &ways);
    }
    return reporting.report;
}
