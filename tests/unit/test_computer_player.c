/* test_computer_player.c -- easy, medium and hard: legal in every game, honest,
 * with reasons, and each with the judgement its level promises. */
#include "players/computer_player.h"

#include "game/setup.h"
#include "players/character.h"
#include "unit/level_games.h"
#include "unit/player_answer.h"

enum { LEVELS = 3 };

static const PlayerKind *levels[LEVELS];

/* ---- whole games ------------------------------------------------------------- */

static LevelGames games;

/* Every level has a seat. */
static void sit_down(const char *word, const char *rules)
{
    games = (LevelGames){.most_rounds = 200};
    edition_file_read(word, rules, &games.edition);
    outlook_make(&games.edition, &games.outlook);
    games.seats =
        games.edition.rule[RULE_PLAYERS_MAX] < 4 ? games.edition.rule[RULE_PLAYERS_MAX] : 4;
    for (int seat = 0; seat < games.seats; seat++) games.kinds[seat] = levels[seat % LEVELS];
}

static void play_edition(const char *word, const char *rules, int count)
{
    sit_down(word, rules);
    for (int i = 0; i < count; i++) level_games_play(&games, (uint64_t)i);
    CHECK_INT(0, games.faults);
}

/* "All players play all six editions sensibly, with every house rule." */
static void levels_play_every_edition(void)
{
    static const char *const words[] = {"classic", "london",   "bharat",  "montreal",
                                        "bilkent", "waterloo", "smallest"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        play_edition(words[i], NULL, 6);
        CHECK(games.finished >= 3);
    }
}

static void levels_play_by_house_rules(void)
{
    play_edition("classic", "auction=off,pot=on,build_even=off,houses=12,hotels=4", 4);
    play_edition("classic", "deal_deeds=3,lap_limit=30,build_where=group,mortgage=off", 4);
    play_edition("classic", "trade=one,rent_claim=second,jail_style=three_ways", 4);
    play_edition("classic", "trade=price,debt=before_end,bankrupt=debtor,mortgage=sell", 4);
    play_edition("classic", "trade_waits=on,estate_player=keep,transfer_fee=0", 4);
    play_edition("london", "auction=on,houses=32,hotels=12,building_auction=on", 4);
    play_edition("waterloo", "build_even=on,trade=any,deal_deeds=3", 4);
}

/* All phases a seat can be asked in. */
static const Phase seat_phases[] = {
    PHASE_TOKEN,  PHASE_TURN, PHASE_BUY,     PHASE_OPEN,  PHASE_CHOICE,           PHASE_THIEF,
    PHASE_TRAVEL, PHASE_END,  PHASE_ANSWER,  PHASE_WANT,  PHASE_BUILDING_AUCTION, PHASE_VOTE,
    PHASE_DEBT,   PHASE_HEIR, PHASE_AUCTION, PHASE_FLOOR, PHASE_JAIL_OUT,
};

static void levels_answer_in_every_phase(void)
{
    sit_down("classic", "token_choice=table,keep_cards=on,rail_travel=on,jail_last=card,"
                        "income_tax=choice,rent_claim=second,houses=8,hotels=3");
    games.edition.spaces[20].effect = (Effect){.kind = EFFECT_THIEF};
    games.wishes = true;
    for (int i = 0; i < 100; i++) level_games_play(&games, (uint64_t)i);
    CHECK_INT(0, games.faults);
    for (size_t i = 0; i < sizeof seat_phases / sizeof seat_phases[0]; i++) {
        bool asked = (games.phases >> seat_phases[i] & 1) != 0;
        if (!asked) printf("nobody was asked in phase %d\n", seat_phases[i]);
        CHECK(asked);
    }
}

/* ---- single decisions ---------------------------------------------------------- */

static const char *reason_of(const PlayerKind *kind)
{
    static char buffer[1000];
    Rng rng = rng_seed(1, 1);
    Action action;
    Speech why = {0};
    Outlook outlook;
    outlook_make(&scene.edition, &outlook);
    ask(kind, &scene.edition, &outlook, &scene.game, &rng, &action, &why);
    Text text = text_into(buffer, sizeof buffer);
    ask_reason(&scene.edition, &why, &text);
    return buffer;
}

static bool ends_in_a_stop(const char *words)
{
    return words[0] != '\0' && words[strlen(words) - 1] == '.';
}

static void buying_comes_with_a_reason(void)
{
    scene_begin("classic", NULL, 4);
    scene_land(6, 2, 4);
    for (int i = 0; i < LEVELS; i++) {
        CHECK_TEXT("buy", player_answer(levels[i]));
        CHECK(ends_in_a_stop(reason_of(levels[i])));
    }
}

/* In bilkent tokens change what one pays and gets; elsewhere they do not. */
static void the_best_token_left_is_taken(void)
{
    scene_begin("bilkent", NULL, 4);
    for (int i = 0; i < LEVELS; i++) {
        CHECK_TEXT("token car", player_answer(levels[i]));
        CHECK(ends_in_a_stop(reason_of(levels[i])));
    }
    CHECK(scene_do("token car"));
    CHECK_TEXT("token wheelbarrow", player_answer(player_find("hard")));
}

/* "never lets itself be talked into completing an opponent's group for less
 * than it is worth" */
static void a_group_is_not_completed_for_its_price(void)
{
    scene_begin("classic", NULL, 4);
    scene_own(1, "st-james tennessee pacific");
    scene_own(0, "new-york boardwalk baltic");
    scene.game.seats[1].cash = 1800;
    scene_put(0, 0);
    CHECK(scene_do("roll; dice 3 1; end"));
    CHECK(scene_do("offer 1 give 600 take new-york"));
    CHECK_WAITS(PHASE_ANSWER, 0);
    CHECK(strcmp("accept", player_answer(player_find("hard"))) != 0);
    CHECK(ends_in_a_stop(reason_of(player_find("hard"))));
    /* The friendly beginner only sees that it is far more than the printed price. */
    CHECK_TEXT("accept", player_answer(player_find("easy")));
}

/* A debt of 200 for seat 0, who has houses and a loose deed. */
static void owe_tax(void)
{
    scene_begin("classic", NULL, 4);
    scene_own(0, "oriental vermont connecticut boardwalk");
    scene_build("oriental", 2);
    scene_build("vermont", 2);
    scene_build("connecticut", 2);
    scene.game.seats[0].cash = 100;
    scene_land(4, 1, 3);
    CHECK_WAITS(PHASE_DEBT, 0);
}

static void money_is_raised_at_least_cost(void)
{
    owe_tax();
    CHECK_TEXT("mortgage boardwalk", player_answer(player_find("medium")));
    CHECK_TEXT("mortgage boardwalk", player_answer(player_find("hard")));
    CHECK(strncmp("sell ", player_answer(player_find("easy")), 5) == 0);
}

static void rents_are_claimed(void)
{
    scene_begin("classic", "rent_claim=second", 4);
    scene_own(1, "oriental");
    scene_land(6, 2, 4);
    Outlook outlook;
    outlook_make(&scene.edition, &outlook);
    CHECK_INT(1, scene.game.claim_count);
    for (int i = 0; i < LEVELS; i++) {
        Rng rng = rng_seed(1, 1);
        Action action;
        CHECK(ask_interrupt(levels[i], &scene.edition, &outlook, &scene.game, 1, &rng, &action,
                            NULL));
        CHECK_INT(ACTION_CLAIM, action.kind);
    }
}

/* Building shortage and money that came in: before the next throw. */
static void hard_builds_in_the_turn_of_another(void)
{
    scene_begin("classic", NULL, 4);
    scene_own(1, "st-james tennessee new-york");
    Outlook outlook;
    outlook_make(&scene.edition, &outlook);
    scene.game.seats[1].cash = 1500;
    Rng rng = rng_seed(1, 1);
    Action action;
    CHECK(ask_interrupt(player_find("hard"), &scene.edition, &outlook, &scene.game, 1, &rng,
                        &action, NULL));
    CHECK_INT(ACTION_FLOOR, action.kind);
    CHECK(scene_do("floor 2"));
    CHECK(strncmp("build ", player_answer(player_find("hard")), 6) == 0);
}

/* ---- honesty --------------------------------------------------------------------- */

/* A player who draws a card in bilkent may keep it closed: the state names
 * it, but nobody may look. */
static void nobody_looks_at_closed_cards(void)
{
    scene_begin("bilkent", "token_choice=setup", 4);
    scene_land(7, 3, 4);
    CHECK_WAITS(PHASE_DRAW, DEALER);
    Game before = scene.game;
    char first[LEVELS][ACTION_TEXT_SIZE];
    for (int card = 0; card < scene.edition.decks[before.deck].card_count; card++) {
        char words[20];
        snprintf(words, sizeof words, "draw %d", card + 1);
        scene.game = before;
        if (scene.edition.decks[before.deck].cards[card].effect.kind == EFFECT_RELEASE) continue;
        CHECK(scene_do(words));
        CHECK_WAITS(PHASE_OPEN, 0);
        for (int i = 0; i < LEVELS; i++) {
            if (card == 0) snprintf(first[i], sizeof first[i], "%s", player_answer(levels[i]));
            CHECK_TEXT(first[i], player_answer(levels[i]));
        }
    }
}

/* The same question has the same answer, asked for a reason or not. */
static void asking_for_reasons_changes_nothing(void)
{
    sit_down("classic", NULL);
    Rng rng = rng_seed(9, 9);
    Game game;
    setup_game(&games.edition, games.seats, NULL, &game);
    int reasons = 0;
    while (game.phase != PHASE_OVER && game.round < 60) {
        Action action, again;
        char buffer[1000];
        Text text = text_into(buffer, sizeof buffer);
        Speech why = {0};
        Rng same = rng;
        level_games_next(&games, &game, &rng, &action);
        if (game.decider < MAX_SEATS && action.kind != ACTION_FLOOR) {
            const PlayerKind *kind = games.kinds[game.decider];
            ask(kind, &games.edition, &games.outlook, &game, &same, &again, &why);
            ask_reason(&games.edition, &why, &text);
            CHECK_INT(action.kind, again.kind);
            CHECK_INT(action.amount, again.amount);
            CHECK_INT(action.deed, again.deed);
            CHECK(buffer[0] == '\0' || ends_in_a_stop(buffer));
            reasons += buffer[0] != '\0';
        }
        apply(&games.edition, &game, &action, NULL);
    }
    CHECK(reasons > 50);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    levels[0] = player_find("easy");
    levels[1] = player_find("medium");
    levels[2] = player_find("hard");
    RUN(levels_play_every_edition);
    RUN(levels_play_by_house_rules);
    RUN(levels_answer_in_every_phase);
    RUN(buying_comes_with_a_reason);
    RUN(the_best_token_left_is_taken);
    RUN(a_group_is_not_completed_for_its_price);
    RUN(money_is_raised_at_least_cost);
    RUN(rents_are_claimed);
    RUN(hard_builds_in_the_turn_of_another);
    RUN(nobody_looks_at_closed_cards);
    RUN(asking_for_reasons_changes_nothing);
    return check_done();
}
