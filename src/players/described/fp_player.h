/* fp_player.h -- the fixed policies of published simulations, fp-a to fp-c,
 * and their firm versions. */
#ifndef PLAYERS_DESCRIBED_FP_PLAYER_H
#define PLAYERS_DESCRIBED_FP_PLAYER_H

#include "players/described/described.h"

/* What a row wants above all; bits. */
enum { FP_STATIONS = 1, FP_DEAREST = 2, FP_ORANGE = 4, FP_LIGHT_BLUE = 8 };
/* What it never takes. */
enum { FP_TAKES_ALL, FP_TAKES_NO_UTILITIES, FP_TAKES_WANTED };

/* One of the six; docs/players.md has their rules in words. */
typedef struct FpPlayer {
    PlayerKind kind;
    uint8_t wants;
    uint8_t takes;
    uint8_t most_houses; /* on a street; HOTEL_LEVEL: everything */
    bool asks_widely;    /* offers for wanted deeds also without a station */
    bool firm;           /* gives nothing away in a trade */
} FpPlayer;

enum { FP_A, FP_B, FP_C, FP_A_FIRM, FP_B_FIRM, FP_C_FIRM, FP_COUNT };
extern const FpPlayer fp_players[FP_COUNT];

static inline const FpPlayer *fp_player_row(const Decision *decision)
{
    return (const FpPlayer *)decision->self;
}

/* The deeds it wants above all, and those it never takes. */
DeedSet fp_player_wanted(const Decision *decision);
DeedSet fp_player_refused(const Decision *decision);

#endif
