/* rollout.h -- playing on from a position, to see where it leads. */
#ifndef PLAYERS_ROLLOUT_H
#define PLAYERS_ROLLOUT_H

#include "players/appraisal.h"

/* How to play on. */
typedef struct Rollout {
    const Edition *edition;
    const Outlook *outlook;     /* of the edition */
    const Character *character; /* everybody's; it must answer at once */
    int32_t rounds;             /* then the position is judged; 0: to the end */
} Rollout;

/* Each seat's share of the win at the end of one play, in `end`. Dice come from
 * `rng`, each seat's from a stream of its own: two positions played on with
 * the same `rng` meet the same dice. */
void rollout_play(const Rollout *rollout, const Game *game, Rng rng, Appraisal *end);

/* Cards that lie closed: their drawer may keep them, and nobody knows which
 * they are (B4). Puts in the place of each one that it could be as well, so
 * that whoever plays on from this state learns nothing from it. States that
 * look the same to a person become the same. */
void rollout_guess_cards(const Edition *edition, Rng *rng, Game *game);

#endif
