/* offering.c -- one offer to each of the others in a turn. */
#include "players/described/offering.h"

#include "game/trade.h"

/* The first idea for the other seat of `action` that the rules allow. */
static bool find_idea(const Decision *decision, Composer compose, int ideas, const void *notes,
                      Action *action)
{
    for (int idea = 0; idea < ideas; idea++) {
        if (compose(decision, notes, action->other, idea, &action->deal) &&
            action_check(decision->edition, decision->game, action) == REFUSAL_NONE)
            return true;
    }
    return false;
}

bool offering_next(const Decision *decision, Composer compose, int ideas, const void *notes,
                   Action *action)
{
    const Game *game = decision->game;
    if (trade_check_turn(decision->edition, game, decision->seat) != REFUSAL_NONE) return false;
    int passed_over = decision_own(decision)->offers;
    SeatId other = game_next_seat(game, decision->seat);
    for (; other != decision->seat; other = game_next_seat(game, other)) {
        *action =
            (Action){.kind = ACTION_OFFER, .seat = decision->seat, .deed = NO_DEED, .other = other};
        if (find_idea(decision, compose, ideas, notes, action) && passed_over-- == 0) return true;
    }
    return false;
}
