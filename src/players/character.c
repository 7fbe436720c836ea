/* character.c -- the numbers that make players differ, and their text. */
#include "players/character.h"

#include <assert.h>

#include "base/lines.h"

enum { WEIGHT_MOST = 100000, WORD_COLUMN = 28, LEVEL_MOST = 99 };

static const CharacterInfo table[] = {
#define NUMBER(id, name, from, to, text) \
    [CHARACTER_##id] = {.word = name, .least = from, .most = to, .sentence = text},
#define WEIGHT(id, name, text)                                              \
    [CHARACTER_##id##_EARLY] = {.word = name "_early",                      \
                                .least = -WEIGHT_MOST,                      \
                                .most = WEIGHT_MOST,                        \
                                .sentence = text ", while deeds are free"}, \
    [CHARACTER_##id##_LATE] = {.word = name "_late",                        \
                               .least = -WEIGHT_MOST,                       \
                               .most = WEIGHT_MOST,                         \
                               .sentence = text ", when none is free"},
#include "players/character_rows.h"
#undef NUMBER
#undef WEIGHT
};
static_assert(sizeof table / sizeof *table == CHARACTER_COUNT, "a row for every number");

const CharacterInfo *character_info(CharacterId id)
{
    assert((unsigned)id < CHARACTER_COUNT);
    return &table[id];
}

static int find(const char *word)
{
    for (int id = 0; id < CHARACTER_COUNT; id++)
        if (text_same(table[id].word, word)) return id;
    return -1;
}

static const char *nearest(const char *word)
{
    int best = 0;
    for (int id = 1; id < CHARACTER_COUNT; id++)
        if (text_distance(word, table[id].word) < text_distance(word, table[best].word)) best = id;
    return table[best].word;
}

/* What is being read: the numbers so far, and on which line each stood. */
typedef struct Reading {
    Character character;
    int line[CHARACTER_COUNT];
    CharacterTitle title;
    const char *file;
    Problems *problems;
} Reading;

static void refuse_number(Reading *reading, int line, const char *word, int32_t least, int32_t most)
{
    PROBLEM(reading->problems, reading->file, line,
            T_("{word} is a whole number from {at_least} to {at_most}."), arg_word(word),
            arg_at_least(least), arg_at_most(most));
}

static void read_quoted(Reading *reading, const Line *line, char *target, size_t size)
{
    if (line->word_count == 2 && line->words[1].quoted)
        text_copy(target, size, line->words[1].at);
    else
        PROBLEM(reading->problems, reading->file, line->number,
                T_("{word} is a few words in quotes."), arg_word(line->words[0].at));
}

/* The lines that are no numbers. */
static bool read_title(Reading *reading, const Line *line, const char *word)
{
    CharacterTitle *title = &reading->title;
    int64_t level = 0;
    if (text_same(word, "about")) {
        read_quoted(reading, line, title->about, sizeof title->about);
        return true;
    }
    if (text_same(word, "network")) {
        read_quoted(reading, line, title->network, sizeof title->network);
        return true;
    }
    if (!text_same(word, "level") && !text_same(word, "yardstick")) return false;
    if (line->word_count != 2 || !text_to_int(line->words[1].at, &level) || level < 1 ||
        level > LEVEL_MOST)
        refuse_number(reading, line->number, word, 1, LEVEL_MOST);
    return true;
}

static void read_line(Reading *reading, const Line *line)
{
    const char *word = line->word_count > 0 ? line->words[0].at : "";
    if (read_title(reading, line, word)) return;
    int id = find(word);
    int64_t number = 0;
    if (line->fault != LINE_FINE) {
        problem_note_line(reading->problems, reading->file, line);
    } else if (id < 0) {
        PROBLEM(reading->problems, reading->file, line->number,
                T_("There is no number called \"{word}\". Did you mean {other_word}?"),
                arg_word(word), arg_other_word(nearest(word)));
    } else if (reading->line[id] != 0) {
        PROBLEM(reading->problems, reading->file, line->number, T_("{word} was given before."),
                arg_word(word));
    } else if (line->word_count != 2 || !text_to_int(line->words[1].at, &number) ||
               number < table[id].least || number > table[id].most) {
        reading->line[id] = line->number;
        refuse_number(reading, line->number, word, table[id].least, table[id].most);
    } else {
        reading->line[id] = line->number;
        reading->character.number[id] = (int32_t)number;
    }
}

bool character_read(const char *text, size_t length, const char *file, Character *character,
                    CharacterTitle *title, Problems *problems)
{
    Reading reading = {.character = character_medium, .file = file, .problems = problems};
    int before = problems->count, count = 0;
    Lines lines = lines_of(text, length);
    Line line;
    for (; lines_next(&lines, &line); count++) read_line(&reading, &line);
    if (count == 0)
        PROBLEM(problems, file, 0,
                T_("The file says nothing, expected lines like \"{word} {number}\"."),
                arg_word(table[0].word), arg_number(20));
    if (problems->count > before) return false;
    *character = reading.character;
    if (title != NULL) *title = reading.title;
    return true;
}

void character_write(const Character *character, Text *text)
{
    for (int id = 0; id < CHARACTER_COUNT; id++) {
        size_t from = text->length;
        text_add(text, table[id].word);
        text_add_char(text, ' ');
        text_add_int(text, character->number[id]);
        text_pad(text, from, WORD_COLUMN, ' ');
        text_add(text, "# ");
        text_add(text, table[id].sentence);
        text_add_char(text, '\n');
    }
}
