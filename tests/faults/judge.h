/* judge.h -- is what a program did in trouble what it promises? */
#ifndef TESTS_JUDGE_H
#define TESTS_JUDGE_H

#include "faults/cases.h"

/* A case without trouble, to compare with. */
typedef struct Reference {
    const Case *self;
    Trial trial;
    int agreed[CASE_LINES + 2]; /* [n]: actions in the store when prompt n is shown */
} Reference;

/* What a fault may lead to. */
typedef enum Outcome {
    OUTCOME_TOLD,   /* status 0 and nothing is missing, or status 1 and a sentence */
    OUTCOME_SAME,   /* nobody notices anything */
    OUTCOME_KILLED, /* by SIGKILL */
    OUTCOME_ENDED   /* by a signal that asks for it, with its status */
} Outcome;

/* False when the case fails without any fault. */
bool reference_learn(const Case *self, Reference *reference);
void reference_free(Reference *reference);

/* False with a finding. */
bool judge(const Reference *reference, const Fault *fault, Outcome outcome, const Trial *trial,
           Text *finding);

#endif
