/* edition_read.h -- text -> Edition. */
#ifndef EDITION_EDITION_READ_H
#define EDITION_EDITION_READ_H

#include "edition/edition_check.h"
#include "words/language.h"
#include "words/problem.h"

/* One edition file in memory. Both are borrowed. */
typedef struct EditionSource {
    const char *word; /* "classic": the file's name without ".edition" */
    const char *file; /* as shown in problems: "classic.edition" */
    const char *text;
    size_t length;
} EditionSource;

/* The editions that `based on` may name; filled by an app, first one wins. */
typedef struct EditionLibrary {
    const EditionSource *sources;
    int count;
    const char *language;       /* all are read in, "fr"; NULL or "": as written */
    const Language *spoken;     /* its numbers, for the sums on cards; NULL: those of English */
    const EditionSource *words; /* their names in it (classic.words), under the same words */
    int words_count;
} EditionLibrary;

/* A house rule: "auction" "off". */
typedef struct HouseRule {
    RuleId rule;
    int32_t value;
} HouseRule;

typedef struct HouseRules {
    int count;
    HouseRule list[RULE_COUNT];
} HouseRules;

/* Reads "auction=off" (or "auction" "off" joined by '='); false with one
 * sentence in `why` when it is no rule or no value of it. A rule named twice
 * takes the last value. `words` are the reader's; NULL: English. */
bool house_rule_add(HouseRules *rules, const char *setting, const Words *words, Text *why);

const EditionSource *edition_source(const EditionLibrary *library, const char *word);

/* Reads the edition called `word` with the house rules on top, in the language
 * of the library, and checks it (edition_check). All mistakes at once go to `problems`; the edition
 * is written only when there are none. `rules` may be NULL. */
bool edition_read(const EditionLibrary *library, const char *word, const HouseRules *rules,
                  Edition *edition, Problems *problems);

/* The same, and says where everything was declared. */
bool edition_read_origins(const EditionLibrary *library, const char *word, const HouseRules *rules,
                          Edition *edition, Origins *origins, Problems *problems);

/* The settings that `when` lines of the edition and its bases wait for, each once;
 * how many there are, `most` at most. */
int edition_conditions(const EditionLibrary *library, const char *word, HouseRule *conditions,
                       int most);

#endif
