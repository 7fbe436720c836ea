/* player_kind.h -- a way of playing: what answers when the rules wait. */
#ifndef PLAYERS_PLAYER_KIND_H
#define PLAYERS_PLAYER_KIND_H

#include "game/action.h"

typedef struct PlayerKind PlayerKind;
typedef struct Decision Decision;   /* players/decision.h */
typedef struct Memory Memory;       /* players/memory.h */
typedef struct Thought Thought;     /* players/thought.h */
typedef struct Character Character; /* players/character.h */
typedef struct Temper Temper;       /* players/temper.h */

/* What to do in one phase; false when the kind has nothing to say to it. Legal
 * when true. */
typedef bool (*Answer)(const Decision *decision, Action *action);

/* Answers by phase, followed by the one for the turns of others. */
enum { ANSWER_OUT_OF_TURN = PHASE_COUNT, ANSWER_COUNT };

/* Players see what a person sees: the edition and the state, which holds
 * nothing hidden. */
struct PlayerKind {
    const char *word;           /* "simple": in records, options, lists */
    const char *about;          /* a sentence */
    const char *file;           /* the character file it was read from; NULL: built in */
    const Character *character; /* the numbers it plays by; NULL: all in code */
    const Temper *temper;       /* NULL: even-tempered */
    const PlayerKind *level;    /* of which it is a temper; NULL: of none */
    const Answer *answers;      /* ANSWER_COUNT of them, for decision_answer; may be NULL */
    /* Answers for the seat that must decide. Always legal. */
    void (*decide)(const Decision *decision, Action *action);
    /* Between landings: does the seat want to act out of turn (floor, claim)?
     * Then the action is in `action`. Cheap when the answer is no. */
    bool (*interrupt)(const Decision *decision, Action *action);
    /* For kinds that think ahead; NULL for those that answer at once.
     * Continues `thought` for about `work` rollouts; true when the answer,
     * the same that `decide` gives, is in `action`. The decision's `rng` is
     * as for `decide` at the first call and not used afterwards. */
    bool (*think)(const Decision *decision, Thought *thought, int work, Action *action);
};

#endif
