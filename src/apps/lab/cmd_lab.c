/* cmd_lab.c -- opoly lab: finds the command of the laboratory and runs it. */
#include "apps/lab/cmd_lab.h"

#include "apps/command/cmd.h"
#include "apps/command/output.h"
#include "apps/command/reader.h"

static const CommandSpec *const verbs[] = {
    &cmd_lab_play,    &cmd_lab_compare, &cmd_lab_rate,   &cmd_lab_exploit, &cmd_lab_trades,
    &cmd_lab_landing, &cmd_lab_worth,   &cmd_lab_evolve, &cmd_lab_train,   NULL};
enum { VERB_COUNT = sizeof verbs / sizeof verbs[0] - 1, NAME_COLUMN = 16 };

static const OptionSpec options[] = {{0}};

static int print_help(const CommandSpec *command)
{
    Text text = text_growing();
    SAY(reader_words(), &text, T_("Usage: {word} {other_word}"), arg_word("opoly lab"),
        arg_other_word("COMMAND [OPTION]..."));
    text_add(&text, "\n\n");
    words_write(reader_words(), &command->about, ARGS(arg_absent()), &text);
    text_add(&text, "\n\n");
    for (int i = 0; i < VERB_COUNT; i++) {
        size_t from = text.length;
        text_add(&text, "  ");
        text_add(&text, verbs[i]->name);
        text_pad(&text, from, NAME_COLUMN, ' ');
        words_write(reader_words(), &verbs[i]->summary, ARGS(arg_absent()), &text);
        text_add_char(&text, '\n');
    }
    text_add(&text, "\n  opoly lab COMMAND --help   ");
    text_add(&text, PLAIN(reader_words(), T_("says more about a command")));
    text_add_char(&text, '\n');
    output_text(&text);
    text_free(&text);
    return output_end(EXIT_GOOD);
}

/* The name of a verb is "lab play": what follows "lab ". */
static const char *own_word(const CommandSpec *verb)
{
    return verb->name + sizeof "lab " - 1;
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    const char *word = argc > 1 ? argv[1] : "help";
    if (text_same(word, "--help") || text_same(word, "-h") || text_same(word, "help"))
        return print_help(command);
    const char *names[VERB_COUNT + 1] = {NULL};
    for (int i = 0; i < VERB_COUNT; i++) {
        names[i] = own_word(verbs[i]);
        if (text_same(word, names[i])) return verbs[i]->run(verbs[i], argc - 1, argv + 1);
    }
    const char *near = options_nearest(word, names);
    if (near == NULL)
        return WRONG(command, T_("there is no '{word} {other_word}'"), arg_word("lab"),
                     arg_other_word(word));
    return WRONG(command, T_("there is no '{word} {other_word}'; did you mean '{name}'?"),
                 arg_word("lab"), arg_other_word(word), arg_name(near));
}

const CommandSpec cmd_lab = {
    .name = "lab",
    .usage = "COMMAND [OPTION]...",
    .summary = T_("Plays computers against each other in large numbers and shows what wins"),
    .about = T_("The laboratory plays many games, or throws many dice, and counts."),
    .options = options,
    .run = run,
};
