/* perk.h -- what a token changes in the sums its seat pays and receives. */
#ifndef GAME_PERK_H
#define GAME_PERK_H

#include "game/game.h"

/* The seat's token where tokens have perks, else NULL; the bank has none. */
static inline const Token *perk_token(const Edition *edition, const Game *game, SeatId seat)
{
    if (!edition->has_perks || seat >= MAX_SEATS) return NULL;
    TokenId token = game->seats[seat].token;
    return token < edition->token_count ? &edition->tokens[token] : NULL;
}

/* A percentage of a sum to pay is rounded up, of a sum to receive down: in
 * the player's disfavour, by less than one coin. */
static inline Money perk_paid(Money sum, int percent)
{
    return (Money)(((int64_t)sum * percent + 99) / 100);
}

static inline Money perk_received(Money sum, int percent)
{
    return (Money)((int64_t)sum * percent / 100);
}

#endif
