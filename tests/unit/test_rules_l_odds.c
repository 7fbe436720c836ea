/* test_rules_l_odds.c -- section L of the rules: the odds of L21 and L22,
 * counted over every throw. */
#include "scene.h"

/* Throws in jail; true when doubles set the seat free. Otherwise the state is
 * that of its next jail turn. */
static bool throws_free(Game *game, int first, int second)
{
    Action roll = action_of(game, ACTION_ROLL);
    apply(&scene.edition, game, &roll, NULL);
    Action dice = action_of(game, ACTION_DICE);
    dice.amount = first;
    dice.second = second;
    apply(&scene.edition, game, &dice, NULL);
    bool fine_paid = game->seats[0].cash < 1500;
    return !game->seats[0].in_jail && !fine_paid;
}

/* Over all 36^3 ways to throw three times: how many free by doubles, and the
 * sum of the jail turns they take. */
static void all_throws(Game game, int turn, int weight, long *freed, long *turns)
{
    for (int first = 1; first <= 6; first++) {
        for (int second = 1; second <= 6; second++) {
            Game after = game;
            bool out = throws_free(&after, first, second);
            if (out) *freed += weight;
            if (out || turn == 3) {
                *turns += (long)turn * weight;
                continue;
            }
            after = game;
            after.seats[0].jail_turns = (uint8_t)turn;
            all_throws(after, turn + 1, weight / 36, freed, turns);
        }
    }
}

static void L21_doubles_free_within_three_turns_by_91_in_216(void)
{
    long freed = 0, turns = 0;
    scene_begin("classic", NULL, 2);
    scene_own(0, "st-charles electric states virginia pennsylvania-rr st-james tennessee new-york");
    scene_jail(0, 0);
    all_throws(scene.game, 1, 36 * 36, &freed, &turns);
    CHECK_INT(36 * 36 * 36 / 216 * 91, freed);
}

static void L22_a_stay_takes_91_in_36_turns_on_average(void)
{
    long freed = 0, turns = 0;
    scene_begin("classic", NULL, 2);
    scene_own(0, "st-charles electric states virginia pennsylvania-rr st-james tennessee new-york");
    scene_jail(0, 0);
    all_throws(scene.game, 1, 36 * 36, &freed, &turns);
    CHECK_INT(36 * 36 * 91, turns);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(L21_doubles_free_within_three_turns_by_91_in_216);
    RUN(L22_a_stay_takes_91_in_36_turns_on_average);
    return check_done();
}
