/* turn.c -- order of play: a turn begins, throws, throws again, ends. */
#include "game/turn.h"

#include "base/apart.h"
#include "game/claim.h"
#include "game/jail.h"
#include "game/movement.h"
#include "game/transfer.h"
#include "game/worth.h"

static void begin(Game *game)
{
    game->turn++;
    game->doubles = 0;
    game->again = 0;
    game->jail_throws = 0;
    game->floor_used = 0;
    game->deck = NO_DECK;
    game->card = NO_CARD;
    game->step = PHASE_TURN;
    for (; game->offered != 0; game->offered &= (uint8_t)(game->offered - 1))
        game->seats[__builtin_ctz(game->offered)].offers = 0;
    /* L7: a trade that waited must be answered before anything else. */
    if (game->offer.open == OFFER_WAITING && game->offer.to == game_mover(game))
        game->offer.open = OFFER_MADE;
}

void turn_begin_first(Game *game)
{
    game->order_next = 0;
    game->mover = 0;
    begin(game);
}

void turn_throw(const Play *play, SeatId seat)
{
    const Edition *edition = play->edition;
    Game *game = play->game;
    bool doubles = game->dice[0] == game->dice[1];
    game->manage_count = 0;
    if (game->claim_count != 0) claim_throw(play);
    event_add(play->events, (Event){.kind = EVENT_DICE_THROWN,
                                    .seat = seat,
                                    .other = NOBODY,
                                    .deed = NO_DEED,
                                    .amount = game->dice[0],
                                    .second = game->dice[1]});
    if (game->seats[seat].in_jail) {
        jail_throw(play);
        return;
    }
    game->again = doubles && edition->rule[RULE_DOUBLES_AGAIN];
    if (game->again && game->doubles < UINT8_MAX) game->doubles++;
    int in_a_row = game->again ? game->doubles : doubles;
    /* Rule C03: the third doubles are not moved. */
    if (doubles && in_a_row == edition->rule[RULE_DOUBLES_TO_JAIL]) {
        jail_send(play, JAILED_BY_DOUBLES);
        return;
    }
    if (doubles && game->dice[0] == 1) /* U08, whether or not doubles throw again */
        transfer_money(play, BANK, seat, edition->rule[RULE_DOUBLE_ONE], REASON_BONUS, NO_DEED);
    game->arrival = game_total(game);
    movement_forward(play, seat, game_thrown(game));
}

void turn_after(const Play *play)
{
    static const uint8_t next_step[] = {PHASE_END, PHASE_TURN};
    Game *game = play->game;
    game->deck = NO_DECK;
    game->card = NO_CARD;
    game->rent_factor = 0;
    game->rent_dice = 0;
    if (play->events != NULL && game->again && game->doubles > 0)
        play_tell(play, EVENT_AGAIN, game_mover(game), NO_DEED);
    game->step = next_step[game->again != 0];
    game->again = 0;
}

static bool time_is_up(const Edition *edition, const Game *game)
{
    int laps = edition->rule[RULE_LAP_LIMIT];
    if ((game->bell | laps) == 0) return false;
    return game->bell || game->round >= laps;
}

void turn_pass(const Play *play)
{
    Game *game = play->game;
    do { /* by numbers, as no branch foresees where a round ends */
        int next = game->mover + 1, round_ends = next == game->seat_count;
        game->mover = (uint8_t)(next & (round_ends - 1));
        game->round += round_ends;
    } while ((game->alive >> game_mover(game) & 1) == 0);
    if (time_is_up(play->edition, game)) {
        turn_finish(play);
        return;
    }
    begin(game);
    play_tell(play, EVENT_TURN_BEGAN, game_mover(game), NO_DEED);
    if (game->seats[game_mover(game)].in_jail) jail_turn_began(play);
}

void turn_end(const Play *play)
{
    Game *game = play->game;
    play_tell(play, EVENT_TURN_ENDED, game_mover(game), NO_DEED);
    if (game->thief != NO_SPACE)
        game->step = PHASE_THIEF_DICE;
    else
        turn_pass(play);
}

RARE void turn_finish(const Play *play)
{
    Game *game = play->game;
    SeatId ranking[MAX_SEATS];
    worth_ranking(play->edition, game, ranking);
    game->winner = ranking[0];
    game->step = PHASE_OVER;
    play_tell(play, EVENT_WON, game->winner, NO_DEED);
}
