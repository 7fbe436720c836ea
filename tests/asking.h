/* asking.h -- questions put to players by tests. */
#ifndef TESTS_ASKING_H
#define TESTS_ASKING_H

#include "players/decision.h"

/* `outlook` is that of the edition; those who have no opinion about the board
 * (simple, random) do without: NULL. */
static inline Decision ask_about(const PlayerKind *kind, const Edition *edition,
                                 const Outlook *outlook, const Game *game, SeatId seat, Rng *rng,
                                 Text *why)
{
    return (Decision){.self = kind,
                      .edition = edition,
                      .outlook = outlook,
                      .game = game,
                      .rng = rng,
                      .why = why,
                      .seat = seat};
}

static inline void ask(const PlayerKind *kind, const Edition *edition, const Outlook *outlook,
                       const Game *game, Rng *rng, Action *action, Text *why)
{
    Decision decision = ask_about(kind, edition, outlook, game, game->decider, rng, why);
    kind->decide(&decision, action);
}

static inline bool ask_interrupt(const PlayerKind *kind, const Edition *edition,
                                 const Outlook *outlook, const Game *game, SeatId seat, Rng *rng,
                                 Action *action, Text *why)
{
    Decision decision = ask_about(kind, edition, outlook, game, seat, rng, why);
    return kind->interrupt(&decision, action);
}

#endif
