/* test_intent.c -- what an action would do, in words. */
#include "table/intent.h"

#include "seated.h"
#include "table/table_words.h"

static char words[600];

static const char *say(const Action *action, bool button)
{
    Text text = text_into(words, sizeof words);
    Table *table = table_at(&scene.game, &scene.edition);
    Words names = table_words(table, NULL);
    Intent intent;
    intent_make(&intent, table_edition(table), &scene.game, action);
    if (!button)
        words_write_said(&names, &intent.said, &text);
    else if (intent.button.sentence.words != NULL)
        words_write_said(&names, &intent.button, &text);
    table_free(table);
    return words;
}

static const char *read_and_say(const char *notation, bool button)
{
    Text text = text_into(words, sizeof words);
    Action action;
    if (!notation_action_read(&scene.edition, &scene.game, notation, &action, &text)) return words;
    return say(&action, button);
}

/* The words for an action given in the notation, allowed now or not. */
static const char *intends(const char *notation)
{
    return read_and_say(notation, false);
}

static const char *button(const char *notation)
{
    return read_and_say(notation, true);
}

static const char *intends_kind(ActionKind kind, DeedId deed, SeatId other, Money amount)
{
    Action action = action_of(&scene.game, kind);
    action.deed = deed;
    action.other = other;
    action.amount = amount;
    return say(&action, false);
}

static void chance_in_words(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_TEXT("throw the dice", intends_kind(ACTION_DICE, NO_DEED, 0, 1));
    CHECK_TEXT("draw a card", intends_kind(ACTION_DRAW, NO_DEED, 0, 0));
    CHECK_TEXT("pick something by chance", intends_kind(ACTION_PICK, NO_DEED, 0, 0));
    CHECK_TEXT("ring the bell", intends_kind(ACTION_BELL, NO_DEED, 0, 0));
}

static void the_turn_in_words(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_TEXT("roll the dice", intends("roll"));
    CHECK_TEXT("end the turn", intends("end"));
    scene_jail(0, 0);
    CHECK_TEXT("roll for doubles", intends("roll"));
    CHECK_TEXT("pay the fine of $50", intends("fine"));
    CHECK_TEXT("wait in Jail", intends("wait"));
    CHECK_TEXT("use a Get Out of Jail Free card", intends_kind(ACTION_RELEASE, NO_DEED, 0, 0));
    CHECK_TEXT("open the kept card", intends("open"));
    CHECK_TEXT("go bankrupt", intends("bankrupt"));
    scene_begin("bilkent", NULL, 2);
    CHECK_TEXT("take the token Thimble", intends_kind(ACTION_TOKEN, NO_DEED, 0, 0));
}

static void buying_in_words(void)
{
    scene_begin("classic", NULL, 2);
    scene_do("roll; dice 1 2");
    CHECK_TEXT("buy Baltic Avenue for $60", intends("buy"));
    CHECK_TEXT("leave Baltic Avenue to an auction", intends("decline"));
    scene.edition.rule[RULE_AUCTION] = 0;
    CHECK_TEXT("leave Baltic Avenue to the bank", intends("decline"));
    scene.edition.rule[RULE_AUCTION] = 1;
    scene_do("decline");
    CHECK_TEXT("bid $20 for Baltic Avenue", intends("bid 20"));
    CHECK_TEXT("pass", intends("pass"));
}

static void choices_in_words(void)
{
    scene_begin("classic", "income_tax=choice", 2);
    scene_land(4, 1, 3);
    CHECK_TEXT("pay $200", intends("choose 1"));
    CHECK_TEXT("pay 10% of everything", intends("choose 2"));
    scene_begin("london", "chest_deck=old", 2);
    int deck = scene_deck("chest"), card = 0;
    while (scene.edition.decks[deck].cards[card].effect.kind != EFFECT_PAY_OR_DRAW) card++;
    scene_draw(17, card + 1);
    CHECK_TEXT("draw from Chance", intends("choose 2"));
    scene.game.phase = PHASE_OPEN;
    CHECK_TEXT("open the card", intends("choose 1"));
    CHECK_TEXT("keep the card for later", intends("choose 2"));
    scene.game.phase = PHASE_THIEF;
    CHECK_TEXT("set the thief loose for \u00a3100", intends("choose 1"));
    CHECK_TEXT("leave the thief alone", intends("choose 2"));
}

static void property_in_words(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic reading short-line");
    CHECK_TEXT("build a house on Baltic Avenue for $50", intends("build baltic"));
    scene_build("baltic", 4);
    CHECK_TEXT("build a hotel on Baltic Avenue for $50", intends("build baltic"));
    CHECK_TEXT("sell a house of Baltic Avenue for $25", intends("sell baltic"));
    scene_build("baltic", HOTEL_LEVEL);
    CHECK_TEXT("sell a hotel of Baltic Avenue for $25", intends("sell baltic"));
    CHECK_TEXT("sell the hotels of Brown and keep 3 houses", intends("break brown 3"));
    CHECK_TEXT("sell the hotels of Brown and keep 1 house", intends("break brown 1"));
    CHECK_TEXT("mortgage Reading Railroad for $100", intends("mortgage reading"));
    CHECK_TEXT("redeem Reading Railroad for $110", intends("redeem reading"));
    CHECK_TEXT("leave Reading Railroad mortgaged", intends("keep reading"));
    scene.edition.rule[RULE_MORTGAGE] = MORTGAGE_SELL;
    CHECK_TEXT("sell Reading Railroad to the bank for $100", intends("mortgage reading"));
    CHECK_TEXT("travel to Short Line", intends_kind(ACTION_TRAVEL, scene_deed("short-line"), 0, 0));
    CHECK_TEXT("stay here", intends_kind(ACTION_TRAVEL, NO_DEED, 0, 0));
    scene_begin("bharat", NULL, 2);
    CHECK(strncmp(intends_kind(ACTION_SELL, 0, 0, 1), "sell a hotel of ", 16) == 0);
}

static void dealings_in_words(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "baltic");
    CHECK_TEXT("offer Player 2 Baltic Avenue for $100", intends("offer 2 give baltic take 100"));
    scene_do("offer 2 give baltic take 100");
    CHECK_TEXT("accept Player 1's offer of Baltic Avenue for $100", intends("accept"));
    CHECK_TEXT("reject Player 1's offer of Baltic Avenue for $100", intends("reject"));
    CHECK_TEXT("offer Player 1 $50 for Baltic Avenue instead",
               intends("counter give 50 take baltic"));
    scene_do("reject; stop 1");
    CHECK_TEXT("agree to end the game", intends("accept"));
    CHECK_TEXT("play on", intends("reject"));
}

static void scarce_buildings_in_words(void)
{
    scene_begin("classic", "houses=1", 2);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "oriental vermont connecticut");
    scene_do("build baltic");
    CHECK_TEXT("ask for a building on Vermont Avenue too", intends("want vermont"));
    CHECK_TEXT("ask for no building", intends("pass"));
    scene_do("want vermont");
    CHECK_TEXT("bid $50 for a house on Baltic Avenue", intends("bid 50 baltic"));
    scene.game.auction.open = 3;
    CHECK_TEXT("bid $50 for a hotel on Baltic Avenue", intends("bid 50 baltic"));
}

static void out_of_turn_in_words(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_TEXT("ask for the floor", intends_kind(ACTION_FLOOR, NO_DEED, 0, 0));
    CHECK_TEXT("give the floor back", intends("done"));
    CHECK_TEXT("leave the game", intends("resign 1"));
    CHECK_TEXT("propose to end the game", intends("stop 1"));
    CHECK_TEXT("ask Player 2 for the rent of Baltic Avenue",
               intends_kind(ACTION_CLAIM, scene_deed("baltic"), 1, 0));
    CHECK_TEXT("", intends_kind(ACTION_COUNT, NO_DEED, 0, 0));
}

static void buttons_say_it_shorter(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_TEXT("Roll the dice", button("roll"));
    CHECK_TEXT("End turn", button("end"));
    CHECK_TEXT("", button("resign 1"));
    scene_jail(0, 0);
    CHECK_TEXT("Roll for doubles", button("roll"));
    CHECK_TEXT("Pay the fine of $50", button("fine"));
    CHECK_TEXT("Wait here", button("wait"));
    scene_begin("classic", NULL, 2);
    scene_do("roll; dice 1 2");
    CHECK_TEXT("Buy Baltic Avenue for $60", button("buy"));
    CHECK_TEXT("Auction it", button("decline"));
}

static void the_three_ways_out_of_jail_have_their_prices(void)
{
    scene_begin("bharat", NULL, 2);
    scene_jail(0, 0);
    CHECK_TEXT("Throw three times, or else pay Rs. 1,000", button("roll"));
    CHECK_TEXT("Pay the fine of Rs. 500", button("fine"));
    CHECK_TEXT("Wait here: free in 3 turns", button("wait"));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(chance_in_words);
    RUN(buttons_say_it_shorter);
    RUN(the_three_ways_out_of_jail_have_their_prices);
    RUN(the_turn_in_words);
    RUN(buying_in_words);
    RUN(choices_in_words);
    RUN(property_in_words);
    RUN(dealings_in_words);
    RUN(scarce_buildings_in_words);
    RUN(out_of_turn_in_words);
    return check_done();
}
