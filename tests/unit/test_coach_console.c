/* test_coach_console.c -- the coach in the terminal: warnings, risks, how much it says. */
#include "console_talk.h"

#include "../check.h"
#include "game/setup.h"

/* Two people; Ann stands on the last orange street, which nobody owns. */
static void sit_down(Coaching coach)
{
    Game game;
    edition_file_read("classic", "order=entered", &edition);
    setup_game(&edition, 2, NULL, &game);
    DeedId last = edition_find_deed(&edition, "new-york");
    DeedSet rest = edition.groups[edition.deeds[last].group].deeds & ~DEED_BIT(last);
    for (DeedId deed = 0; deed < edition.deed_count; deed++)
        if ((rest & DEED_BIT(deed)) != 0) game.holdings[deed].owner = 0;
    game.seats[0].deeds = rest;
    game.seats[0].space = edition.deeds[last].space;
    game.phase = game.step = PHASE_BUY;
    game.dice[0] = 3;
    game.dice[1] = 4;
    game_derive(&edition, &game);
    Seating seating = {0};
    seating_add(&seating, &edition, "Ann", NULL, NO_TOKEN, 0);
    seating_add(&seating, &edition, "Bob", NULL, NO_TOKEN, 0);
    table = table_new_at(&edition, NULL, &seating, 1, &game);
    console = console_new(table, (ConsoleOptions){.coach = coach});
    said = text_growing();
    argument = text_growing();
}

static void coach_asks_in_the_terminal_before_a_blunder(void)
{
    sit_down(COACHING_WARNINGS);
    CHECK(strstr(say("decline"), "would make all of Orange yours") != NULL);
    CHECK(strstr(prompt(), "Really?") != NULL);
    CHECK_INT(0, table_action_count(table));
    say("no");
    CHECK_INT(0, table_action_count(table));
    say("decline");
    say("yes");
    CHECK(table_action_count(table) > 0);
    get_up();
}

static void coach_is_off_unless_asked_for(void)
{
    sit_down(COACHING_OFF);
    CHECK(strstr(say("decline"), "expert") == NULL);
    CHECK(table_action_count(table) > 0);
    get_up();
}

static void coach_is_told_how_much_to_say(void)
{
    sit_down(COACHING_OFF);
    CHECK(strstr(say("coach"), "says nothing") != NULL);
    CHECK(strstr(say("coach warn"), "warns you before") != NULL);
    CHECK(strstr(say("coach"), "warns you before") != NULL);
    CHECK(strstr(say("coach loudly"), "coach [off | warnings | everything | never | again]") !=
          NULL);
    CHECK(strstr(say("decline"), "An expert would rather buy") != NULL);
    get_up();
}

static void coach_that_somebody_does_not_want_is_silent_for_all(void)
{
    sit_down(COACHING_ALL);
    CHECK(strstr(say("coach never"), "nobody has it in this game") != NULL);
    CHECK(table_uncoached(table));
    CHECK(strstr(say("coach everything"), "nobody has it in this game") != NULL);
    CHECK(strstr(prompt(), "Chances to win") == NULL);
    CHECK(strstr(say("coach again"), "tells the chances") != NULL);
    CHECK(!table_uncoached(table));
    say("coach nev");
    CHECK(strstr(say("decline"), "expert") == NULL);
    CHECK(table_action_count(table) > 0);
    get_up();
}

static void coach_tells_chances_and_danger_before_a_throw(void)
{
    sit_down(COACHING_ALL);
    say("buy");
    say("end");
    CHECK(strstr(prompt(), "Chances to win: Ann") != NULL);
    CHECK(strstr(prompt(), "Next throw: at worst") != NULL);
    get_up();
}

static void risks_are_listed_for_anybody(void)
{
    sit_down(COACHING_OFF);
    CHECK(strstr(say("risks Bob"), "Where the next throw of Bob may lead") != NULL);
    CHECK(strstr(say("risks Bob"), "14%  Oriental Avenue") != NULL);
    CHECK(strstr(say("risks Bob"), "9%  Income Tax: costs $200") != NULL);
    get_up();
}

static void lesson_in_the_terminal_explains_and_can_be_left(void)
{
    sit_down(COACHING_OFF);
    CHECK(strstr(prompt(), "Lesson") == NULL);
    say("lesson");
    CHECK(strstr(prompt(), "Lesson: How to win. You begin with") != NULL);
    CHECK(strstr(prompt(), "Lesson") == NULL); /* once */
    say("buy");
    CHECK(strstr(prompt(), "Lesson: Building.") != NULL);
    CHECK(strstr(say("lesson"), "You leave the lesson") != NULL);
    say("end");
    CHECK(strstr(prompt(), "Lesson") == NULL);
    get_up();
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(coach_asks_in_the_terminal_before_a_blunder);
    RUN(coach_is_off_unless_asked_for);
    RUN(coach_is_told_how_much_to_say);
    RUN(coach_that_somebody_does_not_want_is_silent_for_all);
    RUN(coach_tells_chances_and_danger_before_a_throw);
    RUN(risks_are_listed_for_anybody);
    RUN(lesson_in_the_terminal_explains_and_can_be_left);
    return check_done();
}
