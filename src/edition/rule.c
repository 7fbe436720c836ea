/* rule.c -- the table of the rules. */
#include "edition/rule.h"

#include <assert.h>

/* clang-format off */
#define CHOICES(list) static const char *const list##_words[] = {
#define CHOICE(id, word, label) word,
#define CHOICES_END NULL};
#include "edition/rule_rows.h"

#define CHOICES(list) static const Sentence list##_labels[] = {
#define CHOICE(id, word, label) label,
#define CHOICES_END };
#include "edition/rule_rows.h"
/* clang-format on */

static const char *const switch_words[] = {"off", "on", NULL};
static const char *const switch_choices[] = {"on", "off", NULL};
static const Sentence switch_labels[] = {TC_("rule", "Off"), TC_("rule", "On")};

enum { BY_SIZE = 0 };

#define COUNT_OF(list) ((int32_t)(sizeof(list) / sizeof((list)[0])))

static const RuleInfo table[] = {
#define SWITCH(id, name, topic, value, called, text) \
    [id] = {.word = name,                            \
            .kind = RULE_KIND_SWITCH,                \
            .labels = switch_labels,                 \
            .most = 1,                               \
            .usual = value,                          \
            .heading = RULE_HEADING_##topic,         \
            .title = called,                         \
            .sentence = text},
#define NUMBER(id, name, topic, from, to, value, by, called, text) \
    [id] = {.word = name,                                          \
            .kind = RULE_KIND_NUMBER,                              \
            .least = from,                                         \
            .most = to,                                            \
            .usual = value,                                        \
            .heading = RULE_HEADING_##topic,                       \
            .step = by,                                            \
            .title = called,                                       \
            .sentence = text},
#define WORD(id, name, topic, list, value, called, text) \
    [id] = {.word = name,                                \
            .kind = RULE_KIND_WORD,                      \
            .most = COUNT_OF(list##_labels) - 1,         \
            .words = list##_words,                       \
            .labels = list##_labels,                     \
            .usual = value,                              \
            .heading = RULE_HEADING_##topic,             \
            .title = called,                             \
            .sentence = text},
#include "edition/rule_rows.h"
};

static const Sentence heading_titles[] = {
#define HEADING(id, title) [RULE_HEADING_##id] = title,
#include "edition/rule_rows.h"
};

const Sentence *rule_heading_title(RuleHeading heading)
{
    assert((unsigned)heading < RULE_HEADING_COUNT);
    return &heading_titles[heading];
}

const RuleInfo *rule_info(RuleId id)
{
    assert((unsigned)id < RULE_COUNT);
    return &table[id];
}

bool rule_find(const char *word, RuleId *id)
{
    for (int i = 0; i < RULE_COUNT; i++)
        if (text_same(table[i].word, word)) {
            *id = (RuleId)i;
            return true;
        }
    return false;
}

RuleId rule_nearest(const char *word)
{
    RuleId best = (RuleId)0;
    int least = text_distance(word, table[0].word);
    for (int i = 1; i < RULE_COUNT; i++) {
        int distance = text_distance(word, table[i].word);
        if (distance < least) {
            least = distance;
            best = (RuleId)i;
        }
    }
    return best;
}

static bool word_value(const char *const *words, const char *word, int32_t *value)
{
    for (int32_t i = 0; words[i] != NULL; i++)
        if (text_same(words[i], word)) {
            *value = i;
            return true;
        }
    return false;
}

bool rule_value_read(RuleId id, const char *word, int32_t *value)
{
    const RuleInfo *info = rule_info(id);
    int64_t number;
    switch (info->kind) {
    case RULE_KIND_SWITCH: return word_value(switch_words, word, value);
    case RULE_KIND_WORD: return word_value(info->words, word, value);
    case RULE_KIND_NUMBER:
        if (!text_to_int(word, &number) || number < info->least || number > info->most)
            return false;
        *value = (int32_t)number;
        return true;
    }
    return false;
}

void rule_value_write(RuleId id, int32_t value, Text *text)
{
    const RuleInfo *info = rule_info(id);
    assert(value >= info->least && value <= info->most);
    switch (info->kind) {
    case RULE_KIND_SWITCH: text_add(text, switch_words[value]); break;
    case RULE_KIND_WORD: text_add(text, info->words[value]); break;
    case RULE_KIND_NUMBER: text_add_int(text, value); break;
    }
}

const Said *rule_values(RuleId id, RuleValues *values)
{
    const RuleInfo *info = rule_info(id);
    const char *const *words = info->kind == RULE_KIND_SWITCH ? switch_choices : info->words;
    if (info->kind == RULE_KIND_NUMBER) {
        values->said = (Said){.sentence = T_("a number from {at_least} to {at_most}"),
                              .args = {arg_at_least(info->least), arg_at_most(info->most)}};
        return &values->said;
    }
    int count = 0;
    for (; words[count] != NULL; count++) {
        assert(count < RULE_VALUES_MAX);
        values->words[count] = arg_word(words[count]);
    }
    /* TRANSLATORS: the words that a rule may be set to, "on or off". */
    values->said = (Said){.sentence = T_("{choices}"), .args = {arg_choices(values->words, count)}};
    return &values->said;
}
