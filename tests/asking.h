/* asking.h -- questions put to players by tests. */
#ifndef TESTS_ASKING_H
#define TESTS_ASKING_H

#include "edition/edition_words.h"
#include "players/decision.h"

/* `outlook` is that of the edition; those who have no opinion about the board
 * (simple, random) do without: NULL. */
static inline Decision ask_about(const PlayerKind *kind, const Edition *edition,
                                 const Outlook *outlook, const Game *game, SeatId seat, Rng *rng,
                                 Speech *why)
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
                       const Game *game, Rng *rng, Action *action, Speech *why)
{
    Decision decision = ask_about(kind, edition, outlook, game, game->decider, rng, why);
    kind->decide(&decision, action);
}

static inline bool ask_interrupt(const PlayerKind *kind, const Edition *edition,
                                 const Outlook *outlook, const Game *game, SeatId seat, Rng *rng,
                                 Action *action, Speech *why)
{
    Decision decision = ask_about(kind, edition, outlook, game, seat, rng, why);
    return kind->interrupt(&decision, action);
}

/* The reasons in English, as somebody who looks at this edition reads them. */
static inline void ask_reason(const Edition *edition, const Speech *why, Text *text)
{
    Words words = edition_words(edition, NULL);
    words_write_speech(&words, why, text);
}

#endif
