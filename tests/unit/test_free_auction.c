/* test_free_auction.c -- rule F19: auctions in which anybody may bid at any time. */
#include "players/player.h"
#include "table/table.h"
#include "unit/scene.h"

static void begin_free(const char *more, int seats)
{
    char rules[100];
    snprintf(rules, sizeof rules, "auction_clock=10%s%s", more[0] == '\0' ? "" : ",", more);
    scene_begin("classic", rules, seats);
    CHECK(scene_land(6, 1, 3) && scene_do("decline"));
    CHECK_INT(PHASE_AUCTION, scene.game.phase);
}

static void F19_anybody_bids_in_any_order(void)
{
    begin_free("", 4);
    CHECK(scene_do("bid 10 by 4; bid 20 by 1; bid 30 by 4; bid 31 by 3"));
    CHECK_INT(2, scene.game.auction.bidder);
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 31 by 1");
    CHECK_REFUSED(REFUSAL_BID_STANDS, "bid 40 by 3");
    CHECK_REFUSED(REFUSAL_BID_STANDS, "pass by 3");
    CHECK(scene_do("pass by 4; pass by 1; pass by 2"));
    CHECK_INT(2, scene.game.holdings[scene_deed("oriental")].owner);
    CHECK_INT(1469, scene_cash(2));
}

static void F19_a_bid_lets_everybody_speak_again(void)
{
    begin_free("", 3);
    CHECK(scene_do("pass by 2; pass by 3"));
    CHECK_REFUSED(REFUSAL_PASSED, "bid 5 by 2");
    CHECK_WAITS(PHASE_AUCTION, 0);
    CHECK(scene_do("bid 5 by 1; pass by 3; bid 6 by 2; bid 7 by 3"));
    CHECK(scene_do("pass by 1; pass by 2"));
    CHECK_INT(2, scene.game.holdings[scene_deed("oriental")].owner);
}

static void F19_without_a_bid_the_bank_keeps_it(void)
{
    begin_free("", 3);
    CHECK(scene_do("pass by 3; pass by 1; pass by 2"));
    CHECK_INT(BANK, scene.game.holdings[scene_deed("oriental")].owner);
    CHECK_WAITS(PHASE_END, 0);
}

/* Whoever is silent is asked one by one, so that games without a clock end, too. */
static void F19_somebody_silent_is_asked(void)
{
    begin_free("", 4);
    CHECK_WAITS(PHASE_AUCTION, 1);
    CHECK(scene_do("bid 10 by 3"));
    CHECK_WAITS(PHASE_AUCTION, 3);
    CHECK(scene_do("pass by 1"));
    CHECK_WAITS(PHASE_AUCTION, 1);
    CHECK(scene_do("pass; pass"));
    CHECK_INT(2, scene.game.holdings[scene_deed("oriental")].owner);
}

static void F19_who_cannot_raise_the_bid_has_passed(void)
{
    begin_free("bid_limit=cash", 3);
    scene.game.seats[2].cash = 40;
    CHECK(scene_do("bid 40 by 1"));
    CHECK_INT(1, scene_events(EVENT_PASSED));
    CHECK_REFUSED(REFUSAL_PASSED, "bid 41 by 3");
    CHECK(scene_do("bid 50 by 2"));
    CHECK_INT(0, scene_events(EVENT_PASSED)); /* it is told once */
    CHECK(scene_do("pass by 1"));
    CHECK_INT(1, scene.game.holdings[scene_deed("oriental")].owner);
}

static void F19_those_who_left_have_no_voice(void)
{
    scene_begin("classic", "auction_clock=10", 3);
    CHECK(scene_do("resign 3"));
    while (scene.game.phase == PHASE_AUCTION) CHECK(scene_do("pass"));
    CHECK(scene_land(6, 1, 3) && scene_do("decline"));
    CHECK_REFUSED(REFUSAL_NOT_YOU, "bid 5 by 3");
}

/* Buildings are auctioned in turn all the same. */
static void F19_buildings_are_bid_for_in_turn(void)
{
    scene_begin("classic", "auction_clock=10,houses=1", 3);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "oriental vermont connecticut");
    CHECK(scene_do("build baltic; want vermont"));
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 0);
    CHECK_REFUSED(REFUSAL_NOT_YOU, "bid 90 vermont by 2");
    CHECK(scene_do("bid 60 baltic; pass"));
    CHECK_INT(1, scene.game.holdings[scene_deed("baltic")].level);
}

static void F19_in_turn_nobody_speaks_unasked(void)
{
    scene_begin("classic", NULL, 3);
    CHECK(scene_land(6, 1, 3) && scene_do("decline"));
    CHECK_REFUSED(REFUSAL_NOT_YOU, "bid 5 by 3");
    CHECK(scene_do("bid 5 by 2"));
}

static Table *table_of(const char *first, const char *second, const char *third)
{
    const char *kinds[] = {first, second, third};
    Seating seating = {.count = 3};
    HouseRules rules = {.count = 0};
    scene_begin("classic", "auction_clock=10,order=entered", 3);
    for (int i = 0; i < 3; i++) {
        snprintf(seating.seats[i].name, sizeof seating.seats[i].name, "Seat %d", i + 1);
        seating.seats[i].token = (TokenId)i;
        seating.seats[i].kind = kinds[i] == NULL ? NULL : player_find(kinds[i]);
    }
    return table_new(&scene.edition, &rules, &seating, 7);
}

/* Computers do not wait for a person who is asked, nor for the last second. */
static void computers_speak_while_a_person_is_silent(void)
{
    Table *table = table_of(NULL, "medium", "medium");
    const Game *game = table_game(table);
    Action action;
    for (int i = 0; i < 2000 && game->phase != PHASE_AUCTION; i++) {
        bool mine = game->decider == 0;
        if (!table_propose(table, true, &action))
            action = action_of(game, game->phase == PHASE_BUY    ? ACTION_DECLINE
                                     : game->phase == PHASE_TURN ? ACTION_ROLL
                                                                 : ACTION_END);
        CHECK(mine || action.seat != 0);
        if (table_submit(table, &action) != REFUSAL_NONE) break;
    }
    CHECK_INT(PHASE_AUCTION, game->phase);
    int spoken = 0;
    while (game->phase == PHASE_AUCTION && table_propose(table, true, &action) && spoken < 500) {
        CHECK(action.seat != 0);
        CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
        spoken++;
    }
    CHECK(spoken >= 2);
    CHECK_INT(PHASE_AUCTION, game->phase);
    CHECK_INT(0, game->decider); /* the person has the last word */
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(F19_anybody_bids_in_any_order);
    RUN(F19_a_bid_lets_everybody_speak_again);
    RUN(F19_without_a_bid_the_bank_keeps_it);
    RUN(F19_somebody_silent_is_asked);
    RUN(F19_who_cannot_raise_the_bid_has_passed);
    RUN(F19_those_who_left_have_no_voice);
    RUN(F19_buildings_are_bid_for_in_turn);
    RUN(F19_in_turn_nobody_speaks_unasked);
    RUN(computers_speak_while_a_person_is_silent);
    return check_done();
}
