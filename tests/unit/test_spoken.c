/* test_spoken.c -- the drawn game in words: what a person hears who does not see it. */
#include "table/digest.h"
#include "table/table_words.h"
#include "table_hand.h"

static char said[60000];

/* All that is said, a line each: "players: text (description)". */
static void listen(void)
{
    static const char *const regions[] = {"screen", "question", "players",
                                          "board",  "account",  "sheet"};
    Text all = text_into(said, sizeof said);
    view_listen(view);
    look();
    const Spoken *spoken = view_spoken(view);
    for (int n = 0; n < spoken->count; n++) {
        char buffer[4000];
        Text words = text_into(buffer, sizeof buffer);
        const SpokenLine *line = &spoken->lines[n];
        ViewItem item;
        if (!spoken_write(spoken, n, &words)) continue;
        text_add(&all, regions[line->region]);
        text_add(&all, ": ");
        if (line->kind == SPOKEN_ITEM && view_item(view, line->item, &item)) {
            text_add(&all, item.name);
            text_add(&all, " | ");
        }
        text_add(&all, buffer);
        text_add(&all, "\n");
    }
}

static bool hears(const char *words)
{
    bool found = strstr(said, words) != NULL;
    if (!found) printf("not said: %s\n", words);
    return found;
}

static int times(const char *words)
{
    int count = 0;
    for (const char *at = said; (at = strstr(at, words)) != NULL; at += strlen(words)) count++;
    return count;
}

static void begin(const char *sheet)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "baltic mediterranean reading");
    scene_own(1, "boardwalk electric");
    scene_build("baltic", 2);
    scene_build("mediterranean", 2);
    scene_mortgage("reading");
    scene.game.seats[1].space = 39;
    scene_jail(2, 1);
    open_table(1, sheet);
    listen();
}

static void every_space_says_owner_rent_and_who_is_there(void)
{
    begin(NULL);
    CHECK(hears("board: GO; Ada here |"));
    CHECK(hears("board: Baltic Avenue, owned by Ada, with 2 houses, rent $60 |"));
    CHECK(hears("board: Reading Railroad, owned by Ada, mortgaged |"));
    CHECK(hears("board: Boardwalk, owned by Bruno, rent $50; Bruno here |"));
    CHECK(hears("board: Electric Company, owned by Bruno, rent $8 to $48, by the dice |"));
    CHECK(hears("board: Oriental Avenue, for sale for $100 |"));
    CHECK(hears("board: Income Tax, pay $200 |"));
    CHECK(hears("Chen in jail"));
    close_table();
}

static void every_player_says_money_place_holdings_and_turn(void)
{
    begin(NULL);
    CHECK(hears("players: Ada: $1,500"));
    CHECK(hears("On GO. Owns Mediterranean Avenue, Baltic Avenue and Reading Railroad "
                "(mortgaged). Built: 4 houses. Has the turn."));
    CHECK(hears("On Boardwalk. Owns Electric Company and Boardwalk."));
    CHECK(hears("In jail. Owns nothing."));
    close_table();
}

static void a_deed_is_read_row_by_row(void)
{
    begin(NULL);
    press("Boardwalk, owned by Bruno, rent $50; Bruno here");
    listen();
    CHECK(hears("sheet: Price, $400\n"));
    CHECK(hears("sheet: Rent, $50\n"));
    CHECK(hears("sheet: with 2 houses, $600\n"));
    CHECK(hears("players: Ada: $1,500")); /* under the sheet too */
    CHECK(hears("board: Baltic Avenue, owned by Ada"));
    close_table();
}

static void labels_are_not_said_twice(void)
{
    begin("table-settings");
    CHECK_INT(1, times("Reduced motion"));
    CHECK(hears("sheet: Dark | Light or dark\n"));
    CHECK(strstr(said, "sheet: Light or dark\n") == NULL);
    close_table();
}

/* Signs, scales and labels of switches are for eyes: read aloud they mislead. */
static void pictures_are_not_read_aloud(void)
{
    begin(NULL);
    CHECK_INT(0, times("▲"));
    CHECK_INT(0, times("#"));
    CHECK(hears("A computer that plays as "));
    close_table();
    begin("manage");
    CHECK(hears("sheet: Baltic Avenue: mortgaged | "));
    CHECK_INT(0, times(", Mortgaged"));
    CHECK_INT(0, times("sheet: Mortgaged"));
    close_table();
    begin("trade");
    CHECK_INT(0, times("$0, "));
    CHECK(hears("sheet: Pennsylvania Railroad, for sale for $200\n")); /* missing in the group */
    close_table();
}

/* Under a sheet the spaces are still told, those of the group in the middle once. */
static void the_group_in_the_middle_is_no_second_board(void)
{
    scene_begin("classic", NULL, 3);
    scene.game.seats[0].space = 6;
    scene.game.phase = scene.game.step = PHASE_BUY; /* the deed of Oriental Avenue is in sight */
    open_table(1, "menu");
    listen();
    CHECK_INT(1, times("board: Vermont Avenue, "));
    CHECK_INT(1, times("board: Connecticut Avenue, "));
    CHECK_INT(3, times("board: Chance"));
    close_table();
}

/* A label that is shorter than the name says nothing more. */
static void short_labels_are_in_the_name(void)
{
    scene_begin("classic", NULL, 3);
    scene.game.seats[0].space = 6;
    scene.game.phase = scene.game.step = PHASE_BUY;
    open_table(1, NULL);
    listen();
    CHECK(hears("question: Buy Oriental Avenue for $100 | \n"));
    CHECK(hears("question: Auction it | from $1\n"));
    close_table();
}

static void what_is_disabled_says_why(void)
{
    begin("trade");
    CHECK(hears("Offer to Bruno | "));
    CHECK(hears("Choose what changes hands."));
    close_table();
}

static void an_auction_says_its_seconds_and_who_is_a_computer(void)
{
    scene_begin("classic", NULL, 3);
    scene.game.auction = (Auction){
        .open = AUCTION_DEED, .deed = scene_deed("boardwalk"), .bid = 120, .bidder = 2, .in = 7};
    scene.game.phase = PHASE_AUCTION;
    open_table(1, NULL);
    listen();
    CHECK(hears("sheet: 120 seconds left\n"));
    CHECK_INT(0, times("sheet: 120\n"));
    CHECK(hears("sheet: Bruno, computer"));
    CHECK_INT(0, times("Ada, computer"));
    close_table();
}

static void equal_names_are_told_apart(void)
{
    char buffer[100];
    Text text = text_into(buffer, sizeof buffer);
    scene_begin("classic", NULL, 3);
    scene.game.seats[0].space = 22; /* Ada on the second of them, which stays the second */
    open_table(1, NULL);
    listen();
    for (int i = 0; i < view_item_count(view); i++) {
        ViewItem item;
        view_item(view, i, &item);
        if (strncmp(item.name, "Chance", 6) == 0) view_context(view, i, &text);
    }
    CHECK(hears("board: Chance; Ada here |"));
    CHECK_TEXT("1 of 32 of 33 of 3", buffer);
    close_table();
}

/* No screen of any kind says the same line twice, and every item has a name. */
static void every_screen_and_sheet_has_words(void)
{
    for (const char *const *word = view_screens(); *word != NULL; word++) {
        begin(NULL);
        bool online = text_same(*word, "room") || text_same(*word, "chat") ||
                      text_same(*word, "terms") || text_same(*word, "chair") ||
                      text_same(*word, "online"); /* tests/unit/test_room.c hears those */
        if (!online && view_open(view, *word)) listen();
        int words = (int)strlen(said), items = view_item_count(view);
        if (words < 60) printf("%s says only \"%s\"\n", *word, said);
        CHECK(online || (words >= 60 && items > 0));
        for (int i = 0; i < items; i++) {
            ViewItem item;
            view_item(view, i, &item);
            if (item.name[0] == '\0') printf("%s: something has no name\n", *word);
            CHECK(item.name[0] != '\0');
        }
        close_table();
    }
}

/* ---- what happened ---- */

static void act(const char *words)
{
    Action action;
    char why[200];
    Text text = text_into(why, sizeof why);
    CHECK(notation_action_read(&scene.edition, table_game(table), words, &action, &text));
    CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
}

static void news_say_first_what_happened_to_me(void)
{
    char buffer[2000];
    Text text = text_into(buffer, sizeof buffer);
    scene_begin("classic", "auction=off", 3);
    scene_own(1, "oriental");
    scene.game.seats[0].space = 0;
    open_table(1, NULL);
    size_t from = table_event_count(table);
    act("roll");
    act("dice 4 2"); /* to Oriental Avenue, Bruno's */
    act("end");
    act("roll");
    act("dice 1 2"); /* Bruno to Baltic Avenue */
    act("buy");
    Words words = table_words(table, NULL);
    digest_write(table, from, table_event_count(table), 0, &words, &text);
    CHECK_TEXT("Ada rolled 4 and 2 and moved to Oriental Avenue. Ada paid Bruno $6 rent for "
               "Oriental Avenue. Bruno bought Baltic Avenue for $60.",
               buffer);
    text_clear(&text);
    digest_write(table, from, table_event_count(table), 2, &words, &text);
    CHECK_TEXT("Bruno bought Baltic Avenue for $60.", buffer);
    close_table();
}

int main(int count, char **words)
{
    check_arguments(count, words);
    RUN(every_space_says_owner_rent_and_who_is_there);
    RUN(every_player_says_money_place_holdings_and_turn);
    RUN(a_deed_is_read_row_by_row);
    RUN(labels_are_not_said_twice);
    RUN(pictures_are_not_read_aloud);
    RUN(the_group_in_the_middle_is_no_second_board);
    RUN(short_labels_are_in_the_name);
    RUN(what_is_disabled_says_why);
    RUN(an_auction_says_its_seconds_and_who_is_a_computer);
    RUN(equal_names_are_told_apart);
    RUN(every_screen_and_sheet_has_words);
    RUN(news_say_first_what_happened_to_me);
    return check_done();
}
