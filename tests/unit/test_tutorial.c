/* test_tutorial.c -- the first game that teaches: every rule where it first matters, once. */
#include "table/tutorial.h"

#include "asking.h"
#include "players/decision.h"
#include "seated.h"
#include "table/table_words.h"

enum { TITLE_SIZE = 80, TEXT_SIZE = 800 };

static char title[TITLE_SIZE], words_of_page[TEXT_SIZE];

/* The next page, in English; false when there is none. */
static bool turn_page(const Table *table, Tutorial *lesson)
{
    TutorialPage page;
    Text first = text_into(title, sizeof title);
    Text rest = text_into(words_of_page, sizeof words_of_page);
    if (!tutorial_next(table, lesson, &page)) return false;
    Words names = table_words(table, NULL);
    words_write_said(&names, &page.title, &first);
    words_write_said(&names, &page.text, &rest);
    return true;
}

static void lesson_explains_the_first_turn_in_order(void)
{
    Tutorial lesson = {.learner = 0};
    scene_begin("classic", "", 2);
    Table *table = table_at(&scene.game, &scene.edition);
    CHECK(turn_page(table, &lesson));
    CHECK_TEXT("How to win", title);
    CHECK(strstr(words_of_page, "You begin with $1,500.") != NULL);
    CHECK(turn_page(table, &lesson));
    CHECK_TEXT("Throw the dice", title);
    CHECK(!turn_page(table, &lesson));
    CHECK_INT(2, tutorial_told(&lesson));
    table_free(table);
}

static void lesson_explains_a_rule_where_it_first_matters_and_once(void)
{
    Tutorial lesson = {.learner = 0};
    scene_begin("classic", "", 2);
    scene_own(1, "oriental");
    Table *table = table_at(&scene.game, &scene.edition);
    while (turn_page(table, &lesson)) continue;
    Action roll = action_of(table_game(table), ACTION_ROLL);
    CHECK(table_submit(table, &roll) == REFUSAL_NONE);
    Action dice = {.kind = ACTION_DICE, .seat = DEALER, .deed = NO_DEED, .amount = 2, .second = 4};
    CHECK(table_submit(table, &dice) == REFUSAL_NONE);
    CHECK(turn_page(table, &lesson));
    CHECK_TEXT("Rent", title);
    CHECK(strstr(words_of_page, "You landed on Oriental Avenue") != NULL);
    CHECK(strstr(words_of_page, "paid $6") != NULL);
    CHECK(turn_page(table, &lesson));
    CHECK_TEXT("End of your turn", title);
    CHECK(!turn_page(table, &lesson));
    table_free(table);
}

static void lesson_says_nothing_while_others_decide(void)
{
    Tutorial lesson = {.learner = 1};
    scene_begin("classic", "", 2);
    Table *table = table_at(&scene.game, &scene.edition);
    CHECK(!turn_page(table, &lesson));
    table_free(table);
}

/* Whole games of every edition: no page twice, no place left empty, most pages are met. */
static void lesson_has_whole_sentences_in_every_edition(void)
{
    for (int i = 0; i < edition_files()->count; i++) {
        edition_file_read(edition_files()->sources[i].word, "", &edition);
        Table *table = table_of(NULL, 3, 11);
        Tutorial lesson = {.learner = 0};
        Rng rng = rng_seed(4, 4);
        const PlayerKind *kind = player_find("medium");
        int pages = 0;
        for (int n = 0; n < 3000 && table_game(table)->phase != PHASE_OVER; n++) {
            while (turn_page(table, &lesson)) {
                pages++;
                CHECK(title[0] != '\0' && words_of_page[0] != '\0');
                CHECK(strchr(words_of_page, '{') == NULL && strstr(words_of_page, "  ") == NULL);
            }
            Action action;
            if (!table_propose(table, true, &action))
                ask(kind, &edition, table_outlook(table), table_game(table), &rng, &action, NULL);
            table_submit(table, &action);
        }
        CHECK_INT(pages, tutorial_told(&lesson));
        CHECK(pages >= 6 && pages <= tutorial_pages(&edition));
        table_free(table);
    }
}

/* The game it comes with can be begun, and shows the main rules within its first turns. */
static void lesson_game_is_short_and_shows_what_matters(void)
{
    char all[200] = "";
    for (int i = 0; i < TUTORIAL_RULES; i++)
        snprintf(all + strlen(all), sizeof all - strlen(all), "%s%s", i > 0 ? "," : "",
                 tutorial_rules[i]);
    edition_file_read(tutorial_edition, all, &edition);
    Seating seating = {0};
    for (int i = 0; i < TUTORIAL_PLAYERS; i++)
        seating_add(&seating, &edition, "", i > 0 ? player_find(tutorial_kinds[i]) : NULL, NO_TOKEN,
                    0);
    Table *table = table_new(&edition, NULL, &seating, TUTORIAL_SEED);
    Tutorial lesson = {.learner = 0};
    Rng rng = rng_seed(4, 4);
    for (int n = 0; n < 4000 && table_game(table)->phase != PHASE_OVER; n++) {
        while (turn_page(table, &lesson)) continue;
        Action action;
        if (!table_propose(table, true, &action))
            ask(player_find("hard"), &edition, table_outlook(table), table_game(table), &rng,
                &action, NULL);
        table_submit(table, &action);
    }
    CHECK(tutorial_told(&lesson) >= 10);
    CHECK_INT(PHASE_OVER, table_game(table)->phase);
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(lesson_explains_the_first_turn_in_order);
    RUN(lesson_explains_a_rule_where_it_first_matters_and_once);
    RUN(lesson_says_nothing_while_others_decide);
    RUN(lesson_has_whole_sentences_in_every_edition);
    RUN(lesson_game_is_short_and_shows_what_matters);
    return check_done();
}
