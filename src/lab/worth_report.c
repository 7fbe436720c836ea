/* worth_report.c -- what every group earns, as tables. */
#include "lab/worth_report.h"

#include "edition/edition_words.h"
#include "lab/worth_plot.h"

Said worth_report_level(const Edition *edition, GroupId group, const LevelWorth *level)
{
    int houses = edition_level_houses(level->level), hotels = edition_level_hotels(level->level);
    if (edition->groups[group].kind != GROUP_STREETS)
        return (Said){.sentence = T_("{number} owned"), .args = {arg_number(level->owned)}};
    if (level->level == 0 && level->owned == edition->groups[group].deed_count)
        return (Said){.sentence = T_("all")};
    if (level->level == 0) return (Said){.sentence = T_("one")};
    if (houses == 0) return (Said){.sentence = T_("{hotel}")};
    return (Said){.sentence = T_("{houses}[ + {built}]"),
                  .args = {arg_houses(houses), hotels > 0 ? arg_built(NOUN_HOTEL) : arg_absent()}};
}

static void turns_cell(DataTable *sheet, double turns)
{
    if (turns < 0)
        data_table_said(sheet, &(Said){.sentence = T_("never")});
    else
        data_table_figure(sheet, turns, 1);
}

/* Every level of every group, a row each. */
static void levels_sheet(Report *report, const Edition *edition, const GroupWorth *worths)
{
    static const DataTableForm form = {
        .word = "levels",
        .title = T_("Every group at every level"),
        .columns = {TC_("column", "group"), TC_("column", "level"), TC_("column", "cost"),
                    TC_("column", "income per turn"), TC_("column", "return %"),
                    TC_("column", "break even"), TC_("column", "step breaks even")},
        .left = 0x3};
    DataTable *sheet = report_detail(report, &form);
    for (int group = 0; group < edition->group_count; group++) {
        for (int n = 0; n < worths[group].count; n++) {
            const LevelWorth *level = &worths[group].levels[n];
            Said name = worth_report_level(edition, (GroupId)group, level);
            data_table_words(sheet, edition->group_label[group].name);
            data_table_said(sheet, &name);
            data_table_int(sheet, level->cost);
            data_table_figure(sheet, level->income, 3);
            data_table_percent(sheet, level->cost > 0 ? level->income / level->cost : 0, 3);
            turns_cell(sheet, group_worth_turns(&worths[group], n));
            turns_cell(sheet, group_worth_step_turns(&worths[group], n));
        }
    }
}

typedef enum WorthFigure { FIGURE_COST, FIGURE_INCOME, FIGURE_TURNS, FIGURE_STEP } WorthFigure;

static void figure_cell(DataTable *sheet, const GroupWorth *worth, int n, WorthFigure figure)
{
    if (n >= worth->count)
        data_table_words(sheet, "");
    else if (figure == FIGURE_COST)
        data_table_int(sheet, worth->levels[n].cost);
    else if (figure == FIGURE_INCOME)
        data_table_figure(sheet, worth->levels[n].income, 2);
    else
        turns_cell(sheet, figure == FIGURE_TURNS ? group_worth_turns(worth, n)
                                                 : group_worth_step_turns(worth, n));
}

typedef struct WorthGrid {
    bool streets; /* of the groups of streets, or of the others */
    WorthFigure figure;
    const char *word;
    Sentence title;
} WorthGrid;

static const WorthGrid grids[] = {
    {true, FIGURE_COST, "cost", T_("Streets: cost of the whole group and its buildings")},
    {true, FIGURE_INCOME, "income", T_("Streets: income per opponent's turn")},
    {true, FIGURE_TURNS, "turns", T_("Streets: turns until everything spent on the group is back")},
    {true, FIGURE_STEP, "steps",
     T_("Streets: turns until the last step (a house on each) is back")},
    {false, FIGURE_INCOME, "other_income", T_("The others: income per opponent's turn")},
    {false, FIGURE_TURNS, "other_turns", T_("The others: turns until everything spent is back")},
};

static bool in_grid(const Edition *edition, const WorthGrid *grid, int group)
{
    return (edition->groups[group].kind == GROUP_STREETS) == grid->streets;
}

/* Groups as rows, their levels as columns. */
static void grid_sheet(Report *report, const Edition *edition, const GroupWorth *worths,
                       const WorthGrid *grid)
{
    int first = -1, widest = 0;
    for (int group = 0; group < edition->group_count; group++) {
        if (!in_grid(edition, grid, group)) continue;
        if (worths[group].count > widest) {
            widest = worths[group].count;
            first = group;
        }
    }
    if (first < 0) return;
    DataTableForm form = {
        .word = grid->word, .title = grid->title, .columns = {TC_("column", "group")}, .left = 1};
    DataTable *sheet = report_sheet(report, &form);
    for (int n = 0; n < widest; n++) {
        Said name = worth_report_level(edition, (GroupId)first, &worths[first].levels[n]);
        data_table_column(sheet, &name);
    }
    for (int group = 0; group < edition->group_count; group++) {
        if (!in_grid(edition, grid, group)) continue;
        data_table_words(sheet, edition->group_label[group].name);
        for (int n = 0; n < widest; n++) figure_cell(sheet, &worths[group], n, grid->figure);
    }
}

Report *worth_report_new(const Edition *edition, JailPolicy policy, const GroupWorth *worths,
                         const Language *language)
{
    static const Sentence title = T_("{edition}: what groups earn; everybody {part}");
    Words words = edition_words(edition, language);
    Report *report = report_new(
        &words, &title, ARGS(arg_edition(edition->word), arg_part(jail_policy_about(policy))));
    report_paragraph(report);
    REPORT_SAY(report,
               T_("By the exact odds. A turn is one turn of one opponent: with three opponents a\n"
                  "round has three of them. \"one\" is a single street, \"all\" the whole group."),
               arg_absent());
    levels_sheet(report, edition, worths);
    report_picture(report,
                   (Picture){.word = "returns",
                             .title = T_("Rent per opponent's turn in percent of what was spent"),
                             .width = PLOT_WIDTH,
                             .height = PLOT_HEIGHT,
                             .draw = worth_plot_returns},
                   &(WorthStudy){edition, worths}, sizeof(WorthStudy));
    for (size_t i = 0; i < sizeof grids / sizeof grids[0]; i++)
        grid_sheet(report, edition, worths, &grids[i]);
    return report;
}
