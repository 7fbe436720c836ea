/* test_rules_s.c -- section S of the rules: the end of the game. */
#include "game/floor.h"
#include "game/worth.h"
#include "scene.h"

/* Seat 0 of `seats` owes 200 of tax and has nothing. */
static void ruin(int seats)
{
    scene_begin("classic", NULL, seats);
    scene.game.seats[0].cash = 0;
    scene_land(4, 1, 2);
    scene_do("bankrupt");
}

static void S01_the_last_one_left_wins(void)
{
    ruin(3);
    CHECK_WAITS(PHASE_TURN, 1);
    CHECK_INT(NOBODY, scene.game.winner);
    scene.game.seats[1].cash = 0;
    scene_land(4, 1, 2);
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(2, scene.game.winner);
    CHECK_INT(2, scene_event(EVENT_WON, 0).seat);
}

static void S02_there_is_one_winner_and_a_ranking(void)
{
    SeatId ranking[MAX_SEATS];
    ruin(3);
    scene.game.seats[1].cash = 0;
    scene_land(4, 1, 2);
    scene_do("bankrupt");
    CHECK_INT(3, worth_ranking(&scene.edition, &scene.game, ranking));
    CHECK_INT(2, ranking[0]);
    CHECK_INT(1, ranking[1]); /* left last */
    CHECK_INT(0, ranking[2]);
}

static void S03_somebody_is_always_left(void)
{
    ruin(2);
    CHECK_INT(1, game_seats_left(&scene.game));
    CHECK_INT(1, scene.game.winner);
    CHECK_REFUSED(REFUSAL_GAME_OVER, "resign 2");
}

static void S04_nothing_is_accepted_after_the_end(void)
{
    ruin(2);
    static const char *const words[] = {
        "roll",   "end",      "dice 1 2", "floor 2",
        "stop 2", "bankrupt", "bell",     "offer 1 give 10 take nothing"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        CHECK_REFUSED(REFUSAL_GAME_OVER, words[i]);
    LegalList list;
    legal_list(&scene.edition, &scene.game, &list);
    CHECK_INT(0, list.count);
}

static void play_round(int seats)
{
    for (int i = 0; i < seats; i++) {
        scene_land(20, 4, 3);
        scene_do("end");
    }
}

static void S05_G8_a_lap_limit_ends_the_game(void)
{
    scene_begin("classic", "lap_limit=2", 3);
    scene.game.seats[1].cash = 1501;
    play_round(3);
    CHECK_WAITS(PHASE_TURN, 0);
    play_round(2);
    CHECK_WAITS(PHASE_TURN, 2);
    play_round(1);
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.winner);
}

/* Kept records of before have them in their last hash, though the next in order of play, who is
 * in jail, has thrown nothing. */
static void S05_doubles_of_the_last_turn_stay(void)
{
    scene_begin("classic", "lap_limit=1", 2);
    scene_jail(0, 0);
    scene.game.mover = 1;
    scene.game.decider = 1;
    scene_land(20, 2, 2);
    scene_land(20, 4, 3);
    scene_do("end");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.doubles);
}

static void G8_net_worth_is_money_prices_and_building_costs(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic reading electric");
    scene_build("baltic", HOTEL_LEVEL);
    scene_build("mediterranean", 4);
    scene_mortgage("reading");
    scene_mortgage("electric");
    scene.game.seats[0].cash = 11;
    CHECK_INT(11 + 60 + 60 + 100 + 75 + 5 * 50 + 4 * 50, worth_net(&scene.edition, &scene.game, 0));
}

static void G8_R16_players_agree_to_stop(void)
{
    SeatId ranking[MAX_SEATS];
    scene_begin("classic", NULL, 4);
    scene_own(3, "boardwalk");
    scene_do("stop 2");
    CHECK_WAITS(PHASE_VOTE, 2); /* all the others, from the left of who asked */
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(1, "accept"));
    scene_do("accept");
    CHECK_INT(2, scene_event(EVENT_ACCEPTED, 0).seat);
    CHECK_WAITS(PHASE_VOTE, 3);
    scene_do("accept");
    CHECK_WAITS(PHASE_VOTE, 0);
    scene_do("accept");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(3, scene.game.winner);
    CHECK_INT(0, scene.game.vote_open);
    CHECK_INT(4, worth_ranking(&scene.edition, &scene.game, ranking));
    CHECK_INT(3, ranking[0]);
}

static void G8_R16_one_who_disagrees_keeps_the_game_going(void)
{
    scene_begin("classic", NULL, 4);
    scene_do("stop 1; accept; reject");
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_INT(0, scene.game.vote_open);
    CHECK_INT(NOBODY, game_decider(&scene.game, PHASE_VOTE));
    scene_do("roll");
    CHECK_REFUSED(REFUSAL_BUSY, "stop 2");
}

static void G8_R18_a_tie_goes_to_the_earlier_in_order_of_play(void)
{
    scene_begin("classic", NULL, 3);
    scene.game.seats[0].cash = 100;
    scene_do("stop 1; accept; accept");
    CHECK_INT(1, scene.game.winner);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(S01_the_last_one_left_wins);
    RUN(S02_there_is_one_winner_and_a_ranking);
    RUN(S03_somebody_is_always_left);
    RUN(S04_nothing_is_accepted_after_the_end);
    RUN(S05_G8_a_lap_limit_ends_the_game);
    RUN(S05_doubles_of_the_last_turn_stay);
    RUN(G8_net_worth_is_money_prices_and_building_costs);
    RUN(G8_R16_players_agree_to_stop);
    RUN(G8_R16_one_who_disagrees_keeps_the_game_going);
    RUN(G8_R18_a_tie_goes_to_the_earlier_in_order_of_play);
    return check_done();
}
