/* cmd_lab_rate.c -- opoly lab rate: many players, all against all. */
#include <getopt.h>
#include <string.h>

#include "apps/command/output.h"
#include "apps/lab/cmd_lab.h"
#include "apps/lab/lab_options.h"
#include "apps/lab/lab_runner.h"
#include "base/mem.h"
#include "lab/rating.h"

enum { USUAL_GAMES = 400, USUAL_SEATS = 4 };

static const OptionSpec options[] = {
    LAB_OPTION_EDITION,
    LAB_OPTION_RULE,
    {.name = "seats", .value = "N", .help = T_("players at a table, half of each kind (4, or 2)")},
    {.name = "games", .letter = 'g', .value = "N", .help = T_("games of every pair (400)")},
    LAB_OPTIONS_OF_GAMES,
    {0},
};

static void play_piece(const void *rating, uint64_t piece, void *counts)
{
    rating_play(rating, piece, counts);
}

static int rate(const Rating *rating, const LabWanted *wanted, const char *players)
{
    RatingCounts *counts = mem_new(1, sizeof *counts);
    LabWork work = {.run = play_piece,
                    .context = rating,
                    .bytes = sizeof *counts,
                    .games = (uint64_t)rating->seat_count};
    lab_runner_run(&work, 0, rating->deals * (uint64_t)rating_pairs(rating), (int)wanted->threads,
                   counts);
    int status =
        lab_options_show(wanted, players, rating_report_new(rating, counts, wanted->language));
    if (counts->refused != 0) status = EXIT_FAILED;
    mem_free(counts);
    return status;
}

/* The players of the list, through a match that nobody plays: it knows who is named twice. */
static bool read_players(const CommandSpec *command, const char *list, Match *match)
{
    *match = (Match){0};
    if (!lab_options_players(command, list, match)) return false;
    if (match->entrant_count < 2 || match->entrant_count < match->chair_count) {
        WRONG_PLAIN(command, T_("name at least two players, each of them once"));
        return false;
    }
    if (match->entrant_count <= RATING_PLAYERS) return true;
    WRONG_PLAIN(command, T_("there are too many players"));
    return false;
}

static int with_edition(const CommandSpec *command, const LabWanted *wanted, const char *list,
                        const Edition *edition)
{
    int most = edition->rule[RULE_PLAYERS_MAX];
    int seats = wanted->seats > 0 ? (int)wanted->seats : most < USUAL_SEATS ? 2 : USUAL_SEATS;
    if (seats % 2 != 0) return WRONG_PLAIN(command, T_("the seats must be an even number"));
    if (seats < edition->rule[RULE_PLAYERS_MIN] || seats > most)
        return WRONG(command, T_("'{word}' is for {at_least} to {at_most} players"),
                     arg_word(edition->word), arg_at_least(edition->rule[RULE_PLAYERS_MIN]),
                     arg_at_most(most));
    Match match;
    if (!read_players(command, list, &match)) return EXIT_USAGE;
    uint64_t games = wanted->games > 0 ? (uint64_t)wanted->games : USUAL_GAMES;
    Rating rating = {.edition = edition,
                     .seat_count = seats,
                     .seed = wanted->seed,
                     .deals = (games + (uint64_t)seats - 1) / (uint64_t)seats,
                     .round_limit = (int32_t)wanted->rounds,
                     .player_count = match.entrant_count};
    outlook_make(edition, &rating.outlook);
    lab_runner_listen(&match);
    rating.heard = match.heard;
    for (int i = 0; i < match.entrant_count; i++) rating.players[i] = match.entrants[i];
    return rate(&rating, wanted, list);
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    LabWanted wanted;
    int status = EXIT_USAGE;
    if (!lab_options_read(command, argc, argv, &wanted, &status)) return status;
    if (argc - optind != 1)
        return WRONG(command, T_("say who is rated: {word}"), arg_word("hard,medium,easy"));
    Edition *edition = mem_new(1, sizeof *edition);
    if (lab_options_edition(&wanted, edition, &status))
        status = with_edition(command, &wanted, argv[optind], edition);
    mem_free(edition);
    return status;
}

const CommandSpec cmd_lab_rate = {
    .name = "lab rate",
    .usage = "A,B,C,... [OPTION]...",
    .summary = T_("Plays all against all and rates them"),
    .about =
        T_("Every pair meets at tables of its own, half of the seats each, on the same deals.\n"
           "The ratings are those by Bradley and Terry; their intervals say how much they\n"
           "would change with other dice."),
    .options = options,
    .run = run,
};
