/* player_answer.h -- what a player would do in the scene, in the notation. */
#ifndef TESTS_PLAYER_ANSWER_H
#define TESTS_PLAYER_ANSWER_H

#include "asking.h"
#include "players/player.h"
#include "scene.h"

/* Legal, or a failed check. The words last until the next call. */
static inline const char *player_answer(const PlayerKind *kind)
{
    static char buffer[ACTION_TEXT_SIZE];
    Rng rng = rng_seed(1, 1);
    Outlook outlook;
    outlook_make(&scene.edition, &outlook);
    Action action;
    ask(kind, &scene.edition, &outlook, &scene.game, &rng, &action, NULL);
    CHECK_INT(REFUSAL_NONE, action_check(&scene.edition, &scene.game, &action));
    Text text = text_into(buffer, sizeof buffer);
    notation_action_write(&scene.edition, &scene.game, &action, &text);
    return buffer;
}

#endif
