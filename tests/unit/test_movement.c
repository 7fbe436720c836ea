/* test_movement.c -- ways to a space, and a salary that tokens change. */
#include "game/movement.h"

#include "scene.h"

static void the_way_to_where_one_stands_is_once_around(void)
{
    scene_begin("classic", NULL, 2);
    scene_put(0, 5);
    CHECK_INT(40, movement_distance(&scene.edition, &scene.game, 5));
    CHECK_INT(1, movement_distance(&scene.edition, &scene.game, 6));
    CHECK_INT(39, movement_distance(&scene.edition, &scene.game, 4));
}

static void B3_a_token_never_makes_the_salary_a_payment(void)
{
    scene_begin("bilkent", "token_choice=setup", 2);
    scene.edition.rule[RULE_SALARY] = 30;
    scene.edition.tokens[scene.game.seats[0].token].salary = -20;
    CHECK_INT(10, movement_salary(&scene.edition, &scene.game, 0));
    scene.edition.tokens[scene.game.seats[0].token].salary = -50;
    CHECK_INT(0, movement_salary(&scene.edition, &scene.game, 0));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(the_way_to_where_one_stands_is_once_around);
    RUN(B3_a_token_never_makes_the_salary_a_payment);
    return check_done();
}
