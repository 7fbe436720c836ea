/* rule_title.c -- rules as a person sees them: titles, values. */
#include "view/screens/rule_title.h"

#include <string.h>

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

/* A rule's word that is no word of ours: it has a '_' in it. */
static void add_reworded(const Words *words, const char *word, size_t length, Text *text)
{
    char copy[64];
    RuleId rule;
    if (length >= sizeof copy || memchr(word, '_', length) == NULL) {
        text_add_bytes(text, word, length);
        return;
    }
    memcpy(copy, word, length);
    copy[length] = '\0';
    if (rule_find(copy, &rule)) {
        text_add(text, "\"");
        text_add(text, rule_title(words, rule));
        text_add(text, "\"");
        return;
    }
    for (char *at = copy; *at != '\0'; at++)
        if (*at == '_') *at = ' ';
    text_add(text, copy);
}

void rule_title_reword(const Words *words, const char *reason, Text *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_";
    while (*reason != '\0') {
        size_t length = strspn(reason, letters);
        if (length > 0)
            add_reworded(words, reason, length, text);
        else if (*reason == '=')
            text_add(text, ": ");
        else
            text_add_char(text, *reason);
        reason += length > 0 ? length : 1;
    }
}
