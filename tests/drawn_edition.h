/* drawn_edition.h -- an edition with house rules by chance, for tests. */
#ifndef TESTS_DRAWN_EDITION_H
#define TESTS_DRAWN_EDITION_H

#include "random_rules.h"
#include "unit/edition_files.h"

typedef struct DrawnEdition {
    HouseRules rules; /* those it was read with */
    Problems problems;
} DrawnEdition;

/* The edition of this name, NULL for any, with rules that it allows. */
static inline void drawn_edition(const char *word, Rng *rng, DrawnEdition *drawn, Edition *edition)
{
    enum { TRIES = 50 };
    const EditionLibrary *library = edition_files();
    if (word == NULL) word = library->sources[rng_below(rng, (uint32_t)library->count)].word;
    for (int i = 0; i < TRIES; i++) {
        drawn->problems.count = 0;
        random_rules(&drawn->rules, rng);
        if (edition_read(library, word, &drawn->rules, edition, &drawn->problems)) return;
    }
    drawn->rules.count = 0;
    drawn->problems.count = 0;
    if (edition_read(library, word, NULL, edition, &drawn->problems)) return;
    fprintf(stderr, "edition %s cannot be read: %s\n", word, drawn->problems.list[0].sentence);
    exit(1);
}

static inline void drawn_edition_print(const DrawnEdition *drawn, const Edition *edition)
{
    printf("edition %s\n", edition->word);
    for (int i = 0; i < drawn->rules.count; i++) {
        char buffer[100];
        Text text = text_into(buffer, sizeof buffer);
        rule_value_write(drawn->rules.list[i].rule, drawn->rules.list[i].value, &text);
        printf("rule %s %s\n", rule_info(drawn->rules.list[i].rule)->word, buffer);
    }
}

#endif
