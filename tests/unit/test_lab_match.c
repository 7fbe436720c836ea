/* test_lab_match.c -- L15: series of games: rotated seats, shared dice, sums. */
#include "check.h"
#include "game/setup.h"
#include "lab/play_report.h"
#include "lab/sequential_test.h"
#include "lab/stats.h"
#include "players/described/random_player.h"
#include "players/described/simple_player.h"
#include "unit/edition_files.h"

enum { DEALS = 12 };

static Edition classic;
static PlayerKind copies[5]; /* of the simple player, distinguished by their address */
static Tally one, other, part;

static Match series(int chairs, const PlayerKind *const *kinds, int seats)
{
    Match match = {.seat_count = seats, .seed = 7, .round_limit = MATCH_ROUNDS};
    match_set_edition(&match, &classic);
    for (int i = 0; i < chairs; i++) CHECK(match_add(&match, kinds[i]));
    return match;
}

static Match of_copies(int chairs, int seats)
{
    const PlayerKind *kinds[5];
    for (int i = 0; i < chairs; i++) kinds[i] = &copies[i];
    return series(chairs, kinds, seats);
}

static int64_t wins_of_all(const Match *match, const Tally *tally)
{
    int64_t sum = 0;
    for (int i = 0; i < match->entrant_count; i++) sum += tally->entrants[i].wins;
    return sum;
}

static void play(const Match *match, int deals, Tally *tally)
{
    memset(tally, 0, sizeof *tally);
    for (int deal = 0; deal < deals; deal++) match_play(match, (uint64_t)deal, tally);
}

static void L15_rivals_meet_the_same_dice_in_every_seat(void)
{
    /* The simple player uses no random numbers: a deal is the same game four
     * times, and the player in the lucky seat wins it. */
    Match match = of_copies(4, 4);
    play(&match, DEALS, &one);
    CHECK_INT(DEALS * 4, one.games);
    CHECK_INT(0, one.refused);
    for (int i = 0; i < 4; i++) {
        CHECK_INT(one.entrants[0].wins, one.entrants[i].wins);
        CHECK_INT(one.entrants[i].wins, one.entrants[i].deal_squares);
        CHECK_INT(DEALS * 4, one.entrants[i].games);
    }
}

static void L15_every_game_is_counted_once(void)
{
    const PlayerKind *kinds[] = {&copies[0], &random_player, &copies[0], &random_player};
    Match match = series(4, kinds, 4);
    play(&match, DEALS, &one);
    int64_t places = 0, rounds = 0, bankrupt = 0;
    for (int i = 0; i < MAX_SEATS; i++) places += one.place_wins[i].sum;
    for (int i = 0; i <= TALLY_ROUNDS; i++) rounds += one.rounds[i];
    for (int i = 0; i < 2; i++) bankrupt += one.entrants[i].chair[CHAIR_BANKRUPT].sum;
    CHECK_INT(2, match.entrant_count);
    CHECK_INT(one.games, wins_of_all(&match, &one));
    CHECK_INT(tally_finished(&one), places);
    CHECK_INT(tally_finished(&one), rounds);
    CHECK(bankrupt > 2 * tally_finished(&one));
    CHECK_INT(one.entrants[0].wins * 2, one.entrants[0].beaten[1]);
    CHECK(one.entrants[0].wins > one.entrants[1].wins);
}

static void L15_parts_add_up_to_the_same_in_any_order(void)
{
    const PlayerKind *kinds[] = {&copies[0], &random_player, &copies[1]};
    Match match = series(3, kinds, 3);
    play(&match, DEALS, &one);
    memset(&other, 0, sizeof other);
    for (int deal = DEALS; deal-- > 0;) {
        memset(&part, 0, sizeof part);
        match_play(&match, (uint64_t)deal, &part);
        stats_add_counts(&other, &part, sizeof other);
    }
    CHECK(memcmp(&one, &other, sizeof one) == 0);
    play(&match, DEALS - 1, &other);
    CHECK(memcmp(&one, &other, sizeof one) != 0);
}

/* "Endless" is gone: whoever is the richest has won, and the report says how. */
static void games_that_do_not_end_are_counted_out(void)
{
    Match match = of_copies(4, 4);
    match.round_limit = 3;
    play(&match, DEALS, &one);
    int64_t counted = 0;
    for (int i = 0; i < 4; i++) counted += one.entrants[i].counted;
    CHECK_INT(DEALS * 4, one.counted.sum);
    CHECK_INT(DEALS * 4, counted);
    CHECK_INT(DEALS * 4, wins_of_all(&match, &one));
    CHECK_INT(DEALS * 4, tally_finished(&one));
}

/* The rows of a deal say what the tally counts. */
static void every_game_has_a_row(void)
{
    static GameRow rows[DEALS * 4];
    const PlayerKind *kinds[] = {&copies[0], &random_player, &copies[0], &random_player};
    Match match = series(4, kinds, 4);
    memset(&one, 0, sizeof one);
    for (int deal = 0; deal < DEALS; deal++)
        match_play_rows(&match, (uint64_t)deal, &one, &rows[deal * 4]);
    int64_t sums[GAME_MEASURES] = {0}, wins = 0, counted = 0;
    for (int i = 0; i < DEALS * 4; i++) {
        CHECK(rows[i].end == END_WON || rows[i].end == END_COUNTED);
        counted += rows[i].end == END_COUNTED;
        wins += rows[i].seated[rows[i].winner] == 0;
        for (int j = 0; j < GAME_MEASURES; j++) sums[j] += rows[i].measures[j];
    }
    for (int j = 0; j < GAME_MEASURES; j++) CHECK_INT(one.game[j].sum, sums[j]);
    CHECK_INT(one.entrants[0].wins, wins);
    CHECK_INT(one.counted.sum, counted);
    Report *report = play_report_new(&match, &one, rows, NULL);
    Text text = text_growing();
    report_json_write(report, &text);
    CHECK(strstr(text.start, "\"games\": [\n    {\"game\": 1, \"deal\": 1, \"seats\": \"") != NULL);
    text_free(&text);
    report_free(report);
}

/* From the position of three rounds later, with the same seats. */
static void games_begin_where_they_are_told_to(void)
{
    Game start;
    Match match = of_copies(2, 2);
    setup_game(&classic, 2, NULL, &start);
    start.seats[0].cash = 12345;
    start.round = 7;
    match.start = &start;
    match.round_limit = 8;
    play(&match, 1, &one);
    CHECK_INT(12345 + start.seats[1].cash, one.entrants[0].cash[0].sum);
    CHECK_INT(2, one.rounds[8]);
}

/* A mean of a few deals, by hand: the deals are what varies. */
static void every_mean_has_its_interval(void)
{
    Match match = of_copies(2, 2);
    int64_t sum = 0, squares = 0;
    memset(&one, 0, sizeof one);
    for (int deal = 0; deal < DEALS; deal++) {
        memset(&part, 0, sizeof part);
        match_play(&match, (uint64_t)deal, &part);
        match_play(&match, (uint64_t)deal, &one);
        sum += part.game[GAME_ROLLS].sum;
        squares += part.game[GAME_ROLLS].sum * part.game[GAME_ROLLS].sum;
    }
    Interval by_hand = stats_mean((double)sum, (double)squares, DEALS);
    Interval mean = tally_game_mean(&one, &classic, &one.game[GAME_ROLLS], false);
    CHECK_INT((int)(by_hand.middle * 500), (int)(mean.middle * 1000));
    CHECK_INT((int)(by_hand.low * 500), (int)(mean.low * 1000));
    CHECK(mean.low < mean.middle && mean.middle < mean.high);
    Interval cash = tally_chair_mean(&one, &classic, 0, &one.entrants[0].chair[CHAIR_CASH], true);
    CHECK(cash.low < cash.middle && cash.middle < cash.high);
}

static void L15_more_players_than_seats_take_turns(void)
{
    Match match = of_copies(5, 2);
    play(&match, 40, &one);
    int64_t chairs = 0;
    for (int i = 0; i < 5; i++) {
        CHECK(one.entrants[i].games > 0);
        chairs += one.entrants[i].games;
    }
    CHECK_INT(80, one.games);
    CHECK_INT(160, chairs);
}

static void answer_nonsense(const Decision *decision, Action *action)
{
    *action = action_of(decision->game, ACTION_DONE);
}

static void L15_a_player_that_breaks_the_rules_is_reported(void)
{
    static const PlayerKind cheat = {.word = "cheat", .decide = answer_nonsense};
    const PlayerKind *kinds[] = {&cheat, &copies[0]};
    Match match = series(2, kinds, 2);
    play(&match, 1, &one);
    CHECK_INT(2, one.games);
    CHECK_INT(2, one.refused);
    Report *report = play_report_new(&match, &one, NULL, NULL);
    Text text = text_growing();
    report_text_write(report, &text);
    CHECK(strstr(text.start, "illegal move: 2.") != NULL);
    text_free(&text);
    report_free(report);
}

static void L15_money_is_looked_at_every_few_rounds(void)
{
    Match match = of_copies(2, 2);
    play(&match, 1, &one);
    CHECK_INT(2, one.entrants[0].seen[0]);
    CHECK_INT(2 * classic.rule[RULE_START_MONEY], one.entrants[0].cash[0].sum);
    CHECK(one.entrants[0].worth[1].sum >= one.entrants[0].cash[1].sum);
}

static void L15_the_report_names_players_seats_and_games_counted_out(void)
{
    const PlayerKind *kinds[] = {&simple_player, &random_player};
    Match match = series(2, kinds, 2);
    play(&match, DEALS, &one);
    Report *report = play_report_new(&match, &one, NULL, NULL);
    Text text = text_growing();
    report_text_write(report, &text);
    CHECK(strstr(text.start, "classic: 24 games of 2 players, seed 7\n") == text.start);
    CHECK(strstr(text.start, "Counted out, won by the richest: ") != NULL);
    CHECK(strstr(text.start, "The first player wins ") != NULL);
    CHECK(strstr(text.start, "\nsimple ") != NULL);
    text_clear(&text);
    report_csv_write(report, &text);
    CHECK(strstr(text.start, "player,games,won,counted out,won %,from,to,rating\n") == text.start);
    text_free(&text);
    report_free(report);
}

/* Plays on until there is a verdict. */
static void fight(SequentialTest *test)
{
    memset(&one, 0, sizeof one);
    while (test->verdict == TEST_OPEN) {
        uint64_t first = (uint64_t)one.deals, more = sequential_test_next(test, &one);
        for (uint64_t deal = first; deal < first + more; deal++)
            match_play(test->match, deal, &one);
        sequential_test_look(test, &one);
    }
}

static void a_duel_ends_when_the_better_one_is_seen(void)
{
    static SequentialTest test;
    const PlayerKind *kinds[] = {&random_player, &simple_player, &random_player, &simple_player};
    Match match = series(4, kinds, 4);
    test = (SequentialTest){.match = &match, .confidence = 0.95, .most_deals = 1000};
    fight(&test);
    CHECK_INT(TEST_SECOND, test.verdict);
    CHECK(one.deals < 100);
}

static void a_duel_of_equals_ends_undecided(void)
{
    static SequentialTest test;
    const PlayerKind *kinds[] = {&copies[0], &copies[1]};
    Match match = series(2, kinds, 2);
    test = (SequentialTest){.match = &match, .confidence = 0.95, .most_deals = 200};
    fight(&test);
    CHECK_INT(TEST_UNDECIDED, test.verdict);
    CHECK_INT(200, one.deals);
    CHECK_INT(0, one.margin_squares);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", NULL, &classic);
    for (int i = 0; i < 5; i++) copies[i] = simple_player;
    RUN(L15_rivals_meet_the_same_dice_in_every_seat);
    RUN(L15_every_game_is_counted_once);
    RUN(L15_parts_add_up_to_the_same_in_any_order);
    RUN(games_that_do_not_end_are_counted_out);
    RUN(every_game_has_a_row);
    RUN(games_begin_where_they_are_told_to);
    RUN(every_mean_has_its_interval);
    RUN(L15_more_players_than_seats_take_turns);
    RUN(L15_a_player_that_breaks_the_rules_is_reported);
    RUN(L15_money_is_looked_at_every_few_rounds);
    RUN(L15_the_report_names_players_seats_and_games_counted_out);
    RUN(a_duel_ends_when_the_better_one_is_seen);
    RUN(a_duel_of_equals_ends_undecided);
    return check_done();
}
