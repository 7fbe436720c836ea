/* evolve_report.h -- what an evolution changed, and what that won. */
#ifndef LAB_EVOLVE_REPORT_H
#define LAB_EVOLVE_REPORT_H

#include "lab/evolution.h"
#include "lab/match.h"
#include "lab/report.h"

/* `trial` and its tally: what was bred (entrant 0) against what it was bred
 * from, played on deals that the evolution has not seen. The evolution is
 * borrowed for as long as the report lives. */
Report *evolve_report_new(const Evolution *evolution, const Match *trial, const Tally *tally,
                          const Language *language);

#endif
