/* meeting_terms.h -- how a table plays: what the host sets before the start. */
#ifndef ONLINE_MEETING_TERMS_H
#define ONLINE_MEETING_TERMS_H

#include "base/text.h"

typedef struct MeetingTerms {
    int32_t bank;   /* seconds a person has in all, beyond `step`; with both 0 there is no clock */
    int32_t step;   /* and for each decision */
    int32_t absent; /* seconds after which a computer plays for an absent person; 0: never */
    bool watch;     /* people without a seat may look on */
    bool advice;    /* chances and hints are allowed */
    bool open;      /* listed for everybody on the server */
    int32_t delay;  /* seconds by which those without a seat see the game later */
} MeetingTerms;

/* Each of them, in the order in which they are written. */
typedef enum MeetingTerm {
    TERM_BANK,
    TERM_STEP,
    TERM_ABSENT,
    TERM_WATCH,
    TERM_ADVICE,
    TERM_OPEN,
    TERM_DELAY,
    TERM_COUNT
} MeetingTerm;

/* One of the terms as it is written: "600", "on". */
void meeting_terms_write_one(const MeetingTerms *terms, MeetingTerm term, Text *text);
/* What a host says who wants other terms, "terms - - 60 - - - -": those of `which` (bits 1 <<
 * term) and nothing else, so that two wishes, one soon after the other, are both fulfilled. */
void meeting_terms_wish(const MeetingTerms *wanted, unsigned which, Text *line);

#endif
