/* floor.c -- acting out of turn: the floor, and the vote to stop. */
#include "game/floor.h"

#include "game/turn.h"

Refusal floor_check(const Edition *edition, const Game *game, SeatId seat)
{
    if (!edition->rule[RULE_OUT_OF_TURN]) return REFUSAL_NOT_NOW;
    if (seat == game_mover(game)) return REFUSAL_FLOOR_YOURS;
    return game->floor_used >> seat & 1 ? REFUSAL_FLOOR_USED : REFUSAL_NONE;
}

void floor_take(const Play *play, SeatId seat)
{
    play->game->floor = seat;
    play->game->floor_used |= (uint8_t)(1u << seat);
    play_tell(play, EVENT_FLOOR_TAKEN, seat, NO_DEED);
}

void floor_give_back(const Play *play)
{
    play_tell(play, EVENT_FLOOR_GIVEN, play->game->floor, NO_DEED);
    play->game->floor = NOBODY;
}

static void close_vote(Game *game)
{
    game->vote_open = 0;
    game->vote_ask = 0;
    game->vote_from = NOBODY;
}

void floor_stop(const Play *play, SeatId seat)
{
    Game *game = play->game;
    game->vote_open = 1;
    game->vote_from = seat;
    game->vote_ask = (uint8_t)(game->alive & ~(1u << seat));
    play_tell(play, EVENT_STOP_ASKED, seat, NO_DEED);
}

void floor_vote(const Play *play, bool agrees)
{
    Game *game = play->game;
    SeatId seat = game->decider;
    play_tell(play, agrees ? EVENT_ACCEPTED : EVENT_REJECTED, seat, NO_DEED);
    game->vote_ask &= (uint8_t) ~(1u << seat);
    if (!agrees) {
        close_vote(game);
    } else if (game->vote_ask == 0) {
        close_vote(game);
        turn_finish(play);
    }
}
