/* described.h -- a player known by a description: what it answers in each
 * phase, and who answers where the description is silent. */
#ifndef PLAYERS_DESCRIBED_DESCRIBED_H
#define PLAYERS_DESCRIBED_DESCRIBED_H

#include "players/player.h"

/* Who is asked, and about what. `seat` decides, or may interrupt. */
typedef struct Asked {
    const PlayerKind *self;
    const Edition *edition;
    const Game *game;
    Rng *rng;
    Text *why; /* may be NULL */
    SeatId seat;
} Asked;

/* What the description says; false when it says nothing. Legal when true. */
typedef bool (*Answer)(const Asked *asked, Action *action);

/* Rows of such players begin with this. `answers` has PHASE_COUNT of them,
 * NULL where the description is silent: there the simple player answers.
 * `floor` may be NULL: it never acts out of turn but to claim rents. */
typedef struct Described {
    PlayerKind kind;
    const Answer *answers;
    Answer floor;
} Described;

/* PlayerKind.decide and .interrupt of every such player; `self` is the kind
 * inside its row, never a copy. */
void described_decide(const PlayerKind *self, const Edition *edition, const Game *game, Rng *rng,
                      Action *action, Text *why);
bool described_interrupt(const PlayerKind *self, const Edition *edition, const Game *game,
                         SeatId seat, Rng *rng, Action *action, Text *why);

#define DESCRIBED_KIND(name, sentence)                               \
    {                                                                \
        .word = name, .about = sentence, .decide = described_decide, \
        .interrupt = described_interrupt                             \
    }

static inline const Seat *described_own(const Asked *asked)
{
    return &asked->game->seats[asked->seat];
}

/* The action, if the rules allow it. */
bool described_try(const Asked *asked, ActionKind kind, Action *action);
bool described_try_deed(const Asked *asked, ActionKind kind, DeedId deed, Action *action);
/* A get-out card, if it has one and may use it. */
bool described_try_card(const Asked *asked, Action *action);

/* Answers for those who do nothing more in PHASE_END while they owe nothing,
 * and nothing at all in PHASE_FLOOR. */
bool described_end(const Asked *asked, Action *action);
bool described_done(const Asked *asked, Action *action);

#endif
