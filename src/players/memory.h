/* memory.h -- what a game has shown so far: who plays, what was offered and answered, and since
 * when nothing has changed. It follows from the actions of the game alone, so a game that is
 * loaded or replayed is remembered the same. */
#ifndef PLAYERS_MEMORY_H
#define PLAYERS_MEMORY_H

#include "players/player_kind.h"

enum { MEMORY_REFUSALS = 8 }; /* of the offers of one seat; older ones are forgotten */

/* An offer that was refused, and what both sides had then. */
typedef struct MemoryRefusal {
    Deal deal; /* as its maker saw it */
    SeatId to; /* NOBODY: none yet */
    DeedSet from_deeds, to_deeds;
} MemoryRefusal;

/* What a seat answered to offers, whoever made them. */
typedef struct MemoryAnswers {
    uint16_t accepted, refused;
} MemoryAnswers;

/* What one seat offered another. */
typedef struct MemoryOffers {
    int32_t round;  /* of the last one */
    uint16_t count; /* offers so far */
    uint16_t row;   /* refused in a row */
} MemoryOffers;

struct Memory {
    const PlayerKind *kinds[MAX_SEATS]; /* NULL: a person */
    MemoryRefusal refusals[MAX_SEATS][MEMORY_REFUSALS];
    uint8_t refusal_next[MAX_SEATS];
    MemoryAnswers answers[MAX_SEATS];
    MemoryOffers offers[MAX_SEATS][MAX_SEATS]; /* [from][to] */
    uint16_t trades[MAX_SEATS];                /* offers of a seat that were accepted, no gifts */
    int32_t round;                             /* of the last look */
    int32_t changed;        /* the round in which a deed, a building or a seat last changed */
    int32_t voted;          /* the round in which a vote to stop was last lost, -1: never */
    uint64_t things;        /* what is compared to see a change */
    Money worth[MAX_SEATS]; /* net, when it last changed */
};

/* Nothing yet; `kinds` of `count` seats, NULL for people. */
void memory_begin(Memory *memory, const PlayerKind *const kinds[], int count);

/* `action` is about to be applied to `game`; every action of the game, in order. */
void memory_learn(Memory *memory, const Edition *edition, const Game *game, const Action *action);
static inline void memory_note(Memory *memory, const Edition *edition, const Game *game,
                               const Action *action)
{
    bool bargains = action->kind >= ACTION_OFFER && action->kind <= ACTION_REJECT;
    if (bargains || game->round != memory->round) memory_learn(memory, edition, game, action);
}

/* Rounds in which no deed, building or seat has changed; 0 before the first action. */
static inline int32_t memory_still(const Memory *memory, const Game *game)
{
    return memory->round < 0 ? 0 : game->round - memory->changed;
}

/* Was this, or something better for the other side, refused while both had the same deeds? */
bool memory_refused(const Memory *memory, const Game *game, SeatId from, SeatId to,
                    const Deal *deal);

#endif
