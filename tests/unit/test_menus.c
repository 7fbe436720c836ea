/* test_menus.c -- the menu screens: pressed, written in, looked at. */
#include "check.h"
#include "menu_hand.h"
#include "view/board/log_block.h"
#include "view/screens/setup_plan.h"
#include "view/screens/setup_seats.h"

static Hand usual_hand(bool saved)
{
    Settings settings = settings_usual();
    return hand_new(1280, 800, &settings, saved);
}

static const SeatPlan *seat(const Hand *hand, int n)
{
    return &setup_of(hand->view)->plan.seating.seats[n];
}

static int seat_count(const Hand *hand)
{
    return setup_of(hand->view)->plan.seating.count;
}

/* ---- start ---- */

static void two_clicks_start_a_game(void)
{
    Hand hand = usual_hand(false);
    Request request;
    CHECK(hand_press(&hand, "New game"));
    CHECK_INT(SCREEN_SETUP, view_screen(hand.view));
    CHECK(hand_press(&hand, "Start"));
    CHECK(hand_asked(&hand, REQUEST_BEGIN, &request));
    CHECK_TEXT("classic", request.plan->edition);
    CHECK_INT(4, request.plan->seating.count);
    CHECK_INT(0, request.plan->rules.count);
    CHECK(request.plan->seating.seats[0].kind == NULL);
    for (int i = 1; i < 4; i++) CHECK(request.plan->seating.seats[i].kind != NULL);
    static Edition classic;
    char buffer[300];
    Text why = text_into(buffer, sizeof buffer);
    edition_file_read("classic", NULL, &classic);
    CHECK(seating_check(&request.plan->seating, &classic, NULL, &why));
    hand_free(&hand);
}

static void two_keys_start_a_game(void)
{
    Hand hand = usual_hand(false);
    Request request;
    hand_key(&hand, KEY_ENTER);
    CHECK_INT(SCREEN_SETUP, view_screen(hand.view));
    hand_key(&hand, KEY_ENTER);
    CHECK(hand_asked(&hand, REQUEST_BEGIN, &request));
    hand_free(&hand);
}

static void continuing_is_offered_while_a_game_is_unfinished(void)
{
    Hand hand = usual_hand(true);
    Request request;
    CHECK(hand_press(&hand, "Continue"));
    CHECK(hand_asked(&hand, REQUEST_CONTINUE, &request));
    view_set_saved(hand.view, &hand_saved[2], 1);
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    CHECK(!hand_sees(&hand, "Continue"));
    CHECK(hand_sees(&hand, "Load game"));
    hand_free(&hand);
}

static void B12_the_start_leads_everywhere(void)
{
    static const struct {
        const char *name;
        Screen screen;
    } ways[] = {{"New game", SCREEN_SETUP},    {"Load game", SCREEN_LOAD},
                {"Map editor", SCREEN_EDITOR}, {"Settings", SCREEN_SETTINGS},
                {"Help", SCREEN_HELP},         {"Credits", SCREEN_CREDITS}};
    Hand hand = usual_hand(true);
    Request request;
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        view_open(hand.view, "start");
        view_input(hand.view, &(Input){.kind = INPUT_NONE});
        CHECK(hand_press(&hand, ways[i].name));
        CHECK_INT(ways[i].screen, view_screen(hand.view));
    }
    view_open(hand.view, "start");
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    CHECK(hand_press(&hand, "Quit"));
    CHECK(hand_asked(&hand, REQUEST_QUIT, &request));
    hand_free(&hand);
}

/* ---- players ---- */

static Hand setup_hand(void)
{
    Hand hand = usual_hand(false);
    hand_press(&hand, "New game");
    return hand;
}

static void players_are_added_and_removed(void)
{
    Hand hand = setup_hand();
    for (int i = 0; i < 6; i++) hand_press(&hand, i % 2 ? "Add person" : "Add computer");
    CHECK_INT(8, seat_count(&hand));
    CHECK(seat(&hand, 4)->kind != NULL && seat(&hand, 5)->kind == NULL);
    for (int i = 0; i < 7; i++) CHECK(hand_press_nth(&hand, "Remove player", 1));
    CHECK_INT(1, seat_count(&hand));
    CHECK(hand_reads(&hand, "Opoly Classic is for 2 to 8 players, not for 1."));
    Request request;
    hand_press(&hand, "Start");
    CHECK(!hand_asked(&hand, REQUEST_BEGIN, &request));
    hand_free(&hand);
}

static void G1_M2_a_shared_name_is_told_beside_it(void)
{
    Hand hand = setup_hand();
    Request request;
    CHECK(hand_write(&hand, "Name", 2, "ada"));
    CHECK_TEXT("ada", seat(&hand, 2)->name);
    CHECK_TEXT("", setup_of(hand.view)->seat_trouble[1]);
    CHECK(hand_reads(&hand, "Two players cannot both be called ada"));
    hand_press(&hand, "Start");
    CHECK(!hand_asked(&hand, REQUEST_BEGIN, &request));
    CHECK(hand_write(&hand, "Name", 2, "Zoe"));
    hand_press(&hand, "Start");
    CHECK(hand_asked(&hand, REQUEST_BEGIN, &request));
    CHECK_TEXT("Zoe", request.plan->seating.seats[2].name);
    hand_free(&hand);
}

static void L2_a_name_left_empty_becomes_player_1(void)
{
    Hand hand = setup_hand();
    Request request;
    CHECK(hand_write(&hand, "Name", 0, ""));
    CHECK(hand_reads(&hand, "No name yet: it will be Player 1."));
    hand_press(&hand, "Start");
    CHECK(hand_asked(&hand, REQUEST_BEGIN, &request));
    CHECK_TEXT("Player 1", request.plan->seating.seats[0].name);
    hand_free(&hand);
}

static void M2_a_blank_name_has_its_own_message(void)
{
    Hand hand = setup_hand();
    CHECK(hand_write(&hand, "Name", 0, "  "));
    CHECK(hand_reads(&hand, "Every player needs a name."));
    hand_free(&hand);
}

static void L10_person_computer_and_level_are_chosen(void)
{
    Hand hand = setup_hand();
    hand_press_nth(&hand, "Colour and token", 1);
    CHECK_INT(1, setup_of(hand.view)->open_seat);
    CHECK(seat(&hand, 1)->kind != NULL);
    CHECK(hand_press_nth(&hand, "Person", 1));
    CHECK(seat(&hand, 1)->kind == NULL);
    CHECK(hand_press(&hand, "Computer"));
    CHECK(seat(&hand, 1)->kind != NULL);
    if (player_find("hard") != NULL) {
        CHECK(hand_press(&hand, "Hard"));
        CHECK(seat(&hand, 1)->kind == player_find("hard"));
        CHECK(hand_press(&hand, "Other"));
    }
    const PlayerKind *before = seat(&hand, 1)->kind;
    CHECK(hand_press(&hand, "Next kind"));
    CHECK(seat(&hand, 1)->kind != before);
    CHECK(hand_press(&hand, "Previous kind"));
    CHECK(seat(&hand, 1)->kind == before);
    hand_free(&hand);
}

static void G1_tokens_and_colours_are_never_shared(void)
{
    Hand hand = setup_hand();
    TokenId first = seat(&hand, 0)->token, second = seat(&hand, 1)->token;
    uint32_t red = seat(&hand, 0)->colour, blue = seat(&hand, 1)->colour;
    hand_press(&hand, "Colour and token");
    CHECK(hand_press(&hand, setup_of(hand.view)->edition.token_label[second].name));
    CHECK_INT(second, seat(&hand, 0)->token);
    CHECK_INT(first, seat(&hand, 1)->token);
    CHECK(hand_press(&hand, "Blue"));
    CHECK_INT(blue, seat(&hand, 0)->colour);
    CHECK_INT(red, seat(&hand, 1)->colour);
    CHECK(hand_press(&hand, "Wheelbarrow"));
    CHECK_INT(first, seat(&hand, 1)->token);
    hand_free(&hand);
}

static void L12_a_picture_of_ones_own(void)
{
    Hand hand = setup_hand();
    Request request;
    hand_press(&hand, "Colour and token");
    CHECK(hand_press(&hand, "Use it"));
    CHECK(!hand_asked(&hand, REQUEST_PICTURE, &request));
    CHECK(hand_write(&hand, "Picture file", 0, "me.png"));
    CHECK(hand_press(&hand, "Use it"));
    CHECK(hand_asked(&hand, REQUEST_PICTURE, &request));
    CHECK_TEXT("me.png", request.text);
    CHECK_INT(1, request.id);
    hand_press(&hand, "Start");
    CHECK(hand_asked(&hand, REQUEST_BEGIN, &request));
    CHECK_INT(1, request.plan->picture[0]);
    CHECK(hand_press(&hand, "Remove it"));
    CHECK_INT(0, setup_of(hand.view)->plan.picture[0]);
    hand_free(&hand);
}

/* ---- editions and rules ---- */

static void an_edition_for_fewer_sends_computers_away(void)
{
    Hand hand = setup_hand();
    for (int i = 0; i < 3; i++) hand_press(&hand, "Add computer");
    hand_press(&hand, "Opoly London");
    CHECK_TEXT("london", setup_of(hand.view)->plan.edition);
    CHECK_INT(4, seat_count(&hand));
    CHECK(seat(&hand, 0)->kind == NULL);
    Request request;
    hand_press(&hand, "Start");
    CHECK(hand_asked(&hand, REQUEST_BEGIN, &request));
    hand_free(&hand);
}

static void every_edition_starts_with_two_clicks(void)
{
    Hand hand = setup_hand();
    const SetupState *setup = setup_of(hand.view);
    CHECK_INT(edition_files()->count, setup->edition_count);
    for (int i = 0; i < setup->edition_count; i++) {
        Request request;
        CHECK(hand_press(&hand, setup->editions[i].title));
        CHECK(hand_press(&hand, "Start"));
        CHECK(hand_asked(&hand, REQUEST_BEGIN, &request));
        CHECK_TEXT(setup->editions[i].word, request.plan->edition);
        char buffer[300];
        Text why = text_into(buffer, sizeof buffer);
        CHECK(seating_check(&request.plan->seating, &setup->edition, NULL, &why));
    }
    hand_free(&hand);
}

static void B2_computers_fill_the_table(void)
{
    Hand hand = setup_hand();
    Request request;
    hand_press(&hand, "Opoly Bilkent");
    for (int i = 0; i < 3; i++) hand_press_nth(&hand, "Remove player", 1);
    CHECK_INT(1, seat_count(&hand));
    CHECK(hand_press(&hand, "Start"));
    CHECK(hand_asked(&hand, REQUEST_BEGIN, &request));
    CHECK_INT(4, request.plan->seating.count);
    CHECK(request.plan->seating.seats[3].kind != NULL);
    hand_free(&hand);
}

static void B3_perks_show_on_focus(void)
{
    Hand hand = setup_hand();
    hand_press(&hand, "Opoly Bilkent");
    hand_press(&hand, "Colour and token");
    CHECK(hand_reach(&hand, "Thimble", 0));
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    CHECK_TEXT("Thimble: pays 20 % less tax, receives 20 % less rent.", view_ui(hand.view)->tip);
    hand_free(&hand);
}

/* A number of a rule that is none is refused: the game does not begin with another. */
static void a_rule_that_is_no_number_is_refused(void)
{
    Settings settings = settings_usual();
    Hand hand = hand_new(1280, 800, &settings, false);
    ViewItem start;
    CHECK(hand_press(&hand, "New game"));
    CHECK(hand_press(&hand, "Opoly London") || hand_press(&hand, "Opoly Classic"));
    CHECK(hand_write(&hand, "Lap limit", 0, "0.1"));
    CHECK(hand_reads(&hand, "A number is wrong"));
    CHECK(hand_find(&hand, "Start", 0, &start) && start.disabled);
    CHECK(hand_write(&hand, "Lap limit", 0, "12"));
    CHECK(hand_find(&hand, "Start", 0, &start) && !start.disabled);
    hand_free(&hand);
}

static void G3_house_rules_are_switched_and_kept(void)
{
    Hand hand = setup_hand();
    Request request;
    CHECK(!hand_sees(&hand, "Auctions"));
    hand_press(&hand, "House rules");
    hand_press(&hand, "Buying");
    CHECK(hand_press(&hand, "Auctions"));
    CHECK(hand_reads(&hand, "1 changed"));
    CHECK(hand_press(&hand, "Lap limit: more"));
    hand_press(&hand, "Start");
    CHECK(hand_asked(&hand, REQUEST_BEGIN, &request));
    CHECK_INT(2, request.plan->rules.count);
    CHECK_INT(RULE_AUCTION, request.plan->rules.list[0].rule);
    CHECK_INT(0, request.plan->rules.list[0].value);
    CHECK_INT(RULE_LAP_LIMIT, request.plan->rules.list[1].rule);
    CHECK_INT(5, request.plan->rules.list[1].value);
    CHECK(hand_press(&hand, "All as printed"));
    CHECK_INT(0, setup_of(hand.view)->plan.rules.count);
    hand_free(&hand);
}

static void G3_rules_that_clash_are_told_beside_them(void)
{
    Hand hand = setup_hand();
    Request request;
    hand_press(&hand, "House rules");
    hand_press(&hand, "The pot");
    CHECK(hand_press(&hand, "Money in the pot at first: more"));
    CHECK(hand_reach(&hand, "Cards", 0));
    CHECK(hand_reads(&hand, "Not possible here: there is no pot"));
    hand_press(&hand, "Start");
    CHECK(!hand_asked(&hand, REQUEST_BEGIN, &request));
    CHECK(hand_press(&hand, "Pot"));
    CHECK(!hand_reads(&hand, "Not possible here"));
    hand_press(&hand, "Start");
    CHECK(hand_asked(&hand, REQUEST_BEGIN, &request));
    hand_free(&hand);
}

static void what_was_planned_is_there_the_next_time(void)
{
    Hand hand = setup_hand();
    hand_write(&hand, "Name", 0, "Eva");
    hand_press(&hand, "Lap limit: more");
    hand_press(&hand, "Back");
    CHECK_INT(SCREEN_START, view_screen(hand.view));
    hand_press(&hand, "New game");
    CHECK_TEXT("Eva", seat(&hand, 0)->name);
    CHECK_INT(1, setup_of(hand.view)->plan.rules.count);
    CHECK_INT(5, setup_of(hand.view)->edition.rule[RULE_LAP_LIMIT]);
    hand_free(&hand);
}

/* Whoever plans a game gets the colours that seats have where nobody chooses. */
static void colours_are_those_of_the_seats(void)
{
    static Edition edition;
    Seating seating = {0};
    edition_file_read("classic", NULL, &edition);
    for (int i = 0; i < MAX_SEATS; i++) {
        seating_add(&seating, &edition, "", NULL, NO_TOKEN, 0);
        CHECK_INT((int)seat_palette[i].rgb, (int)seating.seats[i].colour);
    }
}

/* ---- the account ---- */

/* The throws for the order of play are before the first turn, which is a block of its own. */
static void the_first_turn_is_a_block_of_the_account(void)
{
    Table *table = hand_demo();
    LogBlock blocks[LOG_BLOCKS];
    Action action;
    for (int i = 0; i < 60; i++)
        if (table_propose(table, true, &action)) table_submit(table, &action);
    int count = log_block_list(table, table_event_count(table), blocks);
    CHECK(count >= 3);
    CHECK_INT(NOBODY, blocks[0].seat);
    CHECK_INT(EVENT_ORDER_THROWN, table_event(table, 0)->event.kind);
    const Event *first = &table_event(table, blocks[1].from)->event;
    CHECK_INT(EVENT_DICE_THROWN, first->kind);
    CHECK_INT(first->seat, blocks[1].seat);
    for (int i = 1; i < count; i++) CHECK(blocks[i].from == blocks[i - 1].to);
    CHECK_INT(1, log_block_list(table, 1, blocks));
    CHECK_INT(0, log_block_list(table, 0, blocks));
    table_free(table);
}

static void an_account_of_nothing_says_so(void)
{
    Hand hand = usual_hand(false);
    Table *table = hand_demo();
    view_set_table(hand.view, table);
    CHECK(hand_reads(&hand, "Nothing has happened yet."));
    view_set_table(hand.view, NULL);
    table_free(table);
    hand_free(&hand);
}

/* ---- load ---- */

static void B12_saved_games_stand_newest_first(void)
{
    Hand hand = usual_hand(true);
    static const int order[] = {3, 2, 1};
    int seen = 0;
    hand_press(&hand, "Load game");
    for (int i = 0; i < view_item_count(hand.view); i++) {
        ViewItem item;
        view_item(hand.view, i, &item);
        if (strncmp(item.name, "Game ", 5) != 0 || seen >= 3) continue;
        CHECK_INT(order[seen], atoi(item.name + 5));
        seen++;
    }
    CHECK_INT(3, seen);
    CHECK(hand_reads(&hand, "412 steps") && hand_reads(&hand, "20:05") &&
          hand_reads(&hand, "Ben won"));
    hand_free(&hand);
}

static void a_game_is_opened_by_click_and_by_key(void)
{
    Hand hand = usual_hand(true);
    Request request;
    hand_press(&hand, "Load game");
    CHECK(hand_press(&hand, "Game 2: Opoly Bilkent"));
    CHECK(!hand_asked(&hand, REQUEST_LOAD, &request));
    CHECK(hand_press(&hand, "Open"));
    CHECK(hand_asked(&hand, REQUEST_LOAD, &request));
    CHECK_INT(2, request.id);
    view_open(hand.view, "start");
    view_open(hand.view, "load");
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    hand_key(&hand, KEY_DOWN);
    hand_key(&hand, KEY_ENTER);
    hand_key(&hand, KEY_ENTER);
    CHECK(hand_asked(&hand, REQUEST_LOAD, &request));
    CHECK_INT(2, request.id);
    hand_free(&hand);
}

/* Where there is room the chosen game has its board beside the list, and "Open" is where the main
 * button of the table will be. */
static void the_chosen_game_is_shown_beside_the_list(void)
{
    Hand hand = usual_hand(true);
    ViewItem open;
    hand_press(&hand, "Load game");
    CHECK(hand_find(&hand, "Open", 0, &open));
    CHECK(open.box.x > 985 && open.box.x < 987 && open.box.y > 653 && open.box.y < 655);
    CHECK(hand_reads(&hand, "Game 3, 412 steps") && hand_reads(&hand, "OPOLY CLASSIC"));
    CHECK(hand_press(&hand, "Game 2: Opoly Bilkent"));
    CHECK(hand_reads(&hand, "Game 2, ") && hand_reads(&hand, "OPOLY BILKENT"));
    CHECK(!hand_reads(&hand, "OPOLY CLASSIC"));
    view_resize(hand.view, 800, 500);
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    CHECK(hand_find(&hand, "Open", 0, &open));
    CHECK(!hand_reads(&hand, "OPOLY BILKENT"));
    hand_free(&hand);
}

static void G10_deleting_asks_first(void)
{
    Hand hand = usual_hand(true);
    Request request;
    hand_press(&hand, "Load game");
    CHECK(hand_press(&hand, "Delete"));
    CHECK(!hand_asked(&hand, REQUEST_DELETE, &request));
    CHECK(hand_reads(&hand, "Delete game 3"));
    CHECK(hand_press(&hand, "Cancel"));
    CHECK(!hand_asked(&hand, REQUEST_DELETE, &request));
    CHECK(hand_press(&hand, "Delete"));
    CHECK(hand_press(&hand, "Delete"));
    CHECK(hand_asked(&hand, REQUEST_DELETE, &request));
    CHECK_INT(3, request.id);
    hand_free(&hand);
}

static void saved_games_show_name_date_and_round(void)
{
    Hand hand = usual_hand(true);
    hand_press(&hand, "Load game");
    CHECK(hand_reads(&hand, "Sunday game"));
    CHECK(hand_reads(&hand, "Opoly Classic: Ada, Bruno (simple), Chiara (simple)"));
    CHECK(hand_reads(&hand, "Watopoly") && hand_reads(&hand, "Ada, Bruno (random)"));
    CHECK(hand_reads(&hand, "Round") && hand_reads(&hand, "30"));
    CHECK(hand_reads(&hand, "2026-11-15"));
    hand_free(&hand);
}

static void a_branch_says_which_game_it_was_played_on_from(void)
{
    SavedGame two[2] = {hand_saved[0], hand_saved[0]};
    Hand hand = usual_hand(true);
    two[1].id = 7;
    two[1].parent = two[0].id;
    view_set_saved(hand.view, two, 2);
    view_open(hand.view, "load");
    CHECK(hand_reads(&hand, "played on from game 1"));
    CHECK(!hand_reads(&hand, "played on from game 7"));
    hand_free(&hand);
}

static void saved_games_are_renamed_where_they_are_loaded(void)
{
    Hand hand = usual_hand(true);
    Request request;
    hand_press(&hand, "Load game");
    CHECK(hand_press(&hand, "Rename"));
    CHECK(hand_write(&hand, "Name", 0, "Another"));
    CHECK(hand_press(&hand, "Cancel"));
    CHECK(!hand_asked(&hand, REQUEST_NAME, &request));
    CHECK(hand_press(&hand, "Rename"));
    CHECK(hand_write(&hand, "Name", 0, "Sunday game 2"));
    hand_key(&hand, KEY_ENTER);
    CHECK(hand_asked(&hand, REQUEST_NAME, &request));
    CHECK_INT(3, request.id);
    CHECK_TEXT("Sunday game 2", request.text);
    CHECK(!hand_asked(&hand, REQUEST_LOAD, &request));
    hand_free(&hand);
}

static void credits_can_be_read_at_the_table_too(void)
{
    Hand hand = usual_hand(false);
    Table *table = hand_demo();
    view_set_table(hand.view, table);
    view_open(hand.view, "menu");
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    CHECK(hand_press(&hand, "Credits"));
    CHECK(hand_reads(&hand, "The opoly developers"));
    CHECK(hand_reads(&hand, "bilkent"));
    view_set_table(hand.view, NULL);
    table_free(table);
    hand_free(&hand);
}

static void an_empty_table_says_so_and_leads_on(void)
{
    Hand hand = usual_hand(false);
    view_open(hand.view, "load");
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    CHECK(hand_reads(&hand, "No saved games yet."));
    CHECK(hand_press(&hand, "New game"));
    CHECK_INT(SCREEN_SETUP, view_screen(hand.view));
    hand_free(&hand);
}

static void thousands_of_games_can_be_walked_through(void)
{
    enum { MANY = 600 };
    static SavedGame many[MANY];
    Hand hand = usual_hand(false);
    Request request;
    for (int i = 0; i < MANY; i++) {
        many[i] = hand_saved[0];
        many[i].id = i + 1;
    }
    view_set_saved(hand.view, many, MANY);
    view_open(hand.view, "load");
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    hand_key(&hand, KEY_TAB);
    hand_key(&hand, KEY_BACK_TAB);
    for (int i = 0; i < 60; i++) hand_key(&hand, KEY_DOWN);
    hand_key(&hand, KEY_ENTER);
    hand_key(&hand, KEY_ENTER);
    CHECK(hand_asked(&hand, REQUEST_LOAD, &request));
    CHECK_INT(MANY - 60, request.id);
    CHECK(hand_sees(&hand, "Open"));
    hand_free(&hand);
}

/* ---- settings ---- */

static void settings_take_effect_and_are_told(void)
{
    Hand hand = usual_hand(false);
    Request request;
    hand_press(&hand, "Settings");
    CHECK(hand_press(&hand, "Dark"));
    CHECK(hand_asked(&hand, REQUEST_SETTINGS, &request));
    CHECK_INT(SHADE_DARK, view_settings(hand.view)->shade);
    CHECK(view_ui(hand.view)->theme.dark);
    CHECK(hand_press(&hand, "Instant"));
    CHECK_INT(PACE_INSTANT, view_settings(hand.view)->pace);
    CHECK(hand_reads(&hand, "Their turns take no time"));
    CHECK(hand_press(&hand, "150"));
    CHECK_INT(150, view_settings(hand.view)->text_size);
    static const struct {
        const char *name;
        size_t place;
    } switches[] = {{"Mute", offsetof(Settings, muted)},
                    {"Reduced motion", offsetof(Settings, calm)},
                    {"Colours for colour-blind eyes", offsetof(Settings, safe_colours)},
                    {"Full screen", offsetof(Settings, full_screen)},
                    {"Show the odds", offsetof(Settings, odds)}};
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++) {
        while (view_next_request(hand.view, &request)) {
        }
        CHECK(hand_press(&hand, switches[i].name));
        CHECK(hand_asked(&hand, REQUEST_SETTINGS, &request));
        CHECK(*((const bool *)view_settings(hand.view) + switches[i].place));
    }
    hand_free(&hand);
}

static void volumes_follow_the_arrows(void)
{
    Hand hand = usual_hand(false);
    Request request;
    hand_press(&hand, "Settings");
    int music = view_settings(hand.view)->music, speed = view_settings(hand.view)->speed;
    CHECK(hand_reach(&hand, "Music", 0));
    hand_key(&hand, KEY_RIGHT);
    CHECK_INT(music + 5, view_settings(hand.view)->music);
    CHECK(hand_asked(&hand, REQUEST_SETTINGS, &request));
    CHECK(hand_reach(&hand, "Speed of movement", 0));
    hand_key(&hand, KEY_LEFT);
    CHECK_INT(speed - 1, view_settings(hand.view)->speed);
    hand_free(&hand);
}

/* ---- help ---- */

static void help_tells_the_rules_of_each_edition(void)
{
    Hand hand = usual_hand(false);
    hand_press(&hand, "Help");
    CHECK(hand_reads(&hand, "Opoly Classic"));
    for (int i = 0; i < edition_files()->count; i++) {
        CHECK(hand_reads(&hand, "Your turn"));
        CHECK(hand_press(&hand, "Next edition"));
    }
    CHECK(hand_reads(&hand, "Opoly Classic"));
    CHECK(hand_press(&hand, "Keys"));
    CHECK(hand_reads(&hand, "Roll the dice"));
    CHECK(hand_press(&hand, "Screen"));
    CHECK(hand_reads(&hand, "What is asked"));
    hand_free(&hand);
}

static void over_the_table_help_and_settings_close(void)
{
    Hand hand = usual_hand(false);
    view_set_table(hand.view, hand.demo);
    CHECK(view_open(hand.view, "table-help"));
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    CHECK(hand_reads(&hand, "Money from the bank"));
    CHECK(!hand_sees(&hand, "Next edition"));
    CHECK(hand_press(&hand, "Close"));
    CHECK_INT(SHEET_NONE, view_sheet(hand.view));
    CHECK(view_open(hand.view, "table-settings"));
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    CHECK(hand_press(&hand, "Dark"));
    hand_key(&hand, KEY_ESCAPE);
    CHECK_INT(SHEET_NONE, view_sheet(hand.view));
    hand_free(&hand);
}

/* ---- looks ---- */

/* Everything that can be unfolded, on the way through. */
static const char *const unfolding[] = {"Colour and token",
                                        "House rules",
                                        "Players and the end",
                                        "Moving",
                                        "Buying",
                                        "Rent",
                                        "The pot",
                                        "Cards",
                                        "Jail",
                                        "Buildings",
                                        "Mortgages",
                                        "Trades",
                                        "Debts and bankruptcy",
                                        "Printings",
                                        NULL};

static int faults_now(Hand *hand, const char *where)
{
    Text out = text_growing();
    view_input(hand->view, &(Input){.kind = INPUT_LEAVE});
    canvas_trace_begin(hand->trace, view_ui(hand->view)->screen.w, view_ui(hand->view)->screen.h);
    view_draw(hand->view, hand->trace);
    int faults = canvas_trace_faults(hand->trace, &out) + canvas_trace_faint(hand->trace, &out);
    if (faults > 0)
        printf("%s, %gx%g, %d %%:\n%s", where, view_ui(hand->view)->screen.w,
               view_ui(hand->view)->screen.h, view_settings(hand->view)->text_size, out.start);
    text_free(&out);
    return faults;
}

static void look_at_all(Hand *hand)
{
    static const char *const screens[] = {"start", "load", "settings", "help", "credits", "setup"};
    for (size_t i = 0; i < sizeof screens / sizeof screens[0]; i++) {
        CHECK(view_open(hand->view, screens[i]));
        view_input(hand->view, &(Input){.kind = INPUT_NONE});
        CHECK_INT(0, faults_now(hand, screens[i]));
    }
    for (int i = 0; unfolding[i] != NULL; i++) {
        hand_press(hand, unfolding[i]);
        CHECK_INT(0, faults_now(hand, unfolding[i]));
    }
}

static void no_text_is_cut_overlaps_or_is_faint(void)
{
    static const struct {
        double width, height;
        int text_size;
    } sizes[] = {{800, 500, 100},   {1280, 800, 100}, {390, 844, 100},
                 {3840, 2160, 100}, {800, 500, 200},  {390, 844, 200}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        Settings settings = settings_usual();
        settings.text_size = sizes[i].text_size;
        settings.shade = (int)i % 2;
        Hand hand = hand_new(sizes[i].width, sizes[i].height, &settings, true);
        look_at_all(&hand);
        hand_free(&hand);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_rule_that_is_no_number_is_refused);
    RUN(two_clicks_start_a_game);
    RUN(two_keys_start_a_game);
    RUN(continuing_is_offered_while_a_game_is_unfinished);
    RUN(B12_the_start_leads_everywhere);
    RUN(players_are_added_and_removed);
    RUN(G1_M2_a_shared_name_is_told_beside_it);
    RUN(L2_a_name_left_empty_becomes_player_1);
    RUN(M2_a_blank_name_has_its_own_message);
    RUN(L10_person_computer_and_level_are_chosen);
    RUN(G1_tokens_and_colours_are_never_shared);
    RUN(L12_a_picture_of_ones_own);
    RUN(an_edition_for_fewer_sends_computers_away);
    RUN(every_edition_starts_with_two_clicks);
    RUN(B2_computers_fill_the_table);
    RUN(B3_perks_show_on_focus);
    RUN(G3_house_rules_are_switched_and_kept);
    RUN(G3_rules_that_clash_are_told_beside_them);
    RUN(what_was_planned_is_there_the_next_time);
    RUN(colours_are_those_of_the_seats);
    RUN(the_first_turn_is_a_block_of_the_account);
    RUN(an_account_of_nothing_says_so);
    RUN(B12_saved_games_stand_newest_first);
    RUN(a_game_is_opened_by_click_and_by_key);
    RUN(G10_deleting_asks_first);
    RUN(the_chosen_game_is_shown_beside_the_list);
    RUN(saved_games_show_name_date_and_round);
    RUN(credits_can_be_read_at_the_table_too);
    RUN(a_branch_says_which_game_it_was_played_on_from);
    RUN(saved_games_are_renamed_where_they_are_loaded);
    RUN(an_empty_table_says_so_and_leads_on);
    RUN(thousands_of_games_can_be_walked_through);
    RUN(settings_take_effect_and_are_told);
    RUN(volumes_follow_the_arrows);
    RUN(help_tells_the_rules_of_each_edition);
    RUN(over_the_table_help_and_settings_close);
    RUN(no_text_is_cut_overlaps_or_is_faint);
    return check_done();
}
