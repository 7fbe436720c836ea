/* rule_clash.h -- which rules cannot be as they are on a board, and why. */
#ifndef EDITION_RULE_CLASH_H
#define EDITION_RULE_CLASH_H

#include "edition/edition.h"

/* What the rule does not go with: other rules, or what the board has. */
typedef enum ClashWith { CLASH_WITH_RULES, CLASH_WITH_TOKENS, CLASH_WITH_JAIL } ClashWith;

/* Why a rule cannot be as it is. Other rules that it names are {part} and
 * {other_part} in the sentence: by their words in a file, by their titles for
 * whoever plays. */
typedef struct RuleReason {
    Sentence sentence;
    RuleId named[2];
    bool valued; /* the first with this value */
    int32_t value;
    ClashWith with;
} RuleReason;

typedef struct RuleClash {
    RuleId rule;
    RuleId other; /* takes part in it, too; the same when none does */
    bool (*holds)(const Edition *edition);
    RuleReason reason;
} RuleClash;

/* The values that nobody can play by; NULL after the last. */
const RuleClash *rule_clash_impossible(int n);

/* The rules that would change nothing; NULL after the last. */
const RuleClash *rule_clash_idle(int n);

#endif
