/* cmd_lab_play.c -- opoly lab play: a series of games and who won them. */
#include "apps/command/output.h"
#include "apps/lab/cmd_lab.h"
#include "apps/lab/lab_options.h"
#include "apps/lab/lab_runner.h"
#include "base/mem.h"
#include "lab/play_report.h"

enum { USUAL_GAMES = 1000 };

static const OptionSpec options[] = {
    LAB_OPTION_EDITION,
    LAB_OPTION_RULE,
    {.name = "players",
     .letter = 'p',
     .value = "A,B,...",
     .help = T_("who plays: kinds of players, with commas between them")},
    {.name = "seats", .value = "N", .help = T_("players at a table (as many as are named, or 4)")},
    {.name = "games",
     .letter = 'g',
     .value = "N",
     .help = T_("number of games, rounded up to whole deals (1000)")},
    LAB_OPTIONS_OF_GAMES,
    {0},
};

static int play(const Match *match, const LabWanted *wanted)
{
    Tally *tally = mem_new(1, sizeof *tally);
    LabWork work = lab_runner_match(match);
    uint64_t games = wanted->games > 0 ? (uint64_t)wanted->games : USUAL_GAMES;
    lab_runner_run(&work, 0, match_deals(match, games), (int)wanted->threads, tally);
    int status = lab_options_show(wanted, play_report_new(match, tally, wanted->language));
    if (tally->refused != 0) status = EXIT_FAILED;
    mem_free(tally);
    return status;
}

static int seat_and_play(const CommandSpec *command, const Edition *edition,
                         const LabWanted *wanted)
{
    Match match;
    if (wanted->players == NULL)
        return WRONG(command, T_("say who plays: {word}"), arg_word("--players simple,random"));
    if (!lab_options_match(command, wanted, wanted->players, edition, &match)) return EXIT_USAGE;
    return play(&match, wanted);
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    return lab_options_run(command, argc, argv, seat_and_play);
}

const CommandSpec cmd_lab_play = {
    .name = "lab play",
    .usage = "--players A,B,... [OPTION]...",
    .summary = T_("Plays many games and shows who wins, how long they last, what pays"),
    .about = T_("Seats are rotated: every deal of dice is played once for every seat. When more\n"
                "players are named than sit at a table, each deal draws who plays. The report is\n"
                "the same for any number of threads."),
    .options = options,
    .run = run,
};
