/* landing_report.h -- where tokens land: thrown dice beside exact odds. */
#ifndef LAB_LANDING_REPORT_H
#define LAB_LANDING_REPORT_H

#include "lab/random_walk.h"
#include "lab/report.h"
#include "lab/stationary.h"

/* One way of leaving jail. */
typedef struct LandingStudy {
    JailPolicy policy;
    RandomWalkCounts counts;
    Stationary stationary;
} LandingStudy;

/* Spaces and groups, most visited first, for each of the studies. The edition
 * is borrowed for as long as the report lives. */
Report *landing_report_new(const Edition *edition, const LandingStudy *studies, int count,
                           uint64_t seed, const Language *language);

/* The largest distance of a simulated share from the exact one, in standard
 * errors. */
double landing_report_distance(const Edition *edition, const LandingStudy *study);

/* "Jail / Just Visiting", and for the place beside the spaces "in jail". */
Said landing_report_place(const Edition *edition, int place);

#endif
