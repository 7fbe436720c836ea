/* lab_options.h -- what the commands of the laboratory are asked to do. */
#ifndef APPS_LAB_LAB_OPTIONS_H
#define APPS_LAB_LAB_OPTIONS_H

#include "apps/command/options.h"
#include "lab/match.h"
#include "lab/report.h"

enum { LAB_RULES = 100, LAB_COMMAND_SIZE = 4000 };

/* Rows for the option lists of the commands; each takes those it knows. */
#define LAB_OPTION_EDITION                                           \
    {                                                                \
        .name = "edition", .letter = 'e', .value = "NAME",           \
        .help = T_("the edition, or the path of its file (classic)") \
    }
#define LAB_OPTION_RULE                                                        \
    {                                                                          \
        .name = "rule", .letter = 'r', .value = "NAME=VALUE",                  \
        .help = T_("a house rule; '{word}' lists them"), .word = "opoly rules" \
    }
#define LAB_OPTION_SEED                                                                          \
    {                                                                                            \
        .name = "seed", .letter = 's', .value = "N", .help = T_("the same games every time (1)") \
    }
#define LAB_OPTION_THREADS                                              \
    {                                                                   \
        .name = "threads", .letter = 't', .value = "N",                 \
        .help = T_("use this many processors (all; with MPI 1 a rank)") \
    }
#define LAB_OPTION_ROUNDS                                                                 \
    {                                                                                     \
        .name = "rounds", .value = "N", .help = T_("longer games are counted out (1000)") \
    }
#define LAB_OPTION_JAIL                                                               \
    {                                                                                 \
        .name = "jail", .letter = 'j', .value = "WAY",                                \
        .help = T_("only this way out of jail: {word}"), .word = "pay, throw or wait" \
    }
#define LAB_OPTION_CSV                                                         \
    {                                                                          \
        .name = "csv", .help = T_("the first table as comma-separated values") \
    }
#define LAB_OPTION_JSON                                                      \
    {                                                                        \
        .name = "json", .help = T_("the whole report as JSON, for programs") \
    }
#define LAB_OPTION_REPORT                                                     \
    {                                                                         \
        .name = "report", .value = "DIR",                                     \
        .help = T_("all tables and pictures, and a page with them, in files") \
    }

/* What every command that plays games has at the end. */
#define LAB_OPTIONS_OF_GAMES                                                                 \
    LAB_OPTION_SEED, LAB_OPTION_THREADS, LAB_OPTION_ROUNDS, LAB_OPTION_CSV, LAB_OPTION_JSON, \
        LAB_OPTION_REPORT

typedef struct LabWanted {
    const char *edition, *players, *report;
    const char *from, *into, *rivals, *numbers, *editions;
    const char *rules[LAB_RULES];
    int rule_count;
    int64_t seats, games, rolls, generations, population, trial; /* 0 when not given */
    int64_t epochs, dealt;                                       /* dealt: -1 when not given */
    int64_t rollouts;
    uint64_t seed;
    int64_t threads, rounds, confidence;
    int jail; /* JailPolicy, -1 when not given */
    bool csv, json, held, resume;
    char command[LAB_COMMAND_SIZE]; /* as typed, without what makes no difference to the report */
    const Language *language;       /* of reports; NULL: English */
} LabWanted;

/* Reads the options of `command`. True to continue; else `status` is the
 * exit status, and everything has been reported. Arguments are at optind. */
bool lab_options_read(const CommandSpec *command, int argc, char **argv, LabWanted *wanted,
                      int *status);

/* Reads the edition with its house rules; false, with the exit status, after
 * reporting what is wrong. */
bool lab_options_edition(const LabWanted *wanted, Edition *edition, int *status);

/* Does the edition have the requested way out of jail? If not, reports it
 * and sets the exit status. */
bool lab_options_jail(const CommandSpec *command, const LabWanted *wanted, const Edition *edition,
                      int *status);

/* Seats the players named in `list` ("a,b,c") in the match; false after
 * reporting what is wrong. Sets the seats, the seed and the limit as well. */
bool lab_options_match(const CommandSpec *command, const LabWanted *wanted, const char *list,
                       const Edition *edition, Match *match);

/* Adds a chair for each player named in the list; false after reporting what
 * is wrong. */
bool lab_options_players(const CommandSpec *command, const char *list, Match *match);

/* Prints the report as wanted, writes its files, and frees it. Both say where it comes from:
 * `players` are those who played, NULL: nobody did. The exit status. */
int lab_options_show(const LabWanted *wanted, const char *players, Report *report);

/* A command about an edition alone: reads the options and does `work`; the
 * exit status. */
int lab_options_run(const CommandSpec *command, int argc, char **argv,
                    int (*work)(const CommandSpec *command, const Edition *edition,
                                const LabWanted *wanted));

#endif
