/* play_report.c -- what a series of games showed. */
#include "lab/play_report.h"

#include "lab/decimal.h"
#include "lab/play_plot.h"
#include "lab/plot.h"

enum { DECIMALS = 2, MOST_WORDS = 200 };

Interval play_report_share(const Match *match, const Tally *tally, int entrant)
{
    const EntrantTally *who = &tally->entrants[entrant];
    if (match->chair_count > match->seat_count)
        return stats_share((double)who->wins, (double)who->games);
    int chairs = match_chairs_of(match, entrant);
    return stats_share_in_deals(who->wins, who->deal_squares, tally->deals,
                                chairs * match->seat_count);
}

/* `share` of all games as one of the finished games. */
static Interval of_finished(const Tally *tally, Interval share)
{
    int64_t finished = tally_finished(tally);
    double factor = finished > 0 ? (double)tally->games / (double)finished : 1;
    double high = share.high * factor;
    return (Interval){
        .middle = share.middle * factor, .low = share.low * factor, .high = high < 1 ? high : 1};
}

Interval play_report_place(const Match *match, const Tally *tally, int place)
{
    return of_finished(tally,
                       stats_share_in_deals(tally->place_wins[place], tally->place_squares[place],
                                            tally->deals, match->seat_count));
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
    data_table_percent(sheet, part_of(who->leads, who->games), 1);
    data_table_figure(sheet, part_of(income_of(who), who->games), 0);
    data_table_figure(sheet, part_of(who->rent_paid, who->games), 0);
}

static void players_sheet(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {.word = "players",
                                       .title = "Who wins",
                                       .columns = {"player", "games", "won", "won %", "from", "to",
                                                   "rating", "bankrupt %", "led endless %",
                                                   "rent in", "rent out"},
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
                                       .title = "Games won at a table with the other",
                                       .columns = {"player", "other", "won", "lost"},
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
        .title = "What a place in the order of play is worth",
        .columns = {"place", "won", "won %", "from", "to", "above equal"}};
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

static void length_row(DataTable *sheet, const char *words, double number, int decimals)
{
    data_table_words(sheet, words);
    data_table_figure(sheet, number, decimals);
}

static void length_sheet(Report *report, const Tally *tally)
{
    static const DataTableForm form = {
        .word = "length", .title = "How long games last", .columns = {"of a game", ""}, .left = 1};
    DataTable *sheet = report_sheet(report, &form);
    length_row(sheet, "rounds, a tenth is over within", tally_rounds_within(tally, 10), 0);
    length_row(sheet, "rounds, half", tally_rounds_within(tally, 50), 0);
    length_row(sheet, "rounds, nine tenths", tally_rounds_within(tally, 90), 0);
    length_row(sheet, "rounds, 99 of 100", tally_rounds_within(tally, 99), 0);
    length_row(sheet, "turns, mean of those that end",
               part_of(tally->finished_turns, tally_finished(tally)), 1);
    length_row(sheet, "dice thrown", per_game(tally, tally->rolls), 1);
    length_row(sheet, "buildings built", per_game(tally, tally->buildings), 1);
    length_row(sheet, "trades", per_game(tally, tally->trades), 2);
    length_row(sheet, "auctions", per_game(tally, tally->auctions), 2);
    int64_t bankruptcies = 0;
    for (int i = 0; i < TALLY_ENTRANTS; i++) bankruptcies += tally->entrants[i].bankruptcies;
    length_row(sheet, "bankruptcies", per_game(tally, bankruptcies), 2);
}

static void rounds_sheet(Report *report, const Tally *tally)
{
    static const DataTableForm form = {.word = "rounds",
                                       .title = "Finished games by the rounds they lasted",
                                       .columns = {"rounds", "games"}};
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
                                       .title = "Where the rent comes from, per game",
                                       .columns = {"group", "rents", "income", "of all %"},
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
    static const DataTableForm form = {.word = "income_by_player",
                                       .title = "Rent received per game, by player and group",
                                       .columns = {"player", "group", "income"},
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
                                       .title = "Money over time, in games still going on",
                                       .columns = {"round", "player", "chairs", "cash", "worth"},
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

static void title_write(Text *text, const Match *match, const Tally *tally)
{
    text_add(text, match->edition->word);
    text_add(text, ": ");
    decimal_grouped_write(text, tally->games);
    text_add(text, " games of ");
    text_add_int(text, match->seat_count);
    text_add(text, " players, seed ");
    text_add_int(text, (int64_t)match->seed);
}

static void percent_words(Text *text, Interval share)
{
    decimal_write(text, 100 * share.middle, DECIMALS);
    text_add(text, " % (");
    decimal_write(text, 100 * share.low, DECIMALS);
    text_add(text, " to ");
    decimal_write(text, 100 * share.high, DECIMALS);
    text_add(text, ")");
}

static void sentences(Report *report, const Match *match, const Tally *tally)
{
    Text *text = report_paragraph(report);
    text_add(text, "Equal players would win ");
    decimal_write(text, 100.0 / match->seat_count, DECIMALS);
    text_add(text, " % each. Intervals are of 95 %.");
    text_add(text, "\nEndless games (more than ");
    text_add_int(text, match->round_limit);
    text_add(text, " rounds), won by nobody: ");
    decimal_grouped_write(text, tally->endless);
    text_add(text, ", ");
    percent_words(text, stats_share_in_deals(tally->endless, tally->endless_squares, tally->deals,
                                             match->seat_count));
    text_add(text, ".\nWhoever begins wins ");
    percent_words(text, play_report_place(match, tally, 0));
    text_add(text, " of the games that end.");
    if (tally->refused == 0) return;
    text_add(text, "\nBroken off, because a player answered against the rules: ");
    decimal_grouped_write(text, tally->refused);
    text_add(text, ".");
}

static void pictures(Report *report, const Match *match, const Tally *tally)
{
    static const Picture list[] = {
        {"wins", "Games won, with intervals", PLOT_WIDTH, PLOT_HEIGHT, play_plot_wins},
        {"lengths", "Finished games by rounds", PLOT_WIDTH, PLOT_HEIGHT, play_plot_lengths},
        {"worth", "Mean net worth over time", PLOT_WIDTH, PLOT_HEIGHT, play_plot_money},
        {"rents", "Rent received by group", PLOT_WIDTH, PLOT_HEIGHT, play_plot_income}};
    PlayStudy study = {match, tally};
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        Picture picture = list[i];
        int rows = match->entrant_count;
        if (i == 0 && rows < 8) picture.height = 110 + 46 * rows;
        report_picture(report, picture, &study, sizeof study);
    }
}

Report *play_report_new(const Match *match, const Tally *tally)
{
    char words[MOST_WORDS];
    Text title = text_into(words, sizeof words);
    title_write(&title, match, tally);
    Report *report = report_new(words);
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
