/* appraisal.h -- how a position looks: what counts for each seat, and the
 * share of the win that follows. */
#ifndef PLAYERS_APPRAISAL_H
#define PLAYERS_APPRAISAL_H

#include "players/lot.h"

/* Built streets: dangerous for all but their owners. */
typedef struct Threat {
    float visits, rent;
    SeatId owner;
} Threat;

typedef struct Threats {
    int count;
    Threat list[MAX_DEEDS];
} Threats;

/* What a standing was made from: for looking again at a seat whose deeds or money
 * would change, while no building and no free deed does. */
typedef struct StandingParts {
    Hands hands;
    Threats threats;
    Lots lots[MAX_SEATS]; /* of seats still in the game */
} StandingParts;

/* The position the decision is about, whoever must decide. */
void appraisal_standing(const Decision *decision, StandingParts *parts, Standing *standing);

/* What a seat has apart from its cash. */
typedef struct Assets {
    float feature[FEATURE_COUNT]; /* as far as cash does not matter */
    int investment_count;
    Investment investments[LOT_INVESTMENTS * MAX_GROUPS]; /* the best for its money first */
} Assets;

/* From its lots; of `groups` (bit per group) those in `instead` count. */
typedef struct AssetLots {
    const Lots *lots;
    unsigned groups, held;          /* `held`: of `groups` */
    const Lot *instead[MAX_GROUPS]; /* of `held` */
} AssetLots;
void appraisal_assets(const Edition *edition, const Standing *standing, const AssetLots *lots,
                      int release_cards, Assets *assets);
/* The features of the seat with these assets and so much cash. */
void appraisal_features(const Standing *standing, const Threats *threats, const Assets *assets,
                        SeatId seat, Money cash, float feature[FEATURE_COUNT]);

/* What the features mean to a character at this stage of the game. */
typedef struct Scales {
    const struct ValueNetwork *network; /* NULL: it goes by weights */
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

/* All of it: the shares as the character of the decision sees them. */
void appraisal_make(const Decision *decision, Appraisal *appraisal);

#endif
