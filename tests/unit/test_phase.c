/* test_phase.c -- the table of phases says what the rules do. */
#include "game/phase.h"

#include "game/legal.h"
#include "scene.h"

/* Does the phase itself allow this kind of action, whatever its details? */
static bool allowed(Phase phase, ActionKind kind)
{
    scene_begin("classic", "any_dice=on", 2);
    scene.game.phase = scene.game.step = (uint8_t)phase;
    scene.game.decider = 0;
    scene.game.deck = 0;
    Action action = {.kind = (uint8_t)kind, .seat = 0, .deed = NO_DEED, .amount = -1};
    Refusal why = action_check(&scene.edition, &scene.game, &action);
    return why != REFUSAL_NOT_NOW && why != REFUSAL_GAME_OVER;
}

static void the_answer_that_is_wanted_is_the_one_allowed(void)
{
    for (int i = 0; i < PHASE_COUNT; i++) {
        Phase phase = (Phase)i;
        int ask = phase_rows[i].ask;
        CHECK_INT(ask == ASK_DICE, allowed(phase, ACTION_DICE));
        CHECK_INT(ask == ASK_CARD, allowed(phase, ACTION_DRAW));
        CHECK_INT(phase_picks(phase), allowed(phase, ACTION_PICK));
        CHECK_INT(ask == ASK_WAY, allowed(phase, ACTION_CHOOSE));
        CHECK_INT(ask == ASK_TOKEN, allowed(phase, ACTION_TOKEN));
        CHECK_INT(ask == ASK_BID, allowed(phase, ACTION_BID));
        CHECK_INT(ask == ASK_NOTHING, phase_rows[i].who == WHO_NOBODY);
    }
}

static void only_chance_is_the_dealers(void)
{
    for (int i = 0; i < PHASE_COUNT; i++) {
        int ask = phase_rows[i].ask;
        bool chance = ask == ASK_DICE || ask == ASK_CARD || phase_picks((Phase)i);
        CHECK_INT(chance, phase_rows[i].who == WHO_DEALER);
    }
}

/* Everybody who could be asked is another seat. */
static void the_decider_is_who_the_state_names(void)
{
    scene_begin("classic", NULL, 8);
    Game *game = &scene.game;
    game->mover = 0;
    game->order_next = 1;
    game->offer.to = 2;
    game->want.asked = 3;
    game->auction.asked = 4;
    game->vote_from = 4;
    game->vote_ask = 1u << 5 | 1u << 2;
    game->debts[0].debtor = 6;
    game->holdings[9].owner = 7;
    game->inherited = DEED_BIT(9) | DEED_BIT(12);
    game->floor = 5;
    CHECK_INT(0, game_decider(game, PHASE_TURN));
    CHECK_INT(1, game_decider(game, PHASE_TOKEN));
    CHECK_INT(2, game_decider(game, PHASE_ANSWER));
    CHECK_INT(3, game_decider(game, PHASE_WANT));
    CHECK_INT(4, game_decider(game, PHASE_AUCTION));
    CHECK_INT(4, game_decider(game, PHASE_BUILDING_AUCTION));
    CHECK_INT(5, game_decider(game, PHASE_VOTE)); /* the next after who asked */
    CHECK_INT(6, game_decider(game, PHASE_DEBT));
    CHECK_INT(7, game_decider(game, PHASE_HEIR));
    CHECK_INT(5, game_decider(game, PHASE_FLOOR));
    CHECK_INT(DEALER, game_decider(game, PHASE_THROW));
    CHECK_INT(NOBODY, game_decider(game, PHASE_OVER));
    game->inherited = 0;
    game->vote_ask = 0;
    CHECK_INT(NOBODY, game_decider(game, PHASE_HEIR));
    CHECK_INT(NOBODY, game_decider(game, PHASE_VOTE));
}

static void interruptions_are_asked_of_seats(void)
{
    int count = 0;
    for (int i = 0; i < PHASE_COUNT; i++) {
        if (!phase_interrupts((Phase)i)) continue;
        count++;
        CHECK(phase_rows[i].who > WHO_MOVER);
    }
    CHECK_INT(8, count);
    CHECK_TEXT("rent-throw", phase_word(PHASE_RENT_THROW));
    CHECK_TEXT("?", phase_word(PHASE_COUNT));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(the_answer_that_is_wanted_is_the_one_allowed);
    RUN(only_chance_is_the_dealers);
    RUN(the_decider_is_who_the_state_names);
    RUN(interruptions_are_asked_of_seats);
    return check_done();
}
