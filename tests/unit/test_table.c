/* test_table.c -- one game being played: submit, propose (G9, G12). */
#include "table/table.h"

#include "check.h"
#include "edition_files.h"
#include "game/notation/notation.h"

static Edition edition;

static Table *table_of(int people, int computers, const char *kind, uint64_t seed)
{
    Seating seating = {0};
    for (int i = 0; i < people; i++) seating_add(&seating, &edition, "", NULL, NO_TOKEN, 0);
    for (int i = 0; i < computers; i++) {
        seating_add(&seating, &edition, "", player_find(kind), NO_TOKEN, 0);
    }
    return table_new(&edition, NULL, &seating, seed);
}

static Refusal act(Table *table, ActionKind kind)
{
    Action action = action_of(table_game(table), kind);
    return table_submit(table, &action);
}

static Refusal dice(Table *table, Money first, Money second)
{
    Action action = action_of(table_game(table), ACTION_DICE);
    action.amount = first;
    action.second = second;
    return table_submit(table, &action);
}

/* Lets dealer and computers play, at most `most` actions. */
static int play(Table *table, int most)
{
    Action action;
    int count = 0;
    while (count < most && table_propose(table, true, &action)) {
        if (table_submit(table, &action) != REFUSAL_NONE) return -1;
        count++;
    }
    return count;
}

static uint64_t hash(const Table *table)
{
    return notation_hash(table_edition(table), table_game(table));
}

static void G13_a_refused_action_changes_nothing(void)
{
    Table *table = table_of(2, 0, "simple", 1);
    uint64_t before = hash(table);
    CHECK(act(table, ACTION_BUY) != REFUSAL_NONE);
    CHECK_INT(0, table_action_count(table));
    CHECK_INT(0, table_event_count(table));
    CHECK(before == hash(table));
    table_free(table);
}

static void G9_the_same_seed_gives_the_same_game(void)
{
    Table *first = table_of(0, 4, "simple", 42), *second = table_of(0, 4, "simple", 42);
    Table *third = table_of(0, 4, "simple", 43);
    CHECK_INT(300, play(first, 300));
    CHECK_INT(300, play(second, 300));
    CHECK_INT(300, play(third, 300));
    CHECK(hash(first) == hash(second));
    CHECK(hash(first) != hash(third));
    table_free(first);
    table_free(second);
    table_free(third);
}

static void G9_a_game_goes_on_the_same_after_it_was_replayed(void)
{
    Table *whole = table_of(0, 3, "random", 7), *resumed = table_of(0, 3, "random", 7);
    play(whole, 400);
    for (size_t n = 0; n < 150 && n < table_action_count(whole); n++) {
        CHECK_INT(REFUSAL_NONE, table_submit(resumed, table_action(whole, n)));
    }
    play(resumed, (int)(table_action_count(whole) - table_action_count(resumed)));
    CHECK(hash(whole) == hash(resumed));
    table_free(whole);
    table_free(resumed);
}

static void computers_alone_play_to_the_end(void)
{
    for (uint64_t seed = 1; seed <= 5; seed++) {
        Table *table = table_of(0, 4, "simple", seed);
        CHECK(play(table, 50000) < 50000);
        CHECK_INT(PHASE_OVER, table_game(table)->phase);
        Action action;
        CHECK(!table_propose(table, true, &action));
        table_free(table);
    }
}

static void the_dealer_can_be_left_to_somebody_else(void)
{
    Table *table = table_of(2, 0, "simple", 1);
    Action action;
    CHECK_INT(REFUSAL_NONE, act(table, ACTION_ROLL));
    CHECK(!table_propose(table, false, &action));
    CHECK(table_propose(table, true, &action));
    CHECK_INT(ACTION_DICE, action.kind);
    table_free(table);
}

static void a_computer_is_asked_for_an_interruption_once_per_state(void)
{
    /* The random player likes to ask for the floor: were it asked again and
     * again, it would sooner or later say yes in the same state. */
    Table *table = table_of(1, 3, "random", 11);
    Action action;
    for (int i = 0; i < 40 && table_game(table)->decider != 0; i++) play(table, 1);
    while (table_propose(table, true, &action)) {
        if (table_game(table)->decider == 0) continue; /* asked, and not submitted */
        CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    }
    CHECK_INT(0, table_game(table)->decider);
    for (int i = 0; i < 1000; i++) CHECK(!table_propose(table, true, &action));
    table_free(table);
}

/* What a copy answers, thought out in slices of so much work. */
static bool answer_apart(const Table *table, int work, Action *action)
{
    Table *apart = table_apart(table);
    TableThinking answer = TABLE_THINKS;
    while (answer == TABLE_THINKS) answer = table_think(apart, false, work, action);
    table_free(apart);
    return answer == TABLE_PROPOSES;
}

/* Whoever thinks, in whatever slices, comes to the answer of the table itself. */
static void a_copy_answers_what_the_table_would(void)
{
    char one[ACTION_TEXT_SIZE], other[ACTION_TEXT_SIZE];
    Table *table = table_of(0, 2, "expert", 21);
    int asked = 0;
    for (int i = 0; i < 40; i++) {
        Action expected, deal, apart;
        bool deals = table_deal(table, &deal), asks = table_asks_computers(table);
        CHECK(deals != asks);
        Text first = text_into(one, sizeof one);
        bool small = asks && answer_apart(table, 1 + i % 7, &apart);
        if (small) notation_action_write(&edition, table_game(table), &apart, &first);
        CHECK(table_propose(table, true, &expected));
        Text second = text_into(other, sizeof other);
        notation_action_write(&edition, table_game(table), &expected, &second);
        if (asks) CHECK_TEXT(other, one);
        asked += asks;
        CHECK_INT(REFUSAL_NONE, table_submit(table, &expected));
    }
    CHECK(asked > 10);
    table_free(table);
}

static void states_are_rebuilt_at_any_action(void)
{
    Table *table = table_of(0, 3, "random", 5);
    static uint64_t hashes[301];
    Action action;
    for (int n = 0; n < 300; n++) {
        hashes[n] = hash(table);
        CHECK(table_propose(table, true, &action));
        CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    }
    hashes[300] = hash(table);
    for (size_t n = 0; n <= 300; n++) {
        Game game;
        table_state_at(table, n, &game);
        CHECK(hashes[n] == notation_hash(&edition, &game));
    }
    table_free(table);
}

static void events_are_pulled_with_a_cursor(void)
{
    Table *table = table_of(2, 0, "simple", 1);
    size_t cursor = 0;
    TableEvent event;
    CHECK(!table_next_event(table, &cursor, &event));
    act(table, ACTION_ROLL);
    dice(table, 1, 2);
    CHECK(table_next_event(table, &cursor, &event));
    CHECK_INT(EVENT_DICE_THROWN, event.event.kind);
    CHECK_INT(1, event.action);
    CHECK(table_next_event(table, &cursor, &event));
    CHECK_INT(EVENT_MOVED, event.event.kind);
    CHECK(!table_next_event(table, &cursor, &event));
    act(table, ACTION_BUY);
    cursor = table_event_count(table);
    table_rewind(table, 2);
    CHECK(!table_next_event(table, &cursor, &event));
    CHECK_INT(table_event_count(table), cursor);
    table_free(table);
}

static void play_can_begin_anywhere(void)
{
    Table *table = table_of(2, 0, "simple", 1);
    act(table, ACTION_ROLL);
    dice(table, 2, 3);
    Table *other = table_new_at(&edition, NULL, table_seating(table), 9, table_game(table));
    CHECK(hash(table) == hash(other));
    CHECK(notation_hash(&edition, table_beginning(other)) == hash(table));
    CHECK_INT(9, table_seed(other));
    CHECK_INT(REFUSAL_NONE, act(other, ACTION_BUY));
    table_free(table);
    table_free(other);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", "order=entered", &edition);
    RUN(G13_a_refused_action_changes_nothing);
    RUN(G9_the_same_seed_gives_the_same_game);
    RUN(G9_a_game_goes_on_the_same_after_it_was_replayed);
    RUN(computers_alone_play_to_the_end);
    RUN(the_dealer_can_be_left_to_somebody_else);
    RUN(a_computer_is_asked_for_an_interruption_once_per_state);
    RUN(a_copy_answers_what_the_table_would);
    RUN(states_are_rebuilt_at_any_action);
    RUN(events_are_pulled_with_a_cursor);
    RUN(play_can_begin_anywhere);
    return check_done();
}
