/* described.c -- a player known by a description. */
#include "players/described/described.h"

#include "players/described/because.h"
#include "players/described/simple_player.h"

bool described_try(const Asked *asked, ActionKind kind, Action *action)
{
    return described_try_deed(asked, kind, NO_DEED, action);
}

bool described_try_deed(const Asked *asked, ActionKind kind, DeedId deed, Action *action)
{
    *action = (Action){.kind = (uint8_t)kind, .seat = asked->seat, .deed = deed};
    return action_check(asked->edition, asked->game, action) == REFUSAL_NONE;
}

bool described_try_card(const Asked *asked, Action *action)
{
    for (DeckId deck = 0; deck < asked->edition->deck_count; deck++) {
        if (described_own(asked)->release[deck] == 0) continue;
        *action =
            (Action){.kind = ACTION_RELEASE, .seat = asked->seat, .deed = NO_DEED, .other = deck};
        if (action_check(asked->edition, asked->game, action) == REFUSAL_NONE) return true;
    }
    return false;
}

bool described_end(const Asked *asked, Action *action)
{
    return described_own(asked)->cash >= 0 && described_try(asked, ACTION_END, action) &&
           because_add(asked, "It has nothing more to do this turn.");
}

bool described_done(const Asked *asked, Action *action)
{
    return described_try(asked, ACTION_DONE, action) &&
           because_add(asked, "It has no business out of turn.");
}

static void fall_back(const Asked *asked, Action *action)
{
    simple_player.decide(&simple_player, asked->edition, asked->game, asked->rng, action, NULL);
    if (action->kind == ACTION_ROLL)
        because_add(asked, "It has nothing to do before it throws.");
    else
        because_add(asked, "Its description is silent here, so it does as the simple player does.");
}

void described_decide(const PlayerKind *self, const Edition *edition, const Game *game, Rng *rng,
                      Action *action, Text *why)
{
    const Described *row = (const Described *)self;
    Asked asked = {.self = self,
                   .edition = edition,
                   .game = game,
                   .rng = rng,
                   .why = why,
                   .seat = game->decider};
    Answer answer = row->answers[game->phase];
    if (answer == NULL || !answer(&asked, action)) fall_back(&asked, action);
}

bool described_interrupt(const PlayerKind *self, const Edition *edition, const Game *game,
                         SeatId seat, Rng *rng, Action *action, Text *why)
{
    const Described *row = (const Described *)self;
    Asked asked = {
        .self = self, .edition = edition, .game = game, .rng = rng, .why = why, .seat = seat};
    if (simple_player.interrupt(&simple_player, edition, game, seat, rng, action, NULL))
        return because_add(&asked, "It asks for the rent that it is owed.");
    return row->floor != NULL && row->floor(&asked, action);
}
