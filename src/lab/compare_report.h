/* compare_report.h -- what a sequential test of two players found. */
#ifndef LAB_COMPARE_REPORT_H
#define LAB_COMPARE_REPORT_H

#include "lab/report.h"
#include "lab/sequential_test.h"

/* Borrows the test for as long as the report lives. */
Report *compare_report_new(const SequentialTest *test, const Tally *tally,
                           const Language *language);

#endif
