/* test_lab_worth.c -- what groups earn, reckoned by hand and by the lab. */
#include "check.h"
#include "lab/worth_report.h"
#include "unit/edition_files.h"

enum { BROWN = 0, RAILROADS = 8, UTILITIES = 9, LEVEL_ALL = 1, LEVEL_HOTEL = 6 };

static Edition edition;
static Stationary stationary;

static bool near(double expected, double actual)
{
    bool good = actual > expected - 1e-9 && actual < expected + 1e-9;
    if (!good) printf("expected %.12g, got %.12g\n", expected, actual);
    return good;
}

static void read_and_solve(const char *word, JailPolicy policy)
{
    edition_file_read(word, NULL, &edition);
    MarkovChain *chain = markov_chain_new(&edition, policy, false);
    stationary_solve(chain, &stationary);
    markov_chain_free(chain);
}

static void streets_earn_rent_times_visits(void)
{
    GroupWorth worth;
    read_and_solve("classic", JAIL_POLICY_PAY);
    group_worth_make(&edition, &stationary, BROWN, &worth);
    CHECK_INT(7, worth.count);
    CHECK_INT(60, worth.levels[0].cost);
    CHECK_INT(120, worth.levels[LEVEL_ALL].cost);
    CHECK_INT(620, worth.levels[LEVEL_HOTEL].cost);
    CHECK(near(2 * 2 * stationary.visits[1] + 2 * 4 * stationary.visits[3],
               worth.levels[LEVEL_ALL].income));
    CHECK(near(250 * stationary.visits[1] + 450 * stationary.visits[3],
               worth.levels[LEVEL_HOTEL].income));
    CHECK(near(620 / worth.levels[LEVEL_HOTEL].income, group_worth_turns(&worth, LEVEL_HOTEL)));
    double more = worth.levels[LEVEL_HOTEL].income - worth.levels[LEVEL_HOTEL - 1].income;
    CHECK(near(100 / more, group_worth_step_turns(&worth, LEVEL_HOTEL)));
}

static void railroads_and_utilities_count_cards_and_dice(void)
{
    static const int spaces[] = {5, 15, 25, 35};
    GroupWorth worth;
    double visits = 0;
    read_and_solve("classic", JAIL_POLICY_PAY);
    group_worth_make(&edition, &stationary, RAILROADS, &worth);
    for (int i = 0; i < 4; i++) visits += stationary.visits[spaces[i]];
    CHECK_INT(4, worth.count);
    CHECK(near(200 * visits, worth.levels[3].income));
    CHECK(near(25 * visits / 4, worth.levels[0].income));
    group_worth_make(&edition, &stationary, UTILITIES, &worth);
    CHECK_INT(2, worth.count);
    CHECK_INT(300, worth.levels[1].cost);
    CHECK(near(10 * (stationary.totals[12] + stationary.totals[28]) + stationary.thrown[12] +
                   stationary.thrown[28],
               worth.levels[1].income));
    /* The card sends to the nearest utility and charges ten times a new throw. */
    CHECK(stationary.thrown[12] > stationary.thrown[28] && stationary.thrown[28] > 0);
}

/* Every level of every group of every edition costs more and earns no less
 * than the one before. */
static void all_editions_have_sensible_figures(void)
{
    static const char *const words[] = {"smallest", "classic", "london",   "bharat",
                                        "montreal", "bilkent", "waterloo", NULL};
    for (int i = 0; words[i] != NULL; i++) {
        read_and_solve(words[i], JAIL_POLICY_THROW);
        for (int group = 0; group < edition.group_count; group++) {
            GroupWorth worth;
            group_worth_make(&edition, &stationary, (GroupId)group, &worth);
            CHECK(worth.count >= 1);
            for (int n = 1; n < worth.count; n++) {
                CHECK(worth.levels[n].cost > worth.levels[n - 1].cost);
                CHECK(worth.levels[n].income >= worth.levels[n - 1].income);
            }
        }
    }
}

static void the_report_shows_levels_by_name(void)
{
    GroupWorth worths[MAX_GROUPS];
    read_and_solve("bharat", JAIL_POLICY_PAY);
    for (int group = 0; group < edition.group_count; group++)
        group_worth_make(&edition, &stationary, (GroupId)group, &worths[group]);
    Report *report = worth_report_new(&edition, JAIL_POLICY_PAY, worths, NULL);
    Text text = text_growing();
    report_text_write(report, &text);
    CHECK(strstr(text.start, "3 houses + hotel") != NULL);
    CHECK(strstr(text.start, "\nViolet ") != NULL);
    text_clear(&text);
    report_csv_write(report, &text);
    CHECK(strstr(text.start, "group,level,cost,income per turn,return %,") == text.start);
    text_free(&text);
    report_free(report);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(streets_earn_rent_times_visits);
    RUN(railroads_and_utilities_count_cards_and_dice);
    RUN(all_editions_have_sensible_figures);
    RUN(the_report_shows_levels_by_name);
    return check_done();
}
