/* test_headline.c -- moments in a few words, and a game as lines over its turns. */
#include <math.h>

#include "game/worth.h"
#include "review/headline.h"
#include "review/turn_line.h"
#include "seated.h"
#include "table/table_words.h"

static ReviewPlan little(void)
{
    ReviewPlan plan = review_plan_usual;
    plan.sketch_turns = 4;
    plan.sketch_games = plan.sketch_pairs = 3;
    plan.sketch_only = true;
    return plan;
}

static Review *reviewed(const Table *table)
{
    ReviewPlan plan = little();
    Review *review = review_new(table, &plan);
    while (review_step(review, 200)) continue;
    return review;
}

/* From the position of the scene, with these actions. */
static Table *played(const char *const *actions, int count)
{
    Table *table = table_at(&scene.game, &scene.edition);
    for (int i = 0; i < count; i++) {
        Action action;
        char buffer[500];
        Text why = text_into(buffer, sizeof buffer);
        bool read =
            notation_action_read(&scene.edition, table_game(table), actions[i], &action, &why);
        CHECK(read);
        if (read) CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    }
    return table;
}

/* Is one of the headlines this one? */
static bool has_headline(const Table *table, const char *wanted)
{
    Review *review = reviewed(table);
    Words words = table_words(table, NULL);
    bool found = false;
    for (int n = 0; n < finding_moment_count(review); n++) {
        char line[600];
        Text text = text_into(line, sizeof line);
        headline_write(review, n, &words, &text);
        found = found || text_same(line, wanted);
    }
    for (int n = 0; !found && n < finding_moment_count(review); n++) {
        char line[600];
        Text text = text_into(line, sizeof line);
        headline_write(review, n, &words, &text);
        printf("  %s\n", line);
    }
    review_free(review);
    return found;
}

static void headline_of_a_declined_deed(void)
{
    static const char *const actions[] = {"roll", "dice 2 4", "decline"};
    scene_begin("classic", "auction=off", 2);
    Table *table = played(actions, 3);
    CHECK(has_headline(table, "Rolled 6: Oriental Avenue, still free"));
    CHECK(has_headline(table, "Declined Oriental Avenue"));
    table_free(table);
}

static void headline_of_a_purchase_that_completes_a_group(void)
{
    static const char *const actions[] = {"roll", "dice 1 2", "buy"};
    scene_begin("classic", "", 2);
    scene_own(0, "mediterranean");
    Table *table = played(actions, 3);
    CHECK(has_headline(table, "Bought Baltic Avenue: all of Brown"));
    table_free(table);
}

static void headline_of_a_throw_names_what_it_cost(void)
{
    static const char *const actions[] = {"roll", "dice 1 2"};
    scene_begin("classic", "", 2);
    scene_own(1, "mediterranean baltic");
    scene_build("baltic", HOTEL_LEVEL);
    Table *table = played(actions, 2);
    CHECK(has_headline(table, "Rolled 3: hotel on Baltic Avenue, $450"));
    table_free(table);
}

static void headline_of_buildings_counts_them(void)
{
    static const char *const actions[] = {"build mediterranean", "build baltic", "roll",
                                          "dice 4 6"};
    scene_begin("classic", "", 2);
    scene_own(0, "mediterranean baltic");
    Table *table = played(actions, 4);
    CHECK(has_headline(table, "Built 2 houses on Brown"));
    CHECK(has_headline(table, "Rolled 10: safe on Jail / Just Visiting"));
    table_free(table);
}

static void aftermath_tells_who_paid_there(void)
{
    static const char *const actions[] = {"roll", "dice 1 2", "buy", "end", "roll", "dice 1 2"};
    char line[600];
    Text text = text_into(line, sizeof line);
    scene_begin("classic", "", 2);
    Table *table = played(actions, 6);
    Review *review = reviewed(table);
    Words words = table_words(table, NULL);
    int buying = -1;
    for (int n = 0; n < finding_moment_count(review); n++)
        if (finding_moment(review, n)->kind == FINDING_PURCHASE) buying = n;
    CHECK(buying >= 0);
    headline_write_aftermath(review, buying, &words, &text);
    CHECK(strstr(line, "$4 there in the next 10 rounds.") != NULL);
    review_free(review);
    table_free(table);
}

/* ---- lines ---- */

static Table *long_game(void)
{
    edition_file_read("classic", "order=entered", &edition);
    Table *table = table_of(player_find("easy"), 3, 3);
    Action action;
    for (int i = 0; i < 200 && table_propose(table, true, &action); i++)
        table_submit(table, &action);
    return table;
}

static void turn_line_has_a_point_for_every_turn_and_the_worth_there(void)
{
    static int32_t money[MAX_SEATS][TURN_LINE_MOST], worth[MAX_SEATS][TURN_LINE_MOST];
    static TurnLine line;
    Table *table = long_game();
    Review *review = reviewed(table);
    turn_line_make(review, &line);
    turn_line_worth(review, &line, money, worth);
    CHECK(line.points > 20);
    CHECK_INT(table_action_count(table), line.at[line.points - 1]);
    for (int point = 0; point < line.points; point++) {
        Game game;
        table_state_at(table, line.at[point], &game);
        CHECK_INT(point, line.turn[point]);
        CHECK_INT(game.seats[1].cash, money[1][point]);
        CHECK_INT(worth_net(&edition, &game, 1), worth[1][point]);
        CHECK_INT(point, turn_line_point(&line, line.at[point]));
    }
    review_free(review);
    table_free(table);
}

static double length_of(const float *line, int points)
{
    double sum = 0;
    for (int i = 1; i < points; i++) sum += fabs((double)line[i] - (double)line[i - 1]);
    return sum;
}

static void turn_line_is_calmed_within_an_error_and_exact_where_it_must_be(void)
{
    static float raw[MAX_SEATS][TURN_LINE_MOST], calm[MAX_SEATS][TURN_LINE_MOST];
    static TurnLine line;
    Table *table = long_game();
    Review *review = reviewed(table);
    int exact[] = {finding_moment_count(review) / 2};
    turn_line_make(review, &line);
    turn_line_chances(review, &line, false, exact, 1, raw);
    turn_line_chances(review, &line, true, exact, 1, calm);
    int pinned = turn_line_point(&line, finding_moment(review, exact[0])->first + 1);
    CHECK(calm[0][pinned] == raw[0][pinned] && calm[0][pinned - 1] == raw[0][pinned - 1]);
    for (int seat = 0; seat < 3; seat++) {
        for (int point = 0; point < line.points; point++) {
            double chances[MAX_SEATS], errors[MAX_SEATS];
            finding_chances(review, line.at[point], chances, errors);
            CHECK(fabs((double)(calm[seat][point] - raw[seat][point])) <= errors[seat] + 1e-6);
        }
        CHECK(length_of(calm[seat], line.points) < length_of(raw[seat], line.points));
    }
    review_free(review);
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(headline_of_a_declined_deed);
    RUN(headline_of_a_purchase_that_completes_a_group);
    RUN(headline_of_a_throw_names_what_it_cost);
    RUN(headline_of_buildings_counts_them);
    RUN(aftermath_tells_who_paid_there);
    RUN(turn_line_has_a_point_for_every_turn_and_the_worth_there);
    RUN(turn_line_is_calmed_within_an_error_and_exact_where_it_must_be);
    return check_done();
}
