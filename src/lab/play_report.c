/* play_report.c -- what a series of games showed. */
#include "lab/play_report.h"

#include "edition/edition_words.h"
#include "lab/decimal.h"
#include "lab/play_plot.h"
#include "lab/play_sheets.h"
#include "lab/plot.h"

enum { DECIMALS = 2 };

Interval play_report_share(const Match *match, const Tally *tally, int entrant)
{
    const EntrantTally *who = &tally->entrants[entrant];
    if (match->chair_count > match->seat_count)
        return stats_share((double)who->wins, (double)who->games);
    int chairs = match_chairs_of(match, entrant);
    return stats_share_in_deals(who->wins, who->deal_squares, tally->deals,
                                chairs * match->seat_count);
}

Interval play_report_place(const Match *match, const Tally *tally, int place)
{
    const Total *wins = &tally->place_wins[place];
    return stats_share_in_deals(wins->sum, wins->squares, tally->deals, match->seat_count);
}

static void interval_cells(DataTable *sheet, Interval interval)
{
    data_table_percent(sheet, interval.middle, DECIMALS);
    data_table_percent(sheet, interval.low, DECIMALS);
    data_table_percent(sheet, interval.high, DECIMALS);
}

/* ---- players ---- */

static void rate(const Match *match, const Tally *tally, double ratings[TALLY_ENTRANTS])
{
    int count = match->entrant_count;
    int64_t won[TALLY_ENTRANTS * TALLY_ENTRANTS];
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++) won[i * count + j] = tally->entrants[i].beaten[j];
    stats_ratings(count, won, ratings);
}

void play_report_order(const Match *match, const Tally *tally, int order[TALLY_ENTRANTS])
{
    for (int i = 0; i < match->entrant_count; i++) {
        double share = play_report_share(match, tally, i).middle;
        int place = i;
        for (; place > 0; place--) {
            if (play_report_share(match, tally, order[place - 1]).middle >= share) break;
            order[place] = order[place - 1];
        }
        order[place] = i;
    }
}

static void entrant_row(DataTable *sheet, const Match *match, const Tally *tally, int entrant,
                        double rating)
{
    const EntrantTally *who = &tally->entrants[entrant];
    data_table_words(sheet, match->entrants[entrant]->word);
    data_table_int(sheet, who->games);
    data_table_int(sheet, who->wins);
    data_table_int(sheet, who->counted);
    interval_cells(sheet, play_report_share(match, tally, entrant));
    data_table_figure(sheet, rating, 0);
}

static void players_sheet(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {
        .word = "players",
        .title = T_("Who wins"),
        .columns = {TC_("column", "player"), TC_("column", "games"), TC_("column", "won"),
                    TC_("column", "counted out"), TC_("column", "won %"), TC_("column", "from"),
                    TC_("column", "to"), TC_("column", "rating")},
        .left = 1};
    DataTable *sheet = report_sheet(report, &form);
    double ratings[TALLY_ENTRANTS];
    int order[TALLY_ENTRANTS];
    rate(match, tally, ratings);
    play_report_order(match, tally, order);
    for (int i = 0; i < match->entrant_count; i++)
        entrant_row(sheet, match, tally, order[i], ratings[order[i]]);
}

static void duels_sheet(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {.word = "duels",
                                       .title = T_("Games won at a table with the other"),
                                       .columns = {TC_("column", "player"), TC_("column", "other"),
                                                   TC_("column", "won"), TC_("column", "lost")},
                                       .left = 0x3};
    DataTable *sheet = report_detail(report, &form);
    for (int i = 0; i < match->entrant_count; i++) {
        for (int j = 0; j < match->entrant_count; j++) {
            if (i == j) continue;
            data_table_words(sheet, match->entrants[i]->word);
            data_table_words(sheet, match->entrants[j]->word);
            data_table_int(sheet, tally->entrants[i].beaten[j]);
            data_table_int(sheet, tally->entrants[j].beaten[i]);
        }
    }
}

/* ---- seats ---- */

static void seats_sheet(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {
        .word = "seats",
        .title = T_("What a place in the order of play is worth"),
        .columns = {TC_("column", "place"), TC_("column", "won"), TC_("column", "won %"),
                    TC_("column", "from"), TC_("column", "to"), TC_("column", "above equal")}};
    DataTable *sheet = report_sheet(report, &form);
    for (int place = 0; place < match->seat_count; place++) {
        Interval share = play_report_place(match, tally, place);
        data_table_int(sheet, place + 1);
        data_table_int(sheet, tally->place_wins[place].sum);
        interval_cells(sheet, share);
        data_table_percent(sheet, share.middle - 1.0 / match->seat_count, DECIMALS);
    }
}

/* ---- the whole ---- */

static Arg scaled(Arg (*place)(int64_t, uint8_t), double share)
{
    return place(decimal_scaled(100 * share, DECIMALS), DECIMALS);
}

static void sentences(Report *report, const Match *match, const Tally *tally)
{
    Interval counted = stats_share_in_deals(tally->counted.sum, tally->counted.squares,
                                            tally->deals, match->seat_count);
    Interval first = play_report_place(match, tally, 0);
    report_paragraph(report);
    REPORT_SAY(report, T_("Equal players would win {decimal} % each. Intervals are 95 %."),
               scaled(arg_decimal, 1.0 / match->seat_count));
    REPORT_SAY(report,
               T_("Won with all others out: {count}. Counted out, won by the richest: {number}, "
                  "{decimal} % ({lower} to {upper})."),
               arg_count(tally_finished(tally) - tally->counted.sum),
               arg_number(tally->counted.sum), scaled(arg_decimal, counted.middle),
               scaled(arg_lower, counted.low), scaled(arg_upper, counted.high));
    REPORT_SAY(report, T_("The first player wins {decimal} % ({lower} to {upper}) of the games."),
               scaled(arg_decimal, first.middle), scaled(arg_lower, first.low),
               scaled(arg_upper, first.high));
    if (tally->refused == 0) return;
    REPORT_SAY(report, T_("Aborted because a player made an illegal move: {number}."),
               arg_number(tally->refused));
}

static void pictures(Report *report, const Match *match, const Tally *tally)
{
    static const Picture list[] = {
        {"wins", T_("Games won, with intervals"), PLOT_WIDTH, PLOT_HEIGHT, play_plot_wins},
        {"lengths", T_("Finished games by rounds"), PLOT_WIDTH, PLOT_HEIGHT, play_plot_lengths},
        {"worth", T_("Mean net worth over time"), PLOT_WIDTH, PLOT_HEIGHT, play_plot_money},
        {"rents", T_("Rent received by group"), PLOT_WIDTH, PLOT_HEIGHT, play_plot_income}};
    PlayStudy study = {match, tally};
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        Picture picture = list[i];
        int rows = match->entrant_count;
        if (i == 0 && rows < 8) picture.height = 110 + 46 * rows;
        report_picture(report, picture, &study, sizeof study);
    }
}

Report *play_report_new(const Match *match, const Tally *tally, const GameRow *rows,
                        const Language *language)
{
    static const Sentence title = TN_("{edition}: {count} game of {first} players, seed {id}",
                                      "{edition}: {count} games of {first} players, seed {id}");
    Words words = edition_words(match->edition, language);
    Report *report = report_new(&words, &title,
                                ARGS(arg_edition(match->edition->word), arg_count(tally->games),
                                     arg_first(match->seat_count), arg_id((int64_t)match->seed)));
    sentences(report, match, tally);
    players_sheet(report, match, tally);
    seats_sheet(report, match, tally);
    play_sheets_habits(report, match, tally);
    play_sheets_length(report, match, tally);
    play_sheets_income(report, match, tally);
    pictures(report, match, tally);
    duels_sheet(report, match, tally);
    play_sheets_details(report, match, tally);
    if (rows != NULL) play_sheets_games(report, match, rows, tally->games);
    return report;
}
