/* test_rules_a.c -- rules A01-A15: equipment and preparation. */
#include "game/setup.h"
#include "unit/scene.h"

/* The classic game with its own rules, the throw for the first turn included. */
static void begin_official(int seats)
{
    edition_file_read("classic", NULL, &scene.edition);
    setup_game(&scene.edition, seats, NULL, &scene.game);
}

static void check_order(const char *expected)
{
    char order[MAX_SEATS + 1] = "";
    for (int i = 0; i < scene.game.seat_count; i++) order[i] = (char)('0' + scene.game.order[i]);
    CHECK_TEXT(expected, order);
}

static void A01_two_to_eight_players(void)
{
    begin_official(2);
    CHECK_INT(2, scene.edition.rule[RULE_PLAYERS_MIN]);
    CHECK_INT(8, scene.edition.rule[RULE_PLAYERS_MAX]);
    for (int seats = 2; seats <= 8; seats++) {
        scene_begin("classic", NULL, seats);
        CHECK_INT(seats, game_seats_left(&scene.game));
        for (int seat = 0; seat < seats; seat++) {
            CHECK_WAITS(PHASE_TURN, (SeatId)seat);
            CHECK(scene_land(10, 1, 3) && scene_do("end"));
        }
        CHECK_WAITS(PHASE_TURN, 0);
    }
}

static void A01_no_edition_can_ask_for_less_or_more_players(void)
{
    int32_t value;
    CHECK(!rule_value_read(RULE_PLAYERS_MIN, "1", &value));
    CHECK(!rule_value_read(RULE_PLAYERS_MAX, "9", &value));
    CHECK(rule_value_read(RULE_PLAYERS_MAX, "8", &value));
}

static void A02_everybody_starts_with_1500(void)
{
    scene_begin("classic", NULL, 8);
    for (SeatId seat = 0; seat < 8; seat++) CHECK_INT(1500, scene_cash(seat));
}

static void A02_the_starting_money_is_a_house_rule(void)
{
    scene_begin("classic", "start_money=2000", 2); /* promise G3 */
    CHECK_INT(2000, scene_cash(0));
    CHECK_INT(2000, scene_cash(1));
}

static void A03_money_is_whole_and_ten_percent_are_rounded_up(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_INT(8, edition_percent(&scene.edition, 75, 10)); /* DP-12 */
    CHECK_INT(18, edition_percent(&scene.edition, 175, 10));
    CHECK_INT(10, edition_percent(&scene.edition, 100, 10));
    scene_begin("classic", "interest_rounding=down", 2);
    CHECK_INT(7, edition_percent(&scene.edition, 75, 10));
    CHECK_INT(17, edition_percent(&scene.edition, 175, 10));
    scene_begin("classic", "interest_rounding=nearest", 2);
    CHECK_INT(8, edition_percent(&scene.edition, 75, 10));
    CHECK_INT(7, edition_percent(&scene.edition, 74, 10));
}

static void A04_the_bank_begins_with_all_deeds_and_buildings(void)
{
    scene_begin("classic", NULL, 8);
    CHECK_INT(28, scene.edition.deed_count);
    for (int deed = 0; deed < 28; deed++) {
        CHECK_INT(BANK, scene.game.holdings[deed].owner);
        CHECK_INT(0, scene.game.holdings[deed].level);
        CHECK_INT(0, scene.game.holdings[deed].mortgaged);
    }
    for (SeatId seat = 0; seat < 8; seat++) CHECK(scene.game.seats[seat].deeds == 0);
    CHECK_INT(32, scene.game.houses);
    CHECK_INT(12, scene.game.hotels);
}

static void A05_the_bank_never_runs_out_of_money(void)
{
    scene_begin("classic", NULL, 2);
    for (int i = 0; i < 300; i++) /* three times what is in the box */
        if (!scene_land(0, 1, 3) || !scene_do("end")) break;
    CHECK_INT(1500 + 150 * 200, scene_cash(0));
    CHECK_INT(1500 + 150 * 200, scene_cash(1));
}

static void A06_houses_run_out_and_nothing_takes_their_place(void)
{
    scene_begin("classic", "houses=2", 2);
    scene_own(0, "mediterranean baltic");
    CHECK(scene_do("build mediterranean; build baltic"));
    CHECK_INT(0, scene.game.houses);
    CHECK_INT(1400, scene_cash(0));
    CHECK_REFUSED(REFUSAL_NO_HOUSES, "build baltic");
}

static void A06_hotels_run_out_and_nothing_takes_their_place(void)
{
    scene_begin("classic", "hotels=1", 2);
    scene_own(0, "mediterranean baltic");
    scene_build("mediterranean", 4);
    scene_build("baltic", 4);
    CHECK(scene_do("build mediterranean"));
    CHECK_INT(0, scene.game.hotels);
    CHECK_REFUSED(REFUSAL_NO_HOTELS, "build baltic");
}

/* How many cards may be the next one. */
static int possible_tops(int deck)
{
    int count = 0;
    for (CardId card = 0; card < MAX_CARDS; card++)
        count += (scene.game.piles[deck].unseen >> card & 1) != 0;
    return count;
}

static void A07_two_decks_of_sixteen_in_unknown_order(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_INT(2, scene.edition.deck_count);
    for (int deck = 0; deck < 2; deck++) {
        CHECK_INT(DECK_CARDS, scene.edition.decks[deck].kind);
        CHECK_INT(16, scene.edition.decks[deck].card_count);
        CHECK_INT(16, possible_tops(deck));
    }
    static LegalList list;
    CHECK(scene_land(7, 3, 4));
    CHECK_WAITS(PHASE_DRAW, DEALER);
    legal_list(&scene.edition, &scene.game, &list);
    CHECK_INT(16, list.count); /* whatever has not been seen may come */
}

static void A08_every_player_has_a_token_and_may_share_a_square(void)
{
    scene_begin("classic", NULL, 8);
    CHECK(scene.edition.token_count >= 8);
    for (SeatId seat = 1; seat < 8; seat++)
        for (SeatId other = 0; other < seat; other++)
            CHECK(scene.game.seats[seat].token != scene.game.seats[other].token);
    for (int seat = 0; seat < 8; seat++) CHECK(scene_land(20, 1, 3) && scene_do("end"));
    for (SeatId seat = 0; seat < 8; seat++) {
        CHECK_INT(20, scene.game.seats[seat].space);
        CHECK_INT(1500, scene_cash(seat));
    }
}

static void A09_all_tokens_start_on_go_and_get_nothing_for_it(void)
{
    scene_begin("classic", NULL, 8);
    for (SeatId seat = 0; seat < 8; seat++) {
        CHECK_INT(0, scene.game.seats[seat].space);
        CHECK_INT(1500, scene_cash(seat));
        CHECK_INT(0, scene.game.seats[seat].laps);
    }
    CHECK(scene_do("roll; dice 4 6"));
    CHECK_INT(1500, scene_cash(0));
}

static void A10_the_highest_throw_begins(void)
{
    begin_official(4);
    CHECK_WAITS(PHASE_ORDER, DEALER);
    CHECK(scene_do("dice 1 2; dice 6 1; dice 5 5; dice 4 5"));
    CHECK_INT(2, scene_event(EVENT_ORDER_DECIDED, 0).seat);
    CHECK_WAITS(PHASE_TURN, 2);
}

static void A10_other_ways_to_find_the_order(void)
{
    scene_begin("classic", "order=throws", 3);
    CHECK(scene_do("dice 1 2; dice 6 1; dice 2 2"));
    check_order("120");
    scene_begin("classic", "order=shuffled", 3);
    CHECK_WAITS(PHASE_SHUFFLE, DEALER);
    CHECK(scene_do("pick 3; pick 1"));
    check_order("201");
    CHECK_WAITS(PHASE_TURN, 2);
}

static void A11_only_those_tied_for_the_highest_throw_again(void)
{
    begin_official(4);
    CHECK(scene_do("dice 5 5; dice 2 3; dice 4 6; dice 3 2"));
    CHECK_WAITS(PHASE_ORDER, DEALER); /* the tie of 5 and 5 below does not matter */
    CHECK(scene_do("dice 1 1"));
    CHECK_INT(0, scene_event(EVENT_ORDER_THROWN, 0).seat);
    CHECK(scene_do("dice 1 2"));
    CHECK_INT(2, scene_event(EVENT_ORDER_THROWN, 0).seat);
    CHECK_WAITS(PHASE_TURN, 2);
    check_order("2301");
}

static void A11_a_tie_can_be_repeated(void)
{
    begin_official(3);
    CHECK(scene_do("dice 4 4; dice 4 4; dice 4 4; dice 1 1; dice 5 6; dice 6 5"));
    CHECK_WAITS(PHASE_ORDER, DEALER);
    CHECK(scene_do("dice 3 3"));
    CHECK_INT(1, scene_event(EVENT_ORDER_THROWN, 0).seat);
    CHECK(scene_do("dice 3 4"));
    CHECK_INT(2, scene_event(EVENT_ORDER_THROWN, 0).seat);
    CHECK_WAITS(PHASE_TURN, 2);
    check_order("201");
}

static void A12_play_goes_round_by_seats(void)
{
    begin_official(4);
    CHECK(scene_do("dice 1 2; dice 6 1; dice 5 5; dice 4 5"));
    check_order("2301");
    for (int i = 0; i < 8; i++) {
        CHECK_WAITS(PHASE_TURN, (SeatId)((2 + i) % 4));
        CHECK(scene_land(20, 1, 3) && scene_do("end"));
    }
}

static void A12_tokens_go_forward_by_rising_numbers(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_do("roll; dice 1 2"));
    CHECK_INT(3, scene.game.seats[0].space);
    CHECK_INT(0, scene_event(EVENT_MOVED, 0).amount);
    CHECK_INT(3, scene_event(EVENT_MOVED, 0).second);
    CHECK_INT(0, scene_event(EVENT_MOVED, 0).other);
}

static void A15_the_throws_for_the_order_count_for_nothing_else(void)
{
    begin_official(2);
    CHECK(scene_do("dice 6 6; dice 6 6; dice 6 6; dice 5 5"));
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_INT(0, scene.game.doubles);
    CHECK_INT(0, scene.game.again);
    for (SeatId seat = 0; seat < 2; seat++) {
        CHECK_INT(0, scene.game.seats[seat].space);
        CHECK_INT(0, scene.game.seats[seat].in_jail);
        CHECK_INT(1500, scene_cash(seat));
    }
    CHECK(scene_do("roll; dice 5 5"));
    CHECK_INT(10, scene.game.seats[0].space);
    CHECK_INT(0, scene.game.seats[0].in_jail);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(A01_two_to_eight_players);
    RUN(A01_no_edition_can_ask_for_less_or_more_players);
    RUN(A02_everybody_starts_with_1500);
    RUN(A02_the_starting_money_is_a_house_rule);
    RUN(A03_money_is_whole_and_ten_percent_are_rounded_up);
    RUN(A04_the_bank_begins_with_all_deeds_and_buildings);
    RUN(A05_the_bank_never_runs_out_of_money);
    RUN(A06_houses_run_out_and_nothing_takes_their_place);
    RUN(A06_hotels_run_out_and_nothing_takes_their_place);
    RUN(A07_two_decks_of_sixteen_in_unknown_order);
    RUN(A08_every_player_has_a_token_and_may_share_a_square);
    RUN(A09_all_tokens_start_on_go_and_get_nothing_for_it);
    RUN(A10_the_highest_throw_begins);
    RUN(A10_other_ways_to_find_the_order);
    RUN(A11_only_those_tied_for_the_highest_throw_again);
    RUN(A11_a_tie_can_be_repeated);
    RUN(A12_play_goes_round_by_seats);
    RUN(A12_tokens_go_forward_by_rising_numbers);
    RUN(A15_the_throws_for_the_order_count_for_nothing_else);
    return check_done();
}
