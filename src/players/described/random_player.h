/* random_player.h -- any legal action: the tester's yardstick, and a
 * template for new players. */
#ifndef PLAYERS_DESCRIBED_RANDOM_PLAYER_H
#define PLAYERS_DESCRIBED_RANDOM_PLAYER_H

#include "players/decision.h"

extern const PlayerKind random_player;

/* A random deal of `seat` with `other` for an offer or a counter-offer: a few
 * deeds, some money, now and then a card on each side. Not checked. */
void random_player_deal(const Edition *edition, const Game *game, SeatId seat, SeatId other,
                        Rng *rng, Deal *deal);

#endif
