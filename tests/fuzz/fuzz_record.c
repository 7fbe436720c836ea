/* fuzz_record.c -- any text as the record of a game. Every hash in it that is
 * written "0000000000000000" behind `edition` is made right first, so that
 * changed house rules get further than that line. */
#include "fuzz_play.h"
#include "table/record.h"
#include "unit/edition_files.h"

const char *const fuzz_words[] = {
    /* clang-format off */
    "opoly record 1", "edition", "rule", "seed", "seat", "human", "simple", "random", "easy",
    "token", "colour", "position-begin", "position-end", "begin", "=", "dice", "draw", "pick",
    "bell", "roll", "fine", "release", "wait", "buy", "decline", "choose", "open", "travel", "end",
    "build", "sell", "break", "mortgage", "redeem", "keep", "offer", "give", "take", "nothing",
    "counter", "accept", "reject", "bid", "pass", "want", "bankrupt", "floor", "done", "claim",
    "resign", "stop", "\"Ada\"", "\"\"", "#d55e00", "0000000000000000", "car", "dog",
#include "fuzz_rule_words.h"
    /* clang-format on */
    NULL};

enum { ACTIONS = 20, ZEROS = 16 };

static const char zeros[] = "0000000000000000";

/* The house rules before the first seat. */
static void take_rules(const char *text, HouseRules *rules)
{
    for (const char *line = text; line != NULL && strncmp(line, "seat", 4) != 0;) {
        char name[80], value[80], pair[200], buffer[1000];
        Text why = text_into(buffer, sizeof buffer);
        if (sscanf(line, "rule %70s %70s", name, value) == 2) {
            snprintf(pair, sizeof pair, "%s=%s", name, value);
            house_rule_add(rules, pair, NULL, &why);
        }
        line = strchr(line, '\n');
        if (line != NULL) line++;
    }
}

/* Puts the hash of the edition with its rules in place of the zeros. */
static void make_right(char *text)
{
    static Edition edition;
    static HouseRules rules;
    static Problems problems;
    char *line = strstr(text, "edition "), *hash = strstr(text, zeros), word[WORD_SIZE];
    if (line == NULL || hash == NULL || sscanf(line, "edition %31s", word) != 1) return;
    rules.count = problems.count = 0;
    take_rules(text, &rules);
    if (edition_source(edition_files(), word) == NULL ||
        !edition_read(edition_files(), word, &rules, &edition, &problems))
        return;
    Text digits = text_growing();
    text_add_hex(&digits, edition_hash(&edition), ZEROS);
    memcpy(hash, digits.start, ZEROS);
    text_free(&digits);
}

static void require_again(const Table *table)
{
    static Problems problems;
    Text first = text_growing(), second = text_growing();
    problems.count = 0;
    record_write(table, &first);
    Table *again = record_read(edition_files(), first.start, first.length, "again", &problems);
    FUZZ_REQUIRE(again != NULL, "a written record can be read", problems.list[0].sentence);
    record_write(again, &second);
    fuzz_same(&first, &second);
    table_free(again);
    text_free(&first);
    text_free(&second);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Problems problems;
    char *copy = fuzz_copy(data, size);
    make_right(copy);
    uint8_t *bytes = malloc(size + 1); /* nothing behind the text that could be read over */
    if (bytes == NULL) exit(1);
    memcpy(bytes, copy, size);
    bytes = realloc(bytes, size > 0 ? size : 1);
    problems.count = 0;
    Table *table = record_read(edition_files(), (char *)bytes, size, "own", &problems);
    fuzz_sentences(&problems);
    FUZZ_REQUIRE(problems.count > 0 || table != NULL, "refused means: with a problem", "");
    if (table != NULL) {
        FUZZ_REQUIRE(problems.count <= 1, "a record that was cut off has one problem", "");
        fuzz_accepted(data, size);
        const Edition *edition = table_edition(table);
        fuzz_audit(edition, table_game(table));
        require_again(table);
        fuzz_play(edition, table_game(table), text_hash((const char *)data, size), ACTIONS);
    }
    table_free(table);
    free(bytes);
    free(copy);
    return 0;
}
