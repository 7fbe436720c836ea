/* review_facts.h -- what the review screen shows, collected when the review has got on. */
#ifndef VIEW_REVIEW_REVIEW_FACTS_H
#define VIEW_REVIEW_REVIEW_FACTS_H

#include "review/finding.h"

typedef struct View View;

enum { REVIEW_POINTS = 241 };

typedef struct ReviewFacts {
    bool known;      /* the sketch is whole; before, there is only `progress` */
    bool chosen_yet; /* `moment` was chosen, by hand or as the largest turning point */
    int moment;      /* the one that is looked at */
    int part;        /* which part is shown where there is no room for all: ReviewPart */
    ReviewProgress progress;
    int points;
    float chance[MAX_SEATS][REVIEW_POINTS]; /* over the game, evenly by actions */
    FindingSums sums[MAX_SEATS];
    int turning[FINDING_TURNING_MOST], turning_count;
    int best[MAX_SEATS][FINDING_BESTS];
    FindingGroup groups[MAX_SEATS][MAX_GROUPS];
    uint32_t collected; /* news of the view by then; 0: never */
} ReviewFacts;

typedef enum ReviewPart { REVIEW_PART_MOMENTS, REVIEW_PART_MOMENT, REVIEW_PART_PLAYERS } ReviewPart;

ReviewFacts *review_facts_of(const View *view);
/* Brings them up to date; false while nothing is known. */
bool review_facts_collect(View *view);
/* Looks at this moment of the review, and shows the board before it. */
void review_facts_choose(View *view, int moment);
/* What the moment changed most: for whom, and by how much. */
SeatId review_facts_seat(const View *view, int moment, double *change);
/* Where in the game the moment is, 0 to 1. */
double review_facts_place(const View *view, int moment);

#endif
