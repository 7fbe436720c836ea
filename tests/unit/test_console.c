/* test_console.c -- the game in words: commands, prompts, refusals (G13, W2, W3). */
#include "console/console.h"

#include "check.h"
#include "console/commands.h"
#include "console/naming.h"
#include "console_talk.h"
#include "game/notation/notation.h"

/* Ann and Bob, and as many computers; testing unless `chance`. */
static void sit_down(int computers, bool testing)
{
    Seating seating = {0};
    seating_add(&seating, &edition, "Ann", NULL, NO_TOKEN, 0);
    seating_add(&seating, &edition, "Bob", NULL, NO_TOKEN, 0);
    for (int i = 0; i < computers; i++) {
        seating_add(&seating, &edition, "", player_find("simple"), NO_TOKEN, 0);
    }
    table = table_new(&edition, NULL, &seating, 1);
    console = console_new(table, (ConsoleOptions){.testing = testing, .columns = 80});
    said = text_growing();
    argument = text_growing();
}

static void G11_a_turn_is_told(void)
{
    sit_down(0, true);
    CHECK_TEXT("Ann is on GO and has $1,500: roll or trade.\nAnn> ", prompt());
    CHECK_TEXT("Ann rolled 1 and 2 and moved to Baltic Avenue.\n", say("roll 1 2"));
    CHECK_TEXT("Ann may buy Baltic Avenue for $60 and has $1,500: buy, decline or trade.\nAnn> ",
               prompt());
    CHECK_TEXT("Ann bought Baltic Avenue for $60.\n", say("buy"));
    CHECK_TEXT("\nIt is Bob's turn.\n", say("next"));
    CHECK_TEXT("Bob rolled 2 and 1 and moved to Baltic Avenue.\n"
               "Bob paid Ann $4 rent for Baltic Avenue.\n",
               say("roll 2 1"));
    get_up();
}

static void G13_wrong_input_gets_a_sentence_and_changes_nothing(void)
{
    sit_down(0, true);
    CHECK_TEXT("There is no command \"rolll\". Did you mean \"roll\"?\n", say("rolll"));
    CHECK_TEXT("There is no command \"xyzzy\"; \"help\" lists them all.\n", say("xyzzy"));
    CHECK_TEXT("\"buy\" is not possible now: roll or trade.\n", say("buy"));
    CHECK_TEXT("There is no property called \"boardwlak\". Did you mean Boardwalk?\n",
               say("mortgage boardwlak"));
    CHECK_TEXT("\"pa\" could be Pacific Avenue or Park Place: say more of the name.\n",
               say("mortgage pa"));
    CHECK_TEXT("Baltic Avenue is not yours.\n", say("mortgage baltic"));
    CHECK_TEXT("Each die shows a number from 1 to 6.\n", say("roll 0 7"));
    CHECK_TEXT("Say both dice, like \"roll 3 4\", or \"roll\" alone.\n", say("roll 3"));
    CHECK_TEXT("A number alone is a bid, and no auction is open.\n", say("120"));
    CHECK_TEXT("Write \"resign\" out if you mean it.\n", say("resi"));
    CHECK_INT(0, table_action_count(table));
    get_up();
}

static void G13_control_characters_never_come_back(void)
{
    sit_down(0, true);
    CHECK(strchr(say("deed \x1b[31mx"), '\x1b') == NULL);
    CHECK(strchr(say("\x1b[2J"), '\x1b') == NULL);
    CHECK(strchr(say("trade \x07 1 for 2"), '\x07') == NULL);
    get_up();
}

static void W4_dice_are_chosen_only_when_testing(void)
{
    sit_down(0, false);
    CHECK_TEXT("Dice and cards can only be chosen with --testing.\n", say("roll 3 4"));
    CHECK_TEXT("Dice and cards can only be chosen with --testing.\n", say("dice 3 4"));
    CHECK_TEXT("Dice and cards can only be chosen with --testing.\n", say("draw 1"));
    CHECK_TEXT("Dice and cards can only be chosen with --testing.\n", say("bell"));
    CHECK_INT(0, table_action_count(table));
    say("roll");
    CHECK(table_action_count(table) >= 2);
    get_up();
}

static void W4_testing_still_leaves_chance_its_part(void)
{
    sit_down(0, true);
    say("roll");
    CHECK(table_action_count(table) >= 2);
    CHECK_INT(ACTION_DICE, table_action(table, 1)->kind);
    get_up();
}

static void cards_are_drawn_by_number_by_text_or_by_chance(void)
{
    sit_down(0, true);
    say("roll 3 4");
    CHECK_TEXT("Ann draws from Chance: draw NUMBER, draw \"TEXT\", or draw.\nAnn> ", prompt());
    CHECK_TEXT("No card of Chance says that.\n", say("draw \"no such words\""));
    CHECK_TEXT("Say the number of a card, from 1 on, or a part of its text.\n", say("draw 99"));
    CHECK(strstr(say("draw \"three spaces back\""), "Ann moved back to Income Tax.") != NULL);
    CHECK_TEXT("No card is to be drawn now.\n", say("draw"));
    say("end");
    say("roll 3 4");
    CHECK(strstr(say(""), "Bob drew Chance: ") != NULL);
    get_up();
}

static void W2_names_and_abbreviations_are_understood(void)
{
    sit_down(0, true);
    CHECK_INT(edition_find_deed(&edition, "st-james"), naming_deed(&edition, "St James", NULL));
    CHECK_INT(edition_find_deed(&edition, "st-james"), naming_deed(&edition, "james", NULL));
    CHECK_INT(edition_find_deed(&edition, "b-and-o"), naming_deed(&edition, "b & o rail", NULL));
    CHECK_INT(edition_find_deed(&edition, "pennsylvania"),
              naming_deed(&edition, "PENNSYLVANIA", NULL));
    CHECK_INT(-1, naming_deed(&edition, "penn", NULL));
    CHECK_INT(-1, naming_deed(&edition, "", NULL));
    CHECK_INT(1, naming_seat(table, "bo", NULL));
    CHECK_TEXT("Ann rolled 1 and 2 and moved to Baltic Avenue.\n", say("rol 1 2"));
    CHECK_TEXT("Ann bought Baltic Avenue for $60.\n", say("y"));
    CHECK_TEXT("Ann mortgaged Baltic Avenue for $30.\n", say("mort balt"));
    CHECK_TEXT("Ann redeemed Baltic Avenue for $33.\n", say("unmortgage Baltic Avenue"));
    get_up();
}

static void accents_and_case_do_not_matter(void)
{
    char folded[40];
    naming_fold("Hydro-Québec N° 1", folded, sizeof folded);
    CHECK_TEXT("hydroquebecn\xC2\xB0"
               "1",
               folded);
}

static void several_commands_stand_on_one_line(void)
{
    sit_down(0, true);
    CHECK_TEXT("Ann rolled 1 and 2 and moved to Baltic Avenue.\n"
               "Ann bought Baltic Avenue for $60.\n"
               "\nIt is Bob's turn.\n",
               say("roll 1 2; buy; end"));
    CHECK_TEXT("\"buy\" is not possible now: roll or trade.\n"
               "The rest of the line was left out.\n",
               say("buy; roll 1 1"));
    get_up();
}

static void W2_auctions_take_bare_numbers(void)
{
    sit_down(0, true);
    say("roll 1 2");
    CHECK_TEXT("Ann did not buy Baltic Avenue.\nBaltic Avenue is auctioned.\n", say("no"));
    CHECK_TEXT("Auction of Baltic Avenue (price $60), no bid yet; Bob has $1,500: "
               "bid ($1 or more) or pass.\nBob> ",
               prompt());
    CHECK_TEXT("Bob bid $20.\n", say("20"));
    CHECK_TEXT("A bid must be from $21 to $1,500; or pass.\n", say("bid 20"));
    CHECK_TEXT("\"64.5\" is not a valid amount of money: enter a whole number.\n", say("64.5"));
    CHECK_TEXT("\"-5\" is not a valid amount of money: enter a whole number.\n", say("-5"));
    CHECK(strstr(say("99999999999999999999"), "is too much") != NULL);
    CHECK_TEXT("Ann bid $1,400.\n", say("$1,400"));
    CHECK_TEXT("Bob passed.\nAnn won Baltic Avenue for $1,400.\n", say("withdraw"));
    get_up();
}

/* What the question lists can be typed as it stands, without the command before it. */
static void B2_a_token_alone_and_a_number_alone_answer(void)
{
    Edition usual = edition;
    edition_file_read("bilkent", "order=entered", &edition);
    sit_down(0, true);
    CHECK(strstr(prompt(), "Ann chooses a token") != NULL);
    CHECK_TEXT("Ann took the token Horse.\n", say("horse"));
    CHECK(strstr(say("Iron"), "Bob took the token Iron.\n") != NULL);
    CHECK_TEXT("\"open\" is not possible now: roll or trade.\n", say("open"));
    say("roll 3 4");
    say("draw");
    CHECK_TEXT("Ann drew a card: open it now or keep it.\nAnn> ", prompt());
    CHECK_TEXT("Ann keeps the card for later.\n", say("2"));
    CHECK(strstr(say("horse"), "There is no command") != NULL);
    get_up();
    edition = usual;
}

static void G7_trades_are_made_with_simple_words(void)
{
    sit_down(0, true);
    say("roll 1 2; buy; end; roll 2 3; buy");
    CHECK_TEXT("Say it like this: trade NAME THINGS for THINGS\n", say("trade Ann"));
    CHECK_TEXT("There is no player called \"Zed\".\n", say("trade Zed 10 for baltic"));
    CHECK_TEXT("Ann has no Get Out of Jail Free card for that.\n", say("trade Ann 10 for card"));
    CHECK_TEXT("Bob offered Ann Reading Railroad and $20 for Baltic Avenue.\n",
               say("trade ann reading 20 for baltic"));
    CHECK_TEXT("Bob offers Ann Reading Railroad and $20 for Baltic Avenue: accept, reject or "
               "counter.\nAnn> ",
               prompt());
    CHECK_TEXT("Ann countered: Baltic Avenue for Reading Railroad and $1,020.\n",
               say("counter baltic for $1,020, reading"));
    CHECK_TEXT("Bob rejected the offer.\n", say("n"));
    CHECK_TEXT("Bob offered Ann $50 for Baltic Avenue.\n", say("offer 1 give 50 take baltic"));
    CHECK_TEXT("Ann accepted: Bob gave $50 for Baltic Avenue.\n", say("yes"));
    CHECK_TEXT("Bob offered Ann Reading Railroad for $500.\n", say("trade Ann reading 500"));
    get_up();
}

/* N08: a player who has named the street for the scarce house need not name it again. */
static void a_bid_for_a_building_remembers_the_place(void)
{
    Edition whole = edition;
    edition.rule[RULE_HOUSES] = 1;
    sit_down(0, true);
    static const char position[] =
        "position 1 classic\nseats 2\nseat 1 cash 500 space go token car\n"
        "seat 2 cash 500 space go token dog\nphase turn\ndecider 1\norder 1 2\nmover 1\nturn 1\n"
        "deed mediterranean 2\ndeed baltic 2\n"
        "deed oriental 1\ndeed vermont 1\ndeed connecticut 1\n";
    Game game;
    Problems problems = {0};
    CHECK(notation_position_read(&edition, position, strlen(position), "p", &game, &problems));
    game_derive(&edition, &game);
    Table *old = table;
    table = table_new_at(&edition, NULL, table_seating(old), 1, &game);
    console_table_changed(console, table);
    table_free(old);
    say("build vermont");
    CHECK(strstr(prompt(), "does Bob want one too: pass, want or mortgage.") != NULL);
    say("want baltic");
    say("50");
    CHECK(strstr(say("60"), "Bob bid $60") != NULL);
    CHECK(strstr(say("pass"), "Bob built a house on Baltic Avenue for $60") != NULL);
    get_up();
    edition = whole;
}

/* O06: the rules say what is wrong, the console which command helps. */
static void O06_a_hotel_without_houses_for_it_can_go_with_its_group(void)
{
    Edition whole = edition;
    edition.rule[RULE_HOUSES] = 3;
    sit_down(0, true);
    static const char position[] =
        "position 1 classic\nseats 2\nseat 1 cash 500 space go token car\n"
        "seat 2 cash 500 space go token dog\nphase turn\ndecider 1\norder 1 2\nmover 1\nturn 1\n"
        "deed mediterranean 1 hotel\ndeed baltic 1 hotel\n";
    Game game;
    Problems problems = {0};
    CHECK(notation_position_read(&edition, position, strlen(position), "p", &game, &problems));
    game_derive(&edition, &game);
    Table *old = table;
    table = table_new_at(&edition, NULL, table_seating(old), 1, &game);
    console_table_changed(console, table);
    table_free(old);
    CHECK_TEXT("The bank has too few houses to put in place of the hotel. 'break brown 0' sells "
               "all hotels of the group.\n",
               say("sell baltic"));
    CHECK(strstr(say("break brown 0"), "sold") != NULL);
    get_up();
    edition = whole;
}

static void building_counts_and_is_all_or_nothing(void)
{
    sit_down(0, true);
    say("roll 1 2; buy; end; roll 6 4; roll 1 2; n; p; p; end");
    say("roll 6 6; n; pass; pass; roll 6 4; no; pass; pass; end; roll 1 2; n; p; p; end");
    say("roll 6 5; n; pass; pass; end");
    Game game = *table_game(table);
    DeedId mediterranean = edition_find_deed(&edition, "mediterranean");
    DeedId baltic = edition_find_deed(&edition, "baltic");
    game.holdings[mediterranean].owner = game.decider;
    game.holdings[baltic].owner = game.decider;
    game.seats[0].deeds = game.seats[1].deeds = 0;
    game.seats[game.decider].deeds = DEED_BIT(mediterranean) | DEED_BIT(baltic);
    Table *old = table;
    table = table_new_at(&edition, NULL, table_seating(old), 1, &game);
    console_table_changed(console, table);
    table_free(old);
    CHECK_TEXT("Only 1 step of that is possible, so nothing was done. Build and sell evenly: take "
               "another property of Brown first.\n",
               say("build baltic 3"));
    CHECK_INT(0, table_action_count(table));
    CHECK(strstr(say("build balt; build medi; build baltic"), "(now 2 houses)") != NULL);
    CHECK_INT(3, table_action_count(table));
    CHECK(strstr(say("sell balt"), "for $25 (now 1 house).") != NULL);
    get_up();
}

static void H6_undo_takes_back_to_the_last_chance(void)
{
    sit_down(0, true);
    CHECK_TEXT("There is nothing to take back since the last dice or card.\n", say("undo"));
    say("roll 1 2; buy; end");
    CHECK_TEXT("Taken back: 1 step.\nThe record says that this is a friendly game.\n", say("undo"));
    CHECK_INT(CONSOLE_UNDONE, wish);
    CHECK_TEXT("Taken back: 1 step.\n", say("undo"));
    CHECK_INT(2, table_action_count(table));
    CHECK_TEXT("There is nothing to take back since the last dice or card.\n", say("undo"));
    CHECK_INT(CONSOLE_GO_ON, wish);
    get_up();
    sit_down(1, true);
    say("roll 1 2; buy");
    CHECK(strstr(say("undo"), "Taken back: 1 step.") != NULL);
    CHECK_INT(2, table_action_count(table));
    get_up();
}

static void wishes_reach_the_program(void)
{
    sit_down(0, true);
    say("save  my game.txt ");
    CHECK_INT(CONSOLE_SAVE, wish);
    CHECK_TEXT("my game.txt", argument.start);
    say("record \"a, b.txt\"");
    CHECK_INT(CONSOLE_RECORD, wish);
    CHECK_TEXT("a, b.txt", argument.start);
    console_kept(console, true);
    say("load 3");
    CHECK_INT(CONSOLE_LOAD, wish);
    say("position here.pos");
    CHECK_INT(CONSOLE_POSITION, wish);
    say("restart!");
    CHECK_INT(CONSOLE_RESTART, wish);
    say("quit!");
    CHECK_INT(CONSOLE_QUIT, wish);
    CHECK_TEXT("", say("load")); /* shows what could be loaded */
    CHECK_INT(CONSOLE_GAMES, wish);
    say("games");
    CHECK_INT(CONSOLE_GAMES, wish);
    CHECK(strncmp(say("position"), "position 1 classic\n", 19) == 0);
    get_up();
}

static void computers_go_on_by_themselves(void)
{
    sit_down(2, true);
    say("roll 1 2; buy; end; roll 2 3; buy; end");
    CHECK_INT(0, table_game(table)->decider);
    CHECK(table_game(table)->turn > 4 || table_game(table)->phase != PHASE_TURN);
    get_up();
}

static void out_of_turn_is_for_people_who_are_named(void)
{
    sit_down(1, true);
    CHECK_TEXT("Say it like this: floor NAME\n", say("floor"));
    CHECK_TEXT("Player 3 is a computer and decides alone.\n", say("floor 3"));
    CHECK_TEXT("Bob took the floor.\n", say("floor Bob"));
    CHECK_TEXT("Bob has the floor: done or trade.\nBob> ", prompt());
    CHECK_TEXT("Bob gave the floor back.\n", say("done"));
    CHECK_TEXT("There is no rent to ask for.\n", say("claim"));
    get_up();
}

static void completion_goes_on_from_the_last_word(void)
{
    sit_down(0, true);
    Text out = text_growing();
    console_complete(console, "rol", &out);
    CHECK_TEXT("roll\n", out.start);
    text_clear(&out);
    console_complete(console, "deed boa", &out);
    CHECK_TEXT("boardwalk\n", out.start);
    text_clear(&out);
    console_complete(console, "end; trade B", &out);
    CHECK_TEXT("Bob\n", out.start);
    text_clear(&out);
    console_complete(console, "trade Bob verm", &out);
    CHECK_TEXT("vermont\n", out.start);
    text_clear(&out);
    console_complete(console, "mortgage ", &out);
    CHECK_TEXT("", out.start);
    text_clear(&out);
    console_complete(console, "help tr", &out);
    CHECK_TEXT("trade\n", out.start);
    text_free(&out);
    get_up();
}

static void every_command_is_found_by_its_words_and_explained(void)
{
    sit_down(0, true);
    for (int i = 0; i < COMMAND_COUNT; i++) {
        CommandId id = COMMAND_COUNT;
        CHECK(commands_find(&edition, commands_of(&edition, (CommandId)i).word, &id, NULL));
        CHECK_INT(i, id);
    }
    CHECK(strstr(say("help"), "trade NAME THINGS for THINGS") != NULL);
    CHECK(strstr(say("help"), "travel PLACE") == NULL); /* no edition of travellers */
    CHECK(strstr(say("help travel"), "travel PLACE") != NULL);
    CHECK(strstr(say("help trade"), "trade Bob vermont 200 for oriental") != NULL);
    for (const char *at = say("help"), *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
        CHECK(end - at <= 80);
    }
    get_up();
}

/* What the help of an edition says, and what would be of another board. */
typedef struct HelpCase {
    const char *word;
    const char *has[8], *lacks[10];
} HelpCase;

static const HelpCase help_cases[] = {
    {"classic",
     {"bid SUM [PLACE]", "break GROUP", "want [PLACE]", "mortgage", "redeem", "floor NAME"},
     {"travel", "choose 1", "wait ", "token ", "open ", "claim", "[hotel]"}},
    {"london",
     {"mortgage", "redeem", "trade NAME THINGS", "  card "},
     {"bid ", "  pass ", "  pay ", "  keep ", "want ", "break ", "floor ", "travel", "wait "}},
    {"bharat",
     {"  wait ", "build PLACE [COUNT] [hotel]", "sell a property back to the bank", "resign"},
     {"bid ", "trade ", "counter ", "redeem ", "  card ", "the offer", "keep ", "choose 1"}},
    {"montreal",
     {"trade NAME SUM for PLACE", "counter PLACE for SUM", "mortgage", "  pay "},
     {"bid ", "THINGS", "  pass ", "  keep ", "want ", "break ", "floor ", "travel", "wait "}},
    {"bilkent",
     {"travel PLACE", "token TOKEN", "  open ", "choose 1", "a card closed", "bid SUM"},
     {"[PLACE]               bid", "want ", "break ", "floor ", "wait ", "claim "}},
    {"waterloo",
     {"trade NAME THING for THING", "choose 1", "bid SUM", "keep [PLACE]"},
     {"THINGS", "resign", "want ", "break ", "floor ", "travel", "wait "}},
    {"smallest", {"bid SUM [PLACE]", "break GROUP", "trade NAME THINGS"}, {"travel", "choose 1"}},
};

static void the_help_of_every_edition_knows_its_own_commands_alone(void)
{
    Edition usual = edition;
    for (size_t i = 0; i < sizeof help_cases / sizeof help_cases[0]; i++) {
        const HelpCase *it = &help_cases[i];
        edition_file_read(it->word, NULL, &edition);
        sit_down(0, true);
        const char *list = say("help");
        for (int n = 0; it->has[n] != NULL; n++) CHECK(strstr(list, it->has[n]) != NULL);
        for (int n = 0; it->lacks[n] != NULL; n++) CHECK(strstr(list, it->lacks[n]) == NULL);
        for (const char *at = list, *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
            CHECK(end - at <= 80);
        }
        get_up();
    }
    edition = usual;
}

static void the_examples_of_the_help_are_of_the_board_played(void)
{
    Edition usual = edition;
    edition_file_read("london", NULL, &edition);
    sit_down(0, true);
    CHECK(strstr(say("help trade"), "\n  trade Bob euston 200 for angel\n") != NULL);
    CHECK(strstr(say("help counter"), "\n  counter angel for euston 250\n") != NULL);
    CHECK(strstr(say("help build"), "\n  build mayfair 3    builds three") != NULL);
    get_up();
    edition_file_read("montreal", NULL, &edition);
    sit_down(0, true);
    CHECK(strstr(say("help trade"), "\n  trade Bob 200 for saint-jacques\n") != NULL);
    CHECK(strstr(say("help counter"), "\n  counter saint-jacques for 250\n") != NULL);
    get_up();
    edition_file_read("waterloo", NULL, &edition);
    sit_down(0, true);
    CHECK(strstr(say("help trade"), "\n  trade Bob pas for ech\n") != NULL);
    CHECK(strstr(say("help trade"), "\"card\"") == NULL);
    get_up();
    edition_file_read("bharat", NULL, &edition);
    sit_down(0, true);
    CHECK(strstr(say("help trade"), "The rules of this game have no use for it.\n") != NULL);
    get_up();
    edition = usual;
}

static void K03_the_worth_of_who_chooses_the_tax_is_not_shown(void)
{
    Edition usual = edition;
    edition_file_read("classic", "order=entered,income_tax=choice", &edition);
    sit_down(0, true);
    CHECK(strstr(say("assets"), "is worth $1,500") != NULL);
    say("roll 1 3");
    CHECK_INT(PHASE_CHOICE, table_game(table)->phase);
    CHECK_TEXT("Choose first; what everybody owns is shown afterwards.\n", say("assets"));
    CHECK_TEXT("Choose first; what everybody owns is shown afterwards.\n", say("all"));
    CHECK(strstr(say("players"), "$1,500           ?  on Income Tax") != NULL);
    CHECK(strstr(said.start, "$1,500      $1,500  on GO") != NULL);
    get_up();
    edition = usual;
}

/* The true reason, in the words of the original of Montreal. */
static void L8_M7_a_sum_that_is_none_is_refused_in_words(void)
{
    sit_down(0, true);
    CHECK_TEXT("\"0.1\" is not a valid amount of money: enter a whole number.\n",
               say("trade Bob 0.1"));
    CHECK_TEXT("\"100000001\" is too much: no sum is above $100,000,000.\n",
               say("trade Bob 100000001"));
    say("roll 1 2; decline");
    CHECK_TEXT("\"Abc123\" is not a valid amount of money: enter a whole number.\n",
               say("bid Abc123"));
    CHECK_TEXT("\"100000001\" is too much: no sum is above $100,000,000.\n", say("bid 100000001"));
    get_up();
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", "order=entered", &edition);
    RUN(G11_a_turn_is_told);
    RUN(G13_wrong_input_gets_a_sentence_and_changes_nothing);
    RUN(G13_control_characters_never_come_back);
    RUN(W4_dice_are_chosen_only_when_testing);
    RUN(W4_testing_still_leaves_chance_its_part);
    RUN(cards_are_drawn_by_number_by_text_or_by_chance);
    RUN(W2_names_and_abbreviations_are_understood);
    RUN(accents_and_case_do_not_matter);
    RUN(several_commands_stand_on_one_line);
    RUN(W2_auctions_take_bare_numbers);
    RUN(B2_a_token_alone_and_a_number_alone_answer);
    RUN(G7_trades_are_made_with_simple_words);
    RUN(a_bid_for_a_building_remembers_the_place);
    RUN(O06_a_hotel_without_houses_for_it_can_go_with_its_group);
    RUN(building_counts_and_is_all_or_nothing);
    RUN(H6_undo_takes_back_to_the_last_chance);
    RUN(wishes_reach_the_program);
    RUN(computers_go_on_by_themselves);
    RUN(out_of_turn_is_for_people_who_are_named);
    RUN(completion_goes_on_from_the_last_word);
    RUN(K03_the_worth_of_who_chooses_the_tax_is_not_shown);
    RUN(every_command_is_found_by_its_words_and_explained);
    RUN(the_help_of_every_edition_knows_its_own_commands_alone);
    RUN(the_examples_of_the_help_are_of_the_board_played);
    RUN(L8_M7_a_sum_that_is_none_is_refused_in_words);
    return check_done();
}
