/* options.h -- the words after a command: GNU-style options and arguments. */
#ifndef APPS_COMMAND_OPTIONS_H
#define APPS_COMMAND_OPTIONS_H

#include "base/text.h"
#include "words/sentence.h"

/* One option of a command; a list of them ends with a NULL name. Every
 * command has --help and --language besides; the latter is dealt with here. */
typedef struct OptionSpec {
    const char *name;  /* "seed", without the dashes */
    char letter;       /* 's', or 0 for none */
    const char *value; /* how its value is called in the help; NULL: takes none */
    Sentence help;
    const char *word; /* {word} of the help; may be NULL */
} OptionSpec;

/* A command, for its help and for its sentences. */
typedef struct CommandSpec {
    const char *name;     /* "term" */
    const char *usage;    /* what follows the name: "[OPTION]..." */
    Sentence summary;     /* one line, for the list of commands */
    Sentence about;       /* more, for its own help; may be without words */
    const char *words[4]; /* {word}, {other_word}, {name}, {other_name} of `about` */
    const OptionSpec *options;
    /* NULL: no command of `opoly` but a program called `name`. */
    int (*run)(const struct CommandSpec *command, int argc, char **argv);
} CommandSpec;

enum { OPTIONS_END = -1, OPTIONS_WRONG = -2, OPTIONS_HELP = -3 };

/* The next option: its index in command->options with its value (or NULL) in
 * `value`; or one of the above. Mistakes have been reported. Arguments may
 * come between options; after OPTIONS_END they start at argv[optind].
 * argv[0] is the command. */
int options_next(const CommandSpec *command, int argc, char **argv, const char **value);

/* For OPTIONS_WRONG and OPTIONS_HELP: the exit status, help printed. */
int options_leave(const CommandSpec *command, int what);

/* Says what is wrong and what to try; gives EXIT_USAGE. `command` may be NULL:
 * that of the program. */
int options_wrong(const CommandSpec *command, const Sentence *sentence, const Arg *args);
#define WRONG(command, sentence, ...) \
    options_wrong((command), &(const Sentence)sentence, ARGS(__VA_ARGS__))
#define WRONG_PLAIN(command, sentence) WRONG(command, sentence, arg_absent())
/* The same about the value of an option, for a reason found elsewhere:
 * "'--rule x': there is no such rule". */
int options_wrong_value(const CommandSpec *command, const char *option, const char *value,
                        const char *reason);

/* The value of --seed: any number of 64 bits; false when it is none, which
 * has been reported. */
bool options_seed(const CommandSpec *command, const char *value, uint64_t *seed);
/* The value of an option as a whole number within bounds; false when it is
 * not, which has been reported. */
bool options_number(const CommandSpec *command, const char *option, const char *value,
                    int64_t least, int64_t most, int64_t *number);

/* Adds the value of --rule or --player to a list of at most `most`; false
 * when that is full, which has been reported. */
bool options_add_rule(const CommandSpec *command, const char *value, const char **list, int *count,
                      int most);
bool options_add_player(const CommandSpec *command, const char *value, const char **list,
                        int *count, int most);

/* The word of the list (ended by NULL) that is nearest to `word`, or NULL when
 * none is near: for "did you mean". */
const char *options_nearest(const char *word, const char *const *list);

void options_help_write(const CommandSpec *command, Text *text);

#endif
