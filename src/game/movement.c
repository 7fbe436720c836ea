/* movement.c -- tokens on their way: forward, backward, past the start. */
#include "game/movement.h"

#include "game/perk.h"
#include "game/transfer.h"

Money movement_salary(const Edition *edition, const Game *game, SeatId seat)
{
    const Token *token = perk_token(edition, game, seat);
    Money salary = edition->rule[RULE_SALARY] + (token != NULL ? token->salary : 0);
    return salary > 0 ? salary : 0;
}

static void arrive(const Play *play, SeatId seat, SpaceId to, Direction direction)
{
    Game *game = play->game;
    event_add(play->events, (Event){.kind = EVENT_MOVED,
                                    .seat = seat,
                                    .other = (uint8_t)direction,
                                    .deed = NO_DEED,
                                    .amount = game->seats[seat].space,
                                    .second = to});
    game->seats[seat].space = to;
    game->rent_factor = 0;
    game->rent_dice = 0;
    game->step = PHASE_ARRIVE;
}

static void pay_landing(const Play *play, SeatId seat)
{
    int64_t salary = movement_salary(play->edition, play->game, seat);
    transfer_money(play, BANK, seat,
                   (Money)(salary * play->edition->rule[RULE_SALARY_LANDING] / 100), REASON_SALARY,
                   NO_DEED);
}

static void pay_lap(const Play *play, SeatId seat, bool landed)
{
    Seat *who = &play->game->seats[seat];
    if (who->laps < UINT16_MAX) who->laps++;
    if (landed)
        pay_landing(play, seat);
    else
        transfer_money(play, BANK, seat, movement_salary(play->edition, play->game, seat),
                       REASON_SALARY, NO_DEED);
}

void movement_forward(const Play *play, int steps)
{
    const Edition *edition = play->edition;
    Game *game = play->game;
    SeatId seat = game_mover(game);
    int to = game->seats[seat].space + steps;
    int rounds = 0;
    for (; to >= edition->space_count; to -= edition->space_count) rounds++;
    arrive(play, seat, (SpaceId)to, DIRECTION_FORWARD);
    for (; rounds > 0; rounds--) pay_lap(play, seat, rounds == 1 && to == edition->start);
}

void movement_backward(const Play *play, int steps)
{
    Game *game = play->game;
    SeatId seat = game_mover(game);
    int count = play->edition->space_count;
    int to = (game->seats[seat].space - steps % count + count) % count;
    arrive(play, seat, (SpaceId)to, DIRECTION_BACKWARD);
    /* Rule D14: backward over the start pays nothing; stopping on it counts
     * as landing (W6, the SLC's "back 2"). It makes no lap. */
    if (to == play->edition->start) pay_landing(play, seat);
}

int movement_distance(const Edition *edition, const Game *game, SpaceId space)
{
    int distance = space - game->seats[game_mover(game)].space;
    return distance > 0 ? distance : distance + edition->space_count;
}
