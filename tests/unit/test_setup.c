/* test_setup.c -- which tokens can be chosen at the table. */
#include "scene.h"

static void B3_a_token_is_one_of_the_edition_and_free(void)
{
    scene_begin("bilkent", NULL, 2);
    Action action = action_of(&scene.game, ACTION_TOKEN);
    for (Money token = -1; token <= scene.edition.token_count + 1; token++) {
        bool good = token >= 0 && token < scene.edition.token_count;
        action.amount = token;
        CHECK_INT(good ? REFUSAL_NONE : REFUSAL_TOKEN,
                  action_check(&scene.edition, &scene.game, &action));
    }
    CHECK(scene_do("token thimble"));
    CHECK_REFUSED(REFUSAL_TOKEN, "token thimble");
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(B3_a_token_is_one_of_the_edition_and_free);
    return check_done();
}
