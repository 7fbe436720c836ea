/* review_hands.h -- other threads that play the tasks of a review. */
#ifndef APPS_DRAWN_REVIEW_HANDS_H
#define APPS_DRAWN_REVIEW_HANDS_H

#include "review/review.h"

/* Lent by a host that has threads. The review itself is looked at and changed by its owner alone:
 * only tasks travel. */
typedef struct ReviewHands {
    void *self;
    /* Tasks that can be taken on now. */
    int (*room)(void *self);
    void (*hand)(void *self, const Review *review, ReviewTask *task);
    /* One that is played, to be given; NULL: none now. */
    ReviewTask *(*fetch)(void *self);
    /* Stops, and gives back one by one what is not played to its end, to be left; NULL: that was
     * all.
     */
    ReviewTask *(*recall)(void *self);
} ReviewHands;

#endif
