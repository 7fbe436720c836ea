/* test_watopoly.c -- the save file of Watopoly: W4, W12; its text board: W13. */
#include "../check.h"
#include "asking.h"
#include "base/mem.h"
#include "base/rng.h"
#include "console/watopoly_board.h"
#include "edition_files.h"
#include "game/audit/audit.h"
#include "game/setup.h"
#include "players/described/random_player.h"
#include "table/watopoly/watopoly.h"

enum { SIZE = 4096, LINES = 32 };

/* Everything the format can say: cups, both kinds of square 10, uneven
 * improvements, mortgages on a residence, a gym and beside improvements. */
static const char *const good_lines[LINES] = {
    "3",          "Ann G 1 1500 0", "Bob B 0 20 10 1 2", "Cy $ 3 0 10 0", "AL Ann 5",
    "ML Ann 0",   "MKV Bob -1",     "ECH BANK 0",        "PAS BANK 0",    "HH Ann 0",
    "RCH BANK 0", "PAC Cy -1",      "DWE BANK 0",        "CPH BANK 0",    "UWP Ann 0",
    "LHI BANK 0", "BMH BANK 0",     "OPT BANK 0",        "EV1 BANK 0",    "EV2 Cy -1",
    "EV3 BANK 0", "V1 BANK 0",      "PHYS BANK 0",       "B1 BANK 0",     "CIF Bob 0",
    "B2 BANK 0",  "EIT BANK 0",     "ESC BANK 0",        "C2 BANK 0",     "REV BANK 0",
    "MC Bob -1",  "DC Bob 2",
};

static Edition edition;
static char file_text[SIZE];

static void join_lines(const char *const *lines, int count, const char *end)
{
    Text text = text_into(file_text, sizeof file_text);
    for (int i = 0; i < count; i++) {
        if (lines[i] == NULL) continue;
        text_add(&text, lines[i]);
        text_add(&text, end);
    }
}

/* The good file in file_text, line `number` (from 1) replaced; by "" when
 * `line` is NULL it is left out. */
static void change_line(int number, const char *line)
{
    const char *lines[LINES];
    memcpy(lines, good_lines, sizeof lines);
    lines[number - 1] = line;
    join_lines(lines, LINES, "\n");
}

/* Reads bytes; what is wrong goes to `wrong` as "f:LINE: SENTENCE\n". */
static Table *read_bytes(const char *bytes, size_t length, char *wrong, size_t size)
{
    static Problems problems;
    static Seating seating;
    static Game position;
    /* A copy of the exact size lets a sanitizer see a step beyond the end. */
    char *copy = mem_new(length + 1, 1);
    memcpy(copy, bytes, length);
    copy = mem_resize(copy, length > 0 ? length : 1, 1);
    problems.count = 0;
    bool good = watopoly_read(&edition, copy, length, "f", &seating, &position, &problems);
    mem_free(copy);
    Text text = text_into(wrong, size);
    problem_write(&problems, &text);
    CHECK_INT(good, problems.count == 0);
    if (!good) return NULL;
    const char *fault = audit_game(&edition, &position);
    if (fault != NULL) CHECK_TEXT("", fault);
    return table_new_at(&edition, NULL, &seating, 1, &position);
}

/* The table written; "" when it is refused, with the reason in `why`. */
static void write_table(const Table *table, char *out, char *why)
{
    Text text = text_into(out, SIZE), reason = text_into(why, SIZE);
    bool good = watopoly_write(table, &text, &reason);
    CHECK_INT(good, reason.length == 0);
}

#define CHECK_WRONG(expected) check_wrong(__LINE__, expected)
static void check_wrong(int line, const char *expected)
{
    static char wrong[SIZE];
    Table *table = read_bytes(file_text, strlen(file_text), wrong, sizeof wrong);
    check_text(__FILE__, line, "what is wrong", expected, wrong);
    table_free(table);
}

/* The text is good, and written again it is the good file. */
static void check_same(const char *bytes)
{
    static char wrong[SIZE], out[SIZE], why[SIZE], expected[SIZE];
    Table *table = read_bytes(bytes, strlen(bytes), wrong, sizeof wrong);
    CHECK_TEXT("", wrong);
    if (table == NULL) return;
    write_table(table, out, why);
    join_lines(good_lines, LINES, "\n");
    memcpy(expected, file_text, sizeof expected);
    CHECK_TEXT(expected, out);
    table_free(table);
}

static void W4_round_trip_to_the_byte(void)
{
    char copy[SIZE];
    join_lines(good_lines, LINES, "\n");
    memcpy(copy, file_text, sizeof copy);
    check_same(copy);
}

static void W4_blanks_blank_lines_and_line_ends_are_tolerated(void)
{
    static char copy[SIZE];
    join_lines(good_lines, LINES, "\r\n");
    memcpy(copy, file_text, sizeof copy);
    check_same(copy);
    join_lines(good_lines, LINES, " \t \n\n \t\n\r\n");
    memcpy(copy, file_text, sizeof copy);
    check_same(copy);
    join_lines(good_lines, LINES, "\n");
    memcpy(copy, file_text, sizeof copy);
    copy[strlen(copy) - 1] = '\0';
    check_same(copy);
    Text text = text_into(copy, sizeof copy);
    text_add(&text, "\n\t ");
    for (const char *at = file_text; *at != '\0'; at++)
        text_add(&text, *at == ' ' ? "\t  " : (char[]){*at, '\0'});
    check_same(copy);
}

static void W4_what_the_file_says_is_what_is_played(void)
{
    static char wrong[SIZE];
    join_lines(good_lines, LINES, "\n");
    Table *table = read_bytes(file_text, strlen(file_text), wrong, sizeof wrong);
    CHECK(table != NULL);
    if (table == NULL) return;
    const Game *game = table_game(table);
    CHECK_INT(3, game->seat_count);
    CHECK_INT(PHASE_TURN, game->phase);
    CHECK_INT(0, game->decider);
    CHECK_TEXT("Bob", table_seating(table)->seats[1].name);
    CHECK_INT('$', edition.tokens[game->seats[2].token].symbol);
    CHECK_INT(1, game_release_count(game, 0));
    CHECK_INT(20, game->seats[1].cash);
    CHECK_INT(1, game->seats[1].in_jail);
    CHECK_INT(2, game->seats[1].jail_turns);
    CHECK_INT(10, game->seats[2].space);
    CHECK_INT(0, game->seats[2].in_jail);
    DeedId al = edition_find_deed(&edition, "al"), mc = edition_find_deed(&edition, "mc");
    CHECK_INT(5, game->holdings[al].level);
    CHECK_INT(1, game->holdings[mc].mortgaged);
    CHECK_INT(1, game->holdings[mc].owner);
    table_free(table);
}

static void W4_the_number_of_players(void)
{
    change_line(1, "x");
    CHECK_WRONG("f:1: \"x\" is no number of players; 2 to 8 can play\n");
    change_line(1, "1");
    CHECK_WRONG("f:1: \"1\" is no number of players; 2 to 8 can play\n");
    change_line(1, "9");
    CHECK_WRONG("f:1: \"9\" is no number of players; 2 to 8 can play\n");
    change_line(1, "+3");
    CHECK_WRONG("f:1: \"+3\" is no number of players; 2 to 8 can play\n");
    change_line(1, "3 4");
    CHECK_WRONG("f:1: the first line is the number of players and nothing else\n");
    change_line(1, "2");
    CHECK_WRONG("f:4: a player too many: line 1 says 2\n");
    change_line(1, "4");
    CHECK_WRONG("f:5: \"AL\" stands where player 4 of 4 is expected\n");
    file_text[0] = '\0';
    CHECK_WRONG("f:1: the file is empty; it begins with the number of players\n");
    strcpy(file_text, "3\nAnn G 1 1500 0\n");
    CHECK_WRONG("f:2: the file ends before player 2 of 3\n");
    strcpy(file_text, "2\nAnn G 1 1500 0\nBob B 0 7 3");
    CHECK_WRONG("f:3: AL to DC are missing at the end\n");
}

static void W4_names(void)
{
    change_line(4, "BANK $ 3 0 10 0");
    CHECK_WRONG("f:4: \"BANK\": nobody may be called BANK\n"
                "f:12: no player is called Cy; what nobody owns belongs to BANK\n"
                "f:20: no player is called Cy; what nobody owns belongs to BANK\n");
    change_line(3, "Ann B 0 20 10 1 2");
    CHECK_WRONG("f:3: two players are called Ann\n"
                "f:7: no player is called Bob; what nobody owns belongs to BANK\n"
                "f:25: no player is called Bob; what nobody owns belongs to BANK\n"
                "f:31: no player is called Bob; what nobody owns belongs to BANK\n"
                "f:32: no player is called Bob; what nobody owns belongs to BANK\n");
    change_line(2, "A\001n G 1 1500 0");
    char wrong[SIZE];
    CHECK(read_bytes(file_text, strlen(file_text), wrong, sizeof wrong) == NULL);
    CHECK(strstr(wrong, "f:2: \"A?n\": a name has no quotes and no control characters in it\n") ==
          wrong);
    change_line(2, "A2345678901234567890123456789012 G 1 1500 0");
    CHECK(read_bytes(file_text, strlen(file_text), wrong, sizeof wrong) == NULL);
    CHECK(strstr(wrong, "a name has at most 31 letters\n") != NULL);
    change_line(2, "Ann Lee G 1 1500 0");
    CHECK_WRONG("f:2: \"Ann Lee\": a name has no blanks in it\n");
}

static void W4_pieces_cups_and_money(void)
{
    change_line(2, "Ann X 1 1500 0");
    CHECK_WRONG("f:2: \"X\" is no piece; the pieces are G B D P S $ L T\n");
    change_line(2, "Ann g 1 1500 0");
    CHECK_WRONG("f:2: \"g\" is no piece; the pieces are G B D P S $ L T\n");
    change_line(3, "Bob G 0 20 10 1 2");
    CHECK_WRONG("f:3: the piece G is taken already by Ann\n");
    change_line(2, "Ann G 2 1500 0");
    CHECK_WRONG("f:4: that makes 5 cups; all players together have at most 4\n");
    change_line(2, "Ann G -1 1500 0");
    CHECK_WRONG("f:2: \"-1\" is no number of cups; it is 0 to 4\n");
    change_line(2, "Ann G 1 -1 0");
    CHECK_WRONG("f:2: \"-1\" is no sum of money; it is a whole number from 0 to 100000000\n");
    change_line(2, "Ann G 1 12.5 0");
    CHECK_WRONG("f:2: \"12.5\" is no sum of money; it is a whole number from 0 to 100000000\n");
    change_line(2, "Ann G 1 100000001 0");
    CHECK_WRONG(
        "f:2: \"100000001\" is no sum of money; it is a whole number from 0 to 100000000\n");
    change_line(2, "Ann G 1 99999999999999999999 0");
    CHECK_WRONG("f:2: \"99999999999999999999\" is no sum of money; it is a whole number from 0 to "
                "100000000\n");
    change_line(2, "Ann G 1 1500");
    CHECK_WRONG("f:2: a player is: name char TimsCups money position\n");
}

static void W4_squares_and_the_line(void)
{
    change_line(2, "Ann G 1 1500 40");
    CHECK_WRONG("f:2: \"40\" is no square; they are 0 to 39\n");
    change_line(2, "Ann G 1 1500 -1");
    CHECK_WRONG("f:2: \"-1\" is no square; they are 0 to 39\n");
    change_line(2, "Ann G 1 1500 30");
    CHECK_WRONG("f:2: nobody can stand on square 30, Go To Tims\n");
    change_line(2, "Ann G 1 1500 10");
    CHECK_WRONG("f:2: behind position 10 comes 0, or 1 and the turns in line\n");
    change_line(2, "Ann G 1 1500 10 2");
    CHECK_WRONG("f:2: behind position 10 comes 0, or 1 and the turns in line\n");
    change_line(2, "Ann G 1 1500 10 1");
    CHECK_WRONG("f:2: the number of turns in line is missing; it is 0 to 2\n");
    change_line(2, "Ann G 1 1500 10 1 3");
    CHECK_WRONG("f:2: \"3\" is no number of turns in line; it is 0 to 2\n");
    change_line(2, "Ann G 1 1500 10 1 -1");
    CHECK_WRONG("f:2: \"-1\" is no number of turns in line; it is 0 to 2\n");
    change_line(2, "Ann G 1 1500 10 0 1");
    CHECK_WRONG("f:2: there is more on the line than a player has\n");
    change_line(2, "Ann G 1 1500 9 0");
    CHECK_WRONG("f:2: there is more on the line than a player has\n");
    change_line(2, "Ann G 1 1500 10 1 2 0");
    CHECK_WRONG("f:2: there is more on the line than a player has\n");
}

static void W4_buildings_missing_twice_unknown_or_out_of_order(void)
{
    const char *lines[LINES + 1];
    change_line(5, NULL);
    CHECK_WRONG("f:5: AL is missing before this line\n");
    change_line(15, NULL);
    CHECK_WRONG("f:15: UWP is missing before this line\n");
    change_line(32, NULL);
    CHECK_WRONG("f:31: DC is missing at the end\n");
    change_line(8, "Ech BANK 0");
    CHECK_WRONG("f:8: there is no building called Ech; ECH is expected here\n");
    change_line(8, "ML Ann 0");
    CHECK_WRONG("f:8: ML is listed twice\nf:9: ECH is missing before this line\n");
    memcpy(lines, good_lines, sizeof good_lines);
    lines[8] = good_lines[9];
    lines[9] = good_lines[8];
    join_lines(lines, LINES, "\n");
    CHECK_WRONG("f:9: HH is out of order; PAS is expected here\n");
    for (int i = 4; i + 1 < LINES; i++) lines[i] = good_lines[i + 1];
    lines[LINES - 1] = good_lines[4];
    join_lines(lines, LINES, "\n");
    CHECK_WRONG("f:32: AL is out of order; buildings stand as they do on the board\n");
    memcpy(lines, good_lines, sizeof good_lines);
    lines[LINES] = "DC Bob 2";
    join_lines(lines, LINES + 1, "\n");
    CHECK_WRONG("f:33: DC is listed twice\n");
    lines[LINES] = "the end";
    join_lines(lines, LINES + 1, "\n");
    CHECK_WRONG("f:33: there is no building called the; this line is too many\n");
    change_line(10, "HH Ann");
    CHECK_WRONG("f:10: a building is: HH owner improvements\n");
    change_line(10, "HH Ann 0 0");
    CHECK_WRONG("f:10: a building is: HH owner improvements\n");
}

static void W4_owners_and_improvements(void)
{
    change_line(8, "ECH Anne 0");
    CHECK_WRONG("f:8: no player is called Anne; did you mean Ann?\n");
    change_line(8, "ECH bank 0");
    CHECK_WRONG("f:8: no player is called bank; did you mean BANK?\n");
    change_line(32, "DC Bob 6");
    CHECK_WRONG("f:32: \"6\" is no number of improvements; it is 0 to 5, or -1 for a mortgage\n");
    change_line(32, "DC Bob -2");
    CHECK_WRONG("f:32: \"-2\" is no number of improvements; it is 0 to 5, or -1 for a mortgage\n");
    change_line(32, "DC Bob two");
    CHECK_WRONG("f:32: \"two\" is no number of improvements; it is 0 to 5, or -1 for a mortgage\n");
    change_line(31, "MC Ann -1");
    CHECK_WRONG("f:32: DC has improvements, but nobody owns all of Math\n");
    change_line(8, "ECH BANK 1");
    CHECK_WRONG("f:8: ECH has improvements, but nobody owns all of Arts2\n");
    change_line(8, "ECH BANK -1");
    CHECK_WRONG("f:8: ECH belongs to BANK and cannot be mortgaged\n");
    change_line(15, "UWP Ann 1");
    CHECK_WRONG("f:15: UWP cannot be improved; it is 0, or -1 for a mortgage\n");
    change_line(25, "CIF Bob 5");
    CHECK_WRONG("f:25: CIF cannot be improved; it is 0, or -1 for a mortgage\n");
}

static void W4_every_mistake_has_its_message(void)
{
    const char *lines[LINES];
    memcpy(lines, good_lines, sizeof lines);
    lines[1] = "Ann Q 5 x 30";
    lines[2] = "Bob B 0 20 10";
    lines[5] = "ML Zed 9";
    lines[20] = "EV4 BANK 0";
    lines[29] = "REV BANK 2";
    join_lines(lines, LINES, "\n");
    CHECK_WRONG("f:2: \"Q\" is no piece; the pieces are G B D P S $ L T\n"
                "f:2: that makes 5 cups; all players together have at most 4\n"
                "f:2: \"x\" is no sum of money; it is a whole number from 0 to 100000000\n"
                "f:2: nobody can stand on square 30, Go To Tims\n"
                "f:3: behind position 10 comes 0, or 1 and the turns in line\n"
                "f:6: no player is called Zed; what nobody owns belongs to BANK\n"
                "f:6: \"9\" is no number of improvements; it is 0 to 5, or -1 for a mortgage\n"
                "f:21: there is no building called EV4; EV3 is expected here\n"
                "f:30: REV cannot be improved; it is 0, or -1 for a mortgage\n");
}

/* What was read can be written, read and written again, always the same. */
static void check_stable(Table *table)
{
    static char wrong[SIZE], first[SIZE], second[SIZE], why[SIZE];
    write_table(table, first, why);
    CHECK_TEXT("", why);
    Table *again = read_bytes(first, strlen(first), wrong, sizeof wrong);
    CHECK_TEXT("", wrong);
    if (again == NULL) return;
    write_table(again, second, why);
    CHECK_TEXT(first, second);
    table_free(again);
}

static void W4_cut_anywhere_is_told_or_good(void)
{
    static char wrong[SIZE];
    join_lines(good_lines, LINES, "\n");
    size_t length = strlen(file_text);
    int good = 0;
    for (size_t cut = 0; cut <= length; cut++) {
        Table *table = read_bytes(file_text, cut, wrong, sizeof wrong);
        if (table == NULL) continue;
        good++;
        check_stable(table);
        table_free(table);
    }
    /* All of it, and all of it without the last newline. */
    CHECK_INT(2, good);
}

static void W4_a_byte_flipped_anywhere_never_crashes(void)
{
    static const char bytes[] = {'\0', '\1', '\n', '\r', ' ',    '\t',   '-',
                                 '0',  '9',  'A',  '$',  '\x80', '\xC3', '\xFF'};
    static char wrong[SIZE], copy[SIZE];
    join_lines(good_lines, LINES, "\n");
    size_t length = strlen(file_text);
    for (size_t at = 0; at < length; at++) {
        for (size_t i = 0; i < sizeof bytes + 8; i++) {
            memcpy(copy, file_text, length);
            copy[at] = i < sizeof bytes ? bytes[i] : (char)(copy[at] ^ (1 << (i - sizeof bytes)));
            Table *table = read_bytes(copy, length, wrong, sizeof wrong);
            if (table != NULL) check_stable(table);
            table_free(table);
        }
    }
}

static void W4_any_bytes_never_crash(void)
{
    static char wrong[SIZE], bytes[2000];
    Rng rng = rng_seed(4, 0);
    for (int round = 0; round < 300; round++) {
        size_t length = rng_below(&rng, sizeof bytes);
        for (size_t i = 0; i < length; i++)
            bytes[i] = round % 2 ? (char)rng_next(&rng) : " \n0123ALBob$"[rng_below(&rng, 12)];
        table_free(read_bytes(bytes, length, wrong, sizeof wrong));
    }
    char *lines = mem_new(200000, 1);
    memset(lines, 'A', 200000);
    for (size_t i = 1; i < 200000; i += 2) lines[i] = '\n';
    table_free(read_bytes(lines, 200000, wrong, sizeof wrong));
    CHECK(wrong[0] != '\0');
    mem_free(lines);
}

static bool act(Table *table, ActionKind kind, Money amount, Money second)
{
    Action action = action_of(table_game(table), kind);
    action.amount = amount;
    action.second = second;
    Refusal refusal = table_submit(table, &action);
    CHECK_INT(REFUSAL_NONE, refusal);
    return refusal == REFUSAL_NONE;
}

static void W4_saved_only_where_the_format_holds_it(void)
{
    static char wrong[SIZE], out[SIZE], why[SIZE];
    change_line(2, "Ann G 1 100 0");
    Table *table = read_bytes(file_text, strlen(file_text), wrong, sizeof wrong);
    CHECK(table != NULL);
    if (table == NULL) return;
    CHECK(!watopoly_forgets(table_game(table)));
    act(table, ACTION_ROLL, 0, 0);
    act(table, ACTION_DICE, 2, 4); /* ECH, vacant */
    write_table(table, out, why);
    CHECK_TEXT("The file cannot hold an open question: answer it, then save.", why);
    CHECK_TEXT("", out);
    act(table, ACTION_BUY, 0, 0);
    write_table(table, out, why);
    CHECK_TEXT("", why);
    CHECK(strstr(out, "3\nAnn G 1 0 6\nBob") == out);
    CHECK(strstr(out, "\nECH Ann 0\n") != NULL);
    CHECK(watopoly_forgets(table_game(table)));
    act(table, ACTION_END, 0, 0);
    write_table(table, out, why);
    CHECK(strstr(out, "3\nBob B 0 20 10 1 2\nCy $ 3 0 10 0\nAnn G 1 0 6\n") == out);
    act(table, ACTION_ROLL, 0, 0);
    act(table, ACTION_DICE, 1, 2); /* the third failed roll: 50 are due */
    write_table(table, out, why);
    CHECK_TEXT("A debt is open, and the file cannot hold it: settle it, then save.", why);
    CHECK_TEXT("", out);
    act(table, ACTION_BANKRUPT, 0, 0);
    while (table_game(table)->phase == PHASE_AUCTION) act(table, ACTION_PASS, 0, 0);
    write_table(table, out, why);
    CHECK(strstr(out, "2\nCy $ 3 0 10 0\nAnn G 1 0 6\n") == out);
    CHECK(strstr(out, "\nMC BANK 0\nDC BANK 0\n") != NULL);
    check_stable(table);
    table_free(table);
}

static void W4_every_turn_of_random_games_goes_round(void)
{
    Seating seating = {0};
    for (int i = 0; i < 4; i++)
        seating_add(&seating, &edition, (const char *[]){"Ann", "Bob", "Cy", "Zo\xC3\xAB"}[i], NULL,
                    NO_TOKEN, 0);
    int saved = 0;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        Table *table = table_new(&edition, NULL, &seating, seed);
        Rng rng = rng_seed(seed, 1);
        for (int i = 0; i < 1500 && table_game(table)->phase != PHASE_OVER; i++) {
            const Game *game = table_game(table);
            if (game->phase == PHASE_TURN && game->doubles == 0 && i % 7 == 0) {
                check_stable(table);
                saved++;
            }
            Action action;
            if (!table_propose(table, true, &action))
                ask(&random_player, &edition, NULL, game, &rng, &action, NULL);
            CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
        }
        table_free(table);
    }
    CHECK(saved > 30);
}

static void W12_names_of_players(void)
{
    static const char *const wrong[] = {"",        "A B",  "A\tB",
                                        "BANK",    "a b ", "a\"b",
                                        "a\x1B[b", "\xFF", "A2345678901234567890123456789012"};
    char buffer[SIZE];
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        Text why = text_into(buffer, sizeof buffer);
        CHECK(!watopoly_name_check(wrong[i], &why));
        CHECK(why.length > 0);
    }
    Text why = text_into(buffer, sizeof buffer);
    CHECK(watopoly_name_check("Zo\xC3\xAB", &why));
    CHECK(watopoly_name_check("DC", &why));
    CHECK(watopoly_name_check("500", &why));
    CHECK(watopoly_name_check("bank", &why));
}

static void W12_names_differ_by_case(void)
{
    static char wrong[SIZE];
    change_line(3, "ann B 0 20 10 1 2");
    for (char *at = file_text; (at = strstr(at, " Bob ")) != NULL;) memcpy(at, " ann ", 5);
    Table *table = read_bytes(file_text, strlen(file_text), wrong, sizeof wrong);
    CHECK_TEXT("", wrong);
    if (table == NULL) return;
    const Game *game = table_game(table);
    CHECK_INT(0, game->holdings[edition_find_deed(&edition, "al")].owner);
    CHECK_INT(1, game->holdings[edition_find_deed(&edition, "dc")].owner);
    CHECK_INT(1, seating_find(table_seating(table), "ann"));
    CHECK_INT(0, seating_find(table_seating(table), "Ann"));
    char buffer[SIZE];
    Text why = text_into(buffer, sizeof buffer);
    CHECK(seating_check_begun(table_seating(table), &edition, NULL, &why));
    table_free(table);
}

/* Letters of any alphabet, as many as a name may have. */
static void W12_long_names_come_back_from_the_file(void)
{
    static char wrong[SIZE], line[SIZE], out[SIZE], why[SIZE];
    Text text = text_into(line, sizeof line);
    for (int i = 0; i < 31; i++) text_add(&text, "\xE7\x8E\x8B");
    char name[SIZE];
    text_copy(name, sizeof name, line);
    text_add(&text, " L 0 1500 0");
    change_line(1, "4");
    char *second = strchr(strchr(file_text, '\n') + 1, '\n') + 1;
    char rest[SIZE];
    text_copy(rest, sizeof rest, second);
    Text file = text_into(file_text, sizeof file_text);
    text_add(&file, "4\nAnn G 1 1500 0\n");
    text_add(&file, line);
    text_add(&file, "\n");
    text_add(&file, rest);
    Table *table = read_bytes(file_text, strlen(file_text), wrong, sizeof wrong);
    CHECK_TEXT("", wrong);
    if (table == NULL) return;
    CHECK_TEXT(name, table_seating(table)->seats[1].name);
    write_table(table, out, why);
    CHECK(strstr(out, line) != NULL);
    table_free(table);
}

static void W4_a_byte_order_mark_is_nothing(void)
{
    static char copy[SIZE];
    join_lines(good_lines, LINES, "\n");
    Text text = text_into(copy, sizeof copy);
    text_add(&text, "\xEF\xBB\xBF");
    text_add(&text, file_text);
    check_same(copy);
}

static bool looks(const char *bytes)
{
    return watopoly_looks_like(&edition, bytes, strlen(bytes));
}

static void T5_what_looks_like_a_save(void)
{
    join_lines(good_lines, LINES, "\n");
    CHECK(looks(file_text));
    CHECK(looks("2\nAnn G 0 1500 0\n"));
    CHECK(looks("\xEF\xBB\xBF"
                "2\r\nAnn G 0 1500 0 \r\n"));
    CHECK(!looks(""));
    CHECK(!looks("2\n"));
    CHECK(!looks("#!/bin/sh\necho 2\n"));
    CHECK(!looks("2\nmilk and eggs\n"));
    CHECK(!looks("opoly record 1\nedition waterloo\n"));
    CHECK(!looks("9\nAnn G 0 1500 0\n"));
}

/* Column `x` to `x + 7` of line `y` of the board in `out`. */
static void check_cell(const char *out, int y, int x, const char *expected)
{
    char cell[8] = "";
    for (; y > 0; y--) out = strchr(out, '\n') + 1;
    for (int i = 0; i < x && *out != '\n'; i++) out++;
    size_t count = strcspn(out, "\n");
    memcpy(cell, out, count < 7 ? count : 7);
    CHECK_TEXT(expected, cell);
}

static void W13_the_board_shows_improvements_names_and_pieces(void)
{
    static char wrong[SIZE], buffer[4 * SIZE];
    join_lines(good_lines, LINES, "\n");
    Table *table = read_bytes(file_text, strlen(file_text), wrong, sizeof wrong);
    CHECK(table != NULL);
    if (table == NULL) return;
    Text out = text_into(buffer, sizeof buffer);
    watopoly_board_write(table, 0, &out);
    int lines = 0, columns = 0;
    for (const char *at = buffer; *at != '\0'; at += strcspn(at, "\n") + 1) {
        lines++;
        if ((int)strcspn(at, "\n") > columns) columns = (int)strcspn(at, "\n");
    }
    CHECK_INT(56, lines);
    CHECK_INT(89, columns);
    check_cell(buffer, 1, 1, "Goose  ");
    check_cell(buffer, 2, 1, "Nesting");
    check_cell(buffer, 46, 81, "II     "); /* DC, above the start */
    check_cell(buffer, 47, 81, "-------");
    check_cell(buffer, 48, 81, "DC  (B)");
    check_cell(buffer, 51, 73, "IIIII  "); /* AL */
    check_cell(buffer, 53, 73, "AL  (G)");
    check_cell(buffer, 51, 41, "MKV [B]"); /* mortgaged */
    check_cell(buffer, 51, 81, "COLLECT");
    check_cell(buffer, 54, 81, "G      ");
    check_cell(buffer, 51, 1, "DC Tims");
    check_cell(buffer, 53, 1, "B      "); /* in line */
    check_cell(buffer, 54, 1, "$      "); /* passing by */
    CHECK(strstr(buffer, "#   #  ###  #####  ###  ####   ###  #     #   #") != NULL);
    CHECK(strstr(buffer, "> G Ann") != NULL);
    CHECK(strstr(buffer, "(G) owned by G   [G] mortgaged") != NULL);
    table_free(table);
}

static int widest_line(const char *text, int *lines)
{
    int widest = 0;
    *lines = 0;
    for (const char *at = text; *at != '\0'; at += strcspn(at, "\n") + 1) {
        ++*lines;
        if ((int)strcspn(at, "\n") > widest) widest = (int)strcspn(at, "\n");
    }
    return widest;
}

static void W13_below_89_columns_the_board_is_compact(void)
{
    static char wrong[SIZE], buffer[4 * SIZE];
    join_lines(good_lines, LINES, "\n");
    Table *table = read_bytes(file_text, strlen(file_text), wrong, sizeof wrong);
    CHECK(table != NULL);
    if (table == NULL) return;
    for (int columns = 40; columns < 89; columns++) {
        int lines;
        Text out = text_into(buffer, sizeof buffer);
        watopoly_board_write(table, columns, &out);
        CHECK(widest_line(buffer, &lines) <= columns);
        if (columns >= 79) CHECK(lines <= 20);
    }
    CHECK(strstr(buffer, "|AL   G|") != NULL);
    CHECK(strstr(buffer, "|IIIII |") != NULL);
    CHECK(strstr(buffer, "|MKV B|") != NULL);
    CHECK(strstr(buffer, "|m    |") != NULL);
    CHECK(strstr(buffer, "DC       B II") != NULL);
    CHECK(strstr(buffer, ">G $1,500 Ann") != NULL);
    CHECK(strstr(buffer, "|DC Tims|") != NULL);
    table_free(table);
}

/* Does every piece stand on square `space` of the board at this width? */
static void check_crowd(SpaceId space, int columns)
{
    static char buffer[4 * SIZE];
    Seating seating = {0};
    for (int i = 0; i < 8; i++) seating_add(&seating, &edition, "x", NULL, NO_TOKEN, 0);
    Game game;
    setup_game(&edition, 8, NULL, &game);
    for (int i = 0; i < 8; i++) game.seats[i].space = space;
    DeedId deed = edition.spaces[space].deed;
    if (deed != NO_DEED) game.holdings[deed].owner = 0;
    if (deed != NO_DEED) game.holdings[deed].level = 5;
    Table *table = table_new_at(&edition, NULL, &seating, 1, &game);
    Text out = text_into(buffer, sizeof buffer);
    watopoly_board_write(table, columns, &out);
    for (int i = 0; i < 8; i++) {
        int found = 0;
        for (const char *at = buffer; *at != '\0'; at++)
            found += *at == edition.tokens[game.seats[i].token].symbol;
        check_int(__FILE__, __LINE__, "a piece is there", 1, found > 0);
    }
    CHECK(strstr(buffer, "GBDPS") != NULL);
    table_free(table);
}

static void W13_eight_pieces_fit_on_any_square(void)
{
    for (int space = 0; space < edition.space_count; space++) {
        if (space == 30) continue;
        check_crowd((SpaceId)space, 80);
        check_crowd((SpaceId)space, 120);
    }
}

static void W13_eight_pieces_fit_on_one_square(void)
{
    static char buffer[4 * SIZE];
    Seating seating = {0};
    for (int i = 0; i < 8; i++) seating_add(&seating, &edition, "", NULL, NO_TOKEN, 0);
    Game game;
    setup_game(&edition, 8, NULL, &game);
    for (int i = 0; i < 8; i++) game.seats[i].space = 39;
    Table *table = table_new_at(&edition, NULL, &seating, 1, &game);
    Text out = text_into(buffer, sizeof buffer);
    watopoly_board_write(table, 0, &out);
    check_cell(buffer, 48, 81, "DC    T");
    check_cell(buffer, 49, 81, "GBDPS$L");
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("waterloo", NULL, &edition);
    RUN(W4_round_trip_to_the_byte);
    RUN(W4_blanks_blank_lines_and_line_ends_are_tolerated);
    RUN(W4_what_the_file_says_is_what_is_played);
    RUN(W4_the_number_of_players);
    RUN(W4_names);
    RUN(W4_pieces_cups_and_money);
    RUN(W4_squares_and_the_line);
    RUN(W4_buildings_missing_twice_unknown_or_out_of_order);
    RUN(W4_owners_and_improvements);
    RUN(W4_every_mistake_has_its_message);
    RUN(W4_cut_anywhere_is_told_or_good);
    RUN(W4_a_byte_flipped_anywhere_never_crashes);
    RUN(W4_any_bytes_never_crash);
    RUN(W4_saved_only_where_the_format_holds_it);
    RUN(W4_every_turn_of_random_games_goes_round);
    RUN(W12_names_of_players);
    RUN(W12_names_differ_by_case);
    RUN(W12_long_names_come_back_from_the_file);
    RUN(W4_a_byte_order_mark_is_nothing);
    RUN(T5_what_looks_like_a_save);
    RUN(W13_the_board_shows_improvements_names_and_pieces);
    RUN(W13_eight_pieces_fit_on_one_square);
    RUN(W13_below_89_columns_the_board_is_compact);
    RUN(W13_eight_pieces_fit_on_any_square);
    return check_done();
}
