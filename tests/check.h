/* check.h -- the checks of our test programs.
 *
 * Our own and not a library, because the same tests of the portable rooms
 * also run as WebAssembly under node, where a library would have to be built
 * first. Write tests as `static void` functions: the compiler then tells of
 * one that RUN does not name. main begins with check_arguments, names the tests
 * with RUN and returns check_done. */
#ifndef TESTS_CHECK_H
#define TESTS_CHECK_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static struct {
    int passed, failed; /* tests */
    int faults;         /* checks that failed in the running test */
} check_counts;

/* Names of tests on the command line: then only those run. */
static struct {
    int count;
    char **names;
    bool list; /* --list: say what there is, run nothing */
} check_chosen;

/* Both values are printed, and the test continues. */
#define CHECK(condition) check_true(__FILE__, __LINE__, #condition, (condition))
#define CHECK_INT(expected, actual) \
    check_int(__FILE__, __LINE__, #actual, (long long)(expected), (long long)(actual))
#define CHECK_TEXT(expected, actual) check_text(__FILE__, __LINE__, #actual, (expected), (actual))

#define RUN(function) check_run(#function, function)

static inline void check_true(const char *file, int line, const char *words, bool holds)
{
    if (!holds) {
        check_counts.faults++;
        printf("%s:%d: not true: %s\n", file, line, words);
    }
}

static inline void check_int(const char *file, int line, const char *words, long long expected,
                             long long actual)
{
    if (expected != actual) {
        check_counts.faults++;
        printf("%s:%d: %s: expected %lld (0x%llx), got %lld (0x%llx)\n", file, line, words,
               expected, (unsigned long long)expected, actual, (unsigned long long)actual);
    }
}

static inline void check_show_text(const char *words)
{
    if (words == NULL) {
        printf("NULL");
    } else {
        printf("\"%s\"", words);
    }
}

static inline void check_text(const char *file, int line, const char *words, const char *expected,
                              const char *actual)
{
    bool same =
        expected != NULL && actual != NULL ? strcmp(expected, actual) == 0 : expected == actual;
    if (!same) {
        check_counts.faults++;
        printf("%s:%d: %s:\n  expected ", file, line, words);
        check_show_text(expected);
        printf("\n  got      ");
        check_show_text(actual);
        printf("\n");
    }
}

/* The first line of main: `test_x NAME...` runs only these, `test_x --list`
 * names what there is. */
static inline void check_arguments(int argc, char **argv)
{
    check_chosen.count = argc - 1;
    check_chosen.names = argv + 1;
    check_chosen.list = argc == 2 && strcmp(argv[1], "--list") == 0;
}

static inline bool check_is_chosen(const char *name)
{
    if (check_chosen.list) printf("%s\n", name);
    for (int i = 0; i < check_chosen.count; i++) {
        if (strcmp(check_chosen.names[i], name) == 0) return true;
    }
    return check_chosen.count == 0;
}

static inline void check_run(const char *name, void (*function)(void))
{
    if (!check_is_chosen(name)) return;
    check_counts.faults = 0;
    function();
    if (check_counts.faults == 0) {
        check_counts.passed++;
    } else {
        check_counts.failed++;
        printf("FAILED %s\n", name);
    }
    /* A crash in the next test must not swallow what this one said. */
    fflush(stdout);
}

/* The closing line that tools/check adds up; the exit status of main. */
static inline int check_done(void)
{
    if (check_chosen.list) return 0;
    if (check_chosen.count > check_counts.passed + check_counts.failed) {
        printf("there is no such test; --list names them\n");
        check_counts.failed++;
    }
    printf("%d passed, %d failed\n", check_counts.passed, check_counts.failed);
    return check_counts.failed == 0 ? 0 : 1;
}

#endif
