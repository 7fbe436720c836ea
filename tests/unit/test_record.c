/* test_record.c -- a whole game as text; replay (G9, G10). */
#include "table/branch.h"
#include "table/record.h"

#include "check.h"
#include "edition_files.h"
#include "game/notation/notation.h"
#include "game/setup.h"

static Problems problems;

/* A game of computers after `actions` actions. */
static Table *game_of(const char *word, const char *rule, const char *kind, uint64_t seed,
                      int actions)
{
    static Edition edition;
    HouseRules rules = {0};
    char buffer[300];
    Text why = text_into(buffer, sizeof buffer);
    edition_file_read(word, rule, &edition);
    if (rule != NULL) CHECK(house_rule_add(&rules, rule, NULL, &why));
    Seating seating = {0};
    seating_add(&seating, &edition, "Ada", player_find(kind), NO_TOKEN, 0xE4572E);
    seating_add(&seating, &edition, "Back\\slash O'Hara", player_find(kind), NO_TOKEN, 0);
    seating_add(&seating, &edition, "Zoë", player_find(kind), NO_TOKEN, 0);
    Table *table = table_new(&edition, &rules, &seating, seed);
    Action action;
    for (int i = 0; i < actions && table_propose(table, true, &action); i++) {
        CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    }
    return table;
}

static Table *read(const char *text, size_t length)
{
    memset(&problems, 0, sizeof problems);
    return record_read(edition_files(), text, length, "game.record", &problems);
}

/* The first problem as "line: sentence". */
static const char *complaint(const char *text)
{
    static char buffer[400];
    Text out = text_into(buffer, sizeof buffer);
    Table *table = read(text, strlen(text));
    CHECK(table == NULL);
    table_free(table);
    if (problems.count == 0) return "no complaint";
    text_add_int(&out, problems.list[0].line);
    text_add(&out, ": ");
    text_add(&out, problems.list[0].sentence);
    return buffer;
}

/* A player from a character file is recorded by its path, and found again when
 * that file is read again. */
static void players_from_files_are_recorded_by_their_path(void)
{
    static Edition edition;
    PlayerKind own = *player_find("medium");
    own.word = "careful";
    own.file = "/home/ada/my careful.character";
    edition_file_read("classic", NULL, &edition);
    Seating seating = {0};
    seating_add(&seating, &edition, "Ada", NULL, NO_TOKEN, 0);
    seating_add(&seating, &edition, "Bob", &own, NO_TOKEN, 0);
    Table *table = table_new(&edition, NULL, &seating, 1);
    Text text = text_growing();
    record_write(table, &text);
    CHECK(strstr(text.start, "seat \"/home/ada/my careful.character\" \"Bob\"") != NULL);
    const PlayerKind *files[MAX_SEATS] = {&own};
    memset(&problems, 0, sizeof problems);
    Table *again =
        record_read_with(edition_files(), files, text.start, text.length, "game", &problems);
    CHECK(again != NULL && table_seating(again)->seats[1].kind == &own);
    CHECK(strstr(complaint(text.start), "/home/ada/my careful.character") != NULL);
    table_free(again);
    table_free(table);
    text_free(&text);
}

static void check_round_trip(const Table *table)
{
    Text text = text_growing(), again = text_growing();
    record_write(table, &text);
    Table *copy = read(text.start, text.length);
    CHECK(copy != NULL);
    if (copy != NULL) {
        record_write(copy, &again);
        CHECK_TEXT(text.start, again.start);
        CHECK_INT(table_action_count(table), table_action_count(copy));
        CHECK(table_seed(table) == table_seed(copy));
    } else if (problems.count > 0) {
        CHECK_TEXT("", problems.list[0].sentence);
    }
    table_free(copy);
    text_free(&text);
    text_free(&again);
}

static void G9_whole_games_come_back_the_same(void)
{
    static const char *const words[] = {"classic", "london", "smallest"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        for (uint64_t seed = 1; seed <= 4; seed++) {
            Table *table = game_of(words[i], NULL, "random", seed, 1500);
            check_round_trip(table);
            table_free(table);
        }
    }
}

static void G9_house_rules_and_large_seeds_are_kept(void)
{
    Table *table = game_of("classic", "auction=off", "simple", UINT64_MAX, 200);
    check_round_trip(table);
    Text text = text_growing();
    record_header_write(table, &text);
    CHECK(strstr(text.start, "\nrule auction off\n") != NULL);
    CHECK(strstr(text.start, "\nseed 18446744073709551615\n") != NULL);
    CHECK(strstr(text.start, "seat simple \"Ada\" token ") != NULL);
    CHECK(strstr(text.start, " colour #e4572e\n") != NULL);
    CHECK(strstr(text.start, "position-begin") == NULL);
    text_free(&text);
    table_free(table);
}

static void G10_a_game_from_a_position_keeps_it(void)
{
    Table *table = game_of("classic", NULL, "random", 3, 700);
    Table *later =
        table_new_at(table_edition(table), NULL, table_seating(table), 5, table_game(table));
    Action action;
    for (int i = 0; i < 100 && table_propose(later, true, &action); i++) {
        table_submit(later, &action);
    }
    check_round_trip(later);
    table_free(table);
    table_free(later);
}

/* It shares the first actions, goes on with its own players and chance, and knows its parent. */
static void a_branch_replays_and_knows_its_parent(void)
{
    Table *table = game_of("classic", NULL, "random", 3, 300);
    Seating seating = *table_seating(table);
    seating.seats[0].kind = player_find("hard");
    Table *branch = branch_new(table, 120, &seating, 77);
    CHECK_INT(120, table_action_count(branch));
    Action action;
    for (int i = 0; i < 100 && table_propose(branch, true, &action); i++)
        table_submit(branch, &action);
    check_round_trip(branch);
    Text text = text_growing();
    record_write(branch, &text);
    CHECK(strstr(text.start, "\nseed 77\nbranch 3 120\n") != NULL);
    Table *copy = read(text.start, text.length);
    CHECK(table_branch(copy).is && table_branch(copy).parent == 3 && table_branch(copy).at == 120);
    CHECK(!table_branch(table).is);
    CHECK_TEXT(
        "2: expected `branch`, once, the seed of another game and how many actions it shares",
        complaint("opoly record 1\nbranch 5\n"));
    CHECK_TEXT(
        "2: expected `branch`, once, the seed of another game and how many actions it shares",
        complaint("opoly record 1\nbranch 5 -1\n"));
    text_free(&text);
    table_free(copy);
    table_free(branch);
    table_free(table);
}

/* Records without the line are those of games with a coach, and of older programs. */
static void a_game_without_coach_stays_one(void)
{
    Table *table = game_of("classic", NULL, "random", 3, 100);
    Text text = text_growing();
    record_write(table, &text);
    CHECK(strstr(text.start, "coach") == NULL);
    Table *copy = read(text.start, text.length);
    CHECK(!table_uncoached(copy));
    table_free(copy);
    table_set_uncoached(table, true);
    check_round_trip(table);
    text_clear(&text);
    record_write(table, &text);
    CHECK(strstr(text.start, "\nseed 3\ncoach off\nseat ") != NULL);
    copy = read(text.start, text.length);
    CHECK(table_uncoached(copy));
    Table *branch = branch_new(copy, 50, table_seating(copy), 77);
    CHECK(table_uncoached(branch));
    CHECK_TEXT("2: expected `coach off`", complaint("opoly record 1\ncoach on\n"));
    CHECK_TEXT("2: expected `coach off`", complaint("opoly record 1\ncoach\n"));
    text_free(&text);
    table_free(branch);
    table_free(copy);
    table_free(table);
}

/* A store keeps the header and one line for each action, without hashes. */
static void G10_header_and_actions_make_a_record(void)
{
    Table *table = game_of("classic", NULL, "random", 9, 300);
    Text text = text_growing();
    record_header_write(table, &text);
    for (size_t n = 0; n < table_action_count(table); n++) {
        record_action_write(table, n, &text);
        text_add_char(&text, '\n');
    }
    Table *copy = read(text.start, text.length);
    CHECK(copy != NULL);
    if (copy != NULL) {
        CHECK(notation_hash(table_edition(copy), table_game(copy)) ==
              notation_hash(table_edition(table), table_game(table)));
    }
    text_free(&text);
    table_free(copy);
    table_free(table);
}

/* Whatever is missing at the end: what was written before is kept. */
static void G10_a_record_cut_off_anywhere_goes_on_from_there(void)
{
    Table *table = game_of("classic", NULL, "simple", 2, 120);
    Text text = text_growing();
    record_write(table, &text);
    size_t begin = (size_t)(strstr(text.start, "begin\n") - text.start) + 6;
    for (size_t length = begin; length <= text.length; length++) {
        Table *copy = read(text.start, length);
        CHECK(copy != NULL);
        table_free(copy);
    }
    CHECK(read(text.start, begin - 7) == NULL);
    text_free(&text);
    table_free(table);
}

static const char header[] = "opoly record 1\n"
                             "edition classic %s\n"
                             "seed 1\n"
                             "seat human \"Ann\" token car colour #000001\n"
                             "seat human \"Bob\" token dog colour #000002\n"
                             "begin\n";

/* The header with the right hash, and these lines behind it. */
static const char *record_of(const char *lines)
{
    static char text[4000], hash[20];
    static Edition edition;
    edition_file_read("classic", NULL, &edition);
    Text digits = text_into(hash, sizeof hash);
    text_add_hex(&digits, edition_hash(&edition), 16);
    int length = snprintf(text, sizeof text, header, hash);
    snprintf(text + length, sizeof text - (size_t)length, "%s", lines);
    return text;
}

static void a_record_may_be_written_by_hand(void)
{
    const char *text = record_of("dice 6 6\ndice 1 2 # for the order\n\nroll\r\ndice 1 2\nbuy");
    Table *table = read(text, strlen(text));
    CHECK(table != NULL);
    if (table != NULL) CHECK_INT(5, table_action_count(table));
    table_free(table);
}

static void G9_what_departs_from_the_rules_is_named_with_its_line(void)
{
    CHECK_TEXT("9: buy: That cannot be done now.",
               complaint(record_of("dice 6 6\ndice 1 2\nbuy\nroll\n")));
    CHECK_TEXT("7: dice 7 1: Each die shows a number from 1 to 6.",
               complaint(record_of("dice 7 1\n")));
    CHECK_TEXT("8: the hash `0123456789abcdef` is not that of the game played so far",
               complaint(record_of("dice 6 6\n= 0123456789abcdef\n")));
    CHECK_TEXT("8: the hash `0123456789abcdef` is not that of the game played so far",
               complaint(record_of("dice 6 6\n= 0123456789abcdef")));
    CHECK(strncmp(complaint(record_of("hop\ndice 1 1\n")), "7: hop: ", 8) == 0);
    CHECK_TEXT("7: expected `=` and a hash of 16 digits", complaint(record_of("= 12\n")));
}

static void G2_a_wrong_header_is_named_with_its_line(void)
{
    CHECK_TEXT("1: this is no record of opoly: it does not begin with `opoly record 1`",
               complaint(""));
    CHECK_TEXT("1: this is no record of opoly: it does not begin with `opoly record 1`",
               complaint("hello\n"));
    CHECK_TEXT("1: a record of version `2`: this program knows 1", complaint("opoly record 2\n"));
    CHECK_TEXT("2: there is no edition called `nowhere` here",
               complaint("opoly record 1\nedition nowhere 0123456789abcdef\n"));
    CHECK_TEXT("2: the edition `classic` is not the one this record was made with: its hash "
               "differs",
               complaint("opoly record 1\nedition classic 0123456789abcdef\nseed 1\n"
                         "seat human \"Ann\"\n"));
    CHECK_TEXT("2: the line `edition NAME HASH` must come before this one",
               complaint("opoly record 1\nseat human \"Ann\"\n"));
    CHECK_TEXT("2: expected `seed` and a whole number", complaint("opoly record 1\nseed -1\n"));
    CHECK(strncmp(complaint("opoly record 1\nrule auctoin off\n"), "2: ", 3) == 0);
    CHECK_TEXT("2: expected `rule`, the name of a rule and its value",
               complaint("opoly record 1\nrule pot\n"));
    CHECK_TEXT("2: expected `edition`, its name and its hash of 16 digits",
               complaint("opoly record 1\nedition classic 0123456789abcdeg\n"));
    CHECK_TEXT("2: expected `seed` and a whole number",
               complaint("opoly record 1\nseed 18446744073709551616\n"));
    CHECK_TEXT("2: expected edition, rule, seed, dice, share, secret, seat, position-begin, "
               "branch, coach or begin, not `hop`",
               complaint("opoly record 1\nhop\n"));
    CHECK_TEXT("1: the record ends before the line `begin`", complaint("opoly record 1\n"));
    CHECK(strncmp(complaint("opoly record 1\nseat \"Ann\n"), "2: ", 3) == 0);
}

/* A header of classic up to its seats, and then `lines`. */
static const char *header_with(const char *lines)
{
    static char buffer[2000];
    static Edition edition;
    Text text = text_into(buffer, sizeof buffer);
    edition_file_read("classic", NULL, &edition);
    text_add(&text, "opoly record 1\nedition classic ");
    text_add_hex(&text, edition_hash(&edition), 16);
    text_add(&text, "\n");
    text_add(&text, lines);
    return buffer;
}

static void G2_a_wrong_seat_is_named_with_its_line(void)
{
    CHECK_TEXT("3: the edition is named twice",
               complaint(header_with("edition classic 0123456789abcdef\n")));
    CHECK_TEXT("4: a rule stands before the seats",
               complaint(header_with("seat human Ann\nrule pot on\n")));
    CHECK_TEXT("3: expected `seat`, `human` or a computer player, a name in quotes",
               complaint(header_with("seat human\n")));
    CHECK_TEXT("3: there is no computer player called `hal`",
               complaint(header_with("seat hal Ann\n")));
    CHECK_TEXT("3: the name is longer than 31 letters",
               complaint(header_with("seat human \"Annabel Annabel Annabel Annabel!\"\n")));
    CHECK_TEXT("3: there is no token `tank` in this edition",
               complaint(header_with("seat human Ann token tank\n")));
    CHECK_TEXT("3: expected a colour like #e4572e, not `red`",
               complaint(header_with("seat human Ann colour red\n")));
    CHECK_TEXT("3: expected a colour like #e4572e, not `#e4572`",
               complaint(header_with("seat human Ann colour \"#e4572\"\n")));
    CHECK_TEXT("3: expected `token` or `colour`, not `hat`",
               complaint(header_with("seat human Ann hat red\n")));
    CHECK_TEXT("11: more than 8 seats",
               complaint(header_with("seat human A\nseat human B\nseat human C\nseat human D\n"
                                     "seat human E\nseat human F\nseat human G\nseat human H\n"
                                     "seat human I\n")));
    CHECK_TEXT("5: the line `seed NUMBER` is missing",
               complaint(header_with("seat human Ann\nseat human Bob\nbegin\n")));
    CHECK(strncmp(complaint(header_with("seed 1\nseat human Ann\nbegin\n")), "5: ", 3) == 0);
}

static void G2_a_wrong_position_is_named_with_its_line(void)
{
    CHECK_TEXT("4: the line `position-end` is missing",
               complaint(header_with("position-begin\nhop\n")));
    CHECK(strncmp(complaint(header_with("position-begin\nhop\nposition-end\n")), "4: ", 3) == 0);
    static Edition edition;
    static Game game;
    static char lines[POSITION_TEXT_SIZE + 200];
    static char all[POSITION_TEXT_SIZE + 400];
    edition_file_read("classic", NULL, &edition);
    setup_game(&edition, 3, NULL, &game);
    Text text = text_into(lines, sizeof lines);
    text_add(
        &text,
        "seed 1\nseat human Ann token car colour #e4572e\nseat human Bob token dog colour #2e57e4\n"
        "position-begin\n");
    notation_position_write(&edition, &game, &text);
    text_add(&text, "position-end\nbegin\n");
    snprintf(all, sizeof all, "%s%s", header_with(""), lines);
    const char *words = strchr(complaint(all), ' ');
    CHECK_TEXT(" the position has another number of seats than the record", words);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(players_from_files_are_recorded_by_their_path);
    RUN(G9_whole_games_come_back_the_same);
    RUN(G9_house_rules_and_large_seeds_are_kept);
    RUN(G10_a_game_from_a_position_keeps_it);
    RUN(a_branch_replays_and_knows_its_parent);
    RUN(a_game_without_coach_stays_one);
    RUN(G10_header_and_actions_make_a_record);
    RUN(G10_a_record_cut_off_anywhere_goes_on_from_there);
    RUN(a_record_may_be_written_by_hand);
    RUN(G9_what_departs_from_the_rules_is_named_with_its_line);
    RUN(G2_a_wrong_header_is_named_with_its_line);
    RUN(G2_a_wrong_seat_is_named_with_its_line);
    RUN(G2_a_wrong_position_is_named_with_its_line);
    return check_done();
}
