/* watopoly_main.c -- watopoly: Watopoly with its own options and files. */
#include <string.h>
#include <unistd.h>

#include "apps/command/output.h"
#include "apps/store/edition_store.h"
#include "apps/store/files.h"
#include "apps/store/gamefile.h"
#include "apps/terminal/terminal_play.h"
#include "apps/terminal/watopoly_session.h"
#include "apps/terminal/watopoly_setup.h"
#include "apps/terminal/welcome.h"
#include "base/mem.h"
#include "base/utf8.h"
#include "table/watopoly/watopoly.h"
#include "table/wording.h"

#ifndef OPOLY_VERSION
#define OPOLY_VERSION "unknown"
#endif

typedef struct WatopolyWanted {
    const char *load; /* NULL: a new game */
    const char *edition;
    bool testing, seeded, help, version;
    uint64_t seed;
    int computers;
    HouseRules rules;
} WatopolyWanted;

static const char usage[] =
    "Usage: watopoly [OPTION]...\n\n"
    "  -load FILE         go on with the game saved in FILE\n"
    "  -testing           dice can be chosen: roll 3 4; `help testing` lists more\n"
    "  -seed N            the same dice every time\n"
    "  -help, -h          this page\n"
    "  -version           which version this is\n\n"
    "Enhancements, all off unless they are asked for:\n"
    "  -rule NAME=VALUE   a house rule, as often as you like:\n"
    "                       pot=on                 fees go to the centre of the board,\n"
    "                                              Goose Nesting hands them out\n"
    "                       pot_start=500          and the centre starts with 500\n"
    "                       salary_landing=200     landing on Collect OSAP pays double\n"
    "                       build_even=on          improvements are bought evenly\n"
    "                       houses=32, hotels=12   improvements are limited\n"
    "                     `opoly rules` lists them all\n"
    "  -computers N       N computers play too; with -load, the last N players\n"
    "  -edition NAME      another board: classic, london, ... (`opoly edition list`)\n\n"
    "Without -load a new game asks who plays. `help` lists the commands.\n";

/* Lines on standard error, after what was written before; gives `status`. */
static int complain(const char *lines, int status)
{
    output_flush();
    size_t length = strlen(lines);
    while (length > 0) {
        ssize_t written = write(STDERR_FILENO, lines, length);
        if (written <= 0) break;
        lines += written;
        length -= (size_t)written;
    }
    return status;
}

/* "watopoly: WORDS." with control characters as '?'; the status of a wrong
 * option. */
static int complain_about(const char *before, const char *word, const char *after, const char *last)
{
    Text text = text_growing();
    text_add(&text, "watopoly: ");
    text_add(&text, before);
    text_add(&text, word);
    text_add(&text, after);
    text_add(&text, last);
    utf8_mask(text.start);
    text.length = strlen(text.start);
    bool ends = strchr(".?!", text.start[text.length - 1]) != NULL;
    text_add(&text, ends ? "\n" : ".\n");
    complain(text.start, EXIT_USAGE);
    text_free(&text);
    return EXIT_USAGE;
}

/* ---- options ---- */

/* The value of an option: after '=', or the next argument. */
static const char *value_of(char **argv, int argc, int *at, const char *name)
{
    const char *equals = strchr(name, '=');
    if (equals != NULL) return equals + 1;
    return *at + 1 < argc ? argv[++*at] : NULL;
}

static bool named(const char *word, const char *name, bool takes)
{
    size_t length = strlen(name);
    return strncmp(word, name, length) == 0 &&
           (word[length] == '\0' || (takes && word[length] == '='));
}

static int take_rule(WatopolyWanted *wanted, const char *value)
{
    char reason[300];
    Text why = text_into(reason, sizeof reason);
    if (house_rule_add(&wanted->rules, value, NULL, &why)) return 0;
    return complain_about("-rule ", value, ": ", reason);
}

static int take_value(WatopolyWanted *wanted, const char *name, const char *value)
{
    int64_t number = 0;
    if (named(name, "load", true)) {
        wanted->load = value;
    } else if (named(name, "edition", true)) {
        wanted->edition = value;
    } else if (named(name, "rule", true)) {
        return take_rule(wanted, value);
    } else if (named(name, "seed", true)) {
        wanted->seeded = text_to_unsigned(value, &wanted->seed);
        if (!wanted->seeded) {
            return complain_about("-seed ", value, "",
                                  ": a seed is a whole number from 0 to 18446744073709551615");
        }
    } else {
        bool good = text_to_int(value, &number) && number >= 0 && number < MAX_SEATS;
        if (!good) return complain_about("-computers ", value, "", ": say a number from 0 to 7");
        wanted->computers = (int)number;
    }
    return 0;
}

static bool takes_value(const char *name)
{
    static const char *const names[] = {"load", "edition", "rule", "seed", "computers"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (named(name, names[i], true)) return true;
    }
    return false;
}

/* One option; 0, or the exit status after reporting what is wrong. */
static int take(WatopolyWanted *wanted, int argc, char **argv, int *at)
{
    const char *word = argv[*at], *name = word;
    if (name[0] == '-') name++;
    if (name[0] == '-' && name[1] != '\0') name++;
    if (name == word) {
        return complain_about("'", word, "", "' is one word too many; -help lists the options");
    }
    if (takes_value(name)) {
        const char *value = value_of(argv, argc, at, name);
        if (value == NULL) return complain_about("", word, "", " needs a value; -help lists them");
        return take_value(wanted, name, value);
    }
    if (named(name, "testing", false)) {
        wanted->testing = true;
    } else if (named(name, "help", false) || named(name, "h", false)) {
        wanted->help = true;
    } else if (named(name, "version", false)) {
        wanted->version = true;
    } else {
        return complain_about("there is no option '", word, "", "'; -help lists them");
    }
    return 0;
}

/* ---- the edition and the table ---- */

/* Testers may choose any dice, so the rules must take them. */
static bool read_edition(WatopolyWanted *wanted, Edition *edition)
{
    Text why = text_growing();
    Problems *problems = mem_new(1, sizeof *problems);
    EditionStore *editions = edition_store_new();
    if (wanted->testing) house_rule_add(&wanted->rules, "any_dice=on", NULL, &why);
    const char *word =
        edition_store_find(editions, wanted->edition == NULL ? "waterloo" : wanted->edition, &why);
    bool good = word != NULL && edition_read(edition_store_library(editions), word, &wanted->rules,
                                             edition, problems);
    if (word == NULL) output_complain_lines(&why);
    if (word != NULL && !good) {
        text_clear(&why);
        problem_write(problems, &why);
        complain(why.start, EXIT_FAILED);
    }
    edition_store_free(editions);
    mem_free(problems);
    text_free(&why);
    return good;
}

/* One line "FILE:LINE: what is wrong" for each mistake (W4). */
static void tell_problems(const char *path, const Problems *problems)
{
    Text text = text_growing();
    for (int i = 0; i < problems->count && i < PROBLEM_MAX; i++) {
        wording_clean(path, &text);
        if (problems->list[i].line > 0) {
            text_add_char(&text, ':');
            text_add_int(&text, problems->list[i].line);
        }
        text_add(&text, ": ");
        text_add(&text, problems->list[i].sentence);
        text_add_char(&text, '\n');
    }
    complain(text.start, EXIT_FAILED);
    text_free(&text);
}

/* The last players of a file are those who came last at its table. */
static void seat_computers(Seating *seating, int computers)
{
    for (int i = seating->count - computers; i < seating->count; i++) {
        if (i > 0) seating->seats[i].kind = welcome_usual_kind();
    }
}

static Table *load_table(const WatopolyWanted *wanted, const Edition *edition, uint64_t seed)
{
    Text content = text_growing(), why = text_growing(), path = text_growing();
    Problems *problems = mem_new(1, sizeof *problems);
    Seating seating = {0};
    Game position;
    Table *table = NULL;
    files_path(wanted->load, &path);
    if (!files_read(path.start, &content, &why)) {
        complain_about("", why.start, "", "");
    } else if (watopoly_read(edition, content.start, content.length, wanted->load, &seating,
                             &position, problems)) {
        seat_computers(&seating, wanted->computers);
        table = table_new_at(edition, &wanted->rules, &seating, seed, &position);
    } else {
        tell_problems(wanted->load, problems);
    }
    mem_free(problems);
    text_free(&content);
    text_free(&why);
    text_free(&path);
    return table;
}

static int play(const WatopolyWanted *wanted, const Edition *edition)
{
    uint64_t seed = wanted->seeded ? wanted->seed : gamefile_seed();
    Table *table = NULL;
    if (wanted->load != NULL) {
        table = load_table(wanted, edition, seed);
        if (table == NULL) return EXIT_FAILED;
    }
    Terminal *terminal = terminal_new();
    int status = EXIT_GOOD;
    if (table == NULL) {
        Seating seating = {0};
        TerminalInput input = watopoly_setup_ask(terminal, edition, wanted->computers, &seating);
        if (input == TERMINAL_LINE) table = table_new(edition, &wanted->rules, &seating, seed);
        if (input == TERMINAL_END) output_words("\n");
        if (terminal_lost()) status = EXIT_FAILED;
        if (input == TERMINAL_SIGNAL) status = terminal_play_status(NULL);
    }
    if (table != NULL) status = watopoly_session_play(terminal, table, wanted->testing, 0);
    terminal_free(terminal);
    return status;
}

static int run(WatopolyWanted *wanted, int argc, char **argv)
{
    for (int at = 1; at < argc; at++) {
        int status = take(wanted, argc, argv, &at);
        if (status != 0) return status;
    }
    if (wanted->help || wanted->version) {
        output_words(wanted->help ? usage : "watopoly (opoly " OPOLY_VERSION ")\n");
        return output_end(EXIT_GOOD);
    }
    Edition *edition = mem_new(1, sizeof *edition);
    int status = read_edition(wanted, edition) ? play(wanted, edition) : EXIT_FAILED;
    mem_free(edition);
    return output_end(status);
}

int main(int argc, char **argv)
{
    output_begin();
    WatopolyWanted *wanted = mem_new(1, sizeof *wanted);
    int status = run(wanted, argc, argv);
    mem_free(wanted);
    return status;
}
