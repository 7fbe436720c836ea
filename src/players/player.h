/* player.h -- whoever decides for a seat when the rules wait. */
#ifndef PLAYERS_PLAYER_H
#define PLAYERS_PLAYER_H

#include "base/rng.h"
#include "game/action.h"

/* A way of playing. Players see what a person sees: the edition and the
 * state, which holds nothing hidden. */
typedef struct PlayerKind {
    const char *word;  /* "simple": in records, options, lists */
    const char *about; /* a sentence */
    /* Answers for the seat that must decide. Always legal. `rng` is the
     * player's own, never the dealer's. */
    void (*decide)(const Edition *edition, const Game *game, Rng *rng, Action *action);
    /* Between landings: does `seat` want to act out of turn (floor, claim)?
     * Then the action is in `action`. Cheap when the answer is no. */
    bool (*interrupt)(const Edition *edition, const Game *game, SeatId seat, Rng *rng,
                      Action *action);
} PlayerKind;

/* All kinds there are, ended by NULL, and the one called `word` (or NULL). */
const PlayerKind *const *player_kinds(void);
const PlayerKind *player_find(const char *word);

#endif
