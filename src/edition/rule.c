/* rule.c -- the table of the rules. */
#include "edition/rule.h"

#include <assert.h>

static const char *const order_words[] = {"entered", "highest", "throws", "shuffled", NULL};
static const char *const token_choice_words[] = {"setup", "table", NULL};
static const char *const bid_limit_words[] = {"solvency", "cash", "none", NULL};
static const char *const rent_claim_words[] = {"automatic", "next", "second", NULL};
static const char *const utility_throw_words[] = {"arrival", "new", NULL};
static const char *const jail_style_words[] = {"throws", "three_ways", NULL};
static const char *const jail_last_words[] = {"move", "card", "leave", "wait", NULL};
static const char *const build_where_words[] = {"anywhere", "group", "deed", NULL};
static const char *const build_mortgaged_words[] = {"group", "deed", "any", NULL};
static const char *const hotel_words[] = {"top", "beside", "none", NULL};
static const char *const opening_words[] = {"deed", "ten", "cheapest", "one", NULL};
static const char *const mortgage_words[] = {"lend", "sell", "off", NULL};
static const char *const rounding_words[] = {"up", "down", "nearest", NULL};
static const char *const trade_words[] = {"any", "price", "one", "none", NULL};
static const char *const debt_words[] = {"settle", "end_of_turn", "before_end", NULL};
static const char *const bankrupt_words[] = {"insolvent", "debtor", NULL};
static const char *const estate_player_words[] = {"sell", "keep", "free", NULL};
static const char *const estate_bank_words[] = {"auction", "free", NULL};
static const char *const creditors_words[] = {"order", "shared", NULL};
static const char *const printing_words[] = {"current", "old", NULL};
static const char *const income_tax_words[] = {"flat", "choice", NULL};

static const RuleInfo table[] = {
#define SWITCH(id, name, value, text) \
    [id] = {.word = name, .kind = RULE_KIND_SWITCH, .most = 1, .usual = value, .sentence = text},
#define NUMBER(id, name, from, to, value, text) \
    [id] = {.word = name,                       \
            .kind = RULE_KIND_NUMBER,           \
            .least = from,                      \
            .most = to,                         \
            .usual = value,                     \
            .sentence = text},
#define WORD(id, name, list, value, text)                            \
    [id] = {.word = name,                                            \
            .kind = RULE_KIND_WORD,                                  \
            .most = (int32_t)(sizeof(list) / sizeof((list)[0])) - 2, \
            .words = list,                                           \
            .usual = value,                                          \
            .sentence = text},
#include "edition/rule_rows.h"
#undef SWITCH
#undef NUMBER
#undef WORD
};

/* Designated rows cannot be doubled (the compiler warns), so that as many rows
 * as rules means that every rule has its own. */
enum {
#define SWITCH(id, name, value, text) ROW_OF_##id,
#define NUMBER(id, name, from, to, value, text) ROW_OF_##id,
#define WORD(id, name, list, value, text) ROW_OF_##id,
#include "edition/rule_rows.h"
#undef SWITCH
#undef NUMBER
#undef WORD
    ROW_COUNT
};
static_assert((int)ROW_COUNT == (int)RULE_COUNT, "every rule has its row");

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

static const char *const switch_words[] = {"off", "on", NULL};

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

void rule_values_write(RuleId id, Text *text)
{
    const RuleInfo *info = rule_info(id);
    switch (info->kind) {
    case RULE_KIND_SWITCH: text_add(text, "on or off"); break;
    case RULE_KIND_WORD:
        for (int32_t i = 0; i <= info->most; i++) {
            if (i > 0) text_add(text, i == info->most ? " or " : ", ");
            text_add(text, info->words[i]);
        }
        break;
    case RULE_KIND_NUMBER:
        text_add(text, "a number from ");
        text_add_int(text, info->least);
        text_add(text, " to ");
        text_add_int(text, info->most);
        break;
    }
}
