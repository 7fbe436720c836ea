/* rule.h -- the switches of the rules: what they are called, what they may be. */
#ifndef EDITION_RULE_H
#define EDITION_RULE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "words/sentence.h"

/* Largest single sum in an edition. */
#define SUM_LIMIT 1000000

/* Every rule an edition sets and a house rule can change. */
typedef enum RuleId {
#define RULE(id, word) id,
#include "edition/rule_rows.h"
    RULE_COUNT
} RuleId;

/* Values of the rules that are words. Booleans are 0 off, 1 on. */
/* clang-format off */
#define CHOICES(list) enum {
#define CHOICE(id, word, label) id,
#define CHOICES_END };
#include "edition/rule_rows.h"
/* clang-format on */

/* The headings under which people look for a rule. */
typedef enum RuleHeading {
#define HEADING(id, title) RULE_HEADING_##id,
#include "edition/rule_rows.h"
    RULE_HEADING_APART, /* under none of them */
    RULE_HEADING_COUNT = RULE_HEADING_APART
} RuleHeading;

typedef enum RuleKind { RULE_KIND_SWITCH, RULE_KIND_NUMBER, RULE_KIND_WORD } RuleKind;

typedef struct RuleInfo {
    const char *word; /* as in texts: "auction_minimum" */
    RuleKind kind;
    int32_t least, most;      /* of a number */
    const char *const *words; /* of a word rule, ended by NULL */
    int32_t usual;            /* what an edition that is silent gets */
    RuleHeading heading;
    int32_t step;           /* of a number: how far + and - go; 0: by the size of the sum */
    Sentence title;         /* for people: "Starting money" */
    Sentence sentence;      /* for people: what it means, without capital and full stop */
    const Sentence *labels; /* for people: its values, unless it is a number */
} RuleInfo;

const RuleInfo *rule_info(RuleId id);
/* "Players and the end"; not of RULE_HEADING_APART. */
const Sentence *rule_heading_title(RuleHeading heading);

/* The rule called `word`; false when there is none. */
bool rule_find(const char *word, RuleId *id);
/* The rule whose word is nearest to `word`, for "did you mean". */
RuleId rule_nearest(const char *word);

/* The value written as `word` ("on", "12", "highest"). */
bool rule_value_read(RuleId id, const char *word, int32_t *value);
void rule_value_write(RuleId id, int32_t value, Text *text);

enum { RULE_VALUES_MAX = 8 };

/* The possible values of a rule as part of a sentence. */
typedef struct RuleValues {
    Said said;
    Arg words[RULE_VALUES_MAX];
} RuleValues;

/* The possible values: "on or off", "a number from 0 to 8", "entered,
 * highest, throws or shuffled". Lives in `values`. */
const Said *rule_values(RuleId id, RuleValues *values);

#endif
