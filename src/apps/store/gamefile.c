/* gamefile.c -- games from files: records and positions. */
#include "apps/store/gamefile.h"

#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

#include "apps/command/reader.h"
#include "apps/store/files.h"
#include "apps/store/game_load.h"
#include "base/mem.h"
#include "game/notation/notation.h"
#include "table/record.h"

static const char record_mark[] = "opoly record ";

Table *gamefile_read(const EditionStore *editions, const char *path, const Words *words, Text *why)
{
    Text record = text_growing(), full = text_growing();
    Table *table = NULL;
    files_path(path, &full);
    if (!files_read(full.start, &record, why)) {
        text_add_char(why, '\n');
    } else if (!game_load_watopoly(edition_store_library(editions), record.start, record.length,
                                   path, gamefile_seed(), words, &table, why)) {
        table = game_load_record(edition_store_library(editions), record.start, record.length, path,
                                 words, why);
    }
    text_free(&record);
    text_free(&full);
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
    SAY(reader_words(), why, T_("{file} exists and is no record of a game; choose another name"),
        arg_file(path));
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

Table *gamefile_at_position(const Table *table, uint64_t seed, const char *path, const Words *words,
                            Text *why)
{
    Text content = text_growing();
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = words;
    Table *result = NULL;
    Game game;
    if (!files_read(path, &content, why)) {
        text_add_char(why, '\n');
    } else if (!notation_position_read(table_edition(table), content.start, content.length, path,
                                       &game, problems)) {
        problem_write(problems, why);
    } else if (game.seat_count != table_seating(table)->count) {
        SAY(reader_words(), why,
            T_("{file}: this position is for {first} players, and {second} sit at the table"),
            arg_file(path), arg_first(game.seat_count), arg_second(table_seating(table)->count));
        text_add_char(why, '\n');
    } else {
        result = table_new_at(table_edition(table), table_rules(table), table_seating(table), seed,
                              &game);
    }
    mem_free(problems);
    text_free(&content);
    return result;
}

/* A text from outside may not say which file of this machine is read. */
static bool names_path(const char *path, const char *edition, Text *why)
{
    SAY(reader_words(), why,
        T_("{file}: a position names its edition by its word, not by a path like {word}"),
        arg_file(path), arg_word(edition));
    text_add_char(why, '\n');
    return false;
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
    if (good && edition_store_is_path(edition)) good = names_path(path, edition, why);
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
