/* phase.c -- what the game waits for: every phase, who answers it and how. */
#include "game/phase.h"

#include <assert.h>

const PhaseRow phase_rows[] = {
    [PHASE_ORDER] = {"order", WHO_DEALER, ASK_DICE},
    [PHASE_SHUFFLE] = {"shuffle", WHO_DEALER, ASK_SEAT},
    [PHASE_DEAL] = {"deal", WHO_DEALER, ASK_DEED},
    [PHASE_TOKEN] = {"token", WHO_NEXT_IN_ORDER, ASK_TOKEN},
    [PHASE_TURN] = {"turn", WHO_MOVER, ASK_MOVE},
    [PHASE_THROW] = {"throw", WHO_DEALER, ASK_DICE},
    [PHASE_BUY] = {"buy", WHO_MOVER, ASK_MOVE},
    [PHASE_DRAW] = {"draw", WHO_DEALER, ASK_CARD},
    [PHASE_OPEN] = {"open", WHO_MOVER, ASK_WAY},
    [PHASE_CHOICE] = {"choice", WHO_MOVER, ASK_WAY},
    [PHASE_RENT_THROW] = {"rent-throw", WHO_DEALER, ASK_DICE},
    [PHASE_PICK_DEED] = {"pick-deed", WHO_DEALER, ASK_DEED},
    [PHASE_PICK_SEAT] = {"pick-seat", WHO_DEALER, ASK_SEAT},
    [PHASE_PICK_SUM] = {"pick-sum", WHO_DEALER, ASK_SUM},
    [PHASE_THIEF_DICE] = {"thief-dice", WHO_DEALER, ASK_DICE},
    [PHASE_THIEF] = {"thief", WHO_MOVER, ASK_WAY},
    [PHASE_JAIL_OUT] = {"jail-out", WHO_MOVER, ASK_MOVE},
    [PHASE_TRAVEL] = {"travel", WHO_MOVER, ASK_MOVE},
    [PHASE_END] = {"end", WHO_MOVER, ASK_MOVE},
    [PHASE_OVER] = {"over", WHO_NOBODY, ASK_NOTHING},
    [PHASE_ANSWER] = {"answer", WHO_OFFERED, ASK_MOVE},
    [PHASE_WANT] = {"want", WHO_WANTING, ASK_MOVE},
    [PHASE_BUILDING_AUCTION] = {"building-auction", WHO_BIDDER, ASK_BID},
    [PHASE_VOTE] = {"vote", WHO_VOTER, ASK_MOVE},
    [PHASE_DEBT] = {"debt", WHO_DEBTOR, ASK_MOVE},
    [PHASE_HEIR] = {"heir", WHO_HEIR, ASK_MOVE},
    [PHASE_AUCTION] = {"auction", WHO_BIDDER, ASK_BID},
    [PHASE_FLOOR] = {"floor", WHO_FLOOR, ASK_MOVE},
    [PHASE_ARRIVE] = {"arrive", WHO_NOBODY, ASK_NOTHING},
    [PHASE_EFFECT] = {"effect", WHO_NOBODY, ASK_NOTHING},
    [PHASE_JAIL_MOVE] = {"jail-move", WHO_NOBODY, ASK_NOTHING},
    [PHASE_AFTER] = {"after", WHO_NOBODY, ASK_NOTHING},
};
static_assert(sizeof phase_rows / sizeof *phase_rows == PHASE_COUNT, "a row for every phase");

const char *phase_word(Phase phase)
{
    return (unsigned)phase < PHASE_COUNT ? phase_rows[phase].word : "?";
}
