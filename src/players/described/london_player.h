/* london_player.h -- the computers of the London game, in three strengths. */
#ifndef PLAYERS_DESCRIBED_LONDON_PLAYER_H
#define PLAYERS_DESCRIBED_LONDON_PLAYER_H

#include "players/described/described.h"

/* L13; what it decides and why is in docs/players.md. */
typedef struct LondonPlayer {
    PlayerKind kind;
    uint8_t chance;       /* buys, and builds, one time in this many */
    uint8_t trade_chance; /* accepts one offer in this many */
    bool thinks;          /* looks at what it buys; builds every turn, within its reserve */
} LondonPlayer;

enum { LONDON_EASY, LONDON_MEDIUM, LONDON_HARD, LONDON_COUNT };
extern const LondonPlayer london_players[LONDON_COUNT];

#endif
