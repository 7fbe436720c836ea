/* play_report.c -- what a series of games showed. */
#include "lab/play_report.h"

#include "edition/edition_words.h"
#include "lab/decimal.h"
#include "lab/play_plot.h"
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
    return stats_share_in_deals(tally->place_wins[place], tally->place_squares[place], tally->deals,
                                match->seat_count);
}

static double per_game(const Tally *tally, int64_t sum)
{
    return tally->games == 0 ? 0 : (double)sum / (double)tally->games;
}

static double part_of(int64_t sum, int64_t whole)
{
    return whole == 0 ? 0 : (double)sum / (double)whole;
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

static int64_t income_of(const EntrantTally *who)
{
    int64_t sum = 0;
    for (int group = 0; group < MAX_GROUPS; group++) sum += who->income[group];
    return sum;
}

static void entrant_row(DataTable *sheet, const Match *match, const Tally *tally, int entrant,
                        double rating)
{
    const EntrantTally *who = &tally->entrants[entrant];
    data_table_words(sheet, match->entrants[entrant]->word);
    data_table_int(sheet, who->games);
    data_table_int(sheet, who->wins);
    interval_cells(sheet, play_report_share(match, tally, entrant));
    data_table_figure(sheet, rating, 0);
    data_table_percent(sheet, part_of(who->bankruptcies, who->games), 1);
    data_table_percent(sheet, part_of(who->counts, who->games), 1);
    data_table_figure(sheet, part_of(income_of(who), who->games), 0);
    data_table_figure(sheet, part_of(who->rent_paid, who->games), 0);
}

static void players_sheet(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {
        .word = "players",
        .title = T_("Who wins"),
        .columns = {TC_("column", "player"), TC_("column", "games"), TC_("column", "won"),
                    TC_("column", "won %"), TC_("column", "from"), TC_("column", "to"),
                    TC_("column", "rating"), TC_("column", "bankrupt %"),
                    TC_("column", "won by count %"), TC_("column", "rent in"),
                    TC_("column", "rent out")},
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
        data_table_int(sheet, tally->place_wins[place]);
        interval_cells(sheet, share);
        data_table_percent(sheet, share.middle - 1.0 / match->seat_count, DECIMALS);
    }
}

/* ---- lengths ---- */

typedef enum GameLength {
    LENGTH_TENTH,
    LENGTH_HALF,
    LENGTH_NINE_TENTHS,
    LENGTH_NEARLY_ALL,
    LENGTH_TURNS,
    LENGTH_ROLLS,
    LENGTH_BUILDINGS,
    LENGTH_TRADES,
    LENGTH_AUCTIONS,
    LENGTH_BANKRUPTCIES,
    LENGTH_COUNT
} GameLength;

static const struct {
    Sentence name;
    int decimals;
} lengths[LENGTH_COUNT] = {
    [LENGTH_TENTH] = {T_("rounds, a tenth is over within"), 0},
    [LENGTH_HALF] = {T_("rounds, half"), 0},
    [LENGTH_NINE_TENTHS] = {T_("rounds, nine tenths"), 0},
    [LENGTH_NEARLY_ALL] = {T_("rounds, 99 of 100"), 0},
    [LENGTH_TURNS] = {T_("turns, mean of those that end"), 1},
    [LENGTH_ROLLS] = {T_("dice thrown"), 1},
    [LENGTH_BUILDINGS] = {T_("buildings built"), 1},
    [LENGTH_TRADES] = {T_("trades"), 2},
    [LENGTH_AUCTIONS] = {T_("auctions"), 2},
    [LENGTH_BANKRUPTCIES] = {T_("bankruptcies"), 2},
};

static void length_sheet(Report *report, const Tally *tally)
{
    static const DataTableForm form = {.word = "length",
                                       .title = T_("How long games last"),
                                       .columns = {TC_("column", "of a game"), {.words = ""}},
                                       .left = 1};
    int64_t bankruptcies = 0;
    for (int i = 0; i < TALLY_ENTRANTS; i++) bankruptcies += tally->entrants[i].bankruptcies;
    const double figures[LENGTH_COUNT] = {
        [LENGTH_TENTH] = tally_rounds_within(tally, 10),
        [LENGTH_HALF] = tally_rounds_within(tally, 50),
        [LENGTH_NINE_TENTHS] = tally_rounds_within(tally, 90),
        [LENGTH_NEARLY_ALL] = tally_rounds_within(tally, 99),
        [LENGTH_TURNS] = per_game(tally, tally->turns),
        [LENGTH_ROLLS] = per_game(tally, tally->rolls),
        [LENGTH_BUILDINGS] = per_game(tally, tally->buildings),
        [LENGTH_TRADES] = per_game(tally, tally->trades),
        [LENGTH_AUCTIONS] = per_game(tally, tally->auctions),
        [LENGTH_BANKRUPTCIES] = per_game(tally, bankruptcies),
    };
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < LENGTH_COUNT; i++) {
        data_table_said(sheet, &(Said){.sentence = lengths[i].name});
        data_table_figure(sheet, figures[i], lengths[i].decimals);
    }
}

static void rounds_sheet(Report *report, const Tally *tally)
{
    static const DataTableForm form = {
        .word = "rounds",
        .title = T_("Games by the rounds they lasted"),
        .columns = {TC_("column", "rounds"), TC_("column", "games")}};
    DataTable *sheet = report_detail(report, &form);
    for (int rounds = 0; rounds <= TALLY_ROUNDS; rounds++) {
        if (tally->rounds[rounds] == 0) continue;
        data_table_int(sheet, rounds);
        data_table_int(sheet, tally->rounds[rounds]);
    }
}

/* ---- money ---- */

static int64_t group_income(const Tally *tally, int group)
{
    int64_t sum = 0;
    for (int i = 0; i < TALLY_ENTRANTS; i++) sum += tally->entrants[i].income[group];
    return sum;
}

static void income_sheet(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {.word = "income",
                                       .title = T_("Where the rent comes from, per game"),
                                       .columns = {TC_("column", "group"), TC_("column", "rents"),
                                                   TC_("column", "income"),
                                                   TC_("column", "of all %")},
                                       .left = 1};
    DataTable *sheet = report_sheet(report, &form);
    int64_t all = 0;
    for (int group = 0; group < MAX_GROUPS; group++) all += group_income(tally, group);
    for (int group = 0; group < match->edition->group_count; group++) {
        int64_t income = group_income(tally, group);
        data_table_words(sheet, match->edition->group_label[group].name);
        data_table_figure(sheet, per_game(tally, tally->visits[group]), 2);
        data_table_figure(sheet, per_game(tally, income), 0);
        data_table_percent(sheet, part_of(income, all), 1);
    }
}

static void income_by_player_sheet(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {
        .word = "income_by_player",
        .title = T_("Rent received per game, by player and group"),
        .columns = {TC_("column", "player"), TC_("column", "group"), TC_("column", "income")},
        .left = 0x3};
    DataTable *sheet = report_detail(report, &form);
    for (int i = 0; i < match->entrant_count; i++) {
        for (int group = 0; group < match->edition->group_count; group++) {
            data_table_words(sheet, match->entrants[i]->word);
            data_table_words(sheet, match->edition->group_label[group].name);
            data_table_figure(
                sheet, part_of(tally->entrants[i].income[group], tally->entrants[i].games), 1);
        }
    }
}

static void money_sheet(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {.word = "money",
                                       .title = T_("Money over time, in games still going on"),
                                       .columns = {TC_("column", "round"), TC_("column", "player"),
                                                   TC_("column", "chairs"), TC_("column", "cash"),
                                                   TC_("column", "worth")},
                                       .left = 0x2};
    DataTable *sheet = report_detail(report, &form);
    for (int sample = 0; sample < TALLY_MONEY_SAMPLES; sample++) {
        for (int i = 0; i < match->entrant_count; i++) {
            const EntrantTally *who = &tally->entrants[i];
            if (who->seen[sample] == 0) continue;
            data_table_int(sheet, sample * TALLY_MONEY_STEP);
            data_table_words(sheet, match->entrants[i]->word);
            data_table_int(sheet, who->seen[sample]);
            data_table_figure(sheet, part_of(who->cash[sample], who->seen[sample]), 1);
            data_table_figure(sheet, part_of(who->worth[sample], who->seen[sample]), 1);
        }
    }
}

/* ---- the whole ---- */

static Arg scaled(Arg (*place)(int64_t, uint8_t), double share)
{
    return place(decimal_scaled(100 * share, DECIMALS), DECIMALS);
}

static void sentences(Report *report, const Match *match, const Tally *tally)
{
    Interval counted = stats_share_in_deals(tally->counted, tally->counted_squares, tally->deals,
                                            match->seat_count);
    Interval first = play_report_place(match, tally, 0);
    report_paragraph(report);
    REPORT_SAY(report, T_("Equal players would win {decimal} % each. Intervals are 95 %."),
               scaled(arg_decimal, 1.0 / match->seat_count));
    REPORT_SAY(report,
               T_("Won with all others out: {count}. Counted out, won by the richest: {number}, "
                  "{decimal} % ({lower} to {upper})."),
               arg_count(tally->games - tally->counted), arg_number(tally->counted),
               scaled(arg_decimal, counted.middle), scaled(arg_lower, counted.low),
               scaled(arg_upper, counted.high));
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

Report *play_report_new(const Match *match, const Tally *tally, const Language *language)
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
    length_sheet(report, tally);
    income_sheet(report, match, tally);
    pictures(report, match, tally);
    duels_sheet(report, match, tally);
    rounds_sheet(report, tally);
    income_by_player_sheet(report, match, tally);
    money_sheet(report, match, tally);
    return report;
}
