/* offering.c -- one offer to each of the others in a turn. */
#include "players/offering.h"

#include "game/trade.h"

/* The first idea for the other seat of `action` that the rules allow. */
static bool find_idea(const Asked *asked, Composer compose, int ideas, const void *notes,
                      Action *action)
{
    for (int idea = 0; idea < ideas; idea++) {
        if (compose(asked, notes, action->other, idea, &action->deal) &&
            action_check(asked->edition, asked->game, action) == REFUSAL_NONE)
            return true;
    }
    return false;
}

bool offering_next(const Asked *asked, Composer compose, int ideas, const void *notes,
                   Action *action)
{
    const Game *game = asked->game;
    if (trade_check_turn(asked->edition, game, asked->seat) != REFUSAL_NONE) return false;
    int passed_over = described_own(asked)->offers;
    SeatId other = game_next_seat(game, asked->seat);
    for (; other != asked->seat; other = game_next_seat(game, other)) {
        *action =
            (Action){.kind = ACTION_OFFER, .seat = asked->seat, .deed = NO_DEED, .other = other};
        if (find_idea(asked, compose, ideas, notes, action) && passed_over-- == 0) return true;
    }
    return false;
}
