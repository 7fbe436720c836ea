/* compare_report.c -- what a sequential test of two players found. */
#include "lab/compare_report.h"

#include "lab/decimal.h"
#include "lab/search_plot.h"

enum { DECIMALS = 2, MOST_WORDS = 200 };

static void verdict_write(const SequentialTest *test, const Tally *tally, Text *text)
{
    const char *first = test->match->entrants[0]->word, *second = test->match->entrants[1]->word;
    bool decided = test->verdict == TEST_FIRST || test->verdict == TEST_SECOND;
    if (decided) {
        text_add(text, test->verdict == TEST_FIRST ? first : second);
        text_add(text, " is better than ");
        text_add(text, test->verdict == TEST_FIRST ? second : first);
    } else {
        text_add(text, "No difference between ");
        text_add(text, first);
        text_add(text, " and ");
        text_add(text, second);
        text_add(text, " can be seen");
    }
    text_add(text, decided ? ": decided after " : " in ");
    decimal_grouped_write(text, tally->games);
    text_add(text, " games, with a confidence of ");
    decimal_write(text, 100 * test->confidence, 0);
    text_add(text, " %.\n");
}

static void margin_write(const SequentialTest *test, const Tally *tally, Text *text)
{
    Interval margin = sequential_test_margin(test, tally);
    text_add(text, test->match->entrants[0]->word);
    text_add(text, " less ");
    text_add(text, test->match->entrants[1]->word);
    text_add(text, ", in percent of the games: ");
    decimal_write(text, 100 * margin.middle, DECIMALS);
    text_add(text, " (");
    decimal_write(text, 100 * margin.low, DECIMALS);
    text_add(text, " to ");
    decimal_write(text, 100 * margin.high, DECIMALS);
    text_add(text, ").\nEndless games, won by nobody: ");
    decimal_grouped_write(text, tally->endless);
    text_add(text, ".");
}

static void players_sheet(Report *report, const SequentialTest *test, const Tally *tally)
{
    static const DataTableForm form = {.word = "players",
                                       .title = "Games won",
                                       .columns = {"player", "chairs", "won", "of all %"},
                                       .left = 1};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < 2; i++) {
        data_table_words(sheet, test->match->entrants[i]->word);
        data_table_int(sheet, match_chairs_of(test->match, i));
        data_table_int(sheet, tally->entrants[i].wins);
        data_table_percent(sheet, (double)tally->entrants[i].wins / (double)tally->games, DECIMALS);
    }
}

static void looks_sheet(Report *report, const SequentialTest *test)
{
    static const DataTableForm form = {.word = "looks",
                                       .title = "The difference, look by look",
                                       .columns = {"games", "difference %", "from", "to"}};
    DataTable *sheet = report_detail(report, &form);
    for (int i = 0; i < test->look_count; i++) {
        const TestLook *look = &test->looks[i];
        data_table_int(sheet, look->deals * test->match->seat_count);
        data_table_percent(sheet, look->margin.middle, DECIMALS);
        data_table_percent(sheet, look->margin.low, DECIMALS);
        data_table_percent(sheet, look->margin.high, DECIMALS);
    }
}

Report *compare_report_new(const SequentialTest *test, const Tally *tally)
{
    char words[MOST_WORDS];
    Text title = text_into(words, sizeof words);
    text_add(&title, test->match->edition->word);
    text_add(&title, ": ");
    text_add(&title, test->match->entrants[0]->word);
    text_add(&title, " against ");
    text_add(&title, test->match->entrants[1]->word);
    text_add(&title, ", seed ");
    text_add_int(&title, (int64_t)test->match->seed);
    Report *report = report_new(words);
    Text *text = report_paragraph(report);
    verdict_write(test, tally, text);
    margin_write(test, tally, text);
    players_sheet(report, test, tally);
    report_picture(report,
                   (Picture){.word = "difference",
                             .title = "The difference, look by look",
                             .width = PLOT_WIDTH,
                             .height = PLOT_HEIGHT,
                             .draw = search_plot_test},
                   &test, sizeof test);
    looks_sheet(report, test);
    return report;
}
