/* test_worth.c -- what a seat could raise, the ranking, and the bounds of the bank. */
#include "game/worth.h"
#include "scene.h"

static void X02_what_can_be_raised_is_what_the_bank_would_pay(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic reading");
    scene_build("baltic", 1);
    CHECK_INT(1500 + 30 + 30 + 25 + 100, worth_liquid(&scene.edition, &scene.game, 0));
    scene_mortgage("reading");
    CHECK_INT(1500 + 30 + 30 + 25, worth_liquid(&scene.edition, &scene.game, 0));
    scene_begin("classic", "mortgage=off", 2);
    scene_own(0, "mediterranean baltic reading");
    scene_build("baltic", 1);
    CHECK_INT(1500 + 25, worth_liquid(&scene.edition, &scene.game, 0));
}

static void G8_the_winner_is_first_and_who_left_first_is_last(void)
{
    scene_begin("classic", NULL, 4);
    SeatId ranking[MAX_SEATS];
    scene.game.seats[3].cash = 2000;
    CHECK_INT(4, worth_ranking(&scene.edition, &scene.game, ranking));
    CHECK(ranking[0] == 3 && ranking[1] == 0 && ranking[2] == 1 && ranking[3] == 2);
    scene.game.seats[0].left = 1;
    scene.game.seats[3].left = 2;
    worth_ranking(&scene.edition, &scene.game, ranking);
    CHECK(ranking[0] == 1 && ranking[1] == 2 && ranking[2] == 3 && ranking[3] == 0);
    scene.game.winner = 2;
    worth_ranking(&scene.edition, &scene.game, ranking);
    CHECK(ranking[0] == 2 && ranking[1] == 1);
}

/* Watopoly's Tuition takes 10 % of printed prices, mortgaged or not. */
static void W5_players_are_shown_the_worth_that_tuition_uses(void)
{
    scene_begin("waterloo", NULL, 2);
    scene_own(0, "mc dc");
    scene_mortgage("dc");
    CHECK_INT(1500 + 350 + 400, worth_shown(&scene.edition, &scene.game, 0));
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_mortgage("boardwalk");
    CHECK_INT(1500 + 200, worth_shown(&scene.edition, &scene.game, 0));
}

/* Nobody has more than MONEY_LIMIT. */
static void A05_the_bank_adds_nothing_beyond_the_bound(void)
{
    scene_begin("classic", NULL, 2);
    Money bound = MONEY_LIMIT;
    scene.game.seats[0].cash = bound - 10;
    CHECK(scene_land(0, 1, 3));
    CHECK_INT(bound, scene_cash(0));
    CHECK_INT(10, scene_paid(BANK, 0, REASON_SALARY));
    CHECK(scene_do("end; roll; dice 2 3; decline; pass; pass; end"));
    CHECK(scene_land(0, 1, 3));
    CHECK_INT(bound, scene_cash(0));
    CHECK_INT(0, scene_events(EVENT_PAID));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(X02_what_can_be_raised_is_what_the_bank_would_pay);
    RUN(G8_the_winner_is_first_and_who_left_first_is_last);
    RUN(W5_players_are_shown_the_worth_that_tuition_uses);
    RUN(A05_the_bank_adds_nothing_beyond_the_bound);
    return check_done();
}
