/* test_reached.c -- every reason to refuse and every kind of event comes up: in
 * random games with senseless actions, or in a position made for it. A kind that
 * nothing produces any more, or a new one that nothing produces yet, is named. */
#include "asking.h"
#include "scene.h"

#include "../random_rules.h"
#include "../senseless.h"
#include "game/setup.h"
#include "players/dealer.h"

static bool refused[REFUSAL_COUNT];
static bool happened[EVENT_COUNT];

static void note_events(const EventList *events)
{
    for (int i = 0; i < events->count; i++) happened[events->list[i].kind] = true;
}

/* ---- random games -------------------------------------------------------------- */

enum { GAMES = 100, ACTIONS = 400 };

static Problems problems;
static HouseRules rules;

static void draw_game(Rng *rng)
{
    const EditionLibrary *library = edition_files();
    const char *word = library->sources[rng_below(rng, (uint32_t)library->count)].word;
    do {
        problems.count = 0;
        random_rules(&rules, rng);
    } while (!edition_read(library, word, &rules, &scene.edition, &problems));
    setup_game(&scene.edition, scene.edition.rule[RULE_PLAYERS_MAX], NULL, &scene.game);
}

static void try_senseless(Rng *rng)
{
    Action action;
    senseless_action(&scene.edition, &scene.game, rng, &action);
    refused[action_check(&scene.edition, &scene.game, &action)] = true;
}

static void decide(Rng *rng, Action *action)
{
    if (scene.game.decider == DEALER) {
        dealer_decide(&scene.edition, &scene.game, rng, action);
        return;
    }
    for (SeatId seat = 0; seat < scene.game.seat_count; seat++) {
        if (game_seat_in(&scene.game, seat) && ask_interrupt(&random_player, &scene.edition, NULL,
                                                             &scene.game, seat, rng, action, NULL))
            return;
    }
    ask(&random_player, &scene.edition, NULL, &scene.game, rng, action, NULL);
}

static void play_games(void)
{
    Rng rng = rng_seed(20, 26);
    for (int game = 0; game < GAMES; game++) {
        draw_game(&rng);
        for (int i = 0; i < ACTIONS; i++) {
            Action action;
            try_senseless(&rng);
            if (scene.game.phase == PHASE_OVER) break;
            decide(&rng, &action);
            scene.events.count = 0;
            apply(&scene.edition, &scene.game, &action, &scene.events);
            note_events(&scene.events);
        }
    }
}

/* ---- positions made for one kind -------------------------------------------------- */

static void expect(Refusal refusal, const char *words)
{
    CHECK_REFUSED(refusal, words);
    refused[scene_may(words)] = true;
}

/* Each action alone, so that the events of all are noted. */
static void carry_out(const char *words)
{
    CHECK(scene_do(words));
    note_events(&scene.events);
}

static void place_refusals_of_building(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene_mortgage("mediterranean");
    expect(REFUSAL_GROUP_MORTGAGED, "build baltic");
    expect(REFUSAL_MORTGAGED, "mortgage mediterranean");
    scene_begin("classic", "build_where=deed", 2);
    scene_own(0, "mediterranean baltic");
    expect(REFUSAL_NOT_HERE, "build baltic");
    scene_begin("classic", "houses=5,hotels=1", 2);
    scene_own(0, "mediterranean baltic reading");
    scene_build("baltic", 1);
    expect(REFUSAL_UNEVEN, "build baltic");
    expect(REFUSAL_GROUP_BUILT, "mortgage mediterranean");
    expect(REFUSAL_TRADE_BUILT, "offer 2 give mediterranean take 100");
    scene_build("mediterranean", 4);
    scene_build("baltic", HOTEL_LEVEL);
    expect(REFUSAL_FULL, "build baltic");
    expect(REFUSAL_NO_HOTELS, "build mediterranean");
    expect(REFUSAL_HOUSES_FOR_HOTEL, "sell baltic");
    expect(REFUSAL_BREAK, "break brown 9");
    scene_begin("classic", "houses=1", 2);
    scene_own(0, "mediterranean baltic");
    scene_build("baltic", 1);
    expect(REFUSAL_NO_HOUSES, "build mediterranean");
}

static void place_refusals_of_trades(void)
{
    scene_begin("classic", "offers_per_turn=1", 2);
    scene_own(0, "baltic");
    scene_mortgage("baltic");
    scene.game.seats[1].cash = 2;
    expect(REFUSAL_TRADE_NOT_THEIRS, "offer 2 give baltic take reading");
    expect(REFUSAL_TRADE_THEIR_MONEY, "offer 2 give baltic take 3");
    expect(REFUSAL_TRADE_FEES, "offer 2 give baltic take 1");
    carry_out("offer 2 give 100 take 1");
    for (int i = 0; i < MAX_COUNTERS; i++) carry_out("counter give 1 take 2");
    expect(REFUSAL_TRADE_COUNTERS, "counter give 1 take 2");
    carry_out("reject");
    expect(REFUSAL_TRADE_MANY, "offer 2 give 100 take 1");
    scene_begin("classic", NULL, 2);
    scene_own(0, "baltic");
    scene.game.seats[0].cash = 10;
    CHECK(scene_land(4, 1, 3));
    expect(REFUSAL_TRADE_DEBTOR, "offer 2 give baltic take 1");
}

static void place_refusals_of_turns(void)
{
    scene_begin("classic", "jail_last=wait", 2);
    scene_jail(0, 3);
    expect(REFUSAL_JAIL_ROLL, "roll");
    scene_begin("classic", "debt=before_end,mortgage=off", 2);
    scene.game.seats[0].cash = 10;
    CHECK(scene_land(4, 1, 3));
    expect(REFUSAL_IN_DEBT, "end");
    expect(REFUSAL_NO_MORTGAGES, "mortgage baltic");
    scene_begin("classic", NULL, 2);
    carry_out("floor 2");
    carry_out("done");
    expect(REFUSAL_FLOOR_USED, "floor 2");
    scene.game.manage_count = MAX_MANAGE;
    expect(REFUSAL_MANAGED_ENOUGH, "stop 1");
    scene_begin("bilkent", "token_choice=setup", 2);
    scene.game.seats[0].kept_deck = 0;
    scene.game.seats[0].kept_card = 0;
    expect(REFUSAL_OPEN_FIRST, "roll");
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    scene.game.seats[0].cash = MONEY_LIMIT;
    expect(REFUSAL_CEILING, "mortgage reading");
    scene_begin("classic", "deal_deeds=1", 2);
    carry_out("pick baltic");
    expect(REFUSAL_PICK, "pick baltic");
    scene_begin("bilkent", NULL, 2);
    carry_out("token thimble");
    expect(REFUSAL_TOKEN, "token thimble");
    scene_begin("classic", "rail_travel=on", 2);
    scene_own(0, "reading short-line");
    CHECK(scene_land(5, 1, 3));
    expect(REFUSAL_TRAVEL, "travel reading");
}

/* The thief of bilkent: loose, on its way, and where it was sent. */
static void place_the_thief(void)
{
    scene_begin("bilkent", "token_choice=setup", 2);
    scene.game.thief = 3;
    scene.game.thief_target = 1;
    scene_put(1, 5);
    CHECK(scene_land(10, 1, 3));
    carry_out("end");
    carry_out("dice 1 2");
    carry_out("pick 10");
    scene_begin("bilkent", "token_choice=setup", 3);
    CHECK(scene_land(7, 1, 2));
    carry_out("draw 17");
    carry_out("choose 1");
    carry_out("choose 1");
    carry_out("pick 3");
}

static void place_rare_events(void)
{
    scene_begin("classic", "time_limit=10", 3);
    carry_out("bell");
    carry_out("stop 1");
    carry_out("reject");
    carry_out("resign 2");
    scene_begin("classic", "trade_waits=on", 3);
    carry_out("offer 2 give 1 take 2");
    carry_out("resign 2");
    scene_begin("classic", "houses=1", 2);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "oriental vermont connecticut");
    carry_out("build baltic");
    carry_out("want vermont");
    scene_begin("classic", "rent_claim=next", 3);
    scene_own(2, "baltic");
    CHECK(scene_land(3, 1, 2));
    note_events(&scene.events);
    carry_out("end");
    carry_out("roll; dice 2 5");
}

/* Rule F19: anybody may bid. */
static void place_refusals_of_free_bids(void)
{
    scene_begin("classic", "auction_clock=10", 3);
    CHECK(scene_land(6, 1, 3) && scene_do("decline; bid 5 by 2"));
    expect(REFUSAL_BID_STANDS, "bid 6 by 2");
    CHECK(scene_do("pass by 1"));
    expect(REFUSAL_PASSED, "pass by 1");
}

/* ---- all of them -------------------------------------------------------------------- */

static void every_refusal_is_reached(void)
{
    for (int i = 0; i < REFUSAL_COUNT; i++) {
        char sentence[300];
        Text text = text_into(sentence, sizeof sentence);
        Action action = {.kind = ACTION_BUILD};
        scene_begin("classic", NULL, 2);
        why_not_write(&scene.edition, &scene.game, &action, (Refusal)i, &text);
        if (!refused[i]) printf("nothing is refused with number %d: %s\n", i, sentence);
        CHECK(refused[i]);
    }
}

static void every_event_is_reached(void)
{
    for (int i = 0; i < EVENT_COUNT; i++) {
        if (!happened[i]) printf("nothing makes the event %s\n", event_word((EventKind)i));
        CHECK(happened[i]);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(play_games);
    RUN(place_refusals_of_building);
    RUN(place_refusals_of_trades);
    RUN(place_refusals_of_turns);
    RUN(place_the_thief);
    RUN(place_rare_events);
    RUN(place_refusals_of_free_bids);
    RUN(every_refusal_is_reached);
    RUN(every_event_is_reached);
    return check_done();
}
