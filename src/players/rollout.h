/* rollout.h -- playing on from a position, to see where it leads. */
#ifndef PLAYERS_ROLLOUT_H
#define PLAYERS_ROLLOUT_H

#include "players/appraisal.h"

/* How to play on. */
typedef struct Rollout {
    const Edition *edition;
    const Outlook *outlook;     /* of the edition */
    const Character *character; /* everybody's; it answers at once */
    const Character *const *as; /* by seat, NULL: as `character`; may be NULL */
    int32_t rounds;             /* then the position is judged; 0: to the end */
    int32_t until;              /* judged when this turn begins, instead; 0: by rounds */
    const Character *judge;     /* of positions; NULL: `character` */
} Rollout;

/* Each seat's share of the win at the end of one play, in `end`. Dice come
 * from `rng`, each seat's from a separate stream: two positions played on
 * with the same `rng` get the same dice. */
void rollout_play(const Rollout *rollout, const Game *game, Rng rng, Appraisal *end);
/* The same, with the position judged on the way too, when turn `early` begins; at the end if the
 * game is over before. */
void rollout_play_past(const Rollout *rollout, const Game *game, Rng rng, int32_t early,
                       Appraisal *passed, Appraisal *end);

/* Face-down cards: their drawer may keep them, and nobody knows which they
 * are (B4). Replaces each by one that it might be, so that a player who
 * plays on from this state learns nothing from it. States that look the same
 * to a person become the same. */
void rollout_guess_cards(const Edition *edition, Rng *rng, Game *game);

#endif
