/* evolve_report.c -- what an evolution changed, and what that won. */
#include "lab/evolve_report.h"

#include "lab/decimal.h"
#include "lab/play_report.h"
#include "lab/search_plot.h"

enum { MOST_WORDS = 200, DECIMALS = 2 };

static void changes_sheet(Report *report, const Evolution *evolution)
{
    static const DataTableForm form = {
        .word = "changes",
        .title = "What changed",
        .columns = {"number", "before", "now", "change", "unsure by"},
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
    static const DataTableForm form = {.word = "generations",
                                       .title = "What each generation won against the field",
                                       .columns = {"generation", "mean %", "best %"}};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < evolution->generation; i++) {
        data_table_int(sheet, i + 1);
        data_table_percent(sheet, evolution->history[i].mean, DECIMALS);
        data_table_percent(sheet, evolution->history[i].best, DECIMALS);
    }
}

static void trial_write(Text *text, const Match *trial, const Tally *tally)
{
    Interval share = play_report_share(trial, tally, 0);
    text_add(text, "What was bred wins ");
    decimal_write(text, 100 * share.middle, DECIMALS);
    text_add(text, " % (");
    decimal_write(text, 100 * share.low, DECIMALS);
    text_add(text, " to ");
    decimal_write(text, 100 * share.high, DECIMALS);
    text_add(text, ") of ");
    decimal_grouped_write(text, tally->games);
    text_add(text, " games against ");
    text_add_int(text, trial->seat_count - 1);
    text_add(text, " of what it was bred from;\nequal players would win ");
    decimal_write(text, 100.0 / trial->seat_count, DECIMALS);
    text_add(text, " %. Endless games: ");
    decimal_grouped_write(text, tally->endless);
    text_add(text, ".");
}

Report *evolve_report_new(const Evolution *evolution, const Match *trial, const Tally *tally)
{
    char words[MOST_WORDS];
    Text title = text_into(words, sizeof words);
    text_add(&title, trial->edition->word);
    text_add(&title, ": ");
    text_add_int(&title, evolution->generation);
    text_add(&title, " generations of ");
    text_add_int(&title, evolution->population);
    text_add(&title, ", seed ");
    text_add_int(&title, (int64_t)evolution->seed);
    Report *report = report_new(words);
    trial_write(report_paragraph(report), trial, tally);
    changes_sheet(report, evolution);
    generations_sheet(report, evolution);
    report_picture(report,
                   (Picture){.word = "progress",
                             .title = "What each generation won",
                             .width = PLOT_WIDTH,
                             .height = PLOT_HEIGHT,
                             .draw = search_plot_evolution},
                   &evolution, sizeof evolution);
    return report;
}
