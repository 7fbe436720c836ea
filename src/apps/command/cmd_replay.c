/* cmd_replay.c -- opoly replay: checks a record and prints its account. */
#include <getopt.h>

#include "apps/command/cmd.h"
#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/store/gamefile.h"
#include "apps/terminal/session.h"
#include "console/console.h"
#include "game/notation/notation.h"
#include "table/dice_check.h"
#include "table/record.h"
#include "table/take_back.h"

enum { OPTION_QUIET, OPTION_AT, OPTION_EDITION, OPTION_DICE };
static const OptionSpec options[] = {
    [OPTION_QUIET] = {.name = "quiet",
                      .letter = 'q',
                      .help = T_("only check, print nothing when all is well")},
    [OPTION_AT] = {.name = "at",
                   .value = "N",
                   .help = T_("print the position after N actions instead")},
    [OPTION_EDITION] = {.name = "edition",
                        .letter = 'e',
                        .value = "FILE",
                        .help = T_("take the edition from this file")},
    [OPTION_DICE] = {.name = "dice",
                     .help = T_("check the dice of a game played on a server instead")},
    {0},
};

enum { HASH_SIZE = 24 };

typedef struct ReplayWanted {
    const char *edition;
    bool quiet, position, dice;
    int64_t at;
} ReplayWanted;

static int show_position(const Table *table, int64_t at)
{
    int64_t count = (int64_t)table_action_count(table);
    if (at > count) {
        return COMPLAIN(
            TN_("the game has only {count} action", "the game has only {count} actions"),
            arg_count(count));
    }
    Game game;
    table_state_at(table, (size_t)at, &game);
    Text text = text_growing();
    notation_position_write(table_edition(table), &game, &text);
    output_text(&text);
    text_free(&text);
    return EXIT_GOOD;
}

static int say(const Sentence *sentence, const Arg *args)
{
    Text text = text_growing();
    words_write(reader_words(), sentence, args, &text);
    text_add_char(&text, '\n');
    output_text(&text);
    text_free(&text);
    return EXIT_GOOD;
}

static int complain_of_action(const Table *table, size_t n)
{
    char buffer[ACTION_TEXT_SIZE];
    Text action = text_into(buffer, sizeof buffer);
    record_action_write(table, n, &action);
    return COMPLAIN(T_("action {count}, `{word}`, is not what the dice gave"),
                    arg_count((int64_t)n + 1), arg_word(buffer));
}

static int show_dice(const Table *table)
{
    static const Sentence fair =
        TN_("Fair: the dealer acted {count} time, always as the promised numbers say.",
            "Fair: the dealer acted {count} times, always as the promised numbers say.");
    size_t n;
    switch (dice_check(table, &n)) {
    case DICE_FAIR: return say(&fair, ARGS(arg_count((int64_t)n)));
    case DICE_ORDINARY:
        return COMPLAIN_PLAIN(
            T_("this game was not played on a server: its dice follow from its seed"));
    case DICE_SECRET: return COMPLAIN_PLAIN(T_("the dice can be checked when the game is over"));
    case DICE_PROMISE:
        return COMPLAIN_PLAIN(T_("the numbers shown are not those that were promised"));
    case DICE_DIFFERENT: return complain_of_action(table, n);
    case DICE_VERDICT_COUNT: break;
    }
    return EXIT_FAILED;
}

static int tell(Table *table)
{
    const Game *game = table_game(table);
    Text text = text_growing();
    Console *console = console_new(table, (ConsoleOptions){.language = reader_language()});
    console_account(console, &text);
    console_free(console);
    static const Sentence over = TN_("Good: {count} action, hash {word}. The game is over.",
                                     "Good: {count} actions, hash {word}. The game is over.");
    static const Sentence open = TN_("Good: {count} action, hash {word}. The game is not over.",
                                     "Good: {count} actions, hash {word}. The game is not over.");
    char digits[HASH_SIZE];
    Text hash = text_into(digits, sizeof digits);
    text_add_hex(&hash, notation_hash(table_edition(table), game), 16);
    text_add_char(&text, '\n');
    words_write(reader_words(), game->phase == PHASE_OVER ? &over : &open,
                ARGS(arg_count((int64_t)table_action_count(table)), arg_word(digits)), &text);
    text_add_char(&text, '\n');
    if (take_back_total(table) > 0) {
        SAY(reader_words(), &text,
            TN_("A friendly game: {count} action was taken back.",
                "A friendly game: {count} actions were taken back."),
            arg_count(take_back_total(table)));
        text_add_char(&text, '\n');
    }
    session_ranking_write(table, &text);
    output_text(&text);
    text_free(&text);
    return EXIT_GOOD;
}

static int replay(const char *path, const ReplayWanted *wanted)
{
    EditionStore *editions = edition_store_translated();
    Text why = text_growing();
    Table *table = NULL;
    if (wanted->edition == NULL || edition_store_find(editions, wanted->edition, &why) != NULL) {
        table = gamefile_read(editions, path, reader_words(), &why);
    }
    int status = EXIT_GOOD;
    if (table == NULL) {
        status = output_complain_lines(&why);
    } else if (wanted->dice) {
        status = show_dice(table);
    } else if (wanted->position) {
        status = show_position(table, wanted->at);
    } else if (!wanted->quiet) {
        status = tell(table);
    }
    table_free(table);
    text_free(&why);
    edition_store_free(editions);
    return output_end(status);
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    ReplayWanted wanted = {0};
    const char *value;
    int option;
    while ((option = options_next(command, argc, argv, &value)) != OPTIONS_END) {
        switch (option) {
        case OPTION_QUIET: wanted.quiet = true; break;
        case OPTION_AT:
            if (!options_number(command, "--at", value, 0, INT64_MAX, &wanted.at)) {
                return EXIT_USAGE;
            }
            wanted.position = true;
            break;
        case OPTION_DICE: wanted.dice = true; break;
        case OPTION_EDITION: wanted.edition = value; break;
        default: return options_leave(command, option);
        }
    }
    if (argc - optind != 1) return WRONG_PLAIN(command, T_("name one record file"));
    return replay(argv[optind], &wanted);
}

const CommandSpec cmd_replay = {
    .name = "replay",
    .usage = "[OPTION]... FILE",
    .summary = T_("Checks the record of a game to its last hash and tells the game"),
    .about = T_("A record that was tampered with is refused with the line where it departs from\n"
                "the rules, and status 1. '-' reads standard input."),
    .options = options,
    .run = run,
};
