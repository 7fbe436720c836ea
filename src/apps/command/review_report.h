/* review_report.h -- what a review has found, as a report: text, JSON, a page with pictures. */
#ifndef APPS_COMMAND_REVIEW_REPORT_H
#define APPS_COMMAND_REVIEW_REPORT_H

#include "lab/report.h"
#include "review/finding.h"

/* The whole game. Borrows the review. `name` is how the game is called. */
Report *review_report_new(const Review *review, const char *name, const Language *language);
/* One action: what was done, and the other ways with their chances. */
Report *review_report_at(const Review *review, size_t n, const char *name,
                         const Language *language);

#endif
