/* jail_policy.h -- how a token that plays by dice alone gets out of jail. */
#ifndef LAB_JAIL_POLICY_H
#define LAB_JAIL_POLICY_H

#include "edition/edition.h"
#include "words/sentence.h"

typedef enum JailPolicy {
    JAIL_POLICY_PAY,   /* at once, as far as the rules allow it */
    JAIL_POLICY_THROW, /* throws for doubles as long as it may */
    JAIL_POLICY_WAIT,  /* misses its turns (where there are three ways) */
    JAIL_POLICY_COUNT
} JailPolicy;

/* Does this policy differ from the ones before it under these rules? */
bool jail_policy_differs(const Edition *edition, JailPolicy policy);
const char *jail_policy_word(JailPolicy policy); /* "pay" */
/* What everybody does: "pays and leaves jail at once". */
const Said *jail_policy_about(JailPolicy policy);

#endif
