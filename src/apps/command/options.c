/* options.c -- GNU-style options and arguments. */
#include "apps/command/options.h"

#include <assert.h>
#include <getopt.h>
#include <string.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"

enum { MAX_OPTIONS = 24, LONG_ONLY = 256, HELP_COLUMN = 28, NEAR = 2, TYPED_SIZE = 80 };
enum { LANGUAGE = LONG_ONLY + MAX_OPTIONS }; /* what getopt gives for --language */

static const char help_name[] = "help", language_name[] = "language";

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
    char buffer[TYPED_SIZE];
    Text typed = text_into(buffer, sizeof buffer);
    typed_name(command, &typed);
    text_add(&typed, " --help");
    text_add_char(text, ' ');
    SAY(reader_words(), text, T_("Try '{word}'."), arg_word(buffer));
}

int options_wrong(const CommandSpec *command, const Sentence *sentence, const Arg *args)
{
    Text text = text_growing();
    words_write(reader_words(), sentence, args, &text);
    char last = text.length == 0 ? '.' : text.start[text.length - 1];
    if (last != '.' && last != '?') text_add_char(&text, '.');
    try_help(command, &text);
    output_complain(text.start);
    text_free(&text);
    return EXIT_USAGE;
}

int options_wrong_value(const CommandSpec *command, const char *option, const char *value,
                        const char *reason)
{
    return WRONG(command, T_("'{word} {other_word}': {text}"), arg_word(option),
                 arg_other_word(value), arg_text(reason));
}

static int say_unknown(const CommandSpec *command, const char *given)
{
    const char *names[MAX_OPTIONS + 3] = {help_name, language_name};
    int count = 2;
    for (const OptionSpec *spec = command->options; spec->name != NULL; spec++) {
        names[count++] = spec->name;
    }
    char name[64];
    text_copy(name, sizeof name, given[0] == '-' && given[1] == '-' ? given + 2 : "");
    name[strcspn(name, "=")] = '\0';
    const char *near = name[0] == '\0' ? NULL : options_nearest(name, names);
    if (near != NULL) {
        WRONG(command, T_("there is no option '{word}'; did you mean '--{other_word}'?"),
              arg_word(given), arg_other_word(near));
    } else {
        WRONG(command, T_("there is no option '{word}'"), arg_word(given));
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
    longs[count++] =
        (struct option){.name = language_name, .has_arg = required_argument, .val = LANGUAGE};
    longs[count] = (struct option){.name = help_name, .val = 'h'};
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
    if (code == 'h') return OPTIONS_HELP;
    if (code == LANGUAGE) {
        reader_choose(optarg);
        return options_next(command, argc, argv, value);
    }
    /* getopt moves arguments after options: the one it read is before
     * optind, unless it is still inside a bundle of letters. */
    char bundle[3] = {'-', (char)optopt, '\0'};
    bool letter = optopt > 0 && optopt < LONG_ONLY;
    const char *given = letter ? bundle : argv[optind > here ? optind - 1 : optind];
    if (code == ':') {
        WRONG(command, T_("the option '{word}' needs a value"), arg_word(given));
        return OPTIONS_WRONG;
    }
    if (code == '?' && !letter && optopt >= LONG_ONLY) {
        WRONG(command, T_("the option '--{word}' takes no value"),
              arg_word(command->options[optopt - LONG_ONLY].name));
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
    if (most == INT64_MAX) {
        WRONG(command, T_("'{word} {other_word}': this must be a whole number from {at_least} on"),
              arg_word(option), arg_other_word(value), arg_at_least(least));
    } else {
        WRONG(command,
              T_("'{word} {other_word}': this must be a whole number from {at_least} to {at_most}"),
              arg_word(option), arg_other_word(value), arg_at_least(least), arg_at_most(most));
    }
    return false;
}

bool options_seed(const CommandSpec *command, const char *value, uint64_t *seed)
{
    if (text_to_unsigned(value, seed)) return true;
    WRONG(command,
          T_("'{word} {other_word}': this must be a whole number from {at_least} to {name}"),
          arg_word("--seed"), arg_other_word(value), arg_at_least(0),
          arg_name("18446744073709551615"));
    return false;
}

bool options_add_rule(const CommandSpec *command, const char *value, const char **list, int *count,
                      int most)
{
    if (*count < most) {
        list[(*count)++] = value;
        return true;
    }
    WRONG_PLAIN(command, T_("there are too many rules"));
    return false;
}

bool options_add_player(const CommandSpec *command, const char *value, const char **list,
                        int *count, int most)
{
    if (*count < most) {
        list[(*count)++] = value;
        return true;
    }
    WRONG_PLAIN(command, T_("there are too many players; eight can play"));
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
    Text help = text_growing();
    words_write(reader_words(), &spec->help, ARGS(arg_word(spec->word)), &help);
    for (const char *at = help.start; *at != '\0'; at++) {
        text_add_char(text, *at);
        if (*at != '\n') continue;
        from = text->length;
        text_pad(text, from, HELP_COLUMN, ' ');
    }
    text_free(&help);
    text_add_char(text, '\n');
}

/* What every command has. */
static const OptionSpec help_spec = {.name = help_name, .letter = 'h', .help = T_("this text")};
static const OptionSpec language_spec = {.name = language_name,
                                         .value = "CODE",
                                         .help =
                                             T_("speak it, such as {word}; usually as the system"),
                                         .word = "fr"};

void options_help_write(const CommandSpec *command, Text *text)
{
    const Words *words = reader_words();
    char buffer[TYPED_SIZE];
    Text typed = text_into(buffer, sizeof buffer);
    typed_name(command, &typed);
    SAY(words, text, T_("Usage: {word} {other_word}"), arg_word(buffer),
        arg_other_word(command->usage));
    text_add(text, "\n");
    words_write(words, &command->summary, ARGS(arg_absent()), text);
    text_add(text, ".\n\n");
    if (command->about.words != NULL) {
        words_write(words, &command->about,
                    ARGS(arg_word(command->words[0]), arg_other_word(command->words[1]),
                         arg_name(command->words[2]), arg_other_name(command->words[3])),
                    text);
        text_add(text, "\n\n");
    }
    for (const OptionSpec *spec = command->options; spec->name != NULL; spec++) {
        option_help(spec, text);
    }
    option_help(&language_spec, text);
    option_help(&help_spec, text);
}
