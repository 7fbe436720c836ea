/* options.c -- GNU-style options and arguments. */
#include "apps/command/options.h"

#include <assert.h>
#include <getopt.h>
#include <stdarg.h>
#include <string.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"

enum { MAX_OPTIONS = 24, LONG_ONLY = 256, HELP_COLUMN = 28, NEAR = 2 };

static const OptionSpec help = {"help", 'h', NULL, "this text"};
static const OptionSpec language = {"language", 0, "CODE",
                                    "speak it, such as fr; usually as the system"};
enum { LANGUAGE_CODE = LONG_ONLY - 1 }; /* for getopt */

const char *options_nearest(const char *word, const char *const *list)
{
    const char *best = NULL;
    int least = NEAR + 1;
    for (; *list != NULL; list++) {
        int distance = text_distance(word, *list);
        if (distance < least && distance < (int)strlen(*list)) {
            least = distance;
            best = *list;
        }
    }
    return best;
}

/* What is typed to run it. */
static void typed_name(const CommandSpec *command, Text *text)
{
    if (command == NULL || command->run != NULL) text_add(text, "opoly");
    if (command == NULL) return;
    if (command->run != NULL) text_add_char(text, ' ');
    text_add(text, command->name);
}

static void try_help(const CommandSpec *command, Text *text)
{
    text_add(text, " Try '");
    typed_name(command, text);
    text_add(text, " --help'.");
}

int options_wrong(const CommandSpec *command, ...)
{
    Text text = text_growing();
    va_list parts;
    va_start(parts, command);
    for (const char *part; (part = va_arg(parts, const char *)) != NULL;) text_add(&text, part);
    va_end(parts);
    char last = text.length == 0 ? '.' : text.start[text.length - 1];
    if (last != '.' && last != '?') text_add_char(&text, '.');
    try_help(command, &text);
    output_complain(text.start, NULL);
    text_free(&text);
    return EXIT_USAGE;
}

static int say_unknown(const CommandSpec *command, const char *given)
{
    const char *names[MAX_OPTIONS + 3] = {help.name, language.name};
    int count = 2;
    for (const OptionSpec *spec = command->options; spec->name != NULL; spec++) {
        names[count++] = spec->name;
    }
    char name[64];
    text_copy(name, sizeof name, given[0] == '-' && given[1] == '-' ? given + 2 : "");
    name[strcspn(name, "=")] = '\0';
    const char *near = name[0] == '\0' ? NULL : options_nearest(name, names);
    if (near != NULL) {
        options_wrong(command, "there is no option '", given, "'; did you mean '--", near, "'?",
                      NULL);
    } else {
        options_wrong(command, "there is no option '", given, "'", NULL);
    }
    return OPTIONS_WRONG;
}

/* getopt's view of our list: the long options and the string of letters. */
static void fill(const CommandSpec *command, struct option *longs, char *letters)
{
    size_t at = 0;
    int count = 0;
    letters[at++] = ':';
    for (const OptionSpec *spec = command->options; spec->name != NULL; spec++, count++) {
        assert(count < MAX_OPTIONS);
        longs[count] = (struct option){
            .name = spec->name,
            .has_arg = spec->value == NULL ? no_argument : required_argument,
            .val = LONG_ONLY + count,
        };
        if (spec->letter == 0) continue;
        letters[at++] = spec->letter;
        if (spec->value != NULL) letters[at++] = ':';
    }
    longs[count++] = (struct option){.name = help.name, .val = help.letter};
    longs[count] =
        (struct option){.name = language.name, .has_arg = required_argument, .val = LANGUAGE_CODE};
    letters[at++] = 'h';
    letters[at] = '\0';
}

static int index_of(const CommandSpec *command, int code)
{
    if (code >= LONG_ONLY) return code - LONG_ONLY;
    for (int i = 0; command->options[i].name != NULL; i++) {
        if (command->options[i].letter == code) return i;
    }
    return OPTIONS_WRONG;
}

int options_next(const CommandSpec *command, int argc, char **argv, const char **value)
{
    struct option longs[MAX_OPTIONS + 3] = {{0}};
    char letters[2 * MAX_OPTIONS + 4];
    fill(command, longs, letters);
    opterr = 0;
    optopt = 0;
    int here = optind;
    int code = getopt_long(argc, argv, letters, longs, NULL);
    *value = optarg;
    if (code == -1) return OPTIONS_END;
    if (code == help.letter) return OPTIONS_HELP;
    if (code == LANGUAGE_CODE) {
        reader_choose(optarg);
        return options_next(command, argc, argv, value);
    }
    /* getopt moves arguments behind options: the one it read is before optind,
     * unless it is still inside a bundle of letters. */
    char bundle[3] = {'-', (char)optopt, '\0'};
    bool letter = optopt > 0 && optopt < LANGUAGE_CODE;
    const char *given = letter ? bundle : argv[optind > here ? optind - 1 : optind];
    if (code == ':') {
        options_wrong(command, "the option '", given, "' needs a value", NULL);
        return OPTIONS_WRONG;
    }
    if (code == '?' && !letter && optopt >= LONG_ONLY) {
        options_wrong(command, "the option '--", command->options[optopt - LONG_ONLY].name,
                      "' takes no value", NULL);
        return OPTIONS_WRONG;
    }
    if (code == '?') return say_unknown(command, given);
    return index_of(command, code);
}

int options_leave(const CommandSpec *command, int what)
{
    if (what != OPTIONS_HELP) return EXIT_USAGE;
    Text text = text_growing();
    options_help_write(command, &text);
    output_text(&text);
    text_free(&text);
    return output_end(EXIT_GOOD);
}

bool options_number(const CommandSpec *command, const char *option, const char *value,
                    int64_t least, int64_t most, int64_t *number)
{
    if (text_to_int(value, number) && *number >= least && *number <= most) return true;
    char bounds[80];
    Text text = text_into(bounds, sizeof bounds);
    text_add_int(&text, least);
    if (most == INT64_MAX) {
        text_add(&text, " on");
    } else {
        text_add(&text, " to ");
        text_add_int(&text, most);
    }
    options_wrong(command, "'", option, " ", value, "': this must be a whole number from ", bounds,
                  NULL);
    return false;
}

static void option_help(const OptionSpec *spec, Text *text)
{
    size_t from = text->length;
    if (spec->letter != 0) {
        text_add(text, "  -");
        text_add_char(text, spec->letter);
        text_add(text, ", --");
    } else {
        text_add(text, "      --");
    }
    text_add(text, spec->name);
    if (spec->value != NULL) {
        text_add_char(text, '=');
        text_add(text, spec->value);
    }
    if (text->length - from > HELP_COLUMN - 2) {
        text_add_char(text, '\n');
        from = text->length;
    }
    text_pad(text, from, HELP_COLUMN, ' ');
    for (const char *at = spec->help; *at != '\0'; at++) {
        text_add_char(text, *at);
        if (*at != '\n') continue;
        from = text->length;
        text_pad(text, from, HELP_COLUMN, ' ');
    }
    text_add_char(text, '\n');
}

void options_help_write(const CommandSpec *command, Text *text)
{
    text_add(text, "Usage: ");
    typed_name(command, text);
    text_add_char(text, ' ');
    text_add(text, command->usage);
    text_add(text, "\n");
    text_add(text, command->summary);
    text_add(text, ".\n\n");
    if (command->about != NULL) {
        text_add(text, command->about);
        text_add(text, "\n\n");
    }
    for (const OptionSpec *spec = command->options; spec->name != NULL; spec++) {
        option_help(spec, text);
    }
    option_help(&language, text);
    option_help(&help, text);
}
