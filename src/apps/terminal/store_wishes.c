/* store_wishes.c -- saving, loading and listing games, as a player at a terminal wishes it. */
#include "apps/terminal/store_wishes.h"

#include <string.h>

#include "apps/command/games_list.h"
#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/store/game_load.h"
#include "apps/store/gamefile.h"
#include "base/mem.h"

void store_wishes_games(Store *store)
{
    StoredGame *games = NULL;
    int count = 0;
    Text text = text_growing();
    if (store == NULL) {
        TELL_PLAIN(T_("No games are saved here."));
    } else if (store_list(store, &games, &count, &text) != STORE_DONE) {
        output_sentence(text.start);
    } else if (count == 0) {
        TELL_PLAIN(T_("There are no saved games yet."));
    } else {
        games_list_write(games, count, &text);
        output_text(&text);
    }
    mem_free(games);
    text_free(&text);
}

/* The number of the game that was given this name, the latest if several were; 0. */
static int64_t game_named(Store *store, const char *name)
{
    StoredGame *games = NULL;
    int count = 0;
    int64_t id = 0;
    Text why = text_growing();
    if (store != NULL && store_list(store, &games, &count, &why) == STORE_DONE) {
        for (int i = count - 1; i >= 0; i--) {
            if (text_same_folded(games[i].name, name)) id = games[i].id;
        }
    }
    mem_free(games);
    text_free(&why);
    return id;
}

/* The table, or why there is none is said. */
static Table *table_or_why(Table *table, Text *why)
{
    if (table == NULL) output_sentence(why->start);
    text_free(why);
    return table;
}

Table *store_wishes_load(const EditionStore *editions, Store *store, const char *name, int64_t *id)
{
    Text why = text_growing();
    Table *table = NULL;
    if (text_to_int(name, id) || (*id = game_named(store, name)) != 0) {
        if (store != NULL) table = game_load_stored(editions, store, *id, reader_words(), &why);
    } else {
        table = gamefile_read(editions, name, reader_words(), &why);
    }
    return table_or_why(table, &why);
}

Table *store_wishes_position(const Table *table, uint64_t seed, const char *path)
{
    Text why = text_growing();
    return table_or_why(gamefile_at_position(table, seed, path, reader_words(), &why), &why);
}

void store_wishes_record(const Table *table, const char *path)
{
    Text text = text_growing();
    if (gamefile_write(table, path, &text)) {
        SAY(reader_words(), &text, T_("The record of the game is in {file}."), arg_file(path));
    }
    /* Behind a record on standard output there is no room for a sentence. */
    if (!text_same(path, "-")) output_sentence(text.start);
    text_free(&text);
}

/* "game.record" and "./game" are files, "Sunday with Bob" is a name. */
static bool is_file(const char *words)
{
    const char *dot = strrchr(words, '.');
    return strchr(words, '/') != NULL || text_same(words, "-") ||
           (dot != NULL && dot > words && dot[1] != '\0' && strchr(dot, ' ') == NULL);
}

void store_wishes_save(Autosave *autosave, const Table *table, const char *words)
{
    if (is_file(words)) {
        store_wishes_record(table, words);
        return;
    }
    Text text = text_growing();
    if (words[0] == '\0' || autosave_name(autosave, words, &text)) {
        autosave_save(autosave, table, &text);
    }
    output_sentence(text.start);
    text_free(&text);
}
