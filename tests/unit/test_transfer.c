/* test_transfer.c -- sums at the edge: nobody holds or owes more than MONEY_LIMIT (V01). */
#include "game/transfer.h"

#include "scene.h"

static void V01_what_one_hand_cannot_hold_is_the_banks(void)
{
    scene_begin("classic", "any_dice=on", 2);
    scene_own(1, "boardwalk");
    scene.game.seats[1].cash = MONEY_LIMIT - 20;
    CHECK(scene_do("roll; dice 0 39")); /* the rent is 50 */
    CHECK_INT(1450, scene.game.seats[0].cash);
    CHECK_INT(MONEY_LIMIT, scene.game.seats[1].cash);
}

static void V01_the_pot_has_the_same_limit(void)
{
    scene_begin("classic", "any_dice=on,pot=on", 2);
    scene.game.pot = MONEY_LIMIT;
    CHECK(scene_do("roll; dice 0 38")); /* luxury tax */
    CHECK_INT(1400, scene.game.seats[0].cash);
    CHECK_INT(MONEY_LIMIT, scene.game.pot);
}

static void V01_nobody_owes_more(void)
{
    scene_begin("waterloo", "any_dice=on", 2);
    Play play = {.edition = &scene.edition, .game = &scene.game, .events = NULL};
    transfer_money(&play, 0, BANK, 2 * MONEY_LIMIT, REASON_TAX, NO_DEED);
    CHECK_INT(-MONEY_LIMIT, scene.game.seats[0].cash);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(V01_what_one_hand_cannot_hold_is_the_banks);
    RUN(V01_the_pot_has_the_same_limit);
    RUN(V01_nobody_owes_more);
    return check_done();
}
