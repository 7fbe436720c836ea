/* jail_policy.c -- how a token that plays by dice alone gets out of jail. */
#include "lab/jail_policy.h"

bool jail_policy_differs(const Edition *edition, JailPolicy policy)
{
    bool jail = edition->jail != NO_SPACE;
    bool three_ways = edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS;
    if (policy == JAIL_POLICY_WAIT) return jail && three_ways;
    /* Where the fine cannot be paid before throwing, both are the same. */
    if (policy == JAIL_POLICY_PAY)
        return jail && (three_ways || edition->rule[RULE_JAIL_PAY_UNTIL] > 0);
    return true;
}

const char *jail_policy_word(JailPolicy policy)
{
    static const char *const words[JAIL_POLICY_COUNT] = {"pay", "throw", "wait"};
    return words[policy];
}

const Said *jail_policy_about(JailPolicy policy)
{
    static const Said rows[JAIL_POLICY_COUNT] = {
        [JAIL_POLICY_PAY] = {.sentence = T_("pays and leaves {jail} at once")},
        [JAIL_POLICY_THROW] = {.sentence = T_("throws for doubles in {jail}")},
        [JAIL_POLICY_WAIT] = {.sentence = T_("waits in {jail} until let out")},
    };
    return &rows[policy];
}
