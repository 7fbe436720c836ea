/* games_branch.c -- opoly games branch: a saved game, played on from an earlier moment. */
#include "apps/command/games_branch.h"

#include <string.h>

#include "apps/command/output.h"
#include "apps/command/player_file.h"
#include "apps/command/reader.h"
#include "apps/store/autosave.h"
#include "apps/store/game_load.h"
#include "apps/store/gamefile.h"
#include "table/branch.h"

enum { SEAT_WORDS = 400 };

/* "2:hard" into the seating; false when it is wrong, which has been said. */
static bool change_seat(const CommandSpec *command, const char *words, Seating *seating)
{
    char seat[SEAT_WORDS];
    const char *kind = strchr(words, ':');
    Text text = text_into(seat, sizeof seat);
    text_add_bytes(&text, words, kind != NULL ? (size_t)(kind - words) : strlen(words));
    int found = kind != NULL ? seating_find(seating, seat) : -1;
    if (found < 0) {
        WRONG(command, T_("'{word}' does not name a seat and who plays it, like {other_word}"),
              arg_word(words), arg_other_word("2:hard, Ann:human"));
        return false;
    }
    seating->seats[found].kind = NULL;
    if (text_same(kind + 1, "human")) return true;
    seating->seats[found].kind = player_find(kind + 1);
    if (seating->seats[found].kind != NULL) return true;
    WRONG(command, T_("there is no computer player called `{word}`"), arg_word(kind + 1));
    return false;
}

static int keep(const Table *table)
{
    Text text = text_growing();
    Autosave *autosave = autosave_new(true, reader_words());
    autosave_begin(autosave, table);
    bool good = autosave_save(autosave, table, &text);
    text_add_char(&text, '\n');
    if (good) output_text(&text);
    autosave_free(autosave);
    text_free(&text);
    return good ? EXIT_GOOD : EXIT_FAILED;
}

static int branch_off(const CommandSpec *command, const Table *parent, const GamesBranch *wanted)
{
    int64_t count = (int64_t)table_action_count(parent);
    Seating seating = *table_seating(parent);
    if (wanted->at > count)
        return COMPLAIN(
            TN_("the game has only {count} action", "the game has only {count} actions"),
            arg_count(count));
    for (int i = 0; i < wanted->seat_count; i++)
        if (!change_seat(command, wanted->seats[i], &seating)) return EXIT_USAGE;
    Table *table = branch_new(parent, (size_t)wanted->at, &seating, gamefile_seed());
    int status = keep(table);
    table_free(table);
    return status;
}

int games_branch_run(const CommandSpec *command, Store *store, const GamesBranch *wanted)
{
    EditionStore *editions = edition_store_new();
    Text why = text_growing();
    Table *parent = game_load_stored(editions, store, wanted->id, reader_words(), &why);
    store_close(store); /* the new game is kept through one of its own */
    int status = parent == NULL ? output_complain_lines(&why) : branch_off(command, parent, wanted);
    table_free(parent);
    text_free(&why);
    edition_store_free(editions);
    return status;
}
