/* fuzz_house_rule.c -- any lines as house rules ("pot=on"); the first line is
 * the word of the edition they change. */
#include "fuzz_board.h"

const char *const fuzz_words[] = {
    /* clang-format off */
    "classic", "london", "bharat", "montreal", "bilkent", "waterloo", "smallest", "=",
#include "fuzz_rule_words.h"
    /* clang-format on */
    NULL};

/* A value is written so that reading gives it again. */
static void require_again(const HouseRule *rule)
{
    char words[100];
    Text text = text_into(words, sizeof words);
    int32_t value;
    rule_value_write(rule->rule, rule->value, &text);
    FUZZ_REQUIRE(rule_value_read(rule->rule, words, &value) && value == rule->value,
                 "a written value can be read", words);
}

static void add(HouseRules *rules, const char *line)
{
    char buffer[2000];
    Text why = text_into(buffer, sizeof buffer);
    int before = rules->count;
    if (house_rule_add(rules, line, NULL, &why)) {
        FUZZ_REQUIRE(rules->count <= RULE_COUNT, "no rule stands there twice", line);
        for (int i = 0; i < rules->count; i++) require_again(&rules->list[i]);
    } else {
        fuzz_sentence(buffer);
        FUZZ_REQUIRE(rules->count == before, "a refused rule changes nothing", line);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Edition edition;
    static HouseRules rules;
    static Problems problems;
    char *copy = fuzz_copy(data, size), *rest = copy, *word = fuzz_line(&rest);
    if (word == NULL || edition_source(edition_files(), word) == NULL) word = "smallest";
    rules.count = problems.count = 0;
    for (char *line; (line = fuzz_line(&rest)) != NULL;) add(&rules, line);
    bool read = edition_read(edition_files(), word, &rules, &edition, &problems);
    fuzz_verdict(read, &problems);
    if (read) {
        fuzz_accepted(data, size);
        /* Written, it is an edition of that name and not of ours. */
        text_copy(edition.word, sizeof edition.word, "own");
        fuzz_board(&edition, text_hash((const char *)data, size));
    }
    free(copy);
    return 0;
}
