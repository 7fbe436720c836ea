/* cmd_lab_trades.c -- opoly lab trades: what the trades of players are worth. */
#include "apps/command/output.h"
#include "apps/lab/cmd_lab.h"
#include "apps/lab/lab_options.h"
#include "apps/lab/lab_runner.h"
#include "base/mem.h"
#include "lab/trades_report.h"

enum { USUAL_GAMES = 100, USUAL_ROLLOUTS = 400, MOST_GAMES = 10000 };

static const OptionSpec options[] = {
    LAB_OPTION_EDITION,
    LAB_OPTION_RULE,
    {.name = "players",
     .letter = 'p',
     .value = "A,B,...",
     .help = T_("who plays: kinds of players, with commas between them")},
    {.name = "seats", .value = "N", .help = T_("players at a table (as many as are named, or 4)")},
    {.name = "games", .letter = 'g', .value = "N", .help = T_("games to play (100)")},
    {.name = "rollouts", .value = "N", .help = T_("games played on from every trade (400)")},
    LAB_OPTIONS_OF_GAMES,
    {0},
};

typedef struct Trials {
    const Match *match;
    int rollouts;
} Trials;

/* The rows of each game have a place of their own among the counts. */
static void try_game(const void *context, uint64_t number, void *counts)
{
    const Trials *trials = context;
    TradeGame *games = counts;
    trade_trial_play(trials->match, number, trials->rollouts, &games[number]);
}

static int try_all(const LabWanted *wanted, Match *match)
{
    Trials trials = {.match = match,
                     .rollouts = wanted->rollouts > 0 ? (int)wanted->rollouts : USUAL_ROLLOUTS};
    uint64_t games = wanted->games > 0 ? (uint64_t)wanted->games : USUAL_GAMES;
    TradeGame *found = mem_new(games, sizeof *found);
    lab_runner_listen(match);
    LabWork work = {
        .run = try_game, .context = &trials, .bytes = games * sizeof *found, .games = 1};
    lab_runner_run(&work, 0, games, (int)wanted->threads, found);
    int status = lab_options_show(
        wanted, wanted->players,
        trades_report_new(match, found, (int64_t)games, trials.rollouts, wanted->language));
    mem_free(found);
    return status;
}

static int try_trades(const CommandSpec *command, const Edition *edition, const LabWanted *wanted)
{
    Match *match = mem_new(1, sizeof *match);
    int status = EXIT_USAGE;
    if (wanted->games > MOST_GAMES)
        WRONG(command, T_("at most {number} games"), arg_number(MOST_GAMES));
    else if (wanted->players == NULL)
        WRONG(command, T_("say who plays: {word}"), arg_word("--players simple,random"));
    else if (lab_options_match(command, wanted, wanted->players, edition, match))
        status = try_all(wanted, match);
    mem_free(match);
    return status;
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    return lab_options_run(command, argc, argv, try_trades);
}

const CommandSpec cmd_lab_trades = {
    .name = "lab trades",
    .usage = "--players A,B,... [OPTION]...",
    .summary = T_("Tries every trade of some games: whose chance to win did it raise?"),
    .about = T_("Each trade that is made is played on from many times, with it and without it."),
    .options = options,
    .run = run,
};
