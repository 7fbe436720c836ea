/* fuzz_watopoly.c -- any text as a save file of Watopoly. */
#include "fuzz_play.h"
#include "table/watopoly/watopoly.h"
#include "unit/edition_files.h"

const char *const fuzz_words[] = {
    /* clang-format off */
    "Ann", "Bob", "Cy", "BANK", "G", "B", "D", "P", "S", "$", "L", "T", "AL", "ML", "MKV", "ECH",
    "PAS", "HH", "RCH", "PAC", "DWE", "CPH", "UWP", "LHI", "BMH", "OPT", "EV1", "EV2", "EV3", "V1",
    "PHYS", "B1", "CIF", "B2", "EIT", "ESC", "C2", "REV", "MC", "DC", "10 1 2", "10 0", "30",
    /* clang-format on */
    NULL};

enum { ACTIONS = 60 };

/* What was read is written, and that is read as the same game. */
static void require_again(const Edition *edition, const Seating *seating, const Game *game)
{
    static Problems problems;
    Text first = text_growing(), second = text_growing(), why = text_growing();
    Table *table = table_new_at(edition, NULL, seating, 1, game);
    FUZZ_REQUIRE(watopoly_write(table, &first, &why), "a game that was read can be written",
                 why.start);
    Seating seating_again;
    Game game_again;
    problems.count = 0;
    bool read = watopoly_read(edition, first.start, first.length, "again", &seating_again,
                              &game_again, &problems);
    FUZZ_REQUIRE(read, "a written file can be read", problems.list[0].sentence);
    FUZZ_REQUIRE(notation_hash(edition, game) == notation_hash(edition, &game_again),
                 "it is the same position", first.start);
    Table *again = table_new_at(edition, NULL, &seating_again, 1, &game_again);
    FUZZ_REQUIRE(watopoly_write(again, &second, &why), "it can be written again", why.start);
    fuzz_same(&first, &second);
    table_free(table);
    table_free(again);
    text_free(&first);
    text_free(&second);
    text_free(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Edition edition;
    static Problems problems;
    char buffer[1000];
    Text why = text_into(buffer, sizeof buffer);
    Seating seating;
    Game game;
    if (edition.space_count == 0) edition_file_read("waterloo", NULL, &edition);
    problems.count = 0;
    bool read =
        watopoly_read(&edition, (const char *)data, size, "own", &seating, &game, &problems);
    fuzz_verdict(read, &problems);
    if (!read) return 0;
    fuzz_accepted(data, size);
    FUZZ_REQUIRE(seating_check_begun(&seating, &edition, NULL, &why), "its players can sit down",
                 buffer);
    fuzz_audit(&edition, &game);
    require_again(&edition, &seating, &game);
    fuzz_play(&edition, &game, text_hash((const char *)data, size), ACTIONS);
    return 0;
}
