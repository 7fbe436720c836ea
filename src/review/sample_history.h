/* sample_history.h -- made-up games of two people: for pictures and tests. */
#ifndef REVIEW_SAMPLE_HISTORY_H
#define REVIEW_SAMPLE_HISTORY_H

#include "review/history.h"

/* Finished games of this edition against computers of every level, most of them reviewed. */
History *sample_history_new(const Edition *edition, const Language *language);

#endif
