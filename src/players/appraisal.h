/* appraisal.h -- how a position looks: what counts for each seat, and the
 * share of the win that follows. */
#ifndef PLAYERS_APPRAISAL_H
#define PLAYERS_APPRAISAL_H

#include "players/character.h"
#include "players/feature.h"
#include "players/lot.h"
#include "players/threats.h"

/* What counts in a position. */
typedef struct Standing {
    float feature[MAX_SEATS][FEATURE_COUNT]; /* of seats still in the game */
    float free;                              /* part of the deeds that is free: 1 to 0 */
    float left;                              /* seats still in the game */
    uint8_t alive;                           /* bit per seat still in the game */
} Standing;

/* What it was made from: for looking again at a seat whose deeds or money
 * would change, while no building and no free deed does. */
typedef struct Parts {
    Hands hands;
    Threats threats;
    Lots lots[MAX_SEATS]; /* of seats still in the game */
} Parts;

void appraisal_standing(const Edition *edition, const Game *game, Parts *parts, Standing *standing);

/* What a seat has apart from its cash. */
typedef struct Assets {
    float feature[FEATURE_COUNT]; /* as far as cash does not matter */
    int plan_count;
    Plan plans[LOT_PLANS * MAX_GROUPS]; /* the best for its money first */
} Assets;

void appraisal_assets(const Edition *edition, const Standing *standing, const Lots *lots,
                      int release_cards, Assets *assets);
/* The features of the seat with these assets and so much cash. */
void appraisal_features(const Edition *edition, const Standing *standing, const Threats *threats,
                        const Assets *assets, SeatId seat, Money cash,
                        float feature[FEATURE_COUNT]);

/* What the features mean to a character at this stage of the game. */
typedef struct Scales {
    const struct Judgement *judgement; /* NULL: it goes by weights */
    float weight[FEATURE_COUNT];
} Scales;

void appraisal_scales(const Character *character, const Standing *standing, Scales *scales);

/* How strong the seats in the game are; only those `changed` (bit per seat)
 * have other features than when `strength` was found. */
void appraisal_strengths(const Scales *scales, const Standing *standing, unsigned changed,
                         float strength[MAX_SEATS]);

/* Each seat's share of the win, 0 to 1, all together 1; seats that have left
 * get 0. */
typedef struct Appraisal {
    float share[MAX_SEATS];
} Appraisal;

void appraisal_shares(const float strength[MAX_SEATS], unsigned alive, Appraisal *appraisal);

/* All of it: the shares as the character sees them. */
void appraisal_make(const Edition *edition, const Character *character, const Game *game,
                    Appraisal *appraisal);

#endif
