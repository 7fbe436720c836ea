/* cmd_lab_compare.c -- opoly lab compare: is one player better than another? */
#include <getopt.h>

#include "apps/command/output.h"
#include "apps/lab/cmd_lab.h"
#include "apps/lab/lab_options.h"
#include "apps/lab/lab_runner.h"
#include "base/mem.h"
#include "lab/compare_report.h"

enum { MOST_GAMES = 100000, USUAL_SEATS = 4 };

static const OptionSpec options[] = {
    LAB_OPTION_EDITION,
    LAB_OPTION_RULE,
    {.name = "seats", .value = "N", .help = T_("players at a table, half of each kind (4, or 2)")},
    {.name = "games",
     .letter = 'g',
     .value = "N",
     .help = T_("give up after this many games (100000)")},
    {.name = "confidence", .value = "PERCENT", .help = T_("confidence: 50 to 99 (95)")},
    LAB_OPTIONS_OF_GAMES,
    {0},
};

/* "a,b,a,b": as many chairs as seats. */
static void list_write(const char *first, const char *second, int seats, Text *list)
{
    for (int i = 0; i < seats; i++) {
        if (i > 0) text_add_char(list, ',');
        text_add(list, i % 2 == 0 ? first : second);
    }
}

static int compare(const Match *match, const LabWanted *wanted, const char *players)
{
    Tally *tally = mem_new(1, sizeof *tally);
    SequentialTest *test = mem_new(1, sizeof *test);
    uint64_t games = wanted->games > 0 ? (uint64_t)wanted->games : MOST_GAMES;
    *test = (SequentialTest){.match = match,
                             .confidence = (double)wanted->confidence / 100,
                             .most_deals = (int64_t)match_deals(match, games)};
    LabWork work = lab_runner_match(match);
    while (test->verdict == TEST_OPEN) {
        lab_runner_run(&work, (uint64_t)tally->deals, sequential_test_next(test, tally),
                       (int)wanted->threads, tally);
        sequential_test_look(test, tally);
    }
    int status =
        lab_options_show(wanted, players, compare_report_new(test, tally, wanted->language));
    if (tally->refused != 0) status = EXIT_FAILED;
    mem_free(test);
    mem_free(tally);
    return status;
}

static int with_edition(const CommandSpec *command, const LabWanted *wanted, char **words,
                        const Edition *edition)
{
    int most = edition->rule[RULE_PLAYERS_MAX];
    int seats = wanted->seats > 0 ? (int)wanted->seats : most < USUAL_SEATS ? 2 : USUAL_SEATS;
    if (seats % 2 != 0) return WRONG_PLAIN(command, T_("the seats must be an even number"));
    Match match;
    Text list = text_growing();
    list_write(words[0], words[1], seats, &list);
    int status = EXIT_USAGE;
    if (lab_options_match(command, wanted, list.start, edition, &match))
        status = match.entrant_count == 2 ? compare(&match, wanted, list.start)
                                          : WRONG_PLAIN(command, T_("these are the same player"));
    text_free(&list);
    return status;
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    LabWanted wanted;
    int status = EXIT_USAGE;
    if (!lab_options_read(command, argc, argv, &wanted, &status)) return status;
    if (argc - optind != 2) return WRONG_PLAIN(command, T_("name two players"));
    Edition *edition = mem_new(1, sizeof *edition);
    if (lab_options_edition(&wanted, edition, &status))
        status = with_edition(command, &wanted, argv + optind, edition);
    mem_free(edition);
    return status;
}

const CommandSpec cmd_lab_compare = {
    .name = "lab compare",
    .usage = "A B [OPTION]...",
    .summary = T_("Plays A against B until one of them is seen to be better"),
    .about = T_("Half of the seats are A's and half are B's. The test may look at the games as\n"
                "often as it likes: the stated confidence holds for the whole of it."),
    .options = options,
    .run = run,
};
