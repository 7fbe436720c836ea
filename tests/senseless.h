/* senseless.h -- actions that no sensible player would propose, for tests. */
#ifndef TESTS_SENSELESS_H
#define TESTS_SENSELESS_H

#include "players/described/random_player.h"

static inline Money senseless_sum(Rng *rng)
{
    switch (rng_below(rng, 4)) {
    case 0: return (Money)rng_below(rng, 50) - 5;
    case 1: return (Money)rng_below(rng, 3000);
    case 2: return (Money)(uint32_t)rng_next(rng);
    default: return rng_below(rng, 2) == 0 ? MONEY_LIMIT : INT32_MIN;
    }
}

static inline uint8_t senseless_byte(Rng *rng, uint32_t usual)
{
    return (uint8_t)(rng_below(rng, 8) == 0 ? rng_below(rng, 256) : rng_below(rng, usual));
}

/* Mostly of the decider, with any kind, numbers and deal. */
static inline void senseless_action(const Edition *edition, const Game *game, Rng *rng,
                                    Action *action)
{
    *action = (Action){.kind = (uint8_t)rng_below(rng, ACTION_COUNT + 2),
                       .seat = game->decider,
                       .deed = senseless_byte(rng, MAX_DEEDS),
                       .other = senseless_byte(rng, MAX_SEATS),
                       .amount = senseless_sum(rng),
                       .second = senseless_sum(rng)};
    if (rng_below(rng, 4) == 0) action->seat = senseless_byte(rng, MAX_SEATS);
    if (rng_below(rng, 2) == 0) return;
    if (rng_below(rng, 2) == 0) {
        action->deal = (Deal){.give = rng_next(rng) & rng_next(rng) & rng_next(rng),
                              .take = rng_next(rng) & rng_next(rng) & rng_next(rng),
                              .give_money = senseless_sum(rng),
                              .take_money = senseless_sum(rng),
                              .give_cards = {senseless_byte(rng, 2), senseless_byte(rng, 2)}};
    } else if (action->seat < game->seat_count && action->other < game->seat_count) {
        random_player_deal(edition, game, action->seat, action->other, rng, &action->deal);
    }
}

#endif
