/* fuzz_character.c -- any text as the numbers of a computer player. */
#include "fuzz.h"
#include "players/character.h"

const char *const fuzz_words[] = {
#define NUMBER(id, word, least, most, sentence) word,
#define WEIGHT(id, word, sentence) word "_early", word "_late",
#include "players/character_rows.h"
#undef NUMBER
#undef WEIGHT
    NULL};

static void require_bounds(const Character *character)
{
    for (int i = 0; i < CHARACTER_COUNT; i++) {
        const CharacterInfo *info = character_info((CharacterId)i);
        FUZZ_REQUIRE(character->number[i] >= info->least && character->number[i] <= info->most,
                     "numbers have bounds", info->word);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Problems problems;
    Character character = character_hard, again;
    problems.count = 0;
    bool read = character_read((const char *)data, size, "own", &character, NULL, &problems);
    fuzz_verdict(read, &problems);
    if (!read) {
        FUZZ_REQUIRE(memcmp(&character, &character_hard, sizeof character) == 0,
                     "a refused text changes nothing", "");
        return 0;
    }
    fuzz_accepted(data, size);
    require_bounds(&character);
    Text text = text_growing();
    character_write(&character, &text);
    read = character_read(text.start, text.length, "again", &again, NULL, &problems);
    FUZZ_REQUIRE(read, "a written character can be read", problems.list[0].sentence);
    FUZZ_REQUIRE(memcmp(&character, &again, sizeof character) == 0, "and is the same", "");
    text_free(&text);
    return 0;
}
