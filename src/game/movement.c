/* movement.c -- tokens on their way: forward, backward, past the start. */
#include "game/movement.h"

#include "base/apart.h"
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

RARE static Money landing_salary(const Play *play, SeatId seat)
{
    int64_t salary = movement_salary(play->edition, play->game, seat);
    return (Money)(salary * play->edition->rule[RULE_SALARY_LANDING] / 100);
}

static void pay_salary(const Play *play, SeatId seat, Money sum)
{
    transfer_money(play, BANK, seat, sum, REASON_SALARY, NO_DEED);
}

static Money lap_salary(const Play *play, SeatId seat, bool landed)
{
    return landed ? landing_salary(play, seat) : movement_salary(play->edition, play->game, seat);
}

static void pay_lap(const Play *play, SeatId seat, bool landed)
{
    Seat *who = &play->game->seats[seat];
    if (who->laps < UINT16_MAX) who->laps++;
    pay_salary(play, seat, lap_salary(play, seat, landed));
}

/* Chosen dice go round any number of times: one payment for all. */
RARE static void pay_laps(const Play *play, SeatId seat, int64_t laps, bool landed)
{
    Seat *who = &play->game->seats[seat];
    int64_t sum = (laps - 1) * movement_salary(play->edition, play->game, seat) +
                  lap_salary(play, seat, landed);
    who->laps = (uint16_t)(laps < UINT16_MAX - who->laps ? who->laps + laps : UINT16_MAX);
    pay_salary(play, seat, (Money)(sum < MONEY_LIMIT ? sum : MONEY_LIMIT));
}

void movement_forward(const Play *play, SeatId seat, int64_t steps)
{
    const Edition *edition = play->edition;
    int64_t way = play->game->seats[seat].space + steps;
    if (way < edition->space_count) {
        arrive(play, seat, (SpaceId)way, DIRECTION_FORWARD);
        return;
    }
    int64_t laps = 1, to = way - edition->space_count;
    if (to >= edition->space_count) {
        laps = way / edition->space_count;
        to = way % edition->space_count;
    }
    arrive(play, seat, (SpaceId)to, DIRECTION_FORWARD);
    if (laps == 1)
        pay_lap(play, seat, to == edition->start);
    else
        pay_laps(play, seat, laps, to == edition->start);
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
    if (to == play->edition->start) pay_salary(play, seat, landing_salary(play, seat));
}

int movement_distance(const Edition *edition, const Game *game, SpaceId space)
{
    int distance = space - game->seats[game_mover(game)].space;
    return distance > 0 ? distance : distance + edition->space_count;
}
