/* rule_title.c -- rules as a person sees them: titles, values. */
#include "view/screens/rule_title.h"

const char *rule_title(const Words *words, RuleId rule)
{
    return words_plain(words, &rule_info(rule)->title);
}

int64_t rule_title_step(RuleId rule, int32_t value)
{
    static const int64_t steps[] = {1, 5, 10, 50, 100, 500, 1000, 5000};
    if (rule_info(rule)->step > 0) return rule_info(rule)->step;
    int64_t step = 10;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        if (value > 0 && steps[i] * 10 <= value) step = steps[i];
    return step;
}

void rule_title_sentence(const Words *words, RuleId rule, Text *text)
{
    char sentence[800];
    Text whole = text_into(sentence, sizeof sentence);
    words_write_capital(words, &rule_info(rule)->sentence, &whole);
    /* TRANSLATORS: what a rule means, with a capital, as a sentence of its own. */
    SAY(words, text, T_("{text}."), arg_text(sentence));
}

void rule_title_value(const Words *words, RuleId rule, int32_t value, Text *text)
{
    const RuleInfo *info = rule_info(rule);
    if (info->kind == RULE_KIND_NUMBER)
        words_write_arg(words, arg_id(value), text);
    else
        text_add(text, words_plain(words, &info->labels[value]));
}
