/* cmd_credits.c -- opoly credits: who made it, what it is modelled on and built with. */
#include <getopt.h>

#include "apps/command/cmd.h"
#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "table/credits.h"

static const OptionSpec options[] = {{0}};

static int run(const CommandSpec *command, int argc, char **argv)
{
    const char *value;
    int option = options_next(command, argc, argv, &value);
    if (option != OPTIONS_END) return options_leave(command, option);
    if (optind < argc) {
        return WRONG(command, T_("'{word}' is one word too many"), arg_word(argv[optind]));
    }
    Text text = text_growing();
    credits_write(reader_words(), &text);
    output_text(&text);
    text_free(&text);
    return output_end(EXIT_GOOD);
}

const CommandSpec cmd_credits = {
    .name = "credits",
    .usage = "",
    .summary = T_("Names who made opoly, what it is modelled on and built with"),
    .about = T_("The list is that of the file {word} of the sources."),
    .words = {"AUTHORS"},
    .options = options,
    .run = run,
};
