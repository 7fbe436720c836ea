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
#include "words/sentence.h"

#define LEVEL_KIND(name, sentence, numbers)                                                     \
    .word = name, .about = sentence, .character = &numbers, .answers = computer_player_answers, \
    .interrupt = computer_player_interrupt

static const PlayerKind levels[PLAYER_LEVELS] = {
    {LEVEL_KIND(TEXT_("easy"), TEXT_("a friendly beginner"), character_easy), .decide = computer_player_decide},
    {LEVEL_KIND(TEXT_("medium"), TEXT_("a decent club player"), character_medium),
     .decide = computer_player_decide},
    {LEVEL_KIND(TEXT_("hard"), TEXT_("strong, and a sharp trader"), character_hard),
     .decide = computer_player_decide},
    {LEVEL_KIND(TEXT_("expert"), TEXT_("thinks before it answers"), character_expert),
     .decide = expert_player_decide, .think = expert_player_think},
};

static const PlayerKind *const kinds[] = {
    &levels[0],
    &levels[1],
    &levels[2],
    &levels[3],
    &simple_player,
    &random_player,
    /* described elsewhere, for comparison */
    &london_players[LONDON_EASY].kind,
    &london_players[LONDON_MEDIUM].kind,
    &london_players[LONDON_HARD].kind,
    &montreal_player,
    &fp_players[FP_A].kind,
    &fp_players[FP_B].kind,
    &fp_players[FP_C].kind,
    &fp_players[FP_A_FIRM].kind,
    &fp_players[FP_B_FIRM].kind,
    &fp_players[FP_C_FIRM].kind,
    &cushion_player,
    &trader_player,
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
