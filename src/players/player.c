/* player.c -- the kinds of players there are. */
#include "players/player.h"

#include "base/text.h"
#include "players/random_player.h"
#include "players/simple_player.h"

static const PlayerKind *const kinds[] = {&simple_player, &random_player, NULL};

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
