/* test_app_kill.c -- SIGKILL at random moments: no action that was shown is ever missing
 * afterwards, and no database is ever damaged (G10). */
#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/rng.h"
#include "base/text.h"
#include "check.h"

enum { KILLS = 200, GAME_KILLS = 40, INTEGRITY_EVERY = 25 };

static char folder[64], program[4096], database_path[120], output_path[120], input_path[120];
static Rng rng;

/* Some are refused, which is as good: the prompt comes again. */
static const char *const script[] = {
    "roll 1 2", "buy",      "end",      "roll 2 4", "buy",      "end",      "roll 1 4", "buy",
    "end",      "roll 4 5", "decline",  "bid 20",   "bid 30",   "pass",     "end",      "roll 1 1",
    "buy",      "roll 2 3", "buy",      "end",      "nonsense", "roll 5 3", "buy",      "end",
    "undo",     "end",      "roll 6 3", "buy",      "end",      "roll 2 5", "buy",      "end",
};
enum { SCRIPT_LINES = sizeof script / sizeof script[0] };

/* ---- running the program ---- */

typedef struct Run {
    pid_t pid;
    int open_end; /* of its input, if more could come; else -1 */
    struct timespec began;
} Run;

static void write_input(int lines)
{
    FILE *file = fopen(input_path, "w");
    for (int i = 0; i < lines; i++) fprintf(file, "%s\n", script[i]);
    fclose(file);
}

/* Reads from `in`, which is closed here. */
static Run start_reading(char *const arguments[], int in)
{
    Run run = {.open_end = -1};
    fflush(stdout);
    unlink(output_path);
    clock_gettime(CLOCK_MONOTONIC, &run.began);
    run.pid = fork();
    if (run.pid == 0) {
        int out = open(output_path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
        dup2(in, STDIN_FILENO);
        dup2(out, STDOUT_FILENO);
        dup2(out, STDERR_FILENO);
        execv(program, arguments);
        _exit(127);
    }
    close(in);
    return run;
}

static Run start(char *const arguments[])
{
    return start_reading(arguments, open(input_path, O_RDONLY | O_CLOEXEC));
}

/* Has the whole script to read, and then waits for more: it never ends by itself. */
static Run start_waiting(char *const arguments[])
{
    int ends[2];
    CHECK_INT(0, pipe2(ends, O_CLOEXEC));
    for (int i = 0; i < SCRIPT_LINES; i++) dprintf(ends[1], "%s\n", script[i]);
    Run run = start_reading(arguments, ends[0]);
    run.open_end = ends[1];
    return run;
}

static int64_t nanoseconds_since(struct timespec began)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (now.tv_sec - began.tv_sec) * INT64_C(1000000000) + (now.tv_nsec - began.tv_nsec);
}

static int64_t finish(Run run, int *status)
{
    waitpid(run.pid, status, 0);
    return nanoseconds_since(run.began);
}

/* Kills it somewhere between its start and its usual end; true if it had ended. */
static bool kill_within(Run run, int64_t usual)
{
    int64_t after = (int64_t)(rng_next(&rng) % (uint64_t)(usual + usual / 20));
    struct timespec wait = {after / 1000000000, after % 1000000000};
    int status = 0;
    nanosleep(&wait, NULL);
    kill(run.pid, SIGKILL);
    waitpid(run.pid, &status, 0);
    if (run.open_end >= 0) close(run.open_end);
    return WIFEXITED(status);
}

/* Waits until it says something: most of a short run is its start. */
static void await_words(void)
{
    const struct timespec little = {.tv_nsec = 100000};
    struct stat found;
    for (int tries = 0; tries < 100000; tries++) {
        if (stat(output_path, &found) == 0 && found.st_size > 0) return;
        nanosleep(&little, NULL);
    }
}

/* A busy machine is sometimes slow and sometimes fast: the usual time follows. */
static void learn(bool was_late, int64_t *usual)
{
    *usual += was_late ? -*usual / 20 : *usual / 100;
}

/* ---- looking at what it left ---- */

static int count_prompts(void)
{
    static char text[1 << 20];
    FILE *file = fopen(output_path, "r");
    size_t length = file == NULL ? 0 : fread(text, 1, sizeof text - 1, file);
    if (file != NULL) fclose(file);
    text[length] = '\0';
    int count = 0;
    for (const char *at = text; (at = strstr(at, "> ")) != NULL; at++) {
        count += at - text >= 3 && (memcmp(at - 3, "Ada", 3) == 0 || memcmp(at - 3, "Bob", 3) == 0);
    }
    return count;
}

static int64_t number_of(sqlite3 *database, const char *sql, int64_t id)
{
    sqlite3_stmt *query = NULL;
    int64_t number = -1;
    if (sqlite3_prepare_v2(database, sql, -1, &query, NULL) == SQLITE_OK) {
        sqlite3_bind_int64(query, 1, id);
        number = sqlite3_step(query) == SQLITE_ROW ? sqlite3_column_int64(query, 0) : -1;
    }
    sqlite3_finalize(query);
    return number;
}

static void actions_of(sqlite3 *database, int64_t id, Text *text)
{
    sqlite3_stmt *query = NULL;
    sqlite3_prepare_v2(database, "SELECT text FROM actions WHERE game_id=?1 ORDER BY n", -1, &query,
                       NULL);
    sqlite3_bind_int64(query, 1, id);
    while (sqlite3_step(query) == SQLITE_ROW) {
        text_add(text, (const char *)sqlite3_column_text(query, 0));
        text_add_char(text, '\n');
    }
    sqlite3_finalize(query);
}

static void check_integrity(sqlite3 *database)
{
    sqlite3_stmt *query = NULL;
    sqlite3_prepare_v2(database, "PRAGMA integrity_check", -1, &query, NULL);
    CHECK_INT(SQLITE_ROW, sqlite3_step(query));
    CHECK_TEXT("ok", (const char *)sqlite3_column_text(query, 0));
    sqlite3_finalize(query);
}

static sqlite3 *open_database(void)
{
    sqlite3 *database = NULL;
    CHECK_INT(SQLITE_OK, sqlite3_open(database_path, &database));
    sqlite3_busy_timeout(database, 5000);
    return database;
}

static int64_t last_game(sqlite3 *database)
{
    return number_of(database, "SELECT max(id) FROM games", 0);
}

/* ---- the tests ---- */

static char *const people[] = {program,    "term",          "--testing", "--edition=smallest",
                               "--player", "Ada",           "--player",  "Bob",
                               "--rule",   "order=entered", NULL};

/* What the game holds after this many lines, all of which were shown. */
static Text after_lines[SCRIPT_LINES + 1];

static int64_t learn_script(void)
{
    int64_t usual = INT64_MAX;
    for (int lines = 0; lines <= SCRIPT_LINES; lines++) {
        int status = 1;
        write_input(lines);
        int64_t took = finish(start(people), &status);
        if (lines > SCRIPT_LINES / 2 && took < usual) usual = took;
        CHECK_INT(0, status);
        CHECK_INT(lines + 1, count_prompts());
        if (status != 0) return 0;
        sqlite3 *database = open_database();
        after_lines[lines] = text_growing();
        actions_of(database, last_game(database), &after_lines[lines]);
        sqlite3_close(database);
    }
    CHECK(after_lines[SCRIPT_LINES].length > 100);
    return usual;
}

/* The actions of the record that the program itself writes at the end. */
static void check_whole_record(void)
{
    char path[120], line[2000];
    int status = 1;
    snprintf(path, sizeof path, "%s/record", folder);
    write_input(SCRIPT_LINES);
    FILE *file = fopen(input_path, "a");
    fprintf(file, "record %s\n", path);
    fclose(file);
    finish(start(people), &status);
    CHECK_INT(0, status);
    Text actions = text_growing();
    bool begun = false;
    file = fopen(path, "r");
    CHECK(file != NULL);
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (begun && line[0] != '=') text_add(&actions, line);
        begun = begun || strcmp(line, "begin\n") == 0;
    }
    if (file != NULL) fclose(file);
    CHECK_TEXT(actions.start, after_lines[SCRIPT_LINES].start);
    text_free(&actions);
}

/* Is it what some line left, the first `shown` of them at least, or a part of
 * what the next line does? */
static bool fits(const char *actions, int shown)
{
    for (int lines = shown; lines <= SCRIPT_LINES; lines++) {
        if (text_same(actions, after_lines[lines].start)) return true;
        const char *next = lines < SCRIPT_LINES ? after_lines[lines + 1].start : "";
        bool longer = strlen(actions) > after_lines[lines].length;
        if (longer && strncmp(next, actions, strlen(actions)) == 0) return true;
    }
    return false;
}

static void what_was_shown_is_in_the_store(void)
{
    int64_t usual = learn_script();
    if (usual == 0) return;
    check_whole_record();
    int64_t before = 0, rest = usual / 4; /* the part after its first words */
    int unfinished = 0;
    for (int i = 0; i < KILLS; i++) {
        sqlite3 *database = open_database();
        before = last_game(database);
        sqlite3_close(database);
        int64_t *within = i % 2 == 0 ? &usual : &rest;
        Run run = start_waiting(people);
        if (within == &rest) await_words();
        kill_within(run, *within);
        int prompts = count_prompts();
        learn(prompts > SCRIPT_LINES, within);
        database = open_database();
        int64_t game = last_game(database);
        CHECK(prompts == 0 || game == before + 1);
        if (game == before + 1) {
            Text actions = text_growing();
            actions_of(database, game, &actions);
            bool good = fits(actions.start, prompts > 0 ? prompts - 1 : 0);
            CHECK(good);
            if (!good) printf("%d prompts, game %d:\n%s", prompts, (int)game, actions.start);
            CHECK_INT(number_of(database, "SELECT length FROM games WHERE id=?1", game),
                      number_of(database, "SELECT count(*) FROM actions WHERE game_id=?1", game));
            unfinished += prompts <= SCRIPT_LINES;
            text_free(&actions);
        }
        if (i % INTEGRITY_EVERY == 0 || i == KILLS - 1) check_integrity(database);
        sqlite3_close(database);
    }
    /* Else the moments were not chosen well and nothing was tried. */
    CHECK(unfinished > KILLS / 10);
    for (int i = 0; i <= SCRIPT_LINES; i++) text_free(&after_lines[i]);
}

static void a_game_killed_again_and_again_ends_as_it_would_have(void)
{
    char *const computers[] = {program,    "term",       "--edition=classic",
                               "--seed=3", "--player",   "Ada:simple",
                               "--player", "Bob:simple", NULL};
    int status = 1;
    write_input(0);
    int64_t usual = finish(start(computers), &status);
    CHECK_INT(0, status);
    if (status != 0) return;
    sqlite3 *database = open_database();
    Text expected = text_growing(), found = text_growing();
    actions_of(database, last_game(database), &expected);
    CHECK(expected.length > 0);
    int64_t reference = last_game(database);
    for (int i = 0; i < KILLS && last_game(database) == reference; i++) {
        learn(kill_within(start(computers), usual), &usual);
    }
    CHECK(last_game(database) == reference + 1);
    char number[24];
    snprintf(number, sizeof number, "%d", (int)last_game(database));
    char *const go_on[] = {program, "term", "--load", number, NULL};
    int64_t length = 0;
    for (int i = 0; i < GAME_KILLS; i++) {
        learn(kill_within(start(go_on), usual), &usual);
        int64_t now = number_of(database, "SELECT length FROM games WHERE id=?1", atoi(number));
        CHECK(now >= length);
        length = now;
    }
    finish(start(go_on), &status);
    CHECK_INT(0, status);
    actions_of(database, atoi(number), &found);
    CHECK_TEXT(expected.start, found.start);
    check_integrity(database);
    sqlite3_close(database);
    text_free(&expected);
    text_free(&found);
}

static bool find_program(void)
{
    const char *named = getenv("OPOLY");
    if (named != NULL) {
        snprintf(program, sizeof program, "%s", named);
    } else {
        char own[2000];
        ssize_t length = readlink("/proc/self/exe", own, sizeof own - 1);
        own[length > 0 ? length : 0] = '\0';
        char *slash = strrchr(own, '/');
        if (slash != NULL) *slash = '\0';
        snprintf(program, sizeof program, "%s/../opoly", own);
    }
    return access(program, X_OK) == 0;
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    if (!find_program()) {
        printf("%s is not there\n", program);
        return 1;
    }
    snprintf(folder, sizeof folder, "/tmp/opoly-test-XXXXXX");
    if (mkdtemp(folder) == NULL) return 1;
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("OPOLY_EDITIONS", "editions", 1); /* tests run from the top folder */
    snprintf(database_path, sizeof database_path, "%s/opoly/games.db", folder);
    snprintf(output_path, sizeof output_path, "%s/output", folder);
    snprintf(input_path, sizeof input_path, "%s/input", folder);
    uint64_t seed = (uint64_t)time(NULL);
    printf("seed %llu\n", (unsigned long long)seed);
    rng = rng_seed(seed, 0);
    RUN(what_was_shown_is_in_the_store);
    RUN(a_game_killed_again_and_again_ends_as_it_would_have);
    char command[100];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0) return 1;
    return check_done();
}
