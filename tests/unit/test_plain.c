/* test_plain.c -- the game in the terminal with --plain: whole sentences, nothing drawn, in every
 * edition; and what is said is true. */
#include "../check.h"
#include "console_talk.h"
#include "players/player_kind.h"

static const char *const editions[] = {"classic",  "london",  "bharat",
                                       "montreal", "bilkent", "waterloo"};

static void sit_down(const char *name, int seats)
{
    Seating seating = {0};
    static const char *const names[] = {"Ann", "Bob", "Cem", "Dov"};
    edition_file_read(name, "order=entered", &edition);
    for (int i = 0; i < seats; i++)
        seating_add(&seating, &edition, names[i], i == 0 ? NULL : player_find("simple"), NO_TOKEN,
                    0);
    table = table_new(&edition, NULL, &seating, 11);
    console = console_new(table, (ConsoleOptions){.plain = true, .columns = 120});
    said = text_growing();
    argument = text_growing();
}

/* No columns, no boxes, no escape sequences. */
static bool is_plain(const char *words)
{
    bool good = strstr(words, "  ") == NULL && strchr(words, '\033') == NULL &&
                strstr(words, "--") == NULL && strstr(words, "\342\224") == NULL;
    if (!good) printf("not plain: %s\n", words);
    return good;
}

static bool hears(const char *words)
{
    bool found = strstr(said.start, words) != NULL;
    if (!found) printf("not said: %s, but: %s\n", words, said.start);
    return found;
}

static void the_board_is_a_list_of_sentences(void)
{
    sit_down("classic", 3);
    say("board");
    CHECK(is_plain(said.start));
    CHECK(hears("0. GO; Ann, Bob and Cem here\n"));
    CHECK(hears("1. Mediterranean Avenue, for sale for $60\n"));
    CHECK(hears("39. Boardwalk, for sale for $400\n"));
    get_up();
}

static void players_are_sentences(void)
{
    sit_down("classic", 2);
    say("players");
    CHECK(is_plain(said.start));
    CHECK(hears("Ann has $1,500. On GO. Owns nothing. Has the turn.\n"));
    CHECK(hears("Bob has $1,500. On GO. Owns nothing.\n"));
    get_up();
}

static void a_deed_is_read_line_by_line(void)
{
    sit_down("classic", 2);
    say("space 39");
    CHECK(is_plain(said.start));
    CHECK(hears("price, $400\n"));
    CHECK(hears("owner: the bank\n"));
    get_up();
}

/* What a player does who wants to get on. */
static void go_on(void)
{
    static const char *const ways[] = {"roll", "buy",        "end",     "pass", "reject",
                                       "pay",  "done",       "keep",    "stay", "auction",
                                       "wait", "token boot", "bankrupt"};
    size_t before = table_action_count(table);
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        say(ways[i]);
        CHECK(is_plain(said.start));
        if (table_action_count(table) != before) return;
    }
}

static void every_edition_is_plain_for_some_rounds(void)
{
    static const char *const looks[] = {"board", "players", "assets",  "all",   "legal",
                                        "help",  "log",     "space 3", "groups"};
    for (size_t e = 0; e < sizeof editions / sizeof editions[0]; e++) {
        sit_down(editions[e], 4);
        for (int n = 0; n < 30 && table_game(table)->phase != PHASE_OVER; n++) {
            CHECK(is_plain(prompt()));
            say(looks[(size_t)n % (sizeof looks / sizeof looks[0])]);
            CHECK(is_plain(said.start));
            go_on();
        }
        CHECK(table_action_count(table) > 20);
        get_up();
    }
}

int main(int count, char **words)
{
    check_arguments(count, words);
    RUN(the_board_is_a_list_of_sentences);
    RUN(players_are_sentences);
    RUN(a_deed_is_read_line_by_line);
    RUN(every_edition_is_plain_for_some_rounds);
    return check_done();
}
