/* player.h -- whoever decides for a seat when the rules wait. */
#ifndef PLAYERS_PLAYER_H
#define PLAYERS_PLAYER_H

#include "base/rng.h"
#include "game/action.h"

typedef struct PlayerKind PlayerKind;
typedef struct Thought Thought;     /* players/thought.h */
typedef struct Character Character; /* players/character.h */

/* A way of playing. Players see what a person sees: the edition and the
 * state, which holds nothing hidden. `rng` is the player's own, never the
 * dealer's. Reasons are added to `why`, one sentence, unless it is NULL. */
struct PlayerKind {
    const char *word;           /* "simple": in records, options, lists */
    const char *about;          /* a sentence */
    const Character *character; /* the numbers it plays by; NULL: all in code */
    /* Answers for the seat that must decide. Always legal. */
    void (*decide)(const PlayerKind *self, const Edition *edition, const Game *game, Rng *rng,
                   Action *action, Text *why);
    /* Between landings: does `seat` want to act out of turn (floor, claim)?
     * Then the action is in `action`. Cheap when the answer is no. */
    bool (*interrupt)(const PlayerKind *self, const Edition *edition, const Game *game, SeatId seat,
                      Rng *rng, Action *action, Text *why);
    /* For those who think long; NULL for those who answer at once. Goes on
     * with `thought` for about `work` rollouts; true when the answer, the
     * same that `decide` gives, is in `action`. `rng` is as for `decide` at
     * the first call and not used afterwards. */
    bool (*think)(const PlayerKind *self, const Edition *edition, const Game *game, Rng *rng,
                  Thought *thought, int work, Action *action, Text *why);
};

/* The kinds for playing with come first, from easy to expert; behind them are
 * those kept for comparison. */
enum { PLAYER_LEVELS = 4 };

/* All kinds there are, ended by NULL, and the one called `word` (or NULL). */
const PlayerKind *const *player_kinds(void);
const PlayerKind *player_find(const char *word);

#endif
