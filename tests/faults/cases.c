/* cases.c -- what is run while things go wrong. */
#include "faults/cases.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE = 30 }; /* seconds that a run may take */

#define PEOPLE \
    "--testing", "--edition", "smallest", "--rule", "order=entered", "-p", "Ada", "-p", "Bob"

static const char begin_lines[] =
    "roll 1 2\nbuy\nend\nroll 2 4\nbuy\nend\nroll 1 4\nbuy\nend\nnonsense\nroll 1 1\nbuy\n"
    "save\nsave game.record\nend\nroll 2 3\nquit\n";
static const char go_on_lines[] = "roll 6 3\nbuy\nend\nroll 2 5\nsave old.record\nend\n";
static const char watopoly_lines[] = "2\nAlice\nG\nBob\nB\nroll 1 2\nbuy\nnext\nroll 1 4\n"
                                     "save new.txt\nnext\nsave wat.txt\n";

const Case cases[] = {
    {"begin", "opoly", {"term", "--seed", "1", PEOPLE}, begin_lines, 2, false},
    {"go-on", "opoly", {"games", "play", "1", "--testing"}, go_on_lines, 0, false},
    {"list", "opoly", {"games"}, NULL, NO_GAME, false},
    {"show", "opoly", {"games", "show", "2"}, NULL, NO_GAME, false},
    {"export", "opoly", {"games", "export", "1", "old.record"}, NULL, NO_GAME, false},
    {"delete", "opoly", {"games", "delete", "2", "--yes"}, NULL, NO_GAME, false},
    {"import", "opoly", {"games", "import", "old.record"}, NULL, NO_GAME, false},
    {"replay", "opoly", {"replay", "old.record"}, NULL, NO_GAME, false},
    {"edition-list", "opoly", {"edition"}, NULL, NO_GAME, false},
    {"edition-show", "opoly", {"edition", "show", "classic"}, NULL, NO_GAME, false},
    {"edition-check", "opoly", {"edition", "check", "mine.edition"}, NULL, NO_GAME, false},
    {"edition-new",
     "opoly",
     {"edition", "new", "my-town", "--from", "smallest"},
     NULL,
     NO_GAME,
     false},
    {"edition-import", "opoly", {"edition", "import", "hamlet.conf"}, NULL, NO_GAME, false},
    {"lab-play",
     "opoly",
     {"lab", "play", "--players", "simple,random", "--edition", "smallest", "--games", "4",
      "--threads", "1", "--report", "report"},
     NULL,
     NO_GAME,
     true},
    {"lab-evolve",
     "opoly",
     {"lab", "evolve", "--edition", "smallest", "--games", "4", "--trial", "4", "--numbers", "buy_",
      "--brood", "4", "--generations", "1", "--threads", "1", "--into", "bred"},
     NULL,
     NO_GAME,
     false},
    {"watopoly", "watopoly", {"-testing", "-seed", "1"}, watopoly_lines, NO_GAME, false},
    {"watopoly-load",
     "watopoly",
     {"-testing", "-load", "wat.txt"},
     "roll 1 2\nsave wat.txt\n",
     NO_GAME,
     false},
    {"shot",
     "opoly-desktop",
     {"--shot", "shot.png", "--screen", "table", "--load", "2"},
     NULL,
     NO_GAME,
     true},
};
const int case_count = sizeof cases / sizeof cases[0];

/* ---- where things are ---- */

static char work[64], run_folder[TREE_PATH], before_folder[TREE_PATH], database[TREE_PATH];
static char programs[TREE_PATH], library[TREE_PATH], editions[TREE_PATH], ledger_path[TREE_PATH];
static Tree before;
static Saved saved_before;
static FaultLedger *ledger;

const char *cases_work(void)
{
    return work;
}
const char *cases_database(void)
{
    return database;
}
const Tree *cases_before(void)
{
    return &before;
}
const Saved *cases_saved_before(void)
{
    return &saved_before;
}

const char *cases_program(const char *name, char path[TREE_PATH])
{
    snprintf(path, TREE_PATH, "%.4000s/%.80s", programs, name);
    return path;
}

static bool find_programs(void)
{
    const char *named = getenv("OPOLY"), *shim = getenv("FAULTS");
    char *slash;
    if (named == NULL || shim == NULL || realpath(named, programs) == NULL ||
        realpath(shim, library) == NULL || realpath("editions", editions) == NULL) {
        printf("OPOLY and FAULTS must name the program and the library of faults\n");
        return false;
    }
    slash = strrchr(programs, '/');
    *slash = '\0';
    return true;
}

static bool open_ledger(void)
{
    int file = open(ledger_path, O_RDWR | O_CREAT, 0600);
    if (file < 0 || ftruncate(file, sizeof *ledger) != 0) return false;
    void *shared = mmap(NULL, sizeof *ledger, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (shared == MAP_FAILED) return false;
    ledger = shared;
    return true;
}

/* ---- running ---- */

void cases_restore(void)
{
    tree_wipe(run_folder);
    tree_copy(before_folder, run_folder);
}

void cases_enter(const Fault *fault)
{
    char path[TREE_PATH + 16];
    clearenv();
    setenv("PATH", "/usr/bin:/bin", 1);
    setenv("HOME", run_folder, 1);
    snprintf(path, sizeof path, "%s/data", run_folder);
    setenv("XDG_DATA_HOME", path, 1);
    snprintf(path, sizeof path, "%s/config", run_folder);
    setenv("XDG_CONFIG_HOME", path, 1);
    snprintf(path, sizeof path, "%s/cache", work); /* of fonts, made once */
    setenv("XDG_CACHE_HOME", path, 1);
    setenv("OPOLY_EDITIONS", editions, 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("TZ", "UTC", 1);
    setenv("TERM", "dumb", 1);
    setenv("LD_PRELOAD", library, 1);
    setenv("FAULT_LEDGER", ledger_path, 1);
    if (fault != NULL) {
        snprintf(path, sizeof path, "%d %ld %ld %d", (int)fault->group, fault->what, fault->number,
                 (int)fault->mode);
        setenv("FAULT", path, 1);
    }
    if (chdir(run_folder) != 0) _exit(126);
}

static void in_child(const char *program, const char *const *arguments, const Fault *fault)
{
    char path[TREE_PATH], name[TREE_PATH + 16], *words[CASE_ARGUMENTS + 2];
    int count = 1;
    words[0] = (char *)(uintptr_t)cases_program(program, path);
    while (*arguments != NULL) words[count++] = (char *)(uintptr_t)*arguments++;
    words[count] = NULL;
    snprintf(name, sizeof name, "%s/input", work);
    int in = open(name, O_RDONLY);
    snprintf(name, sizeof name, "%s/out", work);
    int out = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    snprintf(name, sizeof name, "%s/err", work);
    int err = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    close(in);
    close(out);
    close(err);
    cases_enter(fault);
    execv(path, words);
    _exit(126);
}

static void write_input(const char *lines, int count)
{
    char path[TREE_PATH + 16];
    size_t length = 0;
    if (lines == NULL) lines = "";
    for (; count > 0 && lines[length] != '\0'; count--) {
        length += strcspn(lines + length, "\n");
        length += lines[length] == '\n';
    }
    snprintf(path, sizeof path, "%s/input", work);
    tree_write(path, lines, length);
}

/* Waits for it, but not for ever. */
static void wait_for(pid_t pid, Trial *trial)
{
    sigset_t child;
    struct timespec most = {.tv_sec = PATIENCE};
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    trial->hung = sigtimedwait(&child, NULL, &most) < 0 && errno == EAGAIN;
    if (trial->hung) kill(pid, SIGKILL);
    waitpid(pid, &trial->status, 0);
    /* The one that was pending since another child has ended. */
    struct timespec at_once = {0};
    while (sigtimedwait(&child, NULL, &at_once) == SIGCHLD) {
    }
}

static void look(Trial *trial)
{
    char path[TREE_PATH + 16];
    trial->fired = atomic_load(&ledger->fired) > 0;
    memcpy(trial->name, ledger->name, sizeof trial->name);
    for (int i = 0; i < FAULT_GROUPS; i++) trial->counts[i] = atomic_load(&ledger->counts[i]);
    trial->out = text_growing();
    trial->err = text_growing();
    snprintf(path, sizeof path, "%s/out", work);
    tree_file(path, &trial->out);
    snprintf(path, sizeof path, "%s/err", work);
    tree_file(path, &trial->err);
    tree_read(run_folder, &trial->tree);
    saved_read(database, &trial->saved);
}

static void run(const char *program, const char *const *arguments, const Fault *fault, Trial *trial)
{
    sigset_t child;
    *trial = (Trial){0};
    memset((void *)ledger, 0, sizeof *ledger);
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    sigprocmask(SIG_BLOCK, &child, NULL);
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0) {
        sigprocmask(SIG_UNBLOCK, &child, NULL);
        in_child(program, arguments, fault);
    }
    wait_for(pid, trial);
    look(trial);
}

void case_run(const Case *self, const Fault *fault, int lines, Trial *trial)
{
    cases_restore();
    write_input(self->input, lines);
    run(self->program, self->arguments, fault, trial);
}

void case_command(const char *program, const char *const *arguments, const char *input,
                  Trial *trial)
{
    write_input(input, CASE_LINES);
    run(program, arguments, NULL, trial);
}

void trial_free(Trial *trial)
{
    text_free(&trial->out);
    text_free(&trial->err);
    tree_free(&trial->tree);
    saved_free(&trial->saved);
}

/* ---- before everything ---- */

static bool made(const char *program, const char *const *arguments, const char *input)
{
    Trial trial;
    case_command(program, arguments, input, &trial);
    bool good = trial.status == 0;
    if (!good) printf("%s %s: %s%s\n", program, arguments[0], trial.out.start, trial.err.start);
    trial_free(&trial);
    return good;
}

/* Two saved games, a record, an edition, a board of monopd, a saved game of
 * Watopoly and a bred generation. */
static bool furnish(const char *monopd)
{
    static const char *const first[] = {"term", PEOPLE, NULL};
    static const char *const second[] = {"term", "--edition",  "smallest", "--seed",     "5",
                                         "-p",   "Ada:simple", "-p",       "Bob:simple", NULL};
    static const char *const record[] = {"games", "export", "2", "old.record", NULL};
    static const char *const edition[] = {"edition", "new", "mine",         "--from",
                                          "classic", "-o",  "mine.edition", NULL};
    static const char *const bred[] = {
        "lab",           "evolve", "--edition", "smallest", "--games", "4",
        "--trial",       "4",      "--numbers", "buy_",     "--brood", "4",
        "--generations", "1",      "--into",    "bred",     NULL};
    static const char *const watopoly[] = {"-testing", "-seed", "1", NULL};
    char path[TREE_PATH + 16];
    snprintf(path, sizeof path, "%s/hamlet.conf", run_folder);
    tree_write(path, monopd, strlen(monopd));
    return made("opoly", first, "roll 1 2\nbuy\nend\nroll 2 4\nbuy\nend\n") &&
           made("opoly", second, NULL) && made("opoly", record, NULL) &&
           made("opoly", edition, NULL) && made("opoly", bred, NULL) &&
           made("watopoly", watopoly, "2\nAlice\nG\nBob\nB\nsave wat.txt\n");
}

bool cases_begin(void)
{
    Text monopd = text_growing();
    if (!find_programs() || !tree_file("tests/faults/hamlet.conf", &monopd)) return false;
    /* Better in memory: thousands of runs make thousands of files. */
    snprintf(work, sizeof work, "/dev/shm/opoly-faults-XXXXXX");
    if (mkdtemp(work) == NULL) {
        snprintf(work, sizeof work, "/tmp/opoly-faults-XXXXXX");
        if (mkdtemp(work) == NULL) return false;
    }
    snprintf(run_folder, sizeof run_folder, "%s/run", work);
    snprintf(before_folder, sizeof before_folder, "%s/before", work);
    snprintf(database, sizeof database, "%s/run/data/opoly/games.db", work);
    snprintf(ledger_path, sizeof ledger_path, "%s/ledger", work);
    mkdir(run_folder, 0700);
    bool good = open_ledger() && furnish(monopd.start);
    text_free(&monopd);
    if (!good) return false;
    tree_copy(run_folder, before_folder);
    tree_read(before_folder, &before);
    saved_read(database, &saved_before);
    return true;
}

void cases_end(void)
{
    tree_free(&before);
    saved_free(&saved_before);
    tree_wipe(work);
}
