/* test_store.c -- saved games: every action committed, nothing ever lost (G10). */
#include "apps/store/store.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/mem.h"
#include "check.h"

static char folder[64];
static char path[100]; /* of the database of the running test */
static char reason[500], note[500];
static Text why, told;

static const StoreSheet sheet = {
    .edition = "classic",
    .header = "opoly record 1\nbegin\n",
    .edition_text = "edition classic \"Classic\"\n",
    .players = "Ada, Bob (simple)",
};

static Store *open_new(const char *name)
{
    snprintf(path, sizeof path, "%s/%s.db", folder, name);
    why = text_into(reason, sizeof reason);
    told = text_into(note, sizeof note);
    return store_open(path, &told, &why);
}

static StoreChange change_of(int before, int keep, const char *lines)
{
    return (StoreChange){
        .before = before,
        .keep = keep,
        .lines = lines,
        .state = {.turn = "Ada, turn 1", .status = "playing", .hash = 0x123456789abcdef0},
    };
}

static StoreResult change(Store *store, int64_t id, int before, int keep, const char *lines)
{
    StoreChange it = change_of(before, keep, lines);
    text_clear(&why);
    return store_change(store, id, &it, &why);
}

static int64_t add(Store *store, const char *lines)
{
    StoreChange it = change_of(0, 0, lines);
    int64_t id = 0;
    CHECK_INT(STORE_DONE, store_add(store, &sheet, &it, &id, &why));
    CHECK_TEXT("", reason);
    return id;
}

static void check_record(Store *store, int64_t id, const char *expected)
{
    Text record = text_growing(), edition = text_growing();
    CHECK(store_load(store, id, &record, &edition, &why));
    CHECK_TEXT(expected, record.start);
    CHECK_TEXT(sheet.edition_text, edition.start);
    text_free(&record);
    text_free(&edition);
}

static void games_come_back_as_they_were(void)
{
    Store *store = open_new("back");
    CHECK(store != NULL);
    int64_t id = add(store, "");
    CHECK_INT(STORE_DONE, change(store, id, 0, 0, "roll\n"));
    CHECK_INT(STORE_DONE, change(store, id, 1, 1, "dice 3 4\nbuy\n"));
    store_close(store);
    store = open_new("back");
    check_record(store, id, "opoly record 1\nbegin\nroll\ndice 3 4\nbuy\n= 123456789abcdef0\n");
    StoredGame game;
    CHECK(store_find(store, id, &game, &why));
    CHECK_INT(3, game.length);
    CHECK_TEXT("classic", game.edition);
    CHECK_TEXT("Ada, Bob (simple)", game.players);
    CHECK_TEXT("Ada, turn 1", game.turn);
    CHECK_TEXT("playing", game.status);
    CHECK_INT(20, strlen(game.started));
    CHECK(!game.saved);
    store_close(store);
}

static void undo_removes_actions_in_one_step(void)
{
    Store *store = open_new("undo");
    int64_t id = add(store, "roll\ndice 1 2\nbuy\nend\n");
    CHECK_INT(STORE_DONE, change(store, id, 4, 2, "decline\n"));
    check_record(store, id, "opoly record 1\nbegin\nroll\ndice 1 2\ndecline\n= 123456789abcdef0\n");
    CHECK_INT(STORE_DONE, change(store, id, 3, 0, ""));
    check_record(store, id, "opoly record 1\nbegin\n= 123456789abcdef0\n");
    store_close(store);
}

static void names_and_rounds_are_kept(void)
{
    Store *store = open_new("names");
    StoreSheet named = sheet;
    StoreChange begun = change_of(0, 0, "roll\n");
    StoredGame game;
    int64_t id = add(store, "roll\n"), other = 0;
    named.name = "Sunday";
    begun.state.round = 3;
    CHECK_INT(STORE_DONE, store_add(store, &named, &begun, &other, &why));
    CHECK(store_name(store, id, "At the lake", &why));
    CHECK(store_find(store, id, &game, &why));
    CHECK_TEXT("At the lake", game.name);
    CHECK(store_find(store, other, &game, &why));
    CHECK_TEXT("Sunday", game.name);
    CHECK_INT(3, game.round);
    begun = change_of(1, 1, "dice 1 2\n");
    begun.state.round = 4;
    CHECK_INT(STORE_DONE, store_change(store, other, &begun, &why));
    CHECK(store_find(store, other, &game, &why));
    CHECK_TEXT("Sunday", game.name);
    CHECK_INT(4, game.round);
    CHECK(store_name(store, other, "", &why));
    CHECK(store_find(store, other, &game, &why));
    CHECK_TEXT("", game.name);
    CHECK(!store_name(store, 99, "Nobody", &why));
    store_close(store);
}

/* A database as version 1 made it. */
static void a_database_of_version_1_gets_names(void)
{
    StoredGame game;
    sqlite3 *database;
    store_close(open_new("old"));
    CHECK_INT(SQLITE_OK, sqlite3_open(path, &database));
    CHECK_INT(SQLITE_OK, sqlite3_exec(database,
                                      "ALTER TABLE games DROP COLUMN name;"
                                      "ALTER TABLE games DROP COLUMN round;"
                                      "INSERT INTO games VALUES (1, '2026-11-15T20:05:34Z',"
                                      " '2026-11-15T20:05:34Z', 'classic', 'header', 'text',"
                                      " 'Ada, Bob', 'Ada, turn 1', 'playing', '0', 0, 0);"
                                      "PRAGMA user_version=1",
                                      NULL, NULL, NULL));
    sqlite3_close(database);
    Store *store = open_new("old");
    CHECK(store != NULL);
    CHECK(store_find(store, 1, &game, &why));
    CHECK_TEXT("Ada, Bob", game.players);
    CHECK_TEXT("", game.name);
    CHECK_INT(0, game.round);
    CHECK(store_name(store, 1, "Old", &why));
    store_close(store);
    store = open_new("old");
    CHECK(store_find(store, 1, &game, &why));
    CHECK_TEXT("Old", game.name);
    CHECK_TEXT("", note);
    store_close(store);
}

static void another_programs_action_is_noticed(void)
{
    Store *store = open_new("taken");
    int64_t id = add(store, "roll\n");
    CHECK_INT(STORE_DONE, change(store, id, 1, 1, "dice 5 5\n"));
    CHECK_INT(STORE_TAKEN, change(store, id, 1, 1, "dice 6 6\n"));
    CHECK_INT(STORE_TAKEN, change(store, id, 0, 0, ""));
    /* The very same action is no conflict: a commit may have reported an
     * error and happened all the same. */
    CHECK_INT(STORE_DONE, change(store, id, 1, 1, "dice 5 5\n"));
    check_record(store, id, "opoly record 1\nbegin\nroll\ndice 5 5\n= 123456789abcdef0\n");
    CHECK(store_delete(store, id, &why));
    CHECK_INT(STORE_TAKEN, change(store, id, 2, 2, "buy\n"));
    store_close(store);
}

static void numbers_are_never_used_again(void)
{
    Store *store = open_new("numbers");
    int64_t first = add(store, "");
    int64_t second = add(store, "");
    CHECK_INT(first + 1, second);
    CHECK(store_delete(store, second, &why));
    CHECK_INT(second + 1, add(store, ""));
    CHECK(!store_delete(store, second, &why));
    CHECK(strstr(reason, "there is no game number 2") != NULL);
    store_close(store);
}

static void the_list_has_the_latest_first(void)
{
    Store *store = open_new("list");
    StoredGame *games;
    int count;
    CHECK_INT(STORE_DONE, store_list(store, &games, &count, &why));
    CHECK_INT(0, count);
    for (int i = 0; i < 40; i++) add(store, "roll\n");
    CHECK_INT(STORE_DONE, store_list(store, &games, &count, &why));
    CHECK_INT(40, count);
    CHECK_INT(40, games[0].id);
    CHECK_INT(1, games[39].id);
    mem_free(games);
    store_close(store);
}

static void saving_marks_the_game(void)
{
    Store *store = open_new("saved");
    int64_t id = add(store, "roll\n");
    StoreChange it = change_of(1, 1, "");
    it.safe = true;
    CHECK_INT(STORE_DONE, store_change(store, id, &it, &why));
    CHECK_INT(STORE_DONE, change(store, id, 1, 1, "dice 1 2\n"));
    StoredGame game;
    CHECK(store_find(store, id, &game, &why));
    CHECK(game.saved);
    store_close(store);
}

static void the_database_is_private(void)
{
    Store *store = open_new("private");
    add(store, "");
    struct stat info;
    char wal[120];
    snprintf(wal, sizeof wal, "%s-wal", path);
    CHECK(stat(path, &info) == 0 && (info.st_mode & 0777) == 0600);
    CHECK(stat(wal, &info) == 0 && (info.st_mode & 0777) == 0600);
    store_close(store);
}

static void write_file(const char *name, const char *bytes, size_t count)
{
    int file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    CHECK_INT(count, write(file, bytes, count));
    close(file);
}

static void a_damaged_database_is_moved_aside(void)
{
    char rubbish[5000];
    memset(rubbish, 'x', sizeof rubbish);
    snprintf(path, sizeof path, "%s/damaged.db", folder);
    write_file(path, rubbish, sizeof rubbish);
    Store *store = open_new("damaged");
    CHECK(store != NULL);
    CHECK(strstr(note, "moved to") != NULL);
    add(store, "roll\n");
    store_close(store);
    /* Nothing was thrown away. */
    const char *aside = strstr(note, "moved to ");
    char moved[300];
    snprintf(moved, sizeof moved, "%s", aside == NULL ? "" : aside + strlen("moved to "));
    moved[strcspn(moved, ";")] = '\0';
    struct stat info;
    CHECK(stat(moved, &info) == 0 && info.st_size == (off_t)sizeof rubbish);
    store = open_new("damaged");
    CHECK_TEXT("", note);
    store_close(store);
}

static void damage_in_the_middle_is_noticed(void)
{
    Store *store = open_new("middle");
    Text lines = text_growing();
    for (int i = 0; i < 3000; i++) text_add(&lines, "dice 3 4\n");
    int64_t id = add(store, lines.start);
    store_close(store);
    struct stat info;
    CHECK_INT(0, stat(path, &info));
    int file = open(path, O_RDWR);
    char rubbish[512];
    memset(rubbish, 0xA5, sizeof rubbish);
    for (off_t at = 8192; at < info.st_size; at += 4096) {
        CHECK_INT(sizeof rubbish, pwrite(file, rubbish, sizeof rubbish, at));
    }
    close(file);
    store = open_new("middle");
    if (store != NULL && note[0] == '\0') {
        Text record = text_growing(), edition = text_growing();
        CHECK(!store_load(store, id, &record, &edition, &why));
        CHECK(strstr(reason, "damaged") != NULL);
        CHECK_INT(STORE_DAMAGED, change(store, id, 3000, 0, ""));
        text_free(&record);
        text_free(&edition);
    }
    store_close(store);
    text_free(&lines);
}

/* Fills a page that is full of these words, and of nothing else, with rubbish. */
static void spoil_page_of(const char *words)
{
    char page[4096], rubbish[4096];
    memset(rubbish, 0xA5, sizeof rubbish);
    int file = open(path, O_RDWR), most = 0;
    off_t spoiled = 0;
    for (off_t at = 4096; pread(file, page, sizeof page, at) == sizeof page; at += 4096) {
        int count = 0;
        for (size_t i = 0; i + strlen(words) < sizeof page; i++)
            count += memcmp(page + i, words, strlen(words)) == 0;
        if (count > most) spoiled = at;
        if (count > most) most = count;
    }
    CHECK_INT(sizeof rubbish, pwrite(file, rubbish, sizeof rubbish, spoiled));
    close(file);
}

static void readable_games_of_a_damaged_database_are_salvaged(void)
{
    Store *store = open_new("salvage");
    Text lines = text_growing(), long_lines = text_growing();
    for (int i = 0; i < 300; i++) text_add(&lines, "dice 3 4\n");
    for (int i = 0; i < 3000; i++) text_add(&long_lines, "decline\n");
    int64_t first = add(store, lines.start), broken = add(store, long_lines.start),
            last = add(store, lines.start);
    CHECK(store_name(store, last, "The last one", &why));
    store_close(store);
    spoil_page_of("decline");
    CHECK(store_move_aside(path, &told));
    CHECK(strstr(note, "2 games could be read and are in a new list") != NULL);
    store = open_new("salvage");
    StoredGame game;
    StoredGame *games;
    int count;
    CHECK_INT(STORE_DONE, store_list(store, &games, &count, &why));
    CHECK_INT(2, count);
    mem_free(games);
    CHECK(!store_find(store, broken, &game, &why));
    text_clear(&why);
    CHECK(store_find(store, last, &game, &why));
    CHECK_TEXT("The last one", game.name);
    Text record = text_growing(), expected = text_growing();
    text_add(&expected, sheet.header);
    text_add(&expected, lines.start);
    text_add(&expected, "= 123456789abcdef0\n");
    check_record(store, first, expected.start);
    check_record(store, last, expected.start);
    CHECK_INT(last + 1, add(store, "roll\n"));
    CHECK(!store_move_aside(path, &told)); /* nothing is wrong now */
    store_close(store);
    text_free(&record);
    text_free(&expected);
    text_free(&lines);
    text_free(&long_lines);
}

static void foreign_databases_are_left_alone(void)
{
    snprintf(path, sizeof path, "%s/foreign.db", folder);
    sqlite3 *database;
    CHECK_INT(SQLITE_OK, sqlite3_open(path, &database));
    CHECK_INT(SQLITE_OK, sqlite3_exec(database, "CREATE TABLE notes (text)", NULL, NULL, NULL));
    sqlite3_close(database);
    CHECK(open_new("foreign") == NULL);
    CHECK(strstr(reason, "another program") != NULL);
    CHECK_INT(SQLITE_OK, sqlite3_open(path, &database));
    CHECK_INT(SQLITE_OK,
              sqlite3_exec(database, "DROP TABLE notes; PRAGMA user_version=99", NULL, NULL, NULL));
    sqlite3_close(database);
    CHECK(open_new("foreign") == NULL);
    CHECK(strstr(reason, "newer opoly") != NULL);
}

static void a_locked_database_fails_and_then_works(void)
{
    Store *store = open_new("locked");
    int64_t id = add(store, "roll\n");
    sqlite3 *other;
    CHECK_INT(SQLITE_OK, sqlite3_open(path, &other));
    CHECK_INT(SQLITE_OK, sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL));
    store_patience(store, 10);
    CHECK_INT(STORE_FAILED, change(store, id, 1, 1, "dice 1 1\n"));
    CHECK(strstr(reason, "busy") != NULL);
    CHECK_INT(SQLITE_OK, sqlite3_exec(other, "COMMIT", NULL, NULL, NULL));
    sqlite3_close(other);
    CHECK_INT(STORE_DONE, change(store, id, 1, 1, "dice 1 1\n"));
    store_close(store);
}

static void a_folder_that_is_not_there_is_told(void)
{
    why = text_into(reason, sizeof reason);
    told = text_into(note, sizeof note);
    CHECK(store_open("/nowhere/at/all/games.db", &told, &why) == NULL);
    CHECK(strstr(reason, "/nowhere/at/all/games.db: ") != NULL);
}

/* In a child, so that the claim is another program's. */
static int claim_elsewhere(int64_t id)
{
    pid_t child = fork();
    if (child == 0) {
        Store *store = store_open(path, &told, &why);
        _exit(store != NULL && store_claim(store, id) ? 1 : 0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WEXITSTATUS(status);
}

static void a_claim_keeps_others_out_until_its_program_ends(void)
{
    Store *store = open_new("claim");
    int64_t id = add(store, "");
    store_close(store);
    int ready[2], done[2];
    char byte = 0;
    CHECK(pipe(ready) == 0 && pipe(done) == 0);
    pid_t child = fork();
    if (child == 0) {
        Store *own = store_open(path, &told, &why);
        byte = own != NULL && store_claim(own, id) ? 1 : 0;
        if (write(ready[1], &byte, 1) != 1) _exit(1);
        while (read(done[0], &byte, 1) < 0) {
        }
        _exit(0);
    }
    CHECK_INT(1, read(ready[0], &byte, 1));
    CHECK_INT(1, byte);
    store = open_new("claim");
    CHECK(!store_claim(store, id));
    CHECK(!store_delete(store, id, &why));
    CHECK(strstr(reason, "being played by another program") != NULL);
    CHECK(store_claim(store, id + 1));
    CHECK_INT(0, kill(child, SIGKILL));
    waitpid(child, NULL, 0);
    CHECK(store_claim(store, id));
    CHECK_INT(0, claim_elsewhere(id));
    store_unclaim(store, id);
    CHECK_INT(1, claim_elsewhere(id));
    store_close(store);
}

static void many_programs_at_once_lose_nothing(void)
{
    enum { PROGRAMS = 6, ACTIONS = 60 };
    pid_t children[PROGRAMS];
    snprintf(path, sizeof path, "%s/many.db", folder);
    for (int i = 0; i < PROGRAMS; i++) {
        children[i] = fork();
        if (children[i] != 0) continue;
        Store *store = open_new("many"); /* all of them make it at once */
        int64_t id = 0;
        StoreChange it = change_of(0, 0, "");
        bool good = store != NULL && store_add(store, &sheet, &it, &id, &why) == STORE_DONE;
        for (int n = 0; good && n < ACTIONS; n++) {
            good = change(store, id, n, n, "roll\n") == STORE_DONE;
        }
        if (!good) printf("program %d: %s\n", i, reason);
        fflush(stdout);
        _exit(good ? 0 : 1);
    }
    for (int i = 0; i < PROGRAMS; i++) {
        int status = 1;
        waitpid(children[i], &status, 0);
        CHECK_INT(0, status);
    }
    Store *store = open_new("many");
    StoredGame *games = NULL;
    int count = 0;
    CHECK_INT(STORE_DONE, store_list(store, &games, &count, &why));
    CHECK_INT(PROGRAMS, count);
    for (int i = 0; i < count; i++) CHECK_INT(ACTIONS, games[i].length);
    mem_free(games);
    store_close(store);
}

/* The least time of opening the store, listing it and saving fifty actions, in ticks. */
static clock_t time_to_save(const char *name, int64_t id, int length)
{
    clock_t best = 0;
    for (int round = 0; round < 3; round++) {
        clock_t begun = clock();
        int listed = 0;
        StoredGame *games = NULL;
        Store *store = open_new(name);
        for (int i = 0; i < 50; i++, length++)
            CHECK_INT(STORE_DONE, change(store, id, length, length, "roll\n"));
        CHECK_INT(STORE_DONE, store_list(store, &games, &listed, &why));
        CHECK_INT(1, listed);
        mem_free(games);
        store_close(store);
        clock_t taken = clock() - begun;
        if (round == 0 || taken < best) best = taken;
    }
    return best;
}

/* A game that hardly ends: what it takes to save and list it does not grow with it. */
static void G10_long_games_are_saved_and_listed_quickly(void)
{
    enum { LONG = 400000 };
    Text lines = text_growing();
    for (int i = 0; i < LONG; i++) text_add(&lines, i % 2 == 0 ? "roll\n" : "dice 3 4\n");
    Store *store = open_new("short");
    int64_t id = add(store, "roll\n");
    store_close(store);
    clock_t little = time_to_save("short", id, 1);
    store = open_new("long");
    id = add(store, lines.start);
    store_close(store);
    clock_t much = time_to_save("long", id, LONG);
    CHECK(much < 4 * little + CLOCKS_PER_SEC / 20);
    text_free(&lines);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    snprintf(folder, sizeof folder, "/tmp/opoly-test-XXXXXX");
    if (mkdtemp(folder) == NULL) return 1;
    RUN(games_come_back_as_they_were);
    RUN(undo_removes_actions_in_one_step);
    RUN(names_and_rounds_are_kept);
    RUN(a_database_of_version_1_gets_names);
    RUN(another_programs_action_is_noticed);
    RUN(numbers_are_never_used_again);
    RUN(the_list_has_the_latest_first);
    RUN(saving_marks_the_game);
    RUN(the_database_is_private);
    RUN(a_damaged_database_is_moved_aside);
    RUN(damage_in_the_middle_is_noticed);
    RUN(readable_games_of_a_damaged_database_are_salvaged);
    RUN(foreign_databases_are_left_alone);
    RUN(a_locked_database_fails_and_then_works);
    RUN(a_folder_that_is_not_there_is_told);
    RUN(a_claim_keeps_others_out_until_its_program_ends);
    RUN(many_programs_at_once_lose_nothing);
    RUN(G10_long_games_are_saved_and_listed_quickly);
    char command[100];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0) return 1;
    return check_done();
}
