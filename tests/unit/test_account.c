/* test_account.c -- what happened, in sentences: debts, estates, buildings, trades
 * and the rarer things (G11). The common ones are in test_show.c. */
#include "table/account.h"

#include "seated.h"
#include "table/table_words.h"

static char told[4000];

/* The account of the actions, separated by ';', in the scene's position; of
 * the last of them only. */
static const char *after(const char *words)
{
    char copy[600], why_not[300];
    Table *table = table_at(&scene.game, &scene.edition);
    Text text = text_into(told, sizeof told), why = text_into(why_not, sizeof why_not);
    size_t from = 0;
    text_copy(copy, sizeof copy, words);
    for (char *one = strtok(copy, ";"); one != NULL; one = strtok(NULL, ";")) {
        Action action;
        from = table_event_count(table);
        bool good = notation_action_read(&scene.edition, table_game(table), one, &action, &why) &&
                    table_submit(table, &action) == REFUSAL_NONE;
        if (!good) CHECK_TEXT(one, "refused");
    }
    Words names = table_words(table, NULL);
    account_write(table, from, table_event_count(table), &names, &text);
    scene.game = *table_game(table);
    table_free(table);
    return told;
}

static void G11_debts_are_told_with_their_reason(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    scene_own(1, "boardwalk");
    scene.game.seats[0].cash = 20;
    Game position = scene.game;
    scene_put(0, 36);
    CHECK_TEXT("Player 1 rolled 1 and 2 and moved to Boardwalk.\n"
               "Player 1 owes Player 2 $50 rent for Boardwalk and must raise the money.\n",
               after("roll;dice 1 2"));
    CHECK_TEXT("Player 1 mortgaged Reading Railroad for $100.\n"
               "Player 1 paid Player 2 $50 rent for Boardwalk.\n",
               after("mortgage reading"));
    scene.game = position;
    scene_jail(0, 2);
    CHECK_TEXT("Player 1 rolled 1 and 2.\n"
               "Player 1 owes the bank $50 to leave Jail and must raise the money.\n",
               after("roll;dice 1 2"));
    scene.game = position;
    CHECK_TEXT("Player 2 passed.\nPlayer 1 won Baltic Avenue for $100.\n"
               "Player 1 owes the bank $100 for Baltic Avenue and must raise the money.\n",
               after("roll;dice 1 2;decline;bid 1;bid 100;pass"));
    CHECK_TEXT("Player 1 mortgaged Reading Railroad for $100.\n"
               "Player 1 paid $100 for Baltic Avenue.\n",
               after("mortgage reading"));
}

static void G11_estates_are_told_at_once(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "reading mediterranean baltic");
    scene_own(1, "boardwalk");
    scene_hold(0, "chance");
    scene_build("boardwalk", HOTEL_LEVEL);
    scene.game.seats[0].cash = 20;
    scene_put(0, 36);
    CHECK_TEXT("Player 1 is bankrupt to Player 2.\n"
               "Player 1 paid Player 2 $20, all that was left.\n"
               "Player 2 received Mediterranean Avenue, Baltic Avenue and Reading Railroad from "
               "Player 1.\n"
               "Player 2 received a Get Out of Jail Free card from Player 1.\n"
               "It is Player 2's turn.\n",
               after("roll;dice 1 2;bankrupt"));
    scene_begin("classic", NULL, 3);
    scene_own(0, "reading");
    scene.game.seats[0].cash = 20;
    CHECK_TEXT("Player 1 gave up.\nThe bank took back Reading Railroad from Player 1.\n"
               "Player 1 paid $20, all that was left.\n"
               "Reading Railroad is auctioned.\n",
               after("resign 1"));
    scene_begin("london", NULL, 3);
    scene.game.seats[0].cash = 20;
    CHECK_TEXT("Player 1 is bankrupt.\nThe bank wrote off \u00a3180 that Player 1 owed.\n"
               "It is Player 2's turn.\n",
               after("roll;dice 1 3;end"));
}

static void G11_buildings_are_told_with_what_stands_now(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    CHECK_TEXT("Player 1 built a house on Baltic Avenue for $50.\n", after("build baltic"));
    CHECK_TEXT("Player 1 built a house on Baltic Avenue for $50 (now 2 houses).\n",
               after("build mediterranean;build baltic"));
    CHECK_TEXT("Player 1 sold a building on Baltic Avenue for $25 (now 1 house).\n",
               after("sell baltic"));
    scene_build("mediterranean", 4);
    scene_build("baltic", 4);
    CHECK_TEXT("Player 1 built a hotel on Baltic Avenue for $50.\n", after("build baltic"));
    CHECK_TEXT("Player 1 sold all buildings on Mediterranean Avenue for $100.\n"
               "Player 1 sold a building on Baltic Avenue for $125 (now none).\n",
               after("break brown 0"));
    scene_begin("bharat", NULL, 2);
    const char *word = scene.edition.space_label[scene.edition.deeds[0].space].word;
    char build[100];
    scene_own(0, word);
    scene_build(word, 1);
    scene_put(0, scene.edition.deeds[0].space);
    snprintf(build, sizeof build, "build %s hotel", word);
    CHECK(strstr(after(build), ": now 1 house and 1 hotel.\n") != NULL);
}

static void G11_scarce_buildings_are_told(void)
{
    scene_begin("classic", "houses=1", 2);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "oriental vermont connecticut");
    CHECK_TEXT("Player 2 wants the building too.\nThe house is auctioned.\n",
               after("build baltic;want vermont"));
    Game position = scene.game;
    CHECK_TEXT("Player 2 passed.\nPlayer 1 won the auction.\n"
               "Player 1 built a house on Baltic Avenue for $60.\n",
               after("bid 60 baltic;pass"));
    scene.game = position;
    CHECK_TEXT("Player 2 passed.\nNobody bid for the building.\n", after("pass;pass"));
}

static void G11_trades_votes_and_fees_are_told(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_mortgage("boardwalk");
    scene_hold(0, "chance");
    CHECK_TEXT("Player 2 countered: $5 for Boardwalk.\n",
               after("offer 2 give boardwalk chance-card take 10;counter give 5 take boardwalk"));
    CHECK_TEXT("Player 1 accepted: Player 2 gave $5 for Boardwalk.\n", after("accept"));
    CHECK_TEXT("Player 2 paid $20 interest and left Boardwalk mortgaged.\n",
               after("keep boardwalk"));
    CHECK_TEXT("Player 2 rejected the offer.\n", after("offer 2 give 1 take 2;reject"));
    CHECK_TEXT("Player 1 asks to stop the game.\n", after("stop 1"));
    CHECK_TEXT("Player 2 wants to play on.\n", after("reject"));
    CHECK_TEXT("Player 2 agreed to stop.\nPlayer 2 has won the game.\n", after("stop 1;accept"));
    scene_begin("classic", "trade_waits=on", 3);
    CHECK_TEXT("Player 2 gave up.\nPlayer 2 paid $1,500, all that was left.\n"
               "The offer of Player 1 to Player 2 lapsed.\n",
               after("offer 2 give 1 take 2;resign 2"));
}

static void G11_a_fee_that_cannot_be_paid_is_told(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_own(1, "reading");
    scene_mortgage("boardwalk");
    (void)after("offer 2 give boardwalk take 10;accept");
    scene.game.seats[1].cash = 5;
    CHECK_TEXT("Player 2 left Boardwalk mortgaged.\n"
               "Player 2 owes the bank $20 interest on Boardwalk and must raise the money.\n",
               after("keep boardwalk"));
}

static void G11_claims_and_the_floor_are_told(void)
{
    scene_begin("classic", "rent_claim=next", 3);
    scene_own(2, "baltic");
    CHECK_TEXT("Player 1 rolled 1 and 2 and moved to Baltic Avenue.\n"
               "Player 3 may ask Player 1 for $4 rent for Baltic Avenue.\n",
               after("roll;dice 1 2"));
    CHECK_TEXT("Player 3 did not ask for the rent of Baltic Avenue in time.\n"
               "Player 2 rolled 2 and 5 and moved to Chance.\n",
               after("end;roll;dice 2 5"));
    scene_begin("classic", NULL, 3);
    CHECK_TEXT("Player 2 took the floor.\n", after("floor 2"));
    CHECK_TEXT("Player 2 gave the floor back.\n", after("done"));
}

static void B5_the_thief_is_told(void)
{
    scene_begin("bilkent", "token_choice=setup", 2);
    scene.game.thief = 3;
    scene.game.thief_target = 1;
    scene_put(1, 5);
    scene_put(0, 6);
    const char *moved = after("roll;dice 1 3;end;dice 1 2");
    CHECK(strncmp(moved, "The thief moved to ", 19) == 0);
    CHECK_TEXT("The thief took $10 from Player 2.\nIt is Player 2's turn.\n", after("pick 10"));
}

static void G11_dealt_deeds_tokens_and_bonuses_are_told(void)
{
    scene_begin("classic", "deal_deeds=1,deal_paid=on", 2);
    CHECK_TEXT("Player 1 was dealt Baltic Avenue for $60.\n", after("pick baltic"));
    scene_begin("bilkent", NULL, 2);
    CHECK_TEXT("Player 1 took the token Thimble.\n", after("token thimble"));
    scene_begin("classic", "double_one=1000", 2);
    CHECK_TEXT("Player 1 rolled 1 and 1.\nPlayer 1 received $1,000 as a bonus.\n"
               "Player 1 moved to Community Chest.\n",
               after("roll;dice 1 1"));
    scene_begin("classic", "time_limit=5", 2);
    CHECK_TEXT("Time is up: the game ends with this turn.\n", after("bell"));
}

static void G11_ways_out_of_jail_are_told(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    scene_hold(0, "chance");
    CHECK_TEXT("Player 1 used a Get Out of Jail Free card and left Jail.\n",
               after("release chance"));
    scene_begin("bharat", NULL, 2);
    scene_jail(0, 3);
    scene_jail(1, 3);
    CHECK(strstr(after("wait;end"), "Player 2 has waited long enough and left ") != NULL);
    scene_begin("classic", "jail_fine=0", 2);
    scene_jail(0, 0);
    CHECK_TEXT("Player 1 left Jail.\n", after("fine"));
}

/* I9: to mortgage is to sell, and the account says so. */
static void I9_a_deed_sold_to_the_bank_is_told_so(void)
{
    scene_begin("bharat", NULL, 2);
    scene_own(0, "ranchi");
    const char *account = after("mortgage ranchi");
    CHECK(strstr(account, "Player 1 sold Ranchi to the bank for Rs. ") != NULL);
    CHECK(strstr(account, "mortgaged") == NULL);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(G11_debts_are_told_with_their_reason);
    RUN(G11_estates_are_told_at_once);
    RUN(G11_buildings_are_told_with_what_stands_now);
    RUN(G11_scarce_buildings_are_told);
    RUN(G11_trades_votes_and_fees_are_told);
    RUN(G11_a_fee_that_cannot_be_paid_is_told);
    RUN(G11_claims_and_the_floor_are_told);
    RUN(B5_the_thief_is_told);
    RUN(G11_dealt_deeds_tokens_and_bonuses_are_told);
    RUN(G11_ways_out_of_jail_are_told);
    RUN(I9_a_deed_sold_to_the_bank_is_told_so);
    return check_done();
}
