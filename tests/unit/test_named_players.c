/* test_named_players.c -- the players known by a description: those of the
 * London game and of Montrealopoly decide as docs/players.md says, and all of
 * them play every edition. */
#include "named_scene.h"
#include "players/landmarks.h"

/* ---- landmarks ------------------------------------------------------------------- */

static void check_set(const char *words, DeedSet set)
{
    DeedSet expected = 0;
    char copy[200];
    snprintf(copy, sizeof copy, "%s", words);
    for (char *word = strtok(copy, " "); word != NULL; word = strtok(NULL, " "))
        expected |= DEED_BIT(scene_deed(word));
    if (expected != set) printf("not %s\n", words);
    CHECK(expected == set);
}

static void landmarks_are_found_on_any_board(void)
{
    const Edition *edition = &scene.edition;
    scene_begin("classic", NULL, 2);
    check_set("st-james tennessee new-york", landmarks_orange(edition));
    check_set("oriental vermont connecticut", landmarks_light_blue(edition));
    check_set("reading pennsylvania-rr b-and-o short-line", landmarks_stations(edition));
    check_set("electric water", landmarks_utilities(edition));
    check_set("park-place boardwalk", landmarks_dearest(edition));
    scene_begin("montreal", NULL, 2);
    check_set("duluth rachel st-laurent", landmarks_orange(edition));
    check_set("lionel-groulx mont-royal berri-uqam guy-concordia", landmarks_stations(edition));
    check_set("hydro snow-dump", landmarks_utilities(edition));
    scene_begin("bharat", NULL, 2);
    CHECK(landmarks_orange(edition) ==
          edition->groups[edition_find_group(edition, "yellow")].deeds);
    CHECK_INT(6, __builtin_popcountll(landmarks_stations(edition)));
    CHECK_INT(6666, landmarks_sum(edition, 200));
    scene_begin("smallest", NULL, 2);
    check_set("water wind", landmarks_orange(edition));
    check_set("ferry-1 ferry-2", landmarks_stations(edition));
    CHECK(landmarks_utilities(edition) == 0);
    CHECK_INT(100, landmarks_sum(edition, 500));
}

/* ---- the London game ------------------------------------------------------------- */

static void L13_levels_differ_by_what_they_buy(void)
{
    scene_begin("london", NULL, 2);
    scene_put(1, 31);
    named_arrive(21, 1500); /* Strand, 220 */
    named_check_chance("london-easy", "buy", 5);
    named_check_chance("london-medium", "buy", 3);
    named_check_chance("london-hard", "buy", 2);
    named_cash(0, 440);
    named_check_chance("london-medium", "buy", 3);
    named_check_chance("london-hard", "decline", 1); /* not twice the price */
    named_cash(0, 219);
    named_check_chance("london-easy", "decline", 1);
}

static void L13_hard_always_buys_orange(void)
{
    scene_begin("london", NULL, 2);
    named_arrive(16, 180);
    named_check_chance("london-hard", "buy", 1);
    named_check_chance("london-medium", "buy", 3);
}

static void L13_hard_prefers_squares_seven_ahead_of_an_opponent(void)
{
    scene_begin("london", NULL, 2);
    scene_put(1, 14);
    named_arrive(21, 441);
    named_check_chance("london-hard", "buy", 1);
    scene_begin("london", NULL, 2);
    scene_put(1, 39);
    named_arrive(6, 1500); /* round the start */
    named_check_chance("london-hard", "buy", 1);
    scene_put(1, 38);
    named_check_chance("london-hard", "buy", 2);
}

static void L13_hard_builds_while_it_keeps_500(void)
{
    scene_begin("london", NULL, 2);
    scene_own(0, "angel euston pentonville");
    named_arrive(20, 551);
    CHECK_TEXT("build angel", named_says("london-hard"));
    scene_build("angel", 1);
    CHECK_TEXT("build euston", named_says("london-hard"));
    named_cash(0, 550);
    CHECK_TEXT("build euston", named_says("london-hard"));
    named_cash(0, 549);
    CHECK_TEXT("end", named_says("london-hard"));
}

/* In how many of a hundred turns the player builds `most` times and then ends? */
static int building_turns(const char *word, int most)
{
    int turns = 0;
    Game before = scene.game;
    for (int i = 0; i < 100; i++) {
        scene.game = before;
        scene.game.turn = i + 1;
        int built = 0;
        while (strcmp("end", named_says(word)) != 0 && built <= most) {
            CHECK(scene_do(named_says(word)));
            built++;
        }
        CHECK(built == 0 || built == most);
        turns += built > 0;
    }
    scene.game = before;
    return turns;
}

static void L13_easy_and_medium_build_now_and_then_one_on_each_street(void)
{
    scene_begin("london", NULL, 2);
    scene_own(0, "angel euston pentonville");
    named_arrive(20, 1500);
    int easy = building_turns("london-easy", 3);
    int medium = building_turns("london-medium", 3);
    CHECK(easy >= 10 && easy <= 30);
    CHECK(medium >= 20 && medium <= 48);
    named_cash(0, 101); /* for two houses, and more than nothing must stay */
    CHECK(building_turns("london-medium", 2) > 0);
}

static void L13_london_uses_cards_and_never_pays_to_leave_jail(void)
{
    scene_begin("london", "jail_pay_until=2", 2);
    scene_jail(0, 0);
    CHECK_TEXT("roll", named_says("london-hard"));
    scene_hold(0, "chest");
    CHECK_TEXT("release chest", named_says("london-easy"));
}

static void L13_london_accepts_trades_by_chance(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    CHECK(scene_do("offer 2 give reading take 100"));
    named_check_chance("london-easy", "accept", 3);
    named_check_chance("london-medium", "accept", 5);
    named_check_chance("london-hard", "accept", 6);
}

/* ---- Montrealopoly --------------------------------------------------------------- */

static void begin_montreal(int seats)
{
    scene_begin("montreal", "order=entered", seats);
}

static void M9_buys_above_120_percent(void)
{
    begin_montreal(2);
    named_arrive(6, 121); /* 100 */
    CHECK_TEXT("buy", named_says("montreal"));
    named_cash(0, 120);
    CHECK_TEXT("decline", named_says("montreal"));
}

static void M9_builds_above_110_percent(void)
{
    begin_montreal(2);
    scene_own(0, "ontario adam");
    named_arrive(20, 40); /* a hotel costs 36 */
    CHECK_TEXT("build ontario", named_says("montreal"));
    named_cash(0, 39);
    CHECK_TEXT("end", named_says("montreal"));
}

static void M9_a_thin_purse_is_refilled_and_a_full_one_redeems(void)
{
    begin_montreal(2);
    scene_own(0, "ontario adam hydro mont-royal duluth");
    scene_build("adam", 1);
    named_cash(0, 99);
    CHECK_TEXT("sell adam", named_says("montreal"));
    named_cash(0, 100);
    CHECK_TEXT("mortgage hydro", named_says("montreal"));
    scene_mortgage("hydro");
    CHECK_TEXT("mortgage mont-royal", named_says("montreal"));
    scene_mortgage("mont-royal");
    CHECK_TEXT("mortgage duluth", named_says("montreal")); /* beside the built district */
    named_cash(0, 200);
    CHECK_TEXT("roll", named_says("montreal"));
    named_cash(0, 500);
    CHECK_TEXT("roll", named_says("montreal"));
    named_cash(0, 501);
    CHECK_TEXT("redeem hydro", named_says("montreal"));
}

static void M9_pays_out_of_jail(void)
{
    begin_montreal(2);
    scene_jail(0, 0);
    CHECK_TEXT("fine", named_says("montreal"));
    named_cash(0, 49);
    CHECK_TEXT("roll", named_says("montreal"));
    scene_hold(0, "laughs");
    CHECK_TEXT("release laughs", named_says("montreal"));
}

static void M9_offers_above_800_for_another_street_of_a_district(void)
{
    begin_montreal(3);
    scene_own(0, "duluth rachel");
    scene_own(2, "st-laurent");
    named_cash(0, 801);
    named_check_chance("montreal", "offer 3 give 200 take st-laurent", 2);
    scene.game.seats[0].offers = 1;
    named_check_chance("montreal", "roll", 1);
    scene.game.seats[0].offers = 0;
    named_cash(0, 800);
    named_check_chance("montreal", "roll", 1);
    named_cash(0, 801);
    scene_own(2, "rachel"); /* one street is not enough */
    named_check_chance("montreal", "roll", 1);
}

static void M9_accepts_the_likelier_the_more_is_offered(void)
{
    begin_montreal(2);
    scene_own(1, "st-laurent"); /* 200 */
    Game before = scene.game;
    CHECK(scene_do("offer 2 give 100 take st-laurent"));
    named_check_chance("montreal", "reject", 1);
    scene.game = before;
    CHECK(scene_do("offer 2 give 102 take st-laurent")); /* (0.51 - 0.5) x 20 = 1/5 */
    named_check_chance("montreal", "accept", 5);
    scene.game = before;
    CHECK(scene_do("offer 2 give 105 take st-laurent"));
    named_check_chance("montreal", "accept", 2);
    scene.game = before;
    CHECK(scene_do("offer 2 give 110 take st-laurent"));
    named_check_chance("montreal", "accept", 1);
}

static void M9_raises_money_hotels_first_then_gives_up(void)
{
    begin_montreal(2);
    scene_own(0, "ontario adam hydro mont-royal duluth");
    scene_build("adam", 1);
    named_arrive(20, -10);
    CHECK_TEXT("sell adam", named_says("montreal"));
    scene_build("adam", 0);
    CHECK_TEXT("mortgage hydro", named_says("montreal"));
    scene_mortgage("hydro");
    CHECK_TEXT("mortgage mont-royal", named_says("montreal"));
    scene_mortgage("mont-royal");
    CHECK_TEXT("mortgage ontario", named_says("montreal"));
    scene_mortgage("ontario");
    scene_mortgage("adam");
    scene_mortgage("duluth");
    CHECK_TEXT("bankrupt", named_says("montreal"));
}

/* ---- whole games ----------------------------------------------------------------- */

static const char *const named[] = {"london-easy", "london-medium", "london-hard", "montreal",
                                    "fp-a",        "fp-b",          "fp-c",        "fp-a-firm",
                                    "fp-b-firm",   "fp-c-firm",     "cushion",     "trader"};
enum { NAMED = sizeof named / sizeof *named };

/* Now and then somebody asks for the floor or to stop, so that there are
 * these questions too. */
static bool outside_wish(Rng *rng, Action *action)
{
    if (scene.game.phase != PHASE_TURN || rng_below(rng, 50) != 0) return false;
    SeatId seat = game_next_seat(&scene.game, scene.game.decider);
    ActionKind kind = rng_below(rng, 4) == 0 ? ACTION_STOP : ACTION_FLOOR;
    *action = (Action){.kind = (uint8_t)kind, .seat = seat, .deed = NO_DEED};
    return action_check(&scene.edition, &scene.game, action) == REFUSAL_NONE;
}

static const PlayerKind *kind_of(int first, SeatId seat)
{
    return player_find(named[(first + seat) % NAMED]);
}

static Outlook outlook; /* of the edition that is played */

static void next_action(int first, Rng *rng, Action *action)
{
    const Game *game = &scene.game;
    Speech why = {0};
    bool between = game->phase == PHASE_TURN || game->phase == PHASE_END;
    if (game->decider == DEALER) {
        dealer_decide(&scene.edition, game, rng, action);
        return;
    }
    if (outside_wish(rng, action)) return;
    for (SeatId seat = 0; between && seat < game->seat_count; seat++) {
        const PlayerKind *kind = kind_of(first, seat);
        if (game_seat_in(game, seat) &&
            ask_interrupt(kind, &scene.edition, &outlook, game, seat, rng, action, &why))
            return;
    }
    const PlayerKind *kind = kind_of(first, game->decider);
    ask(kind, &scene.edition, &outlook, game, rng, action, &why);
    named_check_reason(kind->word, &why);
}

/* Plays until the turn with the players from `first` on; false at a fault. */
static bool play(int first, uint64_t number, int turns, uint64_t *phases)
{
    outlook_make(&scene.edition, &outlook);
    Rng rng = rng_seed(7, number);
    int in_turn = 0;
    while (scene.game.phase != PHASE_OVER && scene.game.turn < turns) {
        Action action;
        Game before = scene.game;
        if (before.decider < MAX_SEATS) *phases |= (uint64_t)1 << before.phase;
        next_action(first, &rng, &action);
        const char *fault = NULL;
        if (action_check(&scene.edition, &scene.game, &action) != REFUSAL_NONE) {
            fault = "refused";
        } else {
            scene.events.count = 0;
            apply(&scene.edition, &scene.game, &action, &scene.events);
            fault = audit_game(&scene.edition, &scene.game);
            if (fault == NULL)
                fault = audit_step(&scene.edition, &before, &scene.game, &scene.events);
        }
        in_turn = before.turn == scene.game.turn ? in_turn + 1 : 0;
        if (in_turn > 2000) fault = "the turn does not end";
        if (fault == NULL) continue;
        printf("%s, game %d, phase %d: %s\n", named[first], (int)number, before.phase, fault);
        return false;
    }
    return true;
}

static void all_play_every_edition(void)
{
    uint64_t phases = 0;
    for (int i = 0; i < edition_files()->count; i++) {
        for (int first = 0; first < NAMED; first++) {
            scene_begin(edition_files()->sources[i].word, NULL, 3 + first % 2);
            CHECK(play(first, (uint64_t)first, 160, &phases));
        }
    }
}

/* A classic game with everything that other editions bring. */
static void all_answer_in_every_phase(void)
{
    static const Phase asked[] = {PHASE_TOKEN,
                                  PHASE_TURN,
                                  PHASE_BUY,
                                  PHASE_OPEN,
                                  PHASE_CHOICE,
                                  PHASE_THIEF,
                                  PHASE_TRAVEL,
                                  PHASE_END,
                                  PHASE_ANSWER,
                                  PHASE_WANT,
                                  PHASE_VOTE,
                                  PHASE_DEBT,
                                  PHASE_HEIR,
                                  PHASE_FLOOR,
                                  PHASE_JAIL_OUT,
                                  PHASE_AUCTION,
                                  PHASE_BUILDING_AUCTION};
    uint64_t phases = 0;
    for (int first = 0; first < 2 * NAMED; first++) {
        scene_begin("classic",
                    "token_choice=table,keep_cards=on,rail_travel=on,jail_last=card,"
                    "income_tax=choice,rent_claim=second,houses=8,hotels=3,start_money=900",
                    4);
        scene.edition.spaces[20].effect = (Effect){.kind = EFFECT_THIEF};
        CHECK(play(first % NAMED, (uint64_t)(100 + first), 250, &phases));
    }
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        bool seen = (phases >> asked[i] & 1) != 0;
        if (!seen) printf("nobody was asked in phase %d\n", asked[i]);
        CHECK(seen);
    }
}

static void all_play_by_odd_house_rules(void)
{
    static const char *const rules[] = {
        "salary=0,start_money=0",         "jail_style=three_ways,debt=before_end,bankrupt=debtor",
        "mortgage=off,building_sale=0",   "build_whole_group=off,build_even=off,houses=4,hotels=1",
        "mortgage=sell,debt=end_of_turn", "deal_deeds=3,redeem_interest=0,mortgage_percent=100"};
    uint64_t phases = 0;
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        for (int first = 0; first < NAMED; first += 4) {
            scene_begin("classic", rules[i], 4);
            CHECK(play(first, (uint64_t)first, 200, &phases));
        }
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(landmarks_are_found_on_any_board);
    RUN(L13_levels_differ_by_what_they_buy);
    RUN(L13_hard_always_buys_orange);
    RUN(L13_hard_prefers_squares_seven_ahead_of_an_opponent);
    RUN(L13_hard_builds_while_it_keeps_500);
    RUN(L13_easy_and_medium_build_now_and_then_one_on_each_street);
    RUN(L13_london_uses_cards_and_never_pays_to_leave_jail);
    RUN(L13_london_accepts_trades_by_chance);
    RUN(M9_buys_above_120_percent);
    RUN(M9_builds_above_110_percent);
    RUN(M9_a_thin_purse_is_refilled_and_a_full_one_redeems);
    RUN(M9_pays_out_of_jail);
    RUN(M9_offers_above_800_for_another_street_of_a_district);
    RUN(M9_accepts_the_likelier_the_more_is_offered);
    RUN(M9_raises_money_hotels_first_then_gives_up);
    RUN(all_play_every_edition);
    RUN(all_answer_in_every_phase);
    RUN(all_play_by_odd_house_rules);
    return check_done();
}
