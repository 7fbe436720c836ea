/* endings.c -- the terminal hangs up, the reader goes away, the window is told to end: the program
 * ends soon, with the right status, and nothing is lost. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"
#include "faults/cases.h"

enum { SOON = 20000 }; /* milliseconds, on a machine that does much else */

/* Standard input and output of a program that runs. */
typedef struct Running {
    pid_t pid;
    int side; /* ours: of its terminal or pipe */
    Text seen;
} Running;

static void begin(const char *name, const char *const *arguments)
{
    char path[TREE_PATH], *words[CASE_ARGUMENTS + 2];
    int count = 1;
    words[0] = (char *)(uintptr_t)cases_program(name, path);
    while (*arguments != NULL) words[count++] = (char *)(uintptr_t)*arguments++;
    words[count] = NULL;
    cases_enter(NULL);
    unsetenv("LD_PRELOAD"); /* here waiting must be waiting */
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    execv(path, words);
    _exit(126);
}

static Running on_terminal(const char *name, const char *const *arguments)
{
    Running running = {.side = posix_openpt(O_RDWR | O_NOCTTY), .seen = text_growing()};
    char slave[100] = "";
    CHECK(running.side >= 0 && grantpt(running.side) == 0 && unlockpt(running.side) == 0 &&
          ptsname_r(running.side, slave, sizeof slave) == 0);
    fflush(stdout);
    running.pid = fork();
    if (running.pid == 0) {
        setsid();
        int terminal = open(slave, O_RDWR); /* becomes the controlling one */
        ioctl(terminal, TIOCSCTTY, 0);
        for (int i = 0; i < 3; i++) dup2(terminal, i);
        close(terminal);
        close(running.side);
        begin(name, arguments);
    }
    return running;
}

/* Reads until the words have been seen. */
static bool see(Running *running, const char *words)
{
    struct pollfd ready = {.fd = running->side, .events = POLLIN};
    while (strstr(running->seen.start, words) == NULL) {
        char bytes[1000];
        if (poll(&ready, 1, SOON) <= 0) return false;
        ssize_t got = read(running->side, bytes, sizeof bytes);
        if (got <= 0) return false;
        text_add_bytes(&running->seen, bytes, (size_t)got);
    }
    text_clear(&running->seen);
    return true;
}

static void type_in(Running *running, const char *line)
{
    CHECK_INT(strlen(line), write(running->side, line, strlen(line)));
}

/* Its status when it ends soon; else it is killed. */
static int ended(Running *running)
{
    int status = 0;
    struct timespec moment = {.tv_nsec = 10 * 1000 * 1000};
    for (int i = 0; i < SOON / 10; i++) {
        if (waitpid(running->pid, &status, WNOHANG) == running->pid) {
            text_free(&running->seen);
            return status;
        }
        nanosleep(&moment, NULL);
    }
    kill(running->pid, SIGKILL);
    waitpid(running->pid, &status, 0);
    text_free(&running->seen);
    return status;
}

static int count_actions(int game)
{
    Saved saved;
    saved_read(cases_database(), &saved);
    CHECK(saved.sound);
    int count = saved.sound ? saved_count(&saved, game) : -1;
    saved_free(&saved);
    return count;
}

static const char *const go_on[] = {"games", "play", "1", "--testing", NULL};

static void the_terminal_hangs_up(void)
{
    cases_restore();
    int before = count_actions(0);
    Running running = on_terminal("opoly", go_on);
    CHECK(see(&running, "Ada> "));
    type_in(&running, "roll 6 3\n");
    CHECK(see(&running, "rolled 6 and 3"));
    close(running.side);
    int status = ended(&running);
    CHECK(WIFEXITED(status));
    CHECK_INT(128 + SIGHUP, WEXITSTATUS(status));
    CHECK(count_actions(0) > before);
}

/* A hang-up that the program may not hear of (nohup): reading fails. */
static void the_terminal_is_gone_without_a_signal(void)
{
    cases_restore();
    signal(SIGHUP, SIG_IGN);
    Running running = on_terminal("opoly", go_on);
    signal(SIGHUP, SIG_DFL);
    CHECK(see(&running, "Ada> "));
    close(running.side);
    int status = ended(&running);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) <= 1);
    count_actions(0);
}

static void watopoly_hangs_up_too(void)
{
    static const char *const load[] = {"-load", "wat.txt", NULL};
    cases_restore();
    Running running = on_terminal("watopoly", load);
    CHECK(see(&running, "Alice"));
    close(running.side);
    int status = ended(&running);
    CHECK(WIFEXITED(status));
    CHECK_INT(128 + SIGHUP, WEXITSTATUS(status));
}

/* "opoly term ... | head -n 1" */
static void the_reader_goes_away(void)
{
    static const char *const computers[] = {"term", "--edition",  "smallest", "--seed",     "9",
                                            "-p",   "Ada:simple", "-p",       "Bob:simple", NULL};
    int ends[2];
    cases_restore();
    CHECK_INT(0, pipe(ends));
    fflush(stdout);
    Running running = {.pid = fork(), .side = ends[0], .seen = text_growing()};
    if (running.pid == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        begin("opoly", computers);
    }
    close(ends[1]);
    close(ends[0]);
    int status = ended(&running);
    CHECK(WIFEXITED(status));
    CHECK_INT(1, WEXITSTATUS(status));
    count_actions(2);
}

/* The window plays computers alone, nobody sees it, and it is told to end. */
static void the_window_is_told_to_end(void)
{
    static const char *const window[] = {"--edition",  "smallest", "--player",
                                         "Ada:simple", "--player", "Bob:simple",
                                         "--seed",     "3",        NULL};
    static const int signals[] = {SIGTERM, SIGINT, SIGHUP};
    char path[TREE_PATH];
    if (access(cases_program("opoly-desktop", path), X_OK) != 0) return;
    for (int i = 0; i < 3; i++) {
        struct timespec moment = {.tv_nsec = 50 * 1000 * 1000};
        cases_restore();
        fflush(stdout);
        Running running = {.pid = fork(), .seen = text_growing()};
        if (running.pid == 0) begin("opoly-desktop", window);
        for (int n = 0; n < SOON / 50 && count_actions(2) < 3; n++) nanosleep(&moment, NULL);
        int before = count_actions(2);
        CHECK(before >= 3);
        kill(running.pid, signals[i]);
        int status = ended(&running);
        /* Asked to close, it does; hung up on, it ends by the signal. */
        if (signals[i] == SIGHUP) {
            CHECK(WIFSIGNALED(status) ? WTERMSIG(status) == SIGHUP : WEXITSTATUS(status) == 129);
        } else {
            CHECK_INT(0, status);
        }
        CHECK(count_actions(2) >= before);
    }
}

int main(void)
{
    if (!cases_begin()) return 1;
    RUN(the_terminal_hangs_up);
    RUN(the_terminal_is_gone_without_a_signal);
    RUN(watopoly_hangs_up_too);
    RUN(the_reader_goes_away);
    RUN(the_window_is_told_to_end);
    cases_end();
    return check_done();
}
