/* compare_report.c -- what a sequential test of two players found. */
#include "lab/compare_report.h"

#include "edition/edition_words.h"
#include "lab/decimal.h"
#include "lab/search_plot.h"

enum { DECIMALS = 2 };

static void say_verdict(Report *report, const SequentialTest *test, const Tally *tally)
{
    static const Sentence better =
        TN_("{name} is better than {other_name}: decided after {count} game, with a confidence of "
            "{decimal} %.",
            "{name} is better than {other_name}: decided after {count} games, with a confidence of "
            "{decimal} %.");
    static const Sentence undecided =
        TN_("No difference between {name} and {other_name} can be seen in {count} game, with a "
            "confidence of {decimal} %.",
            "No difference between {name} and {other_name} can be seen in {count} games, with a "
            "confidence of {decimal} %.");
    int best = test->verdict == TEST_SECOND;
    bool decided = test->verdict == TEST_FIRST || test->verdict == TEST_SECOND;
    report_say(report, decided ? &better : &undecided,
               ARGS(arg_name(test->match->entrants[best]->word),
                    arg_other_name(test->match->entrants[1 - best]->word), arg_count(tally->games),
                    arg_decimal(decimal_scaled(100 * test->confidence, 0), 0)));
}

static void say_margin(Report *report, const SequentialTest *test, const Tally *tally)
{
    Interval margin = sequential_test_margin(test, tally);
    REPORT_SAY(report,
               T_("{name} less {other_name}, in percent of the games: {decimal} ({lower} to "
                  "{upper})."),
               arg_name(test->match->entrants[0]->word),
               arg_other_name(test->match->entrants[1]->word),
               arg_decimal(decimal_scaled(100 * margin.middle, DECIMALS), DECIMALS),
               arg_lower(decimal_scaled(100 * margin.low, DECIMALS), DECIMALS),
               arg_upper(decimal_scaled(100 * margin.high, DECIMALS), DECIMALS));
    REPORT_SAY(report, T_("Games counted out, won by the richest: {number}."),
               arg_number(tally->counted.sum));
}

static void players_sheet(Report *report, const SequentialTest *test, const Tally *tally)
{
    static const DataTableForm form = {.word = "players",
                                       .title = T_("Games won"),
                                       .columns = {TC_("column", "player"), TC_("column", "chairs"),
                                                   TC_("column", "won"), TC_("column", "of all %")},
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
                                       .title = T_("The difference, look by look"),
                                       .columns = {TC_("column", "games"),
                                                   TC_("column", "difference %"),
                                                   TC_("column", "from"), TC_("column", "to")}};
    DataTable *sheet = report_detail(report, &form);
    for (int i = 0; i < test->look_count; i++) {
        const TestLook *look = &test->looks[i];
        data_table_int(sheet, look->deals * test->match->seat_count);
        data_table_percent(sheet, look->margin.middle, DECIMALS);
        data_table_percent(sheet, look->margin.low, DECIMALS);
        data_table_percent(sheet, look->margin.high, DECIMALS);
    }
}

Report *compare_report_new(const SequentialTest *test, const Tally *tally, const Language *language)
{
    static const Sentence title = T_("{edition}: {name} against {other_name}, seed {id}");
    const Match *match = test->match;
    Words words = edition_words(match->edition, language);
    Report *report =
        report_new(&words, &title,
                   ARGS(arg_edition(match->edition->word), arg_name(match->entrants[0]->word),
                        arg_other_name(match->entrants[1]->word), arg_id((int64_t)match->seed)));
    report_paragraph(report);
    say_verdict(report, test, tally);
    say_margin(report, test, tally);
    players_sheet(report, test, tally);
    report_picture(report,
                   (Picture){.word = "difference",
                             .title = T_("The difference, look by look"),
                             .width = PLOT_WIDTH,
                             .height = PLOT_HEIGHT,
                             .draw = search_plot_test},
                   &test, sizeof test);
    looks_sheet(report, test);
    return report;
}
