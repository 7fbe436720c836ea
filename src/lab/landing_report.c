/* landing_report.c -- where tokens land: thrown dice beside exact odds. */
#include "lab/landing_report.h"

#include "edition/edition_words.h"
#include "lab/decimal.h"
#include "lab/landing_plot.h"
#include "lab/stats.h"

enum { DECIMALS = 4 };

Said landing_report_place(const Edition *edition, int place)
{
    if (place < edition->space_count)
        return (Said){.sentence = T_("{space}"), .args = {arg_space((SpaceId)place)}};
    return (Said){.sentence = T_("in jail")};
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
    Said name = landing_report_place(edition, place);
    if (place < edition->space_count)
        data_table_int(sheet, place);
    else
        data_table_words(sheet, "jail");
    data_table_said(sheet, &name);
    data_table_words(sheet, group_name(edition, place));
}

/* All ways in one table, in the order of the board: for other tools. */
static void landings_sheet(Report *report, const Edition *edition, const LandingStudy *studies,
                           int count)
{
    static const DataTableForm form = {
        .word = "landings",
        .title = T_("Long-run shares of all stops"),
        .columns = {TC_("column", "jail"), TC_("column", "square"), TC_("column", "name"),
                    TC_("column", "group"), TC_("column", "count"), TC_("column", "simulated"),
                    TC_("column", "error"), TC_("column", "exact")},
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
    static const Sentence titles[JAIL_POLICY_COUNT] = {
        [JAIL_POLICY_PAY] = T_("Spaces, when fines are paid at once"),
        [JAIL_POLICY_THROW] = T_("Spaces, when everybody throws for doubles in jail"),
        [JAIL_POLICY_WAIT] = T_("Spaces, when everybody waits in jail"),
    };
    DataTableForm form = {.word = words[study->policy],
                          .title = titles[study->policy],
                          .columns = {TC_("column", "square"), TC_("column", "name"),
                                      TC_("column", "group"), TC_("column", "count"),
                                      TC_("column", "simulated %"), TC_("column", "+-"),
                                      TC_("column", "exact %")},
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
                          .title = T_("Colours, the same way"),
                          .columns = {TC_("column", "group"), TC_("column", "spaces"),
                                      TC_("column", "count"), TC_("column", "simulated %"),
                                      TC_("column", "+-"), TC_("column", "exact %")},
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

static void say_agreement(Report *report, const Edition *edition, const LandingStudy *study)
{
    REPORT_SAY(report,
               T_("'{word}' ({part}): {decimal} stops a turn; at most {other_decimal} standard "
                  "errors from the exact odds."),
               arg_word(jail_policy_word(study->policy)),
               arg_part(jail_policy_about(study->policy)),
               arg_decimal(decimal_scaled(1 / study->stationary.turns, 4), 4),
               arg_other_decimal(decimal_scaled(landing_report_distance(edition, study), 2), 2));
}

static void board_picture(Report *report, const Edition *edition, const LandingStudy *study)
{
    static const char *const words[JAIL_POLICY_COUNT] = {"board_pay", "board_throw", "board_wait"};
    LandingMap map = {.edition = edition, .policy = study->policy};
    for (int place = 0; place < MARKOV_PLACES; place++)
        map.places[place] = study->stationary.places[place];
    report_picture(report,
                   (Picture){.word = words[study->policy],
                             .title = T_("The board by exact odds"),
                             .width = LANDING_PLOT_SIDE,
                             .height = LANDING_PLOT_SIDE,
                             .draw = landing_plot_board},
                   &map, sizeof map);
}

Report *landing_report_new(const Edition *edition, const LandingStudy *studies, int count,
                           uint64_t seed, const Language *language)
{
    static const Sentence title =
        T_("{edition}: where tokens land, {number} throws for each way out of {jail}, seed {id}");
    Words words = edition_words(edition, language);
    Report *report = report_new(&words, &title,
                                ARGS(arg_edition(edition->word),
                                     arg_number(studies[0].counts.batches * RANDOM_WALK_BATCH),
                                     arg_id((int64_t)seed)));
    report_paragraph(report);
    REPORT_SAY(report,
               T_("A stop is where a token stands after a throw, or a turn missed. Simulated\n"
                  "shares are given with their interval of 95 %; exact ones by the Markov chain."),
               arg_absent());
    for (int i = 0; i < count; i++) say_agreement(report, edition, &studies[i]);
    landings_sheet(report, edition, studies, count);
    for (int i = 0; i < count; i++) {
        spaces_sheet(report, edition, &studies[i]);
        groups_sheet(report, edition, &studies[i]);
        board_picture(report, edition, &studies[i]);
    }
    return report;
}
