/* test_store_autosave.c -- the running game is kept whatever happens to the database: play never
 * stands still for it, and nothing played is lost (G10). */
#include "apps/store/autosave.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "../check.h"
#include "base/mem.h"
#include "edition_files.h"
#include "players/described/simple_player.h"
#include "seated.h"
#include "table/take_back.h"

static char folder[] = "/tmp/opoly-autosave-XXXXXX";
static const Words english = {0};

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static Table *computers(void)
{
    edition_file_read("classic", NULL, &edition);
    return table_of(&simple_player, 2, 1);
}

static void play(Autosave *autosave, Table *table, int actions)
{
    Action action;
    for (int i = 0; i < actions && table_propose(table, true, &action); i++)
        CHECK_INT(REFUSAL_NONE, autosave_submit(autosave, table, &action));
}

static sqlite3 *other_program(void)
{
    char path[100];
    sqlite3 *database = NULL;
    snprintf(path, sizeof path, "%s/opoly/games.db", folder);
    CHECK_INT(SQLITE_OK, sqlite3_open(path, &database));
    return database;
}

static void a_locked_database_does_not_freeze_play(void)
{
    Table *table = computers();
    Autosave *autosave = autosave_new(true, &english);
    autosave_begin(autosave, table);
    CHECK(autosave_complete(autosave));
    sqlite3 *other = other_program();
    CHECK_INT(SQLITE_OK, sqlite3_exec(other, "BEGIN EXCLUSIVE", NULL, NULL, NULL));
    double before = seconds_now();
    play(autosave, table, 40);
    CHECK(seconds_now() - before < 3);
    CHECK(!autosave_complete(autosave));
    CHECK_INT(SQLITE_OK, sqlite3_exec(other, "COMMIT", NULL, NULL, NULL));
    sqlite3_close(other);
    CHECK(autosave_finish(autosave, table));
    CHECK(autosave_complete(autosave));
    StoredGame game;
    Text why = text_growing();
    CHECK(store_find(autosave_store(autosave), autosave_number(autosave), &game, &why));
    CHECK_INT(40, game.length);
    text_free(&why);
    autosave_free(autosave);
    table_free(table);
}

static void a_game_begins_beside_a_locked_database(void)
{
    Table *table = computers();
    sqlite3 *other = other_program();
    CHECK_INT(SQLITE_OK, sqlite3_exec(other, "BEGIN EXCLUSIVE", NULL, NULL, NULL));
    double before = seconds_now();
    Autosave *autosave = autosave_new(true, &english);
    autosave_begin(autosave, table);
    play(autosave, table, 20);
    CHECK(seconds_now() - before < 4);
    sqlite3_exec(other, "COMMIT", NULL, NULL, NULL);
    sqlite3_close(other);
    CHECK(autosave_finish(autosave, table));
    autosave_free(autosave);
    table_free(table);
}

static void a_name_stays_with_the_game_and_its_copies(void)
{
    Table *table = computers();
    StoredGame game;
    Text why = text_growing();
    Autosave *first = autosave_new(true, &english), *second = autosave_new(true, &english);
    autosave_begin(first, table);
    play(first, table, 10);
    CHECK(autosave_name(first, "  At the lake ", &why));
    CHECK(!autosave_name(first, "bell\a", &why));
    CHECK(store_find(autosave_store(first), autosave_number(first), &game, &why));
    CHECK_TEXT("At the lake", game.name);
    CHECK(game.round > 0);
    /* A second program that opens the game plays a copy. */
    autosave_store(second);
    autosave_resume(second, table, autosave_number(first));
    CHECK(autosave_number(second) != autosave_number(first));
    CHECK(store_find(autosave_store(second), autosave_number(second), &game, &why));
    CHECK_TEXT("At the lake", game.name);
    autosave_begin(second, table);
    CHECK(store_find(autosave_store(second), autosave_number(second), &game, &why));
    CHECK_TEXT("", game.name);
    autosave_free(first);
    autosave_free(second);
    text_free(&why);
    table_free(table);
}

/* What was taken back is gone from the store, the mark is there, and a game that was resumed
 * goes on behind it. */
static void H6_a_friendly_game_is_kept_as_one(void)
{
    edition_file_read("classic", "order=entered", &edition);
    Table *table = table_of(NULL, 2, 1);
    Autosave *autosave = autosave_new(true, &english);
    Text record = text_growing(), text = text_growing(), why = text_growing();
    autosave_begin(autosave, table);
    Action action = action_of(table_game(table), ACTION_ROLL);
    for (int i = 0; i < 3; i++) {
        CHECK_INT(REFUSAL_NONE, autosave_submit(autosave, table, &action));
        CHECK(take_back(table));
        autosave_sync(autosave, table);
        autosave_sync(autosave, table);
        CHECK(autosave_complete(autosave));
    }
    int64_t id = autosave_number(autosave);
    CHECK(store_load(autosave_store(autosave), id, &record, &text, &why));
    CHECK(strstr(record.start, "begin\nfriendly 3\n= ") != NULL);
    autosave_resume(autosave, table, id);
    CHECK_INT(REFUSAL_NONE, autosave_submit(autosave, table, &action));
    CHECK(autosave_complete(autosave));
    text_clear(&record);
    CHECK(store_load(autosave_store(autosave), id, &record, &text, &why));
    CHECK(strstr(record.start, "begin\nfriendly 3\nroll\n= ") != NULL);
    text_free(&record);
    text_free(&text);
    text_free(&why);
    autosave_free(autosave);
    table_free(table);
}

/* Sent away and called back in the middle of a game, between two actions. */
static void a_game_without_coach_is_kept_as_one(void)
{
    Table *table = computers();
    Autosave *autosave = autosave_new(true, &english);
    Text record = text_growing(), text = text_growing(), why = text_growing();
    autosave_begin(autosave, table);
    play(autosave, table, 10);
    for (int off = 1; off >= 0; off--) {
        int64_t id = autosave_number(autosave);
        table_set_uncoached(table, off == 1);
        autosave_sync(autosave, table);
        text_clear(&record);
        CHECK(store_load(autosave_store(autosave), id, &record, &text, &why));
        CHECK((strstr(record.start, "\ncoach off\n") != NULL) == (off == 1));
        play(autosave, table, 10);
        CHECK(autosave_complete(autosave));
        autosave_resume(autosave, table, id);
        CHECK_INT(id, autosave_number(autosave));
    }
    text_free(&record);
    text_free(&text);
    text_free(&why);
    autosave_free(autosave);
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    if (mkdtemp(folder) == NULL) return 1;
    setenv("XDG_DATA_HOME", folder, 1);
    RUN(a_locked_database_does_not_freeze_play);
    RUN(a_game_begins_beside_a_locked_database);
    RUN(H6_a_friendly_game_is_kept_as_one);
    RUN(a_game_without_coach_is_kept_as_one);
    RUN(a_name_stays_with_the_game_and_its_copies);
    char command[100];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0) return 1;
    return check_done();
}
