/* rule_check.h -- rules that make no sense together or on this board. */
#ifndef EDITION_RULE_CHECK_H
#define EDITION_RULE_CHECK_H

#include "edition/edition_check.h"

typedef struct RuleSetting {
    char words[64];
} RuleSetting;

/* "auction=off" */
RuleSetting rule_check_setting(RuleId rule, int32_t value);

/* Notes rules out of their range and combinations that nobody can play by;
 * of house rules also those that would change nothing. */
void rule_check(const Edition *edition, const Origins *origins, Problems *problems);

/* Notes the rules of the edition's own file that change nothing on this board. */
void rule_check_idle(const Edition *edition, const Origins *origins, Problems *warnings);

#endif
