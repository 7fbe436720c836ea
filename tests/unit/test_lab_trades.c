/* test_lab_trades.c -- trades tried with and without: what they cost, and that luck does not
 * decide. */
#include "check.h"
#include "lab/trades_report.h"
#include "unit/edition_files.h"

enum { GAMES = 2, ROLLOUTS = 2 };

static Edition classic;
static TradeGame found[GAMES], again;

static Match match_of(const char *const words[4])
{
    Match match = {.seat_count = 4, .seed = 3, .round_limit = 25};
    match_set_edition(&match, &classic);
    for (int i = 0; i < 4; i++) CHECK(match_add(&match, player_find(words[i])));
    return match;
}

static int64_t play(const Match *match)
{
    int64_t trades = 0;
    for (uint64_t i = 0; i < GAMES; i++) {
        trade_trial_play(match, i, ROLLOUTS, &found[i]);
        trades += found[i].count;
    }
    return trades;
}

static void every_trade_is_tried(void)
{
    static const char *const words[] = {"simple", "trader", "medium", "simple"};
    Match match = match_of(words);
    CHECK(play(&match) > 0);
    for (int i = 0; i < GAMES; i++)
        for (int64_t k = 0; k < found[i].count; k++) {
            const TradeRow *row = &found[i].rows[k];
            CHECK_INT(i, row->number);
            CHECK((row->give | row->take) != 0);
            CHECK_INT(0, row->give & row->take);
            CHECK(row->from < match.entrant_count && row->to < match.entrant_count);
            CHECK(row->gain_from >= -TRADE_TRIAL_SCALE && row->gain_from <= TRADE_TRIAL_SCALE);
        }
    trade_trial_play(&match, 1, ROLLOUTS, &again);
    CHECK_INT(0, memcmp(&again, &found[1], sizeof again));
}

static void who_never_trades_has_no_trades(void)
{
    static const char *const words[] = {"hermit", "hermit", "hermit", "hermit"};
    Match match = match_of(words);
    CHECK_INT(0, play(&match));
}

static void only_what_loses_more_than_five_points_is_bad(void)
{
    static const char *const words[] = {"hard", "medium", "medium", "medium"};
    Match match = match_of(words);
    Text text = text_growing();
    memset(found, 0, sizeof found);
    found[0].count = 2;
    found[0].rows[0] = (TradeRow){.from = 0, .to = 1, .give = 1, .gain_from = -500, .gain_to = 700};
    found[0].rows[1] = (TradeRow){.from = 1, .to = 0, .take = 2, .gain_from = 10, .gain_to = -501};
    Report *report = trades_report_new(&match, found, GAMES, ROLLOUTS, NULL);
    report_csv_write(report, &text);
    CHECK(strstr(text.start, "hard,2,-5.0") != NULL);
    CHECK(strstr(text.start, ",1,50.00,") != NULL);
    CHECK(strstr(text.start, "medium,2,3.55,") != NULL);
    CHECK(strstr(text.start, ",0,0.00,") != NULL);
    report_free(report);
    text_free(&text);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", NULL, &classic);
    RUN(every_trade_is_tried);
    RUN(who_never_trades_has_no_trades);
    RUN(only_what_loses_more_than_five_points_is_bad);
    return check_done();
}
