/* check.h -- the checks of our test programs.
 *
 * Our own and not a library, because the same tests of the portable rooms
 * also run as WebAssembly under node, where a library would have to be built
 * first. Write tests as `static void` functions: the compiler then tells of
 * one that RUN does not name. */
#ifndef TESTS_CHECK_H
#define TESTS_CHECK_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static struct {
    int passed, failed; /* tests */
    int faults;         /* checks that failed in the running test */
} check_counts;

/* Both values are printed, and the test goes on. */
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

static inline void check_run(const char *name, void (*function)(void))
{
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
    printf("%d passed, %d failed\n", check_counts.passed, check_counts.failed);
    return check_counts.failed == 0 ? 0 : 1;
}

#endif
