/* player.c -- the kinds of players there are. */
#include "players/player.h"

#include "base/text.h"
#include "players/computer_player.h"
#include "players/described/cushion_player.h"
#include "players/described/fp_player.h"
#include "players/described/london_player.h"
#include "players/described/montreal_player.h"
#include "players/described/random_player.h"
#include "players/described/simple_player.h"
#include "players/described/trader_player.h"
#include "players/expert_player.h"

static const PlayerKind *const kinds[] = {
    &easy_player,
    &medium_player,
    &hard_player,
    &expert_player,
    &simple_player,
    &random_player,
    /* described elsewhere, for comparison */
    &london_players[LONDON_EASY].described.kind,
    &london_players[LONDON_MEDIUM].described.kind,
    &london_players[LONDON_HARD].described.kind,
    &montreal_player.kind,
    &fp_players[FP_A].described.kind,
    &fp_players[FP_B].described.kind,
    &fp_players[FP_C].described.kind,
    &fp_players[FP_A_FIRM].described.kind,
    &fp_players[FP_B_FIRM].described.kind,
    &fp_players[FP_C_FIRM].described.kind,
    &cushion_player.kind,
    &trader_player.kind,
    NULL,
};

const PlayerKind *const *player_kinds(void)
{
    return kinds;
}

const PlayerKind *player_find(const char *word)
{
    for (int i = 0; kinds[i] != NULL; i++)
        if (text_same(kinds[i]->word, word)) return kinds[i];
    return NULL;
}
