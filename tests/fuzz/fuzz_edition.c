/* fuzz_edition.c -- any text as an edition file: read, written, looked at,
 * played. */
#include "console/console.h"
#include "edition/edition_words.h"
#include "fuzz_board.h"
#include "table/edition_brief.h"

const char *const fuzz_words[] = {
    /* clang-format off */
    "edition", "own", "based", "on", "about", "money", "before", "after", "rule", "group", "space",
    "deck", "card", "token", "symbol", "streets", "count", "dice", "house", "hotel", "colour",
    "rent", "deed", "price", "mortgage", "start", "jail", "draw", "to", "back", "nearest", "arrest",
    "collect", "pay", "each", "tax", "percent", "release", "salary", "pot", "gain", "lose", "thief",
    "cards", "weights", "weight", "when", "or", "lesser", "times", "felt", "short", "nothing",
    "based on classic", "based on smallest", "#8B5A3C", "\"\"", "\"A name\"", "go", "classic",
    "felt #000000", "names house \"Hut\"", "move 3", "move -3", "street", "building", "remove",
#include "fuzz_rule_words.h"
    /* clang-format on */
    NULL};

/* Tells people about the edition: every topic, the board, the deeds. */
static void look(const Edition *edition, int seats)
{
    static const char *const lines[] = {"board", "groups", "players", "deed", "help", "legal"};
    Text out = text_growing(), unused = text_growing();
    Words words = edition_words(edition, NULL);
    for (int i = 0; i < BRIEF_TOPIC_COUNT; i++)
        edition_brief_write(edition, (BriefTopic)i, &words, &out);
    for (TokenId i = 0; i < edition->token_count; i++) edition_brief_perk(edition, i, &words, &out);
    Seating seating = {0};
    for (int i = 0; i < seats; i++) seating_add(&seating, edition, "", NULL, NO_TOKEN, 0);
    Table *table = table_new(edition, NULL, &seating, 1);
    Console *console = console_new(table, (ConsoleOptions){.testing = true});
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        console_line(console, lines[i], NULL, NULL, &out, &unused);
    console_prompt(console, &out);
    fuzz_readable(out.start, true, false);
    console_free(console);
    table_free(table);
    text_free(&out);
    text_free(&unused);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Edition edition, untouched;
    static Problems problems;
    memset(&edition, 0x55, sizeof edition);
    memset(&untouched, 0x55, sizeof untouched);
    bool read = fuzz_board_read((const char *)data, size, NULL, &edition, &problems);
    fuzz_verdict(read, &problems);
    if (!read) {
        FUZZ_REQUIRE(memcmp(&edition, &untouched, sizeof edition) == 0,
                     "a refused text changes nothing", "");
        return 0;
    }
    fuzz_accepted(data, size);
    uint64_t seed = text_hash((const char *)data, size);
    fuzz_board(&edition, seed);
    look(&edition, fuzz_board_seats(&edition, seed));
    return 0;
}
