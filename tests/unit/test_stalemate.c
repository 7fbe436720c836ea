/* test_stalemate.c -- every game ends: R19, and games of computers alone. */
#include "check.h"
#include "edition_files.h"
#include "lab/match.h"
#include "players/memory.h"
#include "table/account.h"
#include "table/table.h"
#include "table/table_words.h"

enum { ROUNDS = 10 };

static Edition edition;

/* All deeds are with two seats, every group in parts: nothing can be built. */
static Table *deadlock(const char *rules, int people, int computers)
{
    Seating seating = {0};
    edition_file_read("classic", rules, &edition);
    for (int i = 0; i < people; i++) seating_add(&seating, &edition, "", NULL, NO_TOKEN, 0);
    for (int i = 0; i < computers; i++)
        seating_add(&seating, &edition, "", player_find("hard"), NO_TOKEN, 0);
    Table *empty = table_new(&edition, NULL, &seating, 5);
    Game game = *table_game(empty);
    table_free(empty);
    int seats = people + computers;
    for (DeedId deed = 0; deed < edition.deed_count; deed++) {
        SeatId owner = (SeatId)(deed % seats);
        game.holdings[deed].owner = owner;
        game.seats[owner].deeds |= DEED_BIT(deed);
    }
    for (int seat = 0; seat < seats; seat++) game.seats[seat].cash = 20000;
    game_derive(&edition, &game);
    return table_new_at(&edition, NULL, &seating, 5, &game);
}

/* Everybody's next action; people throw and end their turns, and `vote` so. */
static bool step(Table *table, ActionKind vote)
{
    Action action;
    const Game *game = table_game(table);
    if (!table_propose(table, true, &action)) {
        if (game->phase == PHASE_OVER) return false;
        static const ActionKind plain[] = {ACTION_ROLL, ACTION_FINE,   ACTION_DECLINE,
                                           ACTION_PASS, ACTION_REJECT, ACTION_END};
        if (game->phase == PHASE_VOTE) {
            action = action_of(game, vote);
            return table_submit(table, &action) == REFUSAL_NONE;
        }
        for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
            action = action_of(game, plain[i]);
            if (table_submit(table, &action) == REFUSAL_NONE) return true;
        }
        return false;
    }
    return table_submit(table, &action) == REFUSAL_NONE;
}

/* The round in which somebody asks to stop, from now on; -1: the game was over before. */
static int32_t asked_in(Table *table, ActionKind vote, int32_t last)
{
    while (table_game(table)->round < last && table_game(table)->phase != PHASE_VOTE)
        if (!step(table, vote)) return -1;
    return table_game(table)->round;
}

static void R19_computers_ask_to_stop_when_nothing_changes(void)
{
    Table *table = deadlock("stalemate=10,salary=1000", 0, 2);
    while (step(table, ACTION_ACCEPT)) continue;
    const Game *game = table_game(table);
    CHECK_INT(PHASE_OVER, game->phase);
    CHECK_INT(2, game_seats_left(game));
    CHECK(game->winner < 2);
    CHECK(game->round >= ROUNDS && game->round < 3 * ROUNDS);
    table_free(table);
}

static void R19_people_are_asked_and_asked_again_much_later(void)
{
    Table *table = deadlock("stalemate=10,salary=1000", 1, 1);
    int32_t first = asked_in(table, ACTION_REJECT, 1000);
    CHECK(first >= ROUNDS && first < 1000);
    CHECK_INT(0, table_game(table)->decider); /* the person */
    CHECK(step(table, ACTION_REJECT));
    int32_t second = asked_in(table, ACTION_REJECT, 1000);
    CHECK(second >= first + 3 * ROUNDS && second < first + 6 * ROUNDS);
    CHECK(step(table, ACTION_ACCEPT));
    CHECK_INT(PHASE_OVER, table_game(table)->phase);
    table_free(table);
}

static void R19_off_means_never(void)
{
    Table *table = deadlock("stalemate=0,salary=1000", 0, 2);
    while (table_game(table)->round < 40 * ROUNDS)
        if (!step(table, ACTION_ACCEPT)) break;
    CHECK(table_game(table)->phase != PHASE_OVER);
    table_free(table);
}

/* Money that runs down ends the game by itself. */
static void R19_nobody_asks_while_somebody_gets_poorer(void)
{
    Table *table = deadlock("stalemate=10,salary=0", 0, 2);
    int32_t asked = asked_in(table, ACTION_ACCEPT, 3 * ROUNDS);
    CHECK_INT(3 * ROUNDS, asked);
    table_free(table);
}

static void R19_the_account_says_why(void)
{
    Table *table = deadlock("stalemate=10,salary=1000", 1, 1);
    asked_in(table, ACTION_REJECT, 1000);
    Text text = text_growing();

    size_t last = table_event_count(table) - 1;
    Words words = table_words(table, NULL);
    CHECK(account_event(table, last, &words, &text));
    CHECK(strstr(text.start, "asks to stop the game and count: nothing has changed for") != NULL);
    text_free(&text);
    table_free(table);
}

/* What is remembered follows from the record. */
static void R19_a_replayed_game_is_remembered_the_same(void)
{
    Table *table = deadlock("stalemate=10,salary=1000", 0, 2);
    for (int i = 0; i < 60; i++) step(table, ACTION_ACCEPT);
    Memory again;
    table_memory_at(table, table_action_count(table), &again);
    CHECK_INT(table_memory(table)->changed, again.changed);
    CHECK_INT(table_memory(table)->round, again.round);
    CHECK(table_memory(table)->things == again.things);
    table_free(table);
}

static void games_of(const char *word, const char *kind, int seats, uint64_t seed, Tally *tally)
{
    edition_file_read(word, NULL, &edition);
    int least = edition.rule[RULE_PLAYERS_MIN], most = edition.rule[RULE_PLAYERS_MAX];
    Match match = {.seat_count = seats < least  ? least
                                 : seats > most ? most
                                                : seats,
                   .seed = seed,
                   .round_limit = TALLY_ROUNDS};
    match_set_edition(&match, &edition);
    for (int i = 0; i < match.seat_count; i++) match_add(&match, player_find(kind));
    match_play(&match, 0, tally);
}

/* Every edition, 2 to 8 computers of every level that answers at once: far more than 200 games. */
static void every_game_of_computers_ends(void)
{
    static const char *const words[] = {"classic",  "london",  "bharat",
                                        "montreal", "bilkent", "waterloo"};
    static const char *const kinds[] = {"easy", "medium", "hard", "simple"};
    static Tally tally;
    memset(&tally, 0, sizeof tally);
    for (int i = 0; i < 6; i++)
        for (int seats = 2; seats <= 8; seats++)
            for (int kind = 0; kind < 4; kind++)
                games_of(words[i], kinds[kind], seats, (uint64_t)(i * 8 + seats), &tally);
    int64_t limited = 0;
    for (int rounds = 1400; rounds <= TALLY_ROUNDS; rounds++) limited += tally.rounds[rounds];
    CHECK(tally.games >= 200);
    CHECK_INT(0, tally.refused);
    CHECK_INT(0, limited);
    CHECK(tally.counted.sum > 0); /* some of them are deadlocks */
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(R19_computers_ask_to_stop_when_nothing_changes);
    RUN(R19_people_are_asked_and_asked_again_much_later);
    RUN(R19_off_means_never);
    RUN(R19_nobody_asks_while_somebody_gets_poorer);
    RUN(R19_the_account_says_why);
    RUN(R19_a_replayed_game_is_remembered_the_same);
    RUN(every_game_of_computers_ends);
    return check_done();
}
