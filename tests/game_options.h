/* game_options.h -- options of the programs that play games drawn by lot. */
#ifndef TESTS_GAME_OPTIONS_H
#define TESTS_GAME_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "workers.h"

typedef struct GameOptions {
    const char *program, *help;
    long games, first;
    uint64_t seed;
    int threads;
    const char *edition; /* NULL: all */
    bool quick;          /* what it means is the program's */
} GameOptions;

static inline long game_options_number(const GameOptions *options, const char *option,
                                       const char *words)
{
    char *end;
    long number = words == NULL ? -1 : strtol(words, &end, 10);
    if (words == NULL || *words == '\0' || *end != '\0' || number < 0) {
        fprintf(stderr, "%s: %s needs a number\n", options->program, option);
        exit(2);
    }
    return number;
}

static inline void game_options_set(GameOptions *options, const char *option, const char *value)
{
    if (strcmp(option, "--games") == 0) {
        options->games = game_options_number(options, option, value);
    } else if (strcmp(option, "--first") == 0) {
        options->first = game_options_number(options, option, value);
    } else if (strcmp(option, "--seed") == 0) {
        options->seed = (uint64_t)game_options_number(options, option, value);
    } else if (strcmp(option, "--threads") == 0) {
        long threads = game_options_number(options, option, value);
        options->threads = threads < 1 ? 1 : threads > WORKERS_MOST ? WORKERS_MOST : (int)threads;
    } else if (strcmp(option, "--edition") == 0 && value != NULL) {
        options->edition = value;
    } else {
        fprintf(stderr, "%s: no option %s; see %s --help\n", options->program, option,
                options->program);
        exit(2);
    }
}

/* Ends the program when it is asked for help or something is wrong. */
static inline void game_options_read(GameOptions *options, int count, char **words)
{
    for (int i = 1; i < count; i++) {
        if (strcmp(words[i], "--help") == 0) {
            fputs(options->help, stdout);
            exit(0);
        }
        /* Not every program knows it; then it is refused like any other word. */
        if (strcmp(words[i], "--quick") == 0 && strstr(options->help, "--quick") != NULL) {
            options->quick = true;
            continue;
        }
        game_options_set(options, words[i], i + 1 < count ? words[i + 1] : NULL);
        i++;
    }
}

/* The line that plays this one game again. */
static inline void game_options_again(const GameOptions *options, long number)
{
    printf("again with: %s --seed %llu --first %ld --games 1%s%s%s\n", options->program,
           (unsigned long long)options->seed, number, options->quick ? " --quick" : "",
           options->edition != NULL ? " --edition " : "",
           options->edition != NULL ? options->edition : "");
}

#endif
