/* gamefile.c -- games from record files, from the store and from positions. */
#include "apps/store/gamefile.h"

#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

#include "apps/store/files.h"
#include "base/mem.h"
#include "game/notation/notation.h"
#include "table/record.h"

static const char record_mark[] = "opoly record ";

static Table *replay(const EditionLibrary *library, const Text *record, const char *shown,
                     Text *why)
{
    Problems *problems = mem_new(1, sizeof *problems);
    Table *table = record_read(library, record->start, record->length, shown, problems);
    if (table == NULL) problem_write(problems, why);
    mem_free(problems);
    return table;
}

Table *gamefile_read(const EditionStore *editions, const char *path, Text *why)
{
    Text record = text_growing();
    Table *table = NULL;
    if (files_read(path, &record, why)) {
        table = replay(edition_store_library(editions), &record, path, why);
    } else {
        text_add_char(why, '\n');
    }
    text_free(&record);
    return table;
}

/* A library of the one edition that was stored with the game. */
static Table *replay_with(const char *word, const Text *edition, const Text *record,
                          const char *shown, Text *why)
{
    EditionSource source = {
        .word = word, .file = "stored edition", .text = edition->start, .length = edition->length};
    EditionLibrary library = {.sources = &source, .count = 1};
    return replay(&library, record, shown, why);
}

Table *gamefile_load(const EditionStore *editions, Store *store, int64_t id, Text *why)
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
        table = replay(edition_store_library(editions), &record, shown, &first);
        if (table == NULL) table = replay_with(game.edition, &edition, &record, shown, why);
    }
    text_free(&record);
    text_free(&edition);
    text_free(&first);
    return table;
}

/* May `path` be written over? Only a record, something empty, or no file. */
static bool may_replace(const char *path, Text *why)
{
    if (text_same(path, "-") || !files_is_plain(path)) return true;
    Text old = text_growing(), unread = text_growing();
    bool good = true;
    if (files_read(path, &old, &unread) && old.length > 0) {
        good = strncmp(old.start, record_mark, strlen(record_mark)) == 0;
    }
    text_free(&old);
    text_free(&unread);
    if (good) return true;
    text_add(why, path);
    text_add(why, " exists and is no record of a game; choose another name");
    return false;
}

bool gamefile_write(const Table *table, const char *path, Text *why)
{
    if (!may_replace(path, why)) return false;
    Text record = text_growing();
    record_write(table, &record);
    bool good = files_write(path, record.start, record.length, why);
    text_free(&record);
    return good;
}

Table *gamefile_again(const Table *table, uint64_t seed)
{
    return table_new_at(table_edition(table), table_rules(table), table_seating(table), seed,
                        table_beginning(table));
}

Table *gamefile_at_position(const Table *table, uint64_t seed, const char *path, Text *why)
{
    Text content = text_growing();
    Problems *problems = mem_new(1, sizeof *problems);
    Table *result = NULL;
    Game game;
    if (!files_read(path, &content, why)) {
        text_add_char(why, '\n');
    } else if (!notation_position_read(table_edition(table), content.start, content.length, path,
                                       &game, problems)) {
        problem_write(problems, why);
    } else if (game.seat_count != table_seating(table)->count) {
        text_add(why, path);
        text_add(why, ": this position is for ");
        text_add_int(why, game.seat_count);
        text_add(why, " players, and ");
        text_add_int(why, table_seating(table)->count);
        text_add(why, " sit at the table\n");
    } else {
        result = table_new_at(table_edition(table), table_rules(table), table_seating(table), seed,
                              &game);
    }
    mem_free(problems);
    text_free(&content);
    return result;
}

bool gamefile_position_peek(const char *path, char *edition, size_t size, int *players, Text *why)
{
    Text content = text_growing(), word = text_into(edition, size);
    bool good = files_read(path, &content, why);
    static const char first[] = "position 1 ", seats[] = "seats ";
    for (const char *at = content.start; good && *at != '\0'; at += *at == '\n' ? 1 : 0) {
        size_t length = strcspn(at, "\n");
        if (strncmp(at, first, strlen(first)) == 0 && word.length == 0) {
            const char *name = at + strlen(first);
            text_add_bytes(&word, name, strcspn(name, " \t\r\n#"));
        } else if (strncmp(at, seats, strlen(seats)) == 0) {
            char digit = at[strlen(seats)];
            *players = digit >= '2' && digit <= '0' + MAX_SEATS ? digit - '0' : 0;
        }
        at += length;
    }
    if (!good) text_add_char(why, '\n');
    text_free(&content);
    return good;
}

uint64_t gamefile_seed(void)
{
    uint64_t seed = 0;
    if (getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        seed = (uint64_t)now.tv_nsec * 1000003u ^ (uint64_t)now.tv_sec ^ (uint64_t)getpid();
    }
    return seed;
}
