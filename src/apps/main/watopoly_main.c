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
#include "base/mem.h"
#include "base/utf8.h"
#include "table/watopoly.h"
#include "table/wording.h"

#ifndef OPOLY_VERSION
#define OPOLY_VERSION "unknown"
#endif

typedef struct WatopolyWanted {
    const char *load; /* NULL: a new game */
    bool testing, seeded, help, version;
    uint64_t seed;
} WatopolyWanted;

static const char usage[] = "Usage: watopoly [-load FILE] [-testing] [-seed N]\n\n"
                            "  -load FILE   go on with the game saved in FILE\n"
                            "  -testing     dice can be chosen: roll 3 4\n"
                            "  -seed N      the same dice every time\n\n"
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

/* "watopoly: WORDS." with control characters as '?'. */
static int complain_about(const char *before, const char *word, const char *after, int status)
{
    Text text = text_growing();
    text_add(&text, "watopoly: ");
    text_add(&text, before);
    text_add(&text, word);
    text_add(&text, after);
    utf8_mask(text.start);
    text.length = strlen(text.start);
    text_add(&text, ".\n");
    complain(text.start, status);
    text_free(&text);
    return status;
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

/* One option; 0, or the exit status after reporting what is wrong. */
static int take(WatopolyWanted *wanted, int argc, char **argv, int *at)
{
    const char *word = argv[*at], *name = word;
    int64_t number = 0;
    if (name[0] == '-') name++;
    if (name[0] == '-' && name[1] != '\0') name++;
    if (name == word) {
        return complain_about("'", word,
                              "' is one word too many; the options are -load, -testing "
                              "and -seed",
                              EXIT_USAGE);
    }
    if (named(name, "load", true)) {
        wanted->load = value_of(argv, argc, at, name);
        if (wanted->load == NULL) {
            return complain_about("", word, " needs the name of a file", EXIT_USAGE);
        }
    } else if (named(name, "seed", true)) {
        const char *value = value_of(argv, argc, at, name);
        if (value == NULL || value[0] == '+' || !text_to_int(value, &number) || number < 0) {
            return complain_about("", word, " needs a whole number that is not negative",
                                  EXIT_USAGE);
        }
        wanted->seed = (uint64_t)number;
        wanted->seeded = true;
    } else if (named(name, "testing", false)) {
        wanted->testing = true;
    } else if (named(name, "help", false)) {
        wanted->help = true;
    } else if (named(name, "version", false)) {
        wanted->version = true;
    } else {
        return complain_about("there is no option '", word, "'; they are -load, -testing and -seed",
                              EXIT_USAGE);
    }
    return 0;
}

/* ---- the edition and the table ---- */

/* Testers may choose any dice, so the rules must take them. */
static bool read_edition(bool testing, HouseRules *rules, Edition *edition)
{
    Text why = text_growing();
    Problems *problems = mem_new(1, sizeof *problems);
    EditionStore *editions = edition_store_new();
    if (testing) house_rule_add(rules, "any_dice=on", NULL, &why);
    const char *word = edition_store_find(editions, "waterloo", &why);
    bool good = word != NULL &&
                edition_read(edition_store_library(editions), word, rules, edition, problems);
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

static Table *load_table(const WatopolyWanted *wanted, const Edition *edition,
                         const HouseRules *rules, uint64_t seed)
{
    Text content = text_growing(), why = text_growing();
    Problems *problems = mem_new(1, sizeof *problems);
    Seating seating = {0};
    Game position;
    Table *table = NULL;
    if (!files_read(wanted->load, &content, &why)) {
        complain_about("", why.start, "", EXIT_FAILED);
    } else if (watopoly_read(edition, content.start, content.length, wanted->load, &seating,
                             &position, problems)) {
        table = table_new_at(edition, rules, &seating, seed, &position);
    } else {
        tell_problems(wanted->load, problems);
    }
    mem_free(problems);
    text_free(&content);
    text_free(&why);
    return table;
}

static int play(const WatopolyWanted *wanted, const Edition *edition, const HouseRules *rules)
{
    uint64_t seed = wanted->seeded ? wanted->seed : gamefile_seed();
    Table *table = NULL;
    if (wanted->load != NULL) {
        table = load_table(wanted, edition, rules, seed);
        if (table == NULL) return EXIT_FAILED;
    }
    Terminal *terminal = terminal_new();
    int status = EXIT_GOOD;
    if (table == NULL) {
        Seating seating = {0};
        TerminalInput input = watopoly_setup_ask(terminal, edition, &seating);
        if (input == TERMINAL_LINE) table = table_new(edition, rules, &seating, seed);
        if (input == TERMINAL_END) output_words("\n");
        if (terminal_lost()) status = EXIT_FAILED;
        if (input == TERMINAL_SIGNAL) status = terminal_play_status(NULL);
    }
    if (table != NULL) status = watopoly_session_play(terminal, table, wanted->testing);
    terminal_free(terminal);
    return status;
}

int main(int argc, char **argv)
{
    output_begin();
    WatopolyWanted wanted = {0};
    for (int at = 1; at < argc; at++) {
        int status = take(&wanted, argc, argv, &at);
        if (status != 0) return status;
    }
    if (wanted.help || wanted.version) {
        output_words(wanted.help ? usage : "watopoly (opoly " OPOLY_VERSION ")\n");
        return output_end(EXIT_GOOD);
    }
    Edition *edition = mem_new(1, sizeof *edition);
    HouseRules *rules = mem_new(1, sizeof *rules);
    int status = EXIT_FAILED;
    if (read_edition(wanted.testing, rules, edition)) status = play(&wanted, edition, rules);
    mem_free(rules);
    mem_free(edition);
    return output_end(status);
}
