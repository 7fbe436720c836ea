/* test_why_not.c -- refusals as sentences (G13), words of events. */
#include "scene.h"

static char sentence[400];

/* The sentence for an action of the mover that was refused. */
static const char *why(ActionKind kind, const char *deed, Money amount, Refusal refusal)
{
    Action action = action_of(&scene.game, kind);
    action.amount = amount;
    if (deed != NULL) action.deed = scene_deed(deed);
    Text text = text_into(sentence, sizeof sentence);
    why_not_write(&scene.edition, &scene.game, &action, refusal, &text);
    return sentence;
}

static void G13_every_refusal_is_one_sentence(void)
{
    scene_begin("classic", NULL, 2);
    for (int refusal = REFUSAL_NONE; refusal < REFUSAL_COUNT; refusal++) {
        const char *words = why(ACTION_BUILD, "boardwalk", 0, (Refusal)refusal);
        size_t length = strlen(words);
        CHECK(length > 10 && words[length - 1] == '.');
        CHECK(words[0] >= 'A' && words[0] <= 'Z');
        CHECK(strstr(words, "  ") == NULL);
    }
    CHECK_TEXT("", why(ACTION_BUILD, "boardwalk", 0, REFUSAL_COUNT));
}

/* A refusal names no command: how to request an action depends on who shows it. */
static void G13_no_refusal_names_a_command(void)
{
    for (const char *const *name = (const char *const[]){"classic", "waterloo", NULL};
         *name != NULL; name++) {
        scene_begin(*name, NULL, 2);
        for (int refusal = REFUSAL_NONE; refusal < REFUSAL_COUNT; refusal++) {
            Action action = action_of(&scene.game, ACTION_BUILD);
            action.deed = 0;
            Text text = text_into(sentence, sizeof sentence);
            why_not_write(&scene.edition, &scene.game, &action, (Refusal)refusal, &text);
            CHECK(strpbrk(sentence, "'\"{}[]") == NULL);
        }
    }
}

static void G13_refusals_speak_of_what_the_board_has(void)
{
    scene_begin("waterloo", NULL, 2);
    CHECK_TEXT("There is no cafeteria to sell in Math.",
               why(ACTION_SELL, "DC", 0, REFUSAL_NO_HOTEL));
    CHECK_TEXT("The bank has too few bathrooms to put in place of the cafeteria.",
               why(ACTION_SELL, "DC", 0, REFUSAL_HOUSES_FOR_HOTEL));
}

static void G13_prices_are_named(void)
{
    scene_begin("classic", NULL, 2);
    scene.game.seats[0].cash = 20;
    CHECK_TEXT("That costs $200, and you have $20.",
               why(ACTION_BUILD, "boardwalk", 0, REFUSAL_TOO_POOR));
    CHECK_TEXT("That costs $50, and you have $20.", why(ACTION_FINE, NULL, 0, REFUSAL_TOO_POOR));
    CHECK_TEXT("That costs $220, and you have $20.",
               why(ACTION_REDEEM, "boardwalk", 0, REFUSAL_TOO_POOR));
    CHECK_TEXT("That costs $100, and you have $20.", why(ACTION_CHOOSE, NULL, 1, REFUSAL_TOO_POOR));
    scene_do("roll; dice 1 2");
    CHECK_TEXT("That costs $60, and you have $20: sell, mortgage or trade first, or decline.",
               why(ACTION_BUY, NULL, 0, REFUSAL_TOO_POOR));
}

static void G13_bounds_of_a_bid_are_named(void)
{
    scene_begin("classic", NULL, 2);
    scene_do("roll; dice 1 2; decline; bid 70");
    CHECK_TEXT("A bid must be from $71 to $1,500; or pass.",
               why(ACTION_BID, NULL, 5, REFUSAL_BID_LOW));
    scene.game.seats[scene.game.decider].cash = 70;
    CHECK_TEXT("You cannot bid any more; pass.", why(ACTION_BID, NULL, 5, REFUSAL_BID_HIGH));
}

static void G13_properties_and_groups_are_named(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_TEXT("Boardwalk is not yours.", why(ACTION_SELL, "boardwalk", 0, REFUSAL_NOT_OWNER));
    CHECK_TEXT("Nothing can be built on Water Works.",
               why(ACTION_BUILD, "water", 0, REFUSAL_NOT_STREET));
    CHECK_TEXT("Building needs all properties of Brown.",
               why(ACTION_BUILD, "baltic", 0, REFUSAL_NOT_GROUP));
    CHECK_TEXT("Sell all buildings of Brown first.",
               why(ACTION_MORTGAGE, "baltic", 0, REFUSAL_GROUP_BUILT));
    CHECK_TEXT("That is not yours.", why(ACTION_SELL, NULL, 0, REFUSAL_NOT_OWNER));
    CHECK_TEXT("The bank has no hotel left; wait until one is sold back.",
               why(ACTION_BUILD, "baltic", 0, REFUSAL_NO_HOTELS));
}

static void G13_what_an_edition_narrows_is_said(void)
{
    scene_begin("classic", "trade=one,offers_per_turn=3", 2);
    CHECK(strstr(why(ACTION_OFFER, NULL, 0, REFUSAL_TRADE_SHAPE), "one thing for one thing") !=
          NULL);
    CHECK_TEXT("A player can make 3 offers in a turn; wait for the next one.",
               why(ACTION_OFFER, NULL, 0, REFUSAL_TRADE_MANY));
    scene_begin("classic", "any_dice=on", 2);
    CHECK_TEXT("Each chosen die shows a whole number, 0 or more.",
               why(ACTION_DICE, NULL, 0, REFUSAL_DICE));
    CHECK_TEXT("Somebody else must decide now.", why(ACTION_ROLL, NULL, 0, REFUSAL_NOT_YOU));
    scene_do("roll");
    CHECK_TEXT("The dice or cards come first.", why(ACTION_ROLL, NULL, 0, REFUSAL_NOT_YOU));
}

static void every_event_and_reason_has_a_word_of_its_own(void)
{
    for (int a = 0; a < EVENT_COUNT; a++) {
        CHECK(event_word((EventKind)a)[0] != '\0');
        for (int b = 0; b < a; b++)
            CHECK(strcmp(event_word((EventKind)a), event_word((EventKind)b)) != 0);
    }
    for (int a = 0; a < REASON_COUNT; a++) {
        for (int b = 0; b < a; b++)
            CHECK(strcmp(event_reason_word((Reason)a), event_reason_word((Reason)b)) != 0);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(G13_every_refusal_is_one_sentence);
    RUN(G13_no_refusal_names_a_command);
    RUN(G13_refusals_speak_of_what_the_board_has);
    RUN(G13_prices_are_named);
    RUN(G13_bounds_of_a_bid_are_named);
    RUN(G13_properties_and_groups_are_named);
    RUN(G13_what_an_edition_narrows_is_said);
    RUN(every_event_and_reason_has_a_word_of_its_own);
    return check_done();
}
