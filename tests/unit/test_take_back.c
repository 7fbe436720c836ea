/* test_take_back.c -- the last decision taken back, against computers too, until chance was
 * revealed; the record calls the game friendly. */
#include "table/take_back.h"

#include "bilkent_scene.h"
#include "table/record.h"

static Problems problems;

/* The scene at a table: so many people, the rest computers of this kind. */
static Table *sit(int people, const char *kind)
{
    Seating seating = {0};
    for (int i = 0; i < scene.game.seat_count; i++)
        seating_add(&seating, &scene.edition, "", i < people ? NULL : player_find(kind), NO_TOKEN,
                    0);
    return table_new_at(&scene.edition, NULL, &seating, 5, &scene.game);
}

static void act(Table *table, const char *words)
{
    Action action;
    char buffer[400];
    Text why = text_into(buffer, sizeof buffer);
    bool read = notation_action_read(&scene.edition, table_game(table), words, &action, &why);
    if (!read) printf("%s: %s\n", words, buffer);
    CHECK(read);
    CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
}

static uint64_t hash(const Table *table)
{
    return notation_hash(table_edition(table), table_game(table));
}

static void H6_decisions_go_back_one_by_one_to_the_last_chance(void)
{
    scene_begin("classic", NULL, 2);
    Table *table = sit(2, "simple");
    CHECK(!take_back(table));
    act(table, "roll");
    CHECK(take_back(table));
    CHECK_INT(0, table_action_count(table));
    act(table, "roll");
    act(table, "dice 1 2");
    uint64_t revealed = hash(table);
    CHECK_INT(0, take_back_count(table));
    act(table, "buy");
    uint64_t bought = hash(table);
    act(table, "end");
    CHECK(take_back(table));
    CHECK(bought == hash(table));
    CHECK(take_back(table));
    CHECK(revealed == hash(table));
    CHECK(!take_back(table));
    act(table, "decline");
    table_free(table);
}

static void H6_taking_back_goes_over_kept_states(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "baltic");
    Table *table = sit(2, "simple");
    uint64_t before = hash(table);
    for (int i = 0; i < 100; i++) act(table, i % 2 ? "redeem baltic" : "mortgage baltic");
    for (int i = 0; i < 99; i++) CHECK(take_back(table));
    CHECK_INT(1, table_action_count(table));
    CHECK(take_back(table));
    CHECK(before == hash(table));
    CHECK_INT(1, table_mark_count(table));
    CHECK_INT(100, take_back_total(table));
    table_free(table);
}

/* What a computer answered goes with the offer. */
static void H6_what_computers_did_since_goes_too(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "baltic");
    scene_own(1, "boardwalk park-place");
    Table *table = sit(1, "simple");
    uint64_t before = hash(table);
    act(table, "offer 2 give nothing take boardwalk");
    Action answer;
    CHECK(table_propose(table, true, &answer));
    CHECK_INT(ACTION_REJECT, answer.kind);
    CHECK_INT(REFUSAL_NONE, table_submit(table, &answer));
    CHECK_INT(2, take_back_count(table));
    CHECK(take_back(table));
    CHECK(before == hash(table));
    CHECK_INT(0, table_event_count(table));
    act(table, "offer 2 give baltic take nothing");
    table_free(table);
}

static void H6_computers_decide_again_as_they_would_have(void)
{
    scene_begin("classic", NULL, 2);
    Table *table = sit(1, "medium");
    act(table, "roll");
    act(table, "dice 1 2");
    act(table, "decline");
    Action first, again;
    CHECK(table_propose(table, true, &first));
    CHECK(table_submit(table, &first) == REFUSAL_NONE);
    CHECK(take_back(table));
    act(table, "decline");
    CHECK(table_propose(table, true, &again));
    CHECK(first.kind == again.kind && first.amount == again.amount);
    table_free(table);
}

static void H6_nothing_goes_back_beyond_chance(void)
{
    scene_begin("classic", NULL, 2);
    Table *table = sit(1, "simple");
    act(table, "roll");
    act(table, "dice 1 2");
    act(table, "buy");
    act(table, "end");
    CHECK_INT(1, take_back_count(table));
    act(table, "roll"); /* the computer's */
    CHECK_INT(2, take_back_count(table));
    act(table, "dice 3 4");
    CHECK_INT(0, take_back_count(table));
    table_free(table);
}

/* A card kept face down is seen when it is turned over, without the dealer. */
static void H6_a_card_that_was_turned_over_stays(void)
{
    begin();
    scene.game.seats[0].kept_deck = CHANCE;
    scene.game.seats[0].kept_card = 0;
    Table *table = sit(1, "simple");
    act(table, "open");
    CHECK_INT(0, take_back_count(table));
    table_free(table);
}

static void H6_games_on_a_server_are_not_taken_back(void)
{
    scene_begin("classic", NULL, 2);
    Table *table = sit(2, "simple");
    FairDice dice = {.game = "amber-otter-41"};
    table_set_dice(table, &dice);
    act(table, "roll");
    CHECK_INT(0, take_back_count(table));
    CHECK(!take_back(table));
    table_free(table);
}

/* ---- the record ---- */

static Table *read(const char *text)
{
    memset(&problems, 0, sizeof problems);
    return record_read(edition_files(), text, strlen(text), "game.record", &problems);
}

static void record_of(const Table *table, Text *text)
{
    text_clear(text);
    record_write(table, text);
}

static void H6_the_record_calls_the_game_friendly(void)
{
    HouseRules rules = {0};
    char buffer[300];
    Text why = text_into(buffer, sizeof buffer), text = text_growing();
    scene_begin("classic", NULL, 2);
    CHECK(house_rule_add(&rules, "order=entered", NULL, &why));
    Seating seating = {0};
    seating_add(&seating, &scene.edition, "Ada", NULL, NO_TOKEN, 0);
    seating_add(&seating, &scene.edition, "Bot", player_find("simple"), NO_TOKEN, 0);
    Table *table = table_new(&scene.edition, &rules, &seating, 1);
    act(table, "roll");
    act(table, "dice 1 2");
    act(table, "buy");
    record_of(table, &text);
    CHECK(strstr(text.start, RECORD_FRIENDLY) == NULL);
    CHECK(take_back(table));
    record_of(table, &text);
    CHECK(strstr(text.start, "dice 1 2\nfriendly 1\n=") != NULL);
    act(table, "decline");
    record_of(table, &text);
    CHECK(strstr(text.start, "dice 1 2\nfriendly 1\ndecline\n") != NULL);
    Table *other = read(text.start);
    CHECK(other != NULL && hash(other) == hash(table) && take_back_total(other) == 1);
    Text again = text_growing();
    record_write(other, &again);
    CHECK_TEXT(text.start, again.start);
    text_free(&text);
    text_free(&again);
    table_free(table);
    table_free(other);
}

/* The record of a game of a person and a computer with these lines. */
static void complains(const char *kind, const char *lines, const char *expected)
{
    HouseRules rules = {0};
    char buffer[300];
    Text why = text_into(buffer, sizeof buffer), text = text_growing();
    scene_begin("classic", NULL, 2);
    CHECK(house_rule_add(&rules, "order=entered", NULL, &why));
    Seating seating = {0};
    seating_add(&seating, &scene.edition, "Ada", kind == NULL ? NULL : player_find(kind), NO_TOKEN,
                0);
    seating_add(&seating, &scene.edition, "Bot", player_find("simple"), NO_TOKEN, 0);
    Table *table = table_new(&scene.edition, &rules, &seating, 1);
    record_header_write(table, &text);
    text_add(&text, lines);
    table_free(table);
    table = read(text.start);
    CHECK(table == NULL);
    CHECK_TEXT(expected, problems.count > 0 ? problems.list[0].sentence : "no complaint");
    table_free(table);
    text_free(&text);
}

static void H6_replay_checks_what_was_taken_back(void)
{
    const char *number = "expected `friendly` and how many actions were taken back";
    const char *here = "nothing can have been taken back here";
    complains(NULL, "friendly\n", number);
    complains(NULL, "friendly 0\n", number);
    complains(NULL, "friendly -1\n", number);
    complains(NULL, "friendly two\n", number);
    complains(NULL, "roll\nfriendly 1\ndice 1 2\n", here); /* the dice come now */
    complains(NULL, "friendly 1\nfriendly 1\n", here);
    complains("simple", "friendly 1\n", here); /* computers alone */
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(H6_decisions_go_back_one_by_one_to_the_last_chance);
    RUN(H6_taking_back_goes_over_kept_states);
    RUN(H6_what_computers_did_since_goes_too);
    RUN(H6_computers_decide_again_as_they_would_have);
    RUN(H6_nothing_goes_back_beyond_chance);
    RUN(H6_a_card_that_was_turned_over_stays);
    RUN(H6_games_on_a_server_are_not_taken_back);
    RUN(H6_the_record_calls_the_game_friendly);
    RUN(H6_replay_checks_what_was_taken_back);
    return check_done();
}
