/* game_load.c -- games out of records and out of the store. */
#include "apps/store/game_load.h"

#include <string.h>

#include "apps/command/output.h"
#include "base/lines.h"
#include "base/mem.h"
#include "table/record.h"
#include "table/watopoly/watopoly.h"

static GameLoadKind find_kind; /* NULL: there are no character files */

void game_load_set_kinds(GameLoadKind find)
{
    find_kind = find;
}

/* The kinds of the seats that were read from character files; false with the
 * reason when one is gone or wrong. */
static bool find_files(const char *record, size_t length, const PlayerKind *files[MAX_SEATS],
                       Text *why)
{
    Lines lines = lines_of(record, length);
    Line line;
    int count = 0;
    while (lines_next(&lines, &line)) {
        bool seat = line.word_count > 2 && text_same(line.words[0].at, "seat");
        if (line.word_count > 0 && text_same(line.words[0].at, "begin")) break;
        if (!seat || !line.words[1].quoted || count == MAX_SEATS || find_kind == NULL) continue;
        files[count] = find_kind(line.words[1].at, why);
        if (files[count++] == NULL) return false;
    }
    return true;
}

/* The game can be played, but somebody should know. */
static void tell(const Problems *problems)
{
    Text line = text_growing();
    problem_write(problems, &line);
    while (line.length > 0 && line.start[line.length - 1] == '\n') line.start[--line.length] = '\0';
    output_complain(line.start);
    text_free(&line);
}

Table *game_load_record(const EditionLibrary *library, const char *record, size_t length,
                        const char *shown, const Words *words, Text *why)
{
    const PlayerKind *files[MAX_SEATS] = {NULL};
    if (!find_files(record, length, files, why)) return NULL;
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = words;
    Table *table = record_read_with(library, files, record, length, shown, problems);
    if (table == NULL)
        problem_write(problems, why);
    else if (problems->count > 0)
        tell(problems);
    mem_free(problems);
    return table;
}

bool game_load_watopoly(const EditionLibrary *library, const char *text, size_t length,
                        const char *shown, uint64_t seed, const Words *words, Table **table,
                        Text *why)
{
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    Seating seating = {0};
    Game position;
    problems->words = words;
    *table = NULL;
    bool is = edition_read(library, "waterloo", NULL, edition, problems) &&
              watopoly_looks_like(edition, text, length);
    if (is && watopoly_read(edition, text, length, shown, &seating, &position, problems))
        *table = table_new_at(edition, NULL, &seating, seed, &position);
    else if (is)
        problem_write(problems, why);
    mem_free(problems);
    mem_free(edition);
    return is;
}

bool game_load_plays(Store *store, int64_t id, const char *program)
{
    Text record = text_growing(), edition = text_growing(), why = text_growing();
    char note[80];
    Text line = text_into(note, sizeof note);
    text_add(&line, "\n" GAME_LOAD_PROGRAM);
    text_add(&line, program);
    text_add_char(&line, '\n');
    bool plays = store_load(store, id, &record, &edition, &why);
    if (plays) {
        const char *begin = strstr(record.start, "\nbegin\n");
        const char *found = strstr(record.start, note);
        plays = found != NULL && (begin == NULL || found < begin);
    }
    text_free(&record);
    text_free(&edition);
    text_free(&why);
    return plays;
}

/* A library of the one edition that was stored with the game. */
static Table *replay_with(const char *word, const Text *edition, const Text *record,
                          const char *shown, const Words *words, Text *why)
{
    EditionSource source = {
        .word = word, .file = "stored edition", .text = edition->start, .length = edition->length};
    EditionLibrary library = {.sources = &source, .count = 1};
    return game_load_record(&library, record->start, record->length, shown, words, why);
}

Table *game_load_stored(const EditionStore *editions, Store *store, int64_t id, const Words *words,
                        Text *why)
{
    StoredGame game;
    Text record = text_growing(), edition = text_growing(), first = text_growing();
    char shown[40];
    Text name = text_into(shown, sizeof shown);
    text_add(&name, "game ");
    text_add_int(&name, id);
    Table *table = NULL;
    if (!store_find(store, id, &game, why) || !store_load(store, id, &record, &edition, why)) {
        text_add_char(why, '\n');
    } else {
        table = game_load_record(edition_store_library(editions), record.start, record.length,
                                 shown, words, &first);
        if (table == NULL) table = replay_with(game.edition, &edition, &record, shown, words, why);
    }
    text_free(&record);
    text_free(&edition);
    text_free(&first);
    return table;
}
