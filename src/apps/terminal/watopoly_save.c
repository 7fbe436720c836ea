/* watopoly_save.c -- the command `save` of Watopoly: which file may be written. */
#include "apps/terminal/watopoly_save.h"

#include <string.h>

#include "apps/store/files.h"
#include "console/watopoly_words.h"
#include "table/table_words.h"
#include "table/watopoly/watopoly.h"
#include "table/wording.h"
#include "words/words.h"

/* A game being saved. */
typedef struct Saving {
    const Table *table;
    const char *path;
    bool forced;
    Text *answer;
} Saving;

/* Always false. */
static bool object(const Saving *saving, Sentence sentence)
{
    Words words = table_words(saving->table, NULL);
    Text clean = text_growing();
    wording_clean(saving->path, &clean);
    words_say(
        &words, sentence,
        ARGS(arg_file(clean.start), arg_sum(table_game(saving->table)->pot), arg_word("save!")),
        saving->answer);
    text_free(&clean);
    return false;
}

/* Nothing, an empty file and a game of Watopoly may be replaced. */
static bool is_replaceable(const Saving *saving)
{
    Text old = text_growing(), unread = text_growing();
    bool good = text_same(saving->path, "-") || files_missing(saving->path);
    if (!good && files_is_plain(saving->path) && files_read(saving->path, &old, &unread)) {
        good = old.length == 0 ||
               watopoly_looks_like(table_edition(saving->table), old.start, old.length);
    }
    text_free(&old);
    text_free(&unread);
    return good;
}

static bool is_allowed(const Saving *saving)
{
    if (saving->forced) return true;
    if (!is_replaceable(saving)) {
        return object(saving, (Sentence)W_("{file} is there already and is no game of Watopoly; "
                                           "\"{word} {file}\" writes over it."));
    }
    if (table_game(saving->table)->pot != 0) {
        return object(saving, (Sentence)W_("The file cannot hold the {sum} in the centre; "
                                           "\"{word} {file}\" saves without that money."));
    }
    return true;
}

static void say_saved(const Saving *saving)
{
    const Game *game = table_game(saving->table);
    const char *name = table_seating(saving->table)->seats[game_mover(game)].name;
    static const Words english = {0};
    static const Sentence whole = W_("The game is saved in {file}.");
    static const Sentence lost = W_("The game is saved in {file}. The file does not hold that "
                                    "{name} has rolled: when it is loaded, {name} rolls.");
    Text clean = text_growing();
    wording_clean(saving->path, &clean);
    words_write(&english, watopoly_forgets(game) ? &lost : &whole,
                ARGS(arg_file(clean.start), arg_name(name)), saving->answer);
    text_free(&clean);
}

void watopoly_save(const Table *table, const char *typed, bool forced, Text *out)
{
    Text path = text_growing(), file = text_growing(), answer = text_growing();
    files_path(typed, &path);
    Saving saving = {.table = table, .path = path.start, .forced = forced, .answer = &answer};
    if (watopoly_write(table, &file, &answer) && is_allowed(&saving) &&
        files_write(path.start, file.start, file.length, &answer)) {
        say_saved(&saving);
    }
    bool ends = answer.length > 0 && strchr(".?!", answer.start[answer.length - 1]) != NULL;
    text_add(out, answer.start);
    text_add(out, ends ? "\n" : ".\n");
    text_free(&path);
    text_free(&file);
    text_free(&answer);
}
