/* worth_report.c -- what every group earns, as tables. */
#include "lab/worth_report.h"

#include "lab/worth_plot.h"

enum { MOST_WORDS = 200, LEVEL_WORDS = 60 };

static void plural_write(Text *text, int count, const char *name)
{
    text_add_int(text, count);
    text_add_char(text, ' ');
    text_add(text, name);
    if (count != 1) text_add_char(text, 's');
}

void worth_report_level_write(const Edition *edition, GroupId group, const LevelWorth *level,
                              Text *text)
{
    int houses = edition_level_houses(level->level), hotels = edition_level_hotels(level->level);
    bool all = level->owned == edition->groups[group].deed_count;
    if (edition->groups[group].kind != GROUP_STREETS) {
        text_add_int(text, level->owned);
        text_add(text, " owned");
        return;
    }
    if (level->level == 0) text_add(text, all ? "all" : "one");
    if (houses > 0) plural_write(text, houses, edition_noun(edition, NOUN_HOUSE));
    if (houses > 0 && hotels > 0) text_add(text, " + ");
    if (hotels > 0) text_add(text, edition_noun(edition, NOUN_HOTEL));
}

static void turns_cell(DataTable *sheet, double turns)
{
    if (turns < 0)
        data_table_words(sheet, "never");
    else
        data_table_figure(sheet, turns, 1);
}

/* Every level of every group, a row each. */
static void levels_sheet(Report *report, const Edition *edition, const GroupWorth *worths)
{
    static const DataTableForm form = {.word = "levels",
                                       .title = "Every group at every level",
                                       .columns = {"group", "level", "cost", "income per turn",
                                                   "return %", "break even", "step breaks even"},
                                       .left = 0x3};
    DataTable *sheet = report_detail(report, &form);
    for (int group = 0; group < edition->group_count; group++) {
        for (int n = 0; n < worths[group].count; n++) {
            const LevelWorth *level = &worths[group].levels[n];
            char words[LEVEL_WORDS];
            Text text = text_into(words, sizeof words);
            worth_report_level_write(edition, (GroupId)group, level, &text);
            data_table_words(sheet, edition->group_label[group].name);
            data_table_words(sheet, words);
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
    const char *word, *title;
} WorthGrid;

static const WorthGrid grids[] = {
    {true, FIGURE_COST, "cost", "Streets: cost of the whole group and its buildings"},
    {true, FIGURE_INCOME, "income", "Streets: income per opponent's turn"},
    {true, FIGURE_TURNS, "turns", "Streets: turns until everything spent on the group is back"},
    {true, FIGURE_STEP, "steps", "Streets: turns until the last step (a house on each) is back"},
    {false, FIGURE_INCOME, "other_income", "The others: income per opponent's turn"},
    {false, FIGURE_TURNS, "other_turns", "The others: turns until everything spent is back"},
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
        .word = grid->word, .title = grid->title, .columns = {"group"}, .left = 1};
    DataTable *sheet = report_sheet(report, &form);
    for (int n = 0; n < widest; n++) {
        char words[LEVEL_WORDS];
        Text text = text_into(words, sizeof words);
        worth_report_level_write(edition, (GroupId)first, &worths[first].levels[n], &text);
        data_table_column(sheet, words);
    }
    for (int group = 0; group < edition->group_count; group++) {
        if (!in_grid(edition, grid, group)) continue;
        data_table_words(sheet, edition->group_label[group].name);
        for (int n = 0; n < widest; n++) figure_cell(sheet, &worths[group], n, grid->figure);
    }
}

Report *worth_report_new(const Edition *edition, JailPolicy policy, const GroupWorth *worths)
{
    char words[MOST_WORDS];
    Text title = text_into(words, sizeof words);
    text_add(&title, edition->word);
    text_add(&title, ": what groups earn; everybody ");
    text_add(&title, jail_policy_about(policy));
    Report *report = report_new(words);
    Text *text = report_paragraph(report);
    text_add(text, "By the exact odds. A turn is one turn of one opponent: with three opponents a\n"
                   "round has three of them. \"one\" is a single street, \"all\" the whole group.");
    levels_sheet(report, edition, worths);
    report_picture(report,
                   (Picture){.word = "returns",
                             .title = "Rent per opponent's turn in percent of what was spent",
                             .width = PLOT_WIDTH,
                             .height = PLOT_HEIGHT,
                             .draw = worth_plot_returns},
                   &(WorthStudy){edition, worths}, sizeof(WorthStudy));
    for (size_t i = 0; i < sizeof grids / sizeof grids[0]; i++)
        grid_sheet(report, edition, worths, &grids[i]);
    return report;
}
