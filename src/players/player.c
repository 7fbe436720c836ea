/* player.c -- the kinds of players there are. */
#include "players/player.h"

#include <assert.h>

#include "base/text.h"
#include "players/decision.h"
#include "players/stalemate.h"
#include "players/temper.h"

const PlayerKind *const *player_kinds(void)
{
    return player_list;
}

int player_level_count(void)
{
    assert(player_level_total > 0 && player_level_total <= PLAYER_LEVELS_MAX);
    return player_level_total;
}

const PlayerKind *player_find(const char *word)
{
    for (int i = 0; player_list[i] != NULL; i++)
        if (text_same(player_list[i]->word, word)) return player_list[i];
    for (int i = 0; temper_kinds[i] != NULL; i++)
        if (text_same(temper_kinds[i]->word, word)) return temper_kinds[i];
    return NULL;
}

const PlayerKind *player_usual(void)
{
    const PlayerKind *usual = player_find("medium");
    return usual != NULL ? usual : player_list[0];
}

void player_decide(const Decision *decision, Action *action)
{
    if (stalemate_answer(decision, action)) return;
    decision->self->decide(decision, action);
    temper_remark(decision, action);
}

bool player_think(const Decision *decision, Thought *thought, int work, Action *action)
{
    if (stalemate_answer(decision, action)) return true;
    if (decision->self->think != NULL) {
        if (!decision->self->think(decision, thought, work, action)) return false;
    } else {
        decision->self->decide(decision, action);
    }
    temper_remark(decision, action);
    return true;
}
