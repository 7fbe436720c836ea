/* character.h -- the numbers that make players differ, and their text. */
#ifndef PLAYERS_CHARACTER_H
#define PLAYERS_CHARACTER_H

#include <stdint.h>

#include "words/problem.h"

/* Every number of a character; what they mean is in character_rows.h. */
typedef enum CharacterId {
#define NUMBER(id, word, least, most, sentence) CHARACTER_##id,
#define WEIGHT(id, word, sentence) CHARACTER_##id##_EARLY, CHARACTER_##id##_LATE,
#include "players/character_rows.h"
#undef NUMBER
#undef WEIGHT
    CHARACTER_COUNT
} CharacterId;

typedef struct Character {
    int32_t number[CHARACTER_COUNT];
    const struct ValueNetwork *network; /* of its own, borrowed; NULL: by CHARACTER_JUDGEMENT */
} Character;

typedef struct CharacterInfo {
    const char *word;     /* as in texts: "buy_keep" */
    int32_t least, most;  /* bounds, for reading and for searching */
    const char *sentence; /* for people */
} CharacterInfo;

const CharacterInfo *character_info(CharacterId id);

enum { CHARACTER_ABOUT_SIZE = 100, CHARACTER_NETWORK_SIZE = 400 };

/* What a character file says beside its numbers; empty where it says nothing. */
typedef struct CharacterTitle {
    char about[CHARACTER_ABOUT_SIZE];
    char network[CHARACTER_NETWORK_SIZE]; /* the file of its network */
} CharacterTitle;

/* The text of a character: one number a line, "word number", comments after
 * `#`; for a level also its place, `level 3` (`yardstick 3` for one that is kept for
 * comparison), and `about "a few words"`; `network "FILE"`
 * names a network of its own, which the caller reads. The title is copied unless it is NULL. A
 * number that is not there is that of `medium`, so that files stay readable when numbers are
 * added. False with every mistake and its line, the character untouched. */
bool character_read(const char *text, size_t length, const char *file, Character *character,
                    CharacterTitle *title, Problems *problems);
/* The same text again, with each sentence as a comment. */
void character_write(const Character *character, Text *text);

/* From the files of characters/ at build time: the defaults of character
 * files, and the player of rollouts for the odds. */
extern const Character character_medium, character_hard;

#endif
