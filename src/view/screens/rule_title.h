/* rule_title.h -- rules as a person sees them: titles, values. */
#ifndef VIEW_SCREENS_RULE_TITLE_H
#define VIEW_SCREENS_RULE_TITLE_H

#include "base/text.h"
#include "edition/rule.h"
#include "words/words.h"

/* "Starting money". */
const char *rule_title(const Words *words, RuleId rule);
/* How far + and - go; `value` is the printed one. */
int64_t rule_title_step(RuleId rule, int32_t value);
/* Its sentence with a capital and a full stop. */
void rule_title_sentence(const Words *words, RuleId rule, Text *text);
/* A value: "On", "1500", "Three ways". */
void rule_title_value(const Words *words, RuleId rule, int32_t value, Text *text);

#endif
