/* fuzz_board.h -- an edition that a text gave: written, read again, played. */
#ifndef TESTS_FUZZ_BOARD_H
#define TESTS_FUZZ_BOARD_H

#include "edition/edition_check.h"
#include "edition/edition_read.h"
#include "edition/edition_write.h"
#include "fuzz_play.h"
#include "game/setup.h"
#include "unit/edition_files.h"

enum { FUZZ_BOARD_ACTIONS = 60 };

/* Reads a text as the edition `own`, which may build on the others. */
static inline bool fuzz_board_read(const char *text, size_t length, const HouseRules *rules,
                                   Edition *edition, Problems *problems)
{
    EditionSource sources[EDITION_FILES_MAX + 1];
    const EditionLibrary *files = edition_files();
    EditionLibrary library = {.sources = sources, .count = files->count + 1};
    sources[0] = (EditionSource){"own", "own.edition", text, length};
    for (int i = 0; i < files->count; i++) sources[i + 1] = files->sources[i];
    problems->count = 0;
    return edition_read(&library, "own", rules, edition, problems);
}

/* Written it is a text that gives the same edition. */
static inline void fuzz_board_again(const Edition *edition)
{
    static Edition again;
    static Problems problems;
    Text first = text_growing(), second = text_growing();
    edition_write(edition, &first);
    bool read = fuzz_board_read(first.start, first.length, NULL, &again, &problems);
    FUZZ_REQUIRE(read, "a written edition can be read", problems.list[0].sentence);
    FUZZ_REQUIRE(edition_hash(edition) == edition_hash(&again), "it has the same hash", "");
    edition_write(&again, &second);
    fuzz_same(&first, &second);
    text_free(&first);
    text_free(&second);
}

/* As many seats as it allows, chosen by the seed. */
static inline int fuzz_board_seats(const Edition *edition, uint64_t seed)
{
    int least = edition->rule[RULE_PLAYERS_MIN], most = edition->rule[RULE_PLAYERS_MAX];
    return least + (int)(seed % (uint64_t)(most - least + 1));
}

/* All that must hold for an edition that was accepted. */
static inline void fuzz_board(const Edition *edition, uint64_t seed)
{
    static Problems problems;
    problems.count = 0;
    bool good = edition_check(edition, "own.edition", NULL, &problems);
    FUZZ_REQUIRE(good, "what was accepted passes the check", problems.list[0].sentence);
    fuzz_board_again(edition);
    Game game;
    setup_game(edition, fuzz_board_seats(edition, seed), NULL, &game);
    fuzz_audit(edition, &game);
    fuzz_play(edition, &game, seed, FUZZ_BOARD_ACTIONS);
}

#endif
