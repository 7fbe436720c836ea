/* test_bilkent_cards.c -- the bilkent edition: kept cards, the thief, the wheel
 * of fortune (B4, B5, B7). */
#include "asking.h"
#include "bilkent_scene.h"
#include "players/described/simple_player.h"

/* ---- B4: kept cards -------------------------------------------------------- */

static void B4_opened_at_once(void)
{
    begin();
    scene_land(7, 1, 2);
    scene_do("draw 12");
    CHECK_WAITS(PHASE_OPEN, 0);
    CHECK_INT(0, scene_events(EVENT_CARD_DRAWN)); /* closed: nobody learns it */
    scene_do("choose 1");
    CHECK_INT(1, scene_events(EVENT_CARD_DRAWN));
    CHECK_INT(1550, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

static void B4_kept_for_the_next_round(void)
{
    begin();
    scene_land(7, 1, 2);
    scene_do("draw 12; choose 2");
    CHECK_INT(0, scene_events(EVENT_CARD_DRAWN));
    CHECK_INT(1, scene_events(EVENT_CARD_KEPT));
    CHECK_INT(1500, scene_cash(0));
    scene_do("end; roll; dice 1 3; end");
    CHECK_REFUSED(REFUSAL_OPEN_FIRST, "roll"); /* due before the first throw */
    scene_do("open");
    CHECK_INT(1550, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 0); /* the throw is still to come */
    CHECK_REFUSED(REFUSAL_NOT_NOW, "open");
    scene_do("roll; dice 1 2; end");
}

static void B4_not_in_the_same_turn(void)
{
    begin();
    scene_land(7, 2, 2);
    scene_do("draw 12; choose 2");
    CHECK_WAITS(PHASE_TURN, 0); /* doubles: throws again, and the card waits */
    CHECK_REFUSED(REFUSAL_NOT_NOW, "open");
    scene_land(22, 1, 2);
    scene_do("draw 13"); /* one at a time: this one is opened at once */
    CHECK_INT(1650, scene_cash(0));
}

static void B4_a_kept_card_that_moves(void)
{
    begin();
    scene_land(7, 1, 2);
    scene_do("draw 9; choose 2; end; roll; dice 1 3; end"); /* three spaces back */
    scene_put(0, 36);
    scene_do("open"); /* to the Community Chest, which is not put off once more */
    CHECK_WAITS(PHASE_DRAW, DEALER);
    scene_do("draw 5");
    CHECK_INT(1600, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 0);

    begin();
    scene_land(7, 1, 2);
    scene_do("draw 10; choose 2; end; roll; dice 1 3; end; open"); /* to jail: the turn is over */
    CHECK_INT(1, scene.game.seats[0].in_jail);
    CHECK_WAITS(PHASE_END, 0);
}

static void B4_in_jail_it_waits(void)
{
    begin();
    scene_land(7, 1, 2);
    scene_do("draw 12; choose 2; end; roll; dice 1 3; end");
    scene_jail(0, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "open");
    scene_do("fine"); /* free: now it is due */
    CHECK_REFUSED(REFUSAL_OPEN_FIRST, "roll");
    scene_do("open; roll; dice 1 2");
}

static void B4_a_get_out_card_is_taken_at_once(void)
{
    begin();
    scene_land(7, 1, 2);
    scene_do("draw 11");
    CHECK_INT(1, scene.game.seats[0].release[CHANCE]);
    CHECK_WAITS(PHASE_END, 0);
}

static void B4_who_leaves_puts_it_back(void)
{
    begin_with("hat car iron", "");
    scene_land(7, 1, 2);
    scene_do("draw 12; choose 2; end");
    CHECK_INT(CHANCE, scene.game.seats[0].kept_deck);
    scene_do("resign 1");
    CHECK_INT(1, scene.game.piles[CHANCE].count);
}

/* A computer that takes over a seat with a kept card opens it when it is due. */
static void B4_computers_open_what_is_due(void)
{
    Rng rng = rng_seed(1, 1);
    Action action;
    begin();
    scene_land(7, 1, 2);
    scene_do("draw 12; choose 2; end; roll; dice 1 3; end");
    ask(&simple_player, &scene.edition, NULL, &scene.game, &rng, &action, NULL);
    CHECK_INT(ACTION_OPEN, action.kind);
    scene_do("open");
    ask(&simple_player, &scene.edition, NULL, &scene.game, &rng, &action, NULL);
    CHECK_INT(ACTION_ROLL, action.kind);
}

/* ---- B5: the thief --------------------------------------------------------- */

static void draw_thief(void)
{
    begin_with("hat car iron", "");
    scene_land(7, 1, 2);
    scene_do("draw 17; choose 1");
    CHECK_WAITS(PHASE_THIEF, 0);
}

static void B5_paid_for_or_discarded(void)
{
    draw_thief();
    scene_do("choose 2");
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(NO_SPACE, scene.game.thief);
    CHECK_WAITS(PHASE_END, 0);

    draw_thief();
    scene.game.seats[0].cash = 49;
    CHECK_REFUSED(REFUSAL_TOO_POOR, "choose 1");

    draw_thief();
    scene_do("choose 1");
    CHECK_INT(1450, scene_cash(0));
    CHECK_WAITS(PHASE_PICK_SEAT, DEALER);
    CHECK_REFUSED(REFUSAL_PICK, "pick 1"); /* never the one who paid */
    scene_do("pick 3");
    CHECK_INT(7, scene.game.thief);
    CHECK_INT(2, scene.game.thief_target);
}

static void B5_moves_every_turn_and_strikes_on_the_same_square(void)
{
    draw_thief();
    scene_put(2, 20);
    scene_do("choose 1; pick 3; end");
    CHECK_WAITS(PHASE_THIEF_DICE, DEALER);
    scene_do("dice 2 3");
    CHECK_INT(12, scene.game.thief); /* on 20 its target is out of reach */
    CHECK_WAITS(PHASE_TURN, 1);
    scene_put(1, 12); /* others are left alone */
    scene_do("roll; dice 5 3; draw 2; end; dice 6 5");
    CHECK_INT(20, scene.game.thief); /* not beyond its target */
    CHECK_WAITS(PHASE_PICK_SUM, DEALER);
    CHECK_REFUSED(REFUSAL_PICK, "pick 0");
    CHECK_REFUSED(REFUSAL_PICK, "pick 301");
    scene_do("pick 300");
    CHECK_INT(1200, scene_cash(2));
    CHECK_INT(NO_SPACE, scene.game.thief); /* disappears */
    CHECK_WAITS(PHASE_TURN, 2);
    scene_do("roll; dice 4 6");
    CHECK_WAITS(PHASE_END, 2);
    scene_do("end");
    CHECK_WAITS(PHASE_TURN, 0); /* no more throws for it */
}

static void B5_a_target_that_comes_to_the_thief_is_caught(void)
{
    draw_thief();
    scene_put(1, 9);
    scene_do("choose 1; pick 2; end; dice 1 2");
    CHECK_WAITS(PHASE_PICK_SUM, DEALER); /* two squares ahead: caught */
    scene_do("pick 1");
    CHECK_INT(1499, scene_cash(1));

    draw_thief();
    scene_put(1, 7); /* on the same square from the first */
    scene_do("choose 1; pick 2; end; dice 6 6");
    CHECK_WAITS(PHASE_PICK_SUM, DEALER);
    CHECK_INT(7, scene.game.thief);
}

static void B5_takes_what_is_there(void)
{
    draw_thief();
    scene_put(1, 9);
    scene.game.seats[1].cash = 5;
    scene_do("choose 1; pick 2; end; dice 1 2");
    CHECK_REFUSED(REFUSAL_PICK, "pick 6");
    scene_do("pick 5");
    CHECK_INT(0, scene_cash(1));

    draw_thief();
    scene_put(1, 9);
    scene.game.seats[1].cash = 0;
    scene_do("choose 1; pick 2; end; dice 1 2"); /* nothing to take: gone */
    CHECK_INT(NO_SPACE, scene.game.thief);
    CHECK_WAITS(PHASE_TURN, 1);
}

static void B5_disappears_with_its_target(void)
{
    draw_thief();
    scene_do("choose 1; pick 3; end; dice 1 2; resign 3");
    CHECK_INT(NO_SPACE, scene.game.thief);
}

/* ---- B7: the wheel --------------------------------------------------------- */

/* Sector `card` of the wheel, for seat 0 as it is. */
static void spin(int card)
{
    char words[20];
    snprintf(words, sizeof words, "draw %d", card);
    scene_land(20, 1, 2);
    scene_do(words);
}

static void B7_money(void)
{
    static const Money changes[][2] = {{2, 50}, {3, 100}, {4, 200}, {7, -50}, {8, -100}};
    for (int i = 0; i < 5; i++) {
        begin();
        spin((int)changes[i][0]);
        CHECK_INT(1500 + changes[i][1], scene_cash(0));
        CHECK_WAITS(PHASE_END, 0);
    }
}

static void B7_a_random_property(void)
{
    begin();
    scene_own(1, "boardwalk");
    spin(1);
    CHECK_WAITS(PHASE_PICK_DEED, DEALER);
    CHECK_REFUSED(REFUSAL_PICK, "pick boardwalk");
    scene_do("pick park-place");
    CHECK_INT(0, scene_owner("park-place"));
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

static void B7_a_house(void)
{
    begin();
    scene_own(0, "mediterranean baltic reading");
    scene_build("baltic", 1);
    spin(5);
    CHECK_WAITS(PHASE_PICK_DEED, DEALER);
    CHECK_REFUSED(REFUSAL_PICK, "pick baltic"); /* evenly */
    CHECK_REFUSED(REFUSAL_PICK, "pick reading");
    scene_do("pick mediterranean"); /* wherever the token is, and free */
    CHECK_INT(1, scene_level("mediterranean"));
    CHECK_INT(1500, scene_cash(0));
    scene_build("mediterranean", 5);
    scene_build("baltic", 4);
    scene_do("end; roll; dice 1 3; end");
    spin(5);
    scene_do("pick baltic"); /* the fifth is the hotel */
    CHECK_INT(HOTEL_LEVEL, scene_level("baltic"));
}

static void B7_a_get_out_card(void)
{
    begin();
    spin(6);
    CHECK_INT(1, scene.game.seats[0].release[WHEEL]);
    scene_do("end; roll; dice 1 3; end");
    scene_jail(0, 0);
    scene_do("release wheel; roll; dice 6 4");
    CHECK_INT(20, scene.game.seats[0].space);
}

static void B7_the_loss_of_a_building(void)
{
    begin();
    scene_own(0, "mediterranean baltic");
    scene_build("mediterranean", 4);
    scene_build("baltic", 5);
    spin(9);
    CHECK_REFUSED(REFUSAL_PICK, "pick mediterranean"); /* the highest goes first */
    scene_do("pick baltic");
    CHECK_INT(4, scene_level("baltic"));
    CHECK_INT(1500, scene_cash(0)); /* and brings nothing */
}

static void B7_nothing_to_win_or_to_lose(void)
{
    begin();
    spin(5);
    CHECK_WAITS(PHASE_END, 0);
    begin();
    spin(9);
    CHECK_WAITS(PHASE_END, 0);
    begin();
    for (DeedId deed = 0; deed < scene.edition.deed_count; deed++)
        scene_own(1, edition_deed_label(&scene.edition, deed)->word);
    spin(1);
    CHECK_WAITS(PHASE_END, 0);
}

static void B7_a_loss_may_lead_below_zero(void)
{
    begin();
    scene.game.seats[0].cash = 60;
    spin(8);
    CHECK_INT(-40, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(B4_opened_at_once);
    RUN(B4_kept_for_the_next_round);
    RUN(B4_not_in_the_same_turn);
    RUN(B4_a_kept_card_that_moves);
    RUN(B4_in_jail_it_waits);
    RUN(B4_a_get_out_card_is_taken_at_once);
    RUN(B4_who_leaves_puts_it_back);
    RUN(B4_computers_open_what_is_due);
    RUN(B5_paid_for_or_discarded);
    RUN(B5_moves_every_turn_and_strikes_on_the_same_square);
    RUN(B5_a_target_that_comes_to_the_thief_is_caught);
    RUN(B5_takes_what_is_there);
    RUN(B5_disappears_with_its_target);
    RUN(B7_money);
    RUN(B7_a_random_property);
    RUN(B7_a_house);
    RUN(B7_a_get_out_card);
    RUN(B7_the_loss_of_a_building);
    RUN(B7_nothing_to_win_or_to_lose);
    RUN(B7_a_loss_may_lead_below_zero);
    return check_done();
}
