/* thief.c -- the figure that chases a seat and takes its money (B5). */
#include "game/thief.h"

#include "game/transfer.h"
#include "game/turn.h"

void thief_choose(const Play *play, ChosenWay way)
{
    Game *game = play->game;
    game->step = PHASE_AFTER;
    if (way != WAY_LOOSE) return;
    transfer_money(play, game_mover(game), BANK, play->edition->rule[RULE_THIEF_FEE], REASON_THIEF,
                   NO_DEED);
    game->step = PHASE_PICK_SEAT;
}

void thief_target(const Play *play, SeatId target)
{
    Game *game = play->game;
    SeatId seat = game_mover(game);
    game->thief = game->seats[seat].space;
    game->thief_target = target;
    event_add(play->events,
              (Event){.kind = EVENT_THIEF_LOOSE, .seat = seat, .other = target, .deed = NO_DEED});
    game->step = PHASE_AFTER;
}

Money thief_most(const Edition *edition, const Game *game)
{
    Money cash = game->seats[game->thief_target].cash;
    Money most = edition->rule[RULE_THIEF_MOST];
    return cash < most ? cash : most;
}

static void disappear(Game *game)
{
    game->thief = NO_SPACE;
    game->thief_target = NOBODY;
}

void thief_move(const Play *play)
{
    const Edition *edition = play->edition;
    Game *game = play->game;
    int steps = game_total(game);
    int distance = game->seats[game->thief_target].space - game->thief;
    if (distance < 0) distance += edition->space_count;
    if (steps > distance) steps = distance;
    SpaceId to = (SpaceId)((game->thief + steps) % edition->space_count);
    event_add(play->events, (Event){.kind = EVENT_THIEF_MOVED,
                                    .seat = NOBODY,
                                    .other = game->thief_target,
                                    .deed = NO_DEED,
                                    .amount = game->thief,
                                    .second = to});
    game->thief = to;
    if (steps == distance && thief_most(edition, game) > 0) {
        game->step = PHASE_PICK_SUM;
        return;
    }
    if (steps == distance) disappear(game);
    turn_pass(play);
}

void thief_strike(const Play *play, Money sum)
{
    Game *game = play->game;
    SeatId target = game->thief_target;
    event_add(play->events, (Event){.kind = EVENT_THIEF_STRUCK,
                                    .seat = target,
                                    .other = NOBODY,
                                    .deed = NO_DEED,
                                    .amount = sum});
    transfer_money(play, target, BANK, sum, REASON_THIEF, NO_DEED);
    disappear(game);
    turn_pass(play);
}
