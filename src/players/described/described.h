/* described.h -- a player known by a description: it answers as that says, and
 * as the simple player where it is silent. */
#ifndef PLAYERS_DESCRIBED_DESCRIBED_H
#define PLAYERS_DESCRIBED_DESCRIBED_H

#include "players/decision.h"

/* PlayerKind.decide and .interrupt of every such player: by its answers, and
 * claiming rents out of turn. */
void described_decide(const Decision *decision, Action *action);
bool described_interrupt(const Decision *decision, Action *action);

#define DESCRIBED_KIND(name, sentence, table)                                          \
    {                                                                                  \
        .word = name, .about = sentence, .answers = table, .decide = described_decide, \
        .interrupt = described_interrupt                                               \
    }

/* Answers for players that do nothing more in PHASE_END while they owe
 * nothing, and nothing at all in PHASE_FLOOR. */
bool described_end(const Decision *decision, Action *action);
bool described_done(const Decision *decision, Action *action);

#endif
