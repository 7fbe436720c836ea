/* end_facts.h -- facts about a game that is over. */
#ifndef VIEW_SCREENS_END_FACTS_H
#define VIEW_SCREENS_END_FACTS_H

#include "table/dice_check.h"

typedef struct View View;

enum { END_POINTS = 97, END_TURNS = 600 };

/* How a seat left the game. */
typedef enum EndFate { FATE_STAYED, FATE_BANKRUPT, FATE_RESIGNED } EndFate;

/* Where a turn begins. */
typedef struct EndTurn {
    uint32_t action;
    uint16_t round; /* from 1 */
    SeatId seat;
} EndTurn;

/* Worked out once, when the game is over. */
typedef struct EndState {
    int points;                           /* samples of the game, from its beginning to its end */
    int32_t worth[MAX_SEATS][END_POINTS]; /* net worth of each seat */
    int32_t largest;                      /* of all of them */
    float chance[MAX_SEATS][END_POINTS];  /* to win, where the review knows it */
    uint32_t chances;   /* news of the review when they were collected; 0: not known */
    Money dearest_rent; /* and who paid it to whom for what */
    SeatId dearest_payer, dearest_owner;
    DeedId dearest_deed;
    Money best_rents; /* of the property that earned most; 0: none */
    DeedId best_deed;
    Money rents;                   /* of all */
    uint8_t fate[MAX_SEATS];       /* EndFate */
    uint16_t out_round[MAX_SEATS]; /* when it left */
    EndTurn turns[END_TURNS];      /* the first of them, if there are more */
    int turn_count;
    bool dice_checked; /* fair dice whose secret is known */
    DiceVerdict dice;
    size_t dealt; /* throws and cards that were checked */
    size_t at;    /* replay: the state before this action is shown */
    bool playing; /* replay: runs automatically */
    double next;  /* when */
    int speed;    /* from 0 */
    int part;     /* replay: what stands beside the board, a ReplayPart */
} EndState;

/* Of the game that is shown. */
EndState *end_of(const View *view);
/* Works it out. */
void end_facts_collect(View *view);
/* The turn in which action n was done; -1 before the first one. */
int end_facts_turn(const EndState *end, size_t n);

#endif
