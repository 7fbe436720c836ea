/* trades_report.c -- what trades were worth to those who made them. */
#include "lab/trades_report.h"

#include "base/mem.h"
#include "edition/edition_words.h"
#include "lab/stats.h"

enum { DECIMALS = 2, WORST = 12 };

/* What a kind of player made of its trades. */
typedef struct Dealings {
    int64_t made, bad;
    double sum, squares;
} Dealings;

static void add_side(Dealings *dealings, int64_t gain)
{
    double share = (double)gain / TRADE_TRIAL_SCALE;
    dealings->made++;
    dealings->bad += gain < -TRADE_TRIAL_BAD;
    dealings->sum += share;
    dealings->squares += share * share;
}

static void add_all(const TradeGame *games, int64_t count, Dealings dealings[TALLY_ENTRANTS])
{
    for (int64_t i = 0; i < count; i++)
        for (int64_t k = 0; k < games[i].count; k++) {
            const TradeRow *row = &games[i].rows[k];
            add_side(&dealings[row->from], row->gain_from);
            add_side(&dealings[row->to], row->gain_to);
        }
}

static void interval_cells(DataTable *sheet, Interval interval)
{
    data_table_percent(sheet, interval.middle, DECIMALS);
    data_table_percent(sheet, interval.low, DECIMALS);
    data_table_percent(sheet, interval.high, DECIMALS);
}

static void players_sheet(Report *report, const Match *match, const Dealings *dealings)
{
    static const DataTableForm form = {
        .word = "trades",
        .title = T_("What trades do to the chance to win"),
        .columns = {TC_("column", "player"), TC_("column", "trades"), TC_("column", "gain %"),
                    TC_("column", "from"), TC_("column", "to"), TC_("column", "lose over 5"),
                    TC_("column", "of them %"), TC_("column", "from"), TC_("column", "to")},
        .left = 0x1};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < match->entrant_count; i++) {
        const Dealings *own = &dealings[i];
        data_table_words(sheet, match->entrants[i]->word);
        data_table_int(sheet, own->made);
        interval_cells(sheet, stats_mean(own->sum, own->squares, (double)own->made));
        data_table_int(sheet, own->bad);
        interval_cells(sheet, stats_share((double)own->bad, (double)own->made));
    }
}

static void row_cells(DataTable *sheet, const Match *match, const TradeRow *row)
{
    data_table_int(sheet, row->number + 1);
    data_table_int(sheet, row->round + 1);
    data_table_words(sheet, match->entrants[row->from]->word);
    data_table_words(sheet, match->entrants[row->to]->word);
    for (int side = 0; side < 2; side++) {
        DeedSet deeds = (DeedSet)(side == 0 ? row->give : row->take);
        if (deeds == 0)
            data_table_words(sheet, "-");
        else
            data_table_said(sheet, &(Said){.sentence = T_("{deeds}"), .args = {arg_deeds(deeds)}});
    }
    data_table_int(sheet, row->money);
    data_table_percent(sheet, (double)row->gain_from / TRADE_TRIAL_SCALE, DECIMALS);
    data_table_percent(sheet, (double)row->error_from / TRADE_TRIAL_SCALE, DECIMALS);
    data_table_percent(sheet, (double)row->gain_to / TRADE_TRIAL_SCALE, DECIMALS);
    data_table_percent(sheet, (double)row->error_to / TRADE_TRIAL_SCALE, DECIMALS);
    data_table_percent(sheet, (double)row->gain_other / TRADE_TRIAL_SCALE, DECIMALS);
}

#define ROW_COLUMNS                                                                          \
    {                                                                                        \
        TC_("column", "game"), TC_("column", "round"), TC_("column", "player"),              \
            TC_("column", "with"), TC_("column", "gives"), TC_("column", "takes"),           \
            TC_("column", "pays"), TC_("column", "gain %"), TC_("column", "+-"),             \
            TC_("column", "other's gain %"), TC_("column", "+-"), TC_("column", "third's %") \
    }

static int64_t worse_gain(const TradeRow *row)
{
    return row->gain_from < row->gain_to ? row->gain_from : row->gain_to;
}

/* Keeps the row among the worst. */
static void keep_worst(const TradeRow **worst, int *count, const TradeRow *row)
{
    int place = *count;
    while (place > 0 && worse_gain(worst[place - 1]) > worse_gain(row)) place--;
    if (place == WORST) return;
    if (*count < WORST) ++*count;
    for (int i = *count - 1; i > place; i--) worst[i] = worst[i - 1];
    worst[place] = row;
}

static void worst_sheet(Report *report, const Match *match, const TradeGame *games, int64_t count)
{
    static const DataTableForm form = {.word = "worst",
                                       .title = T_("The trades that cost a side most"),
                                       .columns = ROW_COLUMNS,
                                       .left = 0x3C};
    DataTable *sheet = report_sheet(report, &form);
    const TradeRow *worst[WORST];
    int found = 0;
    for (int64_t i = 0; i < count; i++)
        for (int64_t k = 0; k < games[i].count; k++) keep_worst(worst, &found, &games[i].rows[k]);
    for (int i = 0; i < found; i++) row_cells(sheet, match, worst[i]);
}

static void all_sheet(Report *report, const Match *match, const TradeGame *games, int64_t count)
{
    static const DataTableForm form = {
        .word = "all-trades", .title = T_("Every trade"), .columns = ROW_COLUMNS, .left = 0x3C};
    DataTable *sheet = report_data(report, &form);
    for (int64_t i = 0; i < count; i++)
        for (int64_t k = 0; k < games[i].count; k++) row_cells(sheet, match, &games[i].rows[k]);
}

Report *trades_report_new(const Match *match, const TradeGame *games, int64_t count, int rollouts,
                          const Language *language)
{
    static const Sentence title = T_("{edition}: the trades of {count} games, seed {id}");
    Words words = edition_words(match->edition, language);
    Dealings dealings[TALLY_ENTRANTS] = {0};
    Report *report = report_new(
        &words, &title,
        ARGS(arg_edition(match->edition->word), arg_count(count), arg_id((int64_t)match->seed)));
    add_all(games, count, dealings);
    report_paragraph(report);
    REPORT_SAY(report,
               T_("From every trade the game is played on {number} times with it and as often "
                  "without it, on the same dice, with everybody taken for '{word}'."),
               arg_number(rollouts), arg_word("hard"));
    players_sheet(report, match, dealings);
    worst_sheet(report, match, games, count);
    all_sheet(report, match, games, count);
    return report;
}
