/* review_crew.h -- a review worked out by all processors. */
#ifndef APPS_COMMAND_REVIEW_CREW_H
#define APPS_COMMAND_REVIEW_CREW_H

#include "review/review.h"

typedef struct ReviewCrew {
    int threads;    /* 0: as many as there are processors */
    double seconds; /* then it stops; 0: when all is done */
    bool telling;   /* a line on standard error says how far it is */
} ReviewCrew;

/* Goes on with the review until it is done, the time is up or a signal asks for an end; but
 * never before the sketch is whole, except for a signal. Any number of threads gives the same. */
void review_crew_work(Review *review, const ReviewCrew *crew);

#endif
