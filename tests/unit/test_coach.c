/* test_coach.c -- what the next throw may bring, warnings before blunders, honest hints. */
#include "table/coach.h"

#include "players/weighing.h"
#include "seated.h"
#include "table/advice.h"
#include "table/coach_facts.h"
#include "table/next_throw.h"
#include "table/table_words.h"

/* ---- the next throw ---- */

static NextThrow next_of(SeatId seat)
{
    NextThrow next;
    next_throw_find(&scene.edition, &scene.game, seat, &next);
    return next;
}

static SpaceId space_of(const char *deed)
{
    return scene.edition.deeds[scene_deed(deed)].space;
}

static bool near(float a, double b)
{
    double off = a - b;
    return off < 1e-4 && off > -1e-4;
}

static void risks_chances_of_squares_are_exact_parts_of_36(void)
{
    scene_begin("classic", "", 2);
    NextThrow next = next_of(0);
    CHECK(next.known);
    float sum = 0;
    for (int space = 0; space < scene.edition.space_count; space++) sum += next.chance[space];
    CHECK(near(sum, 1));
    CHECK(near(next.chance[space_of("oriental")], 5.0 / 36));
    CHECK(near(next.chance[space_of("connecticut")], 4.0 / 36));
}

static void risks_every_edition_and_seat_adds_up_to_one(void)
{
    for (int i = 0; i < edition_files()->count; i++) {
        scene_begin(edition_files()->sources[i].word, "", 3);
        for (SeatId seat = 0; seat < 3; seat++) {
            NextThrow next = next_of(seat);
            float sum = 0;
            for (int space = 0; space < scene.edition.space_count; space++)
                sum += next.chance[space];
            if (next.known) CHECK(near(sum, 1));
        }
    }
}

static void risks_say_what_a_square_costs_and_whom_it_pays(void)
{
    scene_begin("classic", "", 2);
    scene_own(1, "mediterranean baltic oriental vermont "
                 "connecticut");
    scene_build("connecticut", HOTEL_LEVEL);
    NextThrow next = next_of(0);
    CHECK(near(next.money[space_of("connecticut")], -600));
    CHECK_INT(600, next.dearest);
    CHECK_INT(space_of("connecticut"), next.dearest_space);
    CHECK(next.gain[1] > 600.0f * 4 / 36);
    CHECK(near(next.ruin, 0));
}

static void risks_chance_to_go_bankrupt_counts_what_can_be_raised(void)
{
    scene_begin("classic", "", 2);
    scene_own(1, "oriental vermont connecticut");
    scene_build("connecticut", HOTEL_LEVEL);
    scene.game.seats[0].cash = 300;
    NextThrow next = next_of(0);
    CHECK(near(next.ruin, 4.0 / 36));
    scene_own(0, "boardwalk park-place pacific");
    next = next_of(0);
    CHECK(near(next.ruin, 0));
    CHECK(near(next.forced, 4.0 / 36));
}

static void risks_in_jail_only_doubles_leave_it(void)
{
    scene_begin("classic", "", 2);
    scene_jail(0, 0);
    NextThrow next = next_of(0);
    CHECK(next.known);
    /* A pair of sixes leads to a card that may lead back. */
    float back = next.chance[scene.edition.jail];
    CHECK(back >= 30.0f / 36 - 1e-4f && back < 31.0f / 36);
}

/* ---- warnings ---- */

enum { SAID_SIZE = 1000 };

static char said_words[SAID_SIZE];

/* Does the coach warn the decider before this, written in the notation? */
static bool warned(const char *words)
{
    char buffer[400];
    Text why = text_into(buffer, sizeof buffer), said = text_into(said_words, sizeof said_words);
    Action action;
    Table *table = table_at(&scene.game, &scene.edition);
    CHECK(notation_action_read(&scene.edition, &scene.game, words, &action, &why));
    Coach *coach = coach_new(table, &action);
    bool warns = false;
    if (coach != NULL) {
        Speech speech;
        Words names = table_words(table, NULL);
        while (!coach_think(coach, 50)) continue;
        warns = coach_warns(coach, &speech);
        if (warns) words_write_speech(&names, &speech, &said);
    }
    coach_free(coach);
    table_free(table);
    return warns;
}

/* Ann stands before the last orange street, with money; Bob has nothing yet. */
static void stand_at(const char *deed)
{
    scene.game.seats[0].space = space_of(deed);
    scene.game.phase = scene.game.step = PHASE_BUY;
    scene.game.decider = 0;
    scene.game.dice[0] = 3;
    scene.game.dice[1] = 4;
}

static void coach_warns_before_declining_a_deed_that_completes_a_group(void)
{
    scene_begin("classic", "", 3);
    scene_own(0, "st-james tennessee");
    scene_own(1, "illinois park-place");
    stand_at("new-york");
    CHECK(warned("decline"));
    CHECK(strstr(said_words, "New York Avenue would make all of") != NULL);
    CHECK(strstr(said_words, "An expert would rather buy New York Avenue") != NULL);
    CHECK(!warned("buy"));
}

static void coach_warns_before_leaving_the_last_deed_of_a_group_to_its_holder(void)
{
    scene_begin("classic", "auction=off", 2);
    scene_own(1, "st-james tennessee");
    stand_at("new-york");
    if (warned("decline")) CHECK(strstr(said_words, "is all that") != NULL);
    CHECK(!warned("buy"));
}

static void coach_warns_before_accepting_a_trade_that_loses_much(void)
{
    scene_begin("classic", "", 2);
    scene_own(0, "new-york illinois");
    scene_own(1, "st-james tennessee baltic");
    scene.game.mover = 1;
    scene.game.decider = 1;
    CHECK(scene_do("offer 1 give baltic take new-york"));
    CHECK_INT(PHASE_ANSWER, scene.game.phase);
    CHECK(warned("accept"));
    CHECK(strstr(said_words, "The deal gives") != NULL);
    CHECK(!warned("reject"));
}

static void coach_warns_before_offering_a_trade_that_loses_much(void)
{
    scene_begin("classic", "", 2);
    scene_own(0, "new-york illinois");
    scene_own(1, "st-james tennessee baltic");
    CHECK(warned("offer 2 give new-york take baltic"));
    CHECK(strstr(said_words, "The deal gives") != NULL);
}

static void coach_warns_before_selling_or_mortgaging_badly(void)
{
    scene_begin("classic", "", 2);
    scene_own(0, "st-james tennessee new-york reading");
    scene_own(1, "oriental vermont connecticut");
    scene_build("st-james", 3);
    scene_build("tennessee", 3);
    scene_build("new-york", 3);
    scene.game.seats[0].cash = 900;
    CHECK(warned("sell new-york"));
    CHECK(strstr(said_words, "Do not sell what stands on New York Avenue.") != NULL);
    CHECK(!warned("roll"));
}

static void coach_warns_before_ending_while_open_when_money_could_work(void)
{
    scene_begin("classic", "", 2);
    scene_own(0, "st-james tennessee new-york");
    scene_own(1, "oriental vermont connecticut");
    scene.game.seats[0].cash = 1400;
    scene.game.seats[1].space = scene.edition.jail; /* just before the orange streets */
    scene.game.phase = scene.game.step = PHASE_END;
    CHECK(warned("end"));
    CHECK(strstr(said_words, "An expert would rather build") != NULL);
}

static void coach_says_what_danger_a_choice_leaves(void)
{
    char words[SAID_SIZE];
    Text text = text_into(words, sizeof words);
    scene_begin("classic", "", 2);
    scene_own(1, "st-james tennessee new-york");
    scene_build("st-james", HOTEL_LEVEL);
    scene_build("tennessee", HOTEL_LEVEL);
    scene_build("new-york", HOTEL_LEVEL);
    scene.game.seats[0].space = scene.edition.jail;
    scene.game.seats[0].cash = 450;
    Action end = {.kind = ACTION_END, .seat = 0, .deed = NO_DEED};
    Speech said;
    coach_facts_find(&scene.edition, &scene.game, &end, &scene.game, &said);
    Table *table = table_at(&scene.game, &scene.edition);
    Words names = table_words(table, NULL);
    words_write_speech(&names, &said, &text);
    CHECK_TEXT(
        "It leaves you open: your next throw makes you bankrupt in 39% of all cases; New York "
        "Avenue costs $1,000. On 3 of the next 12 squares the rent is more than your $450, with 3 "
        "hotels.",
        words);
    table_free(table);
}

/* Bob's orange hotels are ahead of Ann, who can just pay for a stay at each of them. */
static void stand_before_hotels(Money cash)
{
    scene_begin("classic", "", 2);
    scene_own(0, "pacific north-carolina pennsylvania");
    scene_own(1, "st-james tennessee new-york vermont");
    scene_build("st-james", HOTEL_LEVEL);
    scene_build("tennessee", HOTEL_LEVEL);
    scene_build("new-york", HOTEL_LEVEL);
    scene_mortgage("pacific");
    scene_mortgage("north-carolina");
    scene_mortgage("pennsylvania");
    scene.game.seats[0].space = scene.edition.jail;
    scene.game.seats[0].cash = cash;
}

static void coach_names_the_danger_and_what_to_leave(void)
{
    stand_before_hotels(2100);
    scene.game.mover = 1;
    scene.game.decider = 1;
    CHECK(scene_do("offer 1 give vermont take 1900"));
    CHECK(warned("accept"));
    CHECK(strstr(said_words, "your next throw makes you bankrupt in 39% of all cases") != NULL);
    CHECK(strstr(said_words, "On 3 of the next 12 squares the rent is more than your $200, with 3 "
                             "hotels.") != NULL);
    CHECK(strstr(said_words, "you are out of the game before your next turn is over in") != NULL);
    CHECK(strstr(said_words, "Do not trade, and keep your $1,900. An expert would rather") != NULL);
    CHECK(!warned("reject"));
}

/* What is said to leave when something else altogether was found better. */
static const char *refrained(const char *words, ActionKind better)
{
    char buffer[400];
    Text why = text_into(buffer, sizeof buffer), said = text_into(said_words, sizeof said_words);
    Action meant, other = {.kind = (uint8_t)better, .deed = NO_DEED};
    Game after;
    Speech speech = {0};
    Table *table = table_at(&scene.game, &scene.edition);
    Words names = table_words(table, NULL);
    CHECK(notation_action_read(&scene.edition, &scene.game, words, &meant, &why));
    CHECK(weighing_leads(&scene.edition, &scene.game, &meant, &after));
    coach_facts_refrain(&scene.game, &meant, &after, &other, &speech);
    words_write_speech(&names, &speech, &said);
    table_free(table);
    return said_words;
}

static void coach_names_what_to_leave(void)
{
    scene_begin("classic", "", 2);
    scene_own(0, "pacific north-carolina pennsylvania reading boardwalk");
    scene_mortgage("reading");
    CHECK_TEXT("Build one less, and keep $200.", refrained("build pacific", ACTION_ROLL));
    CHECK_TEXT("", refrained("build pacific", ACTION_BUILD));
    CHECK_TEXT("Do not mortgage Boardwalk.", refrained("mortgage boardwalk", ACTION_ROLL));
    CHECK_TEXT("Leave Reading Railroad mortgaged, and keep $110.",
               refrained("redeem reading", ACTION_ROLL));
    CHECK_TEXT("", refrained("roll", ACTION_BUILD));
    stand_at("park-place");
    CHECK_TEXT("Keep your $350.", refrained("buy", ACTION_DECLINE));
}

/* 14 of 36 throws of hers lead to a hotel, and nothing she owns pays for it. */
static void coach_reckons_the_chance_to_be_out_by_playing_on(void)
{
    Weighing weighing;
    stand_before_hotels(100);
    Game safe = scene.game;
    safe.seats[0].cash = 5000;
    Table *table = table_at(&scene.game, &scene.edition);
    weighing_begin(&scene.game, &safe, 0, rng_seed(5, 5), &weighing);
    weighing_go_on(&scene.edition, table_outlook(table), 100, &weighing);
    CHECK(weighing_ruin(&weighing, true) > 0.25 && weighing_ruin(&weighing, true) < 0.75);
    CHECK(weighing_ruin(&weighing, false) == 0);
    table_free(table);
}

/* Whatever hard does, some of it can be done better: then other ways are tried, and the best one is
 * weighed again with fresh dice before anything is said. */
static void coach_warns_too_where_hard_would_do_the_same(void)
{
    static Edition classic;
    Seating seating = {0};
    Action action;
    int warned_of = 0, held = 0;
    edition_file_read("classic", NULL, &classic);
    for (int i = 0; i < 4; i++)
        seating_add(&seating, &classic, "", player_find("hard"), NO_TOKEN, 0);
    Table *table = table_new(&classic, NULL, &seating, 902);
    for (int n = 0; n < 250 && table_propose(table, true, &action); n++) {
        Coach *coach = action.seat < 4 && n > 100 ? coach_new(table, &action) : NULL;
        Speech speech;
        if (coach != NULL) {
            while (!coach_think(coach, 50)) continue;
            held++;
            if (coach_warns(coach, &speech)) {
                warned_of++;
                CHECK(coach_better(coach)->kind != action.kind && coach_loss(coach) >= 40);
            }
        }
        coach_free(coach);
        table_submit(table, &action);
    }
    CHECK(held > 20);
    CHECK(warned_of > 0 && warned_of * 10 < held);
    table_free(table);
}

static void coach_is_silent_where_all_ways_are_about_the_same(void)
{
    scene_begin("classic", "", 4);
    CHECK(!warned("roll"));
    stand_at("baltic");
    CHECK(!warned("buy"));
    CHECK(!warned("decline"));
}

static void coach_weighs_two_equal_ways_as_equal(void)
{
    scene_begin("classic", "", 2);
    Table *table = table_at(&scene.game, &scene.edition);
    Weighing weighing;
    weighing_begin(&scene.game, &scene.game, 0, rng_seed(5, 5), &weighing);
    weighing_go_on(&scene.edition, table_outlook(table), 10, &weighing);
    CHECK(weighing_loss(&weighing) == 0);
    CHECK(weighing_error(&weighing) > 0);
    table_free(table);
}

/* ---- hints ---- */

/* The answer that is expected to an offer of Ann's, in words. */
static const char *expected(const char *offer)
{
    char buffer[400];
    Text why = text_into(buffer, sizeof buffer), said = text_into(said_words, sizeof said_words);
    Action action;
    Speech speech = {0};
    Table *table = table_at(&scene.game, &scene.edition);
    CHECK(notation_action_read(&scene.edition, &scene.game, offer, &action, &why));
    advice_answer(table, &action, &speech);
    Words names = table_words(table, NULL);
    words_write_speech(&names, &speech, &said);
    table_free(table);
    return said_words;
}

static void hint_says_when_an_offer_will_be_refused(void)
{
    scene_begin("classic", "", 2);
    scene_own(0, "st-james tennessee baltic");
    scene_own(1, "new-york illinois");
    CHECK(strstr(expected("offer 2 give baltic take new-york"), "will probably refuse") != NULL);
    CHECK(strstr(expected("offer 2 give 1500 take illinois"), "will probably accept") != NULL);
}

/* Every hint of a game that is an offer says what answer is expected. */
static void hint_of_an_offer_always_tells_the_answer_expected(void)
{
    int offers = 0;
    for (uint64_t seed = 1; seed < 9 && offers < 2; seed++) {
        edition_file_read("classic", "order=entered", &edition);
        Table *table = table_of(player_find("hard"), 3, seed);
        Action action;
        for (int i = 0; i < 400 && table_propose(table, true, &action); i++) {
            if (action.kind == ACTION_OFFER) {
                Advice *advice = advice_new(table);
                Speech why;
                while (!advice_hint(advice, 1000, &action, &why)) continue;
                Text said = text_into(said_words, sizeof said_words);
                Words names = table_words(table, NULL);
                words_write_speech(&names, &why, &said);
                advice_free(advice);
                if (action.kind != ACTION_OFFER) break;
                offers++;
                CHECK(strstr(said_words, "will probably") != NULL ||
                      strstr(said_words, "may say yes or no") != NULL);
                break;
            }
            table_submit(table, &action);
        }
        table_free(table);
    }
    CHECK(offers > 0);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(risks_chances_of_squares_are_exact_parts_of_36);
    RUN(risks_every_edition_and_seat_adds_up_to_one);
    RUN(risks_say_what_a_square_costs_and_whom_it_pays);
    RUN(risks_chance_to_go_bankrupt_counts_what_can_be_raised);
    RUN(risks_in_jail_only_doubles_leave_it);
    RUN(coach_warns_before_declining_a_deed_that_completes_a_group);
    RUN(coach_warns_before_leaving_the_last_deed_of_a_group_to_its_holder);
    RUN(coach_warns_before_accepting_a_trade_that_loses_much);
    RUN(coach_warns_before_offering_a_trade_that_loses_much);
    RUN(coach_warns_before_selling_or_mortgaging_badly);
    RUN(coach_warns_before_ending_while_open_when_money_could_work);
    RUN(coach_says_what_danger_a_choice_leaves);
    RUN(coach_names_the_danger_and_what_to_leave);
    RUN(coach_names_what_to_leave);
    RUN(coach_reckons_the_chance_to_be_out_by_playing_on);
    RUN(coach_warns_too_where_hard_would_do_the_same);
    RUN(coach_is_silent_where_all_ways_are_about_the_same);
    RUN(coach_weighs_two_equal_ways_as_equal);
    RUN(hint_says_when_an_offer_will_be_refused);
    RUN(hint_of_an_offer_always_tells_the_answer_expected);
    return check_done();
}
