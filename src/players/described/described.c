/* described.c -- a player known by a description. */
#include "players/described/described.h"

#include "players/described/simple_player.h"

bool described_end(const Decision *decision, Action *action)
{
    return decision_own(decision)->cash >= 0 && decision_try(decision, ACTION_END, action) &&
           BECAUSE_PLAIN(decision, T_("It has nothing more to do this turn."));
}

bool described_done(const Decision *decision, Action *action)
{
    return decision_try(decision, ACTION_DONE, action) &&
           BECAUSE_PLAIN(decision, T_("It has no business out of turn."));
}

static void fall_back(const Decision *decision, Action *action)
{
    Decision simple = *decision;
    simple.self = &simple_player;
    simple.why = NULL;
    simple_player.decide(&simple, action);
    if (action->kind == ACTION_ROLL)
        BECAUSE_PLAIN(decision, T_("It has nothing to do before it throws."));
    else
        BECAUSE_PLAIN(decision,
                      T_("Its description is silent here, so it does as the simple player does."));
}

void described_decide(const Decision *decision, Action *action)
{
    if (!decision_answer(decision, action)) fall_back(decision, action);
}

bool described_interrupt(const Decision *decision, Action *action)
{
    if (decision_try_claim(decision, action))
        return BECAUSE_PLAIN(decision, T_("It asks for the rent that it is owed."));
    Answer answer = decision->self->answers[ANSWER_OUT_OF_TURN];
    return answer != NULL && answer(decision, action);
}
