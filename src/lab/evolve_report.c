/* evolve_report.c -- what an evolution changed, and what that won. */
#include "lab/evolve_report.h"

#include "edition/edition_words.h"
#include "lab/decimal.h"
#include "lab/play_report.h"
#include "lab/search_plot.h"

enum { DECIMALS = 2 };

static void changes_sheet(Report *report, const Evolution *evolution)
{
    static const DataTableForm form = {.word = "changes",
                                       .title = T_("What changed"),
                                       .columns = {TC_("column", "number"), TC_("column", "before"),
                                                   TC_("column", "now"), TC_("column", "change"),
                                                   TC_("column", "unsure by")},
                                       .left = 1};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < evolution->count; i++) {
        const EvolvedNumber *number = &evolution->numbers[i];
        data_table_words(sheet, number->word);
        data_table_figure(sheet, number->start, 0);
        data_table_figure(sheet, number->mean, 0);
        data_table_figure(sheet, number->mean - number->start, 0);
        data_table_figure(sheet, evolution->step * number->spread, 0);
    }
}

static void generations_sheet(Report *report, const Evolution *evolution)
{
    static const DataTableForm form = {
        .word = "generations",
        .title = T_("What each generation won against the field"),
        .columns = {TC_("column", "generation"), TC_("column", "mean %"), TC_("column", "best %")}};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < evolution->generation; i++) {
        data_table_int(sheet, i + 1);
        data_table_percent(sheet, evolution->history[i].mean, DECIMALS);
        data_table_percent(sheet, evolution->history[i].best, DECIMALS);
    }
}

static void say_trial(Report *report, const Match *trial, const Tally *tally)
{
    Interval share = play_report_share(trial, tally, 0);
    report_paragraph(report);
    REPORT_SAY(report,
               TN_("The evolved player wins {decimal} % ({lower} to {upper}) of {count} game "
                   "against {id} of its ancestor;\nequal players would win {other_decimal} %. "
                   "Counted out: {number}.",
                   "The evolved player wins {decimal} % ({lower} to {upper}) of {count} games "
                   "against {id} of its ancestor;\nequal players would win {other_decimal} %. "
                   "Counted out: {number}."),
               arg_decimal(decimal_scaled(100 * share.middle, DECIMALS), DECIMALS),
               arg_lower(decimal_scaled(100 * share.low, DECIMALS), DECIMALS),
               arg_upper(decimal_scaled(100 * share.high, DECIMALS), DECIMALS),
               arg_count(tally->games), arg_id(trial->seat_count - 1),
               arg_other_decimal(decimal_scaled(100.0 / trial->seat_count, DECIMALS), DECIMALS),
               arg_number(tally->counted.sum));
}

Report *evolve_report_new(const Evolution *evolution, const Match *trial, const Tally *tally,
                          const Language *language)
{
    static const Sentence title = T_("{edition}: {first} generations of {second}, seed {id}");
    Words words = edition_words(trial->edition, language);
    Report *report =
        report_new(&words, &title,
                   ARGS(arg_edition(trial->edition->word), arg_first(evolution->generation),
                        arg_second(evolution->population), arg_id((int64_t)evolution->seed)));
    say_trial(report, trial, tally);
    changes_sheet(report, evolution);
    generations_sheet(report, evolution);
    report_picture(report,
                   (Picture){.word = "progress",
                             .title = T_("What each generation won"),
                             .width = PLOT_WIDTH,
                             .height = PLOT_HEIGHT,
                             .draw = search_plot_evolution},
                   &evolution, sizeof evolution);
    return report;
}
