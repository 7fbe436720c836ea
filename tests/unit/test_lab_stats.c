/* test_lab_stats.c -- what can be said from counts, and how it is written. */
#include "base/rng.h"
#include "check.h"
#include "lab/data_table.h"
#include "lab/decimal.h"
#include "lab/stats.h"

static bool near(double expected, double actual, double within)
{
    bool good = actual > expected - within && actual < expected + within;
    if (!good) printf("expected %.12g, got %.12g\n", expected, actual);
    return good;
}

static void roots_logs_and_powers(void)
{
    CHECK(near(1.4142135623730951, stats_root(2), 1e-15));
    CHECK(near(1e-4, stats_root(1e-8), 1e-18));
    CHECK(near(1e9, stats_root(1e18), 1e-6));
    CHECK(stats_root(-1) == 0);
    CHECK(near(0.6931471805599453, stats_log(2), 1e-15));
    CHECK(near(-11.512925464970229, stats_log(1e-5), 1e-13));
    CHECK(near(2.718281828459045, stats_exp(1), 1e-14));
    CHECK(near(3.720075976020836e-44, stats_exp(-100), 1e-56));
}

static void the_interval_of_wilson(void)
{
    /* Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29. */
    Interval share = stats_share(81, 263);
    CHECK(near(0.2553, share.low, 5e-5) && near(0.3662, share.high, 5e-5));
    share = stats_share(15, 148);
    CHECK(near(0.0624, share.low, 5e-5) && near(0.1605, share.high, 5e-5));
    share = stats_share(0, 20);
    CHECK(share.low == 0 && near(0.1611, share.high, 5e-5));
    share = stats_share(1, 29);
    CHECK(near(0.0061, share.low, 5e-5) && near(0.1718, share.high, 5e-5));
    share = stats_share(0, 0);
    CHECK(share.low == 0 && share.high == 1);
}

static void shared_dice_make_intervals_narrower(void)
{
    /* 100 deals of 4 games. One win in each deal: known exactly. */
    Interval plain = stats_share(100, 400);
    Interval even = stats_share_in_deals(100, 104, 100, 4);
    Interval uneven = stats_share_in_deals(100, 400, 100, 4);
    CHECK(even.high - even.low < (plain.high - plain.low) / 3);
    CHECK(uneven.high - uneven.low > 1.5 * (plain.high - plain.low));
    CHECK(near(0.25, even.middle, 1e-12) && near(0.25, uneven.middle, 1e-12));
}

static void ratings_of_players_who_win_ten_to_one(void)
{
    const int64_t won[] = {0, 100000, 1000000, 10000, 0, 100000, 10000, 10000, 0};
    double ratings[3];
    stats_ratings(3, won, ratings);
    CHECK(near(400, ratings[0], 0.1) && near(0, ratings[1], 0.1) && near(-400, ratings[2], 0.1));
    const int64_t none[] = {0, 5, 0, 0};
    stats_ratings(2, none, ratings);
    CHECK(ratings[0] > 0 && ratings[0] < 1000);
}

/* Rows of -1, 0, 1 with the given odds of 1 and -1 in percent; true when some
 * look at the interval shows a difference. */
static bool seen(uint64_t row, uint32_t up, uint32_t down, int most)
{
    Rng rng = rng_seed(5, row);
    double sum = 0, squares = 0;
    for (int n = 1; n <= most; n++) {
        uint32_t point = rng_below(&rng, 100);
        double number = point < up ? 1 : point < up + down ? -1 : 0;
        sum += number;
        squares += number * number;
        Interval margin = stats_always(sum, squares, n, 0.95);
        if (margin.low > 0 || margin.high < 0) return true;
    }
    return false;
}

static void looking_often_does_not_deceive(void)
{
    enum { ROWS = 400, LENGTH = 2000 };
    int false_alarms = 0, found = 0;
    for (uint64_t row = 0; row < ROWS; row++) {
        false_alarms += seen(row, 40, 40, LENGTH);
        found += seen(row, 45, 35, LENGTH);
    }
    CHECK(false_alarms <= ROWS * 5 / 100);
    CHECK(found >= ROWS * 90 / 100);
}

static const char *figure(double number, int decimals)
{
    static char words[40];
    Text text = text_into(words, sizeof words);
    decimal_write(&text, number, decimals);
    return words;
}

static void figures_are_rounded(void)
{
    CHECK_TEXT("12.35", figure(12.346, 2));
    CHECK_TEXT("-0.50", figure(-0.5, 2));
    CHECK_TEXT("0.00", figure(-0.001, 2));
    CHECK_TEXT("3", figure(2.5, 0));
    CHECK_TEXT("0.000000001", figure(1e-9, 9));
    CHECK_TEXT("-", figure(1e30, 2));
}

static void figures_are_read_back(void)
{
    double number = 0;
    CHECK(decimal_read("-12.5", &number) && number == -12.5);
    CHECK(decimal_read("7", &number) && number == 7);
    CHECK(decimal_read("0.000000001", &number) && number == 1e-9);
    CHECK(!decimal_read("", &number) && !decimal_read("-", &number) &&
          !decimal_read("1.", &number));
    CHECK(!decimal_read("1.2.3", &number) && !decimal_read("1e5", &number));
    CHECK(!decimal_read("99999999999999999999", &number));
}

static void figures_are_scaled_for_sentences(void)
{
    CHECK_INT(1235, decimal_scaled(12.346, 2));
    CHECK_INT(-50, decimal_scaled(-0.5, 2));
    CHECK_INT(0, decimal_scaled(-0.001, 2));
    CHECK_INT(0, decimal_scaled(1e30, 2));
    char words[40];
    Text text = text_into(words, sizeof words);
    NumberStyle french = {.group = " ", .point = ","};
    decimal_write_style(&text, 1234.56, 1, &french);
    CHECK_TEXT("1234,6", words);
}

static void sheets_are_written_three_ways(void)
{
    static const DataTableForm form = {
        .word = "word", .title = T_("Title"), .columns = {T_("name"), T_("won %")}, .left = 1};
    static const Words english = {.language = NULL};
    DataTable *sheet = data_table_new(&form, &english);
    data_table_words(sheet, "Café, \"Zum <Bären>\"");
    data_table_percent(sheet, 0.5, 1);
    data_table_words(sheet, "B & O");
    data_table_int(sheet, 12345);
    Text text = text_growing();
    data_table_text_write(sheet, &text);
    CHECK_TEXT("name                 won %\n"
               "Café, \"Zum <Bären>\"   50.0\n"
               "B & O                12345\n",
               text.start);
    text_clear(&text);
    data_table_csv_write(sheet, &text);
    CHECK_TEXT("name,won %\n\"Café, \"\"Zum <Bären>\"\"\",50.0\nB & O,12345\n", text.start);
    text_clear(&text);
    data_table_html_write(sheet, &text);
    CHECK(strstr(text.start, "<td>Café, &quot;Zum &lt;Bären&gt;&quot;</td>") != NULL);
    CHECK(strstr(text.start, "<td class=\"number\">12345</td>") != NULL);
    text_free(&text);
    data_table_free(sheet);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(roots_logs_and_powers);
    RUN(the_interval_of_wilson);
    RUN(shared_dice_make_intervals_narrower);
    RUN(ratings_of_players_who_win_ten_to_one);
    RUN(looking_often_does_not_deceive);
    RUN(figures_are_rounded);
    RUN(figures_are_read_back);
    RUN(figures_are_scaled_for_sentences);
    RUN(sheets_are_written_three_ways);
    return check_done();
}
