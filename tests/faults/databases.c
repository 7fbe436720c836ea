/* databases.c -- damaged, foreign and busy databases: one sentence, and not a byte of them lost. */
#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/rng.h"
#include "check.h"
#include "faults/cases.h"

enum { FLIPS = 60, PAGE = 4096 };

static const char *const games[] = {"games", NULL};
static const char *const play[] = {"term",   "--testing",     "--edition", "smallest",
                                   "--rule", "order=entered", "-p",        "Ada",
                                   "-p",     "Bob",           NULL};
static const char lines[] = "roll 1 2\nend\nquit\n";

/* ---- helpers ---- */

static Text database_bytes(void)
{
    Text bytes = text_growing();
    tree_file(cases_database(), &bytes);
    return bytes;
}

static bool all_sentences(const Text *err)
{
    for (const char *at = err->start; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        if (strncmp(at, "opoly: ", 7) != 0 || strchr(".?", at[length - 1]) == NULL) return false;
        at += length + (at[length] == '\n');
    }
    return true;
}

static int count_lines(const Text *text)
{
    int count = 0;
    for (const char *at = text->start; *at != '\0'; at++) count += *at == '\n';
    return count;
}

/* Are these bytes still there: in the database, or in one moved aside? */
static bool kept(const Tree *tree, const Text *bytes)
{
    Text now = database_bytes();
    bool there = now.length == bytes->length && memcmp(now.start, bytes->start, now.length) == 0;
    for (int i = 0; i < tree->count; i++) {
        there = there || (strstr(tree->names[i], "games.db.damaged-") != NULL &&
                          tree->contents[i].length == bytes->length &&
                          memcmp(tree->contents[i].start, bytes->start, bytes->length) == 0);
    }
    text_free(&now);
    return there;
}

/* Looks at the damage with `opoly games`; the bytes survive. True when it was
 * noticed. */
static bool look_at_damage(const char *name)
{
    Trial trial;
    Text bytes = database_bytes();
    case_command("opoly", games, NULL, &trial);
    bool noticed = trial.err.length > 0;
    CHECK(WIFEXITED(trial.status) && WEXITSTATUS(trial.status) <= 1);
    CHECK(trial.status == 0 || noticed);
    CHECK(all_sentences(&trial.err) && count_lines(&trial.err) <= 2);
    CHECK(kept(&trial.tree, &bytes));
    if (check_counts.faults > 0) printf("%s: %s\n", name, trial.err.start);
    trial_free(&trial);
    text_free(&bytes);
    return noticed;
}

/* A game can be played anyway, and the player is told if it is not saved. */
static void play_with_damage(const char *name)
{
    Trial trial;
    case_command("opoly", play, lines, &trial);
    CHECK(WIFEXITED(trial.status) && WEXITSTATUS(trial.status) <= 1);
    CHECK(trial.status == 0 || trial.err.length > 0);
    CHECK(all_sentences(&trial.err));
    CHECK(strstr(trial.out.start, "It is Bob's turn") != NULL);
    if (check_counts.faults > 0) printf("%s: %s%s\n", name, trial.out.start, trial.err.start);
    trial_free(&trial);
}

static void damage(const char *name, const Text *bytes)
{
    cases_restore();
    tree_write(cases_database(), bytes->start, bytes->length);
    CHECK(look_at_damage(name));
    cases_restore();
    tree_write(cases_database(), bytes->start, bytes->length);
    play_with_damage(name);
}

static void change(const char *sql)
{
    sqlite3 *database = NULL;
    CHECK_INT(SQLITE_OK, sqlite3_open(cases_database(), &database));
    CHECK_INT(SQLITE_OK, sqlite3_exec(database, sql, NULL, NULL, NULL));
    sqlite3_close(database);
}

/* ---- the tests ---- */

static void what_is_no_database_is_put_aside(void)
{
    Text bytes = text_growing();
    text_add(&bytes, "Dear diary, today I bought a house.\n");
    while (bytes.length < 3 * PAGE) text_add(&bytes, "And another one.\n");
    damage("a diary", &bytes);
    text_free(&bytes);
}

static void a_truncated_database_is_put_aside(void)
{
    cases_restore();
    Text bytes = database_bytes();
    CHECK(bytes.length > 4 * PAGE);
    size_t lengths[] = {50, 1000, PAGE, 2 * PAGE + 100, bytes.length / 2, bytes.length - PAGE};
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        Text cut = bytes;
        cut.length = lengths[i];
        char name[40];
        snprintf(name, sizeof name, "%zu bytes", cut.length);
        damage(name, &cut);
    }
    text_free(&bytes);
}

static void an_overwritten_header_is_put_aside(void)
{
    cases_restore();
    Text bytes = database_bytes();
    memset(bytes.start, 'x', 100);
    damage("header", &bytes);
    text_free(&bytes);
}

/* SQLite sees some of it only when it reads that page. */
static void flipped_pages_never_crash(void)
{
    Rng rng = rng_seed(17, 0);
    int noticed = 0;
    for (int n = 0; n < FLIPS; n++) {
        cases_restore();
        Text bytes = database_bytes();
        size_t page = rng_next(&rng) % (bytes.length / PAGE) * PAGE;
        size_t from = page + rng_next(&rng) % PAGE, count = 1 + rng_next(&rng) % 200;
        for (size_t i = from; i < from + count && i < bytes.length; i++) {
            bytes.start[i] = (char)(bytes.start[i] ^ (char)rng_next(&rng));
        }
        char name[80];
        snprintf(name, sizeof name, "%zu bytes flipped at %zu", count, from);
        tree_write(cases_database(), bytes.start, bytes.length);
        noticed += look_at_damage(name);
        if (n % 4 == 0) {
            cases_restore();
            tree_write(cases_database(), bytes.start, bytes.length);
            play_with_damage(name);
        }
        text_free(&bytes);
    }
    CHECK(noticed > 0);
}

static void a_folder_in_its_place_is_told(void)
{
    cases_restore();
    unlink(cases_database());
    CHECK_INT(0, mkdir(cases_database(), 0700));
    CHECK(look_at_damage("a folder"));
    play_with_damage("a folder");
    struct stat info;
    CHECK(stat(cases_database(), &info) == 0 && S_ISDIR(info.st_mode));
}

static void what_a_newer_opoly_made_is_left_alone(void)
{
    Trial trial;
    cases_restore();
    change("PRAGMA user_version=3; ALTER TABLE games ADD COLUMN weather TEXT");
    CHECK(look_at_damage("newer"));
    play_with_damage("newer");
    case_command("opoly", games, NULL, &trial);
    CHECK_INT(1, WEXITSTATUS(trial.status));
    CHECK(strstr(trial.err.start, "newer opoly") != NULL);
    trial_free(&trial);
}

/* Another program holds the lock and does not let go. */
static void a_busy_database_is_told(void)
{
    sqlite3 *database = NULL;
    Trial trial;
    cases_restore();
    CHECK_INT(SQLITE_OK, sqlite3_open(cases_database(), &database));
    CHECK_INT(SQLITE_OK, sqlite3_exec(database, "BEGIN IMMEDIATE; DELETE FROM games WHERE id=99",
                                      NULL, NULL, NULL));
    static const char *const delete[] = {"games", "delete", "2", "--yes", NULL};
    case_command("opoly", delete, NULL, &trial);
    CHECK_INT(1, WEXITSTATUS(trial.status));
    CHECK(strstr(trial.err.start, "busy") != NULL && count_lines(&trial.err) == 1);
    trial_free(&trial);
    case_command("opoly", play, lines, &trial);
    CHECK_INT(1, WEXITSTATUS(trial.status));
    CHECK(strstr(trial.err.start, "cannot be saved now") != NULL);
    CHECK(strstr(trial.err.start, "were not saved") != NULL);
    CHECK(strstr(trial.out.start, "It is Bob's turn") != NULL);
    trial_free(&trial);
    sqlite3_exec(database, "ROLLBACK", NULL, NULL, NULL);
    sqlite3_close(database);
    case_command("opoly", games, NULL, &trial);
    CHECK_INT(0, trial.status);
    CHECK_TEXT("", trial.err.start);
    CHECK(saved_same(&trial.saved, cases_saved_before()));
    trial_free(&trial);
}

/* A read that fails looks like damage to SQLite; the games stay where they are. */
static void a_read_error_is_no_damage(void)
{
    static const Case list = {"list", "opoly", {"games"}, NULL, NO_GAME, false};
    for (long number = 1; number <= 12; number++) {
        for (int mode = FAULT_ONCE; mode <= FAULT_FROM_THEN_ON; mode++) {
            Fault fault = {FAULT_READ, EIO, number, (FaultMode)mode};
            Trial trial;
            case_run(&list, &fault, CASE_LINES, &trial);
            CHECK(strstr(trial.err.start, "moved") == NULL);
            CHECK(trial.saved.sound && saved_same(&trial.saved, cases_saved_before()));
            trial_free(&trial);
        }
    }
}

int main(void)
{
    if (!cases_begin()) return 1;
    RUN(what_is_no_database_is_put_aside);
    RUN(a_truncated_database_is_put_aside);
    RUN(an_overwritten_header_is_put_aside);
    RUN(flipped_pages_never_crash);
    RUN(a_folder_in_its_place_is_told);
    RUN(what_a_newer_opoly_made_is_left_alone);
    RUN(a_busy_database_is_told);
    RUN(a_read_error_is_no_damage);
    cases_end();
    return check_done();
}
