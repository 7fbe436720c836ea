/* review_facts.h -- what the review screen shows, collected when the review has got on. */
#ifndef VIEW_REVIEW_REVIEW_FACTS_H
#define VIEW_REVIEW_REVIEW_FACTS_H

#include "review/turn_line.h"

typedef struct View View;

/* What the lines of the graph are. */
typedef enum ReviewLines { REVIEW_CHANCES, REVIEW_MONEY, REVIEW_WORTH } ReviewLines;

typedef enum ReviewPart { REVIEW_PART_MOMENTS, REVIEW_PART_MOMENT, REVIEW_PART_PLAYERS } ReviewPart;

typedef struct ReviewFacts {
    bool known;      /* the sketch is whole; before, there is only `progress` */
    bool chosen_yet; /* `moment` was chosen, by hand or as the largest turning point */
    int moment;      /* the one that is looked at */
    int part;        /* which part is shown where there is no room for all: ReviewPart */
    int lines;       /* ReviewLines */
    bool playing;    /* goes on by itself, a turn at a time */
    double next;     /* when */
    ReviewProgress progress;
    TurnLine line;
    float chance[MAX_SEATS][TURN_LINE_MOST]; /* as even as their errors allow */
    int32_t money[MAX_SEATS][TURN_LINE_MOST], worth[MAX_SEATS][TURN_LINE_MOST];
    int32_t most_money, most_worth;
    int out[MAX_SEATS]; /* the point at which a seat was out of the game; -1: it stayed */
    FindingSums sums[MAX_SEATS];
    int turning[FINDING_TURNING_MOST], turning_count;
    int best[MAX_SEATS][FINDING_BESTS];
    FindingGroup groups[MAX_SEATS][MAX_GROUPS];
    uint32_t collected; /* news of the view by then; 0: never */
} ReviewFacts;

ReviewFacts *review_facts_of(const View *view);
/* Brings them up to date; false while nothing is known. */
bool review_facts_collect(View *view);
/* Looks at this moment of the review, and shows the board before it. */
void review_facts_choose(View *view, int moment);
/* The point of the lines that ends the turn of the moment that is looked at. */
int review_facts_point(const View *view);
/* Looks at what mattered most in the turn that ends with this point. */
void review_facts_choose_point(View *view, int point);
/* What the moment changed most: for whom, and by how much. */
SeatId review_facts_seat(const View *view, int moment, double *change);
/* Where in the game the moment is, and the point of the lines, 0 to 1. */
double review_facts_place(const View *view, int moment);
double review_facts_place_of(const View *view, int point);
/* Its headline, with the name of who did it where it is told of another seat. */
void review_facts_headline(const View *view, int moment, SeatId seat, Text *text);
/* The turn in which it happened, from 1. */
int review_facts_turn(const View *view, int moment);

#endif
