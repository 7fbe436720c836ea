/* random_rules.h -- house rules by chance, for tests. */
#ifndef TESTS_RANDOM_RULES_H
#define TESTS_RANDOM_RULES_H

#include "base/rng.h"
#include "edition/edition_read.h"

/* Mostly near the usual value, now and then at an end of the range. */
static inline int32_t random_rule_value(const RuleInfo *info, Rng *rng)
{
    uint32_t width = (uint32_t)(info->most - info->least) + 1;
    if (info->kind != RULE_KIND_NUMBER) return info->least + (int32_t)rng_below(rng, width);
    uint32_t how = rng_below(rng, 16);
    if (how == 0) return info->most;
    if (how <= 3) return info->least;
    uint32_t near = (uint32_t)(2 * (info->usual - info->least) + 4);
    return info->least + (int32_t)rng_below(rng, near < width ? near : width);
}

/* None, or up to a dozen rules, none named twice. */
static inline void random_rules(HouseRules *rules, Rng *rng)
{
    enum { MOST_RULES = 12 };
    rules->count = 0;
    if (rng_below(rng, 4) == 0) return;
    int wanted = (int)rng_below(rng, MOST_RULES) + 1;
    for (int i = 0; i < wanted; i++) {
        RuleId id = (RuleId)rng_below(rng, RULE_COUNT);
        bool named = false;
        for (int k = 0; k < rules->count; k++) named = named || rules->list[k].rule == id;
        if (!named)
            rules->list[rules->count++] =
                (HouseRule){.rule = id, .value = random_rule_value(rule_info(id), rng)};
    }
}

#endif
