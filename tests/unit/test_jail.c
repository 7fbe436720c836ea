/* test_jail.c -- the last coin of a fine. */
#include "scene.h"

static void L06_who_has_just_the_fine_pays_it(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    scene.game.seats[0].cash = 49;
    CHECK_REFUSED(REFUSAL_TOO_POOR, "fine");
    scene.game.seats[0].cash = 50;
    CHECK(scene_do("fine"));
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(0, scene.game.seats[0].in_jail);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(L06_who_has_just_the_fine_pays_it);
    return check_done();
}
