/* appraisal.h -- how a position looks: what counts for each seat, and the
 * share of the win that follows. */
#ifndef PLAYERS_APPRAISAL_H
#define PLAYERS_APPRAISAL_H

#include "players/character.h"
#include "players/outlook.h"

/* What counts. Sums of money are in units of the outlook; incomes are per
 * round, from all others together. */
typedef enum Feature {
    FEATURE_CASH,
    FEATURE_POOR,     /* lacks a unit of cash: 0 to 1 */
    FEATURE_PRICES,   /* of the deeds, as printed */
    FEATURE_LOANS,    /* what mortgaging would bring */
    FEATURE_SALE,     /* what selling the buildings would bring */
    FEATURE_INCOME,   /* rents as things are */
    FEATURE_GROWTH,   /* more, if its money went into its whole groups */
    FEATURE_WHOLE,    /* more, with all houses on its whole groups */
    FEATURE_ONE_FREE, /* groups that lack one deed, which is free: rents if built */
    FEATURE_ONE_HELD, /* ..., which another has */
    FEATURE_TWO_FREE, /* deeds of groups that lack more, something of it free */
    FEATURE_TWO_HELD, /* ..., all of it held by others */
    FEATURE_BLOCK,    /* groups of which it has the last deed another needs */
    FEATURE_SQUEEZE,  /* rents that would exceed its cash, by how much, per turn */
    FEATURE_RUIN,     /* chance per turn of a rent beyond all it could raise */
    FEATURE_CARDS,    /* get-out cards */
    FEATURE_COUNT
} Feature;

/* A built street: dangerous for all but its owner. */
typedef struct Threat {
    float visits, rent;
    SeatId owner;
} Threat;

/* What counts in a position. */
typedef struct Standing {
    float feature[MAX_SEATS][FEATURE_COUNT]; /* of seats still in the game */
    float free;                              /* part of the deeds that is free: 1 to 0 */
    float left;                              /* seats still in the game */
    uint8_t alive;                           /* bit per seat still in the game */
    int threat_count;
    Threat threats[MAX_DEEDS];
} Standing;

void appraisal_standing(const Edition *edition, const Outlook *outlook, const Game *game,
                        Standing *standing);

/* What a seat has apart from its cash: for looking again at a seat whose deeds
 * or money would change, while no building and no free deed does. */
typedef struct Assets {
    float feature[FEATURE_COUNT]; /* as far as cash does not matter */
    int plan_count;
    struct Plan {
        float gain, cost; /* rents per visitor and turn; money */
    } plans[2 * MAX_GROUPS]; /* what its money could do, in no order */
} Assets;

void appraisal_assets(const Edition *edition, const Outlook *outlook, const Game *game,
                      SeatId seat, const Standing *standing, Assets *assets);
/* The features of the seat with these assets and so much cash. */
void appraisal_features(const Outlook *outlook, const Standing *standing, const Assets *assets,
                        SeatId seat, Money cash, float feature[FEATURE_COUNT]);

/* Each seat's share of the win as the character sees it, 0 to 1, all together
 * 1; seats that have left get 0. */
typedef struct Appraisal {
    float share[MAX_SEATS];
} Appraisal;

void appraisal_shares(const Character *character, const Standing *standing, Appraisal *appraisal);

/* Both together. */
void appraisal_make(const Edition *edition, const Outlook *outlook, const Character *character,
                    const Game *game, Appraisal *appraisal);

#endif
