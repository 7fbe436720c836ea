/* test_mortgage.c -- deeds sold back, and mortgages that are inherited. */
#include "scene.h"

/* I9, rule P02: where the whole group builds, it is emptied first. */
static void I9_a_deed_of_a_built_group_is_sold_back_only_where_it_built_alone(void)
{
    scene_begin("classic", "mortgage=sell", 2);
    scene_own(0, "mediterranean baltic");
    scene_build("baltic", 1);
    CHECK_REFUSED(REFUSAL_GROUP_BUILT, "mortgage mediterranean");
    CHECK_REFUSED(REFUSAL_GROUP_BUILT, "mortgage baltic");
    scene_begin("classic", "mortgage=sell,build_whole_group=off", 2);
    scene_own(0, "mediterranean baltic");
    scene_build("baltic", 1);
    CHECK(scene_do("mortgage mediterranean; mortgage baltic"));
    CHECK_INT(1500 + 30 + 30 + 25, scene_cash(0));
    CHECK_INT(BANK, scene_owner("baltic"));
}

static void an_heir_decides_about_one_deed_after_the_other(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene_mortgage("mediterranean");
    scene_mortgage("baltic");
    CHECK(scene_do("offer 2 give mediterranean baltic take 10; accept"));
    CHECK_WAITS(PHASE_HEIR, 1);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "redeem baltic");
    CHECK_REFUSED(REFUSAL_NOT_MORTGAGED, "keep baltic");
    CHECK(scene_do("redeem mediterranean; keep baltic"));
    CHECK_INT(1500 - 10 - 33 - 3, scene_cash(1));
    CHECK_WAITS(PHASE_TURN, 0);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(I9_a_deed_of_a_built_group_is_sold_back_only_where_it_built_alone);
    RUN(an_heir_decides_about_one_deed_after_the_other);
    return check_done();
}
