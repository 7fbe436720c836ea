/* test_asking.c -- who must do what, in one sentence, for every phase (G11). */
#include "game/setup.h"
#include "table/asking.h"

#include "seated.h"
#include "table/table_words.h"

static char question[600];

/* What is asked in the scene's position, of players 1, 2, 3, ... */
static const char *asked(void)
{
    Table *table = table_at(&scene.game, &scene.edition);
    Text text = text_into(question, sizeof question);
    Words words = table_words(table, NULL);
    asking_write(table_edition(table), &scene.game, &words, &text);
    table_free(table);
    return question;
}

static void before_the_first_turn(void)
{
    scene_begin("classic", NULL, 2);
    edition_file_read("classic", "order=highest", &scene.edition);
    setup_game(&scene.edition, 2, NULL, &scene.game);
    CHECK_TEXT("Player 1 throws for the order of play", asked());
    scene_begin("classic", "deal_deeds=1", 2);
    CHECK_TEXT("Player 1 is dealt a property", asked());
    scene_do("pick baltic");
    CHECK_TEXT("Player 2 is dealt a property", asked());
    edition_file_read("montreal", NULL, &scene.edition);
    setup_game(&scene.edition, 3, NULL, &scene.game);
    CHECK_TEXT("Player 1 sees the order of play shuffled: who comes next", asked());
    scene_begin("bilkent", NULL, 2);
    CHECK_WAITS(PHASE_TOKEN, 0);
    CHECK(strncmp(asked(), "Player 1 chooses a token (thimble, ", 35) == 0);
}

/* Nobody is on the move yet: whoever throws or chooses is. */
static void B4_the_turn_is_shown_of_who_throws_or_chooses(void)
{
    scene_begin("classic", NULL, 3);
    edition_file_read("classic", "order=highest", &scene.edition);
    setup_game(&scene.edition, 3, NULL, &scene.game);
    scene.game.order_next = 1;
    CHECK_INT(1, asking_turn(&scene.game));
    scene_begin("bilkent", NULL, 3);
    scene_do("token thimble");
    CHECK_WAITS(PHASE_TOKEN, 1);
    CHECK_INT(1, asking_turn(&scene.game));
    scene_begin("classic", NULL, 3);
    scene.game.phase = PHASE_AUCTION;
    scene.game.decider = 2;
    CHECK_INT(0, asking_turn(&scene.game));
}

static void the_turn_names_place_jail_and_cash(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_TEXT("Player 1 is on GO and has $1,500", asked());
    scene_do("roll");
    CHECK_TEXT("Player 1 throws", asked());
    scene_do("dice 5 5");
    CHECK_TEXT("Player 1 is on Jail / Just Visiting after doubles and has $1,500", asked());
    scene_jail(0, 1);
    CHECK_TEXT("Player 1 is in Jail (turn 2 of 3) and has $1,500", asked());
    scene.game.seats[0].jail_turns = 3;
    CHECK_TEXT("Player 1 is in Jail and has no throw left and has $1,500", asked());
    scene_begin("classic", "jail_last=card", 2);
    scene_jail(0, 2);
    scene_hold(0, "chance");
    scene_do("roll; dice 1 2");
    CHECK_TEXT("Player 1 must leave Jail", asked());
    scene_begin("london", NULL, 2);
    scene.game.seats[0].cash = 100;
    scene_do("roll; dice 1 3");
    CHECK_TEXT(
        "Player 1 has moved to Income Tax and has -\u00a3100, which must be raised before the "
        "turn ends",
        asked());
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    scene_do("roll; dice 1 2");
    CHECK_TEXT("Player 1 is in Jail and has $1,500", asked());
}

static void buying_is_asked_with_the_price(void)
{
    scene_begin("classic", NULL, 2);
    scene_do("roll; dice 1 2");
    CHECK_TEXT("Player 1 may buy Baltic Avenue for $60 and has $1,500", asked());
    scene.game.seats[0].cash = 59;
    CHECK_TEXT("Player 1 would have to pay $60 for Baltic Avenue and has $59", asked());
    scene_do("decline");
    CHECK_TEXT("Auction of Baltic Avenue (price $60), no bid yet; Player 2 has $1,500", asked());
    scene_do("bid 50");
    CHECK_TEXT("Auction of Baltic Avenue (price $60), $50 bid by Player 2; Player 1 has $59",
               asked());
}

static void choices_are_named(void)
{
    scene_begin("classic", "income_tax=choice", 2);
    scene_land(4, 1, 3);
    CHECK_TEXT("Player 1 pays $200 or 10% of everything", asked());
    scene_begin("london", "chest_deck=old", 2);
    int deck = scene_deck("chest"), card = 0;
    while (scene.edition.decks[deck].cards[card].effect.kind != EFFECT_PAY_OR_DRAW) card++;
    scene_draw(17, card + 1);
    CHECK_TEXT("Player 1 pays \u00a310 or draws from Chance", asked());
    scene_begin("bilkent", "token_choice=setup", 2);
    scene_land(22, 1, 3);
    CHECK(strncmp(asked(), "Player 1 draws from ", 20) == 0);
}

static void others_are_asked_by_name(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "baltic");
    scene_do("offer 2 give baltic take 100");
    CHECK_TEXT("Player 1 offers Player 2 Baltic Avenue for $100", asked());
    scene_do("reject; stop 1");
    CHECK_TEXT("Player 1 asks Player 2 to end the game now, the richest winning", asked());
    scene_do("reject");
    scene_begin("classic", NULL, 3);
    Action floor = {.kind = ACTION_FLOOR, .seat = 2, .deed = NO_DEED};
    apply(&scene.edition, &scene.game, &floor, NULL);
    CHECK_TEXT("Player 3 has the floor", asked());
}

/* Two owners of whole groups, and too few houses. */
static void few_houses_for_two(const char *rules)
{
    scene_begin("classic", rules, 2);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "oriental vermont connecticut");
}

static void scarce_buildings_are_asked_about(void)
{
    few_houses_for_two("houses=1");
    scene_do("build baltic");
    CHECK_TEXT("Player 1 would build a house, and the bank has not enough for all; does Player 2 "
               "want one too",
               asked());
    scene_do("want vermont");
    CHECK_TEXT("Auction of a house, no bid yet; Player 1 has $1,500", asked());
    scene_do("bid 50 baltic");
    CHECK_TEXT("Auction of a house, $50 bid by Player 1; Player 2 has $1,500", asked());
    few_houses_for_two("houses=4");
    scene_build("mediterranean", HOTEL_LEVEL);
    scene_build("baltic", HOTEL_LEVEL);
    Game position = scene.game;
    scene_do("sell baltic");
    CHECK_TEXT("Player 1 would take houses for broken hotels, and the bank has not enough for all; "
               "does Player 2 want one too",
               asked());
    scene.game = position;
    scene_do("break brown 2");
    CHECK_TEXT("Player 1 would take houses for broken hotels, and the bank has not enough for all; "
               "does Player 2 want one too",
               asked());
}

static void debts_name_what_is_owed(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    scene_own(1, "boardwalk");
    scene.game.seats[0].cash = 20;
    Game position = scene.game;
    scene_land(39, 1, 3);
    CHECK_TEXT("Player 1 owes Player 2 $50 rent for Boardwalk and has $20", asked());
    scene.game = position;
    scene_land(4, 1, 3);
    CHECK_TEXT("Player 1 owes the bank $200 tax and has $20", asked());
    scene.game = position;
    scene_jail(0, 2);
    scene_do("roll; dice 1 2");
    CHECK_TEXT("Player 1 owes the bank $50 and has $20", asked());
    scene.game = position;
    scene_land(3, 1, 1);
    scene_do("decline; bid 1; bid 100; pass");
    CHECK_TEXT("Player 1 owes the bank $100 for Baltic Avenue and has $20", asked());
}

static void heirs_are_asked_about_mortgages(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_mortgage("boardwalk");
    scene_do("offer 2 give boardwalk take 10; accept");
    CHECK_TEXT("Player 2 received Boardwalk mortgaged: redeem it now or keep it so, for $20 "
               "interest",
               asked());
    scene.game.seats[1].cash = 5;
    scene_do("keep boardwalk");
    CHECK_TEXT("Player 2 owes the bank $20 interest and has $5", asked());
}

static void the_end_names_the_winner(void)
{
    scene_begin("classic", NULL, 2);
    scene_do("resign 1");
    CHECK_TEXT("The game is over: Player 2 has won", asked());
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(before_the_first_turn);
    RUN(B4_the_turn_is_shown_of_who_throws_or_chooses);
    RUN(the_turn_names_place_jail_and_cash);
    RUN(buying_is_asked_with_the_price);
    RUN(choices_are_named);
    RUN(others_are_asked_by_name);
    RUN(scarce_buildings_are_asked_about);
    RUN(debts_name_what_is_owed);
    RUN(heirs_are_asked_about_mortgages);
    RUN(the_end_names_the_winner);
    return check_done();
}
