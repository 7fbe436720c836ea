/* lab_options.c -- what the commands of the laboratory are asked to do. */
#include "apps/lab/lab_options.h"

#include <getopt.h>
#include <string.h>

#include "apps/command/output.h"
#include "apps/command/player_file.h"
#include "apps/command/reader.h"
#include "apps/lab/lab_crew.h"
#include "apps/lab/lab_files.h"
#include "apps/lab/lab_runner.h"
#include "apps/store/edition_store.h"
#include "base/mem.h"
#include "lab/evolution.h"
#include "lab/markov_chain.h"

#ifndef OPOLY_VERSION
#define OPOLY_VERSION "unknown"
#endif

enum { USUAL_SEATS = 4, MOST_THREADS = 256, MOST_WORD = 1000 };

static const int64_t most_games = INT64_C(1000000000000);

static bool take_number(const CommandSpec *command, const char *option, const char *value,
                        LabWanted *wanted)
{
    const struct {
        const char *name;
        int64_t least, most, *number;
    } list[] = {{"games", 1, most_games, &wanted->games},
                {"rolls", 1, most_games, &wanted->rolls},
                {"trial", 1, most_games, &wanted->trial},
                {"threads", 1, MOST_THREADS, &wanted->threads},
                {"rounds", 1, TALLY_ROUNDS, &wanted->rounds},
                {"seats", 2, MAX_SEATS, &wanted->seats},
                {"confidence", 50, 99, &wanted->confidence},
                {"generations", 1, EVOLUTION_HISTORY, &wanted->generations},
                {"rollouts", 10, 100000, &wanted->rollouts},
                {"epochs", 1, 10000, &wanted->epochs},
                {"dealt", 0, 100, &wanted->dealt},
                {"brood", 4, EVOLUTION_POPULATION, &wanted->population}};
    char shown[40];
    Text text = text_into(shown, sizeof shown);
    if (text_same(option, "seed")) return options_seed(command, value, &wanted->seed);
    text_add(&text, "--");
    text_add(&text, option);
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++)
        if (text_same(option, list[i].name))
            return options_number(command, shown, value, list[i].least, list[i].most,
                                  list[i].number);
    return false;
}

/* Where the value of an option goes as it is; NULL for other options. */
static const char **words_of(const char *option, LabWanted *wanted)
{
    const struct {
        const char *name;
        const char **words;
    } list[] = {{"edition", &wanted->edition}, {"players", &wanted->players},
                {"report", &wanted->report},   {"from", &wanted->from},
                {"into", &wanted->into},       {"rivals", &wanted->rivals},
                {"numbers", &wanted->numbers}, {"editions", &wanted->editions}};
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++)
        if (text_same(option, list[i].name)) return list[i].words;
    return NULL;
}

static bool take_jail(const CommandSpec *command, const char *value, LabWanted *wanted)
{
    for (int policy = 0; policy < JAIL_POLICY_COUNT; policy++) {
        if (!text_same(value, jail_policy_word((JailPolicy)policy))) continue;
        wanted->jail = policy;
        return true;
    }
    Arg ways[] = {arg_word("pay"), arg_word("throw"), arg_word("wait")};
    WRONG(command, T_("'{word} {other_word}': this is {choices}"), arg_word("--jail"),
          arg_other_word(value), arg_choices(ways, 3));
    return false;
}

/* "opoly lab play --games 100": what does not change the report is left out. */
static void note_word(const char *word, Text *text)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "_./,=:+%@-";
    text_add_char(text, ' ');
    if (word[0] != '\0' && word[strspn(word, plain)] == '\0') {
        text_add(text, word);
        return;
    }
    text_add_char(text, '\'');
    for (; *word != '\0'; word++)
        if (*word == '\'')
            text_add(text, "'\\''");
        else
            text_add_char(text, (unsigned char)*word < ' ' ? '?' : *word);
    text_add_char(text, '\'');
}

/* More of the command. */
static Text noting(LabWanted *wanted)
{
    return (Text){.start = wanted->command,
                  .size = sizeof wanted->command,
                  .length = strlen(wanted->command)};
}

static void note_option(const char *option, const char *value, LabWanted *wanted)
{
    static const char *const idle[] = {"threads", "report", "resume", "csv", "json"};
    for (size_t i = 0; i < sizeof idle / sizeof idle[0]; i++)
        if (text_same(option, idle[i])) return;
    Text text = noting(wanted);
    text_add(&text, " --");
    text_add(&text, option);
    if (value != NULL) note_word(value, &text);
}

static void note_arguments(int argc, char **argv, LabWanted *wanted)
{
    Text text = noting(wanted);
    for (int i = optind; i < argc; i++) note_word(argv[i], &text);
}

static bool take(const CommandSpec *command, const char *option, const char *value,
                 LabWanted *wanted)
{
    const char **words = words_of(option, wanted);
    if (words != NULL) {
        *words = value;
    } else if (text_same(option, "csv")) {
        wanted->csv = true;
    } else if (text_same(option, "json")) {
        wanted->json = true;
    } else if (text_same(option, "resume")) {
        wanted->resume = true;
    } else if (text_same(option, "held")) {
        wanted->held = true;
    } else if (text_same(option, "jail")) {
        return take_jail(command, value, wanted);
    } else if (text_same(option, "rule")) {
        if (wanted->rule_count == LAB_RULES) {
            WRONG_PLAIN(command, T_("there are too many rules"));
            return false;
        }
        wanted->rules[wanted->rule_count++] = value;
    } else {
        return take_number(command, option, value, wanted);
    }
    return true;
}

/* Can the report be written, before hours are spent on it? All of the crew learn it. */
static bool report_place(const LabWanted *wanted, int *status)
{
    Text why = text_growing();
    int64_t wrong = 0;
    if (wanted->report != NULL && lab_crew_speaks() && !lab_files_try(wanted->report, &why)) {
        output_complain(why.start);
        wrong = 1;
    }
    text_free(&why);
    lab_crew()->add_up(&wrong, sizeof wrong);
    if (wrong != 0) *status = EXIT_FAILED;
    return wrong == 0;
}

bool lab_options_read(const CommandSpec *command, int argc, char **argv, LabWanted *wanted,
                      int *status)
{
    *wanted = (LabWanted){.edition = "classic",
                          .seed = 1,
                          .threads = lab_crew()->count > 1 ? 1 : lab_runner_processors(),
                          .rounds = MATCH_ROUNDS,
                          .confidence = 95,
                          .dealt = -1,
                          .jail = -1};
    const char *value;
    int option;
    Text begun = text_into(wanted->command, sizeof wanted->command);
    text_add(&begun, "opoly ");
    text_add(&begun, command->name);
    while ((option = options_next(command, argc, argv, &value)) != OPTIONS_END) {
        if (option < 0) {
            *status = options_leave(command, option);
            return false;
        }
        if (!take(command, command->options[option].name, value, wanted)) {
            *status = EXIT_USAGE;
            return false;
        }
        note_option(command->options[option].name, value, wanted);
    }
    note_arguments(argc, argv, wanted);
    wanted->language = reader_language();
    return report_place(wanted, status);
}

/* ---- the edition ---- */

static bool read_rules(const LabWanted *wanted, HouseRules *rules, Text *why)
{
    for (int i = 0; i < wanted->rule_count; i++) {
        if (house_rule_add(rules, wanted->rules[i], reader_words(), why)) continue;
        text_add_char(why, '\n');
        return false;
    }
    return true;
}

bool lab_options_edition(const LabWanted *wanted, Edition *edition, int *status)
{
    /* Tables for other programs name things the same in every language. */
    EditionStore *editions =
        wanted->csv || wanted->json ? edition_store_new() : edition_store_translated();
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    HouseRules *rules = mem_new(1, sizeof *rules);
    Text why = text_growing();
    const char *word = edition_store_find(editions, wanted->edition, &why);
    bool good = word != NULL && read_rules(wanted, rules, &why);
    *status = word != NULL && !good ? EXIT_USAGE : EXIT_FAILED;
    if (good && !edition_read(edition_store_library(editions), word, rules, edition, problems)) {
        problem_write(problems, &why);
        good = false;
    }
    if (!good) output_complain_lines(&why);
    text_free(&why);
    mem_free(rules);
    mem_free(problems);
    edition_store_free(editions);
    return good;
}

bool lab_options_jail(const CommandSpec *command, const LabWanted *wanted, const Edition *edition,
                      int *status)
{
    if (wanted->jail < 0 || jail_policy_differs(edition, (JailPolicy)wanted->jail)) return true;
    *status =
        WRONG(command, T_("nobody gets out of jail that way in '{word}'"), arg_word(edition->word));
    return false;
}

/* ---- the players ---- */

static bool add_player(const CommandSpec *command, const char *word, Match *match)
{
    Text why = text_growing();
    const PlayerKind *kind = player_file_find(word, &why);
    if (kind == NULL)
        output_complain_lines(&why);
    else if (!match_add(match, kind))
        WRONG_PLAIN(command, T_("there are too many players"));
    bool good = kind != NULL && why.length == 0;
    text_free(&why);
    return good;
}

bool lab_options_players(const CommandSpec *command, const char *list, Match *match)
{
    for (;;) {
        size_t length = strcspn(list, ",");
        char word[MOST_WORD];
        Text text = text_into(word, sizeof word);
        text_add_bytes(&text, list, length);
        if (!add_player(command, word, match)) return false;
        if (list[length] == '\0') return true;
        list += length + 1;
    }
}

static bool check_seats(const CommandSpec *command, const Edition *edition, const Match *match)
{
    if (match->seat_count < edition->rule[RULE_PLAYERS_MIN] ||
        match->seat_count > edition->rule[RULE_PLAYERS_MAX]) {
        WRONG(command, T_("'{word}' is for {at_least} to {at_most} players"),
              arg_word(edition->word), arg_at_least(edition->rule[RULE_PLAYERS_MIN]),
              arg_at_most(edition->rule[RULE_PLAYERS_MAX]));
        return false;
    }
    if (match->seat_count <= match->chair_count) return true;
    WRONG_PLAIN(command, T_("there are more seats than players"));
    return false;
}

bool lab_options_match(const CommandSpec *command, const LabWanted *wanted, const char *list,
                       const Edition *edition, Match *match)
{
    *match = (Match){.seed = wanted->seed, .round_limit = (int32_t)wanted->rounds};
    match_set_edition(match, edition);
    lab_runner_listen(match);
    if (!lab_options_players(command, list, match)) return false;
    int usual = match->chair_count < USUAL_SEATS ? match->chair_count : USUAL_SEATS;
    int most = edition->rule[RULE_PLAYERS_MAX];
    /* Everybody named plays, unless the table is too small for them. */
    if (match->chair_count <= most) usual = match->chair_count;
    match->seat_count = wanted->seats > 0 ? (int)wanted->seats : usual;
    return check_seats(command, edition, match);
}

/* ---- the report ---- */

/* Writes the files of the report; the exit status. */
static int write_files(const LabWanted *wanted, const Report *report)
{
    Text why = text_growing();
    int status = EXIT_GOOD;
    if (!lab_files_write(report, wanted->report, &why)) {
        output_complain(why.start);
        status = EXIT_FAILED;
    }
    text_free(&why);
    return status;
}

static void set_origin(const LabWanted *wanted, const char *players, Report *report)
{
    char seed[24];
    Text rules = text_growing(), number = text_into(seed, sizeof seed);
    for (int i = 0; i < wanted->rule_count; i++) {
        if (i > 0) text_add_char(&rules, ' ');
        text_add(&rules, wanted->rules[i]);
    }
    text_add_unsigned(&number, wanted->seed);
    report_origin(report, &(ReportOrigin){.version = "opoly " OPOLY_VERSION,
                                          .command = wanted->command,
                                          .edition = wanted->edition,
                                          .rules = rules.length > 0 ? rules.start : "none",
                                          .players = players,
                                          .seed = seed});
    text_free(&rules);
}

int lab_options_show(const LabWanted *wanted, const char *players, Report *report)
{
    Text text = text_growing();
    int status = EXIT_GOOD;
    set_origin(wanted, players, report);
    if (wanted->csv)
        report_csv_write(report, &text);
    else if (wanted->json)
        report_json_write(report, &text);
    else
        report_text_write(report, &text);
    output_text(&text);
    text_free(&text);
    if (wanted->report != NULL && lab_crew_speaks()) status = write_files(wanted, report);
    report_free(report);
    return output_end(status);
}

int lab_options_run(const CommandSpec *command, int argc, char **argv,
                    int (*work)(const CommandSpec *command, const Edition *edition,
                                const LabWanted *wanted))
{
    LabWanted wanted;
    int status = EXIT_USAGE;
    if (!lab_options_read(command, argc, argv, &wanted, &status)) return status;
    if (optind < argc) return WRONG(command, T_("'{word}' is too much"), arg_word(argv[optind]));
    Edition *edition = mem_new(1, sizeof *edition);
    if (lab_options_edition(&wanted, edition, &status) &&
        lab_options_jail(command, &wanted, edition, &status))
        status = work(command, edition, &wanted);
    mem_free(edition);
    return status;
}
