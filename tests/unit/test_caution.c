/* test_caution.c -- nothing that loses a game, a seat or a deed is done unasked in the terminal. */
#include "check.h"
#include "console_talk.h"

/* Ann and Bob, testing. */
static void sit_down(const char *word, const char *rules)
{
    edition_file_read(word, rules, &edition);
    Seating seating = {0};
    seating_add(&seating, &edition, "Ann", NULL, NO_TOKEN, 0);
    seating_add(&seating, &edition, "Bob", NULL, NO_TOKEN, 0);
    seating_fill(&seating, &edition, player_find("simple"));
    table = table_new(&edition, NULL, &seating, 1);
    console = console_new(table, (ConsoleOptions){.testing = true, .columns = 80});
    said = text_growing();
    argument = text_growing();
}

static bool has(const char *text, const char *words)
{
    return strstr(text, words) != NULL;
}

static bool in(int seat)
{
    return game_seat_in(table_game(table), (SeatId)seat);
}

/* Ann owns Old Kent Road and is £20 below zero at the end of her turn. */
static void owe_in_london(void)
{
    sit_down("london", "start_money=240 any_dice=on");
    say("roll 0 1; buy; end; roll 0 20; end; roll 0 3");
    CHECK_INT(-20, table_game(table)->seats[0].cash);
}

static void T1_ending_in_debt_asks(void)
{
    owe_in_london();
    CHECK(has(prompt(), "mortgage, trade or end."));
    CHECK_TEXT("Ending the turn with -£20 makes Ann bankrupt. £30 can still be raised: \"legal\" "
               "shows how.\n",
               say("end"));
    CHECK(in(0));
    CHECK_TEXT("Really? \"yes\" or \"end!\" does it; anything else does not.\nAnn> ", prompt());
    CHECK_TEXT("Nothing was done.\n", say("no"));
    CHECK(!has(prompt(), "Really?"));
    say("e");
    CHECK(in(0));
    CHECK_TEXT("Nothing was done.\n", say(""));
    say("end; end");
    CHECK(has(said.start, "The rest of the line was left out."));
    CHECK(in(0));
    say("mortgage old-kent");
    CHECK_INT(10, table_game(table)->seats[0].cash);
    say("end");
    CHECK(in(0)); /* out of debt nothing is asked */
    CHECK_INT(1, table_game(table)->decider);
    get_up();
}

static void T1_a_second_end_or_a_bang_obeys(void)
{
    static const char *const ways[] = {"end", "yes", "y", "end!", "e!"};
    for (int i = 0; i < 5; i++) {
        owe_in_london();
        if (i < 3) say("end");
        CHECK(in(0));
        say(ways[i]);
        CHECK(!in(0));
        get_up();
    }
}

static void T1_another_command_between_forgets_the_question(void)
{
    owe_in_london();
    say("end");
    say("players");
    say("end");
    CHECK(in(0));
    say("legal");
    CHECK_TEXT("Nothing was asked that could be answered with yes.\n", say("yes"));
    CHECK(in(0));
    get_up();
}

static void T1_bilkent_asks_too(void)
{
    sit_down("bilkent", "start_money=100 any_dice=on order=entered token_choice=setup");
    say("roll 0 4");
    CHECK(table_game(table)->seats[0].cash < 0);
    CHECK(has(say("end"), "makes Ann bankrupt."));
    CHECK(!has(said.start, "raised")); /* there is nothing to raise it with */
    CHECK(in(0));
    say("end");
    CHECK(!in(0));
    get_up();
}

static void T1_bankruptcy_is_asked(void)
{
    sit_down("london", "start_money=100 any_dice=on");
    say("roll 0 4");
    CHECK(has(prompt(), "trade, end or bankrupt."));
    CHECK_TEXT("Ann goes bankrupt and is out of the game.\n", say("bankrupt"));
    CHECK(in(0));
    say("bankrupt");
    CHECK(!in(0));
    get_up();
}

static void T1_a_letter_declines_nothing_unasked(void)
{
    sit_down("classic", "order=entered");
    say("roll 1 2");
    CHECK_TEXT("Ann does not buy Baltic Avenue.\n", say("n"));
    CHECK_INT(PHASE_BUY, table_game(table)->phase);
    CHECK_TEXT("Ann does not buy Baltic Avenue.\n", say("p"));
    CHECK_INT(PHASE_BUY, table_game(table)->phase);
    say("decline");
    CHECK_INT(PHASE_AUCTION, table_game(table)->phase);
    CHECK_TEXT("Bob bids no more.\n", say("p"));
    CHECK_INT(1, table_game(table)->decider);
    say("pass");
    CHECK_INT(0, table_game(table)->decider);
    get_up();
}

static void T1_a_deed_sold_for_good_is_asked(void)
{
    sit_down("bharat", NULL);
    const Game *game = table_game(table);
    while (game->phase != PHASE_TURN) say("roll");
    say("roll 1 4");
    say("buy");
    SeatId seat = 0;
    while (game->seats[seat].deeds == 0) seat++;
    CHECK_TEXT("This sells Ranchi to the bank for good; it is no loan.\n", say("mortgage ranchi"));
    CHECK(game->seats[seat].deeds != 0);
    say("mortgage ranchi");
    CHECK(game->seats[seat].deeds == 0);
    get_up();
}

static void T4_resigning_asks_and_names_who_leaves(void)
{
    sit_down("classic", "order=entered");
    CHECK_TEXT("Bob leaves the game for good, with everything owned.\n", say("resign Bob"));
    CHECK(in(1));
    CHECK_TEXT("Ann leaves the game for good, with everything owned.\n", say("resign"));
    CHECK(in(0) && in(1)); /* not the same as before: asked again */
    say("resign! Bob");
    CHECK(!in(1) && in(0));
    get_up();
}

static void T4_restart_and_quit_ask(void)
{
    sit_down("classic", "order=entered");
    CHECK_TEXT("A new game begins, and this one is lost.\n", say("restart"));
    CHECK_INT(CONSOLE_GO_ON, wish);
    CHECK_TEXT("This game is not saved: it is lost.\n", say("quit"));
    CHECK_INT(CONSOLE_GO_ON, wish);
    say("q");
    CHECK_INT(CONSOLE_GO_ON, wish);
    say("q");
    CHECK_INT(CONSOLE_QUIT, wish);
    console_kept(console, true);
    CHECK_TEXT("You leave the game; it stays saved.\n", say("quit"));
    say("yes");
    CHECK_INT(CONSOLE_QUIT, wish);
    say("restart!");
    CHECK_INT(CONSOLE_RESTART, wish);
    get_up();
}

static void T4_stopping_asks(void)
{
    sit_down("classic", "order=entered");
    CHECK(has(say("stop"), "if all agree, the game ends"));
    CHECK_INT(0, table_action_count(table));
    say("stop");
    CHECK_INT(PHASE_VOTE, table_game(table)->phase);
    get_up();
}

static void T4_loading_over_an_unsaved_game_asks(void)
{
    sit_down("classic", "order=entered");
    say("load 3");
    CHECK_INT(CONSOLE_GO_ON, wish);
    say("yes");
    CHECK_INT(CONSOLE_LOAD, wish);
    CHECK_TEXT("3", argument.start);
    CHECK_TEXT("", say("load"));
    CHECK_INT(CONSOLE_GAMES, wish);
    console_kept(console, true);
    say("load 3");
    CHECK_INT(CONSOLE_LOAD, wish);
    get_up();
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(T1_ending_in_debt_asks);
    RUN(T1_a_second_end_or_a_bang_obeys);
    RUN(T1_another_command_between_forgets_the_question);
    RUN(T1_bilkent_asks_too);
    RUN(T1_bankruptcy_is_asked);
    RUN(T1_a_letter_declines_nothing_unasked);
    RUN(T1_a_deed_sold_for_good_is_asked);
    RUN(T4_resigning_asks_and_names_who_leaves);
    RUN(T4_restart_and_quit_ask);
    RUN(T4_stopping_asks);
    RUN(T4_loading_over_an_unsaved_game_asks);
    return check_done();
}
