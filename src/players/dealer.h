/* dealer.h -- chance: dice, cards and picks from an Rng. */
#ifndef PLAYERS_DEALER_H
#define PLAYERS_DEALER_H

#include "base/rng.h"
#include "game/action.h"

/* The dealer's answer when game->decider is DEALER: every outcome with the
 * odds the rules give it. */
void dealer_decide(const Edition *edition, const Game *game, Rng *rng, Action *action);

/* Two dice, as the dealer throws them. */
typedef struct DealerThrow {
    Money first, second;
} DealerThrow;

static inline DealerThrow dealer_throw(Rng *rng)
{
    uint32_t both = rng_below(rng, 36);
    return (DealerThrow){(Money)(both / 6 + 1), (Money)(both % 6 + 1)};
}

#endif
