/* cmd_lab_play.c -- opoly lab play: a series of games and who won them. */
#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/lab/cmd_lab.h"
#include "apps/lab/lab_options.h"
#include "apps/lab/lab_series.h"
#include "apps/store/files.h"
#include "base/mem.h"
#include "game/notation/notation.h"
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
    {.name = "from", .letter = 'f', .value = "FILE", .help = T_("begin from this position")},
    LAB_OPTIONS_OF_GAMES,
    {.name = "resume", .help = T_("go on with what {word} left"), .word = "--report DIR"},
    {0},
};

/* What was played before a signal came, and how to go on. */
static int tell_stop(const LabWanted *wanted, const LabSeries *series)
{
    int64_t seats = series->match->seat_count;
    if (wanted->report == NULL)
        return COMPLAIN(
            T_("interrupted after {first} of {second} games; with {word} the rest could "
               "be played later"),
            arg_first((int64_t)series->done * seats), arg_second((int64_t)series->deals * seats),
            arg_word("--report DIR"));
    return COMPLAIN(
        T_("interrupted after {first} of {second} games; the same command with {word} goes on"),
        arg_first((int64_t)series->done * seats), arg_second((int64_t)series->deals * seats),
        arg_word("--resume"));
}

static int play(const Match *match, const LabWanted *wanted)
{
    uint64_t games = wanted->games > 0 ? (uint64_t)wanted->games : USUAL_GAMES;
    LabSeries series = lab_series_new(match, match_deals(match, games));
    int status = EXIT_FAILED;
    if (lab_series_play(wanted, &series)) {
        const GameRow *rows = wanted->report != NULL || wanted->json ? series.rows : NULL;
        Report *report = play_report_new(match, series.tally, rows, wanted->language);
        status = lab_options_show(wanted, wanted->players, report);
        if (series.tally->refused != 0) status = EXIT_FAILED;
        if (series.done < series.deals) status = tell_stop(wanted, &series);
    }
    lab_series_free(&series);
    return status;
}

/* The position of --from; false after reporting what is wrong. */
static bool read_position(const LabWanted *wanted, const Edition *edition, Game *game)
{
    Problems *problems = mem_new(1, sizeof *problems);
    Text content = text_growing(), why = text_growing();
    problems->words = reader_words();
    bool good = files_read(wanted->from, &content, &why);
    if (good && !notation_position_read(edition, content.start, content.length, wanted->from, game,
                                        problems)) {
        problem_write(problems, &why);
        good = false;
    }
    if (!good) output_complain_lines(&why);
    text_free(&why);
    text_free(&content);
    mem_free(problems);
    return good;
}

static int play_from(const CommandSpec *command, const LabWanted *wanted, Match *match)
{
    Game start;
    if (!read_position(wanted, match->edition, &start)) return EXIT_FAILED;
    if (start.seat_count != match->seat_count)
        return WRONG(command, T_("the position has {first} seats, and {second} players sit down"),
                     arg_first(start.seat_count), arg_second(match->seat_count));
    if (start.phase == PHASE_OVER)
        return WRONG_PLAIN(command, T_("the game of this position is over"));
    match->start = &start;
    return play(match, wanted);
}

static int seat_and_play(const CommandSpec *command, const Edition *edition,
                         const LabWanted *wanted)
{
    Match match;
    if (wanted->players == NULL)
        return WRONG(command, T_("say who plays: {word}"), arg_word("--players simple,random"));
    if (wanted->resume && wanted->report == NULL)
        return WRONG(command, T_("{word} goes on with what {other_word} left: say where"),
                     arg_word("--resume"), arg_other_word("--report DIR"));
    if (!lab_options_match(command, wanted, wanted->players, edition, &match)) return EXIT_USAGE;
    return wanted->from != NULL ? play_from(command, wanted, &match) : play(&match, wanted);
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
                "the same for any number of threads. A run that was interrupted goes on with\n"
                "{word}, if it had {other_word}."),
    .words = {"--resume", "--report"},
    .options = options,
    .run = run,
};
