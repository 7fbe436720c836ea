/* rule_check.c -- rules that make no sense together or on this board. */
#include "edition/rule_check.h"

#include "edition/blame.h"
#include "edition/rule_clash.h"

RuleSetting rule_check_setting(RuleId rule, int32_t value)
{
    RuleSetting setting;
    Text text = text_into(setting.words, sizeof setting.words);
    text_add(&text, rule_info(rule)->word);
    text_add_char(&text, '=');
    rule_value_write(rule, value, &text);
    return setting;
}

static RuleSetting name_of(RuleId rule)
{
    RuleSetting name;
    text_copy(name.words, sizeof name.words, rule_info(rule)->word);
    return name;
}

/* What the rule does not go with. */
static const Origin *cause_of(const RuleClash *clash, const Origins *origins, RuleId blamed)
{
    switch (clash->reason.with) {
    case CLASH_WITH_RULES: break;
    case CLASH_WITH_TOKENS: return &origins->token;
    case CLASH_WITH_JAIL: return &origins->jail;
    }
    return &origins->rules[blamed];
}

/* Rules are called here as the file calls them. */
static void refuse(const Edition *edition, const Origins *origins, const RuleClash *clash,
                   Problems *problems)
{
    RuleId rule = clash->rule;
    RuleId blamed = origins->house[clash->other] && !origins->house[rule] ? clash->other : rule;
    const RuleReason *reason = &clash->reason;
    RuleSetting named = reason->valued ? rule_check_setting(reason->named[0], reason->value)
                                       : name_of(reason->named[0]);
    RuleSetting other = name_of(reason->named[1]);
    Said first = {.sentence.words = "{word}", .args = {arg_word(named.words)}};
    Said second = {.sentence.words = "{word}", .args = {arg_word(other.words)}};
    Said said = {.sentence = reason->sentence, .args = {arg_part(&first), arg_other_part(&second)}};
    static const Sentence senseless = T_("{word} makes no sense here: {reason}");
    blame_note(
        problems, &origins->rules[blamed], cause_of(clash, origins, blamed), &senseless,
        ARGS(arg_word(rule_check_setting(rule, edition->rule[rule]).words), arg_reason(&said)));
    problem_mark(problems,
                 (ProblemAbout){.topic = PROBLEM_OF_RULE, .number = (int)rule, .reason = reason});
}

/* False when a rule has no value at all; then nothing else can be asked. */
static bool values_are_good(const Edition *edition, const Origins *origins, Problems *problems)
{
    bool good = true;
    for (int i = 0; i < RULE_COUNT; i++) {
        const RuleInfo *info = rule_info((RuleId)i);
        if (edition->rule[i] >= info->least && edition->rule[i] <= info->most) continue;
        RuleValues values;
        PROBLEM(problems, origins->rules[i].file, origins->rules[i].line,
                T_("the rule {word} is out of its range, expected {part}"), arg_word(info->word),
                arg_part(rule_values((RuleId)i, &values)));
        problem_mark(problems, (ProblemAbout){.topic = PROBLEM_OF_RULE, .number = i});
        good = false;
    }
    return good;
}

void rule_check(const Edition *edition, const Origins *origins, Problems *problems)
{
    const RuleClash *clash;
    if (!values_are_good(edition, origins, problems) || origins->doubt) return;
    for (int n = 0; (clash = rule_clash_impossible(n)) != NULL; n++)
        if (clash->holds(edition)) refuse(edition, origins, clash, problems);
    /* Only a house rule is refused because it changes nothing: an edition
     * may well set values that only matter with some house rule. */
    for (int n = 0; (clash = rule_clash_idle(n)) != NULL; n++) {
        RuleId rule = clash->rule;
        bool to_none = rule == RULE_DOUBLES_TO_JAIL && edition->rule[rule] == 0;
        if (origins->house[rule] && !to_none && clash->holds(edition))
            refuse(edition, origins, clash, problems);
    }
}

void rule_check_idle(const Edition *edition, const Origins *origins, Problems *warnings)
{
    const RuleClash *clash;
    for (int n = 0; (clash = rule_clash_idle(n)) != NULL; n++) {
        RuleId rule = clash->rule;
        bool own = origins->rules[rule].line > 0 && origins->rules[rule].source == origins->top;
        /* What is switched off where it cannot be used only says so. */
        bool silent = edition->rule[rule] == rule_info(rule)->usual ||
                      (rule_info(rule)->kind == RULE_KIND_SWITCH && edition->rule[rule] == 0);
        if (own && !silent && clash->holds(edition)) refuse(edition, origins, clash, warnings);
    }
}
