/* test_chances.c -- how good is my position: each seat's chance to win, by
 * playing on, with its error. */
#include "players/odds.h"
#include "seated.h"
#include "table/advice.h"

static int sum_of(const int odds[MAX_SEATS], int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++) sum += odds[i];
    return sum;
}

static void chances_add_up_in_every_edition(void)
{
    for (int e = 0; e < edition_files()->count; e++) {
        edition_file_read(edition_files()->sources[e].word, "", &edition);
        Table *table = table_of(player_find("medium"), 4, 7);
        Action action;
        for (int i = 0; i < 120 && table_propose(table, true, &action); i++)
            table_submit(table, &action);
        Advice *advice = advice_new(table);
        int odds[MAX_SEATS], error[MAX_SEATS];
        CHECK_INT(0, advice_odds(advice, 0, odds, error));
        for (int games = 7; games <= 21; games += 7) {
            CHECK_INT(games, advice_odds(advice, 7, odds, error));
            CHECK_INT(1000, sum_of(odds, table_game(table)->seat_count));
        }
        for (int seat = 0; seat < table_game(table)->seat_count; seat++)
            CHECK(odds[seat] >= 0 && error[seat] >= 0 && error[seat] <= 500);
        advice_free(advice);
        table_free(table);
    }
}

/* Everybody is taken for hard, whoever sits there; on request computers for what they are. */
static void S6_odds_say_whom_they_take_the_players_for(void)
{
    int odds[4][MAX_SEATS], error[MAX_SEATS], n = 0;
    edition_file_read("classic", "order=entered", &edition);
    for (int seated = 0; seated < 2; seated++) {
        static const char *const kinds[] = {"easy", "hard"};
        for (int i = 0; i < 2; i++) {
            Table *table = table_of(player_find(kinds[i]), 4, 7);
            Advice *advice = advice_new(table);
            if (seated) advice_as_seated(advice);
            advice_odds(advice, 60, odds[n++], error);
            advice_free(advice);
            table_free(table);
        }
    }
    CHECK(memcmp(odds[0], odds[1], 4 * sizeof(int)) == 0);
    CHECK(memcmp(odds[1], odds[3], 4 * sizeof(int)) == 0);
    CHECK(memcmp(odds[2], odds[3], 4 * sizeof(int)) != 0);
}

/* Two who hold what the other needs: that they will trade changes the chances. */
static void S6_rollouts_behind_odds_include_trades(void)
{
    static Outlook outlook;
    Game game;
    Odds with, without;
    Character silent = character_hard;
    silent.number[CHARACTER_OFFER_TURNS] = 0;
    edition_file_read("classic", "order=entered,deal_deeds=3", &edition);
    outlook_make(&edition, &outlook);
    setup_game(&edition, 4, NULL, &game);
    odds_begin(rng_seed(3, 3), &with);
    odds_begin(rng_seed(3, 3), &without);
    for (int seat = 0; seat < 4; seat++) without.as[seat] = &silent;
    odds_go_on(&edition, &outlook, &game, 40, &with);
    odds_go_on(&edition, &outlook, &game, 40, &without);
    double apart = 0;
    for (SeatId seat = 0; seat < 4; seat++) {
        double off = odds_chance(&with, seat) - odds_chance(&without, seat);
        apart += off < 0 ? -off : off;
    }
    CHECK(apart > 0.05);
}

static void slices_change_no_chance_and_errors_shrink(void)
{
    edition_file_read("classic", "order=entered", &edition);
    Table *table = table_of(player_find("medium"), 3, 7);
    Advice *whole = advice_new(table), *sliced = advice_new(table);
    int odds[2][MAX_SEATS], error[2][MAX_SEATS];
    advice_odds(whole, 60, odds[0], error[0]);
    for (int i = 0; i < 60; i += 5) {
        advice_odds(sliced, 5, odds[1], error[1]);
        if (i == 0) CHECK(error[1][0] > error[0][0]);
    }
    for (int seat = 0; seat < 3; seat++) {
        CHECK_INT(odds[0][seat], odds[1][seat]);
        CHECK_INT(error[0][seat], error[1][seat]);
    }
    advice_free(whole);
    advice_free(sliced);
    table_free(table);
}

/* One owns the dear streets with hotels on them, the other has next to nothing. */
static void a_decided_position_is_seen_as_decided(void)
{
    scene_begin("classic", "", 2);
    scene_own(0, "boardwalk park-place pacific north-carolina pennsylvania");
    scene_build("boardwalk", HOTEL_LEVEL);
    scene_build("park-place", HOTEL_LEVEL);
    scene_build("pacific", HOTEL_LEVEL);
    scene_build("north-carolina", HOTEL_LEVEL);
    scene_build("pennsylvania", HOTEL_LEVEL);
    scene.game.seats[0].cash = 5000;
    scene.game.seats[1].cash = 1;
    Table *table = table_at(&scene.game, &scene.edition);
    Advice *advice = advice_new(table);
    int odds[MAX_SEATS], error[MAX_SEATS];
    advice_odds(advice, 100, odds, error);
    CHECK(odds[0] > 950);
    CHECK_INT(1000, odds[0] + odds[1]);
    CHECK(error[1] > 0); /* nothing is certain before the end */
    advice_free(advice);
    table_free(table);
}

static void at_the_end_chances_are_certain(void)
{
    edition_file_read("smallest", "", &edition);
    Table *table = table_of(player_find("medium"), 3, 3);
    Action action;
    while (table_propose(table, true, &action)) table_submit(table, &action);
    CHECK_INT(PHASE_OVER, table_game(table)->phase);
    Advice *advice = advice_new(table);
    int odds[MAX_SEATS], error[MAX_SEATS];
    CHECK_INT(1, advice_odds(advice, 1, odds, error));
    CHECK_INT(1000, odds[table_game(table)->winner]);
    for (int seat = 0; seat < table_game(table)->seat_count; seat++) CHECK_INT(0, error[seat]);
    advice_free(advice);
    table_free(table);
}

/* A card kept closed tells nothing, not even through the chances. */
static void chances_do_not_know_closed_cards(void)
{
    scene_begin("bilkent", "token_choice=setup,keep_cards=on", 2);
    Odds odds[2];
    Outlook outlook;
    outlook_make(&scene.edition, &outlook);
    CardId kept[2] = {1, 2};
    for (int i = 0; i < 2; i++) {
        Game game = scene.game;
        game.seats[0].kept_deck = 0;
        game.seats[0].kept_card = kept[i];
        game.piles[0].unseen &= ~((uint32_t)1 << kept[i]);
        odds_begin(rng_seed(1, 1), &odds[i]);
        odds_go_on(&scene.edition, &outlook, &game, 40, &odds[i]);
    }
    CHECK(odds[0].won[0] == odds[1].won[0]);
    CHECK(odds[0].won[1] == odds[1].won[1]);
}

static void advice_leaves_the_game_as_it_is(void)
{
    edition_file_read("classic", "order=entered", &edition);
    Table *table = table_of(player_find("easy"), 3, 7),
          *other = table_of(player_find("easy"), 3, 7);
    Action action;
    for (int i = 0; i < 60 && table_propose(table, true, &action); i++) {
        Advice *advice = advice_new(table);
        int odds[MAX_SEATS], error[MAX_SEATS];
        if (i % 10 == 0) advice_odds(advice, 2, odds, error);
        advice_free(advice);
        table_submit(table, &action);
        table_propose(other, true, &action);
        table_submit(other, &action);
    }
    CHECK(notation_hash(&edition, table_game(table)) == notation_hash(&edition, table_game(other)));
    table_free(table);
    table_free(other);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(chances_add_up_in_every_edition);
    RUN(S6_odds_say_whom_they_take_the_players_for);
    RUN(S6_rollouts_behind_odds_include_trades);
    RUN(slices_change_no_chance_and_errors_shrink);
    RUN(a_decided_position_is_seen_as_decided);
    RUN(at_the_end_chances_are_certain);
    RUN(chances_do_not_know_closed_cards);
    RUN(advice_leaves_the_game_as_it_is);
    return check_done();
}
