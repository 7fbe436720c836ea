/* landing_report.c -- where tokens land: thrown dice beside exact odds. */
#include "lab/landing_report.h"

#include "lab/decimal.h"
#include "lab/landing_plot.h"
#include "lab/stats.h"

enum { DECIMALS = 4, MOST_WORDS = 200 };

const char *landing_report_name(const Edition *edition, int place)
{
    return place < edition->space_count ? edition->space_label[place].name : "in jail";
}

static const char *group_name(const Edition *edition, int place)
{
    if (place >= edition->space_count || edition->spaces[place].kind != SPACE_DEED) return "";
    return edition->group_label[edition->deeds[edition->spaces[place].deed].group].name;
}

static int place_count(const Edition *edition)
{
    return edition->space_count + (edition->jail != NO_SPACE);
}

double landing_report_distance(const Edition *edition, const LandingStudy *study)
{
    double largest = 0;
    for (int place = 0; place < place_count(edition); place++) {
        RandomWalkShare found = random_walk_place(&study->counts, place);
        double off = found.share - study->stationary.places[place];
        if (off < 0) off = -off;
        if (found.error > 0 && off / found.error > largest) largest = off / found.error;
    }
    return largest;
}

/* Places (or groups) from the most visited to the least. */
static void sort(int count, const int64_t *visits, int *order)
{
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0 && visits[order[at - 1]] < visits[i]; at--) order[at] = order[at - 1];
        order[at] = i;
    }
}

/* Number, name and group. */
static void place_cells(DataTable *sheet, const Edition *edition, int place)
{
    if (place < edition->space_count)
        data_table_int(sheet, place);
    else
        data_table_words(sheet, "jail");
    data_table_words(sheet, landing_report_name(edition, place));
    data_table_words(sheet, group_name(edition, place));
}

/* All ways in one table, in the order of the board: for other tools. */
static void landings_sheet(Report *report, const Edition *edition, const LandingStudy *studies,
                           int count)
{
    static const DataTableForm form = {
        .word = "landings",
        .title = "Long-run shares of all stops",
        .columns = {"jail", "square", "name", "group", "count", "simulated", "error", "exact"},
        .left = 0xd};
    DataTable *sheet = report_detail(report, &form);
    for (int i = 0; i < count; i++) {
        for (int place = 0; place < place_count(edition); place++) {
            RandomWalkShare found = random_walk_place(&studies[i].counts, place);
            data_table_words(sheet, jail_policy_word(studies[i].policy));
            place_cells(sheet, edition, place);
            data_table_int(sheet, studies[i].counts.places[place]);
            data_table_figure(sheet, found.share, 9);
            data_table_figure(sheet, found.error, 9);
            data_table_figure(sheet, studies[i].stationary.places[place], 9);
        }
    }
}

static void share_cells(DataTable *sheet, int64_t count, RandomWalkShare found, double exact)
{
    data_table_int(sheet, count);
    data_table_percent(sheet, found.share, DECIMALS);
    data_table_percent(sheet, STATS_95 * found.error, DECIMALS);
    data_table_percent(sheet, exact, DECIMALS);
}

static void spaces_sheet(Report *report, const Edition *edition, const LandingStudy *study)
{
    static const char *const words[JAIL_POLICY_COUNT] = {"spaces_pay", "spaces_throw",
                                                         "spaces_wait"};
    static const char *const titles[JAIL_POLICY_COUNT] = {
        "Spaces, when fines are paid at once", "Spaces, when everybody throws for doubles in jail",
        "Spaces, when everybody waits in jail"};
    DataTableForm form = {
        .word = words[study->policy],
        .title = titles[study->policy],
        .columns = {"square", "name", "group", "count", "simulated %", "+-", "exact %"},
        .left = 0x6};
    DataTable *sheet = report_sheet(report, &form);
    int order[MARKOV_PLACES];
    sort(place_count(edition), study->counts.places, order);
    for (int i = 0; i < place_count(edition); i++) {
        int place = order[i];
        place_cells(sheet, edition, place);
        share_cells(sheet, study->counts.places[place], random_walk_place(&study->counts, place),
                    study->stationary.places[place]);
    }
}

static int64_t group_visits(const Edition *edition, const RandomWalkCounts *counts, int group)
{
    int64_t sum = 0;
    for (DeedSet rest = edition->groups[group].deeds; rest != 0; rest &= rest - 1)
        sum += counts->places[edition->deeds[__builtin_ctzll(rest)].space];
    return sum;
}

static void groups_sheet(Report *report, const Edition *edition, const LandingStudy *study)
{
    static const char *const words[JAIL_POLICY_COUNT] = {"groups_pay", "groups_throw",
                                                         "groups_wait"};
    DataTableForm form = {.word = words[study->policy],
                          .title = "Colours, the same way",
                          .columns = {"group", "spaces", "count", "simulated %", "+-", "exact %"},
                          .left = 1};
    DataTable *sheet = report_sheet(report, &form);
    int order[MAX_GROUPS];
    int64_t visits[MAX_GROUPS];
    for (int group = 0; group < edition->group_count; group++)
        visits[group] = group_visits(edition, &study->counts, group);
    sort(edition->group_count, visits, order);
    for (int i = 0; i < edition->group_count; i++) {
        GroupId group = (GroupId)order[i];
        data_table_words(sheet, edition->group_label[group].name);
        data_table_int(sheet, edition->groups[group].deed_count);
        share_cells(sheet, visits[group], random_walk_group(edition, &study->counts, group),
                    stationary_group(edition, study->stationary.places, group));
    }
}

static void agreement_write(Text *text, const Edition *edition, const LandingStudy *study)
{
    text_add(text, "\n'");
    text_add(text, jail_policy_word(study->policy));
    text_add(text, "' (");
    text_add(text, jail_policy_about(study->policy));
    text_add(text, "): ");
    decimal_write(text, 1 / study->stationary.turns, 4);
    text_add(text, " stops a turn; at most ");
    decimal_write(text, landing_report_distance(edition, study), 2);
    text_add(text, " standard errors from the exact odds.");
}

static void board_picture(Report *report, const Edition *edition, const LandingStudy *study)
{
    static const char *const words[JAIL_POLICY_COUNT] = {"board_pay", "board_throw", "board_wait"};
    LandingMap map = {.edition = edition, .policy = study->policy};
    for (int place = 0; place < MARKOV_PLACES; place++)
        map.places[place] = study->stationary.places[place];
    report_picture(report,
                   (Picture){.word = words[study->policy],
                             .title = "The board by exact odds",
                             .width = LANDING_PLOT_SIDE,
                             .height = LANDING_PLOT_SIDE,
                             .draw = landing_plot_board},
                   &map, sizeof map);
}

Report *landing_report_new(const Edition *edition, const LandingStudy *studies, int count,
                           uint64_t seed)
{
    char words[MOST_WORDS];
    Text title = text_into(words, sizeof words);
    text_add(&title, edition->word);
    text_add(&title, ": where tokens land, ");
    decimal_grouped_write(&title, studies[0].counts.batches * RANDOM_WALK_BATCH);
    text_add(&title, " throws for each way out of jail, seed ");
    text_add_int(&title, (int64_t)seed);
    Report *report = report_new(words);
    Text *text = report_paragraph(report);
    text_add(text, "A stop is where a token stands after a throw, or a turn missed. Simulated\n"
                   "shares are given with their interval of 95 %; exact ones by the Markov chain.");
    for (int i = 0; i < count; i++) agreement_write(text, edition, &studies[i]);
    landings_sheet(report, edition, studies, count);
    for (int i = 0; i < count; i++) {
        spaces_sheet(report, edition, &studies[i]);
        groups_sheet(report, edition, &studies[i]);
        board_picture(report, edition, &studies[i]);
    }
    return report;
}
