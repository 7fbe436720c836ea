/* play_sheets.c -- tables of a series of games: habits, lengths, money, every game. */
#include "lab/play_sheets.h"

static void mean_cells(DataTable *sheet, Interval mean, int decimals)
{
    data_table_figure(sheet, mean.middle, decimals);
    data_table_figure(sheet, mean.low, decimals);
    data_table_figure(sheet, mean.high, decimals);
}

/* ---- habits ---- */

static const struct {
    Sentence name;
    double unit; /* what a count of one is */
    int decimals;
} habits[CHAIR_MEASURES] = {
    [CHAIR_RENT_IN] = {T_("rent received"), 1, 1},
    [CHAIR_RENT_OUT] = {T_("rent paid"), 1, 1},
    [CHAIR_CASH] = {T_("cash in hand"), 1, 1},
    [CHAIR_STATIONS] = {T_("deeds held that are no streets"), 0.001, 2},
    [CHAIR_BUILDINGS] = {T_("buildings built"), 1, 2},
    [CHAIR_BOUGHT] = {T_("deeds bought from the bank"), 1, 2},
    [CHAIR_AUCTIONS] = {T_("auctions won"), 1, 2},
    [CHAIR_OFFERS] = {T_("offers made"), 1, 2},
    [CHAIR_TRADES] = {T_("offers accepted by others"), 1, 2},
    [CHAIR_BANKRUPT] = {T_("bankruptcies"), 1, 2},
};

void play_sheets_habits(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {
        .word = "habits",
        .title = T_("What they do, in a game"),
        .columns = {TC_("column", "player"), TC_("column", "of a game"), TC_("column", "mean"),
                    TC_("column", "from"), TC_("column", "to")},
        .left = 0x3};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < match->entrant_count; i++)
        for (int habit = 0; habit < CHAIR_MEASURES; habit++) {
            Interval mean =
                tally_chair_mean(tally, match->edition, i, &tally->entrants[i].chair[habit],
                                 tally_chair_is_money((ChairMeasure)habit));
            double unit = habits[habit].unit;
            data_table_words(sheet, match->entrants[i]->word);
            data_table_said(sheet, &(Said){.sentence = habits[habit].name});
            mean_cells(sheet, (Interval){mean.middle * unit, mean.low * unit, mean.high * unit},
                       habits[habit].decimals);
        }
}

/* ---- lengths ---- */

static const struct {
    Sentence name;
    int percent;
} parts[] = {
    {T_("rounds, a tenth is over within"), 10},
    {T_("rounds, half"), 50},
    {T_("rounds, nine tenths"), 90},
    {T_("rounds, 99 of 100"), 99},
};
enum { PART_COUNT = sizeof parts / sizeof parts[0] };

static const struct {
    Sentence name;
    int decimals;
} lengths[GAME_MEASURES] = {
    [GAME_TURNS] = {T_("turns"), 1},
    [GAME_ROLLS] = {T_("dice thrown"), 1},
    [GAME_BUILDINGS] = {T_("buildings built"), 1},
    [GAME_TRADES] = {T_("trades"), 2},
    [GAME_AUCTIONS] = {T_("auctions"), 2},
    [GAME_BANKRUPTCIES] = {T_("bankruptcies"), 2},
};

void play_sheets_length(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {.word = "length",
                                       .title = T_("How long games last"),
                                       .columns = {TC_("column", "of a game"),
                                                   TC_("column", "mean"), TC_("column", "from"),
                                                   TC_("column", "to")},
                                       .left = 1};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < PART_COUNT; i++) {
        data_table_said(sheet, &(Said){.sentence = parts[i].name});
        data_table_int(sheet, tally_rounds_within(tally, parts[i].percent));
        data_table_words(sheet, "");
        data_table_words(sheet, "");
    }
    for (int i = 0; i < GAME_MEASURES; i++) {
        data_table_said(sheet, &(Said){.sentence = lengths[i].name});
        mean_cells(sheet, tally_game_mean(tally, match->edition, &tally->game[i], false),
                   lengths[i].decimals);
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

void play_sheets_income(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {
        .word = "income",
        .title = T_("Where the rent comes from, per game"),
        .columns = {TC_("column", "group"), TC_("column", "rents"), TC_("column", "rents from"),
                    TC_("column", "rents to"), TC_("column", "income"), TC_("column", "from"),
                    TC_("column", "to"), TC_("column", "of all %")},
        .left = 1};
    DataTable *sheet = report_sheet(report, &form);
    double all = 0;
    for (int group = 0; group < MAX_GROUPS; group++) all += (double)tally->income[group].sum;
    for (int group = 0; group < match->edition->group_count; group++) {
        const Total *income = &tally->income[group];
        data_table_words(sheet, match->edition->group_label[group].name);
        mean_cells(sheet, tally_game_mean(tally, match->edition, &tally->visits[group], false), 2);
        mean_cells(sheet, tally_game_mean(tally, match->edition, income, true), 0);
        data_table_percent(sheet, all > 0 ? (double)income->sum / all : 0, 1);
    }
}

static void income_by_player_sheet(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {.word = "income_by_player",
                                       .title = T_("Rent received per game, by player and group"),
                                       .columns = {TC_("column", "player"), TC_("column", "group"),
                                                   TC_("column", "income"), TC_("column", "from"),
                                                   TC_("column", "to")},
                                       .left = 0x3};
    DataTable *sheet = report_detail(report, &form);
    for (int i = 0; i < match->entrant_count; i++) {
        for (int group = 0; group < match->edition->group_count; group++) {
            data_table_words(sheet, match->entrants[i]->word);
            data_table_words(sheet, match->edition->group_label[group].name);
            mean_cells(
                sheet,
                tally_chair_mean(tally, match->edition, i, &tally->entrants[i].income[group], true),
                1);
        }
    }
}

static void money_sheet(Report *report, const Match *match, const Tally *tally)
{
    static const DataTableForm form = {
        .word = "money",
        .title = T_("Money over time, in games still going on"),
        .columns = {TC_("column", "round"), TC_("column", "player"), TC_("column", "chairs"),
                    TC_("column", "cash"), TC_("column", "cash from"), TC_("column", "cash to"),
                    TC_("column", "worth"), TC_("column", "from"), TC_("column", "to")},
        .left = 0x2};
    DataTable *sheet = report_detail(report, &form);
    for (int sample = 0; sample < TALLY_MONEY_SAMPLES; sample++) {
        for (int i = 0; i < match->entrant_count; i++) {
            const EntrantTally *who = &tally->entrants[i];
            if (who->seen[sample] == 0) continue;
            data_table_int(sheet, sample * TALLY_MONEY_STEP);
            data_table_words(sheet, match->entrants[i]->word);
            data_table_int(sheet, who->seen[sample]);
            mean_cells(sheet,
                       tally_sample_mean(match->edition, &who->cash[sample], who->seen[sample]), 1);
            mean_cells(sheet,
                       tally_sample_mean(match->edition, &who->worth[sample], who->seen[sample]),
                       1);
        }
    }
}

void play_sheets_details(Report *report, const Match *match, const Tally *tally)
{
    rounds_sheet(report, tally);
    income_by_player_sheet(report, match, tally);
    money_sheet(report, match, tally);
}

/* ---- every game ---- */

static void seated_cell(DataTable *sheet, const Match *match, const GameRow *row)
{
    Text words = text_growing();
    for (int seat = 0; seat < match->seat_count; seat++) {
        if (seat > 0) text_add_char(&words, ' ');
        text_add(&words, match->entrants[row->seated[seat]]->word);
    }
    data_table_words(sheet, words.start);
    text_free(&words);
}

static void game_row(DataTable *sheet, const Match *match, int64_t number, const GameRow *row)
{
    static const char *const ends[] = {"", "won", "counted out", "illegal move"};
    bool won = row->winner >= 0;
    data_table_int(sheet, number + 1);
    data_table_int(sheet, number / match->seat_count + 1);
    seated_cell(sheet, match, row);
    data_table_words(sheet, won ? match->entrants[row->seated[row->winner]]->word : "");
    data_table_words(sheet, ends[row->end]);
    data_table_int(sheet, row->winner + 1);
    data_table_int(sheet, row->place + 1);
    data_table_int(sheet, row->rounds);
    for (int i = 0; i < GAME_MEASURES; i++) data_table_int(sheet, row->measures[i]);
}

void play_sheets_games(Report *report, const Match *match, const GameRow *rows, int64_t count)
{
    static const DataTableForm form = {
        .word = "games",
        .title = T_("Every game"),
        .columns = {TC_("column", "game"), TC_("column", "deal"), TC_("column", "seats"),
                    TC_("column", "winner"), TC_("column", "end"), TC_("column", "seat"),
                    TC_("column", "place"), TC_("column", "rounds"), TC_("column", "turns"),
                    TC_("column", "throws"), TC_("column", "buildings"), TC_("column", "trades"),
                    TC_("column", "auctions"), TC_("column", "bankruptcies")},
        .left = 0x1c};
    DataTable *sheet = report_data(report, &form);
    for (int64_t i = 0; i < count; i++) game_row(sheet, match, i, &rows[i]);
}
