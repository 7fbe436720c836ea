/* described_kinds.h -- the kinds kept for comparison, in the order they are listed. */
#ifndef PLAYERS_DESCRIBED_DESCRIBED_KINDS_H
#define PLAYERS_DESCRIBED_DESCRIBED_KINDS_H

#include "players/described/cushion_player.h"
#include "players/described/fp_player.h"
#include "players/described/london_player.h"
#include "players/described/montreal_player.h"
#include "players/described/random_player.h"
#include "players/described/simple_player.h"
#include "players/described/trader_player.h"
#include "players/exploiters/exploiter.h"

/* Initialisers of a list of kinds. */
#define DESCRIBED_KINDS                                                                           \
    &simple_player, &random_player, &london_players[LONDON_EASY].kind,                            \
        &london_players[LONDON_MEDIUM].kind, &london_players[LONDON_HARD].kind, &montreal_player, \
        &fp_players[FP_A].kind, &fp_players[FP_B].kind, &fp_players[FP_C].kind,                   \
        &fp_players[FP_A_FIRM].kind, &fp_players[FP_B_FIRM].kind, &fp_players[FP_C_FIRM].kind,    \
        &cushion_player, &trader_player, &exploiters[EXPLOITER_FLEECER],                          \
        &exploiters[EXPLOITER_HERMIT], &exploiters[EXPLOITER_DRAINER],                            \
        &exploiters[EXPLOITER_HOARDER], &exploiters[EXPLOITER_OVERBIDDER]

#endif
