/* test_rulebook.c -- the terminal explains itself: rules, spaces, tokens, the bank, what waits. */
#include "check.h"
#include "console_talk.h"

static void sit_down(const char *word, const char *rules, ConsoleOptions options)
{
    edition_file_read(word, rules, &edition);
    Seating seating = {0};
    seating_add(&seating, &edition, "Ann", NULL, NO_TOKEN, 0);
    seating_add(&seating, &edition, "Bob", player_find("simple"), NO_TOKEN, 0);
    seating_fill(&seating, &edition, player_find("simple"));
    table = table_new(&edition, NULL, &seating, 1);
    console = console_new(table, options);
    said = text_growing();
    argument = text_growing();
    while (console_go_on(console, submit, NULL, &said)) {
    }
}

static const ConsoleOptions choosing = {.testing = true, .columns = 80};
static const ConsoleOptions pressing = {.pressing = true, .columns = 80};

static bool has(const char *text, const char *words)
{
    return strstr(text, words) != NULL;
}

static bool fits(const char *text, size_t columns)
{
    while (*text != '\0') {
        char line[1000];
        Text one = text_into(line, sizeof line);
        text_add_bytes(&one, text, strcspn(text, "\n"));
        if (text_columns(line) > columns) return false;
        text += strcspn(text, "\n");
        if (*text == '\n') text++;
    }
    return true;
}

static void rules_are_told_for_every_board(void)
{
    static const char *const words[] = {"classic",  "london",  "bharat",
                                        "montreal", "bilkent", "waterloo"};
    for (int i = 0; i < 6; i++) {
        sit_down(words[i], "order=entered token_choice=setup", choosing);
        const char *rules = say("rules");
        CHECK(has(rules, "The aim\n  "));
        CHECK(has(rules, "Your turn\n  "));
        CHECK(has(rules, "Jail\n  ") || has(rules, "\n  "));
        CHECK(fits(rules, 80));
        get_up();
    }
}

static void bharat_shows_its_tables_by_dice(void)
{
    sit_down("bharat", NULL, choosing);
    CHECK(has(say("space chance"), "Chance: by the throw of the dice\n  2         \"Two ones!"));
    CHECK(has(say("space community"), "Community Chest: by the throw of the dice"));
    CHECK(has(say("rules"), "  12        \"Two sixes! A holiday by the sea: go to Margoa.\""));
    get_up();
}

static void bharat_names_three_ways_out_of_jail_with_their_prices(void)
{
    sit_down("bharat", "any_dice=on", choosing);
    say("roll 0 9; end");
    CHECK(has(prompt(), "roll (three throws; Rs. 1,000 if none frees you), pay Rs. 500 or wait "
                        "(costs the turn, no money)."));
    get_up();
}

static void any_space_is_explained(void)
{
    static const char *const words[] = {"classic",  "london",  "bharat",
                                        "montreal", "bilkent", "waterloo"};
    for (int i = 0; i < 6; i++) {
        sit_down(words[i], "order=entered token_choice=setup", choosing);
        for (int space = 0; space < edition.space_count; space++) {
            char line[80];
            Text typed = text_into(line, sizeof line);
            text_add(&typed, "space ");
            text_add(&typed, edition.space_label[space].word);
            const char *answer = say(line);
            CHECK(has(answer, "\n  ") && !has(answer, "There is no"));
        }
        get_up();
    }
    sit_down("classic", "order=entered", choosing);
    CHECK_TEXT("GO\n  Whoever passes receives $200.\n", say("space go"));
    CHECK_TEXT("GO\n  Whoever passes receives $200.\n", say("space 0"));
    CHECK(has(say("space chance"), "Chance: the top one of 16 cards\n  "));
    say("roll 1 2; buy");
    CHECK(has(say("space baltic"), "owner: Ann\n  Bob would pay $4 there now\n"));
    get_up();
}

static void the_bank_counts_its_houses(void)
{
    sit_down("classic", "order=entered", choosing);
    CHECK(has(say("players"), "Round 1\n"));
    CHECK(has(said.start, "The bank has 32 houses and 12 hotels left.\n"));
    CHECK(has(say("board"), "The bank has 32 houses and 12 hotels left.\n"));
    get_up();
}

static void B_perks_are_shown_where_tokens_and_players_are(void)
{
    sit_down("bilkent", "order=entered", choosing);
    CHECK(has(prompt(), "thimble      pays 20 % less tax, receives 20 % less rent"));
    say("token iron");
    CHECK(has(say("tokens"), "iron         Ann: pays 20 % more rent, builds 20 % cheaper"));
    CHECK(has(say("players"), "Ann, Iron: pays 20 % more rent, builds 20 % cheaper"));
    CHECK(has(say("assets"), "Ann, Iron: pays 20 % more rent"));
    get_up();
}

static void B_the_round_of_a_limited_game_is_in_the_prompt(void)
{
    sit_down("bilkent", "order=entered token_choice=setup lap_limit=30", choosing);
    CHECK(has(prompt(), "Ann (Round 1 of 30)> "));
    CHECK(has(say("players"), "Round 1 of 30\n"));
    get_up();
}

static void B_a_person_presses_for_the_order_and_computers_do_not(void)
{
    sit_down("bilkent", NULL, pressing);
    CHECK_INT(PHASE_ORDER, table_game(table)->phase);
    CHECK_TEXT("Ann throws for the order of play: press Enter.\nAnn> ", prompt());
    CHECK(has(say(""), "Ann rolled "));
    CHECK(has(said.start, "Bob rolled "));
    get_up();
    sit_down("bilkent", NULL, (ConsoleOptions){.columns = 80});
    CHECK(table_game(table)->phase != PHASE_ORDER);
    get_up();
}

static void B_a_person_turns_the_wheel(void)
{
    Game game;
    sit_down("bilkent", "order=entered token_choice=setup any_dice=on", choosing);
    game = *table_game(table);
    get_up();
    sit_down("bilkent", "order=entered token_choice=setup any_dice=on", pressing);
    Table *old = table;
    game.seats[0].space = 18;
    game.phase = game.step = PHASE_TURN;
    table = table_new_at(&edition, NULL, table_seating(old), 1, &game);
    console_table_changed(console, table);
    table_free(old);
    Action roll = action_of(table_game(table), ACTION_ROLL);
    CHECK_INT(REFUSAL_NONE, table_submit(table, &roll));
    Action dice = {.kind = ACTION_DICE, .seat = DEALER, .deed = NO_DEED, .amount = 0, .second = 2};
    CHECK_INT(REFUSAL_NONE, table_submit(table, &dice));
    CHECK_INT(PHASE_DRAW, table_game(table)->phase);
    CHECK(has(prompt(), "press Enter."));
    CHECK(has(say(""), "Ann drew Wheel of Fortune"));
    CHECK(console_reading(console)); /* what it says is read before it is done */
    get_up();
}

/* Ann lands on Chance; what the account says until she has read the card. */
static void cards_wait_to_be_read(void)
{
    sit_down("classic", "order=entered any_dice=on",
             (ConsoleOptions){.testing = true, .pressing = true, .columns = 80});
    say("roll 0 7");
    const char *told = say("draw dividend");
    CHECK(has(told, "Your shares pay a dividend"));
    CHECK(!has(told, "Ann received"));
    CHECK(console_reading(console));
    text_clear(&said);
    console_read_on(console, &said);
    CHECK_TEXT("Ann received $50.\n", said.start);
    CHECK(!console_reading(console));
    get_up();
    sit_down("classic", "order=entered any_dice=on", choosing);
    say("roll 0 7");
    CHECK(has(say("draw dividend"), "Ann received $50.")); /* through a pipe nothing waits */
    get_up();
}

static void choose_says_what_1_and_2_are(void)
{
    sit_down("classic", "order=entered income_tax=choice", choosing);
    say("roll 1 3");
    CHECK(has(prompt(), "choose 1 (pay $200) or choose 2 (pay 10% of everything)."));
    get_up();
}

static void give(Game *game, const char *word)
{
    DeedId deed = edition_find_deed(&edition, word);
    game->holdings[deed].owner = 0;
    game->seats[0].deeds |= DEED_BIT(deed);
}

static void a_group_is_built_evenly(void)
{
    sit_down("classic", "order=entered", choosing);
    Game game = *table_game(table);
    give(&game, "oriental");
    give(&game, "vermont");
    give(&game, "connecticut");
    Table *old = table;
    table = table_new_at(&edition, NULL, table_seating(old), 1, &game);
    console_table_changed(console, table);
    table_free(old);
    say("build light-blue");
    CHECK_INT(3, table_action_count(table));
    say("build light blue 4");
    const Game *now = table_game(table);
    CHECK_INT(7, table_action_count(table));
    for (int deed = 0; deed < edition.deed_count; deed++) {
        if (now->holdings[deed].owner == 0) CHECK(now->holdings[deed].level >= 2);
    }
    say("build light-blue 20");
    CHECK_INT(7, table_action_count(table)); /* all or nothing */
    say("sell light-blue 7");
    CHECK_INT(14, table_action_count(table));
    CHECK_INT(32, table_game(table)->houses);
    get_up();
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(rules_are_told_for_every_board);
    RUN(bharat_shows_its_tables_by_dice);
    RUN(bharat_names_three_ways_out_of_jail_with_their_prices);
    RUN(any_space_is_explained);
    RUN(the_bank_counts_its_houses);
    RUN(B_perks_are_shown_where_tokens_and_players_are);
    RUN(B_the_round_of_a_limited_game_is_in_the_prompt);
    RUN(B_a_person_presses_for_the_order_and_computers_do_not);
    RUN(B_a_person_turns_the_wheel);
    RUN(cards_wait_to_be_read);
    RUN(choose_says_what_1_and_2_are);
    RUN(a_group_is_built_evenly);
    return check_done();
}
