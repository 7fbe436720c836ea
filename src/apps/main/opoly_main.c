/* opoly_main.c -- opoly: finds the command and runs it. */
#include <string.h>

#include "apps/command/cmd.h"
#include "apps/command/output.h"
#include "apps/picture/cairo_lab.h"

#ifndef OPOLY_VERSION
#define OPOLY_VERSION "unknown"
#endif

static const CommandSpec *const commands[] = {&cmd_term,   &cmd_games, &cmd_edition, &cmd_rules,
                                              &cmd_replay, &cmd_lab,   NULL};
enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] - 1, NAME_COLUMN = 12 };

static int print_help(void)
{
    Text text = text_growing();
    text_add(&text, "opoly plays the classic game of buying, building and bankrupting, and its\n"
                    "variants, which are plain text files called editions.\n\n"
                    "Usage: opoly COMMAND [OPTION]...\n\n");
    for (int i = 0; i < COMMAND_COUNT; i++) {
        size_t from = text.length;
        text_add(&text, "  ");
        text_add(&text, commands[i]->name);
        text_pad(&text, from, NAME_COLUMN, ' ');
        text_add(&text, commands[i]->summary);
        text_add_char(&text, '\n');
    }
    text_add(&text, "\n  opoly COMMAND --help   says more about a command\n"
                    "  opoly --version        prints the version\n\n"
                    "To play now: opoly term\n");
    output_text(&text);
    text_free(&text);
    return output_end(EXIT_GOOD);
}

static int print_version(void)
{
    output_words("opoly " OPOLY_VERSION "\n");
    return output_end(EXIT_GOOD);
}

static int unknown(const char *word)
{
    const char *names[COMMAND_COUNT + 1] = {NULL};
    for (int i = 0; i < COMMAND_COUNT; i++) names[i] = commands[i]->name;
    const char *near = options_nearest(word, names);
    const char *what = word[0] == '-' ? "option" : "command";
    if (near != NULL) {
        return options_wrong(NULL, "there is no ", what, " '", word, "'; did you mean '", near,
                             "'?", NULL);
    }
    return options_wrong(NULL, "there is no ", what, " '", word, "'", NULL);
}

int main(int argc, char **argv)
{
    output_begin();
#ifdef OPOLY_CAIRO
    cairo_lab_offer();
#endif
    const char *word = argc > 1 ? argv[1] : "help";
    if (text_same(word, "--version") || text_same(word, "-V")) return print_version();
    if (text_same(word, "--help") || text_same(word, "-h") || text_same(word, "help")) {
        return print_help();
    }
    for (int i = 0; i < COMMAND_COUNT; i++) {
        if (text_same(word, commands[i]->name)) {
            return commands[i]->run(commands[i], argc - 1, argv + 1);
        }
    }
    return unknown(word);
}
