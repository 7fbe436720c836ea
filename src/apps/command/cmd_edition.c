/* cmd_edition.c -- opoly edition, opoly rules: what can be played, and how. */
#include <getopt.h>

#include "apps/command/cmd.h"
#include "apps/command/cmd_edition_new.h"
#include "apps/command/edition_guide.h"
#include "apps/command/edition_page.h"
#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/store/edition_store.h"
#include "apps/terminal/welcome.h"
#include "base/mem.h"
#include "edition/edition_try.h"
#include "edition/edition_warn.h"
#include "edition/edition_write.h"
#include "table/wording.h"
#include "words/language.h"

static const OptionSpec no_options[] = {{0}};
enum { OPTION_RULE, OPTION_TEXT, OPTION_FROM, OPTION_AS, OPTION_OUTPUT, OPTION_FORCE };
enum { MAX_RULES = 100, WORD_COLUMN = 14, TITLE_COLUMN = 36 };
static const OptionSpec options[] = {
    [OPTION_RULE] = {.name = "rule",
                     .letter = 'r',
                     .value = "NAME=VALUE",
                     .help = T_("{word}: with this house rule"),
                     .word = "show"},
    [OPTION_TEXT] = {.name = "text",
                     .help = T_("{word}: the whole edition as an edition file"),
                     .word = "show"},
    [OPTION_FROM] = {.name = "from",
                     .value = "EDITION",
                     .help = T_("{word}: the edition to start from"),
                     .word = "new"},
    [OPTION_AS] = {.name = "as",
                   .value = "NAME",
                   .help = T_("{word}: the name, if not that of the file"),
                   .word = "import"},
    [OPTION_OUTPUT] = {.name = "output",
                       .letter = 'o',
                       .value = "FILE",
                       .help = T_("{word}: write to this file"),
                       .word = "new, import"},
    [OPTION_FORCE] = {.name = "force",
                      .help = T_("{word}: overwrite an existing file"),
                      .word = "new, import"},
    {0},
};

/* ---- edition ---- */

static void list_one(const EditionStore *editions, int n, Text *text)
{
    const EditionLibrary *library = edition_store_library(editions);
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    size_t from = text->length;
    wording_clean(library->sources[n].word, text);
    text_add_char(text, ' ');
    text_pad(text, from, WORD_COLUMN, ' ');
    if (edition_read(library, library->sources[n].word, NULL, edition, problems)) {
        text_add(text, edition->title);
        text_add_char(text, ' ');
        text_pad(text, from, TITLE_COLUMN, ' ');
    } else {
        SAY(reader_words(), text, T_("(has mistakes: {word})"), arg_word("opoly edition check"));
        text_add_char(text, ' ');
    }
    wording_clean(edition_store_path(editions, n), text);
    text_add_char(text, '\n');
    mem_free(edition);
    mem_free(problems);
}

static int list_all(void)
{
    EditionStore *editions = edition_store_translated();
    int count = edition_store_library(editions)->count, status = EXIT_GOOD;
    Text text = text_growing();
    for (int i = 0; i < count; i++) list_one(editions, i, &text);
    output_text(&text);
    text_clear(&text);
    text_add(&text, edition_store_notes(editions));
    if (text.length > 0) status = output_complain_lines(&text);
    if (count == 0) {
        COMPLAIN_PLAIN(T_("no editions were found"));
        status = EXIT_FAILED;
    }
    text_free(&text);
    edition_store_free(editions);
    return status;
}

static int show(const char *name, const HouseRules *rules, bool as_file)
{
    EditionStore *editions = as_file ? edition_store_new() : edition_store_translated();
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    Text text = text_growing();
    int status = EXIT_GOOD;
    const char *word = edition_store_find(editions, name, &text);
    if (word == NULL) {
        status = output_complain_lines(&text);
    } else if (!edition_read(edition_store_library(editions), word, rules, edition, problems)) {
        problem_write(problems, &text);
        status = output_complain_lines(&text);
    } else {
        if (as_file) {
            edition_write(edition, &text);
        } else {
            const char *code = language_code(reader_language());
            if (!edition_guide_write(editions, word, code, &text)) status = EXIT_FAILED;
            edition_page_write(edition, &text);
        }
        output_text(&text);
    }
    text_free(&text);
    mem_free(problems);
    mem_free(edition);
    edition_store_free(editions);
    return status;
}

/* As written, and then in every language there is. */
static bool is_good(EditionStore *editions, const char *word, Edition *edition, Problems *problems)
{
    bool good = edition_try(edition_store_library(editions), word, edition, problems);
    for (int i = 0; good && language_known(i) != NULL; i++) {
        edition_store_speak(editions, language_known(i)->code, NULL);
        good = edition_read(edition_store_library(editions), word, NULL, edition, problems);
    }
    return good;
}

/* "FILE:LINE: warning: what is odd", and that it can be played. */
static void write_verdict(const char *path, const Problems *warnings, Text *text)
{
    static const Sentence good = T_("{file}: good");
    static const Sentence odd =
        TN_("{file}: can be played, {count} warning", "{file}: can be played, {count} warnings");
    Text clean = text_growing();
    wording_clean(path, &clean);
    problem_write_as(warnings, &(const Sentence)T_("warning"), text);
    words_write(reader_words(), warnings->count == 0 ? &good : &odd,
                ARGS(arg_file(clean.start), arg_count(warnings->count)), text);
    text_add_char(text, '\n');
    text_free(&clean);
}

static void warn_of(const EditionStore *editions, const char *word, Problems *warnings)
{
    Edition *edition = mem_new(1, sizeof *edition);
    Origins *origins = mem_new(1, sizeof *origins);
    if (edition_read_origins(edition_store_library(editions), word, NULL, edition, origins,
                             warnings))
        edition_warn(edition, origins, warnings);
    mem_free(origins);
    mem_free(edition);
}

/* The mistakes go to standard output: they are the requested output. A file
 * that cannot be read is another matter. */
static bool check_one(const char *path)
{
    EditionStore *editions = edition_store_new();
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems), *warnings = mem_new(1, sizeof *warnings);
    problems->words = warnings->words = reader_words();
    Text text = text_growing();
    const char *word = edition_store_find(editions, path, &text);
    bool good = word != NULL && is_good(editions, word, edition, problems);
    if (good) {
        edition_store_speak(editions, "en", NULL);
        warn_of(editions, word, warnings);
        write_verdict(path, warnings, &text);
    } else if (word != NULL) {
        problem_write(problems, &text);
    } else {
        output_complain_lines(&text);
        text_clear(&text);
    }
    output_text(&text);
    text_free(&text);
    mem_free(warnings);
    mem_free(problems);
    mem_free(edition);
    edition_store_free(editions);
    return good;
}

static int check_all(char **paths, int count)
{
    int status = EXIT_GOOD;
    for (int i = 0; i < count; i++) {
        if (!check_one(paths[i])) status = EXIT_FAILED;
    }
    return status;
}

static int run_edition(const CommandSpec *command, int argc, char **argv)
{
    HouseRules rules = {0};
    bool as_file = false;
    NewWish wish = {0};
    const char *value;
    char reason[300];
    Text why = text_into(reason, sizeof reason);
    int option;
    while ((option = options_next(command, argc, argv, &value)) != OPTIONS_END) {
        if (option < 0) return options_leave(command, option);
        if (option == OPTION_TEXT) as_file = true;
        if (option == OPTION_FROM) wish.from = value;
        if (option == OPTION_AS) wish.as = value;
        if (option == OPTION_OUTPUT) wish.output = value;
        if (option == OPTION_FORCE) wish.force = true;
        if (option == OPTION_RULE && !house_rule_add(&rules, value, reader_words(), &why)) {
            return options_wrong_value(command, "--rule", value, reason);
        }
    }
    wish.words = reader_words();
    const char *verb = optind < argc ? argv[optind++] : "list";
    int count = argc - optind;
    if (text_same(verb, "list")) {
        if (count > 0) return WRONG(command, T_("'{word}' takes no names"), arg_word("list"));
        return output_end(list_all());
    }
    if (text_same(verb, "show")) {
        if (count != 1)
            return WRONG(command, T_("'{word}' takes the name of an edition"), arg_word("show"));
        return output_end(show(argv[optind], &rules, as_file));
    }
    if (text_same(verb, "check")) {
        if (count == 0)
            return WRONG(command, T_("'{word}' takes edition files"), arg_word("check"));
        return output_end(check_all(argv + optind, count));
    }
    if (text_same(verb, "new")) {
        if (count != 1) return WRONG(command, T_("'{word}' takes a name"), arg_word("new"));
        return output_end(cmd_edition_new(command, argv[optind], &wish));
    }
    if (text_same(verb, "import")) {
        if (count != 1)
            return WRONG(command, T_("'{word}' takes a board file"), arg_word("import"));
        return output_end(cmd_edition_import(command, argv[optind], &wish));
    }
    Arg verbs[] = {arg_word("list"), arg_word("show"), arg_word("check"), arg_word("new"),
                   arg_word("import")};
    return WRONG(command, T_("'{word}' is none of {things}"), arg_word(verb), arg_things(verbs, 5));
}

const CommandSpec cmd_edition = {
    .name = "edition",
    .usage = "[list | show NAME | check FILE... | new NAME | import FILE]",
    .summary = T_("Lists, shows, checks and makes editions"),
    .about = T_(
        "{word} is the name of an edition or the path of a file. '{other_word}' prints every\n"
        "mistake as FILE:LINE: what is wrong, and ends with status 1 if there is one.\n"
        "'{name}' writes a file to start from for a board of your own, '{other_name}' makes one\n"
        "of a board file (*.conf) of the game server monopd."),
    .words = {"NAME", "check", "new", "import"},
    .options = options,
    .run = run_edition,
};

/* ---- rules ---- */

static void rule_page(RuleId rule, Text *text)
{
    const RuleInfo *info = rule_info(rule);
    Text values = text_growing(), usual = text_growing();
    welcome_rule_values(rule, &values);
    rule_value_write(rule, info->usual, &usual);
    SAY(reader_words(), text, T_("{word}: {text}"), arg_word(info->word),
        arg_text(words_plain(reader_words(), &info->sentence)));
    text_add(text, "\n  ");
    SAY(reader_words(), text, T_("{text}; usually {word}"), arg_text(values.start),
        arg_word(usual.start));
    text_add_char(text, '\n');
    text_free(&values);
    text_free(&usual);
}

static int run_rules(const CommandSpec *command, int argc, char **argv)
{
    const char *value;
    int option;
    while ((option = options_next(command, argc, argv, &value)) != OPTIONS_END) {
        if (option < 0) return options_leave(command, option);
    }
    Text text = text_growing();
    if (optind == argc) {
        for (int i = 0; i < RULE_COUNT; i++) rule_page((RuleId)i, &text);
    }
    for (int i = optind; i < argc; i++) {
        RuleId rule;
        if (!rule_find(argv[i], &rule)) {
            COMPLAIN(T_("there is no rule '{word}'; did you mean '{other_word}'?"),
                     arg_word(argv[i]), arg_other_word(rule_info(rule_nearest(argv[i]))->word));
            text_free(&text);
            return EXIT_FAILED;
        }
        rule_page(rule, &text);
    }
    output_text(&text);
    text_free(&text);
    return output_end(EXIT_GOOD);
}

const CommandSpec cmd_rules = {
    .name = "rules",
    .usage = "[NAME]...",
    .summary = T_("Lists the house rules, what they mean and what they may be"),
    .about = T_("Any of them can be changed for one game: {word}"),
    .words = {"opoly term --rule auction=off"},
    .options = no_options,
    .run = run_rules,
};
